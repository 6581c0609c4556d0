// The papers of games as the rules make them.

#include "kernel/adjournment_report/games.hpp"
#include "plugins/adjournment/course.hpp"
#include <hakem/exporter.hpp>

using namespace hakem;
using adjournment::What;

namespace {

/// Everything that was told of one game.
class Told {
public:
    Told& then(std::string_view time, What what) {
        const auto& rules = test::registry().get<AdjournmentRules>("laws");
        AdjournmentEntry entry;
        entry.event = {{3, 1, 2}, test::on(time), std::move(what)};
        entry.advance = rules.advance(history_.now, entry.event);
        BOOST_TEST(!entry.advance.refused);
        history_.now = entry.advance.after;
        history_.entries.push_back(std::move(entry));
        return *this;
    }

    /// All papers in both languages.
    std::string papers() const {
        const auto event = test::adjourned_event(3);
        const std::vector<AdjournmentHistory> games = {history_};
        const adjournments::Papers papers{event, games, {}};
        std::string all;
        for (const auto& document :
             {adjournments::envelopes(papers), adjournments::resumption_list(papers),
              adjournments::open_list(papers), adjournments::protocol(papers, games[0])}) {
            test::check_words(document);
            for (const auto language : {Language::english, Language::turkish})
                all += test::all_text(document, language);
        }
        return all;
    }

    const AdjournmentHistory& history() const { return history_; }

    bool says(std::string_view text) const { return papers().find(text) != std::string::npos; }

private:
    AdjournmentHistory history_;
};

}

BOOST_AUTO_TEST_SUITE(adjournment_papers)

/// I.3: the arbiter answers for it that nobody learns the move before the envelope is opened.
BOOST_AUTO_TEST_CASE(no_paper_tells_the_sealed_move_before_it_is_opened) {
    Told told;
    const auto secret = [&] {
        return told.says("f2-d3") || told.says("Afd3") || told.says("f2d3");
    };
    told.then("14:00", test::handed());
    BOOST_TEST(!secret());
    told.then("14:01", adjournment::ShownOnBoard{"f2d3"});
    BOOST_TEST(!secret());
    told.then("14:02", adjournment::Written{true}).then("14:03", adjournment::Stopped{});
    BOOST_TEST(!secret());
    told.then("14:10", test::kept());
    BOOST_TEST(!secret());
    BOOST_TEST(told.says("Satranç Evi"));
    told.then("1 10:00", adjournment::SetUp{{}, true, true});
    BOOST_TEST(!secret());
    told.then("1 10:01", test::opened("Afd3"));
    BOOST_TEST(secret());
}

BOOST_AUTO_TEST_CASE(a_lost_envelope_and_an_offer_have_papers) {
    Told told;
    told.then("14:00", test::handed())
        .then("14:02", adjournment::Written{})
        .then("14:03", adjournment::Stopped{})
        .then("14:10", test::kept())
        .then("15:00", adjournment::DrawOffered{Colour::black});
    BOOST_TEST(told.says("the draw offered by Black stands"));
    BOOST_TEST(told.says("offered by Black (Kara, Can), stands"));
    told.then("16:00", adjournment::DrawRefused{Colour::white});
    BOOST_TEST(!told.says("the draw offered by Black stands"));
    BOOST_TEST(told.says("none stands; Black made the last one"));
    told.then("1 10:00", adjournment::SetUp{{}, true, true})
        .then("1 10:01", adjournment::EnvelopeLost{});
    BOOST_TEST(told.says("Ak, Ayşe tells the sealed move (I.12.1)"));
}

BOOST_AUTO_TEST_CASE(the_list_sets_the_clocks_that_the_rules_set) {
    Told told;
    told.then("14:00", test::handed())
        .then("14:02", adjournment::Written{})
        .then("14:03", adjournment::Stopped{})
        .then("14:10", test::kept());
    // 0:05 and 0:10 were left, 3 minutes went into sealing; one hour more for each
    BOOST_TEST(told.says("1:02:00\n1:10:00\n"));
}

/// Sentences are told to the end in text, too.
BOOST_AUTO_TEST_CASE(text_cuts_no_step) {
    Told told;
    told.then("14:00", test::handed()).then("14:02", adjournment::Written{});
    const auto event = test::adjourned_event(3);
    const std::vector<AdjournmentHistory> games = {told.history()};
    const auto& text = test::registry().get<Exporter>("text");
    for (const auto language : {Language::english, Language::turkish}) {
        ExportOptions options;
        options.language = language;
        const auto shown =
            text.write(adjournments::protocol({event, games, {}}, games[0]), options);
        BOOST_TEST(shown.find("…") == std::string::npos, shown);
    }
}

BOOST_AUTO_TEST_SUITE_END()
