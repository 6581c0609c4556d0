#include "support.hpp"
#include <hakem/error.hpp>
#include <hakem/folded_name.hpp>
#include <hakem/rating_list.hpp>

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <random>
#include <rapidcheck.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

using namespace hakem;
namespace fs = std::filesystem;

namespace {

struct Folder {
    fs::path path = fs::temp_directory_path() / fmt::format("hakem-index-{}", ::getpid());
    Folder() {
        fs::remove_all(path);
        fs::create_directories(path);
    }
    ~Folder() { fs::remove_all(path); }

    fs::path write(const std::string& name, std::string_view bytes) const {
        std::ofstream(path / name, std::ios::binary) << bytes;
        // Older than a moment, so that its time says that it was not written since.
        fs::last_write_time(path / name, fs::file_time_type::clock::now() - std::chrono::hours(1));
        return path / name;
    }
    fs::path index() const { return path / "index"; }
    fs::path index_file() const {
        fs::path found;
        for (const auto& entry : fs::directory_iterator(index()))
            if (entry.path().extension() == ".index") found = entry.path();
        return found;
    }
};

std::shared_ptr<const RatingList> opened(const fs::path& list, const Folder& folder,
                                         Diagnostics& diagnostics) {
    return RatingList::open(list, folder.index(), test::registry(), diagnostics);
}

std::shared_ptr<const RatingList> opened(const fs::path& list, const Folder& folder) {
    Diagnostics diagnostics(list.string());
    return opened(list, folder, diagnostics);
}

const std::string small_list = "FIDE ID;National ID;Name;Rating\n"
                               "99000001;0441;Yel, Ege;1500\n"
                               "99000002;0442;Su, Nil;1600\n"
                               "99000002;0443;Od, Can;1700\n";

/// Names and ids from few letters, so that many are alike.
ListedPlayer random_person(std::mt19937& random, std::uint64_t line) {
    constexpr std::string_view words[] = {"Ege", "Can", "Işıl", "ISIL", "Nil", "nil", "Şan", "-"};
    ListedPlayer person;
    if (random() % 5 != 0) person.fide_id = std::to_string(random() % 60);
    if (random() % 2 != 0) person.national_id = fmt::format("{:05}", random() % 40);
    person.name = fmt::format("{}, {}", words[random() % 8], words[random() % 8]);
    person.federation = random() % 2 != 0 ? "TUR" : "";
    person.sex = static_cast<Sex>(random() % 3);
    person.birth = {static_cast<std::int16_t>(random() % 3 == 0 ? 0 : 1990 + random() % 20),
                    static_cast<std::int8_t>(random() % 13),
                    static_cast<std::int8_t>(random() % 32)};
    person.inactive = random() % 2 != 0;
    for (auto& rating : person.ratings)
        rating = {static_cast<std::int32_t>(random() % 3000),
                  static_cast<std::int32_t>(random() % 100) - 1,
                  static_cast<std::int32_t>(random() % 41)};
    if (random() % 7 == 0) person.club = std::string(random() % 300, 'k');
    person.line = line;
    return person;
}

std::string without_zeros(std::string id) {
    id.erase(0, std::min(id.find_first_not_of('0'), id.size()));
    return id;
}

template<class Test>
std::vector<ListedPlayer> scanned(const std::vector<ListedPlayer>& players, Test test) {
    std::vector<ListedPlayer> found;
    std::copy_if(players.begin(), players.end(), std::back_inserter(found), test);
    return found;
}

std::optional<ListedPlayer> first_of(const std::vector<ListedPlayer>& players) {
    return players.empty() ? std::nullopt : std::optional(players.front());
}

}

BOOST_AUTO_TEST_SUITE(rating_list)

BOOST_AUTO_TEST_CASE(an_index_answers_as_a_scan_of_the_list_does) {
    const bool held = rc::check("index = scan", [](unsigned seed) {
        std::mt19937 random(seed);
        std::vector<ListedPlayer> players;
        const auto count = random() % 200;
        for (unsigned i = 0; i < count; ++i) players.push_back(random_person(random, i + 1));
        const auto list = RatingList::of({}, players);
        RC_ASSERT(list->info().players == players.size());
        std::vector<ListedPlayer> all;
        list->for_each([&](ListedPlayer&& player) { all.push_back(std::move(player)); });
        RC_ASSERT(all == players);
        for (unsigned id = 0; id < 60; ++id) {
            const auto wanted = without_zeros(std::to_string(id));
            const auto by_fide = scanned(players, [&](const ListedPlayer& one) {
                return !wanted.empty() && without_zeros(one.fide_id) == wanted;
            });
            RC_ASSERT(list->by_fide_id(fmt::format("{:04}", id)) == first_of(by_fide));
            const auto by_national = scanned(players, [&](const ListedPlayer& one) {
                return !wanted.empty() && without_zeros(one.national_id) == wanted;
            });
            RC_ASSERT(list->by_national_id(wanted) == first_of(by_national));
        }
        for (const auto* name : {"ege can", "IŞIL NİL", "Nil, Nil", "San, Sude", "-", ""}) {
            const auto folded = folded_name(name);
            RC_ASSERT(list->by_name(name) == scanned(players, [&](const ListedPlayer& one) {
                          return !folded.empty() && folded_name(one.name) == folded;
                      }));
        }
    });
    BOOST_TEST(held);
}

