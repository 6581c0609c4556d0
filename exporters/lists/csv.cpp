// A new list as CSV: UTF-8 with a byte order mark and semicolons, as a Turkish Excel opens it; the
// headings are those that rating lists are read by.

#include "words.hpp"

namespace {

using namespace hakem;

/// A text that a spreadsheet would take for a formula gets an apostrophe before it.
std::string text_cell(std::string_view text) {
    std::string cell(text);
    constexpr std::string_view formula = "=+-@\t";
    if (!cell.empty() && formula.find(cell.front()) != std::string_view::npos)
        cell.insert(cell.begin(), '\'');
    if (cell.find_first_of(";\"\r\n") == std::string::npos) return cell;
    std::string quoted = "\"";
    for (const char c : cell) {
        if (c == '"') quoted += '"';
        quoted += c;
    }
    return quoted + '"';
}

std::string number_cell(std::int32_t value) {
    return value == 0 ? std::string() : std::to_string(value);
}

std::string heading_of(const NewListInfo& info) {
    auto text = fmt::format("\xEF\xBB\xBF"
                            "FIDE ID;National ID;Name;Federation;Sex;Title;Club;Birth;Old;"
                            "Change;{};K used;Period games;{};Status",
                            lists::rating_heading(info), lists::of_class(info, "Games"));
    if (lists::prints_k(info)) text += fmt::format(";{};Flag", lists::of_class(info, "K"));
    if (lists::prints_standard(info)) text += ";Standard Rating;Standard K";
    return text + "\n";
}

std::string line_of(const ListRow& row, const NewListInfo& info) {
    auto line = fmt::format(
        "{};{};{};{};{};{};{};{};{};{};{};{};{};{};{}", text_cell(row.fide_id),
        text_cell(row.national_id), text_cell(row.name), text_cell(row.federation),
        lists::letter_of(row.sex), text_cell(row.title), text_cell(row.club),
        row.birth_year == 0 ? std::string() : std::to_string(row.birth_year), row.before,
        lists::change_text(row), row.after, row.k == 0 ? std::string() : std::to_string(row.k),
        row.played ? std::to_string(row.games) : std::string(),
        row.all_games < 0 ? std::string() : std::to_string(row.all_games), word_of(row.status));
    if (lists::prints_k(info))
        line += fmt::format(";{};{}", number_cell(row.printed_k), lists::flag_of(row));
    if (lists::prints_standard(info))
        line += fmt::format(";{};{}", number_cell(row.standard), number_cell(row.standard_k));
    return line + "\n";
}

class CsvList final : public ListExporter {
public:
    std::string_view extension() const override { return ".csv"; }

    void write(const NewListInfo& info, const ListRows& rows, const ByteSink& sink) const override {
        auto text = heading_of(info);
        rows([&](const ListRow& row) {
            text += line_of(row, info);
            if (text.size() < (std::size_t{1} << 16)) return;
            sink(text);
            text.clear();
        });
        sink(text);
    }
};

}

HAKEM_PLUGIN(CsvList, "csv", "New rating list as CSV", "")
