// Certificates of title results, with all that FIDE's form IT1 asks for.

#include "norms.hpp"
#include "rating_report.hpp"
#include "words.hpp"
#include <hakem/citation.hpp>

#include <algorithm>
#include <set>

namespace hakem::rating_report {

namespace {

const Columns column{message_argument("rating_report.name.fide-standard")};

/// The opponents of the games that count, as the form wants them counted.
struct Opponents {
    std::set<std::string_view> federations; ///< other than the player's
    std::int64_t foreign = 0, rated = 0, of_host = 0, titled = 0, ratings = 0, games = 0;
    std::int64_t of_title[6] = {};
};
constexpr std::string_view titles[] = {"GM", "IM", "WGM", "WIM", "FM", "WFM"};

Opponents opponents_of(const PlayerNorms& player, std::string_view own, std::string_view host) {
    Opponents all;
    std::set<std::int32_t> seen;
    for (const auto& game : player.rounds) {
        if (!game.counted) continue;
        ++all.games;
        all.ratings += game.rating;
        if (!seen.insert(game.opponent).second) continue;
        const bool known = !game.federation.empty();
        if (known && game.federation != own) {
            ++all.foreign;
            all.federations.insert(game.federation);
        }
        all.rated += game.rating != 0;
        all.of_host += known && game.federation == host;
        const auto* title = std::find(std::begin(titles), std::end(titles), game.title);
        if (title == std::end(titles)) continue;
        ++all.titled;
        ++all.of_title[title - std::begin(titles)];
    }
    return all;
}

/// Whether a player has the title, or a higher one, already.
bool holds(std::string_view own, std::string_view title) {
    constexpr std::string_view order[] = {"GM", "IM", "WGM", "WIM"};
    const auto* has = std::find(std::begin(order), std::end(order), own);
    const auto* wants = std::find(std::begin(order), std::end(order), title);
    return has != std::end(order) && has <= wants;
}

/// One certificate.
class Certificate {
public:
    Certificate(const Tournament& tournament, const NormReport& norms, const PlayerNorms& player,
                const TitleNorm& norm)
        : tournament_(tournament), norms_(norms), player_(player), norm_(norm), index_(tournament),
          record_(tournament.players[static_cast<std::size_t>(index_[player.id])]) {}

    Card make() {
        card_.title = Phrase::verbatim(norm_.title + " – " + record_.name);
        add_player();
        add_event();
        add_opponents();
        add_result();
        card_.table = games();
        card_.list = requirements();
        card_.signatures = {Phrase::of("rating_report.arbiter"),
                            Phrase::of("rating_report.officer")};
        return std::move(card_);
    }

private:
    void add(std::string_view key, Cell value) {
        card_.facts.push_back({Phrase::of("rating_report." + std::string(key)), std::move(value)});
    }
    void add_text(std::string_view key, std::string_view text) {
        if (!text.empty()) add(key, Phrase::verbatim(text));
    }

    void add_player() {
        add_text("title-sought", norm_.title);
        const auto comma = std::min(record_.name.find(','), record_.name.size());
        add_text("surname", std::string_view(record_.name).substr(0, comma));
        if (const auto first = record_.name.find_first_not_of(", ", comma);
            first != std::string::npos)
            add_text("first-name", std::string_view(record_.name).substr(first));
        add_text("fide-id", record_.fide_id);
        add_text("federation", record_.federation);
        if (record_.birth) add("birth", Cell(record_.birth));
    }

    void add_event() {
        add_text("event", tournament_.name);
        add_text("place", tournament_.city);
        if (tournament_.start) add("start", Cell(tournament_.start));
        if (tournament_.end) add("end", Cell(tournament_.end));
        add_text("host", tournament_.federation);
        add_text("arbiter", tournament_.chief_arbiter);
        add_text("tempo", tournament_.time_control.empty() ? tournament_.encoded_time_control
                                                           : tournament_.time_control);
        add_text("pairing", tournament_.type.empty() ? tournament_.encoded_type : tournament_.type);
    }

