#include "adjourn_events.hpp"

#include "adjourn_secret.hpp"
#include "adjourn_words.hpp"
#include "adjournment/overlay.hpp"
#include "adjournment/record_line.hpp"
#include <hakem/chess/fen.hpp>
#include <hakem/text.hpp>

namespace hakem::command {

namespace {

using namespace adjournment;
using adjournments::RecordLine;

/// Makes the events of one command.
class Events {
public:
    explicit Events(const AdjournScene& scene)
        : scene_(scene), command_(scene.command),
          number_(sealed_before(scene.record, scene.game.key)) {
        // When the clock was stopped is when it happened, but not when the envelope was handed.
        if (!command_.at.empty())
            at_ = moment_of("--at", command_.at, scene.last);
        else if (command_.verb == "seal" && !command_.stopped.empty() && !begins())
            at_ = moment_of("--stopped", command_.stopped, scene.last);
        else
            throw Error(ExitCode::wrong_usage, "error.adjourn-no-moment");
    }

    std::vector<RecordLine> make() {
        if (command_.verb == "seal")
            seal();
        else if (command_.verb == "reply")
            reply();
        else
            add(at_, event());
        return std::move(lines_);
    }

private:
    void add(const Moment& at, What what, adjournments::Locked locked = {}) {
        RecordLine line;
        line.event = {scene_.game.key, at, std::move(what)};
        line.locked = std::move(locked);
        line.paired = adjournments::rounds_paired(scene_.tournament);
        lines_.push_back(std::move(line));
    }

    bool begins() const {
        return !command_.left.empty() || !command_.fen.empty() || !command_.pgn.empty();
    }

    /// Handed, shown, written, stopped, kept: as much of it as the command tells.
    void seal() {
        if (begins()) add(at_, handed());
        if (!command_.shown.empty()) add(at_, ShownOnBoard{command_.shown});
        const auto stopped =
            command_.stopped.empty() ? at_ : moment_of("--stopped", command_.stopped, at_);
        const auto written = begins() ? stopped : at_;
        if (!command_.lock.empty())
            add(written, Written{true}, locked(written, false));
        else if (!command_.move_from.empty())
            throw Error(ExitCode::wrong_usage, "error.adjourn-no-lock");
        else if (command_.written)
            add(written, Written{false});
        if (!command_.stopped.empty())
            add(stopped, Stopped{optional_times("--read", command_.read), !command_.no_own_sheet,
                                 !command_.no_opponent_sheet, !command_.unclosed,
                                 command_.started_opponent});
        if (!command_.resume.empty()) add(stopped, kept());
        if (lines_.empty()) throw Error(ExitCode::wrong_usage, "error.adjourn-nothing");
    }

    Handed handed() const {
        if (command_.left.empty()) throw Error(ExitCode::wrong_usage, "error.adjourn-no-left");
        const auto position = adjourned_position(scene_.session, command_);
        Handed handed;
        handed.board = scene_.game.board;
        handed.seat = scene_.game.seat;
        handed.white_name = adjournments::record_name(scene_.game.white_name);
        handed.black_name = adjournments::record_name(scene_.game.black_name);
        handed.fen = chess::to_fen(position);
        handed.left = times_of("--left", command_.left);
        if (!command_.session_start.empty())
            handed.session_start = moment_of("--session-start", command_.session_start, at_);
        if (!command_.session_end.empty())
            handed.session_end = moment_of("--session-end", command_.session_end, at_);
        handed.early = command_.early;
        fill_period(command_, scene_.tournament, handed, position);
        return handed;
    }

    /// The move of the sealer or of the replier, locked for the arbiter.
    adjournments::Locked locked(const Moment& at, bool reply) {
        const auto pub = adjournments::read_public_key(command_.lock);
        const auto move = sealed_move(scene_.session, command_, command_.letters);
        const auto name = scene_.record.tournament.empty()
                              ? adjournments::record_name(scene_.tournament.name)
                              : scene_.record.tournament;
        auto fen = scene_.now.envelope.fen;
        for (const auto& line : lines_)
            if (const auto* handed = std::get_if<Handed>(&line.event.what)) fen = handed->fen;
        return adjournments::lock(move, {name, scene_.game.key, at, reply, fen, ++number_}, pub);
    }

    /// What is not told stays as it was.
    Kept kept() const {
        auto kept = scene_.now.kept;
        if (!command_.resume.empty()) kept.resume = moment_of("--resume", command_.resume, at_);
        if (!command_.venue.empty()) kept.venue = command_.venue;
        if (!command_.keeper.empty()) kept.keeper = command_.keeper;
        if (!command_.default_time.empty())
            kept.default_time = seconds_of("--default-time", command_.default_time);
        return kept;
    }

    /// Who answers an offer, where it is not told: the one it was made to.
    Colour answering() const {
        const auto side = side_of(command_.player);
        return side != Colour::none ? side : opposite(scene_.now.offer_by);
    }

    Opened opened() const {
        if (!command_.found.empty()) return {*adjournments::found_of(command_.found), {}};
        if (!command_.text.empty()) return {Found::text, command_.text, command_.letters};
        if (command_.key.empty()) throw Error(ExitCode::wrong_usage, "error.adjourn-open-how");
        const auto move = opened_with(command_.key, sealed_line(scene_.record, scene_.now));
        // Opened, it is public.
        return {Found::text, move.text.text(),
                command_.letters.empty() ? move.letters : command_.letters};
    }

    What lost() const {
        if (command_.position) return PositionLost{};
        return EnvelopeLost{optional_times("--set", command_.set)};
    }

    What concluded() const {
        const auto [white, black] = result_of(command_.result);
        return Concluded{white, black, command_.reason};
    }

    What set_up() const {
        const auto& present = command_.present;
        return SetUp{optional_times("--set", command_.set), present == "both" || present == "white",
                     present == "both" || present == "black"};
    }

    /// The second envelope (I.9.3).
    void reply() {
        ReplySealed reply{!command_.lock.empty(), optional_times("--read", command_.read)};
        if (!reply.digital && !command_.move_from.empty())
            throw Error(ExitCode::wrong_usage, "error.adjourn-no-lock");
        auto text = reply.digital ? locked(at_, true) : adjournments::Locked{};
        add(at_, std::move(reply), std::move(text));
    }

    What event() const {
        const auto& verb = command_.verb;
        const auto side = side_of(command_.player);
        if (verb == "put-off") return kept();
        if (verb == "offer") return DrawOffered{side};
        if (verb == "accept") return DrawAccepted{answering()};
        if (verb == "refuse") return DrawRefused{answering()};
        if (verb == "agree") return DrawAgreed{};
        if (verb == "resign") return Resigned{side};
        if (verb == "resume") return set_up();
        if (verb == "arrive") return Arrived{side, !command_.running};
        if (verb == "open") return opened();
        if (verb == "lost") return lost();
        if (verb == "told") return MoveTold{command_.text, command_.letters};
        if (verb == "dispute")
            return ClocksDisputed{side, times_of("--right", command_.right), command_.allowed};
        if (verb == "moved")
            return Moved{side, command_.move, optional_times("--read", command_.read)};
        if (verb == "excuse") return Excused{side, command_.reason};
        if (verb == "default") return DefaultTimeOver{};
        if (verb == "flag") return FlagFell{side};
        return concluded();
    }

    const AdjournScene& scene_;
    const AdjournCommand& command_;
    std::int32_t number_; ///< sealed texts of the game until now
    Moment at_;
    std::vector<RecordLine> lines_;
};

}

std::vector<RecordLine> events_of(const AdjournScene& scene) { return Events(scene).make(); }

}
