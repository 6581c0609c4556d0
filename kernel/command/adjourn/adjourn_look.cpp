// hakem adjourn list, show, print: what the record has.

#include "adjourn_look.hpp"

#include "adjourn_game.hpp"
#include "adjourn_output.hpp"
#include "adjourn_words.hpp"
#include "adjournment/record.hpp"
#include "adjournment_report/calendar.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hakem::command {

namespace {

using Games = std::vector<AdjournmentHistory>;

/// What a command that only looks is asked for.
class Looking {
public:
    Looking(Session session, const AdjournCommand& command, const Input& input)
        : session_(session), command_(command), tournament_(*input.tournament),
          path_(adjournments::record_path(command.input)),
          rules_(session.registry.get<AdjournmentRules>("laws")) {
        Diagnostics told(session.shown(path_)); // reading the tournament has told them
        const auto record = adjournments::read_record(path_, told);
        lines_ = record.count;
        checksum_ = fmt::format("{:08x}", record.checksum);
        games_ = adjournments::games_of(record.lines, rules_, told);
        if (!command.at.empty()) now_ = moment_of("--now", command.at, last());
    }

    ExitCode look() {
        if (command_.verb == "list") return list();
        if (command_.verb == "print" && command_.what != "protocol") return print();
        const auto game = adjourned_game(command_, tournament_);
        const auto* found = find_adjourned(games_, game.key);
        if (found == nullptr)
            throw Error(ExitCode::answer_is_no, "error.adjourn-no-game",
                        {std::to_string(game.key.round), std::to_string(game.board)});
        const Games one = {*found}; // its own last moment, not that of another game
        put(adjournments::protocol(papers(one), *found), one);
        return ExitCode::done;
    }

private:
    Moment last() const {
        Moment last;
        for (const auto& game : games_) last = std::max(last, game.now.last);
        return last;
    }

    adjournments::Papers papers(const Games& games) const { return {tournament_, games, now_}; }

    void put(Document document, const Games& games) {
        AdjournShown shown{tournament_, rules_, command_.verb, session_.shown(path_),
                           session_.console.language()};
        if (command_.verb != "print" && lines_ != 0) {
            shown.lines = lines_;
            shown.checksum = checksum_;
            document.facts.push_back(
                {Phrase::of("adjourn.record"),
                 Phrase::of("adjourn.record-extent",
                            {path_.filename().string(), std::to_string(lines_), checksum_})});
        }
        show_adjourned(session_, command_, document, adjourn_json(shown, games, 0));
    }

    /// The games that the command names; all where it names none.
    Games chosen() const {
        if (command_.board == 0 && command_.white == 0) {
            Games of_round;
            for (const auto& game : games_)
                // Of what was taken back altogether `show` tells.
                if (game.now.phase != AdjournmentPhase::none &&
                    (command_.round == 0 || game.now.key.round == command_.round))
                    of_round.push_back(game);
            return of_round;
        }
        const auto* found = find_adjourned(games_, adjourned_game(command_, tournament_).key);
        return found == nullptr ? Games{} : Games{*found};
    }

    ExitCode list() {
        Games open = chosen();
        std::erase_if(open, [](const auto& game) { return game.now.over(); });
        adjournments::Calendar calendar;
        if (!command_.pooled.empty()) {
            const auto days = adjournments::parse_days(command_.pooled);
            if (!days) throw Error(ExitCode::wrong_usage, "error.adjourn-days", {command_.pooled});
            calendar.pooled = *days;
        }
        Diagnostics found(session_.shown(command_.input), session_.common.strict);
        adjournments::check_calendar(papers(open), calendar, found);
        session_.console.show(found);
        put(adjournments::open_list(papers(open)), open);
        return found.has_errors() ? ExitCode::answer_is_no : ExitCode::done;
    }

    ExitCode print() {
        const auto games = chosen();
        put(command_.what == "envelope"     ? adjournments::envelopes(papers(games))
            : command_.what == "resumption" ? adjournments::resumption_list(papers(games))
                                            : adjournments::open_list(papers(games)),
            games);
        return ExitCode::done;
    }

    Session session_;
    const AdjournCommand& command_;
    const Tournament& tournament_;
    std::filesystem::path path_;
    const AdjournmentRules& rules_;
    Games games_;
    Moment now_;
    std::size_t lines_ = 0; ///< of the record
    std::string checksum_;  ///< of its last line
};

}

ExitCode look_at_adjourned(Session session, const AdjournCommand& command, const Input& input) {
    return Looking(session, command, input).look();
}

}
