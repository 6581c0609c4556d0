#pragma once
/// A move as players write it on a scoresheet, with what belongs to it there but not to the move.

#include <string>
#include <string_view>

namespace hakem::adjourning {

/// "41. 0-0 (=)": the move alone, and what stood around it.
struct Written {
    std::string move;
    bool number = false; ///< "41.", "41..."
    bool offer = false;  ///< "(=)" or words: a draw was offered (8.1.1)
};

/// Never leaves nothing: a sign that stands alone stays.
Written written_move(std::string_view text);

}
