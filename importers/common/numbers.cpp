#include "common/numbers.hpp"

#include <algorithm>

namespace hakem::importing {

Numbers::Numbers(const std::vector<std::optional<std::int32_t>>& in_file, std::int32_t highest) {
    given_.resize(in_file.size());
    std::vector<bool> taken(static_cast<std::size_t>(highest) + 1);
    std::int32_t last = 0;
    for (std::size_t i = 0; i < in_file.size(); ++i) {
        auto& given = given_[i];
        if (!in_file[i]) {
            given.fate = Fate::missing;
        } else if (*in_file[i] < 1 || *in_file[i] > highest) {
            given.fate = by_number_.contains(*in_file[i]) ? Fate::twice : Fate::replaced;
            by_number_.emplace(*in_file[i], 0);
        } else if (taken[static_cast<std::size_t>(*in_file[i])]) {
            given.fate = Fate::twice;
        } else {
            given.id = *in_file[i];
            taken[static_cast<std::size_t>(given.id)] = true;
            by_number_.emplace(given.id, given.id);
            last = std::max(last, given.id);
        }
    }
    // Newcomers stand behind all others, as long as there is room, then in the gaps.
    std::int32_t next = last;
    for (std::size_t i = 0; i < in_file.size(); ++i) {
        auto& given = given_[i];
        if (given.id != 0) continue;
        for (std::int32_t tried = 0; tried <= highest && given.id == 0; ++tried) {
            next = next % highest + 1;
            if (!taken[static_cast<std::size_t>(next)]) given.id = next;
        }
        if (given.id == 0) {
            given.fate = Fate::no_room;
            for (; i < in_file.size(); ++i)
                if (given_[i].id == 0) given_[i].fate = Fate::no_room;
            return;
        }
        taken[static_cast<std::size_t>(given.id)] = true;
        if (given.fate == Fate::replaced) by_number_[*in_file[i]] = given.id;
    }
}

std::int32_t Numbers::operator[](std::int32_t in_file) const {
    const auto found = by_number_.find(in_file);
    return found == by_number_.end() ? 0 : found->second;
}

}
