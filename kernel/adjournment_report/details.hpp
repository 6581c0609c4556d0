#pragma once
/// Events in words.

#include <hakem/adjournment.hpp>
#include <hakem/document.hpp>

namespace hakem::adjournments {

/// What an event tells besides its name: who, which times, which text. `opened`: the sealed move
/// is known to all, and may be named.
Phrases details_of(const adjournment::What& what, bool opened);

}
