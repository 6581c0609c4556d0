// The ruling sheet: to print and to keep with the game.

#include "command/cells.hpp"
#include "rule_output.hpp"
#include <hakem/chess/fen.hpp>

#include <fmt/format.h>

namespace hakem::command {

namespace {

constexpr Columns column{"rule"};

/// Fills the sections of the sheet.
class Sheet {
public:
    explicit Sheet(const Ruled& ruled) : ruled_(ruled), ruling_(ruled.ruling) {}

    Document whole() {
        document_.id = "ruling-" + ruled_.command.rule;
        document_.title = Phrase::of("rule.title-" + ruled_.command.rule);
        document_.event = ruled_.input.event.empty()
                              ? std::string(text("rule.sheet", ruled_.language))
                              : ruled_.input.event;
        document_.date = ruled_.input.date;
        add_facts();
        add_diagrams();
        add_steps();
        add_turned_down();
        document_.notes = ruled_.input.findings;
        document_.notes.push_back(Phrase::of("rule.note-" + at().edition));
        document_.notes.push_back(Phrase::of("rule.note-arbiter"));
        return std::move(document_);
    }

private:
    const Circumstances& at() const { return ruled_.input.incident.circumstances; }

    void add_facts() {
        document_.facts = ruled_.input.facts;
        const auto fact = [&](std::string_view key, Phrase value) {
            document_.facts.push_back({Phrase::of(key), std::move(value)});
        };
        fact("rule.edition", Phrase::of("rule.edition-" + at().edition));
        const std::string_view time = at().time == TimeClass::standard ? "rule.time-standard"
                                      : at().time == TimeClass::rapid  ? "rule.time-rapid"
                                                                       : "rule.time-blitz";
        fact("rule.time", Phrase::of(time));
        if (at().time != TimeClass::standard)
            fact("rule.supervision",
                 Phrase::of(at().supervised ? "rule.supervised" : "rule.unsupervised"));
        add_touches();
        if (ruling_.position) fact("rule.fen", Phrase::verbatim(chess::to_fen(*ruling_.position)));
    }

    /// "g6", "g6 (adjusting announced)".
    static Phrase touched_as(const Touch& touch) {
        Phrase phrase;
        phrase.literal = to_text(touch.square);
        if (touch.how == Touch::How::meant) return phrase;
        phrase.key = touch.how == Touch::How::adjusted     ? "rule.how-adjusted"
                     : touch.how == Touch::How::accidental ? "rule.how-accidental"
                                                           : "rule.how-late";
        phrase.literal += ' ';
        return phrase;
    }

    /// What was touched and carried, in the order of it.
    void add_touches() {
        if (ruled_.command.rule != "touch") return;
        const auto& touch = ruled_.input.incident.touch;
        const auto fact = [&](std::string_view key, std::string_view value) {
            if (!value.empty())
                document_.facts.push_back({Phrase::of(key), Phrase::verbatim(value)});
        };
        Phrases touched;
        for (const auto& one : touch.touches) touched.parts.push_back(touched_as(one));
        if (!touched.parts.empty())
            document_.facts.push_back({Phrase::of("rule.touched"), std::move(touched)});
        const auto carried = [&](const std::optional<Carried>& move) -> std::string {
            if (!move) return {};
            auto written = to_text(move->from) + "–" + to_text(move->to);
            if (move->promotion != chess::PieceType::none)
                written += '=' + std::string(letters_for(ruled_.language).of(move->promotion));
            return written;
        };
        fact("rule.released", carried(touch.released));
        fact("rule.completed", carried(touch.completed));
    }

    Section& section(std::string_view id) {
        auto& section = document_.sections.emplace_back();
        section.id = id;
        section.heading = Phrase::of(fmt::format("rule.{}", id));
        return section;
    }

    void add_diagrams() {
        auto sheet = ruling_diagrams(ruled_);
        if (!sheet.diagrams.empty()) section("diagrams").body = std::move(sheet);
    }

    std::string moves() const {
        std::string all;
        for (const auto& move : ruling_.moves)
            all += (all.empty() ? "" : ", ") +
                   move_text(*ruling_.position, move, ruled_.command.notation, ruled_.language);
        return all;
    }

    static Phrase article_of(const Decision& decision, const std::vector<std::string>& beside) {
        auto articles = decision.rule;
        for (const auto& article : beside)
            if (article != decision.rule) articles += ", " + article;
        return Phrase::verbatim(articles);
    }

    /// A reason as a sentence, its number before it ("62…: ...").
    static Phrase sentence(const Decision& decision) {
        auto phrase = Phrase::of(decision.reason, decision.arguments);
        if (!decision.subject.empty()) phrase.literal = decision.subject + ": ";
        return phrase;
    }

    void add_steps() {
        auto& ruling = section("ruling");
        if (!ruling_.moves.empty()) {
            const std::string_view label = ruling_.moves.size() == 1 ? "rule.must"
                                           : ruling_.free            ? "rule.any"
                                                                     : "rule.one-of";
            ruling.facts.push_back({Phrase::of(label, {std::to_string(ruling_.moves.size())}),
                                    Phrase::verbatim(moves())});
        }
        if (ruling_.state != GameState::goes_on)
            ruling.facts.push_back({Phrase::of("rule.result"), Phrase::of(state_key())});
        Table table;
        table.columns = {column("step", Align::right), column("what", Align::left, true),
                         column("article")};
        for (const auto& step : ruling_.steps) {
            Phrases words{{sentence(step.why)}};
            if (step.certainty == Certainty::interpretation)
                words.parts.push_back(Phrase::of("rule.interpretation"));
            table.rows.push_back({number(table.rows.size() + 1), std::move(words),
                                  article_of(step.why, step.beside)});
        }
        ruling.body = std::move(table);
    }

    std::string_view state_key() const {
        switch (ruling_.state) {
        case GameState::white_won:
            return "rule.white-won";
        case GameState::black_won:
            return "rule.black-won";
        case GameState::drawn:
            return "rule.drawn";
        default:
            return "rule.lost";
        }
    }

    void add_turned_down() {
        if (ruling_.turned_down.empty()) return;
        Table table;
        table.columns = {column("turned-down-what", Align::left, true), column("article")};
        for (const auto& decision : ruling_.turned_down) {
            auto words = sentence(decision);
            words.literal = "✗ " + words.literal;
            table.rows.push_back({Phrases{{std::move(words)}}, article_of(decision, {})});
        }
        section("turned-down").body = std::move(table);
    }

    const Ruled& ruled_;
    const Ruling& ruling_;
    Document document_;
};

}

std::string move_text(const chess::Position& position, chess::Move move, std::string_view notation,
                      Language language) {
    if (notation == "uci") return chess::to_uci(position, move);
    if (notation == "long") return chess::to_long(position, move, letters_for(language));
    if (notation == "figurine") return chess::to_san(position, move, chess::figurines());
    return chess::to_san(position, move, letters_for(language));
}

Document ruling_sheet(const Ruled& ruled) { return Sheet(ruled).whole(); }

}
