#pragma once
/// Rating lists: whom they hold, how they are looked up, and who of a tournament is whom.

#include <hakem/date.hpp>
#include <hakem/decision.hpp>
#include <hakem/diagnostic.hpp>
#include <hakem/plugin.hpp>
#include <hakem/tournament.hpp>

#include <array>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hakem {

class Registry;

/// What a game is rated as (FIDE B.01 and B.02; in Türkiye UKD, UHS and UYS).
enum class TimeClass : std::uint8_t { standard, rapid, blitz };
inline constexpr std::size_t time_classes = 3;

/// "standard", "rapid", "blitz".
std::string_view word_of(TimeClass time_class);

/// One rating of a person in a list.
struct ListedRating {
    std::int32_t value = 0;  ///< 0 = unrated
    std::int32_t games = -1; ///< as the list counts them (see `total_games`); -1 = it does not say
    std::int32_t k = 0;      ///< as printed; 0 = the list does not say
    bool unreadable = false; ///< its cell was not understood: not known, which is not unrated

    bool operator==(const ListedRating&) const = default;
};

/// A person as a list has them; empty = the list does not say.
struct ListedPlayer {
    std::string fide_id;
    std::string national_id; ///< licence or T.C. identity number: never printed in full
    std::string name;        ///< "Surname, Given name" where the list has a comma
    std::string federation;
    Sex sex = Sex::unknown;
    std::string title;        ///< "GM" ... "WCM"; the letters of old lists are turned into these
    std::string women_title;  ///< FIDE w_title
    std::string other_titles; ///< FIDE o_title: "IA,FST"
    std::string club;
    std::string region;
    Date birth;                                     ///< often the year alone
    bool inactive = false;                          ///< flags i and wi; w alone is active
    std::array<ListedRating, time_classes> ratings; ///< [TimeClass]
    std::uint64_t line = 0; ///< 1-based in the list: a line, or a row of a workbook

    const ListedRating& rating(TimeClass which) const {
        return ratings[static_cast<std::size_t>(which)];
    }
    bool operator==(const ListedPlayer&) const = default;
};

/// What a list is.
struct RatingListInfo {
    std::string format;        ///< id of its importer: "fide-xml"
    std::string name;          ///< file name
    Date issue;                ///< what it is of, from its header or its name; may be unknown
    bool national = false;     ///< its ratings are national ones (UKD)
    std::uint64_t players = 0; ///< records read
    bool total_games = false;  ///< games are all so far, as in lists of ours; else of a month
    std::uint64_t content = 0; ///< hash of its bytes (of the file as it is), by RatingList::open
};

/// Takes each person as they are read; a list of millions is never whole in memory.
using ListSink = std::function<void(ListedPlayer&&)>;

/// A format of rating lists.
class ListImporter : public Plugin {
public:
    static constexpr std::string_view kind = "list";

    /// 0 = surely not mine, 100 = surely mine; `head` is the first 4 KiB.
    virtual int confidence(std::string_view head, const std::filesystem::path& path) const = 0;

    /// Reads all that can be read, in bounded memory. Throws Error file_trouble or limit_hit; what
    /// is wrong in the list is a diagnostic (LST-...).
    virtual RatingListInfo read(const std::filesystem::path& path, const ListSink& sink,
                                Diagnostics& diagnostics) const = 0;
};

/// Whether a file is surely a rating list, for what is said of one that is no tournament. Packages
/// and the sheets of office programs are not looked into, nor what cannot be opened.
bool is_rating_list(const std::filesystem::path& path, Registry& registry);

/// An opened list: an index file on disk, mapped into memory, so that its size does not matter.
/// Lookups are thread-safe.
class RatingList {
public:
    /// Reads the list and writes its index into `index_folder` (made where it is missing), or opens
    /// the index where it is there and still of these bytes. What was found in the list when it was
    /// read is told each time; `diagnostics` should be named after it. Throws Error:
    /// not_understood, file_trouble, limit_hit.
    static std::shared_ptr<const RatingList> open(const std::filesystem::path& path,
                                                  const std::filesystem::path& index_folder,
                                                  Registry& registry, Diagnostics& diagnostics,
                                                  std::string_view format = {});
    /// The same from memory, for tests and for the lists that we make ourselves.
    static std::shared_ptr<const RatingList> of(RatingListInfo info,
                                                std::vector<ListedPlayer> players);
    ~RatingList();
    RatingList(const RatingList&) = delete;
    RatingList& operator=(const RatingList&) = delete;

    const RatingListInfo& info() const;
    /// Nobody for an empty id; of several the first, duplicates are a diagnostic of opening.
    std::optional<ListedPlayer> by_fide_id(std::string_view id) const;
    std::optional<ListedPlayer> by_national_id(std::string_view id) const;
    /// All whose folded name (no marks, no case, no punctuation, words in any order) is the same,
    /// in the order of the list; at most `name_limit`, which only a list made to annoy has.
    std::vector<ListedPlayer> by_name(std::string_view name) const;
    static constexpr std::size_t name_limit = 1000;
    /// All, in the order of the list.
    void for_each(const ListSink& sink) const;

private:
    RatingList();
    struct State;
    std::unique_ptr<State> state_;
};

/// "rapid_rating_list.xml" is rapid, "uys_listesi.xlsx" blitz; standard where the name of a list of
/// one class does not say.
TimeClass time_class_in_name(std::string_view name);

/// `$XDG_CACHE_HOME/hakem/lists`, else `~/.cache/hakem/lists`.
std::filesystem::path default_index_folder();

/// How sure it is that a player of the file is this person of the list.
enum class MatchConfidence : std::uint8_t {
    none,           ///< nobody found
    ambiguous,      ///< several; none is taken
    name_only,      ///< one of that name, the birth year unknown on a side: proposed, not taken
    name_and_birth, ///< one of that name and year
    id_doubtful,    ///< the id's holder has another name (brothers and sisters share one word of
                    ///< it) and not surely the same year, or no word in common: not taken
    id_differs,     ///< the id's holder, with a difference in name, year, sex or federation
    id,             ///< the id's holder, all agrees
};

/// Who a player of a tournament is in a list, and why.
struct ListMatch {
    MatchConfidence confidence = MatchConfidence::none;
    std::optional<ListedPlayer> person;   ///< taken: only id, id_differs, name_and_birth
    std::vector<ListedPlayer> candidates; ///< proposed or doubtful, at most five
    Decision why; ///< its alternatives: one for each difference and each person turned down
};

/// By FIDE id, then by national id or licence, then by folded name and birth year.
ListMatch match(const Player& player, const RatingList& list);

}
