#include "file_shape.hpp"

#include "player.hpp"
#include "record.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace hakem::trf {

namespace {

/// As the cell has it; equal numbers are written alike in one file.
std::string_view number_of(std::string_view line) {
    return bare(line.substr(0, 8).substr(std::min<std::size_t>(4, line.size())));
}

bool is_player(std::string_view line) { return line.starts_with("001 "); }

/// Records whose first column alone shows them: other lines that begin with blanks are rulers,
/// comments or text that goes on.
bool may_be_shifted(Kind kind) {
    constexpr auto kinds =
        std::to_array<Kind>({Kind::name, Kind::city, Kind::federation, Kind::start, Kind::end,
                             Kind::players, Kind::rated, Kind::type, Kind::chief_arbiter,
                             Kind::time_control, Kind::round_dates, Kind::rounds});
    return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
}

std::string_view without_blanks_before(std::string_view line) {
    constexpr std::size_t most = 8;
    std::size_t count = 0;
    while (count < std::min(most, line.size()) && is_blank(line[count])) ++count;
    return line.substr(count);
}

/// What the lines in their columns have.
struct Present {
    std::array<bool, 64> kinds{};
    std::set<std::string_view> numbers;

    bool take(Kind kind, std::string_view line) {
        if (kind == Kind::player) return numbers.insert(number_of(line)).second;
        return !std::exchange(kinds[static_cast<std::size_t>(kind)], true);
    }
};

}

std::uint32_t second_event_of(const Source& source) {
    const auto& lines = source.lines();
    bool named = false, players = false;
    std::size_t second = 0;
    for (std::size_t i = 0; i < lines.size() && second == 0; ++i) {
        players |= named && is_player(lines[i].text);
        if (!lines[i].text.starts_with("012 ")) continue;
        if (players) second = i;
        named = true;
    }
    if (second == 0) return 0;
    std::set<std::string_view> numbers;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (!is_player(lines[i].text)) continue;
        const bool taken = !numbers.insert(number_of(lines[i].text)).second;
        if (i > second && taken) return static_cast<std::uint32_t>(second + 1);
    }
    return 0;
}

std::vector<std::uint32_t> shifted_lines_of(const Source& source, std::uint32_t end) {
    std::vector<std::uint32_t> candidates, shifted;
    for (std::uint32_t number = 1; number <= end; ++number) {
        const auto text = source.lines()[number - 1].text;
        if (text.size() < 6 || !is_blank(text.front())) continue;
        const auto line = without_blanks_before(text);
        const auto kind = kind_of(line);
        const bool is_one = kind == Kind::player
                                ? is_aligned(RecordLine(line)) && line.size() > 84
                                : may_be_shifted(kind) && !bare(line.substr(3)).empty();
        if (is_one) candidates.push_back(number);
    }
    const auto first = source.lines().begin();
    const bool has_players =
        std::any_of(first, first + end, [](const Line& line) { return is_player(line.text); });
    if (candidates.empty() || !has_players) return shifted; // all of them: shift_of
    Present present;
    for (std::uint32_t number = 1; number <= end; ++number)
        if (const auto text = source.lines()[number - 1].text;
            !text.empty() && !is_blank(text.front()))
            present.take(kind_of(text), text);
    for (const auto number : candidates) {
        const auto line = without_blanks_before(source.lines()[number - 1].text);
        if (present.take(kind_of(line), line)) shifted.push_back(number);
    }
    return shifted;
}

bool is_cut_off(const Source& source) {
    const auto& lines = source.lines();
    if (lines.size() < 2 || lines.back().end != LineEnd::none) return false;
    const auto& [text, end] = lines[lines.size() - 2];
    if (!is_player(lines.back().text) || !is_player(text)) return false;
    const auto length = RecordLine(lines.back().text).length(), before = RecordLine(text).length();
    if (length >= before) return false;
    // Without points yet, a line ends with the last cell that the player has.
    if (length < columns::points.to) return before >= columns::points.to;
    // A number stands at the right of its cell.
    const auto in_round = (length - columns::rank.to) % 10;
    return length > columns::rank.to && in_round >= 3 && in_round < 6;
}

}
