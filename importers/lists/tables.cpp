// Lists that are tables with headings: KKSF's and TSF's, and any other, in CSV, HTML or a workbook.

#include "open_table.hpp"
#include "values.hpp"
#include <hakem/error.hpp>
#include <hakem/folded_name.hpp>
#include <hakem/rating_list.hpp>
#include <hakem/text.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <common/values.hpp>

namespace {

using namespace hakem;
using namespace hakem::lists;

/// Rows that tell what a column holds.
constexpr std::size_t rows_looked_at = 100;

/// Days since 1900 as workbooks count them, where a year or a date was meant.
std::string without_serial(const std::string& cell) {
    const auto days = importing::whole_number(cell);
    if (!days || *days < 2200 || *days > 80000) return cell;
    const std::chrono::sys_days day{std::chrono::days{*days - 25569}};
    const std::chrono::year_month_day date{day};
    return fmt::format("{:02}.{:02}.{:04}", unsigned{date.day()}, unsigned{date.month()},
                       int{date.year()});
}

/// A text that looks like a formula has an apostrophe before it, so that spreadsheets leave it.
std::string_view without_guard(std::string_view cell) {
    constexpr std::string_view formula = "=+-@";
    const bool guarded = cell.size() > 1 && cell[0] == '\'' && formula.find(cell[1]) != cell.npos;
    return guarded ? cell.substr(1) : cell;
}

/// The cells of a row as a person.
class PersonRow {
public:
    PersonRow(const OpenTable& table, Values& values)
        : table_(table), values_(values), only_class_(table.columns.only_class()) {}

    ListedPlayer read(const std::vector<std::string>& cells) {
        player_ = {};
        surname_.clear();
        given_.clear();
        flag_.clear();
        const auto count = std::min(cells.size(), table_.columns.of.size());
        for (std::size_t i = 0; i < count; ++i) {
            const auto column = table_.columns.of[i];
            if (!column || cells[i].empty()) continue;
            values_.at(table_.rows->line(), static_cast<std::uint32_t>(i + 1));
            set(*column, cells[i]);
        }
        values_.at(table_.rows->line());
        if (player_.name.empty()) player_.name = importing::whole_name(surname_, given_);
        values_.flag(flag_, player_);
        return std::move(player_);
    }

private:
    void set(Column column, const std::string& cell) {
        switch (column) {
        case Column::fide_id:
            player_.fide_id = values_.fide_id(cell);
            break;
        case Column::national_id:
            player_.national_id = values_.national_id(cell);
            break;
        case Column::sex:
            player_.sex = values_.sex(cell);
            break;
        case Column::title:
            player_.title = values_.title(cell);
            break;
        case Column::women_title:
            player_.women_title = values_.title(cell);
            break;
        case Column::birth:
            player_.birth = values_.birth(without_serial(cell));
            break;
        default:
            if (column >= Column::national_standard)
                set_number(column, cell);
            else
                set_text(column, values_.text(without_guard(cell), "TUR"));
        }
    }

    void set_text(Column column, std::string text) {
        if (text == "-") return;
        switch (column) {
        case Column::name:
            player_.name = std::move(text);
            break;
        case Column::surname:
            surname_ = std::move(text);
            break;
        case Column::given_name:
            given_ = std::move(text);
            break;
        case Column::federation:
            player_.federation = std::move(text);
            break;
        case Column::other_titles:
            player_.other_titles = std::move(text);
            break;
        case Column::club:
            player_.club = std::move(text);
            break;
        case Column::region:
            player_.region = std::move(text);
            break;
        default:
            flag_ = std::move(text);
        }
    }

