#pragma once
/// Prizes as people and programs read them.

#include "inputs.hpp"
#include "prizes/plan.hpp"
#include "prizes/prize_list.hpp"
#include <hakem/document.hpp>
#include <hakem/standings.hpp>

#include <string>

namespace hakem::command {

/// All that the prizes of an event are shown by.
struct SharedOut {
    const Input& input;
    const std::filesystem::path& plan_path;
    const prizes::Plan& plan;
    const Standings& standings;
    const prizes::PrizeList& list;
    const Diagnostics& findings; ///< what is for the director
};

/// Amounts, trophies, reasons, and what is for the director.
Document prizes_document(const SharedOut& shared);

/// The same for a terminal: the reasons are lines below, and findings go to stderr.
std::string prizes_text(Session session, const SharedOut& shared);

/// "hakem.prizes/1".
std::string prizes_json(const SharedOut& shared);

}