BOOST_AUTO_TEST_CASE(the_second_opening_answers_the_same_without_reading_the_list) {
    const Folder folder;
    const auto path = folder.write("2026-11-list.csv", small_list);
    Diagnostics first("a"), second("a");
    const auto before = opened(path, folder, first);
    // Nobody has importers: the index alone is used.
    Registry nobody({});
    const auto after = RatingList::open(path, folder.index(), nobody, second);
    for (const auto& list : {before, after}) {
        BOOST_TEST(list->info().players == 3u);
        BOOST_TEST((list->info().issue == Date{2026, 11, 0}));
        BOOST_TEST(list->by_fide_id("99000001")->name == "Yel, Ege");
        BOOST_TEST(list->by_national_id("443")->name == "Od, Can");
        // Of an id that came twice the first counts; it was told.
        BOOST_TEST(list->by_fide_id("99000002")->name == "Su, Nil");
        BOOST_TEST(list->by_name("NİL SU").size() == 1u);
    }
    BOOST_TEST(first.by_code().at("LST-0121") == 1u);
    BOOST_TEST(second.by_code().at("LST-0121") == 1u);
    BOOST_TEST(second.count(Severity::error) == 1u);
    BOOST_TEST(before->info().content == after->info().content);
}

// The same row again is there once; one with the same rating but another name stays, and is told.
BOOST_AUTO_TEST_CASE(rows_that_stand_twice) {
    const Folder folder;
    const std::string row = "99000002;0442;Su, Nil;1600\n";
    Diagnostics twice("a"), renamed("b");
    const auto list = opened(
        folder.write("a.csv", small_list.substr(0, small_list.rfind("990")) + row), folder, twice);
    BOOST_TEST(twice.by_code().at("LST-0120") == 1u);
    BOOST_TEST(twice.count(Severity::note) == twice.all().size());
    BOOST_TEST(list->by_name("Su, Nil").size() == 1u);
    std::size_t persons = 0;
    list->for_each([&](ListedPlayer&&) { ++persons; });
    BOOST_TEST(persons == 2u);
    const std::string other = "99000002;;Su, Nil Can;1600\n";
    opened(folder.write("b.csv", "FIDE ID;National ID;Name;Rating\n" + row + other), folder,
           renamed);
    BOOST_TEST(renamed.by_code().at("LST-0110") == 1u);
    BOOST_TEST(!renamed.has_errors());
}

BOOST_AUTO_TEST_CASE(a_rating_that_cannot_be_read_stays_so_in_the_index) {
    const Folder folder;
    Diagnostics found("a");
    const auto path = folder.write("a.csv", "FIDE ID;Name;Rating\n99000001;Yel, Ege;15oo\n");
    const auto person = *opened(path, folder, found)->by_fide_id("99000001");
    BOOST_TEST(person.rating(TimeClass::standard).unreadable);
    BOOST_TEST(person.rating(TimeClass::standard).value == 0);
    BOOST_TEST(!person.rating(TimeClass::rapid).unreadable);
    BOOST_TEST(found.has_errors());
}

BOOST_AUTO_TEST_CASE(the_same_bytes_under_another_name_have_one_index) {
    const Folder folder;
    opened(folder.write("a.csv", small_list), folder);
    Registry nobody({});
    Diagnostics diagnostics;
    const auto list = RatingList::open(folder.write("ukd_listesi_20260401.csv", small_list),
                                       folder.index(), nobody, diagnostics);
    BOOST_TEST(list->info().name == "ukd_listesi_20260401.csv");
    BOOST_TEST((list->info().issue == Date{2026, 4, 1}));
}

