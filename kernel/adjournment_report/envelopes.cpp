// Envelopes to print (Guidelines I.2): nothing of them tells the sealed move.

#include "times.hpp"
#include "words.hpp"
#include <hakem/chess/fen.hpp>

namespace hakem::adjournments {

namespace {

/// Room to write in what is not known yet.
Cell blank() { return Phrase::verbatim("______________________________"); }

Cell filled(std::string_view text) { return text.empty() ? blank() : Phrase::verbatim(text); }

/// One envelope; `reply`: that of the replier whose opponent is absent (I.9.3).
class Envelope {
public:
    Envelope(const Tournament& tournament, const AdjournedGame& game)
        : tournament_(tournament), game_(game),
          reply_(game.phase == AdjournmentPhase::reply_sealed),
          by_(reply_ ? game.replier() : game.sealer),
          position_(reply_ ? game.position : adjourned_position(game)) {}

    Card make() const {
        Card card;
        const auto board = board_of(game_);
        card.title = word(reply_          ? "envelope-reply"
                          : board.empty() ? "envelope-title"
                                          : "envelope-title-board",
                          {std::to_string(game_.key.round), board});
        card.facts = facts();
        card.table = times();
        card.diagrams = {{"position",
                          word(reply_ ? "before-reply" : "before-sealed"),
                          diagram_board(position_),
                          {}}};
        for (const auto colour : {Colour::white, Colour::black})
            card.signatures.push_back(
                word(colour == Colour::white ? "sign-white" : "sign-black", {name(colour)}));
        card.signatures.push_back(word("sign-arbiter"));
        card.flap = word("flap");
        return card;
    }

private:
    std::string name(Colour colour) const { return name_of(tournament_, game_, colour); }

    /// I.2.2 and I.2.4 to I.2.7, and who keeps it (I.3).
    std::vector<Fact> facts() const {
        std::vector<Fact> facts;
        if (!tournament_.name.empty())
            facts.push_back(fact("event", Phrase::verbatim(tournament_.name)));
        add_move(facts);
        if (reply_)
            facts.push_back(fact("opened-when", word("on-arrival", {name(game_.sealer)})));
        else
            add_resumption(facts);
        facts.push_back(fact("keeper", filled(game_.kept.keeper)));
        facts.push_back(fact("contents", word(reply_ ? "contents-reply" : "contents-both")));
        facts.push_back(fact("fen", Phrase::verbatim(chess::to_fen(position_))));
        return facts;
    }

    /// I.2.4 to I.2.6.
    void add_move(std::vector<Fact>& facts) const {
        facts.push_back(fact("sealed-by", word("colour-name", {colour_argument(by_), name(by_)})));
        facts.push_back(fact(reply_ ? "reply-number" : "move-number", move_number()));
        facts.push_back(fact("draw-offer", offer()));
    }

    /// Of Black's move with the dots: "41..."
    Cell move_number() const {
        auto number = std::to_string(reply_ ? position_.fullmove_number() : game_.move_number);
        if (by_ == Colour::black) number += "...";
        return Phrase::verbatim(number);
    }

    /// I.2.6: an offer that stands; one that was answered is told as such (9.1).
    Cell offer() const {
        if (game_.offer_by != Colour::none)
            return word("offer-stands", {colour_argument(game_.offer_by), name(game_.offer_by)});
        if (game_.offer_last != Colour::none)
            return word("offer-answered", {colour_argument(game_.offer_last)});
        return word("no-offer");
    }

    void add_resumption(std::vector<Fact>& facts) const {
        const auto& kept = game_.kept;
        facts.push_back(fact("resumption", kept.resume ? moment_cell(kept.resume) : blank()));
        facts.push_back(fact("venue", filled(kept.venue)));
        if (kept.resume) facts.push_back(fact("default-time", clock_cell(kept.default_time)));
    }

    /// I.2.1 and I.2.3: the names, and the time used by each. Where that is not known, what is
    /// left says it.
    Table times() const {
        Table table;
        table.columns = {column("colour"), column("player", Align::left, true)};
        const bool used = !reply_ && time_used(game_, Colour::white).has_value() &&
                          time_used(game_, Colour::black).has_value();
        if (used) table.columns.push_back(column("time-used", Align::right));
        table.columns.push_back(column("time-left", Align::right));
        const auto left = reply_ ? game_.clocks : left_when_adjourned(game_);
        for (const auto colour : {Colour::white, Colour::black}) {
            Row row = {colour_word(colour), heading_cell(name(colour))};
            if (used) row.push_back(clock_cell(*time_used(game_, colour)));
            row.push_back(left ? clock_cell(left->of(colour)) : Cell(Phrase::verbatim("________")));
            table.rows.push_back(std::move(row));
        }
        if (!used) table.legend.push_back(word("only-left"));
        if (game_.lost_early > 0 && !reply_)
            table.legend.push_back(
                word("lost-early", {name(game_.sealer), clock_text(game_.lost_early)}));
        if (reply_ ? game_.reply_digital : game_.digital) table.legend.push_back(word("digital"));
        return table;
    }

    const Tournament& tournament_;
    const AdjournedGame& game_;
    bool reply_;
    Colour by_;
    chess::Position position_;
};

/// Whether there is a closed envelope, or one is being filled in.
bool has_envelope(AdjournmentPhase phase) {
    switch (phase) {
    case AdjournmentPhase::sealing:
    case AdjournmentPhase::sealed:
    case AdjournmentPhase::adjourned:
    case AdjournmentPhase::ready:
    case AdjournmentPhase::waiting:
    case AdjournmentPhase::reply_sealed:
        return true;
    default:
        return false;
    }
}

}

Document envelopes(const Papers& papers) {
    auto document = frame(papers, "envelopes", word("envelopes"));
    Section section;
    section.id = "envelopes";
    section.heading = document.title;
    CardSheet sheet;
    sheet.per_sheet = 2;
    for (const auto* game : open_games(papers))
        if (has_envelope(game->now.phase))
            sheet.cards.push_back(Envelope(papers.tournament, game->now).make());
    if (sheet.cards.empty()) {
        document.notes.push_back(word("no-envelopes"));
        return document;
    }
    sheet.legend = {word("envelope-legend")};
    section.body = std::move(sheet);
    document.sections.push_back(std::move(section));
    return document;
}

}
