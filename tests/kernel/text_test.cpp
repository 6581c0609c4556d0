#include <hakem/text.hpp>

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <vector>

using namespace hakem;

BOOST_AUTO_TEST_SUITE(text)

BOOST_AUTO_TEST_CASE(turkish_case_keeps_the_dot) {
    BOOST_TEST(to_upper("ılgın işçi", Language::turkish) == "ILGIN İŞÇİ");
    BOOST_TEST(to_lower("ILGIN İŞÇİ", Language::turkish) == "ılgın işçi");
    BOOST_TEST(to_upper("title", Language::english) == "TITLE");
}

// Regulation 17.1: names in the order of the Turkish alphabet; ç after c, ı before i.
BOOST_AUTO_TEST_CASE(turkish_order_of_names) {
    std::vector<std::string> names = {"İnan", "Işık", "Ilgaz", "Zeki", "Çelik", "Cengiz", "Öz",
                                      "Oya",  "Şen",  "Sezer", "Ünal", "Uysal", "Ğ",      "Gül"};
    const Collator collator(Language::turkish);
    std::sort(names.begin(), names.end(),
              [&](const auto& a, const auto& b) { return collator.less(a, b); });
    const std::vector<std::string> expected = {"Cengiz", "Çelik", "Gül",  "Ğ",   "Ilgaz",
                                               "Işık",   "İnan",  "Oya",  "Öz",  "Sezer",
                                               "Şen",    "Uysal", "Ünal", "Zeki"};
    BOOST_TEST(names == expected, boost::test_tools::per_element());
    BOOST_TEST((collator.key("Ilgaz") < collator.key("İnan")));
}

BOOST_AUTO_TEST_CASE(characters_are_counted_not_bytes) {
    BOOST_TEST(length_of("Şükrü") == 5u);
    BOOST_TEST(slice("Şükrü Ilgın", 6, 3) == "Ilg");
    BOOST_TEST(slice("ab", 5, 2) == "");
    BOOST_TEST(display_width("Şükrü") == 5u);
    BOOST_TEST(display_width("日本") == 4u);
}

BOOST_AUTO_TEST_CASE(ascii_letters_for_files_that_allow_nothing_else) {
    BOOST_TEST(to_ascii("Şükrü ILGIN, Çağrı İğdır") == "Sukru ILGIN, Cagri Igdir");
    BOOST_TEST(to_ascii("½") != "½");
}

BOOST_AUTO_TEST_CASE(hostile_characters_do_not_reach_a_terminal) {
    BOOST_TEST(printable("a\x1b[31mb") == "a\uFFFD[31mb");
    BOOST_TEST(printable("a\u202Eb") == "a\uFFFDb");
    BOOST_TEST(printable(std::string_view("a\0b", 3)) == "a\uFFFDb");
    BOOST_TEST(printable("a\nb") == "a\uFFFDb");
    BOOST_TEST(printable("\xff") == "\uFFFD");
}

BOOST_AUTO_TEST_CASE(file_names_stay_in_their_folder) {
    BOOST_TEST(file_name_of("../../etc/passwd") == "etc-passwd");
    BOOST_TEST(file_name_of("Kış Açık Turnuvası 2026") == "Kis-Acik-Turnuvasi-2026");
    BOOST_TEST(file_name_of("") == "file");
    BOOST_TEST(file_name_of("con") == "file-con");
    BOOST_TEST(file_name_of("lpt1") == "file-lpt1");
    BOOST_TEST(file_name_of(std::string(500, 'x')).size() == 80u);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(encoding)

// Windows-1254 bytes of the Turkish letters (rules: D0 Ğ DD İ DE Ş F0 ğ FD ı FE ş).
BOOST_AUTO_TEST_CASE(turkish_code_page_is_found_by_its_letters) {
    const auto decoded = decode("012 \xDDzmir A\xE7\xFD"
                                "k \xDE"
                                "enli\xF0"
                                "i\n");
    BOOST_TEST(decoded.text == "012 İzmir Açık Şenliği\n");
    BOOST_TEST(decoded.encoding == "windows-1254");
    BOOST_TEST(decoded.assumed);
}

BOOST_AUTO_TEST_CASE(western_code_page_where_nothing_is_turkish) {
    const auto decoded = decode("001 Jos\xE9 Garc\xED"
                                "a\n");
    BOOST_TEST(decoded.text == "001 José García\n");
    BOOST_TEST(decoded.encoding == "windows-1252");
}

BOOST_AUTO_TEST_CASE(marks_decide) {
    const auto utf8 = decode("\xEF\xBB\xBFŞ");
    BOOST_TEST(utf8.text == "Ş");
    BOOST_TEST(utf8.had_bom);
    BOOST_TEST(!utf8.assumed);
    const auto utf16 = decode(std::string("\xFF\xFE"
                                          "0\0"
                                          "1\0",
                                          6));
    BOOST_TEST(utf16.text == "01");
    BOOST_TEST(utf16.encoding == "UTF-16LE");
    const auto unmarked = decode(std::string("0\0001\0002\0 \0A\0b\0", 12));
    BOOST_TEST(unmarked.text == "012 Ab");
}

BOOST_AUTO_TEST_CASE(every_byte_of_a_code_page_survives_the_way_there_and_back) {
    std::string bytes;
    for (int byte = 1; byte < 256; ++byte) bytes += static_cast<char>(byte);
    bytes += " TUR ";
    const auto decoded = decode(bytes);
    std::size_t lost = 0;
    BOOST_TEST(decoded.encoding == "windows-1254");
    BOOST_TEST((encode(decoded.text, decoded.encoding, lost) == bytes));
    BOOST_TEST(lost == 0u);
}

BOOST_AUTO_TEST_CASE(characters_that_a_code_page_lacks_are_counted) {
    std::size_t lost = 0;
    BOOST_TEST(encode("a日b?", "windows-1254", lost) == "a?b?");
    BOOST_TEST(lost == 1u);
}

BOOST_AUTO_TEST_CASE(long_text_is_converted_whole) {
    std::string bytes;
    for (int i = 0; i < 40000; ++i) bytes += "\xFE";
    const auto decoded = decode(bytes);
    BOOST_TEST(length_of(decoded.text) == 40000u);
}

BOOST_AUTO_TEST_SUITE_END()
