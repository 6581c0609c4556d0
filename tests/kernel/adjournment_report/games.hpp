#pragma once
/// Adjourned games made by hand, and what their papers show.

#include "adjournment_report/reports.hpp"
#include <hakem/chess/fen.hpp>
#include <hakem/chess/notation.hpp>

#include <boost/test/unit_test.hpp>

#include <string>
#include <vector>

namespace hakem::test {

/// A Swiss of nine rounds, one a day from 1 to 9 November 2026, 40 moves in two hours and one hour
/// for the rest; `held` rounds are paired and played, everybody against the next number.
inline Tournament adjourned_event(int held, std::string_view type = "FIDE_DUTCH") {
    Tournament event;
    event.name = "Ankara Birinciliği";
    event.city = "Ankara";
    event.federation = "TUR";
    event.chief_arbiter = "Demir, Elif";
    event.encoded_type = std::string(type);
    event.encoded_time_control = "40/7200:3600";
    event.scheduled_rounds = 9;
    event.start = {2026, 11, 1};
    for (std::int8_t day = 1; day <= 9; ++day) event.round_dates.push_back({2026, 11, day});
    const char* names[] = {"Akın, Ada",    "Bulut, Barış", "Çelik, Cem",
                           "Doğan, Derya", "Ersoy, Ege",   "Fidan, Funda"};
    for (std::int32_t id = 1; id <= 6; ++id) {
        Player player;
        player.id = id;
        player.name = names[id - 1];
        for (int r = 0; r < held; ++r)
            player.rounds.push_back({id % 2 == 1 ? id + 1 : id - 1,
                                     id % 2 == 1 ? Colour::white : Colour::black, Outcome::draw});
        event.players.push_back(player);
    }
    return event;
}

inline Moment moment(std::string_view text) {
    const auto read = parse_moment(text);
    BOOST_REQUIRE_MESSAGE(read, text);
    return *read;
}

inline constexpr std::string_view white_to_move = "4r1k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 3 41";
inline constexpr std::string_view black_to_move = "4r1k1/5ppp/8/8/8/8/5PPP/3R2K1 b - - 3 41";

/// The clocks of the example in the rules: 40 moves in two hours, a session that ends at 14:00.
/// White seals at 13:40 with 0:35 left, so that 0:15 are recorded; Black has 0:22:30.
inline AdjournmentHistory adjourned_game(std::int32_t round, std::int32_t white, std::int32_t black,
                                         std::string_view resume,
                                         std::string_view fen = white_to_move) {
    AdjournmentHistory history;
    auto& game = history.now;
    game.key = {round, white, black};
    game.phase = AdjournmentPhase::adjourned;
    game.envelope.board = (white + 1) / 2;
    game.envelope.fen = std::string(fen);
    game.envelope.given = 7200;
    game.envelope.next_period = 3600;
    game.envelope.quota = 40;
    game.envelope.early = true;
    game.envelope.left = {2100, 1350};
    game.position = *chess::read_fen(fen).position;
    game.sealer = game.position.to_move();
    game.move_number = 41;
    game.adjourned_times = 1;
    const auto day = "2026-11-0" + std::to_string(round);
    game.envelope.session_start = moment(day + " 10:00");
    game.envelope.session_end = moment(day + " 14:00");
    game.handed = moment(day + " 13:38");
    game.stopped = game.last = moment(day + " 13:40");
    game.written = true;
    game.lost_early = 1200;
    game.clocks = game.adjourned_with = {900, 1350};
    if (!resume.empty()) {
        game.kept = {moment(resume), "Salon B", "Demir, Elif", 900};
    } else {
        game.phase = AdjournmentPhase::sealed;
    }
    return history;
}

/// Everything a document says, in one text.
inline std::string all_text(const Document& document, Language language = Language::english) {
    std::string all = to_text(document.title, language) + "\n";
    const auto add = [&](const std::string& text) { all += text + "\n"; };
    const auto add_facts = [&](const std::vector<Fact>& facts) {
        for (const auto& fact : facts)
            add(to_text(fact.label, language) + ": " + to_text(fact.value.content, language));
    };
    const auto add_table = [&](const Table& table) {
        for (const auto& column : table.columns) {
            add(to_text(column.heading, language));
            add(to_text(column.meaning, language));
        }
        for (const auto& row : table.rows) {
            BOOST_TEST(row.size() == table.columns.size());
            for (const auto& cell : row) add(to_text(cell.content, language));
        }
        for (const auto& line : table.legend) add(to_text(line, language));
    };
    const auto add_diagrams = [&](const std::vector<Diagram>& diagrams) {
        for (const auto& diagram : diagrams) {
            add(to_text(diagram.caption, language));
            add(description_of(diagram.board, language));
            for (const auto& line : diagram.legend) add(to_text(line, language));
        }
    };
    add_facts(document.facts);
    for (const auto& section : document.sections) {
        add(to_text(section.heading, language));
        add_facts(section.facts);
        if (const auto* table = std::get_if<Table>(&section.body)) add_table(*table);
        if (const auto* sheet = std::get_if<DiagramSheet>(&section.body))
            add_diagrams(sheet->diagrams);
        if (const auto* sheet = std::get_if<CardSheet>(&section.body))
            for (const auto& card : sheet->cards) {
                add(to_text(card.title, language));
                add_facts(card.facts);
                add_table(card.table);
                add_diagrams(card.diagrams);
                for (const auto& line : card.signatures) add(to_text(line, language));
                add(to_text(card.flap, language));
            }
    }
    for (const auto& note : document.notes) add(to_text(note, language));
    return all;
}

inline bool says(const Document& document, std::string_view text,
                 Language language = Language::english) {
    return all_text(document, language).find(text) != std::string::npos;
}

/// No key of a message stands in a document instead of its text.
inline void check_words(const Document& document) {
    for (const auto language : {Language::english, Language::turkish}) {
        const auto all = all_text(document, language);
        for (const auto* sign : {"adjournment_report.", "adjournment.", "fact.", "{0}", "{1}"})
            BOOST_TEST(all.find(sign) == std::string::npos, sign << " in " << all);
    }
}

}
