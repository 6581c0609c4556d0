#include "zip/writer.hpp"

#include <hakem/error.hpp>

#include <algorithm>
#include <charconv>
#include <ctime>
#include <memory>
#include <set>
#include <sys/stat.h>
#include <zip.h>

namespace hakem::zip {

namespace {

namespace fs = std::filesystem;
using Handle = std::unique_ptr<::zip_t, decltype(&::zip_discard)>;

[[noreturn]] void cannot_write(const fs::path& path, ::zip_t* zip) {
    throw Error(ExitCode::file_trouble, "error.cannot-write", {path.string(), zip_strerror(zip)});
}

/// Date and time as zip has them, in steps of two seconds from 1980 to 2107.
struct DosTime {
    zip_uint16_t time = 0, date = (1 << 5) | 1;
};

DosTime dos_time(const std::optional<std::string>& epoch) {
    if (!epoch) return {};
    std::int64_t seconds = 0;
    std::from_chars(epoch->data(), epoch->data() + epoch->size(), seconds);
    constexpr std::int64_t first = 315'532'800, last = 4'354'819'198;
    const std::time_t bounded = std::clamp(seconds, first, last);
    std::tm day{};
    ::gmtime_r(&bounded, &day);
    return {
        static_cast<zip_uint16_t>(day.tm_hour << 11 | day.tm_min << 5 | day.tm_sec / 2),
        static_cast<zip_uint16_t>((day.tm_year - 80) << 9 | (day.tm_mon + 1) << 5 | day.tm_mday)};
}

void write_once(const fs::path& path, const std::vector<NewEntry>& entries, DosTime when,
                const std::set<std::size_t>& stored) {
    int trouble = 0;
    const auto failed = [&] {
        zip_error_t error;
        zip_error_init_with_code(&error, trouble);
        const std::string why = zip_error_strerror(&error);
        zip_error_fini(&error);
        return Error(ExitCode::file_trouble, "error.cannot-write", {path.string(), why});
    };
    Handle zip(zip_open(path.c_str(), ZIP_CREATE | ZIP_TRUNCATE, &trouble), &zip_discard);
    if (!zip) throw failed();
    constexpr zip_uint32_t plain_file = (S_IFREG | 0644U) << 16;
    constexpr zip_uint32_t level = 6;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const auto& entry = entries[i];
        auto* source = entry.file.empty()
                           ? zip_source_buffer(zip.get(), entry.bytes.data(), entry.bytes.size(), 0)
                           : zip_source_file(zip.get(), entry.file.c_str(), 0, -1);
        if (source == nullptr) cannot_write(path, zip.get());
        const auto index = zip_file_add(zip.get(), entry.name.c_str(), source, ZIP_FL_ENC_UTF_8);
        if (index < 0) {
            zip_source_free(source);
            cannot_write(path, zip.get());
        }
        const auto at = static_cast<zip_uint64_t>(index);
        const auto method = stored.count(i) != 0 ? ZIP_CM_STORE : ZIP_CM_DEFLATE;
        if (zip_set_file_compression(zip.get(), at, method, level) != 0 ||
            zip_file_set_dostime(zip.get(), at, when.time, when.date, 0) != 0 ||
            zip_file_set_external_attributes(zip.get(), at, 0, ZIP_OPSYS_UNIX, plain_file) != 0)
            cannot_write(path, zip.get());
    }
    if (zip_close(zip.get()) != 0) cannot_write(path, zip.get());
    zip.release();
}

/// Those that a reader with these limits would take for a bomb.
std::set<std::size_t> packed_too_well(const fs::path& path, const Limits& limits) {
    std::set<std::size_t> found;
    const Handle zip(zip_open(path.c_str(), ZIP_RDONLY, nullptr), &zip_discard);
    if (!zip) return found;
    const auto count = static_cast<std::size_t>(zip_get_num_entries(zip.get(), 0));
    for (std::size_t i = 0; i < count; ++i) {
        zip_stat_t status;
        zip_stat_init(&status);
        if (zip_stat_index(zip.get(), i, 0, &status) == 0 &&
            limits.packs_too_well(status.size, status.comp_size))
            found.insert(i);
    }
    return found;
}

}

void write(const fs::path& path, const std::vector<NewEntry>& entries,
           const std::optional<std::string>& epoch, const Limits& limits) {
    const auto when = dos_time(epoch);
    write_once(path, entries, when, {});
    if (const auto stored = packed_too_well(path, limits); !stored.empty())
        write_once(path, entries, when, stored);
}

}
