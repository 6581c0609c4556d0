#pragma once
/// A sealed move kept digitally: locked with the public key of the arbiter (a sealed box of
/// libsodium), so that whoever has the record, and even who wrote it, cannot read it. What is
/// locked is always of one length, and bound to its game: moved to another game, or in the place of
/// another text of the same game, it is found out at opening.

#include "record.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace hakem::adjournments {

/// A text that leaves no copy in memory when it goes.
class Secret {
public:
    Secret() = default;
    /// A short text is copied even where it is moved: what it came in is wiped, too.
    explicit Secret(std::string text) : text_(text) { wipe(text); }
    ~Secret() { wipe(text_); }
    Secret(const Secret&) = delete;
    Secret& operator=(const Secret&) = delete;
    Secret(Secret&& other) noexcept : text_(other.text_) { wipe(other.text_); }
    Secret& operator=(Secret&& other) noexcept {
        wipe(text_);
        text_ = other.text_;
        wipe(other.text_);
        return *this;
    }

    std::string& text() { return text_; }
    const std::string& text() const { return text_; }

private:
    static void wipe(std::string& text);
    std::string text_;
};

/// Which sealed text it is.
struct SealedPlace {
    std::string tournament; ///< its name in the header of the record
    GameKey game;
    Moment at;               ///< of the event
    bool reply = false;      ///< of the second envelope (I.9.3)
    std::string fen;         ///< before the move
    std::int32_t number = 0; ///< among the sealed texts of the game, from 1
};

/// What was sealed.
struct SealedMove {
    std::string letters = "tr";
    Secret text;
};

/// The longest text, in bytes; a move takes a dozen.
inline constexpr std::size_t longest_sealed_text = 120;

/// `public_key` as in a file NAME.pub. Throws Error wrong_usage for a text that is empty or long.
Locked lock(const SealedMove& move, const SealedPlace& place, std::string_view public_key);

/// Why a locked text cannot be read.
enum class LockTrouble { wrong_key, another_place };
struct Unlocked {
    SealedMove move;
    std::optional<LockTrouble> trouble;
};
Unlocked unlock(const Locked& locked, const SealedPlace& place, const Secret& secret_key);

/// Makes NAME.key, which nobody else may read, and NAME.pub. Never replaces a file: where the key
/// is there and NAME.pub is not, that one is made from it. Throws Error file_trouble.
struct KeyFiles {
    std::filesystem::path key, pub;
    bool made = true; ///< the key is new
};
KeyFiles make_keys(const std::filesystem::path& name);

/// The keys of such files. Throw Error file_trouble, wrong_usage.
Secret read_secret_key(const std::filesystem::path& path);
std::string read_public_key(const std::filesystem::path& path);

}
