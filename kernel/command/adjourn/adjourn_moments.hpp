#pragma once
/// Moments that can hardly be meant.

#include "adjournment/record.hpp"
#include "command/command.hpp"
#include "command/inputs.hpp"

#include <vector>

namespace hakem::command {

/// Warns of the first moment, or resumption, that lies before the event or more than a year after
/// it: most often a slip of the pen, which `undo` takes back.
void warn_of_moments(Session session, const Input& input,
                     const std::vector<adjournments::RecordLine>& lines);

}
