#pragma once
/// All that was received, as the office keeps it: the summary, findings by code and by arbiter, the
/// year book.

#include "batch/entry.hpp"
#include "expected.hpp"
#include "judging/deadline.hpp"
#include "judging/overrides.hpp"
#include <hakem/document.hpp>
#include <hakem/language.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace hakem::office_report {

/// What the pages are made of.
struct Folder {
    const std::vector<batch::Entry>& entries;
    std::vector<std::string> letters; ///< [entry]: name of its letter without ending; empty = none
    Language language = Language::english;
    bool redact = false;                           ///< for the public: see redaction.hpp
    bool year_book = false;                        ///< there is one beside the summary
    std::vector<judging::Override> overrides = {}; ///< of the run: some fit no file of it
    std::vector<batch::SwitchedOff> off = {};      ///< rules that the run itself switches off
    Date day = {}; ///< days since the end of events are counted to it; none = they are not
    judging::Deadline deadline = {};
    std::vector<Expected> expected = {}; ///< events that should have come
};

/// The language that most events are in; `otherwise` where none has one.
Language language_of_most(const std::vector<batch::Entry>& entries, Language otherwise);

/// "index": how many files have which answer, and every file with links to what was made of it.
Document summary(const Folder& folder);

/// "findings": by code, by arbiter, by place, the most frequent ones first.
Document findings_report(const Folder& folder);

/// "yearbook": events, games and players of all files, each event once.
Document year_book(const Folder& folder);

/// Which entries the year book counts: every event once, the most complete file of it.
std::vector<const batch::Entry*> counted_events(const std::vector<batch::Entry>& entries);

/// The page of a document, with a script that sorts and filters its tables. Without the script the
/// page is whole; nothing is asked of a network.
std::string sortable_page(std::string page, Language language);

}
