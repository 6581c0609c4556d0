#pragma once
/// Zip files that may come from anybody, read within bounds.

#include "zip/limits.hpp"

#include <cstddef>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace hakem::zip {

/// Why a file or an entry is not read.
enum class Reason : std::uint8_t {
    damaged,
    encrypted,
    method,    ///< packed in a way that is not known here
    too_large, ///< Limits::size
    too_much,  ///< Limits::left
    packed_too_well,
};

/// Thrown where reading ends before the end. Each user has its own words for it.
struct Refused {
    Reason reason = Reason::damaged;
};

/// An entry as the directory lists it.
struct Entry {
    enum class Kind : std::uint8_t { file, link, other };

    std::string name; ///< as it stands there; '/' at the end of a folder
    Kind kind = Kind::file;
    std::optional<Reason> trouble; ///< it cannot be opened
};

/// The bytes of an entry, front to back. It keeps the zip file open.
class Member {
public:
    Member(Member&&) noexcept;
    ~Member();

    /// Up to `room` bytes; 0 at the end. Throws Refused.
    std::size_t read(char* into, std::size_t room);
    /// Hands all on, piece by piece.
    void read_all(const std::function<void(std::string_view)>& take);
    /// What has come so far, with the piece that was refused.
    std::uint64_t size() const;

private:
    friend class Reader;
    struct State;
    explicit Member(std::unique_ptr<State> state);
    std::unique_ptr<State> state_;
};

/// A zip file. How many entries it may have is for the user to say, before they are listed.
class Reader {
public:
    /// Throws Refused where it is no whole zip file.
    explicit Reader(const std::filesystem::path& path);
    explicit Reader(std::string bytes);

    std::size_t count() const;
    Entry entry(std::size_t index) const;
    /// The first entry of that name.
    std::optional<std::size_t> find(const std::string& name) const;
    /// Throws Refused.
    Member open(std::size_t index, const Limits& limits) const;

private:
    friend class Member;
    struct State;
    std::shared_ptr<State> state_;
};

}
