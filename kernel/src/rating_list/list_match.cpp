#include "list_match.hpp"

#include "list_index.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace hakem {

namespace {

using namespace list_match;

constexpr std::size_t most_candidates = 5;

/// A person in one line: "Yılmaz, Ayşe (2008, 6300124)". Never with the national number.
std::string text_of(const ListedPlayer& person) {
    std::string inner;
    const auto add = [&](const std::string& part) {
        if (!part.empty()) inner += (inner.empty() ? "" : ", ") + part;
    };
    add(to_readable_text(person.birth));
    add(person.federation);
    add(person.fide_id);
    return inner.empty() ? person.name : fmt::format("{} ({})", person.name, inner);
}

class Matching {
public:
    Matching(const Player& player, const RatingList& list) : player_(player), list_(list) {
        match_.why.subject = fmt::format("player {}", player.id);
    }

    ListMatch run() {
        if (by_id("list.by-fide-id", list_.by_fide_id(player_.fide_id))) return finish();
        if (by_id("list.by-national-id", list_.by_national_id(player_.national_id)))
            return finish();
        if (player_.licence != player_.national_id &&
            by_id("list.by-licence", list_.by_national_id(player_.licence)))
            return finish();
        by_name();
        return finish();
    }

private:
    ListMatch finish() {
        if (match_.candidates.size() > most_candidates) match_.candidates.resize(most_candidates);
        return std::move(match_);
    }

    void conclude(MatchConfidence confidence, std::string reason,
                  std::vector<std::string> arguments = {}) {
        match_.confidence = confidence;
        match_.why.reason = std::move(reason);
        match_.why.arguments = std::move(arguments);
    }

    void turn_down(const ListedPlayer& person, std::string reason) {
        Decision decision;
        decision.reason = std::move(reason);
        decision.arguments = {text_of(person)};
        match_.why.alternatives.push_back(std::move(decision));
        match_.candidates.push_back(person);
    }

    /// True where the holder of an id is taken.
    bool by_id(std::string_view kind, std::optional<ListedPlayer> holder) {
        if (!holder) return false;
        const auto agreement = agreement_of(player_, *holder);
        if (!agreement.credible()) {
            turn_down(*holder, "list.turned-down-id");
            doubtful_ = true;
            return false;
        }
        const bool whole = agreement.whole() && !doubtful_;
        conclude(whole ? MatchConfidence::id : MatchConfidence::id_differs,
                 whole ? "list.match-id" : "list.match-id-differs",
                 {message_argument(kind), text_of(*holder)});
        auto found = differences(player_, *holder, agreement);
        std::move(found.begin(), found.end(), std::back_inserter(match_.why.alternatives));
        match_.person = std::move(holder);
        return true;
    }

    void by_name() {
        const auto named = list_.by_name(player_.name);
        if (doubtful_) {
            for (const auto& person : named)
                if (agreement_of(player_, person).birth != Birth::differs)
                    match_.candidates.push_back(person);
            return conclude(MatchConfidence::id_doubtful, "list.match-id-doubtful",
                            {text_of(match_.candidates.front())});
        }
        if (named.empty()) return conclude(MatchConfidence::none, "list.match-none");
        std::vector<ListedPlayer> same, unknown;
        for (const auto& person : named) {
            const auto birth = agreement_of(player_, person).birth;
            if (birth == Birth::same) same.push_back(person);
            if (birth == Birth::unknown) unknown.push_back(person);
        }
        if (!same.empty()) return take(narrowed(std::move(same)));
        if (!unknown.empty()) return propose(narrowed(std::move(unknown)));
        for (const auto& person : named) turn_down(person, "list.turned-down-birth");
        conclude(MatchConfidence::none, "list.match-none-of-year", {player_.name});
    }

    /// Namesakes of one year: sex and federation may tell them apart.
    std::vector<ListedPlayer> narrowed(std::vector<ListedPlayer> persons) const {
        if (persons.size() < 2) return persons;
        std::vector<ListedPlayer> left;
        for (const auto& person : persons) {
            const auto agreement = agreement_of(player_, person);
            if (!agreement.sex_differs && !agreement.federation_differs &&
                !agreement.fide_id_differs)
                left.push_back(person);
        }
        return left.empty() ? persons : left;
    }

    void take(std::vector<ListedPlayer> persons) {
        if (persons.size() > 1) return ambiguous(persons);
        conclude(MatchConfidence::name_and_birth, "list.match-name-and-birth",
                 {text_of(persons.front())});
        match_.why.alternatives =
            differences(player_, persons.front(), agreement_of(player_, persons.front()));
        match_.person = std::move(persons.front());
    }

    void propose(const std::vector<ListedPlayer>& persons) {
        if (persons.size() > 1) return ambiguous(persons);
        conclude(MatchConfidence::name_only, "list.match-name-only", {text_of(persons.front())});
        match_.candidates = persons;
    }

    void ambiguous(const std::vector<ListedPlayer>& persons) {
        for (const auto& person : persons) turn_down(person, "list.turned-down-namesake");
        conclude(MatchConfidence::ambiguous, "list.match-ambiguous",
                 {player_.name, std::to_string(persons.size())});
    }

    const Player& player_;
    const RatingList& list_;
    ListMatch match_;
    bool doubtful_ = false;
};

}

ListMatch match(const Player& player, const RatingList& list) {
    return Matching(player, list).run();
}

}
