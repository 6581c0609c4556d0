#pragma once
/// Columns of the records other than 001 (FIDE C.13, TRF26; 013 of TRF06 and TRF16).

#include "record.hpp"

namespace hakem::trf {

namespace team_columns {
inline constexpr Columns number{5, 7}, name{9, 40}, nickname{42, 46}, strength{48, 53},
    match_points{55, 60}, game_points{62, 67}, rank{69, 71};
inline constexpr std::int32_t players = 74;
inline constexpr Columns old_name{5, 36};
inline constexpr std::int32_t old_players = 37;
}

namespace bye_columns {
inline constexpr Columns kind{5, 5}, round{7, 9};
inline constexpr std::int32_t ids = 11;
}

namespace acceleration_columns {
inline constexpr Columns match_points{5, 8}, game_points{10, 13}, first_round{15, 17},
    last_round{19, 21}, first_id{23, 26}, last_id{28, 31};
inline constexpr Columns xx_id{5, 8}, xx_points{10, 13}; ///< of round 1; 5 further each round
}

namespace prohibited_columns {
inline constexpr Columns first_round{5, 7}, last_round{9, 11};
inline constexpr std::int32_t ids = 13;
}

namespace abnormal_columns {
inline constexpr Columns kind{5, 5}, match_points{8, 11}, points{14, 17}, round{20, 22};
inline constexpr std::int32_t ids = 24;
/// Those of FIDE's sample file, whose ruler differs from the text.
inline constexpr Columns sample_match_points{7, 10}, sample_points{12, 15}, sample_round{17, 19};
inline constexpr std::int32_t sample_ids = 21;
}

namespace line_up_columns {
inline constexpr Columns round{5, 7}, team{9, 11}, opponent{13, 15};
inline constexpr std::int32_t players = 17;
}

namespace team_bye_columns {
inline constexpr Columns match_points{5, 8}, game_points{10, 13};
inline constexpr std::int32_t teams = 15;
}

namespace forfeit_columns {
inline constexpr Columns kind{5, 6}, round{8, 10}, white{12, 14}, black{16, 18};
}

namespace club_columns {
inline constexpr Columns id{5, 8}, club{10, 49};
}

}
