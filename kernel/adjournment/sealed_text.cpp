#include "sealed_text.hpp"

#include "sodium.hpp"
#include <hakem/error.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace hakem::adjournments {

namespace {

constexpr std::size_t hash_size = 32, letters_size = 16;

/// What is locked: the place as a hash, the letters, the text, and nothing up to one length.
constexpr std::size_t plain_size = hash_size + letters_size + 8 + longest_sealed_text;
static_assert(longest_sealed_text < 256);

std::array<unsigned char, hash_size> hash_of(const SealedPlace& place) {
    const auto text =
        fmt::format("hakem.sealed/1\n{}\n{} {} {}\n{}\n{}\n{}\n{}", place.tournament,
                    place.game.round, place.game.white, place.game.black, place.at.seconds,
                    place.reply ? "reply" : "move", place.fen, place.number);
    std::array<unsigned char, hash_size> hash{};
    crypto_generichash(hash.data(), hash.size(), bytes(text), text.size(), nullptr, 0);
    return hash;
}

std::string plain_of(const SealedMove& move, const SealedPlace& place) {
    std::string plain(plain_size, '\0');
    const auto hash = hash_of(place);
    std::copy(hash.begin(), hash.end(), plain.begin());
    std::copy(move.letters.begin(), move.letters.end(), plain.begin() + hash_size);
    const auto& text = move.text.text();
    plain[hash_size + letters_size] = static_cast<char>(text.size());
    std::copy(text.begin(), text.end(), plain.begin() + hash_size + letters_size + 8);
    return plain;
}

}

void Secret::wipe(std::string& text) {
    // Its capacity too: a shorter text may stand where a longer one was.
    text.resize(text.capacity());
    sodium_memzero(text.data(), text.size());
    text.clear();
}

Locked lock(const SealedMove& move, const SealedPlace& place, std::string_view public_key) {
    start_sodium();
    const auto& text = move.text.text();
    if (text.empty()) throw Error(ExitCode::wrong_usage, "error.adjourn-no-text");
    if (text.size() > longest_sealed_text || move.letters.size() > letters_size)
        throw Error(ExitCode::wrong_usage, "error.adjourn-long-text",
                    {std::to_string(longest_sealed_text)});
    const Secret plain(plain_of(move, place));
    std::string sealed(plain_size + crypto_box_SEALBYTES, '\0');
    crypto_box_seal(bytes(sealed), bytes(plain.text()), plain_size, bytes(public_key));
    return {base64(sealed)};
}

Unlocked unlock(const Locked& locked, const SealedPlace& place, const Secret& secret_key) {
    start_sodium();
    Unlocked result;
    const auto sealed = from_base64(locked.text);
    Secret plain(std::string(plain_size, '\0'));
    std::string public_key(crypto_box_PUBLICKEYBYTES, '\0');
    crypto_scalarmult_base(bytes(public_key), bytes(secret_key.text()));
    if (!sealed || sealed->size() != plain_size + crypto_box_SEALBYTES ||
        crypto_box_seal_open(bytes(plain.text()), bytes(*sealed), sealed->size(), bytes(public_key),
                             bytes(secret_key.text())) != 0) {
        result.trouble = LockTrouble::wrong_key;
        return result;
    }
    const auto& text = plain.text();
    const auto hash = hash_of(place);
    const std::size_t length = static_cast<unsigned char>(text[hash_size + letters_size]);
    if (sodium_memcmp(hash.data(), text.data(), hash_size) != 0 || length > longest_sealed_text) {
        result.trouble = LockTrouble::another_place;
        return result;
    }
    result.move.letters = std::string(text.data() + hash_size);
    result.move.text = Secret(text.substr(hash_size + letters_size + 8, length));
    return result;
}

}
