#include "event.hpp"
#include "ranking.hpp"
#include <hakem/language.hpp>

#include <boost/test/unit_test.hpp>

using namespace hakem;
using hakem::test::round_robin;
using hakem::test::swiss;

namespace {

/// Standings by the list of a file, with what was said of it.
struct Listed {
    explicit Listed(std::string list, std::string edition = "2026-03")
        : Listed(swiss({"2w1 3w1 4b1", "1b0 4b1 3w1", "4w1 1b0 2b0", "3b0 2w0 1w0"}),
                 std::move(list), std::move(edition)) {}
    Listed(Tournament event, std::string list, std::string edition = "2026-03") {
        event.standings_order = std::move(list);
        RankOptions options;
        options.edition = std::move(edition);
        standings = rank(event, options, test::registry(), diagnostics);
    }

    std::string codes() const {
        std::string line;
        for (const auto& code : standings.codes) line += (line.empty() ? "" : ",") + code.text;
        return line;
    }
    std::size_t count(std::string_view code) const {
        const auto found = diagnostics.by_code().find(code);
        return found == diagnostics.by_code().end() ? 0 : found->second;
    }
    std::string sentence() const {
        return message_of(diagnostics.all().front(), Language::english);
    }

    Diagnostics diagnostics;
    Standings standings;
};

}

BOOST_AUTO_TEST_SUITE(tie_break_list)

