#include "list_record.hpp"

#include <algorithm>
#include <array>

namespace hakem::list_index {

namespace {

/// The texts of a person, in the order of their bits.
constexpr std::array<std::string ListedPlayer::*, 9> texts = {
    &ListedPlayer::fide_id,      &ListedPlayer::national_id, &ListedPlayer::name,
    &ListedPlayer::federation,   &ListedPlayer::title,       &ListedPlayer::women_title,
    &ListedPlayer::other_titles, &ListedPlayer::club,        &ListedPlayer::region};

constexpr unsigned birth_bit = texts.size(), ratings_bit = birth_bit + 1,
                   inactive_bit = ratings_bit + time_classes, sex_bit = inactive_bit + 1;

unsigned mask_of(const ListedPlayer& player) {
    unsigned mask = static_cast<unsigned>(player.sex) << sex_bit;
    for (unsigned i = 0; i < texts.size(); ++i)
        if (!(player.*texts[i]).empty()) mask |= 1u << i;
    if (player.birth != Date{}) mask |= 1u << birth_bit;
    for (unsigned i = 0; i < time_classes; ++i)
        if (player.ratings[i] != ListedRating{}) mask |= 1u << (ratings_bit + i);
    if (player.inactive) mask |= 1u << inactive_bit;
    return mask;
}

std::uint32_t bits(std::int32_t value) { return static_cast<std::uint32_t>(value); }

}

void Packer::number(std::uint64_t value) {
    for (; value >= 0x80; value >>= 7) bytes_ += static_cast<char>((value & 0x7F) | 0x80);
    bytes_ += static_cast<char>(value);
}

void Packer::text(std::string_view value) {
    number(value.size());
    bytes_ += value;
}

std::uint64_t Unpacker::number() {
    std::uint64_t value = 0;
    for (unsigned shift = 0; shift < 64 && !rest_.empty(); shift += 7) {
        const auto byte = static_cast<unsigned char>(rest_.front());
        rest_.remove_prefix(1);
        value |= static_cast<std::uint64_t>(byte & 0x7F) << shift;
        if (byte < 0x80) return value;
    }
    good_ = false;
    return 0;
}

std::string Unpacker::text() {
    const auto size = number();
    if (size > rest_.size()) good_ = false;
    if (!good_) return {};
    std::string value(rest_.substr(0, size));
    rest_.remove_prefix(size);
    return value;
}

void pack(Packer& packer, const ListedPlayer& player) {
    const auto mask = mask_of(player);
    packer.number(mask);
    packer.number(player.line);
    for (unsigned i = 0; i < texts.size(); ++i)
        if (mask >> i & 1u) packer.text(player.*texts[i]);
    if (mask >> birth_bit & 1u) {
        packer.number(static_cast<std::uint16_t>(player.birth.year));
        packer.number(static_cast<std::uint8_t>(player.birth.month));
        packer.number(static_cast<std::uint8_t>(player.birth.day));
    }
    for (unsigned i = 0; i < time_classes; ++i) {
        if (!(mask >> (ratings_bit + i) & 1u)) continue;
        packer.number(bits(player.ratings[i].unreadable ? -1 : player.ratings[i].value));
        packer.number(bits(player.ratings[i].games + 1));
        packer.number(bits(player.ratings[i].k));
    }
}

std::optional<ListedPlayer> unpack(std::string_view bytes) {
    Unpacker unpacker(bytes);
    ListedPlayer player;
    const auto mask = unpacker.number();
    player.line = unpacker.number();
    for (unsigned i = 0; i < texts.size(); ++i)
        if (mask >> i & 1u) player.*texts[i] = unpacker.text();
    if (mask >> birth_bit & 1u) {
        player.birth.year = static_cast<std::int16_t>(unpacker.number());
        player.birth.month = static_cast<std::int8_t>(unpacker.number());
        player.birth.day = static_cast<std::int8_t>(unpacker.number());
    }
    for (unsigned i = 0; i < time_classes; ++i) {
        if (!(mask >> (ratings_bit + i) & 1u)) continue;
        const auto value = static_cast<std::int32_t>(unpacker.number());
        player.ratings[i].unreadable = value < 0;
        player.ratings[i].value = std::max(value, 0);
        player.ratings[i].games = static_cast<std::int32_t>(unpacker.number()) - 1;
        player.ratings[i].k = static_cast<std::int32_t>(unpacker.number());
    }
    player.inactive = mask >> inactive_bit & 1u;
    const auto sex = mask >> sex_bit;
    if (!unpacker.good() || sex > static_cast<unsigned>(Sex::female)) return std::nullopt;
    player.sex = static_cast<Sex>(sex);
    return player;
}

}
