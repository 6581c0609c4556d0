#pragma once
/// The pages over the reports: one over an event, one over all of them.

#include "inputs.hpp"
#include <hakem/document.hpp>

namespace hakem::command {

/// One report that was made: its title and where each format lies, relative to the index page.
struct MadeReport {
    Phrase title;
    std::vector<std::pair<std::string, std::string>> files; ///< format, file name
};

/// What became of one input of `hakem report`.
struct MadeEvent {
    Input input;
    std::string folder; ///< relative to the output folder
    std::vector<MadeReport> reports;
    std::vector<MadeReport> others = {}; ///< that another command has put there: prizes
};

/// What was wrong with a file, as a table.
Section findings_section(const Input& input);

/// The page of one event: facts, reports, findings.
Document event_index(const MadeEvent& event);

/// The page over all events: files, what was made, findings by code.
Document overall_index(const std::vector<MadeEvent>& events);

}
