#include "explain_output.hpp"

#include "command/cells.hpp"
#include <hakem/text.hpp>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace hakem::command {

namespace {

using judging::Entry;
using judging::RuleWeight;
using Json = nlohmann::ordered_json;

constexpr Columns column{"explain"};

std::string usual_key(const Entry& entry) {
    return fmt::format("explain.usual-{}", judging::word_of(entry.usual));
}

std::string_view key_of(const RuleWeight& weight) {
    if (weight.blocks) return "explain.weight-blocks";
    switch (weight.kind) {
    case RuleWeight::Kind::as_given:
        return "explain.weight-as-given";
    case RuleWeight::Kind::note:
        return "explain.weight-note";
    case RuleWeight::Kind::warning:
        return "explain.weight-warning";
    case RuleWeight::Kind::error:
        return "explain.weight-error";
    case RuleWeight::Kind::off:
        return "explain.weight-off";
    }
    return "";
}

std::string_view word_of(const RuleWeight& weight) {
    switch (weight.kind) {
    case RuleWeight::Kind::as_given:
        return "as-given";
    case RuleWeight::Kind::note:
        return "note";
    case RuleWeight::Kind::warning:
        return "warning";
    case RuleWeight::Kind::error:
        return "error";
    case RuleWeight::Kind::off:
        return "off";
    }
    return "";
}

std::string about(const Entry& entry, Language language) {
    const auto* family = judging::family_of(entry.code);
    return family == nullptr ? std::string()
                             : std::string(text(judging::about_key(*family), language));
}

/// An article or source in the language of the reader; what has no words of ours stays.
std::string in_language(std::string_view source, Language language) {
    std::string told(source);
    if (language == Language::english) return told;
    for (int number = 1;; ++number) {
        const auto key = fmt::format("explain.source-{:02}", number);
        if (!has_text(key)) return told;
        const auto from = text(key, Language::english), to = text(key, language);
        for (auto at = told.find(from); at != told.npos; at = told.find(from, at + to.size()))
            told.replace(at, from.size(), to);
    }
}

std::string source_text(const Entry& entry, Language language) {
    return in_language(judging::source_of(entry), language);
}

/// "error: back to the arbiter", "off: nobody rates the event": what a profile gives a code.
Phrase weight_phrase(const judging::Profile& profile, std::string_view code, Language language) {
    const auto* weight = profile.weight_of(code);
    if (weight == nullptr) return Phrase::of("explain.weight-as-given");
    return Phrase::of(key_of(*weight), {weight->reason.in(language)});
}

/// A paragraph about one code, its lines labelled.
class Paragraph {
public:
    Paragraph(const Explained& explained, Language language)
        : explained_(explained), language_(language) {}

    std::string of(const Entry& entry) {
        out_ =
            fmt::format("{}\n  {}\n", entry.code, printable(judging::meaning_of(entry, language_)));
        line("explain.about", about(entry, language_));
        line("explain.usual", usual(entry));
        for (const auto& profile : explained_.profiles) {
            const auto* weight = profile.weight_of(entry.code);
            if (weight == nullptr) continue;
            auto told = to_text(weight_phrase(profile, entry.code, language_), language_);
            if (!weight->source.empty())
                told += fmt::format(" ({})", in_language(weight->source, language_));
            out_ += fmt::format("  {}: {}\n", printable(profile.id), printable(told));
        }
        line("explain.source", source_text(entry, language_));
        line("explain.do", judging::advice_of(entry, language_));
        return std::move(out_);
    }

private:
    /// "by the case: error where …".
    std::string usual(const Entry& entry) const {
        const auto when = fmt::format("explain.{}.when", entry.code);
        const auto word = text(usual_key(entry), language_);
        return has_text(when) ? fmt::format("{}: {}", word, text(when, language_))
                              : std::string(word);
    }

    void line(std::string_view label, std::string_view content) {
        if (!content.empty())
            out_ += fmt::format("  {}: {}\n", text(label, language_), printable(content));
    }

    const Explained& explained_;
    Language language_;
    std::string out_;
};

template<class Make>
Json both(const Make& make) {
    return {{"en", make(Language::english)}, {"tr", make(Language::turkish)}};
}

Json entry_json(const Entry& entry, const Explained& explained) {
    Json json = {{"code", entry.code},
                 {"meaning", both([&](Language l) { return judging::meaning_of(entry, l); })},
                 {"about", both([&](Language l) { return about(entry, l); })},
                 {"usually", judging::word_of(entry.usual)},
                 {"profiles", Json::object()},
                 {"source", judging::source_of(entry)},
                 {"do", both([&](Language l) { return judging::advice_of(entry, l); })}};
    for (const auto& profile : explained.profiles) {
        const auto* weight = profile.weight_of(entry.code);
        if (weight == nullptr) continue;
        Json one = {{"weight", word_of(*weight)}, {"blocks", weight->blocks}};
        if (!weight->reason.english.empty())
            one["reason"] = both([&](Language l) { return weight->reason.in(l); });
        if (!weight->source.empty()) one["source"] = weight->source;
        json["profiles"][profile.id] = std::move(one);
    }
    return json;
}

Phrases profiles_cell(const Entry& entry, const Explained& explained, Language language) {
    Phrases cell;
    for (const auto& profile : explained.profiles) {
        auto phrase = weight_phrase(profile, entry.code, language);
        phrase.literal = profile.id + ": ";
        if (profile.weight_of(entry.code) != nullptr) cell.parts.push_back(std::move(phrase));
    }
    return cell;
}

}

std::string explain_text(const Explained& explained, Language language) {
    std::string all;
    for (const auto* entry : explained.codes)
        all += (all.empty() ? "" : "\n") + Paragraph(explained, language).of(*entry);
    return all;
}

std::string explain_list(const Explained& explained, Language language) {
    std::string all;
    for (const auto* entry : explained.codes)
        all += fmt::format("{:9}  {}  {}\n", entry->code, text(usual_key(*entry), language),
                           printable(judging::meaning_of(*entry, language)));
    return all;
}

std::string explain_json(const Explained& explained) {
    Json json = {{"schema", "hakem.explain/1"}, {"codes", Json::array()}};
    for (const auto* entry : explained.codes)
        json["codes"].push_back(entry_json(*entry, explained));
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

Document explain_document(const Explained& explained, Language language) {
    Table table;
    table.columns = {column("code"),
                     column("meaning", Align::left, true),
                     column("about", Align::left, true),
                     column("usual"),
                     column("profiles", Align::left, true),
                     column("source", Align::left, true),
                     column("do", Align::left, true)};
    for (const auto* entry : explained.codes)
        table.rows.push_back(
            {named(entry->code), Phrase::verbatim(judging::meaning_of(*entry, language)),
             Phrase::verbatim(about(*entry, language)), Phrase::of(usual_key(*entry)),
             profiles_cell(*entry, explained, language),
             Phrase::verbatim(source_text(*entry, language)),
             Phrase::verbatim(judging::advice_of(*entry, language))});
    Section section;
    section.id = "codes";
    section.heading = Phrase::of("explain.codes-heading");
    section.landscape = true;
    table.caption = section.heading;
    section.body = std::move(table);
    Document page;
    page.id = "explain";
    page.event = "hakem";
    page.title = Phrase::of("explain.title");
    if (explained.codes.size() == 1)
        page.title = Phrase::of("explain.title-one", {std::string(explained.codes.front()->code)});
    page.sections.push_back(std::move(section));
    return page;
}

}
