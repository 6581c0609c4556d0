#include <hakem/diagnostic.hpp>

#include <boost/test/unit_test.hpp>

using namespace hakem;

namespace {

constexpr Message messages[] = {{"diagnostic.TEST-0001", "result '{0}' where a bye was expected",
                                 "'{0}' sonucu, bay bekleniyordu"}};
const MessageTable table{messages};

}

BOOST_AUTO_TEST_SUITE(diagnostic)

BOOST_AUTO_TEST_CASE(is_one_line_with_place_code_and_caret) {
    Diagnostics found("open.trf");
    found.add(Severity::error, "TEST-0001", 41, 7, 2, {"1"}, "001  12  x");
    BOOST_TEST(to_text(found.all().front(), Language::english) ==
               "open.trf:41:7: error[TEST-0001]: result '1' where a bye was expected\n"
               "001  12  x\n"
               "      ^^");
    BOOST_TEST(to_text(found.all().front(), Language::turkish)
                   .starts_with("open.trf:41:7: hata[TEST-0001]: '1' sonucu"));
}

BOOST_AUTO_TEST_CASE(the_caret_stands_under_the_character_not_the_byte) {
    Diagnostics found("x");
    found.add(Severity::note, "TEST-0001", 1, 4, 1, {""}, "Şşğ!");
    BOOST_TEST(to_text(found.all().front(), Language::english).ends_with("Şşğ!\n   ^"));
}

BOOST_AUTO_TEST_CASE(long_lines_are_cut_around_the_place) {
    Diagnostics found("x");
    found.add(Severity::note, "TEST-0001", 1, 501, 1, {""},
              std::string(500, 'a') + "!" + std::string(500, 'b'));
    const auto text = to_text(found.all().front(), Language::english);
    const auto caret = text.size() - 1 - text.rfind('\n') - 1;
    const auto line_begin = text.find('\n') + 1;
    BOOST_TEST(text.size() < 600u);
    // The ellipsis takes three bytes and one column.
    BOOST_TEST(text[line_begin + caret + 2] == '!');
}

BOOST_AUTO_TEST_CASE(strict_turns_repairs_into_errors) {
    Diagnostics gentle("x"), strict("x", true);
    gentle.repaired("TEST-0001", 1, 1, 1, {""});
    strict.repaired("TEST-0001", 1, 1, 1, {""});
    BOOST_TEST(!gentle.has_errors());
    BOOST_TEST(strict.has_errors());
}

BOOST_AUTO_TEST_CASE(a_hostile_file_cannot_fill_the_memory_and_nothing_is_uncounted) {
    Diagnostics found("x");
    for (std::uint32_t i = 1; i <= 100000; ++i)
        found.add(Severity::error, "TEST-0001", i, 1, 1, {""});
    BOOST_TEST(found.all().size() == Diagnostics::limit_per_code);
    BOOST_TEST(found.count(Severity::error) == 100000u);
}

BOOST_AUTO_TEST_CASE(numbers_of_ten_digits_and_more_are_hidden) {
    Diagnostics found("x");
    found.add(Severity::note, "TEST-0001", 1, 1, 1, {"1234567055"},
              "TUR 123456789 1234567055 12345678901 00000000703 123456789012");
    BOOST_TEST(found.all()[0].arguments[0] == "********55");
    BOOST_TEST(found.all()[0].excerpt ==
               "TUR 123456789 ********55 *********01 *********03 **********12");
}

BOOST_AUTO_TEST_CASE(control_characters_of_a_file_do_not_reach_the_terminal) {
    Diagnostics found("a\x1b[2Jb");
    found.add(Severity::error, "TEST-0001", 1, 1, 1, {"\x1b[31m"}, "\x1b[31m");
    BOOST_TEST(to_text(found.all().front(), Language::english).find('\x1b') == std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
