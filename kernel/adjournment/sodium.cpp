#include "sodium.hpp"

namespace hakem::adjournments {

std::string base64(std::string_view plain) {
    std::string text(sodium_base64_ENCODED_LEN(plain.size(), sodium_base64_VARIANT_ORIGINAL), '\0');
    sodium_bin2base64(text.data(), text.size(), bytes(plain), plain.size(),
                      sodium_base64_VARIANT_ORIGINAL);
    text.pop_back(); // its end
    return text;
}

std::optional<std::string> from_base64(std::string_view text) {
    std::string plain(text.size(), '\0');
    std::size_t length = 0;
    if (sodium_base642bin(bytes(plain), plain.size(), text.data(), text.size(), nullptr, &length,
                          nullptr, sodium_base64_VARIANT_ORIGINAL) != 0)
        return std::nullopt;
    plain.resize(length);
    return plain;
}

}
