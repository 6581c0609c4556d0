#include "period/id_fingerprint.hpp"
#include "period/settled_events.hpp"
#include "sample.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <fstream>
#include <map>

namespace {

using namespace hakem;
using period::EventToSettle;
using test::counted_event;
using test::participant;

struct Fixture {
    const RatingSystem& ukd = test::registry().get<RatingSystem>("ukd");
    RatingSwitches switches;
    period::Archive archive;
    std::shared_ptr<const RatingList> list;

    period::SettlementInput input() const {
        return {ukd, TimeClass::standard, list.get(), {2026, 11, 1}, switches, archive};
    }
    period::Settlement settle(std::vector<EventToSettle> events) const {
        return period::settle(input(), std::move(events));
    }
};

const period::Settled& find(const period::Settlement& settlement, std::string_view name) {
    for (const auto& settled : settlement.people)
        if (settled.person.name == name) return settled;
    throw std::out_of_range("nobody");
}

period::Participant newcomer(std::string_view name, std::int32_t performance, std::int32_t games) {
    auto made = participant(name, 0, 0, games);
    made.result.performance = performance;
    made.result.has_performance = true;
    return made;
}

}

BOOST_FIXTURE_TEST_SUITE(settlement, Fixture)

BOOST_AUTO_TEST_CASE(ukd_1_3_changes_of_all_events_are_summed_before_truncation) {
    // 1236 +34.5 is 1270.5, published 1270; in two events of +17.8 and +16.7 as well.
    const auto made =
        settle({{counted_event("a", "A", 4, {participant("Kaya, Ece", 1236, 1780, 3)}), {}},
                {counted_event("b", "B", 11, {participant("Kaya, Ece", 1236, 1670, 2)}), {}}});
    const auto& kaya = find(made, "Kaya, Ece");
    BOOST_TEST(kaya.after.rating == 1270);
    BOOST_TEST(kaya.after.change == 3450);
    BOOST_TEST(kaya.after.games == 5);
}

BOOST_AUTO_TEST_CASE(ukd_1_4_archive_of_two_events_gives_the_first_ukd) {
    const auto first = settle({{counted_event("a", "A", 4, {newcomer("Yeni, Can", 1104, 4)}), {}}});
    BOOST_TEST((find(first, "Yeni, Can").after.status == PersonAfter::Status::archived));
    archive = first.archive;
    const auto second =
        settle({{counted_event("b", "B", 11, {newcomer("Yeni, Can", 980, 3)}), {}}});
    BOOST_TEST(find(second, "Yeni, Can").after.rating == 1042);
    const auto weak = settle({{counted_event("b", "B", 11, {newcomer("Yeni, Can", 880, 3)}), {}}});
    BOOST_TEST(find(weak, "Yeni, Can").after.rating == 0);
    BOOST_TEST(weak.archive.begin()->second.archive.size() == 2U);
}

BOOST_AUTO_TEST_CASE(order_of_the_files_does_not_matter) {
    const EventToSettle a{counted_event("a", "A", 4, {newcomer("Yeni, Can", 1104, 4)}), {}};
    const EventToSettle b{counted_event("b", "B", 11, {newcomer("Yeni, Can", 980, 2)}), {}};
    BOOST_TEST((settle({a, b}).archive == settle({b, a}).archive));
}

BOOST_AUTO_TEST_CASE(a_correction_of_a_closed_period_counts_its_difference) {
    const auto old = counted_event(
        "a", "A", 4,
        {participant("Kaya, Ece", 1236, 3450, 5), participant("Öz, Ali", 1500, 100, 5)});
    const auto corrected = counted_event(
        "b", "A", 4,
        {participant("Kaya, Ece", 1236, 2450, 5), participant("Öz, Ali", 1500, 100, 5)});
    list = RatingList::of({}, {});
    const auto made = settle({{corrected, {old}}});
    BOOST_TEST(made.people.size() == 1U); // nothing changes for the other
    BOOST_TEST(find(made, "Kaya, Ece").after.change == -1000);
    const auto changes = period::changes_between(old, corrected);
    BOOST_TEST(changes.size() == 1U);
    BOOST_TEST(changes.front().person.name == "Kaya, Ece");
}

