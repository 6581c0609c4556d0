#include "bracket_problem.hpp"

#include <algorithm>
#include <bit>

namespace hakem::dutch {

namespace {

constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }

/// Bits that the order levels of one question may take, so that the numbers stay short.
constexpr int most_order_bits = 400;

Quality::Look look_of(const Field& field, const Bracket& bracket, const Outlook& outlook) {
    Quality::Look look;
    look.whole = outlook.whole;
    look.next = outlook.next > 0;
    look.bye_games = outlook.bye_games;
    look.next_is_last = outlook.next_is_last;
    look.lowest_score = field[bracket.residents.back()].score;
    if (outlook.next > 0) look.next_score = field[outlook.lower.front()].score;
    return look;
}

}

BracketProblem::BracketProblem(const Field& field, const Completion& completion,
                               const Bracket& bracket, Outlook outlook, const Demands& demands)
    : field_(field), completion_(completion), outlook_(std::move(outlook)),
      moved_down_(static_cast<int>(bracket.moved_down.size())), bracket_(bracket.size()),
      quality_(field, bracket, look_of(field, bracket, outlook_)) {
    players_ = bracket.moved_down;
    players_.insert(players_.end(), bracket.residents.begin(), bracket.residents.end());
    players_.insert(players_.end(), outlook_.lower.begin(), outlook_.lower.end());
    partner_.assign(players_.size(), free);
    place_.assign(players_.size(), -1);
    in_s1_.assign(players_.size(), 0);
    const auto vertex = [&](int player) {
        return static_cast<int>(std::find(players_.begin(), players_.end(), player) -
                                players_.begin());
    };
    for (const auto& [a, b] : demands.pairs) {
        partner_[at(vertex(a))] = vertex(b);
        partner_[at(vertex(b))] = vertex(a);
    }
    for (const int player : demands.downfloaters) partner_[at(vertex(player))] = floats;
    for (const int player : demands.s1) in_s1_[at(vertex(player))] = 1;
    s1_settled_ = !demands.s1.empty();
}

BracketPairing BracketProblem::solve() {
    if (moved_down_ > 0) pair_moved_down();
    pair_remainder();
    return result();
}

BracketPairing BracketProblem::solve_in_any_order() {
    settle({});
    for (const int vertex : mates_)
        if (vertex >= 0 && mates_[at(vertex)] > vertex) in_s1_[at(vertex)] = 1;
    return result();
}

std::vector<int> BracketProblem::unpaired() const {
    std::vector<int> alone;
    for (std::size_t i = 0; i < players_.size(); ++i)
        if (mates_[i] < 0) alone.push_back(players_[i]);
    std::sort(alone.begin(), alone.end());
    return alone;
}

bool BracketProblem::complete() const {
    return !outlook_.whole || std::find(mates_.begin(), mates_.end(), -1) == mates_.end();
}

Place BracketProblem::place_of(int a, int b) const {
    if (b < bracket_) return a < moved_down_ && b < moved_down_ ? Place::below : Place::inside;
    return b < bracket_ + outlook_.next ? Place::next : Place::below;
}

bool BracketProblem::may_pair(int a, int b) const {
    const auto place = place_of(a, b);
    if (place == Place::below && !outlook_.whole) return false;
    const int of_a = partner_[at(a)], of_b = partner_[at(b)];
    if (of_a >= 0 || of_b >= 0) return of_a == b && of_b == a;
    if (place == Place::inside) {
        if (of_a == floats || of_b == floats) return false;
        // MDPs choose before there is a remainder.
        if (s1_settled_ && a >= moved_down_ && in_s1_[at(a)] == in_s1_[at(b)]) return false;
    }
    // Settled as a member of S1: it is paired here, nowhere else.
    if (s1_settled_ && place != Place::inside && (in_s1_[at(a)] || in_s1_[at(b)])) return false;
    return field_.may_meet(players_[at(a)], players_[at(b)]);
}

std::int32_t BracketProblem::value(const OrderLevel& level, int a, int b) const {
    using Rule = OrderLevel::Rule;
    switch (level.rule) {
    case Rule::pairs_moved_down:
        return a == level.player;
    case Rule::opponent:
        if (a == level.player) return -b;
        return s1_settled_ && b == level.player ? -a : 0;
    case Rule::exchanges:
        return place_[at(a)] >= 0 && place_[at(a)] < s1_size_;
    case Rule::distance:
        return -std::max(place_[at(a)], 0);
    case Rule::leaves_s1:
        return -(a == level.player);
    case Rule::enters_s1:
        return a == level.player;
    }
    return 0;
}

void BracketProblem::add_edge(matching::Graph& graph, int a, int b,
                              const std::vector<OrderLevel>& order) const {
    graph.add_edge(a, b);
    const bool bye = b == static_cast<int>(players_.size());
    const auto place = bye ? Place::bye : place_of(a, b);
    const int one = players_[at(a)], other = bye ? -1 : players_[at(b)];
    const auto& criteria = quality_.criteria();
    for (std::size_t i = 0; i < criteria.size(); ++i)
        graph.value(i) = quality_.value(criteria[i], place, one, other);
    if (place != Place::inside) return;
    for (std::size_t i = 0; i < order.size(); ++i)
        graph.value(criteria.size() + i) = value(order[i], a, b);
}

