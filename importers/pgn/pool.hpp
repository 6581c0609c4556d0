#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <unordered_map>

namespace hakem::pgn {

/// Texts kept once: a file of 100,000 games has few titles, names and dates. 0 is the empty text.
class Pool {
public:
    using Index = std::uint32_t;

    Pool() { add({}); }

    Index add(std::string text) {
        if (const auto found = places_.find(text); found != places_.end()) return found->second;
        texts_.push_back(std::move(text));
        const auto index = static_cast<Index>(texts_.size() - 1);
        places_.emplace(texts_.back(), index);
        return index;
    }

    const std::string& operator[](Index index) const { return texts_[index]; }
    std::size_t size() const { return texts_.size(); }

private:
    std::deque<std::string> texts_; ///< stay in place: the keys point into them
    std::unordered_map<std::string_view, Index> places_;
};

}
