#include "kinds.hpp"

#include "player.hpp"
#include "record.hpp"

#include <algorithm>
#include <array>

namespace hakem::trf {

namespace {

struct Known {
    std::string_view id;
    Kind kind;
};

constexpr auto numbered = std::to_array<Known>({
    {"001", Kind::player},
    {"012", Kind::name},
    {"013", Kind::old_team},
    {"022", Kind::city},
    {"032", Kind::federation},
    {"042", Kind::start},
    {"052", Kind::end},
    {"062", Kind::players},
    {"072", Kind::rated},
    {"082", Kind::teams},
    {"092", Kind::type},
    {"102", Kind::chief_arbiter},
    {"112", Kind::deputy_arbiter},
    {"122", Kind::time_control},
    {"132", Kind::round_dates},
    {"142", Kind::rounds},
    {"152", Kind::initial_colour},
    {"162", Kind::scoring},
    {"172", Kind::ranking_method},
    {"182", Kind::pairing_controller},
    {"192", Kind::encoded_type},
    {"202", Kind::tie_breaks},
    {"212", Kind::standings_order},
    {"222", Kind::encoded_time_control},
    {"240", Kind::bye},
    {"250", Kind::acceleration},
    {"260", Kind::prohibited},
    {"299", Kind::abnormal_points},
    {"300", Kind::line_up},
    {"310", Kind::team},
    {"320", Kind::team_byes},
    {"330", Kind::forfeited_match},
    {"340", Kind::forfeited_match},
    {"352", Kind::team_colours},
    {"362", Kind::team_scoring},
    {"801", Kind::information},
    {"802", Kind::information},
    {"BBW", Kind::bb_scoring},
    {"BBD", Kind::bb_scoring},
    {"BBL", Kind::bb_scoring},
    {"BBZ", Kind::bb_scoring},
    {"BBF", Kind::bb_scoring},
    {"BBU", Kind::bb_scoring},
    {"TNR", Kind::tnr_rounds},
    {"FOR", Kind::xx_prohibited},
});

/// Records of programs that carry nothing for our rules; drafts of TRF26 among them.
constexpr auto kept_ids = std::to_array<std::string_view>(
    {"DAT", "ACC", "BYE", "TSE", "PAB", "FPB", "HPB", "ZPB", "MFO", "DFM", "OOO"});

constexpr auto javafo = std::to_array<Known>({{"XXR", Kind::xx_rounds},
                                              {"XXC", Kind::xx_colour},
                                              {"XXZ", Kind::xx_absent},
                                              {"XXP", Kind::xx_prohibited},
                                              {"XXA", Kind::xx_acceleration},
                                              {"XXS", Kind::xx_scoring},
                                              {"XXJ", Kind::xx_finished_game},
                                              {"XXL", Kind::xx_list_tolerance}});

bool has_digit(std::string_view text) {
    return std::any_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// XXS of JaVaFo has CODE=VALUE, XXA a number and points, XXC one of two words; others mean
/// something else by them.
Kind javafo_kind(Kind kind, std::string_view line) {
    const auto data = bare(line.substr(std::min<std::size_t>(line.size(), 4)));
    switch (kind) {
    case Kind::xx_scoring:
        return data.find('=') == data.npos ? Kind::extension : kind;
    case Kind::xx_acceleration:
        return has_digit(line.substr(std::min<std::size_t>(line.size(), 4), 4)) ? kind
                                                                                : Kind::extension;
    case Kind::xx_colour:
        return data.find("white1") == data.npos && data.find("black1") == data.npos
                   ? Kind::extension
                   : kind;
    default:
        return kind;
    }
}

/// The national rating record: a federation's code instead of 001, then a starting number.
bool is_national(std::string_view line) {
    const auto letters = id_of_line(line);
    if (letters.size() < 3 ||
        !std::all_of(letters.begin(), letters.end(), [](char c) { return c >= 'A' && c <= 'Z'; }))
        return false;
    if (letters.starts_with("XX") || letters.starts_with("XC")) return false;
    const auto number = bare(line.substr(std::min<std::size_t>(line.size(), 4), 4));
    if (is_number(number)) return true;
    return align_national(RecordLine(line)).repair == AlignedLine::Repair::shifted;
}

Kind kind_of_id(std::string_view id, std::string_view line) {
    const auto by_id = [id](const Known& known) { return known.id == id; };
    if (const auto it = std::find_if(numbered.begin(), numbered.end(), by_id); it != numbered.end())
        return it->kind;
    if (const auto it = std::find_if(javafo.begin(), javafo.end(), by_id); it != javafo.end())
        return javafo_kind(it->kind, line);
    if (id == "XCC") return Kind::clm_club;
    if (id.starts_with("XC") || std::find(kept_ids.begin(), kept_ids.end(), id) != kept_ids.end())
        return Kind::extension;
    return is_national(line) ? Kind::national : Kind::unknown;
}

}

std::string_view id_of(Edition edition) {
    switch (edition) {
    case Edition::trf06:
        return "trf06";
    case Edition::trf16:
        return "trf16";
    case Edition::trf26:
        return "trf26";
    }
    return "";
}

Kind kind_of(std::string_view line) {
    if (line.starts_with("001 ")) return Kind::player;
    if (bare(line).empty()) return Kind::blank;
    // Rulers and continued text begin with blanks; from TRF26 on comments have an id of their own.
    if (line.starts_with("###") || is_blank(line.front())) return Kind::comment;
    if (line.size() < 3) return Kind::unknown;
    if (line.size() > 3 && !is_blank(line[3])) return Kind::unknown;
    return kind_of_id(id_of_line(line), line);
}

bool is_of_trf26(Kind kind) {
    switch (kind) {
    case Kind::rounds:
    case Kind::initial_colour:
    case Kind::scoring:
    case Kind::ranking_method:
    case Kind::pairing_controller:
    case Kind::encoded_type:
    case Kind::tie_breaks:
    case Kind::standings_order:
    case Kind::encoded_time_control:
    case Kind::team_colours:
    case Kind::team_scoring:
    case Kind::national:
    case Kind::bye:
    case Kind::acceleration:
    case Kind::prohibited:
    case Kind::abnormal_points:
    case Kind::line_up:
    case Kind::team:
    case Kind::team_byes:
    case Kind::forfeited_match:
    case Kind::information:
        return true;
    default:
        return false;
    }
}

}
