#include "../batch/zip_maker.hpp"
#include "lines/file_lock.hpp"
#include <hakem/error.hpp>

#include <boost/test/unit_test.hpp>

#include <fstream>
#include <sys/stat.h>

using namespace hakem;
using hakem::test::TestFolder;
using lines::FileLock;

namespace {

auto with_key(std::string_view key) {
    return [key](const Error& error) {
        return error.code() == ExitCode::file_trouble && error.key() == key;
    };
}

}

BOOST_AUTO_TEST_SUITE(file_lock)

BOOST_AUTO_TEST_CASE(one_at_a_time_and_the_folder_is_named) {
    const TestFolder folder;
    {
        const lines::FolderLock held(folder.path, "error.state-busy");
        BOOST_CHECK_EXCEPTION(lines::FolderLock(folder.path, "error.state-busy"), Error,
                              [&](const Error& error) {
                                  return with_key("error.state-busy")(error) &&
                                         error.arguments().front() == folder.path.string();
                              });
    }
    BOOST_CHECK_NO_THROW(lines::FolderLock(folder.path, "error.state-busy"));
    BOOST_CHECK(std::filesystem::exists(folder.path / "lock"));
}

BOOST_AUTO_TEST_CASE(a_passing_file_goes_where_nothing_was_written_to_it) {
    const TestFolder folder;
    const auto path = folder.path / "record";
    const FileLock::Way passing{.passing = true};
    { const FileLock held(path, passing, "busy", path); }
    BOOST_CHECK(!std::filesystem::exists(path));
    {
        const FileLock held(path, passing, "busy", path);
        std::ofstream(path) << "line";
    }
    BOOST_CHECK(std::filesystem::exists(path));
}

BOOST_AUTO_TEST_CASE(neither_a_pipe_nor_what_a_link_leads_to_is_locked) {
    const TestFolder folder;
    const auto pipe = folder.path / "pipe", link = folder.path / "link";
    BOOST_REQUIRE_EQUAL(::mkfifo(pipe.c_str(), 0600), 0);
    std::ofstream(folder.path / "file") << "x";
    std::filesystem::create_symlink("file", link);
    for (const auto& path : {pipe, link, folder.path / "no-folder" / "file"})
        BOOST_CHECK_EXCEPTION(FileLock(path, {}, "busy", path), Error,
                              with_key("error.cannot-write"));
}

BOOST_AUTO_TEST_SUITE_END()
