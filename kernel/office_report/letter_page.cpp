// A letter as a page. The template escapes every text of a file by itself.

#include "letter.hpp"
#include <hakem/error.hpp>
#include <hakem/registry.hpp>
#include <hakem/source.hpp>
#include <hakem/text.hpp>

#include <fmt/format.h>
#include <kainjow/mustache.hpp>

namespace hakem::office_report {

namespace {

namespace mustache = kainjow::mustache;

/// The template, read and understood once.
struct Template {
    std::filesystem::path path = installed_data_folder() / "office" / "letter.mustache";
    mustache::mustache frame{std::string(Source::load(path)->text())};

    Template() {
        if (!frame.is_valid())
            throw Error(ExitCode::file_trouble, "error.template",
                        {path.string(), frame.error_message()});
    }
};

std::string_view severity_class(Severity severity) {
    return severity == Severity::error     ? "error"
           : severity == Severity::warning ? "warning"
                                           : "note";
}

/// Fills in one letter.
class Page {
public:
    explicit Page(const Letter& letter) : letter_(letter) {}

    mustache::data data() const {
        mustache::data data;
        data.set("language", std::string(code_of(letter_.language)));
        for (const auto& [key, value] : {std::pair{"title", &letter_.title},
                                         {"event", &letter_.event},
                                         {"date", &letter_.date},
                                         {"salutation", &letter_.salutation},
                                         {"more", &letter_.more}})
            data.set(key, printable(*value));
        for (const auto* key : {"line", "player", "what", "do", "reason", "closing", "made-with"})
            data.set(fmt::format("word-{}", key), word(key));
        data.set("has_more", !letter_.more.empty());
        data.set("has_date", !letter_.date.empty());
        data.set("facts", facts());
        data.set("opening", lines(letter_.opening));
        findings(data, "findings", letter_.findings);
        findings(data, "passed", letter_.passed);
        findings(data, "notes", letter_.notes);
        list(data, "others", letter_.others);
        list(data, "fine", letter_.fine);
        list(data, "asked", letter_.asked);
        list(data, "office", letter_.office);
        return data;
    }

private:
    std::string word(std::string_view key) const {
        return std::string(text(fmt::format("letter.{}", key), letter_.language));
    }

    mustache::data facts() const {
        mustache::data all{mustache::data::type::list};
        for (const auto& fact : letter_.facts) {
            mustache::data one;
            one.set("label", fact.label);
            one.set("value", printable(fact.value));
            all << one;
        }
        return all;
    }

    static mustache::data lines(const std::vector<std::string>& texts) {
        mustache::data all{mustache::data::type::list};
        for (const auto& text : texts) all << mustache::data{"text", printable(text)};
        return all;
    }

    void list(mustache::data& data, const std::string& key,
              const std::vector<std::string>& texts) const {
        data.set("has_" + key, !texts.empty());
        data.set("word-" + key, word(key));
        data.set(key, lines(texts));
    }

    static mustache::data place_data(const Place& place) {
        mustache::data one;
        one.set("line", place.line == 0 ? std::string() : std::to_string(place.line));
        one.set("player", printable(place.player));
        one.set("what", printable(place.what));
        one.set("excerpt", printable(place.excerpt));
        one.set("has_excerpt", !place.excerpt.empty());
        one.set("reason", printable(place.reason));
        one.set("has_reason", !place.reason.empty());
        return one;
    }

    void findings(mustache::data& data, const std::string& key,
                  const std::vector<Finding>& findings) const {
        mustache::data all{mustache::data::type::list};
        for (const auto& finding : findings) {
            mustache::data one, places{mustache::data::type::list};
            for (const auto& place : finding.places) places << place_data(place);
            const auto severity = severity_class(finding.severity);
            one.set("class", std::string(severity));
            const auto named = text(fmt::format("severity.{}", severity), letter_.language);
            one.set("severity", to_upper(slice(named, 0, 1), letter_.language) +
                                    std::string(slice(named, 1, named.size())));
            one.set("code", printable(finding.code));
            one.set("advice", printable(finding.advice));
            one.set("has_advice", !finding.advice.empty());
            one.set("places", places);
            all << one;
        }
        data.set("has_" + key, !findings.empty());
        data.set("word-" + key, word(key));
        data.set(key, all);
    }

    const Letter& letter_;
};

}

std::string letter_page(const Letter& letter) {
    static Template letters;
    return letters.frame.render(Page(letter).data());
}

}
