// A file on its way into a batch: its hash, or what is in it.

#include "adjournment/record.hpp"
#include "file_kind.hpp"
#include "gathering.hpp"
#include <hakem/error.hpp>
#include <hakem/system_reason.hpp>
#include <hakem/text.hpp>

#include <nlohmann/json.hpp>

#include <cerrno>
#include <digest/sha256.hpp>
#include <fcntl.h>
#include <fstream>
#include <functional>
#include <sys/stat.h>
#include <unistd.h>

namespace hakem::batch {

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

bool same_state(const struct ::stat& a, const struct ::stat& b) {
    return a.st_size == b.st_size && a.st_mtim.tv_sec == b.st_mtim.tv_sec &&
           a.st_mtim.tv_nsec == b.st_mtim.tv_nsec && a.st_ino == b.st_ino;
}

/// Reads the bytes once, between two looks at the file.
class Reading {
public:
    explicit Reading(const fs::path& path) {
        // A pipe that has taken the place of the file must not hold us.
        file_ = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    }
    ~Reading() {
        if (file_ >= 0) ::close(file_);
    }
    Reading(const Reading&) = delete;
    Reading& operator=(const Reading&) = delete;

    /// The message that says what stands in the way; empty = read whole. Each piece goes to `sink`,
    /// where there is one.
    std::string read(std::uint64_t limit,
                     const std::function<void(std::string_view)>& sink = nullptr) {
        struct ::stat before {
        }, after{};
        if (file_ < 0 || ::fstat(file_, &before) != 0) return "batch.not-readable";
        if (!S_ISREG(before.st_mode)) return "batch.not-a-file";
        size = static_cast<std::uint64_t>(before.st_size);
        if (size > limit) return "batch.file-size";
        Sha256 hash;
        std::string buffer(std::size_t{1} << 16, '\0');
        std::uint64_t got = 0;
        for (::ssize_t count = 0; (count = ::read(file_, buffer.data(), buffer.size())) != 0;) {
            if (count < 0) return "batch.not-readable";
            got += static_cast<std::uint64_t>(count);
            if (got > limit) return "batch.changed";
            const std::string_view piece(buffer.data(), static_cast<std::size_t>(count));
            hash.add(piece);
            if (sink) sink(piece);
        }
        if (::fstat(file_, &after) != 0 || got != size || !same_state(before, after))
            return "batch.changed";
        sha256 = hash.hex();
        return {};
    }

    std::uint64_t size = 0;
    std::string sha256;

private:
    int file_ = -1;
};

std::vector<std::string> arguments_of(std::string_view trouble, std::uint64_t limit) {
    if (trouble == "batch.file-size") return {std::to_string(limit >> 20)};
    return {};
}

Item plain_item(const Candidate& candidate, std::uint64_t limit) {
    Item item;
    item.shown = candidate.path.string();
    item.path = candidate.path;
    item.trouble = candidate.trouble;
    if (!item.trouble.empty()) return item;
    Reading reading(candidate.path);
    item.trouble = reading.read(limit);
    item.arguments = arguments_of(item.trouble, limit);
    item.size = reading.size;
    item.sha256 = std::move(reading.sha256);
    return item;
}

Item entry_item(const Candidate& package, Unpacked entry, std::uint64_t limit) {
    Item item;
    item.package = package.path.string();
    item.shown = item.package + "/" + entry.name;
    item.path = std::move(entry.path);
    item.size = entry.size;
    item.trouble = std::move(entry.trouble);
    item.arguments = std::move(entry.arguments);
    if (!item.trouble.empty()) return item;
    Reading reading(item.path);
    item.trouble = reading.read(limit);
    item.sha256 = std::move(reading.sha256);
    return item;
}

bool is_named_zip(const fs::path& path) {
    return to_lower(path.extension().string(), Language::english) == ".zip";
}

/// Whether what was copied has the hash.
bool copied(const fs::path& from, std::uint64_t limit, std::string_view hash, const fs::path& to) {
    std::ofstream file(to, std::ios::binary | std::ios::trunc);
    Reading reading(from);
    const auto trouble = reading.read(limit, [&](std::string_view piece) {
        file.write(piece.data(), static_cast<std::streamsize>(piece.size()));
    });
    file.close();
    if (!file)
        throw Error(ExitCode::file_trouble, "error.cannot-write",
                    {to.string(), system_reason(errno)});
    return trouble.empty() && reading.sha256 == hash;
}

bool has_bytes(const fs::path& path, std::uint64_t limit, std::string_view hash) {
    Reading reading(path);
    return reading.read(limit).empty() && reading.sha256 == hash;
}

}

std::vector<Item> open_candidate(const Candidate& candidate, const fs::path& spool,
                                 const OpeningLimits& limits) {
    const auto head = candidate.trouble.empty() ? head_of(candidate.path) : std::string();
    const auto kind = kind_of_bytes(head);
    // The size of a package counts as unpacked.
    const auto limit = kind == FileKind::zip ? limits.package.total : limits.file;
    auto whole = plain_item(candidate, limit);
    if (!whole.trouble.empty()) return {std::move(whole)};
    if (whole.size == 0 && is_named_zip(candidate.path)) whole.trouble = "batch.package-empty";
    if (kind == FileKind::other_package) {
        whole.trouble = "batch.other-package";
        whole.arguments = {std::string(name_of_package(head))};
    }
    if (kind != FileKind::zip) return {std::move(whole)};
    auto unpacked = unpack(candidate.path, spool, limits.package);
    if (!unpacked.is_package) return {std::move(whole)};
    if (!unpacked.trouble.empty() || !has_bytes(whole.path, whole.size, whole.sha256)) {
        whole.trouble = unpacked.trouble.empty() ? "batch.changed" : unpacked.trouble;
        whole.arguments = std::move(unpacked.arguments);
        return {std::move(whole)};
    }
    std::vector<Item> items;
    for (auto& entry : unpacked.entries) {
        items.push_back(entry_item(candidate, std::move(entry), limits.package.entry));
        items.back().package_size = whole.size;
        items.back().package_sha256 = whole.sha256;
    }
    return items;
}

std::optional<fs::path> own_copy(const Item& item, const fs::path& folder) {
    if (!item.package.empty()) return item.path;
    const auto record = adjournments::record_path(item.path);
    const auto copy = folder / item.path.filename();
    std::error_code trouble;
    fs::create_directories(folder, trouble);
    if (item.adjournments.empty() && fs::is_regular_file(record, trouble)) return std::nullopt;
    if (!copied(item.path, item.size, item.sha256, copy)) return std::nullopt;
    const auto limit = OpeningLimits().file;
    if (!item.adjournments.empty() &&
        !copied(record, limit, item.adjournments, adjournments::record_path(copy)))
        return std::nullopt;
    return copy;
}

std::string items_text(const std::vector<Item>& items) {
    auto json = Json::array();
    for (const auto& item : items)
        json.push_back({item.path.string(), item.shown, item.package, item.size, item.sha256,
                        item.trouble, item.arguments, item.adjournments, item.package_size,
                        item.package_sha256});
    // Names are bytes; MessagePack takes them as they are.
    const auto bytes = Json::to_msgpack(json);
    return {bytes.begin(), bytes.end()};
}

std::vector<Item> items_of(std::string_view text) {
    std::vector<Item> items;
    for (const auto& json : Json::from_msgpack(text))
        items.push_back({json[0].get<std::string>(), json[1], json[2], json[3], json[4], json[5],
                         json[6].get<std::vector<std::string>>(), json[7], json[8], json[9]});
    return items;
}

}
