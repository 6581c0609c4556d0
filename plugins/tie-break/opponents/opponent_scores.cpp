#include "opponent_scores.hpp"

#include <algorithm>

namespace hakem {

namespace {

/// 1/20,000 of a point: a hundredth of a point times a hundredth, and its half, are whole.
using Units = std::int64_t;
constexpr Units units_in_a_point = 20'000;
constexpr Units units_in_a_hundredth = 200;

Units units(Points points) { return points.in_hundredths() * units_in_a_hundredth; }
/// A score times the points of a round.
Units times(Units score, Points points) { return score / 100 * points.in_hundredths(); }
Exact exact_of(Units value) { return {value, units_in_a_point}; }

/// One round's addend.
struct Element {
    int round = 0;
    Units score = 0; ///< of the opponent, real or dummy
    Units contribution = 0;
    Units result = 0; ///< own points of the round
    bool vur = false;
    bool cut = false;
    bool cut_by_16_5 = false; ///< in place of the least significant
    std::string_view note;
};

/// The article that makes an opponent's score another.
std::string_view note_of_adjusted(const Edition& edition) {
    if (is_regulation(edition)) return "term.adjusted-by-36";
    const bool all = edition.opponent_unplayed == Edition::OpponentUnplayed::half;
    return all ? "term.unplayed-half" : "term.adjusted";
}

/// Computes with one edition, one code.
class OpponentScores {
public:
    OpponentScores(const TieBreakInput& input, Product product,
                   std::optional<TieBreakCode::Score> own)
        : input_(input), history_(input.history), product_(product), own_(input.code),
          by_points_(own || is_fide(input.edition)), fore_(is_fore(input)),
          win_(win_of(history_, input.code)), draw_(draw_of(history_, input.code)) {
        if (own) own_.score = *own;
        // /P changes what the own rounds are, not what the opponents see.
        auto plain = input.code;
        plain.forfeits_are_games = false;
        const TieBreakInput seen{history_, input.edition, plain, {}, false};
        kinds_.reserve(history_.competitors.size() * static_cast<std::size_t>(history_.rounds));
        adjusted_.reserve(history_.competitors.size());
        std::vector<RoundKind> kinds;
        for (const auto& competitor : history_.competitors) {
            append_kinds(kinds_, competitor, input);
            kinds.clear();
            append_kinds(kinds, competitor, seen);
            adjusted_.push_back(adjust(competitor, kinds));
        }
    }

    /// `elements` is scratch memory.
    TieBreakValue value(std::size_t position, std::vector<Element>& elements) const;

private:
    Units adjust(const Competitor& competitor, const std::vector<RoundKind>& kinds) const;
    bool is_drawn(const Competitor& competitor, std::size_t r) const;
    Points points(const Competitor& competitor, std::size_t r) const;
    Points score(const Competitor& competitor) const;
    void gather(std::size_t position, std::vector<Element>& elements) const;
    Element game(const Competitor& own, std::size_t r) const;
    Element unplayed(const Competitor& own, std::size_t r, RoundKind kind, Points before) const;
    Element half_of_opponent(const Competitor& own, const Round& round, Element element) const;
    Units capped(const Competitor& own, const Round& round, RoundKind kind) const;
    Units share_of_points(const Competitor& own, std::size_t r, Units score) const;
    Units share_so_far(const Round& round, std::size_t r, Units score) const;
    Units adjusted_of(std::int32_t position) const {
        return position < 0 ? 0 : adjusted_[static_cast<std::size_t>(position)];
    }
    void cut(std::vector<Element>& elements) const;
    void cut_one_low(std::vector<Element>& elements) const;

