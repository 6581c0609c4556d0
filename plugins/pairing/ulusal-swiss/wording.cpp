#include "wording.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hakem::ulusal {

namespace {

/// The same in every language: letters of colours are not.
std::string list_of(const std::vector<Colour>& colours) {
    std::string list;
    for (const auto colour : colours) list += colour == Colour::white ? "○" : "●";
    return list.empty() ? "-" : list;
}

}

std::string Wording::list(const Entrant& entrant) { return list_of(entrant.colours); }

std::string Wording::player(int index) const {
    return fmt::format("{} {}", field_[index].id, field_[index].name);
}

std::string Wording::players(const Players& indices) const {
    std::string text;
    for (const int index : indices)
        text += fmt::format("{}{}", text.empty() ? "" : "; ", player(index));
    return text.empty() ? "-" : text;
}

std::string Wording::colour(Colour colour) {
    return message_argument(colour == Colour::white   ? "ulusal.white"
                            : colour == Colour::black ? "ulusal.black"
                                                      : "ulusal.no_colour");
}

std::string Wording::due(int index) const { return colour(field_[index].due); }

std::string Wording::subject(std::int32_t id) const {
    return fmt::format("{} {}", field_.teams ? "team" : "player", id);
}

std::string Wording::pair_subject(int a, int b) const {
    return fmt::format("pair {} {}", field_[a].id, field_[b].id);
}

Decision Wording::decision(std::string subject, Article article, std::string_view reason,
                           std::vector<std::string> arguments) {
    Decision decision;
    decision.subject = std::move(subject);
    if (article.number.starts_with('E')) {
        decision.rule = fmt::format("settled reading {}", article.number);
    } else {
        decision.rule = fmt::format("Regulation {}", article.number);
        if (article.settled) decision.rule += ", settled reading";
    }
    if (!article.lim.empty()) decision.rule += fmt::format(" (Lim {})", article.lim);
    decision.edition = "regulation";
    decision.reason = reason;
    decision.arguments = std::move(arguments);
    return decision;
}

int Wording::round_of_game(int a, int b) const {
    // Of a file whose sides contradict each other one may name the other alone.
    for (const auto& [own, other] : {std::pair{a, b}, std::pair{b, a}})
        for (const auto& meeting : field_[own].meetings)
            if (meeting.opponent == other) return meeting.round;
    return 0;
}

/// 21.4: both would need the same colour; which limit binds them is said of the first.
Decision Wording::colour_limit(int a, int b) const {
    const auto limit = [&](int player) {
        const auto& entrant = field_[player];
        if (entrant.barred_by_row != Colour::none)
            return message_argument(field_.longest_row() == 2 ? "ulusal.limit.row_2"
                                                              : "ulusal.limit.row_3");
        return message_argument("ulusal.limit.difference");
    };
    const bool row =
        field_[a].barred_by_row != Colour::none && field_[b].barred_by_row != Colour::none;
    const auto needed = field_[a].may_have_white ? Colour::white : Colour::black;
    return decision(pair_subject(a, b), row ? Article{"21.4"} : Article{"21.4, 19b", true},
                    "ulusal.bar.colours",
                    {player(a), player(b), colour(needed), limit(a), list_of(field_[a].colours),
                     limit(b), list_of(field_[b].colours)});
}

Decision Wording::bar(int a, int b) const {
    if (field_.met.contains(a, b))
        return decision(pair_subject(a, b), {"16.3"}, "ulusal.bar.met",
                        {player(a), player(b), fmt::to_string(round_of_game(a, b))});
    if (field_.forbidden.contains(a, b)) {
        auto forbidden =
            decision(pair_subject(a, b), {""}, "ulusal.bar.forbidden", {player(a), player(b)});
        forbidden.rule = "TRF26 260, XXP";
        return forbidden;
    }
    return field_.legal(a, b) ? Decision{} : colour_limit(a, b);
}

