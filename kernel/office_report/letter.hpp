#pragma once
/// What the office writes back about a file: a letter or a receipt, in the language of its event.

#include "batch/entry.hpp"
#include <hakem/date.hpp>
#include <hakem/document.hpp>
#include <hakem/language.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace hakem::office_report {

enum class Paper : std::uint8_t {
    receipt,  ///< accepted
    decision, ///< somebody in the office has to let it pass, or not
    back,     ///< the arbiter has to mend it
    known,    ///< the event was received or rated before
    unread,   ///< nothing of a tournament came out of it
};

/// "receipt", "decision", ...: messages "letter.title-<word>".
std::string_view word_of(Paper paper);

/// Where something was found, and what.
struct Place {
    std::uint32_t line = 0, column = 0; ///< 0 = of the file as a whole
    std::uint32_t length = 1;           ///< signs from the column on
    std::string player;                 ///< "12 Yılmaz, Ayşe"; empty = of no single one
    std::string what;
    std::string excerpt; ///< the line of the file; may be empty
    std::string reason;  ///< "let pass by A. Yılmaz on 30.11.2026: he plays abroad"
    std::vector<std::string> details = {}; ///< boards that differ, articles
};

/// Findings of one code, and what to do about them.
struct Finding {
    Severity severity = Severity::note;
    std::string code;
    std::string advice;  ///< empty where nothing is to be mended
    std::string same_as; ///< code of the finding above that has the same advice; empty = none has
    std::vector<Place> places;
    std::vector<std::string> causes = {}; ///< likely, of all of them
};

/// Of what may be gone by itself so many places are told in text; the list has them all.
inline constexpr std::size_t most_following = 6, most_following_details = 3;

struct LetterFact {
    std::string label, value;
};

/// All that a letter says, in its language; how it looks is another matter.
struct Letter {
    Language language = Language::english;
    Paper paper = Paper::receipt;
    std::string title, event, subject, salutation, date, to;
    std::vector<LetterFact> facts;
    std::vector<std::string> opening;
    std::vector<Finding> findings;   ///< that count: errors first
    std::vector<Finding> following;  ///< that may be gone once those are mended
    std::string more;                ///< "... and 12 more: TRN-0105 (12)"; may be empty
    std::vector<std::string> others; ///< what is known of other files of the event
    std::vector<Finding> passed;     ///< let pass by an override, or switched off
    std::vector<Finding> notes;
    std::string more_notes; ///< as `more`, of what was let pass and of notes
    std::vector<std::string> fine, asked, office;
};

/// Of any file that got an answer. Letters go to the arbiter whose file it is: they are never
/// redacted. `date`: of the letter; none is printed without. `otherwise`: the language where there
/// is no event to take it from.
Letter letter_of(const batch::Entry& entry, const Date& date = {},
                 Language otherwise = Language::english);

/// What the letter tells to do about one of its findings: advice that others have too is told once.
std::string advice_in(const Letter& letter, const Finding& finding);

/// The page (share/hakem/office/letter.mustache).
std::string letter_page(const Letter& letter);
/// The body of a mail.
std::string letter_text(const Letter& letter);
/// Findings as a list that can be filtered and ticked off.
Document letter_list(const Letter& letter, std::string_view id);

}
