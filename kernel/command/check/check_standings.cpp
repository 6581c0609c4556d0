#include "check_standings.hpp"

#include <hakem/citation.hpp>
#include <hakem/decision.hpp>
#include <hakem/document.hpp>
#include <hakem/text.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace hakem::command {

namespace {

using submitted::Difference;
using submitted::Review;
using submitted::State;
using submitted::TieOrder;
using submitted::ValueCheck;

std::string number(std::size_t value) { return std::to_string(value); }

/// "standings.same-after" where the file stands after an earlier round.
Phrase after_round(const Review& review, std::string key, std::vector<std::string> arguments) {
    if (review.after != review.held) {
        key += "-after";
        arguments.push_back(std::to_string(review.after));
    }
    return Phrase::of(key, std::move(arguments));
}

/// A list is compared one value after the other (C.07 art. 12).
Cell value_cell(const TieBreakValue& value) {
    if (!value.list.empty()) return ValueList{value.list};
    return value.value ? Cell(Value{*value.value}) : Cell();
}

std::string_view key_of(TieOrder order) {
    switch (order) {
    case TieOrder::shared:
        return {};
    case TieOrder::starting_numbers:
        return "standings.tie-numbers";
    case TieOrder::ratings:
        return "standings.tie-ratings";
    case TieOrder::other:
        return "standings.tie-other";
    }
    return {};
}

/// Lines about one review.
class Lines {
public:
    Lines(const Review& review, Language language, std::size_t indent)
        : review_(review), language_(language), indent_(indent) {}

    std::string all() {
        for (const auto& phrase : {outcome_of(review_), points_of(review_)})
            if (!phrase.empty()) add(0, to_text(phrase, language_));
        if (const auto order = tie_order_of(review_); !order.empty())
            add(2, to_text(order, language_));
        if (review_.state == State::differs || review_.different_points() != 0) add_differences();
        for (const auto& check : review_.values) add_values(check);
        return std::move(out_);
    }

private:
    /// Ranks that contradict nothing are told in one line.
    void add_differences() {
        if (review_.state != State::by_a_list) add_cause();
        constexpr std::size_t most = 12;
        std::size_t shown = 0, more = 0;
        for (const auto& difference : review_.differences) {
            const auto line = line_of(difference);
            if (line.empty()) continue;
            ++(shown < most ? shown : more);
            if (more == 0) add(2, line);
        }
        if (more != 0)
            add(2, word(review_.teams ? "standings.more-teams" : "standings.more", {number(more)}));
    }

    /// One tie-break of the file, and who has another value.
    void add_values(const ValueCheck& check) {
        add(0, to_text(outcome_of(check), language_));
        if (check.differences.empty()) return;
        auto line = word("standings.cause", {to_text(cause_of(check), language_)});
        if (!check.cause) line = no_cause();
        if (check.cause && !check.cause->rule.empty())
            line += fmt::format(" ({})", to_text(citation_of(check.cause->rule), language_));
        add(2, line);
        if (!check.faulty()) return;
        constexpr std::size_t most = 12;
        for (std::size_t i = 0; i < std::min(most, check.differences.size()); ++i) {
            const auto& one = check.differences[i];
            add(2, word("standings.value-of", {std::to_string(one.id), one.name,
                                               shown({exact(one.value)}), shown({one.ours})}));
        }
        if (check.differences.size() > most)
            add(2, word(review_.teams ? "standings.more-teams" : "standings.more",
                        {number(check.differences.size() - most)}));
    }

    std::string word(std::string_view key, const std::vector<std::string>& arguments = {}) const {
        return format_text(key, language_, arguments);
    }

    void add(std::size_t deeper, std::string_view line) {
        out_ += std::string(indent_ + deeper, ' ') + printable(line) + "\n";
    }

    std::string no_cause() const {
        const auto& of_rounds = review_.of_rounds;
        return of_rounds.empty() ? word("standings.no-cause")
                                 : word("standings.cause", {to_text(of_rounds, language_)});
    }

    void add_cause() {
        if (!review_.cause) return add(2, no_cause());
        auto line = word("standings.cause", {to_text(cause_of(review_), language_)});
        if (const auto order = order_in_cause(review_); !order.empty())
            line += "; " + to_text(order, language_);
        line += "; " + to_text(effect_of(review_), language_);
        const auto& rule = review_.cause->rule;
        if (!rule.empty()) line += fmt::format(" ({})", to_text(citation_of(rule), language_));
        add(2, line);
    }