Decision Wording::passed(int player, int candidate, PassedOver reason) const {
    const auto subject = pair_subject(player, candidate);
    switch (reason) {
    case PassedOver::arrow:
        return decision(subject, {"17.7"}, "ulusal.passed.arrow",
                        {this->player(candidate),
                         message_argument(field_.barred_up(candidate) ? "ulusal.arrow.up"
                                                                      : "ulusal.arrow.down")});
    case PassedOver::breaking:
        return decision(subject, {"21.6", true}, "ulusal.passed.breaking", {});
    case PassedOver::incomplete:
        return decision(subject, {"17.4, 20.1", true}, "ulusal.passed.incomplete", {});
    default:
        return bar(player, candidate);
    }
}

Decision Wording::bye_candidate(const ByeCandidate& candidate) const {
    using Reason = ByeCandidate::Reason;
    const auto& entrant = field_[candidate.player];
    const auto round = fmt::to_string(entrant.bye_barred_by);
    const auto name = player(candidate.player);
    switch (candidate.reason) {
    case Reason::unfinished:
        return decision("bye", {"22.1"}, "ulusal.bye.unfinished", {name});
    case Reason::incomplete:
        return decision("bye", {"17.3", true}, "ulusal.bye.incomplete", {name});
    case Reason::barred:
        if (!entrant.bye_barred) // E.3 asks those who had it
            return decision("bye", {"17.3, E.3", true}, "ulusal.bye.only_barred", {name});
        return decision("bye", {"17.3"}, entrant.had_bye ? "ulusal.bye.had" : "ulusal.bye.forfeit",
                        {name, round});
    case Reason::taken:
        break;
    }
    return decision("bye", {"17.2", true, "1.1"}, "ulusal.bye.taken",
                    {name, score(candidate.player)});
}

Decision Wording::colours(std::string subject, int a, int b) const {
    const auto made = colours_of(field_, a, b);
    std::vector<std::string> arguments{player(made.white),
                                       player(made.black),
                                       due(made.white),
                                       due(made.black),
                                       list_of(field_[made.white].colours),
                                       list_of(field_[made.black].colours)};
    const auto by = [&](Article article, std::string_view reason) {
        return decision(std::move(subject), article, reason, std::move(arguments));
    };
    switch (made.rule) {
    case ColourRule::limit:
        return by({"21.4"}, "ulusal.colours.limit");
    case ColourRule::lot: {
        arguments.push_back(
            player(field_[made.white].id < field_[made.black].id ? made.white : made.black));
        arguments.push_back(colour(field_.lot));
        return by({"21.1", true}, "ulusal.colours.lot");
    }
    case ColourRule::one_due:
        return by({"21.3"}, "ulusal.colours.one_due");
    case ColourRule::both_due:
        return by({"21.3, 21.4"}, "ulusal.colours.both_due");
    default:
        break;
    }
    arguments.push_back(player(made.favoured));
    if (made.rule == ColourRule::difference)
        return by({"21.5", true, "5.4"}, "ulusal.colours.difference");
    if (made.rule == ColourRule::number) return by({"21.5"}, "ulusal.colours.number");
    arguments.push_back(fmt::to_string(made.back));
    return by({"21.5", true, "5.4"}, "ulusal.colours.history");
}

Decision Wording::report(const Yielded& yielded) const {
    std::vector<std::string> arguments;
    for (const int index : yielded.players) arguments.push_back(player(index));
    if (yielded.article == "20.3d") arguments.push_back(points_argument(yielded.score));
    if (yielded.article == "17.7") {
        const bool down = field_.barred_down(yielded.players[0]);
        const bool up = field_.barred_up(yielded.players[1]);
        arguments.push_back(message_argument(down && up ? "ulusal.again.both"
                                             : down     ? "ulusal.again.down"
                                                        : "ulusal.again.up"));
    }
    const bool settled = yielded.article == "E.2" || yielded.article == "21.4" ||
                         yielded.article == "17.3" || yielded.article == "17.7";
    return decision("report", {yielded.article, settled},
                    fmt::format("ulusal.report.{}", yielded.article), std::move(arguments));
}

}
