#include "support.hpp"
#include <hakem/list_exporter.hpp>
#include <hakem/rating_list.hpp>

#include <boost/test/unit_test.hpp>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <vector>

namespace {

using namespace hakem;

ListRow row(std::string_view fide_id, std::string_view name, std::int32_t before,
            std::int32_t after) {
    ListRow made;
    made.fide_id = fide_id;
    made.name = name;
    made.federation = "TUR";
    made.birth_year = 2001;
    made.before = before;
    made.after = after;
    made.played = before != after;
    if (made.played) {
        made.change = (after - before) * 100 + 25;
        made.games = 5;
        made.k = 25;
        made.status = PersonAfter::Status::changed;
    }
    return made;
}

const std::vector<ListRow> sample{row("1", "Çağ; \"Ali\"", 1500, 1512), row("2", "=1+1", 0, 0),
                                  row("3", "Öz <&>", 1400, 1399)};

std::string written(std::string_view format, Language language = Language::english) {
    const auto& rows = sample;
    NewListInfo info;
    info.language = language;
    info.system = "ukd";
    info.rule = "UKD";
    info.national = true;
    info.issue = {2026, 11, 1};
    info.rows = rows.size();
    std::string bytes;
    test::registry().get<ListExporter>(format).write(
        info,
        [&](const std::function<void(const ListRow&)>& take) {
            for (const auto& each : rows) take(each);
        },
        [&](std::string_view part) { bytes += part; });
    return bytes;
}

/// What our own list reader makes of it.
std::vector<ListedPlayer> read_back(std::string_view format, Language language) {
    const auto folder = std::filesystem::temp_directory_path() / "hakem-lists-test";
    std::filesystem::create_directories(folder);
    const auto path = folder / ("list-2026-11." + std::string(format));
    std::ofstream(path, std::ios::binary) << written(format, language);
    Diagnostics findings;
    const auto list = RatingList::open(path, folder / "index", test::registry(), findings);
    BOOST_TEST(list->info().national);
    BOOST_TEST((list->info().issue == Date{2026, 11, 0}));
    std::vector<ListedPlayer> players;
    list->for_each([&](ListedPlayer&& player) { players.push_back(std::move(player)); });
    std::filesystem::remove_all(folder);
    return players;
}

}

BOOST_AUTO_TEST_SUITE(list_exporters)

BOOST_AUTO_TEST_CASE(the_same_rows_give_the_same_bytes) {
    for (const auto* format : {"csv", "xlsx", "xml"})
        BOOST_TEST(written(format) == written(format));
}

BOOST_AUTO_TEST_CASE(every_format_is_read_again) {
    for (const auto& [format, language] :
         {std::pair{"csv", Language::english}, std::pair{"xml", Language::english},
          std::pair{"xlsx", Language::english}, std::pair{"xlsx", Language::turkish}}) {
        BOOST_TEST_CONTEXT(format << " " << code_of(language)) {
            const auto players = read_back(format, language);
            BOOST_REQUIRE(players.size() == 3U);
            BOOST_TEST(players[0].fide_id == "1");
            BOOST_TEST(players[0].name == "Çağ; \"Ali\"");
            BOOST_TEST(players[0].ratings[0].value == 1512);
            BOOST_TEST(players[0].birth.year == 2001);
            BOOST_TEST(players[1].ratings[0].value == 0);
            BOOST_TEST(players[2].name == "Öz <&>");
            BOOST_TEST(players[2].ratings[0].value == 1399);
            // K used in the period is not the list's K, nor are its games the person's.
            BOOST_TEST(players[0].ratings[0].k == 0);
            BOOST_TEST(players[0].ratings[0].games == -1);
        }
    }
}

namespace {

/// A list of FIDE's ratings written and read again.
std::vector<ListedPlayer> fide_again(std::string_view format, TimeClass time_class,
                                     const std::vector<ListRow>& rows, Language language) {
    NewListInfo info;
    info.language = language;
    info.system = "fide";
    info.rule = "FIDE B.02";
    info.time_class = time_class;
    info.issue = {2026, 11, 1};
    info.rows = rows.size();
    const auto folder = std::filesystem::temp_directory_path() / "hakem-fide-lists-test";
    std::filesystem::create_directories(folder);
    const auto path = folder / ("list-2026-11." + std::string(format));
    {
        std::ofstream file(path, std::ios::binary);
        test::registry().get<ListExporter>(format).write(
            info,
            [&](const std::function<void(const ListRow&)>& take) {
                for (const auto& each : rows) take(each);
            },
            [&](std::string_view part) { file << part; });
    }
    Diagnostics findings;
    const auto list = RatingList::open(path, folder / "index", test::registry(), findings);
    BOOST_TEST(!list->info().national);
    BOOST_TEST(list->info().total_games);
    std::vector<ListedPlayer> players;
    list->for_each([&](ListedPlayer&& player) { players.push_back(std::move(player)); });
    std::filesystem::remove_all(folder);
    return players;
}

}

// fide-rating.md 2.4, 2.5: what the next period hangs on comes back: K, all games, the standard
// rating that stands in, who is inactive.
BOOST_AUTO_TEST_CASE(fide_lists_keep_k_games_standard_and_flags) {
    auto one = row("1", "Çağ, Ali", 1500, 1512);
    one.printed_k = 40;
    one.all_games = 5;
    auto two = row("2", "Öz, Ela", 0, 0);
    two.sex = Sex::female;
    two.inactive = true;
    two.standard = 1800;
    two.standard_k = 20;
    for (const auto time_class : {TimeClass::standard, TimeClass::rapid, TimeClass::blitz})
        for (const auto& [format, language] :
             {std::pair{"csv", Language::english}, std::pair{"xml", Language::english},
              std::pair{"xlsx", Language::english}, std::pair{"xlsx", Language::turkish}}) {
            BOOST_TEST_CONTEXT(format << " " << code_of(language) << " " << word_of(time_class)) {
                const auto players = fide_again(format, time_class, {one, two}, language);
                BOOST_REQUIRE(players.size() == 2U);
                BOOST_TEST(players[0].rating(time_class).value == 1512);
                BOOST_TEST(players[0].rating(time_class).k == 40);
                BOOST_TEST(players[0].rating(time_class).games == 5);
                BOOST_TEST(!players[0].inactive);
                BOOST_TEST(players[1].inactive);
                if (time_class == TimeClass::standard) continue;
                BOOST_TEST(players[1].rating(TimeClass::standard).value == 1800);
                BOOST_TEST(players[1].rating(TimeClass::standard).k == 20);
                BOOST_TEST(players[1].rating(time_class).value == 0);
            }
        }
}

BOOST_AUTO_TEST_CASE(an_epoch_beyond_all_years_is_none) {
    const auto usual = written("xlsx");
    setenv("SOURCE_DATE_EPOCH", "9223372036854775807", 1);
    const auto same = written("xlsx");
    setenv("SOURCE_DATE_EPOCH", "1764547200", 1);
    const auto other = written("xlsx");
    unsetenv("SOURCE_DATE_EPOCH");
    BOOST_TEST((same == usual));
    BOOST_TEST((other != usual));
}

BOOST_AUTO_TEST_CASE(a_name_is_no_formula) {
    BOOST_TEST(written("csv").find("\n2;;'=1+1;") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(changes_have_two_decimals_and_a_dot) {
    const auto csv = written("csv");
    BOOST_TEST(csv.find(";1500;12.25;1512;25;5;;changed\n") != std::string::npos);
    BOOST_TEST(csv.find(";1400;-0.75;1399;25;5;;changed\n") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
