#include "sample.hpp"
#include "support.hpp"
#include <hakem/error.hpp>

#include <boost/test/unit_test.hpp>

#include <fstream>

namespace {

using namespace hakem;
using namespace hakem::adjournment;
using namespace hakem::adjournments;
using test::handed;
using test::line;
using test::RecordFolder;

void append(const RecordFolder& folder, const std::vector<RecordLine>& lines) {
    Diagnostics found;
    OpenRecord record(folder.record());
    record.read(found);
    record.append("Kış Açık", lines);
}

ReadRecord read(const RecordFolder& folder, Diagnostics& found) {
    return read_record(folder.record(), found);
}

std::string codes(const Diagnostics& found) {
    std::string text;
    for (const auto& one : found.all()) text += (text.empty() ? "" : " ") + one.code;
    return text;
}

std::string bytes(const RecordFolder& folder) { return test::bytes_of_file(folder.record()); }

void put(const RecordFolder& folder, std::string_view content) {
    std::ofstream(folder.record(), std::ios::binary) << content;
}

/// Every kind of event, with no field as usual.
std::vector<RecordLine> every_event() {
    std::vector<RecordLine> lines;
    auto begin = handed();
    begin.seat = 1;
    begin.session_start = test::at(-4 * 3600);
    begin.given = 7200;
    begin.next_period = 3600;
    begin.increment = 30;
    begin.early = true;
    for (const What& what : std::initializer_list<What>{
             begin,
             Written{true},
             ShownOnBoard{"Ad3"},
             Stopped{ClockTimes{-5, 900}, false, false, false, true},
             Kept{test::at(86400), "Salon 2", "Başhakem", 1800},
             DrawOffered{Colour::black},
             DrawAccepted{Colour::white},
             DrawRefused{Colour::white},
             DrawAgreed{},
             Resigned{Colour::black},
             SetUp{ClockTimes{5700, 4500}, true, true},
             Arrived{Colour::black, false},
             Opened{Found::no_move, "Ad3", "en"},
             ReplySealed{true, ClockTimes{1, 2}},
             EnvelopeLost{ClockTimes{3, 4}},
             MoveTold{"Nd3", "figurine"},
             PositionLost{},
             ClocksDisputed{Colour::white, {5, 6}, true},
             Moved{Colour::white, "Şe2", ClockTimes{7, 8}},
             Excused{Colour::black, "trafik"},
             DefaultTimeOver{},
             FlagFell{Colour::white},
             Concluded{Outcome::forfeit_win, Outcome::forfeit_loss, "karar"},
             Withdrawn{"yanlış masa", 3}})
        lines.push_back(line(what, static_cast<std::int64_t>(lines.size())));
    lines[1].locked.text = "c2VhbGVk";
    return lines;
}

}

BOOST_AUTO_TEST_SUITE(adjournment_record)

BOOST_AUTO_TEST_CASE(every_event_comes_back_as_it_was_written) {
    const RecordFolder folder;
    const auto lines = every_event();
    BOOST_REQUIRE_EQUAL(lines.size(), std::variant_size_v<What>);
    append(folder, lines);
    Diagnostics found;
    const auto record = read(folder, found);
    BOOST_TEST(codes(found) == "");
    BOOST_TEST(record.tournament == "Kış Açık");
    BOOST_REQUIRE_EQUAL(record.lines.size(), lines.size());
    for (std::size_t i = 0; i < lines.size(); ++i) {
        BOOST_TEST((record.lines[i].event == lines[i].event), name_of(lines[i].event.what));
        BOOST_TEST((record.lines[i].locked == lines[i].locked));
        BOOST_TEST(record.lines[i].line == i + 2);
        BOOST_TEST(record.lines[i].paired == 3);
    }
}

BOOST_AUTO_TEST_CASE(a_record_is_only_appended_to) {
    const RecordFolder folder;
    append(folder, {line(handed())});
    const auto before = bytes(folder);
    append(folder, {line(Written{}, 60), line(Stopped{}, 90)});
    BOOST_TEST(bytes(folder).starts_with(before));
    Diagnostics found;
    BOOST_TEST(read(folder, found).lines.size() == 3u);
}

BOOST_AUTO_TEST_CASE(a_torn_last_line_counts_as_never_written_and_goes_at_the_next_write) {
    const RecordFolder folder;
    append(folder, {line(handed())});
    const auto whole = bytes(folder);
    append(folder, {line(Written{}, 60)});
    const auto longer = bytes(folder);
    for (auto cut = whole.size() + 1; cut < longer.size(); ++cut) {
        put(folder, longer.substr(0, cut));
        Diagnostics found;
        const auto record = read(folder, found);
        BOOST_REQUIRE_EQUAL(record.lines.size(), 1u);
        BOOST_REQUIRE_EQUAL(codes(found), "ADJ-0102");
        BOOST_REQUIRE(!found.has_errors() && record.torn);
    }
    append(folder, {line(Written{}, 60)});
    BOOST_TEST(bytes(folder) == longer);
}

