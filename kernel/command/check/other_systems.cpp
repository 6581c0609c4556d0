#include "other_systems.hpp"

#include <hakem/acceleration.hpp>
#include <hakem/system_name.hpp>

#include <algorithm>
#include <string_view>

namespace hakem::command {

namespace {

/// A group A and a number of rounds that Baku acceleration may have been of.
struct Group {
    std::int32_t end = 0, of_rounds = 0; ///< 0 = as the file shows
};

/// As the file shows first, then all that it leaves open.
std::vector<Group> groups_of(const Tournament& tournament) {
    constexpr std::size_t most = 24;
    const auto ends = baku_group_ends(tournament);
    if (ends.empty()) return {};
    std::vector<Group> groups(1);
    for (std::size_t i = 1; i < ends.size(); ++i) groups.push_back({ends[i], 0});
    const auto shown = rounds_scheduled(tournament);
    // An event that goes on: how many rounds are accelerated depends on all of them (1.4).
    for (int all = shown + 1; tournament.scheduled_rounds == 0 && all <= 2 * shown + 2; all += 2)
        for (const auto end : ends) groups.push_back({end, all});
    if (groups.size() > most) groups.resize(most);
    return groups;
}

/// Of the federation, or with a player or records of it.
bool is_turkish(const Tournament& tournament) {
    const auto is_of_it = [](const Player& player) {
        return player.federation == "TUR" || player.national_federation == "TUR";
    };
    return tournament.federation == "TUR" || follows_regulation(tournament) ||
           std::any_of(tournament.players.begin(), tournament.players.end(), is_of_it);
}

class Others {
public:
    explicit Others(const CheckedFile& file)
        : taken_(file.choice), tournament_(*file.input.tournament) {}

    std::vector<OtherChoice> all() {
        if (taken_.system == "ulusal-swiss")
            add_dutch(true);
        else if (taken_.by_table())
            add_for_table();
        else if (taken_.system == "dutch")
            add_for_dutch();
        add_other_colour();
        std::stable_sort(
            others_.begin(), others_.end(),
            [](const OtherChoice& a, const OtherChoice& b) { return !a.against && b.against; });
        return std::move(others_);
    }

private:
    /// The edition is that of the date, where there is one.
    bool is_edition_open() const {
        return !taken_.certain() || (!taken_.edition_named && !tournament_.start);
    }

    void add_for_dutch() {
        const bool declared = declares_baku(tournament_);
        if (tournament_.accelerations.empty() && declared && allows_baku(tournament_.scoring))
            add_accelerated(taken_.edition, false, 1);
        if (declared || !tournament_.accelerations.empty()) add_plain();
        add_editions(!is_edition_open());
        add_national(taken_.system_named);
        if (!tournament_.accelerations.empty() || declared) return;
        const bool named = taken_.system_named && !taken_.in_words;
        add_accelerated(taken_.edition, named);
        for (const auto& edition : dutch_editions)
            if (may_be(edition)) add_accelerated(edition.id, named || !is_edition_open());
    }

    /// The records name an acceleration that the rounds may not have.
    void add_plain() {
        const auto first = others_.size();
        add("dutch", taken_.edition, true);
        add_editions(true);
        for (auto i = first; i < others_.size(); ++i) others_[i].choice.plain = true;
    }

    /// Record 152 may name the other colour than the one that was drawn: with it, all once more.
    void add_other_colour() {
        if (!tournament_.initial_colour || taken_.by_table()) return;
        auto others = others_;
        others.insert(others.begin(), {taken_, true});
        for (auto& other : others) {
            other.against = other.choice.other_colour = true;
            others_.push_back(std::move(other));
        }
    }

    /// Everybody met everybody, and nobody says that it was a round robin.
    void add_for_table() {
        if (taken_.system_named) return;
        add_dutch(false);
        add_national(false);
    }

    /// The national Swiss is played in Türkiye and by its federation alone.
    void add_national(bool against) {
        if (is_turkish(tournament_)) add("ulusal-swiss", {}, against);
    }

    void add_dutch(bool against) {
        if (is_team_event(tournament_)) return;
        add_editions(against);
        if (!tournament_.accelerations.empty()) return;
        for (const auto& edition : dutch_editions)
            if (may_be(edition)) add_accelerated(edition.id, against);
    }

    void add_editions(bool against) {
        for (const auto& edition : dutch_editions)
            if (may_be(edition)) add("dutch", edition.id, against);
    }

    /// Nobody paired by an edition before there was one.
    bool may_be(const SystemEdition& edition) const {
        return edition.id != taken_.edition &&
               (!tournament_.start || edition.applied_from <= tournament_.start);
    }

    void add_accelerated(std::string_view edition, bool against, std::size_t from = 0) {
        if (!allows_baku(tournament_.scoring)) return;
        if (groups_.empty()) groups_ = groups_of(tournament_);
        constexpr std::size_t most_against = 4;
        const auto to = against ? std::min(groups_.size(), most_against) : groups_.size();
        for (auto i = from; i < to; ++i) {
            auto& choice = add("dutch", edition, against);
            choice.baku = true;
            choice.group_end = groups_[i].end;
            choice.of_rounds = groups_[i].of_rounds;
        }
    }

    PairingChoice& add(std::string_view system, std::string_view edition, bool against) {
        others_.push_back({taken_, against});
        auto& choice = others_.back().choice;
        choice.system = system;
        choice.edition = edition;
        return choice;
    }

    const PairingChoice& taken_;
    const Tournament& tournament_;
    std::vector<Group> groups_;
    std::vector<OtherChoice> others_;
};

}

std::vector<OtherChoice> other_choices(const CheckedFile& file) { return Others(file).all(); }

Tournament with_choice(Tournament tournament, const PairingChoice& choice) {
    const bool baku = choice.baku || (declares_baku(tournament) && !choice.plain);
    tournament.encoded_type = choice.system == "ulusal-swiss" ? "ULUSAL_SWISS"
                              : baku                          ? "FIDE_DUTCH_BAKU"
                                                              : "FIDE_DUTCH";
    if (choice.other_colour && tournament.initial_colour)
        tournament.initial_colour = opposite(*tournament.initial_colour);
    if (choice.plain) tournament.accelerations.clear();
    if (!choice.baku || choice.group_end == 0) return tournament;
    const auto rounds = choice.of_rounds != 0 ? choice.of_rounds : rounds_scheduled(tournament);
    tournament.accelerations = baku_acceleration(choice.group_end, rounds, tournament.scoring);
    return tournament;
}

}
