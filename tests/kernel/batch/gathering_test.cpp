#include "batch/file_kind.hpp"
#include "batch/gathering.hpp"
#include "support.hpp"
#include "zip_maker.hpp"

#include <boost/test/unit_test.hpp>

#include <digest/sha256.hpp>
#include <fstream>
#include <sys/stat.h>

using namespace hakem;
using namespace hakem::batch;
using hakem::test::TestFolder;

namespace {

void write(const std::filesystem::path& path, const std::string& bytes) {
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << bytes;
}

std::vector<std::string> names(const std::vector<Candidate>& found, const TestFolder& folder) {
    std::vector<std::string> names;
    for (const auto& candidate : found)
        names.push_back(candidate.path.lexically_relative(folder.path).string() +
                        (candidate.trouble.empty() ? "" : "!" + candidate.trouble));
    return names;
}

}

BOOST_AUTO_TEST_SUITE(batch_gathering)

// FIPS 180-4, as its own examples have it.
BOOST_AUTO_TEST_CASE(sha256_is_that_of_the_standard) {
    BOOST_CHECK_EQUAL(sha256("abc"),
                      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    BOOST_CHECK_EQUAL(sha256(""),
                      "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
}

BOOST_AUTO_TEST_CASE(everything_in_nested_folders_is_found_once_in_order) {
    const TestFolder folder;
    write(folder.path / "b" / "2.trf", "x");
    write(folder.path / "b" / "deep" / "1.trf", "x");
    write(folder.path / "a.pdf", "x");
    write(folder.path / "out" / "events" / "old.html", "x");
    std::filesystem::create_directory_symlink(folder.path, folder.path / "loop");
    std::filesystem::create_symlink("nowhere", folder.path / "dangling");
    ::mkfifo((folder.path / "pipe").c_str(), 0600);
    const auto found =
        names(gather({folder.path, folder.path / "b" / "2.trf", folder.path / "missing"},
                     folder.path / "out"),
              folder);
    const std::vector<std::string> expected{"a.pdf",
                                            "b/2.trf",
                                            "b/deep/1.trf",
                                            "dangling!batch.not-a-file",
                                            "loop!batch.folder-link",
                                            "missing!batch.not-there",
                                            "pipe!batch.not-a-file"};
    BOOST_CHECK_EQUAL_COLLECTIONS(found.begin(), found.end(), expected.begin(), expected.end());
}

BOOST_AUTO_TEST_CASE(items_go_from_process_to_process_with_any_bytes_in_their_names) {
    Item item;
    item.path = "a\xff\n\"b";
    item.shown = "p.zip/ş";
    item.package = "p.zip";
    item.size = 12;
    item.sha256 = sha256("x");
    item.trouble = "batch.changed";
    item.arguments = {"1", "2"};
    const auto back = items_of(items_text({item, item}));
    BOOST_REQUIRE_EQUAL(back.size(), 2u);
    BOOST_CHECK_EQUAL(back[1].path.string(), item.path.string());
    BOOST_CHECK_EQUAL(back[1].shown, item.shown);
    BOOST_CHECK_EQUAL(back[1].arguments.size(), 2u);
}

// The bytes that were hashed are judged, whatever comes to lie there meanwhile.
BOOST_AUTO_TEST_CASE(a_changed_file_is_known_and_what_is_worked_on_does_not_change) {
    const TestFolder folder;
    write(folder.path / "a.trf", "012 A\n");
    const auto items = open_candidate({folder.path / "a.trf"}, folder.path / "spool", {});
    BOOST_REQUIRE_EQUAL(items.size(), 1u);
    BOOST_CHECK_EQUAL(items[0].sha256, sha256("012 A\n"));
    const auto copy = own_copy(items[0], folder.path / "own");
    BOOST_REQUIRE(copy);
    write(folder.path / "a.trf", "012 B\n");
    BOOST_CHECK_EQUAL(test::bytes_of_file(*copy), "012 A\n");
    BOOST_CHECK(!own_copy(items[0], folder.path / "own"));
    write(folder.path / "a.trf", "012 A\nmore");
    BOOST_CHECK(!own_copy(items[0], folder.path / "own"));
    std::filesystem::remove(folder.path / "a.trf");
    BOOST_CHECK(!own_copy(items[0], folder.path / "own"));
}

BOOST_AUTO_TEST_CASE(too_large_and_foreign_files_are_told) {
    const TestFolder folder;
    OpeningLimits limits;
    limits.file = 1 << 20;
    write(folder.path / "large.trf", std::string((1 << 20) + 1, 'x'));
    write(folder.path / "a.7z", "7z\xbc\xaf\x27\x1c and more");
    BOOST_CHECK_EQUAL(
        open_candidate({folder.path / "large.trf"}, folder.path / "s", limits)[0].trouble,
        "batch.file-size");
    BOOST_CHECK_EQUAL(open_candidate({folder.path / "a.7z"}, folder.path / "s", limits)[0].trouble,
                      "batch.other-package");
    BOOST_CHECK_EQUAL(name_of_package("Rar!\x1a\x07\x01"), "RAR");
    BOOST_CHECK(name_of_package("012 Rar!").empty());
}

BOOST_AUTO_TEST_SUITE_END()