// Numbers of Swiss-Manager, bare and in brackets, as federations announce them.
BOOST_AUTO_TEST_CASE(numbers) {
    const Listed listed("PTS,37,[52],[70],11,[68]");
    BOOST_TEST(listed.codes() == "PTS,BH/C1,SB,SOB,DE,WIN");
    BOOST_TEST(listed.count("RNK-0019") == 5U);
    BOOST_TEST(listed.sentence().find("37") != std::string::npos);
    BOOST_TEST(listed.sentence().find("BH/C1") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(an_unknown_number_is_named) {
    const Listed listed("PTS,[91],SB,999,[],[12345]");
    BOOST_TEST(listed.codes() == "PTS,SB");
    BOOST_TEST(listed.count("RNK-0020") == 2U);
    BOOST_TEST(listed.count("RNK-0002") == 2U);
    BOOST_TEST(listed.sentence().find("91") != std::string::npos);
}

// TRF26: a self-made code keeps its column; what stands behind it ranks.
BOOST_AUTO_TEST_CASE(self_made_columns_rank_nobody) {
    const Listed listed("OTHER_LOT,PTS,OTHER_BLITZ/R");
    BOOST_TEST(listed.codes() == "OTHER_LOT,PTS,OTHER_BLITZ/R");
    BOOST_TEST(listed.count("RNK-0021") == 2U);
    for (const auto& row : listed.standings.rows) BOOST_TEST(!row.values[0].value);
    BOOST_TEST(listed.standings.rows.front().id == 1);
    BOOST_TEST(listed.standings.rows.back().rank == 4);
}

// C.07 4: no limit; what ties the same way is there once.
BOOST_AUTO_TEST_CASE(long_lists) {
    std::string list = "PTS";
    for (int i = 1; i <= 99; ++i) list += ",KS/L" + std::to_string(i);
    const Listed listed(list + ",BH,BHC1,bh,PTS,BH/C1");
    BOOST_TEST(listed.standings.codes.size() == 102U);
    BOOST_TEST(listed.count("RNK-0004") == 0U);
    BOOST_TEST(listed.count("RNK-0022") == 3U);
}

// Art. 4 and 6: direct encounter as often as other codes stand between.
BOOST_AUTO_TEST_CASE(direct_encounter_more_than_once) {
    BOOST_TEST(Listed("PTS,DE,WIN,DE,BH,DE").codes() == "PTS,DE,WIN,DE,BH,DE");
    std::string list = "PTS";
    for (int i = 0; i < 10'000; ++i) list += ",DE,WIN";
    const Listed hostile(list);
    BOOST_TEST(hostile.codes() == "PTS,DE,WIN,DE");
    BOOST_TEST(hostile.count("RNK-0022") == 2U);
}

// What came in 2026 is said of earlier editions; GE is the REP of before August 2024.
BOOST_AUTO_TEST_CASE(names_of_the_edition) {
    for (const auto* code : {"STD", "TPN"}) {
        BOOST_TEST(Listed("PTS," + std::string(code), "2024-08").count("RNK-0016") == 1U, code);
        BOOST_TEST(Listed("PTS," + std::string(code), "2026-03").count("RNK-0016") == 0U, code);
    }
    BOOST_TEST(Listed("PTS,GE", "2024-04").codes() == "PTS,REP");
    BOOST_TEST(Listed("PTS,AOB/F", "2024-08").count("RNK-0015") == 1U);
    BOOST_TEST(Listed("PTS,AOB/F", "2026-03").count("RNK-0015") == 0U);
    BOOST_TEST(Listed("PTS,STD/V2026", "2024-08").count("RNK-0016") == 0U);
}

// 8.1: the family in round robins, edition by edition.
BOOST_AUTO_TEST_CASE(a8_1_buchholz_in_round_robins) {
    for (const auto* code : {"BH", "BH/C1", "FB", "AOB", "SOB"}) {
        const auto said = [&](std::string edition, std::string_view which) {
            const Listed listed(round_robin({"2w1", "1b0"}), "PTS," + std::string(code),
                                std::move(edition));
            return listed.count(which);
        };
        BOOST_TEST(said("2026-03", "RNK-0011") == 1U, code);
        BOOST_TEST(said("2024-08", "RNK-0012") == 1U, code);
        BOOST_TEST(said("2009", "RNK-0014") == 1U, code);
        BOOST_TEST(said("regulation", "RNK-0012") == 0U, code);
    }
}

// Art. 10: with an unrated player they drop out, unless a rule is declared.
BOOST_AUTO_TEST_CASE(a10_unrated_players) {
    auto event = swiss({"2w1", "1b0"});
    event.players[0].rating = 2000;
    const Listed listed(event, "PTS,ARO,TPR/U1400,WIN");
    BOOST_TEST(listed.codes() == "PTS,TPR/U1400,WIN");
    BOOST_TEST(listed.count("RNK-0017") == 1U);
    BOOST_TEST(listed.sentence().find("2 P2") != std::string::npos);
    for (const auto* code : {"ARO/C1", "TPR", "PTP", "APRO", "APPO", "RTNG", "RTNG/R"})
        BOOST_TEST(Listed(event, "PTS," + std::string(code)).codes() == "PTS", code);
    event.players[1].rating = 1900;
    BOOST_TEST(Listed(event, "PTS,ARO,RTNG/R").codes() == "PTS,ARO,RTNG/R");
}

BOOST_AUTO_TEST_CASE(foreign_modifiers) {
    for (const auto* code : {"REP/P", "STD/C1", "TPN/C1", "KS/C1", "KS/P", "AOB/C1", "AOB/P",
                             "FB/F", "RTNG/C1", "TPR/C1", "APRO/F", "SB/M1", "CUMULATIVE/M1"})
        BOOST_TEST(Listed("PTS," + std::string(code)).count("RNK-0003") == 1U, code);
}

BOOST_AUTO_TEST_CASE(points_have_no_modifiers) {
    BOOST_TEST(Listed("PTS/C1,BH").count("RNK-0003") == 1U);
    BOOST_TEST(Listed("PTS,BH:MP").count("RNK-0024") == 1U);
    BOOST_TEST(Listed("PTS,BH").count("RNK-0024") == 0U);
}

BOOST_AUTO_TEST_CASE(us_chess_without_a_list) {
    const Listed listed("", "us-chess");
    BOOST_TEST(listed.codes() == "PTS,MODMEDIAN,SOLKOFF,CUMULATIVE,DE");
}

// MEDIAN is article 37c whatever the edition; who ranks by US Chess is told the code of that.
BOOST_AUTO_TEST_CASE(codes_of_the_regulation_under_us_chess) {
    BOOST_TEST(Listed("PTS,MEDIAN", "us-chess").count("RNK-0023") == 1U);
    BOOST_TEST(Listed("PTS,MEDIAN", "2026-03").count("RNK-0023") == 0U);
    BOOST_TEST(Listed("PTS,USMEDIAN", "us-chess").count("RNK-0023") == 0U);
}

BOOST_AUTO_TEST_CASE(messages_in_both_languages) {
    for (const auto* key :
         {"diagnostic.RNK-0014", "diagnostic.RNK-0015", "diagnostic.RNK-0016",
          "diagnostic.RNK-0017", "diagnostic.RNK-0018", "diagnostic.RNK-0019",
          "diagnostic.RNK-0020", "diagnostic.RNK-0021", "diagnostic.RNK-0022", "term.zero",
          "term.adjusted-by-36", "term.unplayed-half", "term.fore", "term.opponents-buchholz",
          "term.below-limit", "term.rating", "term.performance"})
        BOOST_TEST(has_text(key), key);
    for (const auto& info : test::registry().list(TieBreak::kind))
        if (info.id != "EXAMPLE")
            BOOST_TEST(has_text("plugin.tie-break." + std::string(info.id)), info.id);
}

BOOST_AUTO_TEST_SUITE_END()
