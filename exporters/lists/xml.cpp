// A new list as XML, with the elements of FIDE's lists and what the period did beside them.

#include "words.hpp"
#include <hakem/text.hpp>

namespace {

using namespace hakem;

std::string escaped(std::string_view text) {
    std::string safe;
    for (const char c : text) {
        switch (c) {
        case '&':
            safe += "&amp;";
            break;
        case '<':
            safe += "&lt;";
            break;
        case '>':
            safe += "&gt;";
            break;
        case '"':
            safe += "&quot;";
            break;
        default:
            safe += c;
        }
    }
    return safe;
}

void add(std::string& xml, std::string_view name, std::string_view value) {
    xml += fmt::format("<{0}>{1}</{0}>\n", name, escaped(printable(value)));
}

/// FIDE's elements carry the class in their names, but for standard.
std::string named(TimeClass time_class, std::string_view element) {
    return time_class == TimeClass::standard ? std::string(element)
                                             : fmt::format("{}_{}", word_of(time_class), element);
}

std::string player_of(const ListRow& row, const NewListInfo& info) {
    const auto time_class = info.time_class;
    std::string xml = "<player>\n";
    add(xml, "fideid", row.fide_id);
    if (!row.national_id.empty()) add(xml, "nationalid", row.national_id);
    add(xml, "name", row.name);
    add(xml, "country", row.federation);
    add(xml, "sex", lists::letter_of(row.sex));
    add(xml, "title", row.title);
    if (!row.club.empty()) add(xml, "club", row.club);
    add(xml, named(time_class, "rating"), std::to_string(row.after));
    if (row.all_games >= 0) add(xml, named(time_class, "games"), std::to_string(row.all_games));
    if (row.printed_k != 0) add(xml, named(time_class, "k"), std::to_string(row.printed_k));
    if (lists::prints_standard(info) && row.standard != 0)
        add(xml, "rating", std::to_string(row.standard));
    if (lists::prints_standard(info) && row.standard_k != 0)
        add(xml, "k", std::to_string(row.standard_k));
    add(xml, "birthday", row.birth_year == 0 ? std::string() : std::to_string(row.birth_year));
    if (lists::prints_k(info)) add(xml, "flag", lists::flag_of(row));
    if (row.played) {
        add(xml, "old", std::to_string(row.before));
        add(xml, "change", lists::change_text(row));
        add(xml, "k_used", std::to_string(row.k));
        add(xml, "period_games", std::to_string(row.games));
        add(xml, "status", word_of(row.status));
    }
    return xml + "</player>\n";
}

class XmlList final : public ListExporter {
public:
    std::string_view extension() const override { return ".xml"; }

    void write(const NewListInfo& info, const ListRows& rows, const ByteSink& sink) const override {
        auto text =
            fmt::format("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                        "<playerslist system=\"{}\" class=\"{}\" issue=\"{}\" rule=\"{}\">\n",
                        info.system, word_of(info.time_class), lists::issue_text(info.issue),
                        escaped(info.rule));
        rows([&](const ListRow& row) {
            text += player_of(row, info);
            if (text.size() < (std::size_t{1} << 16)) return;
            sink(text);
            text.clear();
        });
        sink(text + "</playerslist>\n");
    }
};

}

HAKEM_PLUGIN(XmlList, "xml", "New rating list as XML", "")
