#pragma once
/// How decisions of this system are worded: players, scores, articles, and whether the regulation
/// itself says it or a settled reading of it.

#include "boards.hpp"
#include <hakem/decision.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace hakem::ulusal {

/// An article as it is cited. A settled reading fills what the regulation leaves open; where it
/// follows FIDE's Lim system, its article is named.
struct Article {
    std::string_view number;   ///< "17.5"
    bool settled = false;      ///< a settled reading
    std::string_view lim = {}; ///< "5.2"
};

class Wording {
public:
    explicit Wording(const Field& field) : field_(field) {}

    /// "12 Yılmaz, Ayşe".
    std::string player(int index) const;
    std::string players(const Players& indices) const;
    std::string score(int index) const { return points_argument(field_[index].score); }
    static std::string colour(Colour colour);
    /// The due colour (21.3) as an argument.
    std::string due(int index) const;
    /// The colours had so far: "○●" is White, then Black.
    static std::string list(const Entrant& entrant);
    /// "player 12", "team 12"
    std::string subject(std::int32_t id) const;
    /// "pair 3 12"
    std::string pair_subject(int a, int b) const;

    /// "Regulation 17.5", "Regulation 20.1c, settled reading (Lim 5.2)".
    static Decision decision(std::string subject, Article article, std::string_view reason,
                             std::vector<std::string> arguments);

    /// Why a candidate was passed over.
    Decision passed(int player, int candidate, PassedOver reason) const;
    /// Why two players cannot meet in this round at all; empty reason where they may.
    Decision bar(int a, int b) const;
    /// Why a candidate of 17.2 does not have the bye.
    Decision bye_candidate(const ByeCandidate& candidate) const;
    /// Who has which colour, and by which rule of article 21.
    Decision colours(std::string subject, int a, int b) const;
    /// What yielded, as it is reported.
    Decision report(const Yielded& yielded) const;

private:
    Decision colour_limit(int a, int b) const;
    int round_of_game(int a, int b) const;

    const Field& field_;
};

}
