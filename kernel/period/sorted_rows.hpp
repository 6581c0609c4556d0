#pragma once
/// The rows of a new list in the order of names; a list of millions lies in a file without a name,
/// not in memory.

#include <hakem/list_exporter.hpp>
#include <hakem/text.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::period {

class SortedRows {
public:
    /// Turkish order is the order of every list: ç after c, ı before i.
    SortedRows();
    ~SortedRows();
    SortedRows(const SortedRows&) = delete;
    SortedRows& operator=(const SortedRows&) = delete;

    void add(const ListRow& row);
    /// After the last row; nothing can be added then.
    void sort();
    std::size_t size() const { return places_.size(); }
    std::size_t played() const { return played_; }
    void for_each(const std::function<void(ListRow&&)>& take) const;

private:
    struct Place {
        std::uint64_t offset = 0;
        std::uint32_t key = 0, row = 0; ///< sizes
    };
    std::string_view text_of(const Place& place) const;
    void flush();

    Collator collator_;
    int file_ = -1;
    std::string waiting_; ///< not yet written
    std::uint64_t size_ = 0;
    const char* bytes_ = nullptr; ///< mapped once sorted
    std::vector<Place> places_;
    std::size_t played_ = 0;
};

}
