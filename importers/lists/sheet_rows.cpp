// Workbooks: the sheets' names and texts, then one sheet row by row.

#include "elements.hpp"
#include "rows.hpp"
#include <hakem/error.hpp>

#include <fmt/format.h>

#include <charconv>
#include <cmath>

namespace hakem::lists {

namespace {

/// A row of a workbook has at most 16,384 cells; lists have some twenty.
constexpr std::size_t row_limit = 1u << 20, string_limit = 256u << 10;
/// All texts of a workbook together.
constexpr std::size_t strings_limit = 192u << 20;
constexpr std::size_t part_limit = 4u << 20;

/// The texts that cells refer to by number.
class SharedStrings {
public:
    SharedStrings(Archive& workbook, Diagnostics& diagnostics) {
        if (!workbook.has("xl/sharedStrings.xml")) return;
        const auto input = workbook.read("xl/sharedStrings.xml");
        Elements elements(*input, "si", string_limit, diagnostics);
        pugi::xml_node item;
        while (elements.next(item)) {
            text_ += text_of(item).substr(0, cell_limit);
            ends_.push_back(static_cast<std::uint32_t>(text_.size()));
            if (text_.size() + ends_.size() * sizeof ends_[0] > strings_limit)
                throw Error(ExitCode::limit_hit, "error.zip-bomb", {workbook.name()});
        }
    }

    std::string operator[](std::size_t index) const {
        if (index >= ends_.size()) return {};
        const auto begin = index == 0 ? 0 : ends_[index - 1];
        return text_.substr(begin, ends_[index] - begin);
    }

    /// Of an item or an inline text: plain, or in runs of one format each.
    static std::string text_of(const pugi::xml_node& item) {
        std::string text = text_in(item.child("t"));
        for (const auto& run : item.children("r")) text += text_in(run.child("t"));
        return text;
    }

private:
    std::string text_;
    std::vector<std::uint32_t> ends_;
};

/// A small part of a workbook as a tree.
bool load_part(Archive& workbook, const std::string& part, pugi::xml_document& document) {
    if (!workbook.has(part)) return false;
    const auto bytes = first_bytes(*workbook.read(part), part_limit);
    return static_cast<bool>(document.load_buffer(
        bytes.data(), bytes.size(), pugi::parse_cdata | pugi::parse_escapes, pugi::encoding_utf8));
}

/// Where a sheet lies in the workbook; empty where there is no such sheet.
std::string sheet_part(Archive& workbook, std::size_t sheet) {
    pugi::xml_document book, relations;
    if (!load_part(workbook, "xl/workbook.xml", book)) return {};
    auto node = book.document_element().child("sheets").child("sheet");
    for (; sheet > 0 && node; --sheet) node = node.next_sibling("sheet");
    if (!node) return {};
    const std::string_view wanted = node.attribute("r:id").value();
    load_part(workbook, "xl/_rels/workbook.xml.rels", relations);
    for (const auto& relation : relations.document_element().children("Relationship")) {
        if (relation.attribute("Id").value() != wanted) continue;
        const std::string target = relation.attribute("Target").value();
        return target.starts_with('/') ? target.substr(1) : "xl/" + target;
    }
    return {};
}

/// "BC12" is column 54, 0-based; nothing where it has no letters.
std::size_t column_of(std::string_view reference, std::size_t otherwise) {
    std::size_t column = 0, letters = 0;
    for (; letters < reference.size() && letters < 4; ++letters) {
        const char c = reference[letters];
        if (c < 'A' || c > 'Z') break;
        column = column * 26 + static_cast<std::size_t>(c - 'A' + 1);
    }
    return letters == 0 ? otherwise : column - 1;
}

/// Spreadsheets write large numbers as 6.30012E6; ids and ratings are whole, and what is not stays
/// as it is written.
std::string number_text(const std::string& text) {
    if (text.find_first_of("eE") == text.npos) return text;
    double value = 0;
    const auto* const end = text.data() + text.size();
    const auto [stop, trouble] = std::from_chars(text.data(), end, value);
    const bool whole = trouble == std::errc() && stop == end && std::abs(value) < 1e15 &&
                       value == std::floor(value);
    return whole ? fmt::format("{:.0f}", value) : text;
}

class Sheet final : public Rows {
public:
    Sheet(Archive& workbook, const std::string& part, Diagnostics& diagnostics)
        : strings_(workbook, diagnostics), input_(workbook.read(part)),
          elements_(*input_, "row", row_limit, diagnostics) {}

    bool next(std::vector<std::string>& cells) override {
        pugi::xml_node row;
        if (!elements_.next(row)) return false;
        line_ = row.attribute("r").as_ullong(line_ + 1);
        cells.clear();
        for (const auto& cell : row.children("c")) {
            const auto column = column_of(cell.attribute("r").value(), cells.size());
            if (column >= most_columns) continue;
            if (cells.size() <= column) cells.resize(column + 1);
            cells[column] = text_of(cell).substr(0, cell_limit);
        }
        return true;
    }

    std::uint64_t line() const override { return line_; }

private:
    std::string text_of(const pugi::xml_node& cell) const {
        const std::string_view type = cell.attribute("t").value();
        if (type == "inlineStr") return SharedStrings::text_of(cell.child("is"));
        auto text = text_in(cell.child("v"));
        if (type == "s") {
            std::size_t index = 0;
            const auto* const end = text.data() + text.size();
            const auto [stop, trouble] = std::from_chars(text.data(), end, index);
            return trouble == std::errc() && stop == end ? strings_[index] : std::string();
        }
        if (type == "e") return {}; // #N/A and the like
        return type.empty() || type == "n" ? number_text(text) : text;
    }

    SharedStrings strings_;
    std::unique_ptr<Input> input_;
    Elements elements_;
    std::uint64_t line_ = 0;
};

}

std::unique_ptr<Rows> sheet_rows(Archive& workbook, std::size_t sheet, Diagnostics& diagnostics) {
    const auto part = sheet_part(workbook, sheet);
    if (part.empty() || !workbook.has(part)) return nullptr;
    return std::make_unique<Sheet>(workbook, part, diagnostics);
}

}