BOOST_AUTO_TEST_CASE(a_correction_takes_the_old_performance_out_of_the_archive) {
    const auto old = counted_event("a", "A", 4, {newcomer("Yeni, Can", 1104, 4)});
    archive = settle({{old, {}}}).archive;
    const auto corrected = counted_event("b", "A", 4, {newcomer("Yeni, Can", 990, 4)});
    const auto made = settle({{corrected, {old}}});
    const auto& waits = made.archive.begin()->second.archive;
    BOOST_TEST(waits.size() == 1U);
    BOOST_TEST(waits.front().performance.value() == 990);
}

BOOST_AUTO_TEST_CASE(namesakes_are_told_and_not_merged) {
    auto one = participant("Kaya, Ece", 1236, 100, 3),
         other = participant("KAYA Ece", 1500, 100, 3);
    one.person.birth = other.person.birth = {2001, 0, 0};
    const auto made = settle({{counted_event("a", "A", 4, {one, other}), {}}});
    BOOST_TEST(made.people.size() == 2U);
    BOOST_TEST(made.notes.size() == 1U);
    BOOST_TEST(made.notes.front().key == "period.namesakes");
}

namespace {

/// Without an id, or with this national one.
period::Participant born(std::int32_t performance, std::int32_t games, const Date& birth,
                         std::string_view id = "") {
    auto made = newcomer("Yeni, Can", performance, games);
    made.person.fide_id.clear();
    made.person.birth = birth;
    made.person.national_id = id;
    made.person.key = period::own_key(made.person);
    return made;
}

std::size_t told(const period::Settlement& made, std::string_view key) {
    return static_cast<std::size_t>(
        std::count_if(made.notes.begin(), made.notes.end(),
                      [&](const period::PersonNote& note) { return note.key == key; }));
}

}

BOOST_AUTO_TEST_CASE(who_was_kept_apart_shares_no_archive) {
    const Date day{2001, 5, 6};
    const auto made = settle({{counted_event("a", "A", 4, {born(1621, 2, day, "one")}), {}},
                              {counted_event("c", "C", 5, {born(1700, 5, day)}), {}},
                              {counted_event("e", "E", 6, {born(1650, 2, day, "two")}), {}}});
    BOOST_TEST(made.people.size() == 3U);
    for (const auto& settled : made.people) {
        BOOST_TEST(settled.after.rating == 0);
        BOOST_TEST(settled.after.archive.size() == 1U);
    }
    BOOST_TEST(told(made, "period.archive-by-birth") == 0U);
    BOOST_TEST(told(made, "period.namesakes-several") == 1U);
}

BOOST_AUTO_TEST_CASE(an_archive_without_id_is_found_by_the_full_date_of_birth_alone) {
    const Date day{2001, 5, 6}, year{2001, 0, 0};
    const auto next = [&](const Date& waits, std::vector<EventToSettle> events) {
        archive.clear();
        archive = settle({{counted_event("c", "C", 5, {born(1700, 5, waits)}), {}}}).archive;
        return settle(std::move(events));
    };
    const EventToSettle with_id{counted_event("a", "A", 8, {born(1600, 2, day, "one")}), {}};
    const EventToSettle another{counted_event("e", "E", 9, {born(1650, 2, day, "two")}), {}};
    const auto found = next(day, {with_id});
    BOOST_TEST(find(found, "Yeni, Can").after.rating == 1650);
    BOOST_TEST(found.archive.size() == 1U);
    BOOST_TEST(told(found, "period.archive-by-birth") == 1U);
    const auto by_year = next(year, {with_id});
    BOOST_TEST(find(by_year, "Yeni, Can").after.rating == 0);
    BOOST_TEST(by_year.archive.size() == 2U);
    BOOST_TEST(told(by_year, "period.archive-namesake-year") == 1U);
    const auto two = next(day, {with_id, another});
    BOOST_TEST(two.people[0].after.rating == 0);
    BOOST_TEST(two.people[1].after.rating == 0);
    BOOST_TEST(told(two, "period.archive-namesakes") == 2U);
}

