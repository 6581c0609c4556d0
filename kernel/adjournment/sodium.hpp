#pragma once
/// What libsodium needs of us.

#include <hakem/error.hpp>

#include <optional>
#include <sodium.h>
#include <string>
#include <string_view>

namespace hakem::adjournments {

inline unsigned char* bytes(std::string& text) {
    return reinterpret_cast<unsigned char*>(text.data());
}
inline const unsigned char* bytes(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}

/// Before anything else of the library.
inline void start_sodium() {
    if (sodium_init() < 0) throw Error(ExitCode::internal_error, "error.adjourn-sodium");
}

/// The form of RFC 4648, with '=' at its end.
std::string base64(std::string_view bytes);
/// Nothing where it is none.
std::optional<std::string> from_base64(std::string_view text);

}
