#include "rest.hpp"

#include <algorithm>

namespace hakem::ulusal {

Rest::Rest(const Completion& completion, Players players, int level)
    : completion_(completion), players_(std::move(players)), level_(level),
      free_(completion.field().entrants.size()) {
    for (const int player : players_) free_[at(player)] = 1;
    mates_ = completion.largest(players_, 0);
    const auto alone = [&](int player) { return mates_[at(player)] < 0; };
    if (std::none_of(players_.begin(), players_.end(), alone)) return;
    mates_ = *completion.fewest_breaking(players_);
    breaking_ = left_ = breaking_pairs(completion.field(), mates_);
}

PassedOver Rest::bar(int a, int b) const {
    const auto& field = completion_.field();
    if (field.met.contains(a, b)) return PassedOver::met;
    if (field.forbidden.contains(a, b)) return PassedOver::forbidden;
    if (field.legal(a, b)) return PassedOver::no;
    if (!completion_.allowed(a, b, level_)) return PassedOver::colours;
    return left_ == 0 ? PassedOver::breaking : PassedOver::no;
}

PassedOver Rest::take(int a, int b) {
    if (const auto barred = bar(a, b); barred != PassedOver::no) return barred;
    if (mates_[at(a)] != b && !repair(a, b)) {
        if (left_ == 0) return PassedOver::incomplete;
        return completion_.complete(others(a, b), level_) ? PassedOver::breaking
                                                          : PassedOver::incomplete;
    }
    if (!completion_.field().legal(a, b)) --left_;
    remove(a, b);
    return PassedOver::no;
}

/// Makes a matching that holds the pair; false where there is none within b.
bool Rest::repair(int a, int b) {
    if (left_ == 0 && mend(mates_[at(a)], mates_[at(b)])) {
        join(a, b);
        return true;
    }
    const auto& field = completion_.field();
    const auto players = others(a, b);
    Mates found;
    if (left_ == 0) {
        if (!completion_.complete(players, 0)) return false;
        found = completion_.largest(players, 0);
    } else {
        auto fewest = completion_.fewest_breaking(players);
        if (!fewest) return false;
        const int breaking = breaking_pairs(field, *fewest) + (field.legal(a, b) ? 0 : 1);
        if (breaking > left_) return false;
        found = std::move(*fewest);
    }
    mates_ = std::move(found);
    join(a, b);
    return true;
}

/// The two who lose their mates by the pair: with each other, or by breaking up one more pair.
bool Rest::mend(int one, int other) {
    const auto& field = completion_.field();
    if (field.legal(one, other)) {
        join(one, other);
        return true;
    }
    const int a = mates_[at(one)], b = mates_[at(other)];
    const auto between = std::find_if(players_.begin(), players_.end(), [&](int c) {
        const int d = mates_[at(c)];
        return c != a && c != b && d != a && d != b && field.legal(one, c) && field.legal(other, d);
    });
    if (between == players_.end()) return false;
    const int d = mates_[at(*between)];
    join(one, *between);
    join(other, d);
    return true;
}

Players Rest::others(int a, int b) const {
    Players players;
    std::copy_if(players_.begin(), players_.end(), std::back_inserter(players),
                 [&](int player) { return player != a && player != b; });
    return players;
}

void Rest::join(int a, int b) {
    mates_[at(a)] = b;
    mates_[at(b)] = a;
}

void Rest::remove(int a, int b) {
    players_ = others(a, b);
    mates_[at(a)] = mates_[at(b)] = -1;
    free_[at(a)] = free_[at(b)] = 0;
}

}