/// Finds the best pairing by the criteria, then by the order levels, within what is settled.
void BracketProblem::settle(const std::vector<OrderLevel>& order) {
    const int count = static_cast<int>(players_.size());
    // The bye is a player that anybody who may take it can meet.
    const bool bye = (outlook_.whole || outlook_.next_is_last) && count % 2 != 0;
    matching::Graph graph(count + (bye ? 1 : 0));
    for (const auto& criterion : quality_.criteria()) graph.add_level(criterion.edges);
    for (const auto& level : order)
        graph.add_level(level.rule == OrderLevel::Rule::exchanges ||
                                level.rule == OrderLevel::Rule::distance
                            ? count
                            : 1);
    for (int a = 0; a < count; ++a) {
        for (int b = a + 1; b < count; ++b)
            if (may_pair(a, b)) add_edge(graph, a, b, order);
        const bool kept = partner_[at(a)] >= 0 || (s1_settled_ && in_s1_[at(a)]);
        if (bye && !kept && completion_.may_take_bye(players_[at(a)]))
            add_edge(graph, a, count, order);
    }
    mates_ = graph.heaviest();
    values_ = graph.total(mates_);
    values_.resize(quality_.criteria().size());
    if (bye) {
        mates_.pop_back();
        std::replace(mates_.begin(), mates_.end(), count, -2);
    }
}

bool BracketProblem::is_paired_inside(int vertex) const {
    const int mate = mates_[at(vertex)];
    return mate >= 0 && place_of(std::min(vertex, mate), std::max(vertex, mate)) == Place::inside;
}

/// 3.2, 4.4: the first set of MDPs that can be paired, then their opponents in order.
void BracketProblem::pair_moved_down() {
    const int bits = std::bit_width(static_cast<unsigned>(bracket_)) + 1;
    const int at_once = std::max(1, most_order_bits / bits);
    for (int first = 0; first < moved_down_; first += at_once) {
        const int last = std::min(first + at_once, moved_down_);
        std::vector<OrderLevel> order;
        for (int i = first; i < moved_down_; ++i)
            order.push_back({OrderLevel::Rule::pairs_moved_down, i});
        for (int i = first; i < last; ++i) order.push_back({OrderLevel::Rule::opponent, i});
        settle(order);
        for (int i = first; i < last; ++i) {
            const bool paired = is_paired_inside(i);
            partner_[at(i)] = paired ? mates_[at(i)] : floats;
            if (paired) partner_[at(mates_[at(i)])] = i;
        }
    }
}

/// The members of S1 in the pairs of the remainder: the higher-ranked of each.
std::vector<int> BracketProblem::upper_members() const {
    std::vector<int> members;
    for (const int vertex : remainder_)
        if (is_paired_inside(vertex) && mates_[at(vertex)] > vertex) members.push_back(vertex);
    return members;
}

/// 3.3, 4.2, 4.3: the residents left over, as a homogeneous bracket.
void BracketProblem::pair_remainder() {
    for (int i = moved_down_; i < bracket_; ++i)
        if (partner_[at(i)] < 0 || partner_[at(i)] >= moved_down_) {
            place_[at(i)] = static_cast<int>(remainder_.size());
            remainder_.push_back(i);
        }
    // Nearly always as many pairs as the number of players allows; the matching tells.
    s1_size_ = static_cast<int>(remainder_.size()) / 2;
    for (;;) {
        settle({{OrderLevel::Rule::exchanges}, {OrderLevel::Rule::distance}});
        const int pairs = static_cast<int>(upper_members().size());
        if (pairs == s1_size_) break;
        s1_size_ = pairs;
    }
    exchange(s1_size_);
    transpose(upper_members());
}

void BracketProblem::exchange(int pairs) {
    const auto members = upper_members();
    int exchanged = 0, distance = 0;
    for (const int vertex : members) {
        exchanged += place_[at(vertex)] >= pairs;
        distance += place_[at(vertex)];
    }
    if (exchanged == 0) return;
    distance -= pairs * (pairs - 1) / 2;
    // Nobody exchanged is further from the border than the sum of the differences.
    std::vector<OrderLevel> order{{OrderLevel::Rule::exchanges}, {OrderLevel::Rule::distance}};
    for (int i = pairs - 1; i >= std::max(0, pairs - distance); --i)
        order.push_back({OrderLevel::Rule::leaves_s1, remainder_[at(i)]});
    const int count = static_cast<int>(remainder_.size());
    for (int i = pairs; i < std::min(count, pairs + distance); ++i)
        order.push_back({OrderLevel::Rule::enters_s1, remainder_[at(i)]});
    settle(order);
}

/// 4.2: S1 is settled; the transposition of S2 that comes first.
void BracketProblem::transpose(const std::vector<int>& s1) {
    for (const int vertex : s1) in_s1_[at(vertex)] = 1;
    s1_settled_ = true;
    const int bits = std::bit_width(static_cast<unsigned>(bracket_)) + 1;
    const std::size_t at_once = at(std::max(1, most_order_bits / bits));
    for (std::size_t first = 0; first < s1.size(); first += at_once) {
        const auto last = std::min(first + at_once, s1.size());
        std::vector<OrderLevel> order;
        for (auto i = first; i < last; ++i) order.push_back({OrderLevel::Rule::opponent, s1[i]});
        settle(order);
        for (auto i = first; i < last; ++i) {
            const int mate = mates_[at(s1[i])];
            partner_[at(s1[i])] = mate;
            partner_[at(mate)] = s1[i];
        }
    }
}

BracketPairing BracketProblem::result() const {
    BracketPairing pairing;
    for (int i = 0; i < bracket_; ++i) {
        const int mate = mates_[at(i)];
        if (!is_paired_inside(i))
            pairing.downfloaters.push_back(players_[at(i)]);
        else if (i < moved_down_ || (mate >= moved_down_ && in_s1_[at(i)]))
            pairing.pairs.emplace_back(players_[at(i)], players_[at(mate)]);
    }
    std::sort(pairing.downfloaters.begin(), pairing.downfloaters.end());
    return pairing;
}

}
