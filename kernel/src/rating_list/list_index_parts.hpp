#pragma once
/// What writing and reading an index share.

#include "list_index.hpp"

#include <cstring>

namespace hakem::list_index {

inline constexpr std::string_view magic = "hakemLI1";

/// The last bytes of an index.
struct Footer {
    std::uint32_t magic = 0x494C6B68, version = list_index::version;
    std::uint64_t persons_end = 0;
    std::array<std::uint64_t, keys> entries{}; ///< of the tables
    std::uint64_t note_size = 0;
    std::uint64_t checksum = 0; ///< of all bytes before it
};
static_assert(sizeof(Footer) == 56);

/// The upper half of an entry of a table.
std::uint32_t hash_of(Key key, std::string_view text);

inline std::uint64_t load(std::string_view bytes, std::size_t at) {
    std::uint64_t value;
    std::memcpy(&value, bytes.data() + at, sizeof value);
    return value;
}

template<class T>
std::string_view bytes_of(const T& value) {
    return {reinterpret_cast<const char*>(&value), sizeof value};
}

}
