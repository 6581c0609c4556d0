#include "check_outcomes.hpp"

#include "judging/field_places.hpp"
#include "unnamed_system.hpp"
#include <hakem/decision.hpp>
#include <hakem/document.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

namespace hakem::command {

bool tells_points(const Diagnostic& finding) {
    return finding.code == "TRN-0112" || finding.code == "TRN-0515";
}

std::map<std::int32_t, std::uint32_t> lines_of(const CheckedFile& file) {
    std::map<std::int32_t, std::uint32_t> lines;
    if (!file.input.tournament || !file.standings) return lines;
    const auto add = [&lines](const auto& competitors) {
        for (const auto& one : competitors) lines.emplace(one.id, one.line);
    };
    if (file.standings->teams)
        add(file.input.tournament->teams);
    else
        add(file.input.tournament->players);
    return lines;
}

namespace {

/// What rounds and standings have, as findings.
class Outcomes {
public:
    Outcomes(const CheckedFile& file, Diagnostics& findings)
        : file_(file), findings_(findings), lines_(lines_of(file)),
          open_(are_differences_open(file)) {
        for (const auto& finding : file.input.diagnostics.all())
            if (tells_points(finding)) told_points_.insert(finding.line);
    }

    void add() {
        add_error();
        // What follows from numbers that are exchanged is no other fault.
        if (file_.input.diagnostics.by_code().contains("TRN-0114")) return;
        if (file_.choice.of_match()) say(Severity::note, "CHK-0108", {});
        for (const auto& round : file_.rounds) add(round);
        add_rounds_before_editions();
        add_rounds_of_another_table();
        add_unnamed_system(file_, findings_);
        if (file_.standings) add(*file_.standings);
    }

private:
    /// A file that is none is the arbiter's; the rest is ours.
    void add_error() {
        if (!file_.input.error) return;
        const auto& error = *file_.input.error;
        if (error.code() == ExitCode::not_understood)
            say(Severity::error, "CHK-0001",
                {format_text(error.key(), file_.input.language, error.arguments())});
        if (error.key() == "check.no-system")
            say(Severity::note, "CHK-0002", {file_.choice.system});
    }

    /// No edition is carried that was in force when the event was held, and nobody asked for one.
    bool is_before_editions() const {
        return file_.input.diagnostics.by_code().contains("PAIR-0226");
    }

    /// That is told once, for all rounds.
    void add_rounds_before_editions() {
        if (!is_before_editions()) return;
        for (const bool legal : {true, false}) {
            const auto rounds = numbers_of([legal](const CheckedRound& round) {
                return round.faulty() && round.verdict.legal == legal;
            });
            if (!rounds.empty())
                say(legal ? Severity::note : Severity::warning, legal ? "CHK-0109" : "CHK-0110",
                    {rounds, file_.choice.edition});
        }
    }

    /// The tables are one way to a round robin (FIDE C.05, Annex 1), unless the regulation (28.2)
    /// or record 192 asks for them: told once, and no error.
    void add_rounds_of_another_table() {
        if (!file_.choice.by_table()) return;
        const auto rounds = numbers_of([](const CheckedRound& round) {
            return round.state == RoundState::differs && round.verdict.legal;
        });
        if (rounds.empty()) return;
        const auto& tournament = *file_.input.tournament;
        const bool asked_for = follows_regulation(tournament) ||
                               tournament.encoded_type.find("BERGER") != std::string::npos;
        say(asked_for ? Severity::warning : Severity::note, "CHK-0111", {rounds});
    }

    /// "1, 3".
    template<class Which>
    std::string numbers_of(const Which& which) const {
        std::vector<int> rounds;
        for (const auto& round : file_.rounds)
            if (which(round)) rounds.push_back(round.round);
        return fmt::format("{}", fmt::join(rounds, ", "));
    }

    void add(const CheckedRound& round) {
        const auto number = std::to_string(round.round);
        const bool legal = round.verdict.legal;
        if (round.faulty() && (is_before_editions() || open_)) return;
        switch (round.state) {
        case RoundState::identical:
            return;
        case RoundState::differs:
            if (file_.choice.by_table() && (legal || add_missing_games(round))) return;
            return say(Severity::error,
                       file_.choice.by_table() ? "CHK-0103"
                       : legal                 ? "CHK-0101"
                                               : "CHK-0102",
                       {number});
        case RoundState::no_pairing:
            // Of a schedule with more rounds than the table, nobody meets anybody too often.
            return say(legal && file_.choice.by_table() ? Severity::warning : Severity::error,
                       legal ? "CHK-0104" : "CHK-0105", {number});
        case RoundState::incomplete:
            if (round.waits_for == 0) return say(Severity::note, "CHK-0107", {number});
            if (round.waits_for == round.round) return say(Severity::note, "CHK-0121", {number});
            return say(Severity::note, "CHK-0106", {number, std::to_string(round.waits_for)});
        }
    }