// A list of one class says in its name alone which one that is.
BOOST_AUTO_TEST_CASE(an_index_is_of_the_class_that_the_name_tells) {
    const Folder folder;
    const std::string list = "<playerslist><player><fideid>99000001</fideid><name>Yel, Ege</name>"
                             "<rating>1500</rating></player></playerslist>";
    const auto first = folder.write("list.xml", list), rapid = folder.write("rapid.xml", list);
    const auto rating = [&](const fs::path& path, TimeClass time_class) {
        return opened(path, folder)->by_fide_id("99000001")->rating(time_class).value;
    };
    BOOST_TEST(rating(first, TimeClass::standard) == 1500);
    BOOST_TEST(rating(rapid, TimeClass::rapid) == 1500);
    BOOST_TEST(rating(rapid, TimeClass::standard) == 0);
    BOOST_TEST(rating(first, TimeClass::standard) == 1500);
}

BOOST_AUTO_TEST_CASE(a_list_that_was_changed_is_read_anew) {
    const Folder folder;
    const auto path = folder.write("a.csv", small_list);
    BOOST_TEST(opened(path, folder)->by_fide_id("99000001")->rating(TimeClass::standard).value ==
               1500);
    auto changed = small_list;
    changed.replace(changed.find("1500"), 4, "1511");
    folder.write("a.csv", changed);
    BOOST_TEST(opened(path, folder)->by_fide_id("99000001")->rating(TimeClass::standard).value ==
               1511);
}

BOOST_AUTO_TEST_CASE(a_damaged_or_cut_index_is_made_anew) {
    const Folder folder;
    const auto path = folder.write("a.csv", small_list);
    opened(path, folder);
    const auto file = folder.index_file();
    const auto whole = test::bytes_of_file(file);
    const auto is_whole = [&](std::string bytes) {
        std::ofstream(file, std::ios::binary) << bytes;
        const auto list = opened(path, folder);
        return list->info().players == 3 && list->by_name("ege yel").size() == 1 &&
               list->by_fide_id("99000001")->national_id == "0441" &&
               test::bytes_of_file(file) == whole;
    };
    for (std::size_t size = 0; size < whole.size(); ++size)
        BOOST_TEST_CONTEXT(size) BOOST_TEST(is_whole(whole.substr(0, size)));
    for (std::size_t at = 0; at < whole.size(); ++at) {
        auto bytes = whole;
        bytes[at] = static_cast<char>(bytes[at] ^ 0x55);
        BOOST_TEST_CONTEXT(at) BOOST_TEST(is_whole(bytes));
    }
    BOOST_TEST(is_whole(whole + "x"));
    BOOST_TEST(is_whole(std::string(whole.size(), '\0')));
}

BOOST_AUTO_TEST_CASE(an_index_of_others_is_not_believed) {
    const Folder folder;
    const auto path = folder.write("a.csv", small_list);
    opened(path, folder);
    const auto file = folder.index_file();
    ::chmod(file.c_str(), 0666);
    opened(path, folder);
    struct ::stat status;
    BOOST_REQUIRE(::stat(file.c_str(), &status) == 0);
    BOOST_TEST((status.st_mode & 0777) == 0600);
    BOOST_REQUIRE(::stat(folder.index().c_str(), &status) == 0);
    BOOST_TEST((status.st_mode & 0777) == 0700);
}

BOOST_AUTO_TEST_CASE(what_cannot_be_opened) {
    const Folder folder;
    const auto code = [&](const fs::path& path) {
        try {
            opened(path, folder);
            return ExitCode::done;
        } catch (const Error& error) {
            return error.code();
        }
    };
    BOOST_TEST((code(folder.path / "absent.csv") == ExitCode::file_trouble));
    BOOST_TEST((code(folder.path) == ExitCode::file_trouble));
    BOOST_TEST((code("/dev/null") == ExitCode::file_trouble));
    BOOST_TEST((code(folder.write("empty", "")) == ExitCode::not_understood));
    BOOST_TEST((code(folder.write("text", "no list at all\n")) == ExitCode::not_understood));
}

BOOST_AUTO_TEST_CASE(many_openings_at_once) {
    const Folder folder;
    const auto path = folder.write("a.csv", small_list);
    std::vector<std::thread> threads;
    std::atomic<int> right = 0;
    for (int i = 0; i < 8; ++i)
        threads.emplace_back([&] {
            for (int j = 0; j < 20; ++j)
                right += opened(path, folder)->by_fide_id("99000001").has_value();
        });
    for (auto& thread : threads) thread.join();
    BOOST_TEST(right == 160);
}

BOOST_AUTO_TEST_SUITE_END()
