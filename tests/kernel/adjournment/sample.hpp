#pragma once
/// A folder for a record, and events as the record has them.

#include "adjournment/record.hpp"

#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

namespace hakem::test {

/// A folder that goes with the test.
class RecordFolder {
public:
    RecordFolder() {
        auto name = (std::filesystem::temp_directory_path() / "hakem-record-XXXXXX").string();
        path_ = ::mkdtemp(name.data());
    }
    ~RecordFolder() { std::filesystem::remove_all(path_); }
    RecordFolder(const RecordFolder&) = delete;
    RecordFolder& operator=(const RecordFolder&) = delete;

    const std::filesystem::path& path() const { return path_; }
    std::filesystem::path record() const { return path_ / "event.trf.adjournments"; }

private:
    std::filesystem::path path_;
};

inline constexpr std::string_view before_sealed = "4k3/8/8/8/8/8/1N3N2/4K3 w - - 0 41";

/// 14:00:00 and so many seconds.
inline Moment at(std::int64_t seconds = 0) {
    const auto begin = parse_moment("2026-11-07 14:00");
    return {begin->seconds + seconds};
}

inline adjournments::RecordLine line(adjournment::What what, std::int64_t seconds = 0,
                                     GameKey game = {3, 5, 8}) {
    adjournments::RecordLine line;
    line.event = {game, at(seconds), std::move(what)};
    line.paired = 3;
    return line;
}

inline adjournment::Handed handed() {
    adjournment::Handed handed;
    handed.board = 2;
    handed.white_name = "Yılmaz, Ayşe";
    handed.black_name = "Demir, Çağla";
    handed.fen = before_sealed;
    handed.left = {2100, 900};
    handed.session_end = at();
    handed.quota = 40;
    return handed;
}

}
