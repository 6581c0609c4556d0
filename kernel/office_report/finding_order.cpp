#include "finding_order.hpp"

#include "judging/catalogue.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <tuple>

namespace hakem::office_report {

namespace {

/// Games that cannot be, and players that were not read.
constexpr std::array<std::string_view, 14> of_games{
    "TRF-0101", "TRF-0102", "TRF-0120", "TRF-0123", "TRF-0124", "TRF-0126", "TRN-0101",
    "TRN-0102", "TRN-0103", "TRN-0104", "TRN-0105", "TRN-0107", "TRN-0111", "TRN-0114"};
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
    if (of_totals(code)) return 5;
    if (begins_with_one_of(code, {"TRN-01", "TRN-05", "TRN-06", "TRN-07", "SUB-0105"})) return 3;
    if (code.starts_with("CHK-")) return 4;
    const bool of_event = begins_with_one_of(code, {"TRF-02", "TRN-02"});
    return finding.line != 0 && !of_event ? 6 : 7;
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

FindingOrder::FindingOrder(const std::vector<batch::Finding>& findings) {
    for (const auto& finding : findings) {
        if (!counts(finding)) continue;
        const auto& it = finding.diagnostic;
        teams_ |= is_one_of(of_teams, it.code);
        if (!is_one_of(of_games, it.code)) continue;
        involve(it);
        const auto round = std::max(round_of(it), 1);
        first_round_ = first_round_ == 0 ? round : std::min(first_round_, round);
    }
}

void FindingOrder::involve(const Diagnostic& finding) {
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

bool FindingOrder::is_involved(const Diagnostic& finding) const {
    const auto is_in = [&](std::string_view side) {
        return players_.contains(argument_of(finding, side));
    };
    return anybody_ || is_in("player") || is_in("opponent") || lines_.contains(finding.line);
}

bool FindingOrder::may_follow(const Diagnostic& finding) const {
    const std::string_view code = finding.code;
    if (is_one_of(of_games, code) || is_one_of(of_teams, code)) return false;
    if (teams_ && begins_with_one_of(code, {"CHK-01", "CHK-02", "TRN-0303", "TRN-05", "TRN-07"}))
        return true;
    if (first_round_ == 0) return false;
    if (code.starts_with("CHK-01")) return round_of(finding) >= first_round_;
    return of_single_players(code) ? is_involved(finding) : of_totals(code);
}

bool FindingOrder::before(const Diagnostic& a, const Diagnostic& b) const {
    const auto key = [this](const Diagnostic& finding) {
        return std::tuple(may_follow(finding), -static_cast<int>(finding.severity),
                          stage_of(finding));
    };
    const auto of_a = key(a), of_b = key(b);
    return of_a != of_b ? of_a < of_b : a.code < b.code;
}

const batch::Finding* first_told(const std::vector<batch::Finding>& findings) {
    const FindingOrder order(findings);
    const batch::Finding* first = nullptr;
    for (const auto& finding : findings)
        if (counts(finding) &&
            (first == nullptr || order.before(finding.diagnostic, first->diagnostic)))
            first = &finding;
    return first;
}

}
