#pragma once
/// How decisions of this system are worded: players, articles, colour preferences.

#include "colours.hpp"
#include "comparison.hpp"
#include <hakem/decision.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::dutch {

class Wording {
public:
    Wording(const Tournament& tournament, const Field& field)
        : tournament_(tournament), field_(field) {}

    /// "12 Yılmaz, Ayşe".
    std::string player(int index) const;
    std::string players(const std::vector<int>& indices) const;
    /// The pairing score, as an argument.
    std::string score(int index) const;

    /// A decision by an article of C.04.3: "FIDE C.04.3 (2026), C12".
    Decision decision(std::string subject, std::string_view article, std::string_view reason,
                      std::vector<std::string> arguments) const;
    /// The article's number in the edition: of 2026, of 2017.
    std::string_view article(std::string_view now, std::string_view in_2017) const;

    /// A colour preference as an argument: "White, strong".
    std::string preference(int index) const;
    std::string colour(Colour colour) const;

    /// Why two players cannot meet at all; empty reason where they may.
    Decision bar(int a, int b) const;
    /// Why a player cannot take the bye (C2); empty reason where it may.
    Decision bye_bar(int player) const;

    /// Why a candidate was turned down.
    Decision loss(std::string subject, const Loss& loss,
                  std::optional<Points> bye_score = std::nullopt) const;

    /// Who has which colour on a board, and by which rule of article 5.
    Decision colours(std::string subject, int a, int b) const;

private:
    int round_of_game(int a, int b) const;

    const Tournament& tournament_;
    const Field& field_;
};

}
