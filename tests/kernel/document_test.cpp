#include <hakem/document.hpp>

#include <boost/test/unit_test.hpp>

#include <limits>

using namespace hakem;

namespace {

constexpr auto en = Language::english, tr = Language::turkish;

Encounter game(int opponent, Colour colour, Outcome outcome) {
    Encounter cell;
    cell.opponent = opponent;
    cell.opponent_name = "Yılmaz, Ayşe";
    cell.round = 3;
    cell.colour = colour;
    cell.outcome = outcome;
    return cell;
}

Encounter bye(Outcome outcome, Points points, bool circled) {
    Encounter cell;
    cell.outcome = outcome;
    cell.points = points;
    cell.circled = circled;
    return cell;
}

}

BOOST_AUTO_TEST_SUITE(document)

// In Turkish b is beyaz, White: the same letter means the other colour in English.
BOOST_AUTO_TEST_CASE(letters_of_colours) {
    BOOST_TEST(letter_of(Colour::white, en) == "w");
    BOOST_TEST(letter_of(Colour::black, en) == "b");
    BOOST_TEST(letter_of(Colour::white, tr) == "b");
    BOOST_TEST(letter_of(Colour::black, tr) == "s");
    BOOST_TEST(letter_of(Colour::none, tr) == "");
}

BOOST_AUTO_TEST_CASE(encounters) {
    BOOST_TEST(to_text(game(12, Colour::white, Outcome::win), en) == "12w1");
    BOOST_TEST(to_text(game(12, Colour::white, Outcome::win), tr) == "12b1");
    BOOST_TEST(to_text(game(5, Colour::black, Outcome::draw), tr) == "5s½");
    BOOST_TEST(to_text(game(9, Colour::black, Outcome::loss), en) == "9b0");
    BOOST_TEST(to_text(game(4, Colour::white, Outcome::pending), en) == "4w");
    BOOST_TEST(to_text(game(4, Colour::white, Outcome::adjourned), en) == "4w½?");
    BOOST_TEST(to_text(game(12, Colour::none, Outcome::forfeit_win), en) == "12 +");
}

// Regulation 26: of a match the points of the boards; provisional while one is adjourned (22.1).
BOOST_AUTO_TEST_CASE(encounters_of_teams) {
    const auto match = [](Outcome outcome, int halves) {
        auto cell = game(12, Colour::white, outcome);
        cell.of_match = true;
        cell.points = Points::halves(halves);
        return cell;
    };
    BOOST_TEST(to_text(match(Outcome::win, 7), tr) == "12b3½");
    BOOST_TEST(to_text(match(Outcome::adjourned, 5), en) == "12w2½?");
    BOOST_TEST(to_text(match(Outcome::pending, 0), en) == "12w");
    auto lost = match(Outcome::forfeit_loss, 0);
    lost.circled = true;
    lost.arrow = 1;
    BOOST_TEST(to_text(lost, tr) == "12b(0)↑");
}

// Regulation 29b: 0 and 1 in place of - and +.
BOOST_AUTO_TEST_CASE(forfeits_as_points) {
    const ResultCell lost{Outcome::forfeit_loss, {}, true, true};
    BOOST_TEST(to_text(lost, en) == "(0)");
    BOOST_TEST(to_text(ResultCell{Outcome::forfeit_loss, {}, true}, en) == "(-)");
    BOOST_TEST(to_text(ResultCell{Outcome::forfeit_win, Points::whole(1), true, true}, en) ==
               "(1)");
}

BOOST_AUTO_TEST_CASE(byes_and_floats) {
    BOOST_TEST(to_text(bye(Outcome::pairing_bye, Points::whole(1), true), tr) == "(1)");
    BOOST_TEST(to_text(bye(Outcome::half_bye, Points::halves(1), false), tr) == "-½");
    BOOST_TEST(to_text(bye(Outcome::absent, Points(), false), tr) == "-0");
    auto cell = game(7, Colour::white, Outcome::forfeit_win);
    cell.points = Points::whole(1);
    cell.circled = true;
    cell.arrow = -1;
    // Regulation 16.5: the point of a game whose opponent did not come stands in a circle.
    BOOST_TEST(to_text(cell, en) == "7w(1)↓");
}

BOOST_AUTO_TEST_CASE(results) {
    BOOST_TEST(to_text(ResultCell{Outcome::pairing_bye, Points::whole(3), true}, en) == "(3)");
    BOOST_TEST(to_text(ResultCell{Outcome::half_bye, Points::hundredths(150)}, en) == "1½");
    BOOST_TEST(to_text(ResultCell{Outcome::half_bye, Points::hundredths(25)}, tr) == "0,25");
    BOOST_TEST(to_text(ResultCell{}, en) == "");
    BOOST_TEST(to_text(GameResult{Outcome::win, Outcome::loss}, en) == "1 - 0");
    BOOST_TEST(to_text(GameResult{Outcome::forfeit_loss, Outcome::forfeit_loss}, en) == "- - -");
    BOOST_TEST(to_text(GameResult{Outcome::adjourned, Outcome::adjourned}, tr) == "ert.");
    BOOST_TEST(to_text(GameResult{}, en) == "");
    BOOST_TEST(to_text(GameResult{Outcome::half_bye, Outcome::absent}, en) == "½");
}

