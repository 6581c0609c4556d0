#include "sample.hpp"
#include <hakem/error.hpp>

#include <boost/test/unit_test.hpp>

#include <fstream>

namespace {

using namespace hakem;
using period::State;
using test::counted_event;
using test::participant;

const period::Settings ukd{"ukd", TimeClass::standard};

period::CountedEvent read(std::string_view name, std::string_view results) {
    const auto tournament = test::tournament(test::event_text(name, results));
    auto event = counted_event("", name, 4, {participant("Aydın, Çınar", 1800, 250, 3)});
    event.content = period::content_of(tournament);
    return event;
}

std::string journal_of(const test::Folder& folder) {
    return test::bytes_of_file(folder.path() / "2026-11" / "journal");
}

void write(const std::filesystem::path& path, std::string_view bytes) {
    std::ofstream(path, std::ios::binary) << bytes;
}

/// One event in the open period 2026-11.
void begin(const test::Folder& folder) {
    State state(folder.path(), ukd, true);
    state.begin("2026-11", {});
    state.count("2026-11", {read("Kış Açık", "10=1=0"), {}});
    state.save();
}

bool is_damage(const Error& error) {
    return error.key() == "error.state-damaged" && error.code() == ExitCode::file_trouble;
}

}

BOOST_AUTO_TEST_SUITE(state_folder)

BOOST_AUTO_TEST_CASE(an_event_is_known_again_after_reopening) {
    const test::Folder folder;
    begin(folder);
    const State state(folder.path(), ukd, true);
    const auto event = read("Kış Açık", "10=1=0");
    const auto known = state.look_up(event.content);
    BOOST_TEST((known.relation == period::Relation::same));
    BOOST_TEST(known.period == "2026-11");
    BOOST_TEST((state.event(event.content.id) == event));
    BOOST_TEST((state.look_up(read("Kış Açık", "10=1=1").content).relation ==
                period::Relation::correction));
}

BOOST_AUTO_TEST_CASE(a_correction_takes_the_place_and_the_old_version_stays_known) {
    const test::Folder folder;
    begin(folder);
    {
        State state(folder.path(), ukd, true);
        state.count("2026-11",
                    {read("Kış Açık", "10=1=1"), {read("Kış Açık", "10=1=0").content.id}});
        state.save();
    }
    const State state(folder.path(), ukd, true);
    BOOST_TEST(state.periods().at("2026-11").events.size() == 1U);
    const auto old = state.look_up(read("Kış Açık", "10=1=0").content);
    BOOST_TEST(old.replaced);
}

BOOST_AUTO_TEST_CASE(a_line_without_end_was_never_written) {
    const test::Folder folder;
    State(folder.path(), ukd, true).begin("2026-11", {});
    const auto counted = folder.path() / "2026-11" / "counted";
    const auto mark = test::bytes_of_file(counted);
    begin(folder);
    const auto whole = journal_of(folder);
    for (const std::size_t cut : {1U, 5U, 200U}) {
        write(counted, mark); // the new one comes after the line
        write(folder.path() / "2026-11" / "journal", whole.substr(0, whole.size() - cut));
        {
            const State state(folder.path(), ukd, true);
            BOOST_TEST(state.periods().at("2026-11").events.empty());
        }
        begin(folder);
        BOOST_TEST(journal_of(folder) == whole);
    }
}

BOOST_AUTO_TEST_CASE(a_changed_line_is_told_with_its_number) {
    const test::Folder folder;
    begin(folder);
    auto bytes = journal_of(folder);
    bytes[bytes.find("Kış") + 1] = 'i';
    write(folder.path() / "2026-11" / "journal", bytes);
    BOOST_CHECK_EXCEPTION(State(folder.path(), ukd, true), Error, [](const Error& error) {
        return is_damage(error) && error.arguments()[0].ends_with("journal:2");
    });
}

