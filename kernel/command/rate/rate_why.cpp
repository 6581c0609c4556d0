// Why a rating is what it is: every game with its numbers, the sum, the rounding, the origin.

#include "command/cells.hpp"
#include "command/explanation.hpp"
#include "period/id_fingerprint.hpp"
#include "rate_output.hpp"
#include "rating_report/status_words.hpp"
#include "rating_report/words.hpp"
#include <hakem/citation.hpp>
#include <hakem/folded_name.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace hakem::command {

namespace {

constexpr Columns column{"rate"};

Exact in_hundredths(std::int64_t value) { return Exact(value, 100); }
Cell two_decimals(std::int64_t value, bool sign = false) {
    return Decimal{in_hundredths(value), 2, sign};
}

bool contains_folded(std::string_view name, std::string_view part) {
    const auto words = " " + folded_name(name) + " ", wanted = folded_name(part);
    return !wanted.empty() && words.find(wanted) != std::string::npos;
}

bool is_number(std::string_view text) {
    return !text.empty() &&
           std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

void add_decisions(Table& table, const std::vector<Decision>& decisions,
                   std::string_view mark = {}) {
    for (const auto& decision : decisions) {
        auto reason = Phrase::of(decision.reason, decision.arguments);
        reason.literal = mark;
        table.rows.push_back({Cell(std::move(reason)), citation_of(decision.rule)});
        add_decisions(table, decision.alternatives, "– ");
    }
}

/// Each sentence says what it is about.
std::vector<Decision> sentences(std::vector<Decision> decisions) {
    for (auto& decision : decisions) {
        decision.subject.clear();
        decision.alternatives = sentences(std::move(decision.alternatives));
    }
    return decisions;
}

Section decisions_section(std::string_view id, Phrase heading,
                          const std::vector<Decision>& decisions) {
    Section section;
    section.id = id;
    section.heading = std::move(heading);
    Table table;
    table.caption = section.heading;
    table.columns = {column("decision", Align::left, true), column("rule", Align::left, true)};
    add_decisions(table, decisions);
    section.body = std::move(table);
    return section;
}

/// Every digit of one player.
class PlayerWhy {
public:
    PlayerWhy(const RatedEvent& event, std::size_t player)
        : event_(event), rating_(event.rating.players[player]),
          player_(event.input.tournament->players[player]),
          match_(player < event.matches.size() ? &event.matches[player] : nullptr) {}

    std::vector<Section> sections(bool reasons) const {
        std::vector<Section> all{games_section()};
        const auto decisions = this->decisions();
        if (reasons && !decisions.empty())
            all.push_back(decisions_section(fmt::format("why-{}", rating_.id),
                                            Phrase::of("rate.why-reasons", {title()}), decisions));
        return all;
    }

    /// Of the rating, and of who the player is in the list.
    std::vector<Decision> decisions() const {
        auto all = rating_.why;
        if (match_ != nullptr) {
            all.push_back(match_->why);
            all.back().rule = event_.list_name;
        }
        return all;
    }

private:
    std::string title() const { return fmt::format("{} {}", rating_.id, player_.name); }

    Section games_section() const {
        Section section;
        section.id = fmt::format("games-{}", rating_.id);
        section.heading = Phrase::of("rate.why-title", {title()});
        section.facts = facts();
        Table table;
        table.caption = section.heading;
        table.columns = {column("round", Align::right),
                         column("no", Align::right),
                         column("opponent"),
                         column("opponent-rating", Align::right),
                         column("colour", Align::centre),
                         column("result", Align::centre),
                         column("difference", Align::right),
                         column("capped", Align::right),
                         column("pd", Align::right),
                         column("change", Align::right),
                         column("note")};
        for (const auto& game : rating_.rounds) table.rows.push_back(game_row(game));
        table.rows.push_back(sum_row());
        section.body = std::move(table);
        section.landscape = true;
        return section;
    }

    std::vector<Fact> facts() const {
        const auto& before = rating_.before;
        std::vector<Fact> made{
            {Phrase::of(rating_.stands_in() ? "rate.before-standard" : "rate.before"),
             Rating{rating_.played_with()}},
            {Phrase::of("rate.origin"),
             Phrase::of("rate.origin-" + before.origin, {event_.list_name})},
            {Phrase::of("rate.status"),
             Phrase::of(fmt::format("rate.player-{}", word_of(rating_.status)))}};
        if (rating_.k != 0) made.push_back({Phrase::of("rate.k"), Number{rating_.k}});
        if (rating_.performance)
            made.push_back({Phrase::of("rate.performance"), rating_report::performance(rating_)});
        made.push_back({Phrase::of("rate.after"), Rating{rating_.after}});
        return made;
    }

    std::string_view name_of(std::int32_t id) const {
        const auto& players = event_.input.tournament->players;
        const auto found = std::find_if(players.begin(), players.end(),
                                        [&](const Player& other) { return other.id == id; });
        return found == players.end() ? std::string_view() : found->name;
    }

    Row game_row(const RatedGame& game) const {
        Row row{named(Cell(Number{game.round}))};
        const bool opponent = game.opponent != 0;
        row.push_back(opponent ? Cell(Number{game.opponent}) : Cell());
        row.push_back(opponent ? Cell(Phrase::verbatim(name_of(game.opponent))) : Cell());
        row.push_back(opponent ? Cell(Rating{game.opponent_rating}) : Cell());
        row.push_back(opponent ? Cell(ColourCell{game.colour}) : Cell());
        row.push_back(ResultCell{game.outcome, {}, false, false});
        const bool counted = game.counted && rating_.status == PlayerRating::Status::rated;
        const bool compared = counted && game.opponent_rating != 0;
        row.push_back(compared ? Cell(Number{game.difference}) : Cell());
        row.push_back(compared ? Cell(Number{game.capped}) : Cell());
        row.push_back(compared ? two_decimals(game.expected) : Cell());
        row.push_back(counted ? two_decimals(game.change, true) : Cell());
        row.push_back(rating_report::note_of(game));
        return row;
    }

    Row sum_row() const {
        Row row(11);
        row[0] = named(Cell(Phrase::of("rate.sum")));
        row[1] = Number{rating_.games};
        row[5] = Value{exact(rating_.score)};
        if (rating_.status == PlayerRating::Status::rated) {
            if (rating_.rated_games != 0) row[8] = two_decimals(rating_.expected);
            row[9] = two_decimals(rating_.change, true);
        }
        for (auto& cell : row) cell.strong = true;
        return row;
    }

    const RatedEvent& event_;
    const PlayerRating& rating_;
    const Player& player_;
    const ListMatch* match_;
};

Section person_section(const period::Settled& settled, const period::Settlement& settlement,
                       std::size_t number) {
    const auto title = settled.person.name;
    Section section;
    section.id = fmt::format("person-{}", number);
    section.heading = Phrase::of("rate.why-period", {title});
    section.facts = {
        {Phrase::of("rate.before"), Rating{settled.before.before.rating}},
        {Phrase::of("rate.change"), Decimal{in_hundredths(settled.after.change), 2, true}},
        {Phrase::of("rate.after"), Rating{settled.after.rating}}};
    Table table;
    table.caption = section.heading;
    table.columns = {column("event"), column("no", Align::right), column("games", Align::right),
                     column("change", Align::right)};
    for (const auto& at : settled.events)
        table.rows.push_back({named(settlement.events[at.event].label),
                              at.result.id > 0 ? Cell(Number{at.result.id}) : Cell(),
                              Number{at.result.games}, two_decimals(at.counted, true)});
    section.body = std::move(table);
    return section;
}

}

std::vector<std::size_t> meant(const RatedEvent& event, std::string_view who) {
    std::vector<std::size_t> found;
    const auto& players = event.input.tournament->players;
    for (std::size_t i = 0; i < players.size() && event.rated; ++i) {
        const bool is = is_number(who)
                            ? std::to_string(players[i].id) == who || players[i].fide_id == who
                            : contains_folded(players[i].name, who);
        if (is) found.push_back(i);
    }
    return found;
}

Document why_document(const RatedEvent& event, const std::vector<std::size_t>& players,
                      bool reasons) {
    Document document;
    document.id = "why";
    document.title = Phrase::of("rate.why-heading");
    document.event = event.input.tournament->name;
    document.date = event.input.tournament->start;
    document.facts = {{Phrase::of("rate.rule"), Phrase::of("plugin.rating." + event.rating.system)},
                      {Phrase::of("rate.edition"), Phrase::verbatim(event.rating.edition)}};
    if (!event.rating.official) document.notes.push_back(Phrase::of("rate.unofficial"));
    for (const auto player : players)
        for (auto& section : PlayerWhy(event, player).sections(reasons))
            document.sections.push_back(std::move(section));
    return document;
}

std::vector<const period::Settled*> meant(const PeriodResult& result, std::string_view who) {
    std::vector<const period::Settled*> found;
    for (const auto& settled : result.settlement.people) {
        const bool is = is_number(who) ? settled.person.fide_id == who
                                       : contains_folded(settled.person.name, who);
        if (is) found.push_back(&settled);
    }
    return found;
}

Document why_document(const PeriodResult& result, const std::vector<const period::Settled*>& people,
                      bool reasons) {
    Document document;
    document.id = "why-period";
    document.title = Phrase::of("rate.why-period-heading", {result.label});
    document.event = result.label;
    std::size_t number = 0;
    const DecisionsByPerson decisions(result);
    for (const auto* settled : people) {
        document.sections.push_back(person_section(*settled, result.settlement, ++number));
        if (reasons)
            document.sections.push_back(
                decisions_section(fmt::format("person-why-{}", number),
                                  Phrase::of("rate.why-reasons", {settled->person.name}),
                                  decisions.reasons_of(*settled)));
    }
    return document;
}

std::string why_text(const RatedEvent& event, std::size_t player, Language language) {
    return explanation_text(sentences(PlayerWhy(event, player).decisions()), language);
}

std::string why_text(const period::Settled& settled, const PeriodResult& result,
                     Language language) {
    return explanation_text(sentences(DecisionsByPerson(result).reasons_of(settled)), language);
}

std::vector<rating_report::PeriodDecision> decisions_of(const period::Settlement& settlement) {
    std::vector<rating_report::PeriodDecision> decisions;
    for (const auto& [key, arguments] : settlement.notes)
        decisions.push_back(
            {arguments.empty() ? std::string() : arguments.front(), because(key, arguments)});
    return decisions;
}

DecisionsByPerson::DecisionsByPerson(const PeriodResult& result) {
    for (const auto& [person, decision] : result.decisions) {
        if (person.empty()) continue;
        by_name_.emplace(person, &decision);
        if (decision.reason == "period.ids-contradict" && decision.arguments[1] != person)
            by_name_.emplace(decision.arguments[1], &decision);
    }
}

std::vector<Decision> DecisionsByPerson::reasons_of(const period::Settled& settled) const {
    auto reasons = settled.after.why;
    const auto [begin, end] = by_name_.equal_range(settled.person.name);
    for (auto at = begin; at != end; ++at) reasons.push_back(*at->second);
    return reasons;
}

std::vector<Decision> DecisionsByPerson::of_others(const PeriodResult& result,
                                                   std::string_view who) const {
    std::set<std::string_view> settled;
    for (const auto& each : result.settlement.people) settled.insert(each.person.name);
    std::vector<Decision> told;
    for (const auto& [name, decision] : by_name_)
        if (!is_number(who) && !settled.contains(name) && contains_folded(name, who))
            told.push_back(*decision);
    return told;
}

Document why_document(const PeriodResult& result, std::string_view who,
                      const std::vector<Decision>& told) {
    Document document;
    document.id = "why-period";
    document.title = Phrase::of("rate.why-period-heading", {result.label});
    document.event = result.label;
    document.sections.push_back(
        decisions_section("person-told", Phrase::of("rate.why-reasons", {std::string(who)}), told));
    return document;
}

std::string why_text(const std::vector<Decision>& told, Language language) {
    return explanation_text(sentences(told), language);
}

}
