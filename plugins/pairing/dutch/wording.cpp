#include "wording.hpp"

#include <fmt/format.h>

namespace hakem::dutch {

std::string Wording::player(int index) const {
    const auto& player = tournament_.players[static_cast<std::size_t>(field_[index].position)];
    return fmt::format("{} {}", player.id, player.name);
}

std::string Wording::players(const std::vector<int>& indices) const {
    std::string text;
    for (const int index : indices)
        text += fmt::format("{}{}", text.empty() ? "" : "; ", player(index));
    return text.empty() ? "-" : text;
}

std::string Wording::score(int index) const { return points_argument(field_[index].score); }

std::string_view Wording::article(std::string_view now, std::string_view in_2017) const {
    return field_.edition->score_differences ? in_2017 : now;
}

Decision Wording::decision(std::string subject, std::string_view article, std::string_view reason,
                           std::vector<std::string> arguments) const {
    Decision decision;
    decision.subject = std::move(subject);
    decision.rule = fmt::format("{}, {}", field_.edition->rule, article);
    decision.edition = field_.edition->id;
    decision.reason = reason;
    decision.arguments = std::move(arguments);
    return decision;
}

std::string Wording::colour(Colour colour) const {
    return message_argument(colour == Colour::white ? "dutch.white" : "dutch.black");
}

std::string Wording::preference(int index) const {
    const auto& entrant = field_[index];
    if (entrant.strength == Strength::none) return message_argument("dutch.preference.none");
    constexpr std::string_view strengths[] = {"", "mild", "strong", "absolute"};
    return message_argument(fmt::format("dutch.preference.{}.{}",
                                        entrant.preference == Colour::white ? "white" : "black",
                                        strengths[static_cast<std::size_t>(entrant.strength)]));
}

int Wording::round_of_game(int a, int b) const {
    // Of a file whose sides contradict each other one may name the other alone.
    for (const auto& [own, other] : {std::pair{a, b}, std::pair{b, a}}) {
        const auto id = field_[other].id;
        const auto& rounds =
            tournament_.players[static_cast<std::size_t>(field_[own].position)].rounds;
        for (int r = 1; r < field_.round && static_cast<std::size_t>(r) <= rounds.size(); ++r) {
            const auto& entry = rounds[static_cast<std::size_t>(r - 1)];
            if (entry.opponent == id && is_played(entry.outcome)) return r;
        }
    }
    return 0;
}

Decision Wording::bar(int a, int b) const {
    const auto subject = fmt::format("pair {} {}", field_[a].id, field_[b].id);
    if (field_.met.contains(a, b))
        return decision(subject, article("C1", "C.1"), "dutch.bar.met",
                        {player(a), player(b), fmt::to_string(round_of_game(a, b))});
    if (field_.forbidden.contains(a, b)) {
        auto forbidden = decision(subject, "", "dutch.bar.forbidden", {player(a), player(b)});
        forbidden.rule = "TRF26 260, XXP";
        return forbidden;
    }
    if (field_.colours_clash(a, b))
        return decision(subject, article("C3", "C.3"), "dutch.bar.colours",
                        {player(a), player(b), preference(a)});
    return {};
}

Decision Wording::bye_bar(int index) const {
    const auto& entrant = field_[index];
    if (!entrant.bye_barred) return {};
    return decision("bye", article("C2", "C.2"),
                    entrant.had_bye ? "dutch.bar.had_bye" : "dutch.bar.bye",
                    {player(index), fmt::to_string(entrant.bye_barred_by)});
}

Decision Wording::loss(std::string subject, const Loss& loss,
                       std::optional<Points> bye_score) const {
    using Rule = Criterion::Rule;
    const auto by = [&](std::string_view article, std::string_view reason,
                        std::vector<std::string> arguments = {}) {
        return decision(std::move(subject), article, reason, std::move(arguments));
    };
    switch (loss.cause) {
    case Loss::Cause::impossible:
        return by(article("3.2", "B.3"), "dutch.loss.impossible");
    case Loss::Cause::completion:
        if (bye_score)
            return by("C4, C5", "dutch.loss.completion_with_bye", {points_argument(*bye_score)});
        return by(article("C4", "C.4"), "dutch.loss.completion");
    case Loss::Cause::order:
        return by(article("3.8, 4", "B.8, D"), "dutch.loss.order");
    case Loss::Cause::criterion:
        break;
    }
    const auto name = name_of(loss.criterion, *field_.edition);
    const auto more = fmt::to_string(loss.difference);
    const auto amount = points_argument(loss.criterion.amount);
    const auto when = message_argument(loss.criterion.rounds_ago == 2 ? "dutch.two_rounds_ago"
                                                                      : "dutch.last_round");
    switch (loss.criterion.rule) {
    case Rule::completion:
        return by(name, "dutch.loss.completion");
    case Rule::pairs:
        return by(name, "dutch.loss.pairs", {more});
    case Rule::scores:
        return by(name, "dutch.loss.scores", {more, amount});
    case Rule::differences:
        return by(name, "dutch.loss.differences", {more, amount});
    case Rule::next_pairs:
        return by(name, "dutch.loss.next_pairs", {more});
    case Rule::next_scores:
        return by(name, "dutch.loss.next_scores", {more, amount});
    case Rule::next_differences:
        return by(name, "dutch.loss.next_differences", {more, amount});
    case Rule::unplayed_games:
        return by(name, "dutch.loss.unplayed_games", {more});
    case Rule::colour_difference:
        return by(name, "dutch.loss.colour_difference", {more});
    case Rule::third_colour:
        return by(name, "dutch.loss.third_colour", {more});
    case Rule::preference:
        return by(name, "dutch.loss.preference", {more});
    case Rule::strong_preference:
        return by(name, "dutch.loss.strong_preference", {more});
    case Rule::downfloats:
        return by(name, "dutch.loss.downfloats", {more, when});
    case Rule::upfloats:
        return by(name, "dutch.loss.upfloats", {more, when});
    case Rule::downfloat_differences:
        return by(name, "dutch.loss.downfloat_differences", {more, amount, when});
    case Rule::upfloat_differences:
        return by(name, "dutch.loss.upfloat_differences", {more, amount, when});
    }
    return {};
}

Decision Wording::colours(std::string subject, int a, int b) const {
    const auto made = allocate_colours(field_, a, b);
    const int higher = std::min(a, b);
    const auto rule = fmt::format("{}{}", article("5.2.", "E."), made.rule);
    std::vector<std::string> arguments{player(made.white), player(made.black),
                                       preference(made.white), preference(made.black)};
    switch (made.rule) {
    case 3:
        arguments.push_back(fmt::to_string(made.alternated_from));
        break;
    case 4:
        arguments.push_back(player(higher));
        break;
    case 5:
        arguments.push_back(player(higher));
        arguments.push_back(fmt::to_string(field_[higher].pairing_number));
        arguments.push_back(colour(field_.initial_colour));
        break;
    default:
        break;
    }
    return decision(std::move(subject), rule, fmt::format("dutch.colours.{}", made.rule),
                    std::move(arguments));
}

}
