#pragma once
/// Tie-breaks: the plugin interface, the codes of FIDE C.07 and the editions.

#include <hakem/date.hpp>
#include <hakem/decision.hpp>
#include <hakem/history.hpp>
#include <hakem/plugin.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hakem {

/// What differs between the editions of the rules; the engine is one, the editions are data.
struct Edition {
    std::string_view id;   ///< "2009", "2023-09", "2024-04", "2024-08", "2026-03", "regulation"
    Date applied_from;     ///< of the event's start; without one it is chosen by name only
    std::string_view rule; ///< "FIDE C.07 (01.03.2026)"

    enum class OwnUnplayed : std::uint8_t {
        virtual_opponent, ///< 2009: score before + (1 - own result) + ½ per round left
        own_score,        ///< 2023 to 2024: a dummy with the player's own score
        capped,           ///< 2026: the same, capped (art. 16.4)
        half_of_opponent, ///< regulation 36: half of the opponent's adjusted score
        nothing,          ///< US Chess 34E: an opponent with 0
    } own_unplayed;
    enum class OpponentUnplayed : std::uint8_t {
        half,                    ///< each unplayed game of an opponent counts ½
        trailing_requested_half, ///< only byes requested and followed by nothing but VURs
    } opponent_unplayed;
    /// Which product goes first where opponents share the lowest score (14.1).
    enum class ProductCut : std::uint8_t { worst_result, lowest_product } product_cut;
    /// What is said of the Buchholz family in a round robin.
    enum class RoundRobinBuchholz : std::uint8_t {
        allowed,
        useless,
        discouraged,
        forbidden, ///< 8.1 since 2026
    } round_robin_buchholz;
    bool forfeits_unplayed_in_ratings;    ///< 15.2 since 2026
    bool forfeit_loss_unplayed_in_type_b; ///< 15.2 since 2026
    bool average_of_fore;                 ///< 8.2 since 2026: AOB/F
    bool ratings_of_teams;                ///< art. 10 is for individuals only since 2026
    bool encounters_restart;              ///< 13.3.3 since August 2024: each new tied set afresh
    /// Names that came later, each between blanks (" STD TPN "); computed all the same, with a
    /// note.
    std::string_view not_yet;
};

/// All editions: FIDE's, oldest first, then those chosen by name only.
std::span<const Edition> editions();
/// By id ("2026-03"); nothing for an unknown one.
const Edition* find_edition(std::string_view id);
/// In force on the start date; without a date the newest of FIDE's.
const Edition& edition_for(const Date& start);

/// A tie-break code, `NAME[:MP|:GP][/Cn|/Mn][/L±n][/Kx][/P][/F][/R][/B][/U<rating>][/V<year>]`
/// (C.07 art. 14; /B and /V are ours). The Handbook's spelling "BH-C1" is read as well.
struct TieBreakCode {
    std::string text; ///< canonical: "BH/C1"
    std::string name; ///< upper case: "BH"
    enum class Score : std::uint8_t { primary, match, game } score = Score::primary;
    int cut_lowest = 0; ///< /C1 = 1; /M1 = 1 and 1
    int cut_highest = 0;
    int limit = 0;                   ///< /L: half points
    int factor = 0;                  ///< /K
    bool forfeits_are_games = false; ///< /P
    bool fore = false;               ///< /F
    bool reverse = false;            ///< /R
    /// /B: a bye, where regulation 36 names no opponent, counts half of the own adjusted score
    /// in place of 0.
    bool byes_count = false;
    std::optional<int> unrated; ///< /U: rating of the unrated
    std::string_view edition;   ///< /V2024: id of that year's edition; empty = of the event

    bool operator==(const TieBreakCode&) const = default;
};

/// Nothing where the code does not follow the grammar.
std::optional<TieBreakCode> parse_tie_break_code(std::string_view text);

/// The code of a number in the list of Swiss-Manager and chess-results: "37" is BH/C1; empty where
/// we have no such tie-break.
std::string_view tie_break_of_number(std::string_view number);

/// Why a tie-break is not applied here, or what is to be said of it; empty = nothing.
struct Objection {
    Objection() = default;
    Objection(const char* message) : key(message) {}
    Objection(std::string_view message, std::string more = {})
        : key(message), detail(std::move(more)) {}

    bool empty() const { return key.empty(); }

    /// "diagnostic.<CODE>"; the message gets the code as {0}, the edition's rule as {1}.
    std::string_view key;
    std::string detail; ///< {2}: whom or what it is about
};

/// Value of one competitor; no value = undefined, sorts last.
struct TieBreakValue {
    std::optional<Exact> value;
    std::vector<Term> terms = {}; ///< filled only when asked for
    /// What is compared one after the other; where there is such a list the value only orders as
    /// the lists do, and nobody is shown it.
    std::vector<Exact> list = {};
    /// How the terms make the value, where they are not simply added up; filled only when asked
    /// for.
    std::vector<Decision> how = {};
};

struct TieBreakInput {
    const History& history;
    const Edition& edition;
    const TieBreakCode& code;
    /// Positions that are still tied, group by group; only type A tie-breaks look at it.
    std::span<const std::vector<std::int32_t>> tied;
    bool explain = false;
};

/// A rule that gives each competitor a value. A pure function of the history.
class TieBreak : public Plugin {
public:
    static constexpr std::string_view kind = "tie-break";

    /// One value per competitor, in the order of History::competitors.
    virtual std::vector<TieBreakValue> compute(const TieBreakInput& input) const = 0;

    /// False for values where less is better (ranks, pairing numbers).
    virtual bool higher_is_better(const TieBreakCode&) const { return true; }

    /// True where every value is a whole number by nature: counts, ratings, places.
    virtual bool whole() const { return false; }

    /// The code that goes on with the ties which this one leaves (regulation 37a: without round 1,
    /// then without rounds 1 and 2); it is listed only where it decides something.
    virtual std::optional<TieBreakCode> further(const TieBreakCode&, const History&) const {
        return std::nullopt;
    }

    /// Why the rule does not allow it here.
    virtual Objection refusal(const TieBreakCode&, const History&, const Edition&) const {
        return {};
    }

    /// The same for what a rule allows and advises against.
    virtual Objection caution(const TieBreakCode&, const History&, const Edition&) const {
        return {};
    }

    /// True where the value depends on who is tied (type A): such a code may decide something each
    /// time it is listed.
    virtual bool among_tied() const { return false; }

    /// False for a code with a modifier that this tie-break does not have ("DE/C1").
    virtual bool accepts(const TieBreakCode&) const { return true; }
};

}