BOOST_AUTO_TEST_CASE(a_lost_line_is_told) {
    const test::Folder folder;
    begin(folder);
    const auto bytes = journal_of(folder);
    write(folder.path() / "2026-11" / "journal", bytes.substr(bytes.find('\n') + 1));
    BOOST_CHECK_EXCEPTION(State(folder.path(), ukd, true), Error, is_damage);
}

BOOST_AUTO_TEST_CASE(lines_that_were_counted_do_not_go_in_silence) {
    const test::Folder folder;
    begin(folder);
    const auto bytes = journal_of(folder);
    const auto journal = folder.path() / "2026-11" / "journal";
    for (const auto length : {std::size_t{0}, bytes.find('\n') + 1, bytes.size() - 1}) {
        write(journal, bytes.substr(0, length));
        BOOST_CHECK_EXCEPTION(State(folder.path(), ukd, true), Error, is_damage);
    }
    std::filesystem::remove(journal);
    BOOST_CHECK_EXCEPTION(State(folder.path(), ukd, true), Error, is_damage);
    write(journal, bytes);
    BOOST_CHECK_NO_THROW(State(folder.path(), ukd, true));
}

BOOST_AUTO_TEST_CASE(a_period_that_was_begun_does_not_go_in_silence) {
    for (const auto* gone : {"2026-11", "2026-11/journal", "2026-11/counted", "2026-11/closed"}) {
        const test::Folder folder;
        begin(folder);
        {
            State state(folder.path(), ukd, true);
            state.close("2026-11", [](const ByteSink& sink) { sink("a list\n"); }, {});
        }
        std::filesystem::remove_all(folder.path() / gone);
        for (const bool writes : {true, false})
            BOOST_CHECK_EXCEPTION(State(folder.path(), ukd, writes), Error, is_damage);
    }
    const test::Folder folder;
    begin(folder);
    write(folder.path() / "2026-11" / "journal", "");
    std::filesystem::remove(folder.path() / "2026-11" / "counted");
    BOOST_CHECK_EXCEPTION(State(folder.path(), ukd, true), Error, is_damage);
}

BOOST_AUTO_TEST_CASE(a_period_is_recorded_after_it_was_written) {
    const test::Folder folder;
    const auto file = folder.path() / "state.json";
    { const State state(folder.path(), ukd, true); }
    BOOST_TEST(!std::filesystem::exists(file)); // of no system yet
    begin(folder);
    const auto recorded = test::bytes_of_file(file);
    BOOST_TEST(recorded.find("\"2026-11\":\"begun\"") != std::string::npos);
    // Stopped in between, or of an older hakem.
    for (const auto* periods : {",\"periods\":{}", ""}) {
        write(file, std::string("{\"schema\":\"hakem.state/1\",\"system\":\"ukd\"") + periods +
                        ",\"time_class\":\"standard\"}\n");
        std::filesystem::create_directory(folder.path() / "2026-12"); // nothing in it yet
        BOOST_CHECK_NO_THROW(State(folder.path(), ukd, true));
        BOOST_TEST(test::bytes_of_file(file) == recorded);
    }
    write(file, "{\"schema\":\"hakem.state/1\",\"system\":\"ukd\",\"time_class\":\"standard\","
                "\"periods\":[7]}\n");
    BOOST_CHECK_EXCEPTION(State(folder.path(), ukd, true), Error, is_damage);
}

BOOST_AUTO_TEST_CASE(an_event_that_was_corrected_must_be_there) {
    const test::Folder folder;
    begin(folder);
    {
        State state(folder.path(), ukd, true);
        state.count("2026-11", {read("Kış Açık", "10=1=1"), {"unknown"}});
        state.save();
    }
    BOOST_CHECK_EXCEPTION(State(folder.path(), ukd, true), Error, [](const Error& error) {
        return is_damage(error) && error.arguments()[0].ends_with("journal:3");
    });
}

