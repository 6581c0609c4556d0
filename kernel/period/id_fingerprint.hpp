#pragma once
/// Fingerprints: of events, of personal numbers that a state folder must know again but not hold.

#include <string>
#include <string_view>

namespace hakem::period {

/// 32 hexadecimal digits of a text (the name-based UUID of RFC 4122, version 5).
std::string uuid_of(std::string_view text);

/// A national id or licence as a state folder keeps it: one that is or may be a T.C. identity
/// number becomes "*********46~<fingerprint>", so that its holder is known again and it cannot be
/// read.
std::string fingerprinted(std::string_view id);

/// What of a fingerprinted id is shown: "*********46"; any other id as it is.
std::string_view without_fingerprint(std::string_view fingerprinted_id);

}