BOOST_AUTO_TEST_CASE(the_new_list_has_all_of_the_old_one_in_turkish_order) {
    const auto listed = [](const char* id, const char* name, std::int32_t rating) {
        ListedPlayer player;
        player.fide_id = id;
        player.name = name;
        player.ratings[0].value = rating;
        return player;
    };
    list = RatingList::of({}, {listed("1", "Zorlu, Ali", 1500), listed("2", "Ilgaz, Can", 1400),
                               listed("3", "İnce, Can", 1300), listed("4", "Çam, Can", 1200)});
    auto played = participant("İnce, Can", 1300, 1050, 4);
    played.person.fide_id = "3";
    played.person.key = "fide:3";
    played.person.listed = true;
    const auto made = settle({{counted_event("a", "A", 4, {played}), {}}});
    period::SortedRows rows;
    period::fill_list(input(), made, nullptr, rows);
    std::vector<std::string> names;
    rows.for_each([&](ListRow&& row) {
        names.push_back(row.name);
        if (row.fide_id == "3") BOOST_TEST(row.after == 1310);
        if (row.fide_id != "3") BOOST_TEST(row.after == row.before);
    });
    const std::vector<std::string> wanted{"Çam, Can", "Ilgaz, Can", "İnce, Can", "Zorlu, Ali"};
    BOOST_TEST(names == wanted, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(identity_numbers_are_fingerprinted) {
    const std::string id = "10000000146"; // right check digits, nobody's
    const auto fingerprinted = period::fingerprinted(id);
    BOOST_TEST(fingerprinted.find(id) == std::string::npos);
    BOOST_TEST(fingerprinted == period::fingerprinted(id));
    BOOST_TEST(fingerprinted == period::fingerprinted(fingerprinted));
    BOOST_TEST(period::without_fingerprint(fingerprinted) == "*********46");
    BOOST_TEST(period::fingerprinted("12345") == "12345");
    Player player;
    player.name = "Kaya, Ece";
    player.national_id = id;
    const auto person = period::person_of(player, nullptr, "event");
    BOOST_TEST(person.key.find(id) == std::string::npos);
    BOOST_TEST(person.national_id == fingerprinted);
}

BOOST_AUTO_TEST_CASE(identity_numbers_are_fingerprinted_wherever_they_stand) {
    const std::string id = "10000000146";
    Player player;
    player.fide_id = id;
    player.name = "Kaya " + id;
    player.club = "Kulüp " + id;
    auto person = period::person_of(player, nullptr, "event");
    period::hide_identity(person); // as a state keeps it
    BOOST_TEST(person.fide_id == "");
    BOOST_TEST(person.national_id == period::fingerprinted(id));
    BOOST_TEST(person.key == "national:" + period::fingerprinted(id));
    BOOST_TEST(person.name == "Kaya *********46");
    BOOST_TEST(person.club == "Kulüp *********46");
    ListedPlayer listed;
    listed.fide_id = listed.name = listed.club = id;
    BOOST_TEST(period::key_of(listed) == person.key);
    auto of_list = period::person_of(Player(), &listed, "event");
    period::hide_identity(of_list);
    BOOST_TEST(of_list.key == person.key);
    BOOST_TEST(of_list.name == "*********46");
    Tournament tournament;
    tournament.name = "Kupa " + id;
    BOOST_TEST(period::content_of(tournament).name.find(id) == std::string::npos);
}

namespace {

/// A person of the list with this rating and K.
ListedPlayer listed_person(const char* id, std::int32_t rating, std::int32_t k, int born = 1980) {
    ListedPlayer player;
    player.fide_id = id;
    player.name = "Kaya, Ece";
    player.birth.year = static_cast<std::int16_t>(born);
    player.ratings[0] = {rating, 3, k};
    return player;
}

period::Participant one_of_list(const char* id, std::int32_t before) {
    auto made = participant("Kaya, Ece", before, 0, 2);
    made.person.fide_id = id;
    made.person.key = std::string("fide:") + id;
    made.person.listed = true;
    made.result.k = 20;
    return made;
}

}

// fide-rating.md 2.4: the K of the next list, whoever played; 2.7: FIDE's games are of a month.
BOOST_AUTO_TEST_CASE(fide_8_3_the_new_list_prints_k) {
    const auto& fide = test::registry().get<RatingSystem>("fide");
    list = RatingList::of({}, {listed_person("1", 2389, 10), listed_person("2", 1813, 20),
                               listed_person("3", 2294, 20, 2010)});
    const period::SettlementInput fides{
        fide, TimeClass::standard, list.get(), {2026, 11, 1}, switches, archive};
    const auto made = period::settle(
        fides,
        {{counted_event("a", "A", 4, {one_of_list("1", 2389), one_of_list("2", 1813)}), {}}});
    BOOST_REQUIRE(made.people.size() == 2U);
    BOOST_TEST(made.people[0].after.k == 10);
    BOOST_TEST(made.archive.at("fide:1").counted == 2);
    period::SortedRows rows;
    period::fill_list(fides, made, nullptr, rows);
    std::map<std::string, std::int32_t> k, games;
    rows.for_each([&](ListRow&& row) {
        k[row.fide_id] = row.printed_k;
        games[row.fide_id] = row.all_games;
    });
    BOOST_TEST(k["1"] == 10);
    BOOST_TEST(k["2"] == 20);
    BOOST_TEST(k["3"] == 20);
    BOOST_TEST(games["2"] == -1); // not known
    BOOST_TEST(games["3"] == -1);
}

// fide-rating.md 2.5: the state remembers that a first event was seen, also one that was nothing.
BOOST_AUTO_TEST_CASE(fide_8_2_the_first_event_is_remembered) {
    const auto& fide = test::registry().get<RatingSystem>("fide");
    const auto zero = [](const char* id, const char* name) {
        auto made = newcomer("Yeni, Can", 1200, 1);
        made.result.opponents = 2000;
        return counted_event(id, name, 4, {made});
    };
    const auto settled = [&](period::CountedEvent event) {
        return period::settle(
            {fide, TimeClass::standard, nullptr, {2026, 11, 1}, switches, archive},
            {{std::move(event), {}}});
    };
    archive = settled(zero("a", "Alpha")).archive;
    BOOST_REQUIRE(archive.size() == 1U);
    BOOST_TEST(archive.begin()->second.first_event == "Alpha (2026/10/04)");
    BOOST_TEST(archive.begin()->second.archive.empty());
    const auto second = settled(zero("b", "Beta"));
    BOOST_TEST(second.archive.begin()->second.archive.size() == 1U);
    BOOST_TEST(second.archive.begin()->second.first_event == "Alpha (2026/10/04)");
    // And it is on the disk.
    const test::Folder folder;
    const auto path = folder.path() / "archive";
    {
        std::ofstream file(path, std::ios::binary);
        file << period::archive_text(second.archive);
    }
    BOOST_TEST((period::read_archive(path) == second.archive));
}

// fide-rating.md 2.5: inactive after twelve months that the state has seen; before, by the list.
BOOST_AUTO_TEST_CASE(fide_inactive_after_twelve_months) {
    const auto& fide = test::registry().get<RatingSystem>("fide");
    auto flagged = listed_person("2", 1813, 20);
    flagged.inactive = true;
    list = RatingList::of({}, {listed_person("1", 1800, 20), flagged});
    const auto inactive = [&](const Date& first, const Date& last, const char* id) {
        period::Archive waiting;
        waiting["fide:1"].highest = 1800;
        waiting["fide:1"].last = last;
        const period::SettlementInput input{
            fide, TimeClass::standard, list.get(), {2026, 11, 1}, switches, waiting, {}, first};
        period::SortedRows rows;
        period::fill_list(input, period::settle(input, {}), nullptr, rows);
        bool found = false;
        rows.for_each([&](ListRow&& row) { found |= row.fide_id == id && row.inactive; });
        return found;
    };
    BOOST_TEST(inactive({2025, 1, 1}, {2025, 11, 1}, "1"));
    BOOST_TEST(!inactive({2025, 1, 1}, {2025, 12, 1}, "1"));
    BOOST_TEST(inactive({2025, 12, 1}, {}, "1")); // twelve lists without a game
    BOOST_TEST(!inactive({2026, 1, 1}, {}, "1")); // eleven: before it nobody knows
    BOOST_TEST(!inactive({}, {}, "1"));
    BOOST_TEST(inactive({}, {}, "2"));
}

BOOST_AUTO_TEST_SUITE_END()