BOOST_AUTO_TEST_CASE(a_closed_period_is_checked_in_all_its_files) {
    const test::Folder folder;
    begin(folder);
    {
        State state(folder.path(), ukd, true);
        state.close("2026-11", [](const ByteSink& sink) { sink("a list\n"); }, {});
    }
    BOOST_CHECK_NO_THROW(State(folder.path(), ukd, true));
    const auto list = folder.path() / "2026-11" / "list-2026-11.csv";
    write(list, "a lisp\n");
    BOOST_CHECK_EXCEPTION(State(folder.path(), ukd, true), Error, is_damage);
    std::filesystem::remove(list);
    BOOST_CHECK_EXCEPTION(State(folder.path(), ukd, true), Error, is_damage);
    write(list, "a list\n");
    const auto bytes = journal_of(folder);
    write(folder.path() / "2026-11" / "journal", bytes.substr(0, bytes.size() - 1));
    BOOST_CHECK_EXCEPTION(State(folder.path(), ukd, true), Error, is_damage);
}

BOOST_AUTO_TEST_CASE(two_programs_do_not_share_a_folder) {
    const test::Folder folder;
    const State first(folder.path(), ukd, true);
    BOOST_CHECK_EXCEPTION(State(folder.path(), ukd, true), Error,
                          [](const Error& error) { return error.key() == "error.state-busy"; });
    BOOST_CHECK_NO_THROW(State(folder.path(), ukd, false)); // a preview only looks
}

BOOST_AUTO_TEST_CASE(a_preview_writes_nothing) {
    const test::Folder folder;
    {
        State state(folder.path() / "none", ukd, false);
        state.begin("2026-11", {});
        state.count("2026-11", {read("Kış Açık", "10=1=0"), {}});
        state.save();
        state.close("2026-11", [](const ByteSink& sink) { sink("a list\n"); }, {});
        BOOST_TEST(state.periods().at("2026-11").closed);
    }
    BOOST_TEST(std::filesystem::is_empty(folder.path()));
}

BOOST_AUTO_TEST_CASE(a_state_is_of_one_system_and_one_class) {
    const test::Folder folder;
    begin(folder);
    BOOST_CHECK_THROW(State(folder.path(), {"fide", TimeClass::standard}, true), Error);
    BOOST_CHECK_THROW(State(folder.path(), {"ukd", TimeClass::blitz}, true), Error);
}

BOOST_AUTO_TEST_CASE(periods_without_the_settings_are_damage) {
    const test::Folder folder;
    begin(folder);
    std::filesystem::remove(folder.path() / "state.json");
    BOOST_CHECK_EXCEPTION(State(folder.path(), ukd, true), Error, is_damage);
}

BOOST_AUTO_TEST_CASE(a_folder_of_other_files_is_refused_and_an_empty_one_is_not) {
    const test::Folder folder;
    BOOST_CHECK_NO_THROW(State(folder.path(), ukd, true));
    std::filesystem::remove(folder.path() / "state.json");
    BOOST_CHECK_NO_THROW(State(folder.path(), ukd, true)); // the lock alone
    std::filesystem::remove(folder.path() / "state.json");
    write(folder.path() / "letter.odt", "dear");
    BOOST_CHECK_EXCEPTION(State(folder.path(), ukd, true), Error, [](const Error& error) {
        return error.key() == "error.state-not-ours" && error.code() == ExitCode::wrong_usage;
    });
    BOOST_TEST(!std::filesystem::exists(folder.path() / "state.json"));
}

BOOST_AUTO_TEST_CASE(what_everybody_may_write_is_refused) {
    using std::filesystem::perms;
    for (const auto* name : {"", "state.json", "2026-11", "2026-11/journal"}) {
        const test::Folder folder;
        begin(folder);
        const auto path = *name ? folder.path() / name : folder.path();
        std::filesystem::permissions(path, perms::others_write, std::filesystem::perm_options::add);
        BOOST_CHECK_EXCEPTION(State(folder.path(), ukd, true), Error, [&](const Error& error) {
            return error.key() == "error.state-writable-for-all" &&
                   error.arguments().front() == path.string();
        });
    }
}

