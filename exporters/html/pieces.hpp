#pragma once
/// Drawings of the pieces, as paths of SVG.

#include <string_view>

namespace hakem::html {

/// A piece in a square of 45 units: its shape, and the lines drawn in it.
struct PieceShape {
    std::string_view body, lines;
};

/// The bar that all of them stand on; part of the body.
inline constexpr std::string_view foot_of_piece = "M11 36.5h23v4H11z";

/// The shape of K, Q, R, B, N or P; both colours have the same.
PieceShape shape_of(char kind);

}
