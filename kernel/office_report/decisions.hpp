#pragma once
/// What somebody let pass and which rules were off: every report shows it. For the public without
/// reasons and names: these stay in the office.

#include "batch/entry.hpp"
#include "folder.hpp"
#include <hakem/document.hpp>

#include <cstdint>
#include <vector>

namespace hakem::office_report {

/// How many findings of a file were let pass, and how many are of rules that are off.
std::uint64_t let_pass(const batch::Entry& entry);
std::uint64_t switched_off(const batch::Entry& entry);

/// Sections "overrides" and "off" of a page about all files; none where nothing was decided.
void add_decisions(Document& page, const Folder& folder);

/// The same of one event, a line each: below its standings and its crosstable.
std::vector<Phrase> decision_notes(const batch::Entry& entry, Language language, bool redact);

}