BOOST_AUTO_TEST_CASE(links_to_elsewhere_are_refused) {
    for (const auto* name : {"state.json", "2026-11", "2026-11/journal", "lock"}) {
        const test::Folder folder, elsewhere;
        begin(folder);
        const auto path = folder.path() / name, moved = elsewhere.path() / "moved";
        std::filesystem::rename(path, moved);
        std::filesystem::create_symlink(moved, path);
        BOOST_CHECK_EXCEPTION(State(folder.path(), ukd, true), Error, [](const Error& error) {
            return error.key() == "error.state-no-file" && error.code() == ExitCode::file_trouble;
        });
    }
}

BOOST_AUTO_TEST_CASE(what_is_too_large_is_not_read) {
    const test::Folder folder;
    begin(folder);
    std::filesystem::resize_file(folder.path() / "2026-11" / "journal", std::uintmax_t{1} << 40);
    BOOST_CHECK_EXCEPTION(State(folder.path(), ukd, true), Error, [](const Error& error) {
        return error.key() == "error.state-too-large" && error.code() == ExitCode::limit_hit;
    });
}

BOOST_AUTO_TEST_CASE(a_state_of_another_version_is_no_damage) {
    const test::Folder folder;
    begin(folder);
    write(folder.path() / "state.json",
          "{\"schema\":\"hakem.state/7\",\"system\":\"ukd\",\"time_class\":\"standard\"}\n");
    BOOST_CHECK_EXCEPTION(State(folder.path(), ukd, true), Error, [](const Error& error) {
        return error.key() == "error.state-of-another-version" &&
               error.code() == ExitCode::not_understood;
    });
    write(folder.path() / "state.json", "{\"schema\":7,\"system\":[]}\n");
    BOOST_CHECK_EXCEPTION(State(folder.path(), ukd, true), Error, is_damage);
}

BOOST_AUTO_TEST_CASE(no_identity_number_is_kept_in_any_text) {
    const test::Folder folder;
    auto event = read("Kupa 10000000146", "10=1=0");
    event.path = "2026/10000000146.trf";
    event.participants[0].person.club = event.participants[0].person.name = "Öz 10000000146";
    {
        State state(folder.path(), ukd, true);
        state.begin("2026-11", {});
        state.count("2026-11", {event, {}});
        state.save();
        BOOST_TEST((state.event(event.content.id) == event)); // this run has them in full
    }
    BOOST_TEST(journal_of(folder).find("10000000146") == std::string::npos);
    const State state(folder.path(), ukd, true);
    BOOST_TEST(state.event(event.content.id).path == "2026/*********46.trf");
    BOOST_TEST(state.ids_like("2026/10000000146.trf").size() == 1U);
}

BOOST_AUTO_TEST_CASE(a_period_goes_on_with_the_list_it_began_with) {
    const test::Folder folder;
    begin(folder);
    State state(folder.path(), ukd, true);
    BOOST_CHECK_NO_THROW(state.begin("2026-11", {}));
    BOOST_CHECK_THROW(state.begin("2026-11", {"list.csv", 7, "", {}}), Error);
    BOOST_CHECK_THROW(state.begin("2026-11", {"", 0, "", {{"cap", "400"}}}), Error);
}

BOOST_AUTO_TEST_CASE(labels_are_months) {
    BOOST_TEST((period::list_date("2026-11") == Date{2026, 11, 1}));
    BOOST_TEST(period::next_label("2026-12") == "2027-01");
    for (const auto* wrong : {"2026-13", "2026-00", "2026-1", "202611", "26-11-01", "0000-01"})
        BOOST_CHECK_THROW(period::list_date(wrong), Error);
}

BOOST_AUTO_TEST_SUITE_END()
