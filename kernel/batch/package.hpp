#pragma once
/// Zip packages, and packages in them: unpacked into a folder of ours, within limits.

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace hakem::batch {

struct PackageLimits {
    std::uint64_t entry = std::uint64_t{64} << 20; ///< bytes of an entry
    std::uint64_t total = std::uint64_t{2} << 30;  ///< bytes of all entries, nested ones too
    std::uint64_t ratio = 200;                     ///< times its packed size, beyond `free`
    std::uint64_t free = std::uint64_t{4} << 20;
    std::uint64_t free_total = std::uint64_t{64} << 20; ///< `total` is at most this and the ratio
    std::size_t entries = 20'000; ///< nested ones too
    int depth = 3;                ///< packages within each other
};

/// An entry, unpacked or told why not.
struct Unpacked {
    std::string name;           ///< "round-3/open.trf", of a nested one "b.zip/open.trf"
    std::filesystem::path path; ///< of its bytes; empty where there is a trouble
    std::uint64_t size = 0;
    std::string trouble = {}; ///< message key
    std::vector<std::string> arguments = {};
};

struct Unpacking {
    bool is_package = true; ///< false: a document of an office program, which is a zip as well
    std::vector<Unpacked> entries;
    std::string trouble; ///< the package as a whole is not read; it has no entries then
    std::vector<std::string> arguments;
};

/// `folder` is made, and should be empty. Throws Error file_trouble where it cannot be written.
Unpacking unpack(const std::filesystem::path& package, const std::filesystem::path& folder,
                 const PackageLimits& limits);

}
