#include "finding_order.hpp"

#include "judging/catalogue.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <tuple>

namespace hakem::office_report {

namespace {

/// Games that cannot be, and players that were not read.
constexpr std::array<std::string_view, 15> of_games{
    "TRF-0101", "TRF-0102", "TRF-0120", "TRF-0123", "TRF-0124", "TRF-0126", "TRF-0134", "TRN-0101",
    "TRN-0102", "TRN-0103", "TRN-0104", "TRN-0105", "TRN-0107", "TRN-0111", "TRN-0114"};
/// Tie-breaks that were left out of the list.
constexpr std::array<std::string_view, 7> of_list{"RNK-0001", "RNK-0002", "RNK-0003", "RNK-0011",
                                                  "RNK-0013", "RNK-0017", "RNK-0018"};
constexpr std::array<std::string_view, 3> of_teams{"TRN-0301", "TRN-0302", "TRN-0305"};

template<class Codes>
bool is_one_of(const Codes& codes, std::string_view code) {
    return std::find(codes.begin(), codes.end(), code) != codes.end();
}

bool begins_with_one_of(std::string_view code, std::initializer_list<std::string_view> prefixes) {
    return std::any_of(prefixes.begin(), prefixes.end(),
                       [code](std::string_view prefix) { return code.starts_with(prefix); });
}

/// 0 = of none.
std::int32_t round_of(const Diagnostic& finding) {
    const auto text = argument_of(finding, "round");
    std::int32_t round = 0;
    std::from_chars(text.data(), text.data() + text.size(), round);
    return round;
}

bool of_totals(std::string_view code) {
    return code.starts_with("CHK-02") || code == "TRN-0112" || code == "TRN-0515";
}

bool of_points(std::string_view code) {
    return code == "CHK-0202" || code == "TRN-0112" || code == "TRN-0515";
}

bool of_ranks(std::string_view code) { return of_totals(code) && !of_points(code); }

/// The file itself breaks off.
bool of_cut(const batch::Finding& finding) {
    const auto& code = finding.diagnostic.code;
    return code == "TRF-0014" || code == "XML-0001" ||
           phrase_in(finding, batch::file_cut) != nullptr;
}

/// Those on the boards that are told.
template<class Add>
void for_each_player(const batch::Finding& finding, const Add& add) {
    for (const auto& detail : finding.details)
        for (const auto& [key, arguments, literal] : detail.parts) {
            if (!key.starts_with("detail.")) continue;
            if (key.ends_with("-bye") && !arguments.empty()) add(arguments[0]);
            if (arguments.size() < 5) continue; // board, number, name, number, name
            add(arguments[1]);
            add(arguments[3]);
        }
}

/// About the points and byes of single players, and no others.
bool of_single_players(std::string_view code) {
    return begins_with_one_of(code, {"TRN-0108", "TRN-0109", "TRN-0110", "TRN-0112", "CHK-0202"});
}

/// From what the file is made of to what is computed from it, and to the particulars.
int stage_of(const Diagnostic& finding) {
    const std::string_view code = finding.code;
    if (begins_with_one_of(code, {"CHK-0001", "TRF-00", "XML-", "PGN-"})) return 0;
    if (is_one_of(of_teams, code)) return 1;
    if (is_one_of(of_games, code)) return 2;
    if (of_points(code)) return 5;
    if (of_ranks(code)) return 6;
    if (begins_with_one_of(code, {"TRN-01", "TRN-05", "TRN-06", "TRN-07", "SUB-0105"})) return 3;
    if (code.starts_with("CHK-")) return 4;
    const bool of_event = begins_with_one_of(code, {"TRF-02", "TRN-02"});
    return finding.line != 0 && !of_event ? 7 : 8;
}

}

bool counts(const batch::Finding& finding) {
    return finding.reason.empty() && finding.diagnostic.severity != Severity::note;
}

std::string argument_of(const Diagnostic& finding, std::string_view name) {
    const auto* known = judging::entry_of(finding.code);
    if (known == nullptr) return {};
    const auto names = judging::names_in(*known);
    for (std::size_t i = 0; i < std::min(names.size(), finding.arguments.size()); ++i)
        if (names[i] == name) return finding.arguments[i];
    return {};
}

void Involved::add(const Diagnostic& finding) {
    bool named = finding.line != 0;
    if (finding.line != 0) lines_.insert(finding.line);
    const auto* known = judging::entry_of(finding.code);
    const auto names =
        known == nullptr ? std::vector<std::string_view>() : judging::names_in(*known);
    for (std::size_t i = 0; i < std::min(names.size(), finding.arguments.size()); ++i)
        if (judging::is_player(names[i])) {
            players_.insert(finding.arguments[i]);
            named = true;
        }
    anybody_ |= !named;
}

bool Involved::has(const Diagnostic& finding) const {
    const auto is_in = [&](std::string_view side) {
        return players_.contains(argument_of(finding, side));
    };
    return anybody_ || is_in("player") || is_in("opponent") ||
           (finding.line != 0 && lines_.contains(finding.line));
}

FindingOrder::FindingOrder(const std::vector<batch::Finding>& findings) {
    for (const auto& finding : findings) {
        if (const auto* player = phrase_in(finding, batch::in_no_team);
            player != nullptr && finding.reason.empty())
            lacking_.insert(player->arguments.size() < 2 ? "0" : player->arguments[1]);
        if (counts(finding)) note(finding);
    }
    for (const auto& finding : findings)
        if (counts(finding) && finding.diagnostic.code == "TRN-0108")
            note_rematch(finding.diagnostic, findings);
}

void FindingOrder::note(const batch::Finding& finding) {
    const auto& it = finding.diagnostic;
    if (of_cut(finding)) {
        cut_ = true;
        cut_line_ = it.line;
    }
    teams_ |= is_one_of(of_teams, it.code);
    list_ |= is_one_of(of_list, it.code);
    points_ |= of_points(it.code);
    ranks_ |= of_ranks(it.code);
    future_ |= it.code == "SUB-0252";
    year_ |= phrase_in(finding, batch::other_year) != nullptr;
    if (begins_with_one_of(it.code, {"CHK-0101", "CHK-0102"})) differing_.insert(round_of(it));
    if (it.code == "SUB-0105") {
        open_ = true;
        results_.add(it);
    }
    if (is_one_of(of_games, it.code)) note_games(it);
}

void FindingOrder::note_games(const Diagnostic& finding) {
    games_.add(finding);
    if (finding.column != 0) unread_.emplace(finding.line, finding.column);
    const auto round = std::max(round_of(finding), 1);
    first_round_ = first_round_ == 0 ? round : std::min(first_round_, round);
}

/// Where a round was paired otherwise because of it, the results of those boards are in doubt.
void FindingOrder::note_rematch(const Diagnostic& finding, const std::vector<batch::Finding>& all) {
    for (std::size_t i = 2; i < finding.arguments.size(); ++i) {
        std::int32_t round = 0;
        const auto& text = finding.arguments[i];
        std::from_chars(text.data(), text.data() + text.size(), round);
        if (!differing_.contains(round)) continue;
        rematches_.insert(round);
        open_ = true;
        results_.add(finding);
        for (const auto& other : all)
            if (counts(other) && other.diagnostic.code.starts_with("CHK-01") &&
                round_of(other.diagnostic) == round)
                for_each_player(other, [this](const std::string& id) { results_.add(id); });
    }
}

bool FindingOrder::follows_from_cut(const Diagnostic& finding) const {
    const std::string_view code = finding.code;
    return begins_with_one_of(code, {"TRN-0101", "TRN-0103", "TRN-0112", "TRN-0204", "TRN-0205",
                                     "TRN-03", "TRN-05", "CHK-01", "CHK-02", "RTG-0202"}) ||
           (cut_line_ != 0 && finding.line == cut_line_);
}

/// Only because an earlier one does, as far as can be seen.
bool FindingOrder::follows_from_round(const batch::Finding& finding) const {
    const auto* earlier = phrase_in(finding, batch::follows_round);
    if (earlier == nullptr || earlier->arguments.empty()) return false;
    const auto& text = earlier->arguments.front();
    std::int32_t round = 0;
    std::from_chars(text.data(), text.data() + text.size(), round);
    return differing_.contains(round);
}

bool FindingOrder::follows_from_games(const Diagnostic& finding) const {
    const std::string_view code = finding.code;
    if (first_round_ != 0) {
        if (code.starts_with("CHK-01")) return round_of(finding) >= first_round_;
        if (of_single_players(code) ? games_.has(finding) : of_totals(code)) return true;
    }
    if (!open_) return false;
    return of_points(code) ? results_.has(finding) : of_ranks(code);
}

bool FindingOrder::may_follow(const batch::Finding& finding) const {
    const auto& it = finding.diagnostic;
    const std::string_view code = it.code;
    if (of_cut(finding) || phrase_in(finding, batch::in_no_team) != nullptr) return false;
    if (cut_ && follows_from_cut(it)) return true;
    if (is_one_of(of_games, code) || is_one_of(of_teams, code)) return false;
    if (code == "SUB-0105") return unread_.contains({it.line, it.column});
    if (teams_ && begins_with_one_of(code, {"CHK-01", "CHK-02", "TRN-0303", "TRN-05", "TRN-07"}))
        return true;
    if ((code == "TRN-0515" || code == "CHK-0202") && !it.arguments.empty() &&
        (lacking_.contains("0") || lacking_.contains(it.arguments.front())))
        return true;
    if ((list_ || points_) && of_ranks(code)) return true;
    if ((year_ || future_) && code == "SUB-0202") return true;
    if (year_ && future_ && code == "TRN-0202") return true;
    return follows_from_round(finding) || follows_from_games(it);
}

bool FindingOrder::leads(const batch::Finding& finding) const {
    const auto& it = finding.diagnostic;
    if (!finding.reason.empty()) return false;
    if (phrase_in(finding, batch::in_no_team) != nullptr) return true;
    if (!counts(finding)) return false;
    if (of_cut(finding) || it.code == "SUB-0252") return true;
    if (phrase_in(finding, batch::other_year) != nullptr) return !future_;
    if (is_one_of(of_list, it.code)) return ranks_;
    if (is_one_of(of_games, it.code) || it.code == "SUB-0105")
        return (points_ || ranks_ || !differing_.empty()) && !may_follow(finding);
    return it.code == "TRN-0108" && !rematches_.empty();
}

bool FindingOrder::before(const batch::Finding& a, const batch::Finding& b) const {
    const auto key = [this](const batch::Finding& finding) {
        const auto& it = finding.diagnostic;
        return std::tuple(may_follow(finding), !leads(finding), -static_cast<int>(it.severity),
                          stage_of(it));
    };
    const auto of_a = key(a), of_b = key(b);
    return of_a != of_b ? of_a < of_b : a.diagnostic.code < b.diagnostic.code;
}

const batch::Finding* first_told(const std::vector<batch::Finding>& findings) {
    const FindingOrder order(findings);
    const batch::Finding* first = nullptr;
    for (const auto& finding : findings)
        if (counts(finding) && (first == nullptr || order.before(finding, *first)))
            first = &finding;
    return first;
}

}
