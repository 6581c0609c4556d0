// A letter as the body of a mail: lines of 72 signs, no tables.

#include "letter.hpp"
#include <hakem/text.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace hakem::office_report {

namespace {

constexpr std::size_t line_width = 72;

/// Fills lines word by word; a word that is longer than a line stays whole.
class Lines {
public:
    /// `first` stands before the first line, blanks of its width before the others.
    void add(std::string_view first, std::string_view text) {
        const std::string indent(display_width(first), ' ');
        std::string line(first);
        bool begun = false;
        const auto shown = printable(text);
        for (std::string_view rest = shown; !rest.empty();) {
            const auto blank = rest.find(' ');
            const auto word = rest.substr(0, blank);
            rest = blank == rest.npos ? std::string_view() : rest.substr(blank + 1);
            if (word.empty()) continue;
            if (begun && display_width(line) + 1 + display_width(word) > line_width) {
                out_ += line + "\n";
                line = indent;
                begun = false;
            }
            if (begun) line += ' ';
            line += word;
            begun = true;
        }
        out_ += trim_right(line);
        out_ += '\n';
    }

    void whole(std::string_view text) { out_ += printable(text) + "\n"; }
    void blank() { out_ += '\n'; }
    std::string take() { return std::move(out_); }

private:
    std::string out_;
};

/// Writes the parts of a letter in their order.
class Body {
public:
    explicit Body(const Letter& letter) : letter_(letter) {}

    std::string write() {
        labelled("to-label", letter_.to);
        // One line, to be taken over into the head of the mail.
        lines_.whole(fmt::format("{}: {}", word("subject-label"), letter_.subject));
        if (!letter_.date.empty()) labelled("date-label", letter_.date);
        lines_.blank();
        lines_.add("", letter_.salutation);
        for (const auto& paragraph : letter_.opening) {
            lines_.blank();
            lines_.add("", paragraph);
        }
        lines_.blank();
        for (const auto& fact : letter_.facts)
            lines_.add("", fmt::format("{}: {}", fact.label, fact.value));
        list("others", letter_.others, false);
        findings("findings", letter_.findings);
        findings("following", letter_.following);
        if (!letter_.more.empty()) lines_.add("", letter_.more);
        list("asked", letter_.asked, true);
        list("fine", letter_.fine, false);
        findings("passed", letter_.passed);
        findings("notes", letter_.notes);
        if (!letter_.more_notes.empty()) lines_.add("", letter_.more_notes);
        lines_.blank();
        lines_.add("", word("closing"));
        for (const auto& line : letter_.office) {
            lines_.blank();
            lines_.add("", line);
        }
        return lines_.take();
    }

private:
    std::string_view word(std::string_view key) const {
        return text(fmt::format("letter.{}", key), letter_.language);
    }

    void labelled(std::string_view label, std::string_view value) {
        if (!value.empty()) lines_.add("", fmt::format("{}: {}", word(label), value));
    }

    void heading(std::string_view key) {
        lines_.blank();
        const auto name = to_upper(word(key), letter_.language);
        lines_.add("", name);
    }

    void list(std::string_view key, const std::vector<std::string>& items, bool numbered) {
        if (items.empty()) return;
        heading(key);
        for (std::size_t i = 0; i < items.size(); ++i)
            lines_.add(numbered ? fmt::format("{}. ", i + 1) : "- ", items[i]);
    }

    void findings(std::string_view key, const std::vector<Finding>& findings) {
        if (findings.empty()) return;
        heading(key);
        // What mends itself needs no advice.
        const bool follow = &findings == &letter_.following;
        if (follow) lines_.add("", word("following-why"));
        for (const auto& finding : findings) {
            const auto severity = finding.severity == Severity::error     ? "severity.error"
                                  : finding.severity == Severity::warning ? "severity.warning"
                                                                          : "severity.note";
            if (&finding != &findings.front()) lines_.blank();
            lines_.add("", fmt::format("{} ({})", finding.code, text(severity, letter_.language)));
            for (const auto& cause : finding.causes)
                lines_.add("    ", fmt::format("{} {}", word("cause"), cause));
            const auto shown =
                follow ? std::min(most_following, finding.places.size()) : finding.places.size();
            for (std::size_t i = 0; i < shown; ++i) add(finding.places[i], follow);
            if (shown != finding.places.size()) lines_.add("    ", places_more(finding, shown));
            if (!follow && !finding.advice.empty())
                lines_.add("    ", fmt::format("{} {}", word("do"), advice_in(letter_, finding)));
        }
    }

    std::string places_more(const Finding& finding, std::size_t shown) const {
        const auto more = finding.places.size() - shown;
        return format_text(more == 1 ? "letter.place-more" : "letter.places-more", letter_.language,
                           {std::to_string(more)});
    }

    void add(const Place& place, bool follow) {
        std::string line;
        if (place.line != 0)
            line = format_text(place.column == 0 ? "letter.at-line" : "letter.at-column",
                               letter_.language,
                               {std::to_string(place.line), std::to_string(place.column)});
        // Most messages name the player themselves.
        const bool named = place.what.find(place.player) != place.what.npos;
        for (const auto& part : {named ? std::string() : place.player, place.what}) {
            if (part.empty()) continue;
            if (!line.empty()) line += ": ";
            line += part;
        }
        lines_.add("  - ", line);
        const auto all = place.details.size();
        const auto shown = follow ? std::min(most_following_details, all) : all;
        for (std::size_t i = 0; i < shown; ++i) lines_.add("    * ", place.details[i]);
        if (shown != all) lines_.add("    * ", "…");
        if (!place.reason.empty()) lines_.add("    ", place.reason);
    }

    const Letter& letter_;
    Lines lines_;
};

}

std::string letter_text(const Letter& letter) { return Body(letter).write(); }

}
