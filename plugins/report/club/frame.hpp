#pragma once
/// What every report has: title, facts of the event, sections, captions.

#include <hakem/report.hpp>

#include <string_view>

namespace hakem::club {

/// An empty document with the facts of the event.
Document document_of(const ReportInput& input, std::string_view id, Phrase title);

/// A section of one table; the caption names the event as well.
Section table_section(const ReportInput& input, std::string id, Phrase heading, Table table);

/// The caption: "Ankara Open: Pairings of round 3". `title` is a phrase of a message that has a
/// twin under "<key>.of" with the event as {0}.
Phrase caption_of(const Tournament& tournament, const Phrase& title);

/// A label and what it says.
Fact fact(std::string_view word, Cell value);

/// Whether so many columns of rounds need a page on its side.
bool is_wide(int round_columns);

}
