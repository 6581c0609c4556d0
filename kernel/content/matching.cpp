#include "matching.hpp"

#include "facts.hpp"
#include <hakem/folded_name.hpp>
#include <hakem/identity.hpp>

#include <fmt/format.h>

#include <functional>
#include <string>
#include <unordered_map>

namespace hakem::content {

namespace {

template<class Element>
using KeyOf = std::function<std::string(const Element&)>;

/// Joins, pass after pass, those who alone have a key in their list, as far as `may` allows.
template<class Element>
class Joiner {
public:
    Joiner(const std::vector<Element>& a, const std::vector<Element>& b) : a_(a), b_(b) {
        matching_.to_b.assign(a.size(), -1);
        matching_.to_a.assign(b.size(), -1);
    }

    template<class May>
    void join(const KeyOf<Element>& key, May may) {
        const auto in_a = unique(a_, matching_.to_b, key), in_b = unique(b_, matching_.to_a, key);
        for (const auto& [text, x] : in_a) {
            const auto found = in_b.find(text);
            if (x < 0 || found == in_b.end() || found->second < 0) continue;
            const auto y = found->second;
            if (!may(a_[static_cast<std::size_t>(x)], b_[static_cast<std::size_t>(y)])) continue;
            matching_.to_b[static_cast<std::size_t>(x)] = y;
            matching_.to_a[static_cast<std::size_t>(y)] = x;
        }
    }

    Matching take() { return std::move(matching_); }

private:
    using Positions = std::unordered_map<std::string, std::int32_t>;

    static Positions unique(const std::vector<Element>& list,
                            const std::vector<std::int32_t>& joined, const KeyOf<Element>& key) {
        Positions positions;
        for (std::size_t i = 0; i < list.size(); ++i) {
            if (joined[i] >= 0) continue;
            const auto text = key(list[i]);
            if (text.empty()) continue;
            const auto [at, first] = positions.emplace(text, static_cast<std::int32_t>(i));
            if (!first) at->second = -1;
        }
        return positions;
    }

    const std::vector<Element>& a_;
    const std::vector<Element>& b_;
    Matching matching_;
};

std::string number_key(const Player& player) { return std::to_string(player.id); }

/// A masked number is that of a hundred others, too.
std::string whole_id(const std::string& id) { return is_masked(id) ? std::string() : id; }

bool births_agree(const Player& a, const Player& b) {
    return !a.birth || !b.birth || a.birth.year == b.birth.year;
}

std::string rounds_key(const Player& player) {
    std::string text;
    bool played = false;
    for (const auto& entry : player.rounds) {
        played = played || entry.opponent != 0;
        text += fmt::format("{}{}{} ", entry.opponent, static_cast<int>(entry.colour),
                            static_cast<char>(entry.outcome));
    }
    return played ? fmt::format("{}: {}", player.id, text) : std::string();
}

}

Matching match_players(const Tournament& a, const Tournament& b) {
    Joiner<Player> joiner(a.players, b.players);
    const auto anyhow = [](const Player&, const Player&) { return true; };
    const auto related = [](const Player& x, const Player& y) {
        return compare_names(x.name, y.name) != NameAgreement::other;
    };
    const auto close = [](const Player& x, const Player& y) {
        return compare_names(x.name, y.name) >= NameAgreement::close && births_agree(x, y);
    };
    const auto name = [](const Player& p) { return common_name(p.name); };
    const auto name_and = [&](const Player& p, const std::string& more) {
        const auto folded = name(p);
        return folded.empty() || more.empty() ? std::string() : folded + "|" + more;
    };
    joiner.join([](const Player& p) { return p.fide_id; }, related);
    joiner.join([](const Player& p) { return whole_id(p.national_id); }, related);
    joiner.join([](const Player& p) { return whole_id(p.licence); }, related);
    joiner.join([&](const Player& p) { return name_and(p, std::to_string(p.id)); }, births_agree);
    joiner.join([&](const Player& p) { return name_and(p, p.birth ? to_text(p.birth) : ""); },
                anyhow);
    joiner.join(name, anyhow);
    joiner.join(number_key, close);
    joiner.join([](const Player& p) { return p.fide_id; }, anyhow);
    joiner.join(rounds_key, anyhow);
    joiner.join(
        [](const Player& p) {
            return p.birth.complete() && p.rating != 0
                       ? fmt::format("{} {}", to_text(p.birth), p.rating)
                       : std::string();
        },
        close);
    return joiner.take();
}

Matching match_teams(const Tournament& a, const Tournament& b) {
    Joiner<Team> joiner(a.teams, b.teams);
    const auto anyhow = [](const Team&, const Team&) { return true; };
    joiner.join([](const Team& team) { return folded_name(team.name); }, anyhow);
    joiner.join([](const Team& team) { return std::to_string(team.id); }, anyhow);
    return joiner.take();
}

}
