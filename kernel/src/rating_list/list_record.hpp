#pragma once
/// A person of a list in bytes: only what the list says of them.

#include <hakem/rating_list.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace hakem::list_index {

/// Numbers in groups of seven bits, strings with their length before them.
class Packer {
public:
    explicit Packer(std::string& bytes) : bytes_(bytes) {}
    void number(std::uint64_t value);
    void text(std::string_view value);

private:
    std::string& bytes_;
};

/// Takes back what a Packer put down. The bytes are not trusted: beyond their end everything is 0
/// and empty, and `good` is false.
class Unpacker {
public:
    explicit Unpacker(std::string_view bytes) : rest_(bytes) {}
    std::uint64_t number();
    std::string text();
    bool good() const { return good_; }

private:
    std::string_view rest_;
    bool good_ = true;
};

void pack(Packer& packer, const ListedPlayer& player);
/// Nothing where the bytes are no person.
std::optional<ListedPlayer> unpack(std::string_view bytes);

}