    void set_number(Column column, const std::string& cell) {
        const bool national = table_.columns.national;
        const auto of = [&](Column first) -> ListedRating& {
            return player_
                .ratings[static_cast<std::size_t>(column) - static_cast<std::size_t>(first)];
        };
        if (column <= Column::national_blitz) values_.rating(cell, of(Column::national_standard));
        // In a national list the FIDE ratings beside are not its own.
        else if (column <= Column::blitz && !national)
            values_.rating(cell, of(Column::standard));
        else if (column == Column::standard_games)
            player_.ratings[only_class_].games = values_.games(cell);
        else if (column == Column::standard_k)
            player_.ratings[only_class_].k = values_.k(cell);
        else if (column >= Column::standard_games && column <= Column::blitz_games)
            of(Column::standard_games).games = values_.games(cell);
        else if (column >= Column::standard_k && column <= Column::blitz_k)
            of(Column::standard_k).k = values_.k(cell);
    }

    const OpenTable& table_;
    Values& values_;
    std::size_t only_class_;
    ListedPlayer player_;
    std::string surname_, given_, flag_;
};

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (std::size_t i = 0; i < words.size() && i < 12; ++i)
        text += (i == 0 ? "" : ", ") + std::string(slice(printable(words[i]), 0, 30));
    return text;
}

/// A person's row that ends before its last column: its last cell may be a part of one, too. A
/// remark below the table is a row of one cell.
bool is_cut(const OpenTable& table, std::size_t cells, std::ptrdiff_t filled) {
    return table.rows->even() && cells < table.width && (filled > 1 || !table.rows->ended());
}

bool has_name(const TableColumns& columns, const std::vector<std::string>& cells) {
    for (const auto column : {Column::name, Column::surname, Column::given_name})
        if (const auto place = columns.place_of(column); place && *place < cells.size())
            if (!trim(cells[*place]).empty()) return true;
    return false;
}

void read_persons(OpenTable& table, const ListSink& sink, RatingListInfo& info,
                  Diagnostics& diagnostics) {
    Values values(diagnostics);
    PersonRow row(table, values);
    std::vector<std::string> cells;
    while (table.rows->next(cells)) {
        const auto filled = std::count_if(cells.begin(), cells.end(),
                                          [](const auto& cell) { return !trim(cell).empty(); });
        if (filled == 0) continue;
        if (is_cut(table, cells.size(), filled)) {
            values.at(table.rows->line());
            values.say(Severity::error, "LST-0119",
                       {std::to_string(cells.size()), std::to_string(table.width)});
            continue;
        }
        // A remark below the table stands alone in its row, or has nothing where names are.
        if (filled < 2 || !has_name(table.columns, cells)) {
            values.at(table.rows->line());
            values.say(Severity::warning, "LST-0109");
            continue;
        }
        auto player = row.read(cells);
        player.line = table.rows->line();
        if (player.name.empty()) {
            values.say(Severity::warning, "LST-0109");
            continue;
        }
        ++info.players;
        sink(std::move(player));
    }
}

/// Whether the values of a column look like FIDE ids: six to nine digits in all rows looked at.
bool looks_like_fide_ids(OpenTable table, std::size_t column) {
    std::vector<std::string> cells;
    std::size_t seen = 0;
    for (std::size_t i = 0; i < rows_looked_at && table.rows->next(cells); ++i) {
        const auto value = column < cells.size() ? trim(cells[column]) : std::string_view();
        if (value.empty()) continue;
        if (value.size() < 6 || value.size() > 9 ||
            value.find_first_not_of("0123456789") != value.npos)
            return false;
        ++seen;
    }
    return seen > 0;
}

/// Says how columns were taken whose headings leave it open.
class ColumnNotes {
public:
    ColumnNotes(const ListFile& file, OpenTable& table, Diagnostics& diagnostics)
        : file_(file), table_(table), columns_(table.columns), diagnostics_(diagnostics) {}

