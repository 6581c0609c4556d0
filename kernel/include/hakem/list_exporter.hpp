#pragma once
/// Exporters of new rating lists: rows in, the bytes of a file out, piece by piece.

#include <hakem/date.hpp>
#include <hakem/language.hpp>
#include <hakem/output.hpp>
#include <hakem/plugin.hpp>
#include <hakem/rating_system.hpp>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace hakem {

/// One person of a new list.
struct ListRow {
    std::string fide_id;
    std::string national_id; ///< as it is to be shown: masked unless asked for
    std::string name, federation, title, club;
    Sex sex = Sex::unknown;
    std::int32_t birth_year = 0;
    std::int32_t before = 0;            ///< on the old list; 0 = unrated
    std::optional<std::int32_t> change; ///< of the period, hundredths; nothing = did not play
    std::int32_t after = 0;             ///< on the new list; 0 = unrated
    std::int32_t k = 0;                 ///< used in the period; 0 = none
    std::int32_t games = 0;             ///< of the period
    std::int32_t all_games = -1;        ///< rated games so far; -1 = not known
    PersonAfter::Status status = PersonAfter::Status::unchanged;
    bool played = false;
    std::int32_t printed_k = 0;                ///< for the next period; 0 = none (FIDE)
    std::int32_t standard = 0, standard_k = 0; ///< FIDE, rapid and blitz: what may stand in
    bool inactive = false;                     ///< as far as it is known

    bool operator==(const ListRow&) const = default;
};

/// What a new list is.
struct NewListInfo {
    std::string system; ///< "ukd"
    std::string rule;   ///< "UKD (unofficial, reconstructed)"
    TimeClass time_class = TimeClass::standard;
    bool national = false; ///< its ratings are national ones
    bool official = true;
    Date issue;                            ///< year and month
    Language language = Language::english; ///< of headings for people; machines' are English
    std::uint64_t rows = 0, played = 0;    ///< how many there are, and of who played
};

/// Hands out all rows in the order of the list; may be called more than once.
using ListRows = std::function<void(const std::function<void(const ListRow&)>&)>;

/// A format of new lists. The same rows give the same bytes.
class ListExporter : public Plugin {
public:
    static constexpr std::string_view kind = "list-exporter";

    /// With the dot: ".csv".
    virtual std::string_view extension() const = 0;
    /// Throws Error file_trouble where a file in between cannot be made, and what `rows` and `sink`
    /// throw.
    virtual void write(const NewListInfo& info, const ListRows& rows,
                       const ByteSink& sink) const = 0;
};

/// "unchanged", "changed", "first-rating", "archived", "lost-rating": for machines; the words for
/// people are the messages "list.status-<word>".
std::string_view word_of(PersonAfter::Status status);

}
