#include "archive.hpp"

#include <hakem/error.hpp>

#include <algorithm>

namespace hakem::lists {

namespace {

/// FIDE's list unpacks to less than 1 GB and to 17 times its size; a table of one letter to 1000
/// times.
zip::Limits limits() {
    zip::Limits limits;
    limits.size = std::uint64_t{8} << 30;
    limits.ratio = 150;
    limits.free = std::uint64_t{64} << 20;
    return limits;
}

constexpr std::size_t most_members = 2000;

[[noreturn]] void fail(zip::Reason reason, const std::string& name) {
    switch (reason) {
    case zip::Reason::damaged:
    case zip::Reason::method:
        throw Error(ExitCode::not_understood, "error.zip-damaged", {name});
    case zip::Reason::encrypted:
        throw Error(ExitCode::not_understood, "error.zip-encrypted", {name});
    case zip::Reason::too_large:
    case zip::Reason::too_much:
    case zip::Reason::packed_too_well:
        break;
    }
    throw Error(ExitCode::limit_hit, "error.zip-bomb", {name});
}

/// What `read` reads of the file of that name.
template<class Read>
auto reading(const std::string& name, const Read& read) {
    try {
        return read();
    } catch (const zip::Refused& refused) {
        fail(refused.reason, name);
    }
}

/// A file in an archive, unpacked as it is read.
class PackedInput final : public Input {
public:
    PackedInput(std::string archive, zip::Member member)
        : archive_(std::move(archive)), member_(std::move(member)) {}

    std::size_t read(char* into, std::size_t room) override {
        return reading(archive_, [&] { return member_.read(into, room); });
    }

private:
    std::string archive_;
    zip::Member member_;
};

}

bool is_zip(std::string_view head) { return head.starts_with("PK\x03\x04"); }

Archive::Archive(std::string name, zip::Reader zip) : name_(std::move(name)), zip_(std::move(zip)) {
    const auto count = std::min(zip_.count(), most_members);
    for (std::size_t i = 0; i < count; ++i) {
        const auto member = zip_.entry(i).name;
        // Finder adds these.
        if (!member.empty() && !member.ends_with('/') && !member.starts_with("__MACOSX/"))
            members_.push_back(member);
    }
}

std::shared_ptr<Archive> Archive::open(const std::filesystem::path& path) {
    auto name = path.string();
    auto zip = reading(name, [&] { return zip::Reader(path); });
    return std::make_shared<Archive>(std::move(name), std::move(zip));
}

std::shared_ptr<Archive> Archive::of(std::string bytes, const std::string& name) {
    return std::make_shared<Archive>(name,
                                     reading(name, [&] { return zip::Reader(std::move(bytes)); }));
}

bool Archive::has(std::string_view member) const {
    return std::find(members_.begin(), members_.end(), member) != members_.end();
}

std::unique_ptr<Input> Archive::read(const std::string& member) {
    return reading(name_, [&] {
        const auto index = zip_.find(member);
        if (!index) throw zip::Refused{};
        return std::make_unique<PackedInput>(name_, zip_.open(*index, limits()));
    });
}

}
