#pragma once
/// Whether an event was rated already: a look into a state folder that changes nothing there.

#include "state.hpp"
#include <hakem/document.hpp>

#include <filesystem>

namespace hakem::period {

/// The state of any system and time class, opened for looking things up. Threads may share it.
class RatedBefore {
public:
    /// Throws Error: file_trouble (no state, damaged).
    explicit RatedBefore(const std::filesystem::path& folder);

    /// The closest of what was counted there; Relation::other where nothing is related. The
    /// tournament as it was read, its identity numbers not hidden.
    Known of(const Tournament& tournament) const { return state_.look_up(content_of(tournament)); }
    const Settings& settings() const { return settings_; }

private:
    Settings settings_;
    State state_;
};

/// "already rated: 2026-11 (kis.trf)", "a version of it was rated: ..."; empty for `other`.
Phrase phrase_of(const Known& known);

}
