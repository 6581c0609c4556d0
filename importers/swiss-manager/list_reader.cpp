#include "list_reader.hpp"

#include "common/numbers.hpp"
#include "common/values.hpp"
#include <hakem/decision.hpp>
#include <hakem/text.hpp>

#include <algorithm>
#include <map>

namespace hakem::swiss_manager {

namespace {

/// "-", "0" and zeros stand for nothing.
bool is_nothing(std::string_view text) {
    return text == "-" || text.find_first_not_of('0') == text.npos;
}

std::string joined(const std::vector<std::string>& words) {
    std::string all;
    for (const auto& word : words) all += (all.empty() ? "" : ", ") + word;
    return all;
}

}

std::optional<std::size_t> heading_line_of(const Source& source) {
    constexpr std::size_t looked_at = 100;
    const auto& lines = source.lines();
    for (std::size_t i = 0; i < std::min(lines.size(), looked_at); ++i)
        if (headings_of(lines[i].text)) return i;
    return std::nullopt;
}

ListReader::ListReader(std::shared_ptr<const Source> source, Diagnostics& diagnostics)
    : source_(std::move(source)), diagnostics_(diagnostics) {
    tournament_.format = "swiss-manager-list";
    tournament_.source = source_;
    tournament_.standings_only = true;
}

Tournament ListReader::read(std::size_t heading_line) {
    const auto& lines = source_->lines();
    headings_ = *headings_of(lines[heading_line].text);
    lost_.assign(headings_.size(), false);
    for (const auto& heading : headings_)
        if (heading.column == Column::tie_break)
            tournament_.declared_tie_breaks.push_back({heading.text, {}});
    read_header(heading_line);
    for (auto line = heading_line + 1; line < lines.size(); ++line) read_row(line);
    number_players();
    conclude_federation();
    tell_rest();
    return std::move(tournament_);
}

void ListReader::say(Severity severity, std::string_view code, const Cell& cell,
                     std::vector<std::string> arguments) {
    const auto line = cell.line == 0 ? std::string_view() : source_->lines()[cell.line - 1].text;
    diagnostics_.add(severity, code, cell.line, cell.column,
                     static_cast<std::uint32_t>(std::max<std::size_t>(length_of(cell.text), 1)),
                     std::move(arguments), cell.column == 0 ? std::string_view() : line);
}

void ListReader::not_understood(const Cell& cell, const Heading& heading) {
    constexpr std::size_t longest = 40;
    say(Severity::warning, "SML-0003", cell,
        {std::string(slice(cell.text, 0, longest)), heading.text});
}

std::int32_t ListReader::rating(const Cell& cell, const Heading& heading) {
    if (cell.text.empty()) return 0;
    const auto value = importing::whole_number(cell.text);
    if (value && *value >= 0 && *value <= 9999) return *value;
    not_understood(cell, heading);
    return 0;
}

std::optional<Points> ListReader::points(const Cell& cell, const Heading& heading) {
    if (cell.text.empty()) return std::nullopt;
    const auto value = parse_points(cell.text);
    if (!value) not_understood(cell, heading);
    return value;
}

void ListReader::read_row(std::size_t index) {
    const auto text = source_->lines()[index].text;
    const auto line = static_cast<std::uint32_t>(index + 1);
    if (trim(text).empty()) return;
    const auto cells = cells_of(text);
    const auto fewest = static_cast<std::size_t>(
        std::find_if(headings_.begin(), headings_.end(),
                     [](const Heading& heading) { return heading.column == Column::points; }) -
        headings_.begin());
    if (cells.size() <= fewest)
        return say(Severity::warning, "SML-0002", {text, line, 0},
                   {std::to_string(cells.size()), std::to_string(headings_.size())});
    if (cells.size() > headings_.size())
        say(Severity::warning, "SML-0004", {text, line, 0},
            {std::to_string(cells.size()), std::to_string(headings_.size())});
    Player player;
    player.line = line;
    number_.reset();
    of_games_ = {};
    forfeits_ = 0;
    for (std::size_t i = 0; i < std::min(cells.size(), headings_.size()); ++i) {
        const auto before = static_cast<std::size_t>(cells[i].data() - text.data());
        read_cell(
            player, headings_[i],
            {cells[i], line, static_cast<std::uint32_t>(length_of(text.substr(0, before)) + 1)});
        if (headings_[i].column == Column::other && !cells[i].empty()) lost_[i] = true;
    }
    check_points(player);
    if (forfeits_ > 0) with_forfeits_.emplace_back(tournament_.players.size(), forfeits_);
    numbers_.push_back(number_);
    tournament_.players.push_back(std::move(player));
}

void ListReader::read_cell(Player& player, const Heading& heading, const Cell& cell) {
    const auto text = cell.text;
    switch (heading.column) {
    case Column::title:
        player.title = importing::title(text);
        break;
    case Column::name:
        player.name = text;
        break;
    case Column::sex:
        if (const auto sex = importing::sex(text))
            player.sex = *sex;
        else
            not_understood(cell, heading);
        break;
    case Column::federation:
        player.federation = text;
        break;
    case Column::club:
        if (!is_nothing(text)) player.club = text;
        break;
    case Column::birth:
        if (const auto date = importing::date(text))
            player.birth = *date;
        else
            not_understood(cell, heading);
        break;
    case Column::identity:
        if (!is_nothing(text)) player.national_id = text;
        break;
    case Column::type:
    case Column::group:
        if (!text.empty()) player.group += (player.group.empty() ? "" : " ") + std::string(text);
        break;
    case Column::fide_id:
        if (!is_nothing(text)) player.fide_id = text;
        break;
    default:
        read_number(player, heading, cell);
    }
}

void ListReader::read_number(Player& player, const Heading& heading, const Cell& cell) {
    const auto count = [&] {
        return std::clamp(importing::whole_number(cell.text).value_or(0), 0, 999);
    };
    switch (heading.column) {
    case Column::rank:
        return read_rank(player, cell);
    case Column::number:
        number_ = importing::whole_number(cell.text);
        break;
    case Column::national_rating:
        player.national_rating = rating(cell, heading);
        break;
    case Column::rating:
        player.rating = rating(cell, heading);
        break;
    case Column::points:
        player.declared_points = points(cell, heading);
        break;
    case Column::wins:
        of_games_ += Points::whole(count());
        break;
    case Column::draws:
        of_games_ += Points::halves(count());
        break;
    case Column::forfeits:
        forfeits_ = count();
        break;
    case Column::tie_break:
        player.declared_tie_breaks.push_back(points(cell, heading));
        break;
    default:
        break;
    }
}

/// No rank: tied with the line above.
void ListReader::read_rank(Player& player, const Cell& cell) {
    const auto rank = importing::whole_number(cell.text);
    if (rank && *rank > 0) {
        player.declared_rank = *rank;
    } else if (cell.text.empty() && !tournament_.players.empty()) {
        player.declared_rank = tournament_.players.back().declared_rank;
    } else if (!cell.text.empty()) {
        not_understood(cell, headings_.front());
    }
}

/// Wins and draws are of games played; byes and forfeits may have brought more, never less.
void ListReader::check_points(const Player& player) {
    if (player.declared_points && *player.declared_points < of_games_)
        say(Severity::warning, "SML-0005", {{}, player.line, 0},
            {points_argument(*player.declared_points), points_argument(of_games_)});
}

void ListReader::number_players() {
    using Fate = importing::Numbers::Fate;
    const importing::Numbers numbers(numbers_, importing::most_players);
    auto& players = tournament_.players;
    for (std::size_t i = 0; i < players.size(); ++i) {
        const auto& given = numbers.given()[i];
        players[i].id = given.id;
        if (given.fate == Fate::kept) continue;
        const bool lost = given.fate == Fate::no_room;
        say(lost || given.fate == Fate::twice ? Severity::error : Severity::warning,
            lost ? "SML-0007" : "SML-0006", {{}, players[i].line, 0},
            {numbers_[i] ? std::to_string(*numbers_[i]) : "-", std::to_string(given.id),
             std::to_string(importing::most_players)});
    }
    std::vector<std::string> forfeits;
    for (const auto& [position, count] : with_forfeits_)
        forfeits.push_back(std::to_string(players[position].id) +
                           (count > 1 ? " (" + std::to_string(count) + ")" : ""));
    std::erase_if(players, [](const Player& player) { return player.id == 0; });
    if (!forfeits.empty()) say(Severity::note, "SML-0009", {}, {joined(forfeits)});
}

/// The federation of the event is not in the file: that of all its players, or of most.
void ListReader::conclude_federation() {
    std::map<std::string, std::size_t> counts;
    for (const auto& player : tournament_.players)
        if (!player.federation.empty()) ++counts[player.federation];
    std::size_t most = 0;
    for (const auto& [federation, count] : counts)
        if (count > most) {
            most = count;
            tournament_.federation = federation;
        }
    if (most * 2 <= tournament_.players.size()) tournament_.federation.clear();
    if (tournament_.federation.empty()) return;
    say(Severity::note, "SML-0010", {}, {tournament_.federation});
    for (auto& player : tournament_.players)
        if (player.national_rating != 0 || !player.national_id.empty())
            player.national_federation = tournament_.federation;
}

void ListReader::tell_rest() {
    std::vector<std::string> columns;
    for (std::size_t i = 0; i < headings_.size(); ++i)
        if (lost_[i])
            columns.push_back(headings_[i].text.empty() ? std::to_string(i + 1)
                                                        : headings_[i].text);
    if (!lost_facts_.empty()) say(Severity::note, "SML-0011", {}, {joined(lost_facts_)});
    if (!columns.empty()) say(Severity::note, "SML-0012", {}, {joined(columns)});
    say(Severity::note, "SML-0001", {}, {std::to_string(tournament_.players.size())});
}

}
