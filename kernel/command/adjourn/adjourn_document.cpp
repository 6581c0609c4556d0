// What followed from the events of a command, for people.

#include "adjourn_output.hpp"
#include "adjourn_words.hpp"
#include <hakem/citation.hpp>

#include <fmt/format.h>

namespace hakem::command {

namespace {

Column column(std::string_view key, Align align = Align::left, bool wrap = false) {
    Column column;
    column.heading = Phrase::of(fmt::format("adjourn.{}", key));
    column.key = key;
    column.align = align;
    column.wrap = wrap;
    return column;
}

Fact fact(std::string_view key, Cell value) {
    return {Phrase::of(fmt::format("adjourn.{}", key)), std::move(value)};
}

Cell clock(const AdjournedGame& game, Colour colour) {
    const auto left = game.shown_clock(colour);
    return left ? Phrase::verbatim(clock_text(*left)) : Phrase::of("adjourn.clock-unknown");
}

Phrase clocks(const AdjournedGame& game) {
    const auto white = game.shown_clock(Colour::white), black = game.shown_clock(Colour::black);
    if (!white || !black) return Phrase::of("adjourn.clocks-unknown");
    return Phrase::of("adjourn.clocks-of", {clock_text(*white), clock_text(*black)});
}

/// A reading of the arbiter's, or a contradiction, is said to be one.
Phrase step_phrase(const AdjournmentStep& step) {
    auto phrase = Phrase::of(step.why.reason, step.why.arguments);
    if (step.weight == AdjournmentWeight::warning) phrase.literal = "! ";
    if (step.weight == AdjournmentWeight::interpretation) phrase.literal = "~ ";
    return phrase;
}

/// Builds the sheet of one game.
class Sheet {
public:
    Sheet(const AdjournShown& shown, const AdjournmentHistory& game, std::size_t fresh)
        : shown_(shown), game_(game.now), entries_(game.entries), withdrawn_(game.withdrawn),
          first_(entries_.size() - std::min(fresh, entries_.size())) {}

    Document build() {
        document_.id = fmt::format("adjourned-{}-{}", game_.key.round, game_.key.white);
        document_.event = shown_.tournament.name;
        document_.title = adjourn_title(game_);
        document_.date = shown_.tournament.start;
        add_facts();
        add_withdrawn();
        add_events();
        add_next();
        if (marked_) document_.notes.push_back(Phrase::of("adjourn.marks"));
        return std::move(document_);
    }

private:
    void add_facts() {
        auto& facts = document_.facts;
        facts.push_back(
            fact("state", Phrase::of(fmt::format("adjournment.phase.{}", name_of(game_.phase)))));
        if (game_.phase == AdjournmentPhase::concluded)
            facts.push_back(fact("result", GameResult{game_.white_outcome, game_.black_outcome}));
        facts.push_back(fact("clocks", clocks(game_)));
        if (game_.running != Colour::none)
            facts.push_back(fact(
                "running",
                Phrase::of(game_.running == Colour::white ? "adjourn.white" : "adjourn.black")));
        if (game_.kept.resume && !game_.over() && !game_.started)
            facts.push_back(
                fact("resumption", Phrase::verbatim(to_readable_text(game_.kept.resume))));
        facts.push_back(fact("record", Phrase::verbatim(shown_.record)));
    }

    Section& section(std::string_view id) {
        auto& section = document_.sections.emplace_back();
        section.id = id;
        section.heading = Phrase::of(fmt::format("adjourn.{}", id));
        return section;
    }

    void add_step(Table& table, Row row, const AdjournmentStep& step) {
        marked_ = marked_ || step.weight != AdjournmentWeight::law;
        row.push_back(citation_of(step.why.rule));
        row.push_back(step_phrase(step));
        row.back().strong = step.weight == AdjournmentWeight::warning;
        table.rows.push_back(std::move(row));
    }

    /// What the command took back (I.3).
    void add_withdrawn() {
        Table table;
        table.columns = {column("moment"), column("event", Align::left, true), column("article"),
                         column("reason", Align::left, true)};
        const auto count = std::min(shown_.withdrawn, withdrawn_.size());
        for (auto i = withdrawn_.size() - count; i < withdrawn_.size(); ++i) {
            const auto& one = withdrawn_[i];
            table.rows.push_back(
                {Phrase::verbatim(to_readable_text(one.event.at)),
                 Phrase::of(fmt::format("adjournment.event.{}", name_of(one.event.what))),
                 citation_of("I.3"), Phrase::verbatim(one.reason)});
            table.rows.back()[1].header = true;
        }
        if (!table.rows.empty()) section("withdrawn").body = std::move(table);
    }

    /// Each event on the line of its first step.
    void add_events() {
        Table table;
        table.columns = {column("moment"),
                         column("event", Align::left, true),
                         column("white", Align::right),
                         column("black", Align::right),
                         column("article"),
                         column("step", Align::left, true)};
        for (auto i = first_; i < entries_.size(); ++i) {
            const auto& [event, advance] = entries_[i];
            Row head = {Phrase::verbatim(to_readable_text(event.at)),
                        Phrase::of(fmt::format("adjournment.event.{}", name_of(event.what))),
                        clock(advance.after, Colour::white), clock(advance.after, Colour::black)};
            head[1].header = true;
            for (const auto& step : advance.steps) {
                add_step(table, std::move(head), step);
                head = Row(4);
            }
            if (advance.steps.empty()) {
                head.resize(table.columns.size());
                table.rows.push_back(std::move(head));
            }
        }
        if (!table.rows.empty()) section("followed").body = std::move(table);
    }

    void add_next() {
        Table table;
        table.columns = {column("article"), column("next-step", Align::left, true)};
        for (const auto& step : shown_.rules.next_steps(game_)) add_step(table, {}, step);
        if (!table.rows.empty()) section("next").body = std::move(table);
    }

    const AdjournShown& shown_;
    const AdjournedGame& game_;
    const std::vector<AdjournmentEntry>& entries_;
    const std::vector<WithdrawnEvent>& withdrawn_;
    std::size_t first_;
    bool marked_ = false;
    Document document_;
};

}

Phrase adjourn_title(const AdjournedGame& game) {
    const auto& envelope = game.envelope;
    const auto board = envelope.seat == 0 ? std::to_string(envelope.board)
                                          : fmt::format("{}.{}", envelope.board, envelope.seat);
    return Phrase::of("adjourn.title", {std::to_string(game.key.round), board, envelope.white_name,
                                        envelope.black_name});
}

Document adjourn_document(const AdjournShown& shown, const AdjournmentHistory& game,
                          std::size_t fresh) {
    return Sheet(shown, game, fresh).build();
}

}
