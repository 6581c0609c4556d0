#include "tie_break_list.hpp"

#include "tie_break_names.hpp"
#include <hakem/registry.hpp>
#include <hakem/text.hpp>

#include <algorithm>
#include <set>
#include <string>

namespace hakem {

namespace {

/// Far more than there are codes with their modifiers; a hostile list costs no more than this.
constexpr std::size_t longest_list = 500;

bool by_regulation(const Edition& edition) {
    return edition.own_unplayed == Edition::OwnUnplayed::half_of_opponent;
}

/// What ranks where nothing was announced. Regulation 35: Sonneborn-Berger, then the game between
/// the two, for round robins; it recommends nothing for Swiss events, so there the systems of 37
/// follow one another. Teams: their match points (37e) after the board points (26.1).
std::string_view default_list(const History& history, const Edition& edition) {
    const bool swiss = history.system == System::swiss;
    if (by_regulation(edition)) {
        if (history.teams)
            return swiss ? "PTS,TAKIM,BUCHHOLZ,MEDIAN,SONNEBORN,KADEMELI"
                         : "PTS,TAKIM,SONNEBORN,DE";
        return swiss ? "PTS,BUCHHOLZ,MEDIAN,SONNEBORN,KADEMELI" : "PTS,SONNEBORN,DE";
    }
    if (edition.own_unplayed == Edition::OwnUnplayed::nothing && swiss && !history.teams)
        return "PTS,MODMEDIAN,SOLKOFF,CUMULATIVE,DE"; // US Chess 34E, in its order
    if (history.teams) return swiss ? "PTS,MPvGP,DE,BH/C1,BH" : "PTS,MPvGP,DE";
    return swiss ? "PTS,BH/C1,BH,SB,DE,WIN" : "PTS,SB,DE";
}

std::vector<std::string> split(std::string_view list) {
    std::vector<std::string> parts;
    while (!list.empty()) {
        const auto end = std::min(list.find_first_of(",;"), list.size());
        const auto part = trim(list.substr(0, end));
        if (!part.empty()) parts.emplace_back(part);
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    return parts;
}

bool is_points(std::string_view text) { return text == "PTS" || text == "MPTS" || text == "GPTS"; }

/// A column of the organiser's own (OTHER_...): the list keeps its place, nobody knows its values.
class SelfMade final : public TieBreak {
public:
    std::vector<TieBreakValue> compute(const TieBreakInput& input) const override {
        return std::vector<TieBreakValue>(input.history.competitors.size());
    }
};

const SelfMade self_made;

/// Reads a list; what cannot be a code is an error of the user or a finding in the file.
class ListReader {
public:
    ListReader(const History& history, const Edition& edition, Registry& registry,
               Diagnostics& diagnostics, bool of_user)
        : history_(history), edition_(edition), registry_(registry), diagnostics_(diagnostics),
          of_user_(of_user) {}

    std::vector<ListedTieBreak> read(std::string_view list) {
        const auto parts = split(list);
        if (parts.empty()) misspelt(std::string(list));
        for (const auto& part : parts) {
            if (result_.size() == longest_list) {
                report(Severity::warning, "RNK-0004", {std::to_string(longest_list)});
                break;
            }
            if (const auto number = list_number(part))
                take(*number);
            else if (const auto code = parse_tie_break_code(part))
                take(*code);
            else
                misspelt(part);
        }
        return std::move(result_);
    }

private:
    void misspelt(const std::string& part) {
        if (of_user_) throw Error(ExitCode::wrong_usage, "error.tie-break-list", {part});
        const auto shown = printable(slice(part, 0, 40));
        report(Severity::warning, "RNK-0002", {shown});
    }

    void take(const ListNumber& number) {
        if (number.code.empty()) {
            report(Severity::warning, "RNK-0020", {number.number});
            return;
        }
        report(Severity::note, "RNK-0019", {number.number, std::string(number.code)});
        take(*parse_tie_break_code(number.code));
    }

    void take(const TieBreakCode& code) {
        if (is_points(code)) {
            keep({code, nullptr, &edition_});
            return;
        }
        if (is_points(code.name)) { // "PTS/C1": points have no modifiers
            report(Severity::warning, "RNK-0003", {code.text, code.name});
            return;
        }
        const auto* plugin = registry_.find<TieBreak>(code.name);
        const auto* edition = code.edition.empty() ? &edition_ : find_edition(code.edition);
        if (plugin == nullptr && code.name.starts_with("OTHER_")) {
            report(Severity::note, "RNK-0021", {code.text});
            keep({code, &self_made, edition});
        } else if (plugin == nullptr) {
            if (of_user_)
                throw Error(ExitCode::plugin_trouble, "plugin.missing",
                            {std::string(TieBreak::kind), code.name});
            report(Severity::warning, "RNK-0001", {code.text});
        } else if (!plugin->accepts(code)) {
            report(Severity::warning, "RNK-0003", {code.text, code.name});
        } else if (const auto reason = plugin->refusal(code, history_, *edition); !reason.empty()) {
            object(Severity::warning, reason, code, *edition);
        } else {
            keep({code, plugin, edition});
        }
    }

    /// Once each: the same values decide nothing the second time, except among the tied, when other
    /// codes stood between. So a list costs no more than the different codes in it.
    void keep(const ListedTieBreak& listed) {
        const bool among_tied = listed.plugin != nullptr && listed.plugin->among_tied();
        const bool seen = !seen_.insert(listed.code.text).second;
        const bool repeated =
            among_tied ? !result_.empty() && result_.back().code == listed.code : seen;
        if (repeated) {
            if (repeated_.insert(listed.code.text).second)
                report(Severity::note, "RNK-0022", {listed.code.text});
            return;
        }
        result_.push_back(listed);
        if (seen || listed.plugin == nullptr) return;
        if (!history_.teams && listed.code.score != TieBreakCode::Score::primary)
            report(Severity::note, "RNK-0024", {listed.code.text});
        object(Severity::note, listed.plugin->caution(listed.code, history_, *listed.edition),
               listed.code, *listed.edition);
        if (listed.edition->not_yet.find(" " + listed.code.name + " ") != std::string_view::npos)
            object(Severity::note, "diagnostic.RNK-0016", listed.code, *listed.edition);
    }

    void object(Severity severity, const Objection& objection, const TieBreakCode& code,
                const Edition& edition) {
        if (!objection.empty())
            report(severity, objection.key,
                   {code.text, std::string(edition.rule), objection.detail});
    }

    /// `key` is a code or "diagnostic.<code>".
    void report(Severity severity, std::string_view key, std::vector<std::string> arguments) {
        constexpr std::string_view prefix = "diagnostic.";
        if (key.starts_with(prefix)) key.remove_prefix(prefix.size());
        diagnostics_.add(severity, key, 0, 0, 0, std::move(arguments));
    }

    const History& history_;
    const Edition& edition_;
    Registry& registry_;
    Diagnostics& diagnostics_;
    bool of_user_;
    std::set<std::string> seen_, repeated_;
    std::vector<ListedTieBreak> result_;
};

ListedTieBreak points_of(const Edition& edition) {
    return {*parse_tie_break_code("PTS"), nullptr, &edition};
}

}

bool is_points(const TieBreakCode& code) { return is_points(code.text); }

std::vector<ListedTieBreak> tie_break_list(const Tournament& tournament, const History& history,
                                           const Edition& edition, const RankOptions& options,
                                           Registry& registry, Diagnostics& diagnostics,
                                           bool& declared) {
    const bool of_user = !options.tie_breaks.empty();
    std::string_view list =
        of_user ? std::string_view(options.tie_breaks) : tournament.standings_order;
    // TRF26 212 has the points in it, 202 stands after them.
    const bool after_points = !of_user && trim(list).empty();
    if (after_points) list = tournament.tie_breaks;
    declared = !trim(list).empty();
    if (!declared) list = default_list(history, edition);
    auto result = ListReader(history, edition, registry, diagnostics, of_user).read(list);
    const auto ranks_by = [&](const ListedTieBreak& listed) {
        return after_points ? listed.code.text == "PTS" : is_points(listed.code);
    };
    if (std::none_of(result.begin(), result.end(), ranks_by))
        result.insert(result.begin(), points_of(edition));
    return result;
}

}
