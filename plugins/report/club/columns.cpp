#include "columns.hpp"

#include <hakem/text.hpp>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <numeric>
#include <string>

namespace hakem::club {

namespace {

bool is_one_of(std::string_view key, std::initializer_list<std::string_view> keys) {
    return std::find(keys.begin(), keys.end(), key) != keys.end();
}

/// The last word of "white-rating" decides the alignment, as the whole key does of "rating".
Align align_of(std::string_view key) {
    if (is_one_of(key, {"result", "colour", "float", "sex"})) return Align::centre;
    if (is_one_of(key, {"rank",
                        "number",
                        "rating",
                        "national-rating",
                        "points",
                        "board",
                        "round",
                        "birth-year",
                        "score",
                        "opponent-number",
                        "opponent-rating",
                        "bye",
                        "opponent-points",
                        "games",
                        "wins",
                        "draws",
                        "losses",
                        "match-points",
                        "game-points",
                        "strength",
                        "counted",
                        "list-place",
                        "players",
                        "fide-id"}))
        return Align::right;
    if (const auto dash = key.find('-'); dash != key.npos) return align_of(key.substr(dash + 1));
    return Align::left;
}

Phrase phrase_where_known(const std::string& key) {
    return has_text(key) ? Phrase::of(key) : Phrase{};
}

Cell sex_cell(Sex sex) {
    if (sex == Sex::unknown) return {};
    return {Phrase::of(sex == Sex::female ? "report.female" : "report.male")};
}

Cell text_cell(std::string_view text) {
    return text.empty() ? Cell{} : Cell{Phrase::verbatim(text)};
}

Cell id_cell(std::string_view id) {
    std::string shown = public_id(id);
    return shown.empty() ? Cell{} : Cell{Id{std::move(shown)}};
}

bool is_shown_empty(const CellContent& content) {
    if (const auto* phrase = std::get_if<Phrase>(&content)) return phrase->empty();
    if (const auto* rating = std::get_if<Rating>(&content)) return rating->value == 0;
    if (const auto* id = std::get_if<Id>(&content)) return id->value.empty();
    if (const auto* arrow = std::get_if<Arrow>(&content)) return arrow->direction == 0;
    if (const auto* date = std::get_if<Date>(&content)) return !*date;
    return std::holds_alternative<std::monostate>(content);
}

/// "title" and "white-title": the end of the key.
bool ends_with_key(std::string_view key, std::string_view wanted) {
    return key == wanted || (key.size() > wanted.size() && key.ends_with(wanted) &&
                             key[key.size() - wanted.size() - 1] == '-');
}

bool is_often_empty(std::string_view key) {
    constexpr std::array<std::string_view, 14> often_empty{
        "title", "rating",     "federation", "fide-id",  "licence", "sex",  "club",
        "team",  "birth-year", "short-name", "strength", "note",    "role", "counted"};
    return std::any_of(often_empty.begin(), often_empty.end(),
                       [&](auto wanted) { return ends_with_key(key, wanted); });
}

bool is_empty_column(const Table& table, std::size_t i) {
    return std::all_of(table.rows.begin(), table.rows.end(),
                       [i](const Row& row) { return is_empty(row[i]); });
}

void erase_column(Table& table, std::size_t i) {
    const auto at = static_cast<std::ptrdiff_t>(i);
    table.columns.erase(table.columns.begin() + at);
    for (Row& row : table.rows) row.erase(row.begin() + at);
    if (static_cast<int>(i) < table.frozen_columns) --table.frozen_columns;
}

}

Column column(std::string_view key, std::string_view word) {
    const std::string name = "column." + std::string(word.empty() ? key : word);
    Column made{Phrase::of(name), phrase_where_known(name + ".meaning"), std::string(key),
                align_of(key), false};
    made.wrap = is_one_of(key, {"club", "note"});
    return made;
}

Column column_headed(std::string_view key, Phrase heading, Phrase meaning, Align align) {
    return {std::move(heading), std::move(meaning), std::string(key), align, false};
}

Column round_column(int round) {
    const std::string number = std::to_string(round);
    return column_headed("round-" + number, Phrase::of("column.round-n", {number}), {},
                         Align::centre);
}

Cell player_cell(const Player& player, std::string_view key) {
    if (key == "number") return {Number{player.id}};
    if (key == "title") return text_cell(player.title);
    if (key == "name") {
        Cell name = text_cell(player.name);
        name.header = true;
        return name;
    }
    if (key == "rating") return {Rating{player.rating}};
    if (key == "national-rating") return {Rating{player.national_rating}};
    if (key == "federation") return text_cell(player.federation);
    if (key == "fide-id") return id_cell(player.fide_id);
    if (key == "licence") // of the federation; a T.C. identity number is hidden by its length
        return id_cell(player.licence.empty() ? player.national_id : player.licence);
    if (key == "sex") return sex_cell(player.sex);
    if (key == "club") return text_cell(player.club.empty() ? player.national_origin : player.club);
    if (key == "birth-year" && player.birth) return {Number{player.birth.year}};
    return {};
}

void add_player(Row& row, const Player* player, std::span<const std::string_view> keys) {
    for (const auto key : keys) row.push_back(player ? player_cell(*player, key) : Cell{});
}

void add_columns(Table& table, std::span<const std::string_view> keys) {
    for (const auto key : keys) table.columns.push_back(column(key));
}

bool is_empty(const Cell& cell) { return is_shown_empty(cell.content); }

void drop_empty_columns(Table& table) {
    for (std::size_t i = table.columns.size(); i-- > 0;)
        if (is_often_empty(table.columns[i].key) && is_empty_column(table, i))
            erase_column(table, i);
}

void drop_empty_columns(std::vector<Section>& sections) {
    if (sections.empty()) return;
    const auto tables = [&](auto use) {
        for (Section& section : sections) use(std::get<Table>(section.body));
    };
    for (std::size_t i = std::get<Table>(sections.front().body).columns.size(); i-- > 0;) {
        bool droppable = true;
        tables([&](const Table& table) {
            droppable = droppable && i < table.columns.size() &&
                        is_often_empty(table.columns[i].key) && is_empty_column(table, i);
        });
        if (droppable) tables([i](Table& table) { erase_column(table, i); });
    }
}

std::string public_id(std::string_view id) {
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    const auto digits = std::count_if(id.begin(), id.end(), is_digit);
    return digits == 11 ? std::string{} : std::string(id);
}

std::string score_text(Points points) {
    const auto value = points.in_hundredths();
    if (value % 50 != 0) return to_text(points);
    const std::string sign = value < 0 ? "-" : "";
    const auto size = value < 0 ? -value : value;
    const std::string whole = size >= 100 || size == 0 ? std::to_string(size / 100) : "";
    return sign + whole + (size % 100 == 0 ? "" : "½");
}

std::vector<std::int32_t> order_by_name(const Tournament& tournament,
                                        std::span<const std::string_view> names) {
    const Collator collator(language_for(tournament));
    std::vector<std::string> keys;
    keys.reserve(names.size());
    for (const auto name : names) keys.push_back(collator.key(name));
    std::vector<std::int32_t> order(names.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) {
        return keys[static_cast<std::size_t>(a)] < keys[static_cast<std::size_t>(b)];
    });
    return order;
}

}