BOOST_AUTO_TEST_CASE(values_and_the_rest) {
    BOOST_TEST(to_text(Value{Exact(7, 2)}, en) == "3.5");
    BOOST_TEST(to_text(Value{Exact(7, 2)}, tr) == "3,5");
    BOOST_TEST(to_text(Value{Exact(1), true}, tr) == "(1,0)");
    BOOST_TEST(to_text(Value{Exact(7, 2), false, 2}, tr) == "3,50");
    BOOST_TEST(to_text(Value{Exact(7), true, 2}, en) == "(7.00)");
    BOOST_TEST(to_text(ValueList{{Exact(4), Exact(9, 2), Exact(51, 10)}}, tr) == "4 · 4½ · 5,1");
    BOOST_TEST(machine_text(ValueList{{Exact(4), Exact(9, 2)}}) == "4 4.5");
    BOOST_TEST(to_text(phrase_of_numbers("12: 4.5"), tr) == "12: 4,5");
    BOOST_TEST(to_text(Phrases{{Phrase::verbatim("a"), Phrase::verbatim("b")}}, en) == "a; b");
    BOOST_TEST(to_text(Rating{0}, en) == "");
    BOOST_TEST(to_text(Id{"007"}, en) == "007");
    BOOST_TEST(to_text(Date{2026, 4, 26}, tr) == "26.04.2026");
    BOOST_TEST(to_text(Arrow{1}, tr) == "↑");
    BOOST_TEST(to_text(Diagonal{}, tr) == "■");
    BOOST_TEST(to_text(MatrixCell{"x", {{Outcome::win, {}}, {Outcome::forfeit_loss, {}, true}}},
                       en) == "1 (-)");
    BOOST_TEST(to_text(Phrase::of("cell.round", {"3"}), tr) == "3. tur");
    BOOST_TEST(to_text(Phrase::verbatim("{0}"), tr) == "{0}");
}

BOOST_AUTO_TEST_CASE(decimals_are_rounded_half_away_from_zero_and_signed) {
    BOOST_TEST(to_text(Decimal{Exact(72, 10), 2, true}, en) == "+7.20");
    BOOST_TEST(to_text(Decimal{Exact(72, 10), 2, true}, tr) == "+7,20");
    BOOST_TEST(to_text(Decimal{Exact(-36, 10), 1, true}, tr) == "-3,6");
    BOOST_TEST(to_text(Decimal{Exact(408, 100)}, en) == "4.08");
    BOOST_TEST(to_text(Decimal{Exact(1, 8)}, en) == "0.13");
    BOOST_TEST(to_text(Decimal{Exact(-1, 8)}, en) == "-0.13");
    BOOST_TEST(to_text(Decimal{Exact(9583, 9), 1}, en) == "1064.8");
    BOOST_TEST(to_text(Decimal{Exact(5, 2), 0, true}, en) == "+3");
    // Neither "+0" nor "-0".
    BOOST_TEST(to_text(Decimal{Exact(0), 2, true}, en) == "0.00");
    BOOST_TEST(to_text(Decimal{Exact(-1, 1000), 2, true}, en) == "0.00");
    constexpr auto largest = std::numeric_limits<std::int64_t>::max();
    BOOST_TEST(to_text(Decimal{Exact(largest)}, en) == "9223372036854775807.00");
}

BOOST_AUTO_TEST_CASE(several_remarks_in_one_cell) {
    const Phrases remarks{{Phrase::of("cell.round", {"3"}), Phrase::verbatim("4/7")}};
    BOOST_TEST(to_text(remarks, tr) == "3. tur; 4/7");
    BOOST_TEST(to_text(Phrases{}, tr) == "");
}

BOOST_AUTO_TEST_CASE(numbers_that_charts_draw) {
    BOOST_TEST((number_of(Number{-3}) == Exact(-3)));
    BOOST_TEST((number_of(Value{Exact(7, 2)}) == Exact(7, 2)));
    BOOST_TEST((number_of(Decimal{Exact(1, 8)}) == Exact(1, 8)));
    BOOST_TEST((number_of(Rating{2105}) == Exact(2105)));
    BOOST_TEST(!number_of(Rating{0}));
    BOOST_TEST(!number_of(Phrase::verbatim("7")));
}

BOOST_AUTO_TEST_CASE(labels_for_screen_readers) {
    BOOST_TEST(label_of(game(12, Colour::white, Outcome::win), tr) ==
               "3. tur, beyaz, 12 Yılmaz, Ayşe, kazandı");
    BOOST_TEST(label_of(game(12, Colour::white, Outcome::win), en) ==
               "round 3, White, 12 Yılmaz, Ayşe, won");
    BOOST_TEST(label_of(bye(Outcome::pairing_bye, Points::whole(1), true), en) ==
               "pairing-allocated bye");
    BOOST_TEST(label_of(ResultCell{Outcome::win, Points::whole(1)}, en) == "");
    BOOST_TEST(label_of(ResultCell{Outcome::forfeit_win, Points::whole(1), true}, tr) ==
               "hükmen galip");
    BOOST_TEST(label_of(GameResult{Outcome::forfeit_loss, Outcome::forfeit_win}, en) ==
               "Black won by forfeit");
    BOOST_TEST(label_of(ColourCell{Colour::black}, tr) == "siyah");
    BOOST_TEST(label_of(Number{3}, tr) == "");
}

BOOST_AUTO_TEST_CASE(meanings_of_short_headings) {
    Table table;
    table.columns = {{Phrase::verbatim("Rtg"), Phrase::verbatim("rating"), "rating"},
                     {Phrase::verbatim("Name"), {}, "name"},
                     {Phrase::verbatim("BH"), Phrase::verbatim("Buchholz"), "BH"}};
    BOOST_TEST(meanings_of(table, en) == "Rtg = rating; BH = Buchholz");
    table.legend = {Phrase::verbatim("BH = Buchholz")};
    BOOST_TEST(meanings_of(table, en) == "Rtg = rating");
}

BOOST_AUTO_TEST_SUITE_END()
