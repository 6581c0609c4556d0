#pragma once
/// The index of a rating list: the persons one after the other, and sorted tables that find them.
///
///   "hakemLI1"  8 bytes
///   persons     each: size (4 bytes), the packed person, zeros up to a multiple of 8
///   tables      FIDE ids, national ids, folded names: sorted numbers of 8 bytes, the upper half a
///               hash, the lower half the person's place divided by 8
///   note        what the list is, what was wrong in it, places of rows that repeat another
///   footer      sizes and a checksum of all before
///
/// Written from front to back; in memory and on disk the same bytes.

#include "list_record.hpp"
#include <hakem/diagnostic.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::list_index {

/// Of the layout and of what importers make of a list: an index of another version is made anew.
inline constexpr std::uint32_t version = 5;

enum class Key : std::uint8_t { fide_id, national_id, name };
inline constexpr std::size_t keys = 3;

/// An id as it is compared: letters and digits, without leading zeros; "0" is none.
std::string plain_id(std::string_view id);
/// What a person is found by under a key; empty = not.
std::string key_of(const ListedPlayer& player, Key key);

/// Where the bytes of an index go.
class Target {
public:
    virtual ~Target() = default;
    virtual void append(std::string_view bytes) = 0;
    virtual std::string read_back(std::uint64_t offset, std::size_t size) = 0;
};

class Writer {
public:
    explicit Writer(Target& target);
    ~Writer();

    void add(const ListedPlayer& player);
    /// Sorts, tells of ids that came twice (LST-0110), and writes what follows the persons.
    void finish(const RatingListInfo& info, Diagnostics& diagnostics);

private:
    void append(std::string_view bytes);
    void flush();
    void tell_of_duplicates(Key key, Diagnostics& diagnostics);
    void tell_of_twice(Key key, const ListedPlayer& first, const ListedPlayer& second,
                       std::uint64_t place, Diagnostics& diagnostics);
    std::optional<ListedPlayer> person_at(std::uint64_t entry);

    struct Checksum;
    Target& target_;
    std::unique_ptr<Checksum> checksum_;
    std::string buffer_, packed_;
    std::uint64_t written_ = 0;
    std::array<std::vector<std::uint64_t>, keys> tables_;
    std::set<std::uint64_t> repeated_; ///< places of rows that repeat an earlier one
};

/// An index that was opened. It refers to the bytes.
class View {
public:
    /// Nothing where the bytes are no index of this version. `whole`: the checksum is computed.
    static std::optional<View> of(std::string_view bytes, bool whole);

    const RatingListInfo& info() const { return info_; }
    const std::vector<Diagnostic>& findings() const { return findings_; }

    /// Calls `see` with the persons of a key, in the order of the list, until it says false.
    /// False where the bytes are not what they should be.
    bool find(Key key, std::string_view wanted,
              const std::function<bool(ListedPlayer&&)>& see) const;
    bool for_each(const ListSink& sink) const;

private:
    View() = default;
    std::optional<ListedPlayer> person_at(std::uint64_t offset) const;
    bool read_note(std::string_view note);

    std::string_view bytes_;
    std::uint64_t persons_end_ = 0;
    std::array<std::string_view, keys> tables_;
    std::set<std::uint64_t> repeated_; ///< places of rows that repeat an earlier one: passed over
    RatingListInfo info_;
    std::vector<Diagnostic> findings_;
};

}