    /// Game points of teams by the regulation are a finding of their own (TRN-0515).
    std::string line_of(const Difference& one) const {
        std::vector<std::string> parts;
        const auto compare = [&](std::string_view key, const auto& claimed, Points ours) {
            if (one.of_points && claimed && *claimed != ours)
                parts.push_back(word(key, {points_argument(*claimed), points_argument(ours)}));
        };
        compare(review_.teams ? "standings.match-points" : "standings.points", one.points,
                one.our_points);
        if (review_.teams && review_.edition != "regulation")
            compare("standings.game-points", one.game_points, one.our_game_points);
        if (one.of_rank && review_.state != State::by_a_list) {
            parts.push_back(word(one.shares_rank ? "standings.rank-shared" : "standings.rank",
                                 {std::to_string(one.rank), std::to_string(one.our_rank)}));
            if (const auto reason = reason_of(one); !reason.empty()) parts.push_back(reason);
        }
        if (parts.empty()) return {};
        return word("standings.player",
                    {std::to_string(one.id), one.name, fmt::format("{}", fmt::join(parts, "; "))});
    }

    std::string reason_of(const Difference& one) const {
        const auto other = std::to_string(one.other);
        if (one.other == 0) return {};
        if (one.code.empty()) return word("standings.undecided", {other, one.other_name});
        return word("standings.value",
                    {one.code, shown(one.value), shown(one.other_value), other, one.other_name});
    }

    std::string shown(const TieBreakValue& value) const {
        const auto text = to_text(value_cell(value).content, language_);
        return text.empty() ? word("standings.undefined") : text;
    }

    const Review& review_;
    Language language_;
    std::size_t indent_;
    std::string out_;
};

Column column(std::string_view key, Align align, bool wrap = false) {
    return {Phrase::of(fmt::format("check.{}", key)), {}, std::string(key), align, wrap};
}

Cell points_cell(const std::optional<Points>& points) {
    return points ? Cell(Value{exact(*points)}) : Cell();
}

/// A difference as a row; ranks and points that agree are shown all the same.
Row row_of(const Review& review, const Difference& one) {
    Row row = {Number{one.id}, Phrase::verbatim(one.name)};
    row[1].header = true;
    const auto add = [&](Cell file, Cell ours, bool differs) {
        file.strong = differs;
        row.push_back(std::move(file));
        row.push_back(std::move(ours));
    };
    add(points_cell(one.points), points_cell(one.our_points),
        one.points && *one.points != one.our_points);
    if (review.teams)
        add(points_cell(one.game_points), points_cell(one.our_game_points),
            one.game_points && *one.game_points != one.our_game_points);
    add(one.rank == 0 ? Cell() : Cell(Number{one.rank}), Number{one.our_rank}, one.of_rank);
    row.push_back(Phrase::verbatim(one.code));
    row.push_back(value_cell(one.value));
    row.push_back(one.other == 0
                      ? Cell()
                      : Cell(Phrase::verbatim(fmt::format("{} {}", one.other, one.other_name))));
    row.push_back(value_cell(one.other_value));
    return row;
}

std::vector<Column> columns_of(const Review& review) {
    std::vector<Column> columns = {
        column("number", Align::right), column("name", Align::left, true),
        column("points-in-file", Align::right), column("our-points", Align::right)};
    if (review.teams) {
        columns.push_back(column("game-points-in-file", Align::right));
        columns.push_back(column("our-game-points", Align::right));
    }
    for (const auto* key : {"rank-in-file", "our-rank"})
        columns.push_back(column(key, Align::right));
    columns.push_back(column("decided-by", Align::left));
    columns.push_back(column("own-value", Align::right));
    columns.push_back(column("other", Align::left, true));
    columns.push_back(column("other-value", Align::right));
    return columns;
}

/// Columns of a table of values.
std::vector<Column> value_columns() {
    return {column("tie-break", Align::left), column("number", Align::right),
            column("name", Align::left, true), column("value-in-file", Align::right),
            column("our-value", Align::right)};
}

}

Section values_section(const Review& review) {
    Section section;
    Table table;
    table.columns = value_columns();
    for (const auto& check : review.values)
        for (const auto& one : check.differences)
            table.rows.push_back({Phrase::verbatim(fmt::format("{} {}", check.name, check.code)),
                                  Number{one.id}, Phrase::verbatim(one.name),
                                  Value{exact(one.value)}, value_cell({one.ours})});
    if (!table.rows.empty()) section.body = std::move(table);
    return section;
}

