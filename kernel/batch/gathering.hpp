#pragma once
/// From folders to the files that a batch is about; nothing that lies there is left out.

#include "package.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::batch {

/// What lies in a folder, or was named.
struct Candidate {
    std::filesystem::path path;
    std::string trouble = {}; ///< message: why it is not opened (a pipe, a folder that is closed)
};

/// Every file of the folders, nested ones too, and the files that were named, in order of paths,
/// each once. `out`: where the batch writes; what lies there is not looked at.
std::vector<Candidate> gather(const std::vector<std::filesystem::path>& paths,
                              const std::filesystem::path& out);

/// A file to be checked: one of a folder, or of a package.
struct Item {
    std::filesystem::path path; ///< that is opened; empty with a trouble
    std::string shown;          ///< "may/party.zip/open.trf"; may have identity numbers in it
    std::string package;        ///< "may/party.zip"; empty = not of a package
    std::uint64_t size = 0;
    std::string sha256; ///< of its bytes; empty where they were not read
    std::string trouble;
    std::vector<std::string> arguments;
    std::string adjournments =
        {}; ///< hash of the record of adjourned games beside it; empty = none
    std::uint64_t package_size = 0; ///< of its package
    std::string package_sha256 = {};
};

struct OpeningLimits {
    std::uint64_t file = std::uint64_t{64} << 20;
    PackageLimits package;
};

/// Hashes a file, or unpacks it into `spool` and hashes what was in it. Throws Error where the
/// spool cannot be written.
std::vector<Item> open_candidate(const Candidate& candidate, const std::filesystem::path& spool,
                                 const OpeningLimits& limits);

/// Whether it is a record of adjourned games by its name.
bool is_record(const Item& item);

/// A record of adjourned games goes with the tournament beside it, whose item then has its hash;
/// one without a tournament stays. A record of a package is put beside its tournament.
void join_records(std::vector<Item>& items);

/// A file with the bytes that were hashed, where nobody else writes: a copy in `folder`, which is
/// made, with the record of adjourned games beside it; what came out of a package is one already.
/// Nothing where the file or its record is another by now. Throws Error file_trouble where the copy
/// cannot be written.
std::optional<std::filesystem::path> own_copy(const Item& item,
                                              const std::filesystem::path& folder);

/// Items on their way from one process to another.
std::string items_text(const std::vector<Item>& items);
std::vector<Item> items_of(std::string_view text);

}
