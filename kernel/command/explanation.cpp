#include "explanation.hpp"

#include <hakem/citation.hpp>
#include <hakem/text.hpp>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace hakem::command {

namespace {

using Json = nlohmann::ordered_json;

/// "pair 3 12" as its word and the words after it.
std::vector<std::string> words_of(std::string_view subject) {
    std::vector<std::string> words;
    while (!subject.empty()) {
        const auto end = std::min(subject.find(' '), subject.size());
        words.emplace_back(subject.substr(0, end));
        subject.remove_prefix(std::min(end + 1, subject.size()));
    }
    return words;
}

/// A line broken at blanks for a terminal, its further lines indented.
std::string wrapped(std::string_view line, std::size_t indent) {
    constexpr std::size_t widest = 100;
    std::string block, current;
    const auto begin = line.find_first_not_of(' ');
    for (auto rest = line.substr(std::min(begin, line.size())); !rest.empty();) {
        const auto word = rest.substr(0, rest.find(' '));
        rest.remove_prefix(std::min(word.size() + 1, rest.size()));
        const bool fits = display_width(current) + 1 + display_width(word) <= widest;
        if (current.empty()) {
            current = std::string(block.empty() ? std::min(begin, line.size()) : indent, ' ');
        } else if (fits) {
            current += ' ';
        } else {
            block += current + "\n";
            current = std::string(indent, ' ');
        }
        current += word;
    }
    return block + current + "\n";
}

Row row_of(const Decision& decision, bool alternative) {
    Row row(3);
    row[0] = subject_of(decision);
    row[0].header = true;
    auto reason = Phrase::of(decision.reason, decision.arguments);
    reason.literal = alternative ? "✗ " : "";
    row[1] = std::move(reason);
    row[2] = citation_of(decision.rule);
    return row;
}

void add_rows(Table& table, const Decision& decision, bool alternative) {
    table.rows.push_back(row_of(decision, alternative));
    for (const auto& below : decision.alternatives) add_rows(table, below, true);
}

/// The decision, and what it turned down two columns further in.
void add_lines(std::string& text, const Decision& decision, Language language,
               const std::string& indent, std::string_view mark = {}) {
    const auto subject = to_text(subject_of(decision), language);
    const auto rule = to_text(citation_of(decision.rule), language);
    text +=
        wrapped(fmt::format("{}{}{}{}{}{}", indent, mark, printable(subject),
                            subject.empty() ? "" : ": ", printable(sentence_of(decision, language)),
                            rule.empty() ? rule : fmt::format(" ({})", rule)),
                indent.size() + 2);
    for (const auto& below : decision.alternatives)
        add_lines(text, below, language, indent + "  ", "✗ ");
}

}

Json decision_json(const Decision& decision, Language language) {
    Json json = {{"subject", decision.subject},
                 {"rule", decision.rule},
                 {"edition", decision.edition},
                 {"message", sentence_of(decision, language)}};
    if (decision.alternatives.empty()) return json;
    json["turnedDown"] = Json::array();
    for (const auto& alternative : decision.alternatives)
        json["turnedDown"].push_back(decision_json(alternative, language));
    return json;
}

Phrase subject_of(const Decision& decision) {
    auto words = words_of(decision.subject);
    if (words.empty()) return {};
    const auto key = fmt::format("subject.{}", words.front());
    if (!has_text(key)) return Phrase::verbatim(decision.subject);
    words.erase(words.begin());
    if (key == "subject.bracket")
        for (auto& word : words)
            if (const auto score = parse_points(word)) word = points_argument(*score);
    return Phrase::of(key, std::move(words));
}

std::string explanation_text(const std::vector<Decision>& decisions, Language language,
                             std::string_view indent) {
    std::string text;
    for (const auto& decision : decisions) add_lines(text, decision, language, std::string(indent));
    return text;
}

Section explanation_section(const RoundPairing& round) {
    Section section;
    section.id = fmt::format("explanation-{}", round.round);
    section.heading = Phrase::of("explanation.heading", {fmt::to_string(round.round)});
    Table table;
    table.columns = {{Phrase::of("explanation.subject"), {}, "subject", Align::left, false},
                     {Phrase::of("explanation.decision"), {}, "decision", Align::left, true},
                     {Phrase::of("explanation.rule"), {}, "rule", Align::left, true}};
    for (const auto& decision : round.decisions) add_rows(table, decision, false);
    table.legend = {Phrase::of("explanation.legend")};
    section.body = std::move(table);
    return section;
}

}
