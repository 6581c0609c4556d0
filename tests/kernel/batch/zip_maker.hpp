#pragma once
/// Zip packages as hostile senders make them, for the tests.

#include <filesystem>
#include <string>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>
#include <zip.h>

namespace hakem::test {

/// An empty folder for one test.
struct TestFolder {
    std::filesystem::path path =
        std::filesystem::temp_directory_path() / ("hakem-batch-" + std::to_string(::getpid()));
    TestFolder() {
        std::filesystem::remove_all(path);
        std::filesystem::create_directories(path);
    }
    ~TestFolder() { std::filesystem::remove_all(path); }
    TestFolder(const TestFolder&) = delete;
    TestFolder& operator=(const TestFolder&) = delete;
};

struct ZipEntry {
    std::string name, bytes;
    bool link = false, locked = false;
};

inline void make_zip(const std::filesystem::path& path, const std::vector<ZipEntry>& entries) {
    int trouble = 0;
    auto* const zip = zip_open(path.c_str(), ZIP_CREATE | ZIP_TRUNCATE, &trouble);
    for (const auto& entry : entries) {
        auto* const source = zip_source_buffer(zip, entry.bytes.data(), entry.bytes.size(), 0);
        const auto index = zip_file_add(zip, entry.name.c_str(), source, ZIP_FL_ENC_UTF_8);
        if (index < 0) { // a name that libzip itself does not take twice
            zip_source_free(source);
            continue;
        }
        const auto at = static_cast<zip_uint64_t>(index);
        if (entry.link)
            zip_file_set_external_attributes(zip, at, 0, ZIP_OPSYS_UNIX, (S_IFLNK | 0777u) << 16);
        if (entry.locked) zip_file_set_encryption(zip, at, ZIP_EM_AES_256, "secret");
    }
    zip_close(zip);
}

/// The same bytes with another text of the same length in place of one: names that no program
/// writes.
inline std::string with_replaced(std::string bytes, const std::string& old,
                                 const std::string& other) {
    for (std::size_t at = 0; (at = bytes.find(old, at)) != std::string::npos; at += old.size())
        bytes.replace(at, old.size(), other);
    return bytes;
}

}
