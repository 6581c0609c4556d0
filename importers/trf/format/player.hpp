#pragma once
/// The player record 001 and the national rating record, which shares its columns.

#include "cells.hpp"
#include "kinds.hpp"
#include "record.hpp"
#include <hakem/tournament.hpp>

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace hakem::trf {

namespace columns {
inline constexpr Columns id{5, 8}, sex{10, 10}, title{11, 13}, name{15, 47}, rating{49, 52},
    federation{54, 56}, fide_id{58, 68}, birth{70, 79}, points{81, 84}, rank{86, 89};
/// Of round 1; those of round r lie 10 (r - 1) columns further.
inline constexpr Columns round{90, 99}, opponent{92, 95}, colour{97, 97}, result{99, 99};
}

/// More rounds than any event has; what stands beyond is not read.
inline constexpr std::int32_t most_rounds = 400;

/// GM, IM, FM, CM and those of women.
bool is_title(std::string_view text);
/// The title that TRF06 writes as g, m, f, c, wg ... (case ignored); empty for other texts.
std::string_view title_of_letters(std::string_view letters);
/// The reverse.
std::string_view letters_of_title(std::string_view title);

/// The line without a record that Tornelo glued to its end ("DAT 0001 EMAIL ...").
std::string_view without_glued_record(std::string_view line);

/// A line 001 whose columns are where they belong.
struct AlignedLine {
    enum class Repair : std::uint8_t {
        none,
        bytes,   ///< was padded by bytes, not by characters
        words,   ///< had no columns; its words told what is what
        signs,   ///< the rating had signs that moved it, or stood in the federation's columns
        shifted, ///< stood some columns too far to one side from a cell on
        failed,  ///< something stands between the columns
    };
    std::string text; ///< empty where nothing was repaired
    Repair repair = Repair::none;
    bool name_cut = false; ///< the name is longer than its columns
    /// Where a shift began, and by how many columns to the right; negative = to the left.
    std::int32_t column = 0, shift = 0;
    Columns rating{0, 0};      ///< where it stood with its signs
    std::string end_of_name{}; ///< its last word, where it was cut
};

/// Puts a line's cells where they belong, where that can be told for sure.
AlignedLine align(const RecordLine& line);
/// Whether nothing stands between the columns and the rounds look like rounds.
bool is_aligned(const RecordLine& line);

/// The same for a national rating record: its cells are those of 001 up to the date of birth.
AlignedLine align_national(const RecordLine& line);
bool is_national_aligned(const RecordLine& line);
/// A rating that stands too far to the left, in the columns of the name; "Player 100" has none.
std::string_view rating_in_name(const RecordLine& line);

/// Says where a name has the signs of a wrong encoding: "Y?ld?z", "YÄ±ldÄ±z", "Yýldýz" of a Turk.
void look_at_name(const Player& player, Findings& findings);

/// A line 001 whose rating a sign pushes out of its columns ("1.962"), put right; else none.
AlignedLine rating_with_signs(const RecordLine& line);
/// What may be the rating of a player without one, behind the name: a number apart from it, or, of
/// a line without columns, any other word with digits.
std::string_view digits_behind_name(const Player& player, std::string_view name,
                                    bool told_from_words);

/// A birth date in any form; of two digits a year before the event. `other` may be meant as well.
struct BirthRead {
    Date date;
    DateForm form = DateForm::exact;
    Date other{};
};
BirthRead birth_of(std::string_view text, const Survey& survey);

/// Reads a line 001. False where it has no starting number; then the finding says so.
bool read_player(const RecordLine& line, const Survey& survey, Findings& findings, Player& player);

/// Reads a national rating record (id of the federation instead of 001) into its player. A rating
/// that does not stand in its columns is not read.
void read_national(const RecordLine& line, const Survey& survey, Findings& findings,
                   Player& player);

/// Rounds of a line 001.
void read_rounds(const RecordLine& line, const Survey& survey, Findings& findings, Player& player);

/// One cell of a player's record as the format wants it.
struct PlayerCell {
    Columns columns;
    bool to_the_left; ///< else to the right
    std::string (*text)(const Player&, Edition);
};

std::span<const PlayerCell> player_cells();
std::span<const PlayerCell> national_cells();

/// Ten columns of a round. TRF06 has fewer results; `lost` is set where one of them had to do.
std::string round_text(const RoundEntry& entry, Edition edition, bool& lost);

/// A title as the edition writes it.
std::string title_text(std::string_view title, Edition edition);

}
