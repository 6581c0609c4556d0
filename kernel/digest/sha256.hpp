#pragma once
/// SHA-256 (FIPS 180-4) of bytes: by it a file is known again, whatever its name.

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace hakem {

/// 64 hexadecimal digits.
std::string sha256(std::string_view bytes);

/// The same in base64, the form of security policies.
std::string sha256_base64(std::string_view bytes);

/// SHA-256 of bytes that come piece by piece.
class Sha256 {
public:
    Sha256();
    ~Sha256();
    Sha256(const Sha256&) = delete;
    Sha256& operator=(const Sha256&) = delete;

    void add(std::string_view bytes);
    /// Of all that was added; once.
    std::array<std::uint8_t, 32> bytes();
    std::string hex(); ///< likewise

private:
    struct State;
    std::unique_ptr<State> state_;
};

}
