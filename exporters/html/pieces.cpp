#include "pieces.hpp"

namespace hakem::html {

namespace {

constexpr PieceShape king{
    "M22.5 14c2.5 0 4 2 4 4.5 0 1.5-.6 3-1.4 4.3 2.2-3.3 5.2-5 8-4.3 3.6 1 4.9 4.6 3.4 8-1 "
    "2.3-3.5 4.5-4.5 6.5v3.5H13V33c-1-2-3.5-4.2-4.5-6.5-1.5-3.4-.2-7 3.4-8 2.8-.7 5.8 1 8 "
    "4.3-.8-1.3-1.4-2.8-1.4-4.3 0-2.5 1.5-4.5 4-4.5z"
    "M21.2 14V9.8h-2.6V7.2h2.6V4.6h2.6v2.6h2.6v2.6h-2.6V14z",
    "M13 33h19M22.5 24v9"};
constexpr PieceShape queen{
    "M12 33 8.5 16l5 7.5L15 12.5l4 10L22.5 11 26 22.5l4-10 1.5 11 5-7.5L33 33l-1 3.5H13z"
    "M8.5 12.4a2.1 2.1 0 1 1-.01 0zM15 8.7a2.1 2.1 0 1 1-.01 0zM22.5 7a2.1 2.1 0 1 1-.01 0z"
    "M30 8.7a2.1 2.1 0 1 1-.01 0zM36.5 12.4a2.1 2.1 0 1 1-.01 0z",
    "M12 33h21M11.4 29.5h22.2"};
constexpr PieceShape rook{"M11.5 8.5h5V12h4V8.5h4V12h4V8.5h5v8l-3.5 3v13l3 4H12l3-4v-13l-3.5-3z",
                          "M15 19.5h15M15 32.5h15"};
constexpr PieceShape bishop{
    "M22.5 6.5a2.6 2.6 0 0 1 1.6 4.7c4 2.8 6.9 6.9 6.9 11.1 0 3.3-1.8 5.7-4.2 7.2l2 "
    "4.5v2.5H16.2V34l2-4.5c-2.4-1.5-4.2-3.9-4.2-7.2 0-4.2 2.9-8.3 6.9-11.1a2.6 2.6 0 0 1 "
    "1.6-4.7z",
    "M22.5 15.5v9M18 20h9M18.2 29.5h8.6"};
constexpr PieceShape knight{
    "M16 36.5c-.3-5.5 3-8.5 6-12-2.2.7-4.3.8-6.5 1l-3.2 3.2L9 27.2 8.5 24l4-6.5c.4-3 1.8-5.3 "
    "4-6.8l.8-4.2 3.2 3c7.5.3 12.5 6 13 15 .2 4-.2 8-.8 12z",
    "M17 15.6a.7.7 0 1 1-.01 0zM11 24.2l1-.7M24.5 13.5c4.2 2.8 6 9 5.2 18"};
constexpr PieceShape pawn{
    "M22.5 9.5a5 5 0 0 1 3.2 8.8L29 20.5v2h-3.2c.3 4.8 1.7 8.8 5.2 12v2H14v-2c3.5-3.2 4.9-7.2 "
    "5.2-12H16v-2l3.3-2.2a5 5 0 0 1 3.2-8.8z",
    "M19.2 22.5h6.6"};

}

PieceShape shape_of(char kind) {
    switch (kind) {
    case 'K':
        return king;
    case 'Q':
        return queen;
    case 'R':
        return rook;
    case 'B':
        return bishop;
    case 'N':
        return knight;
    default:
        return pawn;
    }
}

}
