#include "list_index.hpp"

#include "list_index_parts.hpp"

#define XXH_INLINE_ALL
#include <algorithm>
#include <xxhash.h>

namespace hakem::list_index {

namespace {

/// The sizes in the footer fill the bytes exactly; nothing in them is believed before.
bool fits(const Footer& footer, std::uint64_t size) {
    if (footer.magic != Footer{}.magic || footer.version != version) return false;
    std::uint64_t left = size - sizeof(Footer);
    const auto take = [&](std::uint64_t bytes) {
        const bool there = bytes <= left;
        left -= there ? bytes : 0;
        return there;
    };
    if (footer.persons_end < magic.size() || footer.persons_end % 8 != 0) return false;
    if (!take(footer.persons_end)) return false;
    for (const auto entries : footer.entries)
        if (entries > left / 8 || !take(entries * 8)) return false;
    return footer.note_size == left;
}

}

std::optional<View> View::of(std::string_view bytes, bool whole) {
    Footer footer;
    if (bytes.size() < magic.size() + sizeof footer || !bytes.starts_with(magic)) return {};
    std::memcpy(&footer, bytes.data() + bytes.size() - sizeof footer, sizeof footer);
    if (!fits(footer, bytes.size())) return {};
    const auto checked = bytes.size() - sizeof footer.checksum;
    if (whole && XXH3_64bits(bytes.data(), checked) != footer.checksum) return {};
    View view;
    view.bytes_ = bytes;
    view.persons_end_ = footer.persons_end;
    auto at = footer.persons_end;
    for (std::size_t i = 0; i < keys; ++i) {
        view.tables_[i] = bytes.substr(at, footer.entries[i] * 8);
        at += footer.entries[i] * 8;
    }
    if (!view.read_note(bytes.substr(at, footer.note_size))) return {};
    return view;
}

bool View::read_note(std::string_view note) {
    Unpacker unpacker(note);
    info_.format = unpacker.text();
    info_.name = unpacker.text();
    info_.issue.year = static_cast<std::int16_t>(unpacker.number());
    info_.issue.month = static_cast<std::int8_t>(unpacker.number());
    info_.issue.day = static_cast<std::int8_t>(unpacker.number());
    info_.national = unpacker.number() != 0;
    info_.total_games = unpacker.number() != 0;
    info_.players = unpacker.number();
    info_.content = unpacker.number();
    for (auto left = unpacker.number(); left > 0 && unpacker.good(); --left)
        repeated_.insert(unpacker.number());
    for (auto left = unpacker.number(); left > 0 && unpacker.good(); --left) {
        Diagnostic found;
        found.code = unpacker.text();
        const auto severity = std::min<std::uint64_t>(unpacker.number(), 2);
        found.severity = static_cast<Severity>(severity);
        found.line = static_cast<std::uint32_t>(unpacker.number());
        found.column = static_cast<std::uint32_t>(unpacker.number());
        found.length = static_cast<std::uint32_t>(unpacker.number());
        found.excerpt = unpacker.text();
        for (auto more = unpacker.number(); more > 0 && unpacker.good(); --more)
            found.arguments.push_back(unpacker.text());
        findings_.push_back(std::move(found));
    }
    return unpacker.good();
}

std::optional<ListedPlayer> View::person_at(std::uint64_t offset) const {
    std::uint32_t size;
    if (offset < magic.size() || offset + sizeof size > persons_end_) return {};
    std::memcpy(&size, bytes_.data() + offset, sizeof size);
    if (size < sizeof size || size > persons_end_ - offset) return {};
    return unpack(bytes_.substr(offset + sizeof size, size - sizeof size));
}

bool View::find(Key key, std::string_view wanted,
                const std::function<bool(ListedPlayer&&)>& see) const {
    if (wanted.empty()) return true;
    const auto table = tables_[static_cast<std::size_t>(key)];
    const auto hash = static_cast<std::uint64_t>(hash_of(key, wanted));
    // The first entry of that hash: entries are sorted by hash, then by place.
    std::size_t low = 0, high = table.size() / 8;
    while (low < high) {
        const auto middle = low + (high - low) / 2;
        if (load(table, middle * 8) >> 32 < hash)
            low = middle + 1;
        else
            high = middle;
    }
    for (; low < table.size() / 8; ++low) {
        const auto entry = load(table, low * 8);
        if (entry >> 32 != hash) break;
        if (repeated_.contains(entry & 0xFFFFFFFFu)) continue;
        auto person = person_at((entry & 0xFFFFFFFFu) * 8);
        if (!person) return false;
        if (key_of(*person, key) != wanted) continue;
        if (!see(std::move(*person))) break;
    }
    return true;
}

bool View::for_each(const ListSink& sink) const {
    for (std::uint64_t offset = magic.size(); offset < persons_end_;) {
        auto person = person_at(offset);
        if (!person) return false;
        const auto size = load(bytes_, offset) & 0xFFFFFFFFu;
        if (!repeated_.contains(offset / 8)) sink(std::move(*person));
        offset += (size + 7) / 8 * 8;
    }
    return true;
}

}