    const TieBreakInput& input_;
    const History& history_;
    Product product_;
    TieBreakCode own_; ///< the points of a round in a product
    bool by_points_;
    bool fore_;
    Points win_, draw_;
    std::vector<RoundKind> kinds_; ///< competitor by competitor
    std::vector<Units> adjusted_;
};

/// 16.3: byes asked for and followed by nothing but VURs count as draws; in 2009 and in the
/// regulation every unplayed round counts ½.
Units OpponentScores::adjust(const Competitor& competitor,
                             const std::vector<RoundKind>& kinds) const {
    const bool all = input_.edition.opponent_unplayed == Edition::OpponentUnplayed::half;
    auto result = units(score(competitor));
    for (std::size_t r = 0; r < kinds.size(); ++r)
        if (all ? is_unplayed(kinds[r]) : kinds[r] == RoundKind::requested_for_good)
            result += units(draw_) - units(points(competitor, r));
    return result;
}

/// 8.3: a game that was paired for the last round, played or not.
bool OpponentScores::is_drawn(const Competitor& competitor, std::size_t r) const {
    const auto& round = competitor.rounds[r];
    return fore_ && r + 1 == competitor.rounds.size() && round.opponent >= 0 && !round.annulled;
}

Points OpponentScores::points(const Competitor& competitor, std::size_t r) const {
    return is_drawn(competitor, r) ? draw_ : points_of(competitor.rounds[r], input_.code);
}

Points OpponentScores::score(const Competitor& competitor) const {
    auto score = score_of(competitor, input_.code);
    if (const auto r = competitor.rounds.size(); r > 0 && is_drawn(competitor, r - 1))
        score += draw_ - points_of(competitor.rounds.back(), input_.code);
    return score;
}

/// 9.1: the opponent's score times the points; regulation 37d and 34E: all of it for a win, half
/// for a draw.
Units OpponentScores::share_of_points(const Competitor& own, std::size_t r, Units score) const {
    if (product_ == Product::score) return score;
    const auto& round = own.rounds[r];
    if (by_points_) return times(score, points_of(round, own_));
    switch (round.outcome) {
    case Outcome::win:
    case Outcome::unrated_win:
    case Outcome::forfeit_win:
        return score;
    case Outcome::draw:
    case Outcome::unrated_draw:
        return score / 2;
    case Outcome::adjourned:
        return share_so_far(round, r, score);
    default:
        return 0;
    }
}

/// 22.1: an unfinished game is a draw for now; 26.2: a match stands as its boards do, ½ for each
/// open one.
Units OpponentScores::share_so_far(const Round& round, std::size_t r, Units score) const {
    if (!history_.teams || round.opponent < 0) return score / 2;
    const auto& other = history_.competitors[static_cast<std::size_t>(round.opponent)].rounds[r];
    if (round.game_points == other.game_points) return score / 2;
    return round.game_points > other.game_points ? score : 0;
}

Element OpponentScores::game(const Competitor& own, std::size_t r) const {
    const auto& round = own.rounds[r];
    Element element;
    element.score = adjusted_of(round.opponent);
    element.contribution = share_of_points(own, r, element.score);
    if (is_drawn(own, r)) {
        element.note = "term.fore";
    } else if (round.opponent >= 0) {
        const auto& other = history_.competitors[static_cast<std::size_t>(round.opponent)];
        if (units(score_of(other, input_.code)) != element.score)
            element.note = note_of_adjusted(input_.edition);
    }
    return element;
}

/// 16.4 of 2026: the own score, not more than the opponent that should have been there, else not
/// more than a draw in each round.
Units OpponentScores::capped(const Competitor& own, const Round& round, RoundKind kind) const {
    const auto score = units(this->score(own));
    const bool scheduled = kind == RoundKind::forfeit_win || kind == RoundKind::forfeit_loss;
    if (scheduled && round.opponent >= 0) return std::min(score, adjusted_of(round.opponent));
    return std::min(score, units(draw_) * history_.rounds);
}

/// Regulation 36/2. It says nothing of a bye, which has no opponent: 0, and with /B half of the own
/// adjusted score.
Element OpponentScores::half_of_opponent(const Competitor& own, const Round& round,
                                         Element element) const {
    const auto self = static_cast<std::int32_t>(&own - history_.competitors.data());
    const bool named = round.opponent >= 0, counts = named || input_.code.byes_count;
    element.score = counts ? adjusted_of(named ? round.opponent : self) / 2 : 0;
    element.contribution = element.score;
    element.note = named    ? "term.half-of-opponent"
                   : counts ? "term.half-of-own"
                            : "term.no-opponent";
    return element;
}

Element OpponentScores::unplayed(const Competitor& own, std::size_t r, RoundKind kind,
                                 Points before) const {
    const auto& round = own.rounds[r];
    const auto points = this->points(own, r);
    Element element;
    element.vur = is_vur(kind);
    element.note = "term.dummy";
    switch (input_.edition.own_unplayed) {
    case Edition::OwnUnplayed::half_of_opponent:
        return half_of_opponent(own, round, element);
    case Edition::OwnUnplayed::nothing:
        element.note = "term.zero";
        break;
    case Edition::OwnUnplayed::virtual_opponent:
        element.score = units(before) + units(win_) - units(points) +
                        units(draw_) * (history_.rounds - static_cast<int>(r) - 1);
        element.note = "term.virtual";
        break;
    case Edition::OwnUnplayed::own_score:
        element.score = units(score(own));
        break;
    case Edition::OwnUnplayed::capped:
        element.score = capped(own, round, kind);
        if (element.score != units(score(own))) element.note = "term.capped";
        break;
    }
    element.contribution = share_of_points(own, r, element.score);
    return element;
}

/// 14.1 with 16.5: the least significant is the opponent with the lowest score; a VUR that
/// contributes no less goes first.
void OpponentScores::cut_one_low(std::vector<Element>& elements) const {
    Element* least = nullptr;
    Element* vur = nullptr;
    const bool vur_first =
        input_.edition.opponent_unplayed == Edition::OpponentUnplayed::trailing_requested_half;
    const bool by_result = input_.edition.product_cut == Edition::ProductCut::worst_result;
    for (auto& element : elements) {
        if (element.cut) continue;
        const auto by_score = [&](const Element& e) {
            return std::pair(e.score, by_result ? e.result : e.contribution);
        };
        const auto by_value = [](const Element& e) { return std::pair(e.contribution, e.score); };
        if (least == nullptr || by_score(element) < by_score(*least)) least = &element;
        if (vur_first && element.vur && (vur == nullptr || by_value(element) < by_value(*vur)))
            vur = &element;
    }
    if (least == nullptr) return;
    const bool by_16_5 = vur != nullptr && vur->contribution >= least->contribution;
    if (by_16_5 && vur != least) vur->cut_by_16_5 = true;
    (by_16_5 ? vur : least)->cut = true;
}

void OpponentScores::cut(std::vector<Element>& elements) const {
    for (int i = 0; i < input_.code.cut_lowest; ++i) cut_one_low(elements);
    for (int i = 0; i < input_.code.cut_highest; ++i) {
        Element* highest = nullptr;
        for (auto& element : elements)
            if (!element.cut && (highest == nullptr || element.score > highest->score))
                highest = &element;
        if (highest != nullptr) highest->cut = true;
    }
}

void OpponentScores::gather(std::size_t position, std::vector<Element>& elements) const {
    const auto& own = history_.competitors[position];
    const auto* kinds = kinds_.data() + position * own.rounds.size();
    elements.clear();
    Points before;
    for (std::size_t r = 0; r < own.rounds.size(); ++r) {
        if (kinds[r] != RoundKind::nothing) {
            auto element =
                is_unplayed(kinds[r]) ? unplayed(own, r, kinds[r], before) : game(own, r);
            element.round = static_cast<int>(r) + 1;
            if (product_ != Product::score) element.result = units(points_of(own.rounds[r], own_));
            elements.push_back(element);
        }
        if (!own.rounds[r].annulled) before += points(own, r);
    }
}

TieBreakValue OpponentScores::value(std::size_t position, std::vector<Element>& elements) const {
    const auto& own = history_.competitors[position];
    gather(position, elements);
    cut(elements);
    TieBreakValue result;
    Units sum = 0;
    for (const auto& element : elements) {
        if (!element.cut) sum += element.contribution;
        if (!input_.explain) continue;
        const auto& round = own.rounds[static_cast<std::size_t>(element.round - 1)];
        result.terms.push_back(
            term_of(history_, element.round, round, exact_of(element.contribution), element.note));
        result.terms.back().cut = element.cut;
        if (element.cut_by_16_5) result.terms.back().cut_by = "term.cut-16-5";
    }
    result.value = exact_of(sum);
    return result;
}

}

std::vector<TieBreakValue> sum_of_opponent_scores(const TieBreakInput& input, Product product,
                                                  std::optional<TieBreakCode::Score> own) {
    const OpponentScores scores(input, product, own);
    std::vector<TieBreakValue> values;
    std::vector<Element> elements;
    values.reserve(input.history.competitors.size());
    for (std::size_t i = 0; i < input.history.competitors.size(); ++i)
        values.push_back(scores.value(i, elements));
    return values;
}

Objection forbidden_in_round_robin(const History& history, const Edition& edition) {
    const bool forbids = edition.round_robin_buchholz == Edition::RoundRobinBuchholz::forbidden;
    return history.system != System::swiss && forbids ? "diagnostic.RNK-0011" : "";
}

Objection discouraged_in_round_robin(const History& history, const Edition& edition) {
    if (history.system == System::swiss) return {};
    switch (edition.round_robin_buchholz) {
    case Edition::RoundRobinBuchholz::useless:
        return "diagnostic.RNK-0014";
    case Edition::RoundRobinBuchholz::discouraged:
        return "diagnostic.RNK-0012";
    default:
        return {};
    }
}

}
