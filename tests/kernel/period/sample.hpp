#pragma once
/// Small events for the tests of periods.

#include "period/state.hpp"
#include "support.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <string>
#include <unistd.h>

namespace hakem::test {

/// Four players, three rounds; `results` are those of White in the six games, in their order.
inline std::string event_text(std::string_view name, std::string_view results,
                              std::string_view end = "\n") {
    const auto back = [](char result) {
        return result == '1' ? '0' : result == '0' ? '1' : result == '+' ? '-' : result;
    };
    const std::string lines[] = {
        fmt::format("012 {}", name),
        "042 2026/10/03",
        "052 2026/10/04",
        fmt::format("001    1 m    Aydın, Çınar                      1800 TUR     6300001 "
                    "1990/01/01  0.0    1     4 w {}     3 b {}     2 w {}",
                    results[0], back(results[3]), results[4]),
        fmt::format("001    2 w    Işık, Şule                        1700 TUR     6300002 "
                    "1991/01/01  0.0    2     3 w {}     4 b {}     1 b {}",
                    results[1], back(results[2]), back(results[4])),
        fmt::format("001    3 m    Öz, İlker                         1600 TUR     6300003 "
                    "1992/01/01  0.0    3     2 b {}     1 w {}     4 b {}",
                    back(results[1]), results[3], back(results[5])),
        fmt::format("001    4 m    Ünal, Uğur                        1500 TUR     6300004 "
                    "1993/01/01  0.0    4     1 b {}     2 w {}     3 w {}",
                    back(results[0]), results[2], results[5])};
    std::string text;
    for (const auto& line : lines) text += line + std::string(end);
    return text;
}

/// A folder that goes with the test.
class Folder {
public:
    Folder() {
        auto name = (std::filesystem::temp_directory_path() / "hakem-period-XXXXXX").string();
        path_ = ::mkdtemp(name.data());
    }
    ~Folder() { std::filesystem::remove_all(path_); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

/// A person with a result of one event.
inline period::Participant participant(std::string_view name, std::int32_t before,
                                       std::int32_t change, std::int32_t games) {
    period::Participant made;
    made.person.name = name;
    made.person.fide_id = std::to_string(std::hash<std::string_view>()(name) % 1000000);
    made.person.key = "fide:" + made.person.fide_id;
    made.result.status = before == 0 ? PlayerRating::Status::newcomer : PlayerRating::Status::rated;
    made.result.before = before;
    made.result.after = before;
    made.result.change = change;
    made.result.games = made.result.rated_games = games;
    return made;
}

/// An event of these people, without games.
inline period::CountedEvent counted_event(std::string_view id, std::string_view name, int day,
                                          std::vector<period::Participant> people) {
    period::CountedEvent event;
    event.content.id = id;
    event.content.name = name;
    event.content.start = event.content.end = {2026, 10, static_cast<std::int8_t>(day)};
    event.name = name;
    event.path = std::string(id) + ".trf";
    event.participants = std::move(people);
    return event;
}

}