    void add_opponents() {
        const auto all = opponents_of(player_, record_.federation, tournament_.federation);
        add("norm-games", number(norm_.games));
        add("federations", number(all.federations.size()));
        add("foreign-opponents", number(all.foreign));
        if (!tournament_.federation.empty()) add("host-opponents", number(all.of_host));
        add("rated-opponents", number(all.rated));
        add("titled-opponents", number(all.titled));
        for (std::size_t i = 0; i < std::size(titles); ++i)
            if (all.of_title[i] != 0)
                card_.facts.push_back({Phrase::verbatim(titles[i]), number(all.of_title[i])});
        if (!norms_.field.empty())
            add("swiss-field", Phrase::of(norms_.large_swiss ? "rating_report.met"
                                                             : "rating_report.does-not-apply"));
    }

    void add_result() {
        add("norm-average", number(norm_.average));
        add("norm-score", Value{exact(norm_.score)});
        if (norm_.needed) add("norm-needed", Value{exact(*norm_.needed)});
        add("norm-performance", number(norm_.performance));
        add("counts-as", number(norm_.counts_as));
        add("norm-made",
            Phrase::of(norm_.achieved ? "rating_report.yes" : "rating_report.to-confirm"));
    }

    /// Round by round, with the sum of the ratings that the average is made of.
    Table games() const {
        Table table;
        table.columns = {column("round", Align::right),
                         column("colour", Align::centre),
                         column("opponent-name", Align::left, true),
                         column("fide-id"),
                         column("federation"),
                         column("opponent-rating", Align::right),
                         column("title"),
                         column("result", Align::centre),
                         column("note", Align::left, true)};
        for (const auto& game : player_.rounds) {
            const auto at = index_[game.opponent];
            const auto* opponent =
                at < 0 ? nullptr : &tournament_.players[static_cast<std::size_t>(at)];
            const bool unplayed = !is_played(game.outcome) && game.outcome != Outcome::pending;
            const auto points = points_of(tournament_.scoring, game.outcome, game.colour);
            table.rows.push_back({number(game.round), ColourCell{game.colour},
                                  named(opponent == nullptr ? "" : opponent->name),
                                  Id{opponent == nullptr ? "" : opponent->fide_id},
                                  Phrase::verbatim(game.federation), Rating{game.rating},
                                  Phrase::verbatim(game.title),
                                  ResultCell{game.outcome, points, unplayed}, note_of(game)});
        }
        return table;
    }

    Phrase note_of(const NormGame& game) const {
        if (game.counted && game.opponent == norm_.raised)
            return Phrase::of("rating_report.raised-here");
        return game.reason.empty() ? Phrase() : Phrase::of(game.reason);
    }

    Table requirements() const {
        Table table;
        table.columns = {column("article"), column("met"),
                         column("requirement", Align::left, true)};
        for (const auto& one : norm_.requirements)
            table.rows.push_back({citation_of(one.article), met_cell(one), requirement_text(one)});
        for (const auto& decision : norm_.why)
            if (!decision.reason.empty())
                table.rows.push_back({citation_of(decision.rule), Cell(), sentence(decision)});
        return table;
    }

    const Tournament& tournament_;
    const NormReport& norms_;
    const PlayerNorms& player_;
    const TitleNorm& norm_;
    const PlayerIndex index_;
    const Player& record_;
    Card card_;
};

}

Document norm_certificates(const Tournament& tournament, const NormReport& norms) {
    Document document;
    document.id = "norm-certificates";
    document.title = Phrase::of("rating_report.certificates-title");
    document.event = tournament.name;
    document.date = tournament.end ? tournament.end : tournament.start;
    const PlayerIndex index(tournament);
    CardSheet sheet;
    sheet.per_sheet = 1;
    for (const auto& player : norms.players)
        for (const auto& norm : player.norms)
            if (const auto at = index[player.id];
                at >= 0 && (norm.achieved || norm.possible) &&
                !holds(tournament.players[static_cast<std::size_t>(at)].title, norm.title))
                sheet.cards.push_back(Certificate(tournament, norms, player, norm).make());
    if (sheet.cards.empty()) return document;
    Section section;
    section.id = "certificates";
    section.heading = document.title;
    section.body = std::move(sheet);
    document.sections.push_back(std::move(section));
    for (const auto& note : norms.notes)
        if (!note.reason.empty()) document.notes.push_back(sentence(note));
    return document;
}

}