Phrase outcome_of(const Review& review) {
    switch (review.state) {
    case State::none:
        return Phrase::of("standings.none");
    case State::without_rounds:
        return Phrase::of("standings.without-rounds");
    case State::starting_numbers:
        return Phrase::of("standings.starting-numbers");
    case State::names:
        return Phrase::of("standings.names");
    case State::ratings:
        return Phrase::of("standings.ratings");
    case State::same:
        return after_round(review, "standings.same", {review.codes, review.edition});
    case State::by_a_list:
        return after_round(review, "standings.by-a-list",
                           {review.cause->codes, review.cause->edition, review.codes,
                            number(review.different_ranks())});
    case State::differs:
        if (!review.declared && review.different_ranks() != 0)
            return after_round(review, "standings.against-points",
                               {number(review.different_ranks()), number(review.ranks)});
        return after_round(
            review, "standings.differ",
            {number(review.different_ranks()), number(review.ranks), review.codes, review.edition});
    }
    return {};
}

Phrase outcome_of(const submitted::ValueCheck& check) {
    const auto different = check.differences.size();
    if (check.code.empty()) return Phrase::of("standings.value-unknown", {check.name});
    if (different == 0)
        return Phrase::of("standings.values-same",
                          {check.name, check.code, number(check.compared)});
    return Phrase::of("standings.values-differ",
                      {check.name, check.code, number(different), number(check.compared)});
}

Phrase cause_of(const submitted::ValueCheck& check) {
    if (!check.cause) return Phrase::of("standings.no-cause");
    auto phrase = Phrase::of(check.cause->key, check.cause->arguments);
    return phrase;
}

Phrase points_of(const Review& review) {
    if (review.different_points() == 0) return {};
    return after_round(review, "standings.points-differ",
                       {number(review.different_points()), number(review.points)});
}

Phrase tie_order_of(const Review& review) {
    if (review.state == State::by_a_list) {
        const auto key = key_of(review.cause->tie_order);
        return key.empty() ? Phrase() : Phrase::of(key);
    }
    const bool compared = review.state == State::same || review.state == State::differs;
    const auto key = compared ? key_of(review.tie_order) : std::string_view();
    return key.empty() ? Phrase() : Phrase::of(key);
}

Phrase order_in_cause(const Review& review) {
    const auto key = review.cause ? key_of(review.cause->tie_order) : std::string_view();
    return key.empty() ? Phrase() : Phrase::of(key);
}

Phrase cause_of(const Review& review) {
    if (!review.cause && !review.of_rounds.empty()) return review.of_rounds;
    if (!review.cause) return review.faulty() ? Phrase::of("standings.no-cause") : Phrase();
    return Phrase::of(review.cause->key, review.cause->arguments);
}

Phrase effect_of(const Review& review) {
    const auto& cause = review.cause;
    if (!cause) return {};
    if (cause->left == 0)
        return Phrase::of(cause->of_points_alone ? "standings.effect-points"
                                                 : "standings.effect-all");
    return Phrase::of("standings.effect-some",
                      {number(cause->explained), number(cause->explained + cause->left)});
}

std::string standings_text(const Review& review, Language language, std::size_t indent) {
    return Lines(review, language, indent).all();
}

Section standings_section(const Review& review) {
    Section section;
    const auto fact = [&](std::string_view label, Phrase value) {
        if (!value.empty()) section.facts.push_back({Phrase::of(label), std::move(value)});
    };
    fact("check.standings", outcome_of(review));
    fact("check.outcome", points_of(review));
    fact("check.outcome", tie_order_of(review));
    fact("check.cause", cause_of(review));
    fact("check.effect", effect_of(review));
    if (review.cause && !review.cause->rule.empty())
        fact("check.rule", citation_of(review.cause->rule));
    for (const auto& check : review.values) {
        fact("check.tie-break", outcome_of(check));
        if (!check.differences.empty()) fact("check.cause", cause_of(check));
    }
    Table table;
    table.columns = columns_of(review);
    for (const auto& one : review.differences) table.rows.push_back(row_of(review, one));
    if (!table.rows.empty()) section.body = std::move(table);
    return section;
}

}
