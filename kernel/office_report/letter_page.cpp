// A letter as a page. The template escapes every text of a file by itself.

#include "letter.hpp"
#include <hakem/error.hpp>
#include <hakem/registry.hpp>
#include <hakem/source.hpp>
#include <hakem/text.hpp>

#include <fmt/format.h>
#include <kainjow/mustache.hpp>

#include <algorithm>

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

/// The signs of a line around a place, so many that they fit beside each other on paper: a record
/// is read by its columns.
struct Excerpt {
    std::string before, at, after;
};

Excerpt excerpt_of(const Place& place) {
    constexpr std::size_t widest = 84, ahead = 56;
    constexpr std::string_view more = "…";
    const auto line = printable(place.excerpt);
    const auto length = length_of(line);
    const auto at = std::min<std::size_t>(place.column == 0 ? 0 : place.column - 1, length);
    const bool near = at + place.length <= widest;
    const auto from =
        length <= widest || near || at <= ahead ? 0 : std::min(at - ahead, length - widest);
    const auto to = std::min(from + widest, length);
    const auto marked = place.column == 0 ? at : std::min(at + place.length, to);
    Excerpt excerpt{std::string(slice(line, from, at - from)),
                    std::string(slice(line, at, marked - at)),
                    std::string(slice(line, marked, to - marked))};
    if (from != 0) excerpt.before.insert(0, more);
    if (to != length) excerpt.after += more;
    return excerpt;
}

/// Whether a column of players would only say again what is said beside it.
bool names_all(const std::vector<Place>& places) {
    return std::all_of(places.begin(), places.end(), [](const Place& place) {
        return place.what.find(place.player) != place.what.npos;
    });
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
                                         {"more", &letter_.more},
                                         {"more_notes", &letter_.more_notes}})
            data.set(key, printable(*value));
        for (const auto* key :
             {"line", "player", "what", "do", "cause", "closing", "made-with", "following-why"})
            data.set(fmt::format("word-{}", key), word(key));
        data.set("has_more", !letter_.more.empty());
        data.set("has_more_notes", !letter_.more_notes.empty());
        data.set("has_date", !letter_.date.empty());
        data.set("facts", facts());
        data.set("opening", lines(letter_.opening));
        findings(data, "findings", letter_.findings);
        findings(data, "following", letter_.following);
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

    static mustache::data place_data(const Place& place, bool follow) {
        mustache::data one;
        one.set("line", place.line == 0     ? std::string()
                        : place.column == 0 ? std::to_string(place.line)
                                            : fmt::format("{}:{}", place.line, place.column));
        one.set("player", printable(place.player));
        one.set("what", printable(place.what));
        const auto excerpt = excerpt_of(place);
        one.set("before", excerpt.before);
        one.set("at", excerpt.at);
        one.set("after", excerpt.after);
        one.set("has_excerpt", !place.excerpt.empty());
        auto details = place.details;
        if (follow && details.size() > most_following_details) {
            details.resize(most_following_details);
            details.emplace_back("…");
        }
        one.set("details", lines(details));
        one.set("reason", printable(place.reason));
        one.set("has_reason", !place.reason.empty());
        return one;
    }

    void findings(mustache::data& data, const std::string& key,
                  const std::vector<Finding>& findings) const {
        mustache::data all{mustache::data::type::list};
        for (const auto& finding : findings) {
            mustache::data one, places{mustache::data::type::list};
            const bool follow = &findings == &letter_.following;
            const auto shown =
                follow ? std::min(most_following, finding.places.size()) : finding.places.size();
            for (std::size_t i = 0; i < shown; ++i) places << place_data(finding.places[i], follow);
            const auto more = finding.places.size() - shown;
            one.set("has_places_more", shown != finding.places.size());
            one.set("places_more",
                    format_text(more == 1 ? "letter.place-more" : "letter.places-more",
                                letter_.language, {std::to_string(more)}));
            one.set("causes", lines(finding.causes));
            const auto severity = severity_class(finding.severity);
            one.set("class", std::string(severity));
            const auto named = text(fmt::format("severity.{}", severity), letter_.language);
            one.set("severity", to_upper(slice(named, 0, 1), letter_.language) +
                                    std::string(slice(named, 1, named.size())));
            one.set("code", printable(finding.code));
            one.set("advice", printable(advice_in(letter_, finding)));
            one.set("has_advice", !finding.advice.empty());
            one.set("places", places);
            const auto& all_places = finding.places;
            one.set("has_player", !names_all(all_places));
            const auto has_column = [](const Place& place) { return place.column != 0; };
            one.set("word-line", word(std::any_of(all_places.begin(), all_places.end(), has_column)
                                          ? "line-column"
                                          : "line"));
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