BOOST_AUTO_TEST_CASE(of_a_command_with_several_events_all_or_none_count) {
    const RecordFolder folder;
    append(folder, {line(handed())});
    const auto whole = bytes(folder);
    append(folder, {line(Written{}, 60), line(Stopped{}, 90), line(Kept{}, 90)});
    const auto longer = bytes(folder);
    for (auto cut = whole.size() + 1; cut < longer.size(); ++cut) {
        put(folder, longer.substr(0, cut));
        Diagnostics found;
        BOOST_REQUIRE_EQUAL(read(folder, found).lines.size(), 1u);
        BOOST_REQUIRE_EQUAL(codes(found), "ADJ-0102");
    }
    put(folder, longer.substr(0, longer.size() - 1));
    append(folder, {line(Written{}, 60), line(Stopped{}, 90), line(Kept{}, 90)});
    BOOST_TEST(bytes(folder) == longer);
}

BOOST_AUTO_TEST_CASE(a_changed_byte_is_found_and_nothing_is_written_any_more) {
    const RecordFolder folder;
    append(folder, {line(handed()), line(Written{}, 60), line(Stopped{}, 90)});
    const auto whole = bytes(folder);
    for (std::size_t i = 0; i + 1 < whole.size(); i += 7) {
        auto changed = whole;
        changed[i] = static_cast<char>(changed[i] ^ 1);
        put(folder, changed);
        Diagnostics found;
        OpenRecord record(folder.record());
        record.read(found);
        BOOST_REQUIRE_MESSAGE(found.has_errors(), i);
        BOOST_REQUIRE_THROW(record.append("Kış Açık", {line(Kept{}, 95)}), Error);
        BOOST_REQUIRE(bytes(folder) == changed);
    }
}

BOOST_AUTO_TEST_CASE(lines_that_were_lost_or_swapped_are_found) {
    const RecordFolder folder;
    append(folder, {line(handed())});
    append(folder, {line(Written{}, 60)});
    append(folder, {line(Stopped{}, 90)});
    const auto whole = bytes(folder);
    const auto second = whole.find('\n', whole.find('\n') + 1) + 1;
    const auto third = whole.find('\n', second) + 1;
    put(folder, whole.substr(0, second) + whole.substr(third));
    Diagnostics found;
    BOOST_TEST(read(folder, found).lines.size() == 1u);
    BOOST_TEST(codes(found) == "ADJ-0103");
    BOOST_TEST(found.all().front().line == 3u);
}

BOOST_AUTO_TEST_CASE(what_could_not_be_read_again_is_not_written) {
    const RecordFolder folder;
    BOOST_CHECK_THROW(append(folder, {line(Excused{Colour::white, std::string(2000, 'a')})}),
                      Error);
    BOOST_CHECK_THROW(append(folder, {line(Excused{Colour::white, "a\nb"})}), Error);
    BOOST_TEST(!std::filesystem::exists(folder.record()));
}

BOOST_AUTO_TEST_CASE(a_record_that_nothing_was_written_to_is_not_left_behind) {
    const RecordFolder folder;
    {
        Diagnostics found;
        OpenRecord record(folder.record());
        record.read(found);
        BOOST_TEST(std::filesystem::exists(folder.record()));
    }
    BOOST_TEST(!std::filesystem::exists(folder.record()));
}

BOOST_AUTO_TEST_CASE(one_program_writes_at_a_time) {
    const RecordFolder folder;
    const OpenRecord first(folder.record());
    BOOST_CHECK_EXCEPTION(OpenRecord(folder.record()), Error,
                          [](const Error& error) { return error.key() == "error.adjourn-busy"; });
}

BOOST_AUTO_TEST_CASE(what_is_no_file_is_told_and_not_waited_for) {
    const RecordFolder folder;
    std::filesystem::create_directory(folder.record());
    Diagnostics found;
    BOOST_TEST(read(folder, found).lines.empty());
    BOOST_TEST(codes(found) == "ADJ-0101");
    std::filesystem::remove(folder.record());
    std::filesystem::create_symlink("/dev/zero", folder.record());
    Diagnostics more;
    BOOST_TEST(read(folder, more).lines.empty());
    BOOST_TEST(codes(more) == "ADJ-0101");
    BOOST_CHECK_THROW(OpenRecord(folder.record()), Error);
}

BOOST_AUTO_TEST_SUITE_END()
