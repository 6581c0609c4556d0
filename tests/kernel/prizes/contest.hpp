#pragma once
/// Prize lists written down in a test: categories, contenders, and what each gets.

#include "prizes/allocation.hpp"

#include <initializer_list>
#include <map>
#include <string>
#include <vector>

namespace hakem::test {

/// A field of contenders and the categories that they compete for. Amounts are of the smallest
/// unit.
class Contest {
public:
    explicit Contest(prizes::Sharing sharing, prizes::Amount rounding = 1)
        : sharing_(sharing), rounding_(rounding) {}

    Contest& category(std::vector<prizes::Amount> amounts) {
        auto& category = categories_.emplace_back();
        category.id = category.name = "c" + std::to_string(categories_.size());
        category.amounts = std::move(amounts);
        category.sharing = sharing_;
        return *this;
    }

    /// `points` in halves, so that 13 is 6½. `classes` are the categories besides the first that he
    /// may have. Contenders are named A, B, C ... and given in the order of the standings; `tied`:
    /// nothing separates him from the one before.
    Contest& player(int points, std::initializer_list<std::size_t> classes = {},
                    bool tied = false) {
        auto& contender = contenders_.emplace_back();
        contender.id = static_cast<std::int32_t>(contenders_.size());
        contender.name = std::string(1, static_cast<char>('A' + contender.id - 1));
        contender.score = Exact(points, 2);
        contender.rank = tied ? contenders_[contenders_.size() - 2].rank : contender.id;
        contender.may.assign(categories_.size(), prizes::Answer::no);
        contender.may[0] = prizes::Answer::yes;
        for (const auto c : classes) contender.may[c] = prizes::Answer::yes;
        return *this;
    }

    prizes::Allocation allocation() const {
        std::vector<const prizes::Category*> list;
        for (const auto& category : categories_) list.push_back(&category);
        return prizes::allocate(list, contenders_, rounding_);
    }

    /// "A 500, B 250, C 250", in the order of the standings.
    std::string paid() const {
        std::map<std::size_t, prizes::Amount> amounts;
        for (const auto& settlement : allocation().settlements)
            for (std::size_t i = 0; i < settlement.takers.size(); ++i)
                amounts[settlement.takers[i]] += settlement.paid[i];
        std::string text;
        for (const auto& [position, amount] : amounts)
            text += (text.empty() ? "" : ", ") + contenders_[position].name + " " +
                    std::to_string(amount);
        return text;
    }

    /// "c1 4, c2 2": prizes without a taker.
    std::string left() const {
        std::string text;
        for (const auto& prize : allocation().left)
            text += (text.empty() ? "" : ", ") + categories_[prize.category].name + " " +
                    std::to_string(prize.number + 1);
        return text;
    }

private:
    prizes::Sharing sharing_;
    prizes::Amount rounding_;
    std::vector<prizes::Category> categories_;
    std::vector<prizes::Contender> contenders_;
};

}