    /// Whether games of the table that nobody has are all that the round lacks.
    bool add_missing_games(const CheckedRound& round) {
        if (!round.played.empty() || round.expected.empty()) return false;
        for (const auto& pair : round.expected)
            say(Severity::error, "CHK-0115",
                {std::to_string(round.round), std::to_string(pair.white),
                 std::to_string(pair.black)});
        return true;
    }

    /// A file that names no tie-breaks contradicts none: once, what its ranks go by.
    void add_unnamed(const submitted::Review& review) {
        if (review.slip) {
            for (const auto& one : review.differences)
                if (one.of_rank)
                    say(Severity::note, "CHK-0206",
                        {std::to_string(one.id), one.name, std::to_string(one.rank),
                         std::to_string(one.our_rank), review.codes},
                        line_of(one));
            return;
        }
        const bool known = review.cause->tie_order != submitted::TieOrder::other;
        say(Severity::note, known ? "CHK-0204" : "CHK-0205",
            {review.cause->codes, review.cause->edition, review.codes, review.edition,
             std::to_string(review.different_ranks()), std::to_string(review.ranks)});
    }

    void add(const submitted::Review& review) {
        if (review.state == submitted::State::by_a_list) add_unnamed(review);
        for (const auto& one : review.differences) {
            if (one.of_rank && review.state == submitted::State::differs)
                say(Severity::error, "CHK-0201",
                    {std::to_string(one.id), one.name, std::to_string(one.rank),
                     std::to_string(one.our_rank)},
                    line_of(one));
            if (one.of_points && !tells_points_of(one)) add_points(one);
        }
        if (!review.against_abnormal.empty())
            say(Severity::warning, "CHK-0207", {std::to_string(review.against_abnormal.size())},
                review.abnormal_line);
        for (const auto& check : review.values)
            if (check.faulty()) add(check);
    }

    /// Of this one, or of all at once.
    bool tells_points_of(const submitted::Difference& one) const {
        const auto& abnormal = file_.standings->against_abnormal;
        return told_points_.contains(line_of(one)) ||
               std::find(abnormal.begin(), abnormal.end(), one.id) != abnormal.end() ||
               file_.input.diagnostics.by_code().contains("TRN-0116");
    }

    /// One for each tie-break, at the first value that differs.
    void add(const submitted::ValueCheck& check) {
        const auto& first = check.differences.front();
        const bool known = check.code.empty() || check.code == check.name;
        say(Severity::error, "CHK-0203",
            {known ? check.name : fmt::format("{} ({})", check.name, check.code),
             std::to_string(check.differences.size()), std::to_string(check.compared),
             std::to_string(first.id), first.name, value_text(exact(first.value)),
             value_text(first.ours)},
            line_of(first.id));
    }

    std::string value_text(const std::optional<Exact>& value) const {
        const auto language = file_.input.language;
        if (!value) return std::string(text("standings.undefined", language));
        return to_text(CellContent{Value{*value}}, language);
    }

    /// Of teams either kind of points may be the one that differs.
    void add_points(const submitted::Difference& one) {
        const bool main = one.points && *one.points != one.our_points;
        const auto& written = main ? one.points : one.game_points;
        const auto& ours = main ? one.our_points : one.our_game_points;
        say(Severity::error, "CHK-0202",
            {std::to_string(one.id), one.name, points_argument(written.value_or(Points())),
             points_argument(ours)},
            line_of(one));
    }

    std::uint32_t line_of(const submitted::Difference& one) const { return line_of(one.id); }

    std::uint32_t line_of(std::int32_t id) const {
        const auto found = lines_.find(id);
        return found == lines_.end() ? 0 : found->second;
    }

    void say(Severity severity, std::string_view code, std::vector<std::string> arguments,
             std::uint32_t line = 0) {
        judging::FieldPlace place;
        if (line != 0 && !file_.standings->teams)
            place = judging::field_place(*file_.input.tournament, code);
        findings_.add(severity, code, line, place.column, place.length, std::move(arguments));
    }

    const CheckedFile& file_;
    Diagnostics& findings_;
    std::map<std::int32_t, std::uint32_t> lines_;
    bool open_;                           ///< rounds that differ are told together
    std::set<std::uint32_t> told_points_; ///< lines of whom the reader speaks
};

}

void add_outcomes(const CheckedFile& file, Diagnostics& findings) {
    Outcomes(file, findings).add();
}

}
