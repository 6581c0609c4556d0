#pragma once
/// What the user types to `hakem adjourn`, as values; each throws Error wrong_usage with what was
/// expected.

#include <hakem/adjournment.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace hakem::command {

/// A moment; a bare time "14:05[:30]" is on the day of `day`.
Moment moment_of(std::string_view option, const std::string& text, const Moment& day);
/// "1:35:07" or "0:35".
std::int64_t seconds_of(std::string_view option, const std::string& text);
/// "0:35:00,1:02:10": White's, then Black's.
ClockTimes times_of(std::string_view option, const std::string& text);
/// The same; nothing for an empty text.
std::optional<ClockTimes> optional_times(std::string_view option, const std::string& text);
/// "white", "black"; none for an empty text.
Colour side_of(std::string_view text);
/// "1-0", "1/2", "+/-": the outcomes of White and Black.
std::pair<Outcome, Outcome> result_of(const std::string& text);
/// "1-0", "½-½", "+/-".
std::string result_text(Outcome white, Outcome black);

}