    void tell() {
        settle_bare_id();
        for (const auto place : columns_.again) tell_again(place);
        if (!columns_.unknown.empty())
            add(Severity::note, "LST-0115", 0, {joined(columns_.unknown)});
        const auto games = columns_.place_of(Column::standard_games);
        if (games && !columns_.national && !columns_.own)
            add(Severity::note, "LST-0125", *games + 1, {heading(*games)});
    }

private:
    /// "ID" says not whose: FIDE's in a list of FIDE ratings whose values look like it.
    void settle_bare_id() {
        if (!columns_.bare_id) return;
        const auto place = *columns_.bare_id;
        Diagnostics ignored;
        auto again = columns_.national || columns_.has(Column::fide_id)
                         ? std::nullopt
                         : open_table(file_, ignored);
        if (!again || !looks_like_fide_ids(std::move(*again), place)) {
            columns_.unknown.push_back(heading(place));
            return;
        }
        columns_.of[place] = Column::fide_id;
        add(Severity::note, "LST-0124", place + 1, {heading(place)});
    }

    void tell_again(std::size_t place) {
        std::size_t first = 0;
        while (first < place &&
               folded_name(table_.headings[first]) != folded_name(table_.headings[place]))
            ++first;
        add(Severity::warning, "LST-0123", place + 1,
            {heading(place), std::to_string(first + 1), std::to_string(place + 1)});
    }

    std::string heading(std::size_t place) const { return joined({table_.headings[place]}); }

    void add(Severity severity, std::string_view code, std::size_t column,
             std::vector<std::string> arguments) {
        diagnostics_.add(severity, code, line_, static_cast<std::uint32_t>(column), 1,
                         std::move(arguments));
    }

    const ListFile& file_;
    OpenTable& table_;
    TableColumns& columns_;
    Diagnostics& diagnostics_;
    std::uint32_t line_ = static_cast<std::uint32_t>(table_.rows->line());
};

class Table : public ListImporter {
public:
    explicit Table(TableColumns::Kind kind, std::string_view id) : kind_(kind), id_(id) {}

    int confidence(std::string_view head, const std::filesystem::path& path) const override {
        if (!is_zip(head) && !is_utf16(head) && head.find('\0') != head.npos) return 0;
        const ListFile file(path);
        Diagnostics ignored;
        const auto table = open_table(file, ignored);
        if (!table) return 0;
        const int sure = kind_ == TableColumns::Kind::table ? 50 : 85;
        return table->columns.kind == kind_ ? sure : kind_ == TableColumns::Kind::table ? 20 : 0;
    }

    RatingListInfo read(const std::filesystem::path& path, const ListSink& sink,
                        Diagnostics& diagnostics) const override {
        const ListFile file(path);
        auto table = open_table(file, diagnostics);
        if (!table)
            throw Error(ExitCode::not_understood, "error.list-no-headings", {path.string()});
        RatingListInfo info;
        info.format = id_;
        info.name = path.filename().string();
        info.national = table->columns.national;
        info.total_games = table->columns.own;
        if (!table->encoding.empty())
            diagnostics.add(Severity::note, "LST-0118", 0, 0, 1, {table->encoding});
        ColumnNotes(file, *table, diagnostics).tell();
        read_persons(*table, sink, info, diagnostics);
        if (info.players == 0) diagnostics.add(Severity::warning, "LST-0114", 0, 0, 1);
        return info;
    }

private:
    TableColumns::Kind kind_;
    std::string_view id_;
};

struct Kksf final : Table {
    Kksf() : Table(TableColumns::Kind::kksf, "kksf") {}
};
struct Tsf final : Table {
    Tsf() : Table(TableColumns::Kind::tsf, "tsf") {}
};
struct AnyTable final : Table {
    AnyTable() : Table(TableColumns::Kind::table, "table") {}
};

}

HAKEM_PLUGIN(Kksf, "kksf", "KKSF rating list (XLSX, CSV)", "KKSF")
HAKEM_PLUGIN(Tsf, "tsf", "TSF rating list (query page, CSV, XLSX)", "TSF")
HAKEM_PLUGIN(AnyTable, "table", "rating list with named columns (CSV, XLSX, HTML)", "")
