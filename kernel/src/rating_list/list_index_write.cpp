#include "list_index_parts.hpp"
#include <hakem/error.hpp>
#include <hakem/folded_name.hpp>

#define XXH_INLINE_ALL
#include <limits>
#include <xxhash.h>

namespace hakem::list_index {

namespace {

constexpr std::size_t buffer_size = 1 << 20;

/// A person packed is at most this; importers keep texts far shorter.
constexpr std::size_t person_limit = 1 << 20;

std::string_view table_bytes(const std::vector<std::uint64_t>& table) {
    return {reinterpret_cast<const char*>(table.data()), table.size() * sizeof table[0]};
}

/// Sorts by hash. Entries of one hash stay as they came, which is by place: so three rounds of
/// dealing out by eleven bits are enough.
void sort_by_hash(std::vector<std::uint64_t>& table) {
    constexpr unsigned bits = 11;
    constexpr std::size_t piles = 1u << bits;
    std::vector<std::uint64_t> dealt(table.size());
    for (unsigned shift = 32; shift < 64; shift += bits) {
        std::array<std::size_t, piles + 1> begin{};
        for (const auto entry : table) ++begin[(entry >> shift) % piles + 1];
        for (std::size_t pile = 1; pile <= piles; ++pile) begin[pile] += begin[pile - 1];
        for (const auto entry : table) dealt[begin[(entry >> shift) % piles]++] = entry;
        table.swap(dealt);
    }
}

std::string note_of(const RatingListInfo& info, const std::set<std::uint64_t>& repeated,
                    const Diagnostics& diagnostics) {
    std::string note;
    Packer packer(note);
    packer.text(info.format);
    packer.text(info.name);
    packer.number(static_cast<std::uint16_t>(info.issue.year));
    packer.number(static_cast<std::uint8_t>(info.issue.month));
    packer.number(static_cast<std::uint8_t>(info.issue.day));
    packer.number(info.national);
    packer.number(info.total_games);
    packer.number(info.players);
    packer.number(info.content);
    packer.number(repeated.size());
    for (const auto place : repeated) packer.number(place);
    packer.number(diagnostics.all().size());
    for (const auto& found : diagnostics.all()) {
        packer.text(found.code);
        packer.number(static_cast<std::uint64_t>(found.severity));
        packer.number(found.line);
        packer.number(found.column);
        packer.number(found.length);
        packer.text(found.excerpt);
        packer.number(found.arguments.size());
        for (const auto& argument : found.arguments) packer.text(argument);
    }
    return note;
}

}

std::uint32_t hash_of(Key key, std::string_view text) {
    const auto hash =
        XXH3_64bits_withSeed(text.data(), text.size(), static_cast<XXH64_hash_t>(key));
    return static_cast<std::uint32_t>(hash >> 32);
}

std::string plain_id(std::string_view id) {
    std::string plain;
    // "*********46" is a number that was hidden; with "~" behind it, it has a mark of its own.
    if (id.find('*') != id.npos && id.find('~') == id.npos) return plain;
    for (const char c : id) {
        const bool digit = c >= '0' && c <= '9';
        if (digit && (c != '0' || !plain.empty())) plain += c;
        if (c >= 'A' && c <= 'Z') plain += c;
        if (c >= 'a' && c <= 'z') plain += static_cast<char>(c - 32);
    }
    return plain;
}

std::string key_of(const ListedPlayer& player, Key key) {
    switch (key) {
    case Key::fide_id:
        return plain_id(player.fide_id);
    case Key::national_id:
        return plain_id(player.national_id);
    case Key::name:
        return folded_name(player.name);
    }
    return {};
}

struct Writer::Checksum {
    XXH3_state_t state;
};

Writer::Writer(Target& target) : target_(target), checksum_(std::make_unique<Checksum>()) {
    XXH3_64bits_reset(&checksum_->state);
    append(magic);
}

Writer::~Writer() = default;

void Writer::append(std::string_view bytes) {
    buffer_ += bytes;
    written_ += bytes.size();
    if (buffer_.size() >= buffer_size) flush();
}

void Writer::flush() {
    XXH3_64bits_update(&checksum_->state, buffer_.data(), buffer_.size());
    target_.append(buffer_);
    buffer_.clear();
}

void Writer::add(const ListedPlayer& player) {
    const auto place = written_ / 8;
    packed_.assign(sizeof(std::uint32_t), '\0');
    Packer packer(packed_);
    pack(packer, player);
    if (place > std::numeric_limits<std::uint32_t>::max() || packed_.size() > person_limit)
        throw Error(ExitCode::limit_hit, "error.list-too-large", {});
    const auto size = static_cast<std::uint32_t>(packed_.size());
    std::memcpy(packed_.data(), &size, sizeof size);
    packed_.resize((packed_.size() + 7) / 8 * 8, '\0');
    append(packed_);
    for (const auto key : {Key::fide_id, Key::national_id, Key::name}) {
        const auto text = key_of(player, key);
        if (text.empty()) continue;
        tables_[static_cast<std::size_t>(key)].push_back(
            static_cast<std::uint64_t>(hash_of(key, text)) << 32 | place);
    }
}

std::optional<ListedPlayer> Writer::person_at(std::uint64_t entry) {
    const auto offset = (entry & 0xFFFFFFFFu) * 8;
    const auto head = target_.read_back(offset, sizeof(std::uint32_t));
    std::uint32_t size = 0;
    if (head.size() == sizeof size) std::memcpy(&size, head.data(), sizeof size);
    if (size < sizeof size || size > person_limit) return std::nullopt;
    return unpack(target_.read_back(offset + sizeof size, size - sizeof size));
}

void Writer::tell_of_duplicates(Key key, Diagnostics& diagnostics) {
    const auto& table = tables_[static_cast<std::size_t>(key)];
    const auto* const code = key == Key::fide_id ? "LST-0110" : "LST-0111";
    for (std::size_t i = 1, told = 0; i < table.size(); ++i) {
        if (table[i - 1] >> 32 != table[i] >> 32) continue;
        // Beyond these they are only counted: a list of one id must not cost a read for each line.
        if (told > Diagnostics::limit_per_code) {
            diagnostics.add(Severity::error, code, 0, 0, 1);
            continue;
        }
        const auto first = person_at(table[i - 1]), second = person_at(table[i]);
        if (!first || !second || key_of(*first, key) != key_of(*second, key)) continue;
        ++told;
        tell_of_twice(key, *first, *second, table[i] & 0xFFFFFFFFu, diagnostics);
    }
}

/// The same row again is passed over; with other ratings nobody can tell which are right.
void Writer::tell_of_twice(Key key, const ListedPlayer& first, const ListedPlayer& second,
                           std::uint64_t place, Diagnostics& diagnostics) {
    const auto line = static_cast<std::uint32_t>(second.line);
    auto same = first;
    same.line = second.line;
    if (same == second) {
        if (repeated_.insert(place).second)
            diagnostics.add(Severity::note, "LST-0120", line, 0, 1, {std::to_string(first.line)});
        return;
    }
    const bool fide = key == Key::fide_id;
    const bool differ = first.ratings != second.ratings;
    const auto* const code = differ ? fide ? "LST-0121" : "LST-0122"
                             : fide ? "LST-0110"
                                    : "LST-0111";
    // A national number is personal: only its place is told.
    diagnostics.add(differ ? Severity::error : Severity::warning, code, line, 0, 1,
                    {fide ? second.fide_id : std::string(), std::to_string(first.line)});
}

void Writer::finish(const RatingListInfo& info, Diagnostics& diagnostics) {
    Footer footer;
    footer.persons_end = written_;
    flush();
    for (auto& table : tables_) sort_by_hash(table);
    tell_of_duplicates(Key::fide_id, diagnostics);
    tell_of_duplicates(Key::national_id, diagnostics);
    diagnostics.sort();
    for (std::size_t i = 0; i < keys; ++i) {
        append(table_bytes(tables_[i]));
        footer.entries[i] = tables_[i].size();
    }
    auto note = note_of(info, repeated_, diagnostics);
    note.resize((note.size() + 7) / 8 * 8, '\0');
    footer.note_size = note.size();
    append(note);
    append(bytes_of(footer).substr(0, sizeof footer - sizeof footer.checksum));
    flush();
    footer.checksum = XXH3_64bits_digest(&checksum_->state);
    target_.append(bytes_of(footer.checksum));
}

}
