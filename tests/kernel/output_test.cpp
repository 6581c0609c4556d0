#include "support.hpp"
#include <hakem/error.hpp>
#include <hakem/output.hpp>

#include <boost/test/unit_test.hpp>

#include <csignal>
#include <filesystem>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace hakem;
namespace fs = std::filesystem;

namespace {

/// An empty folder for one test.
struct Folder {
    fs::path path = fs::temp_directory_path() / ("hakem-output-" + std::to_string(::getpid()));
    Folder() {
        fs::remove_all(path);
        fs::create_directories(path);
    }
    ~Folder() { fs::remove_all(path); }
    std::size_t files() const {
        return static_cast<std::size_t>(
            std::distance(fs::directory_iterator(path), fs::directory_iterator()));
    }
};

}

BOOST_AUTO_TEST_SUITE(output)

BOOST_AUTO_TEST_CASE(replaces_a_file_whole_and_makes_folders) {
    const Folder folder;
    const auto path = folder.path / "new" / "a.txt";
    write_whole(path, "one");
    write_whole(path, "two");
    BOOST_TEST(test::bytes_of_file(path) == "two");
    BOOST_TEST(folder.files() == 1u);
}

BOOST_AUTO_TEST_CASE(a_full_disk_is_an_error_and_leaves_nothing) {
    try {
        write_whole("/dev/full/x", "text");
        BOOST_ERROR("written into a device");
    } catch (const Error& error) {
        BOOST_TEST((error.code() == ExitCode::file_trouble));
        BOOST_TEST(error.arguments().front() == "/dev/full/x");
    }
}

BOOST_AUTO_TEST_CASE(a_device_is_written_to_and_stays_a_device) {
    BOOST_CHECK_THROW(write_whole("/dev/full", "text"), Error);
    write_whole("/dev/null", "text");
    BOOST_TEST(fs::is_character_file("/dev/full"));
    BOOST_TEST(fs::is_character_file("/dev/null"));
}

BOOST_AUTO_TEST_CASE(a_link_keeps_leading_to_its_file) {
    const Folder folder;
    write_whole(folder.path / "file", "one");
    fs::create_symlink("file", folder.path / "link");
    write_whole(folder.path / "link", "two");
    BOOST_TEST(fs::is_symlink(folder.path / "link"));
    BOOST_TEST(test::bytes_of_file(folder.path / "file") == "two");
}

BOOST_AUTO_TEST_CASE(a_folder_in_the_way_is_an_error_and_leaves_nothing) {
    const Folder folder;
    fs::create_directories(folder.path / "taken" / "inside");
    BOOST_CHECK_THROW(write_whole(folder.path / "taken", "text"), Error);
    BOOST_TEST(folder.files() == 1u);
}

// Killed again and again while it writes: whoever looks sees a whole file or the old one.
BOOST_AUTO_TEST_CASE(killed_at_any_moment_it_leaves_no_half_file) {
    const Folder folder;
    const auto path = folder.path / "big.txt";
    const std::string old_text(1 << 20, 'a'), new_text(1 << 20, 'b');
    write_whole(path, old_text);
    for (int round = 0; round < 30; ++round) {
        const auto child = ::fork();
        if (child == 0) {
            for (;;) write_whole(path, new_text);
        }
        std::this_thread::sleep_for(std::chrono::microseconds(200 * round));
        ::kill(child, SIGKILL);
        ::waitpid(child, nullptr, 0);
        const auto found = test::bytes_of_file(path);
        BOOST_TEST_REQUIRE((found == old_text || found == new_text));
    }
}

BOOST_AUTO_TEST_SUITE_END()
