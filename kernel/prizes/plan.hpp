#pragma once
/// The prize list of an event as data: what there is to win, and who may win it.

#include "prizes/money.hpp"
#include <hakem/result.hpp>
#include <hakem/tournament.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace hakem::prizes {

/// How those with equal points divide the prizes of their places.
enum class Sharing : std::uint8_t {
    equal,      ///< the sum in equal parts (regulation 31)
    hort,       ///< half by place, half in equal parts
    tie_break,  ///< each the prize of the place that the tie-breaks gave
    us_pooling, ///< prizes of all categories in one pool (US Chess 32B3)
};

/// "equal", "hort", "tie-break", "us-pooling".
std::string_view word_of(Sharing sharing);
std::optional<Sharing> sharing_of(std::string_view word);

/// From `from` up to but not including `below`, by one of the lists.
struct RatingLimits {
    enum class List : std::uint8_t { elo, ukd, highest } list = List::elo;
    enum class Unrated : std::uint8_t { no, too, only } unrated = Unrated::no;
    std::optional<std::int64_t> from, below;
};

/// Ages and years of birth.
struct AgeLimits {
    std::optional<std::int64_t> from, under;
    bool on_start = false; ///< age on the first day; else by the year, as FIDE counts (U12, 60+)
    std::optional<std::int64_t> born_from, born_until; ///< years, both included
};

/// Who may take a prize: all that is set must hold. An empty one is for everybody.
struct Who {
    std::optional<Sex> sex;
    std::optional<RatingLimits> rating;
    std::optional<AgeLimits> age;
    std::vector<std::string> clubs, federations, titles;
    std::vector<std::int64_t> numbers; ///< starting numbers, as a newcomers' list

    bool needs_players() const {
        return sex || rating || age || !clubs.empty() || !federations.empty() || !titles.empty();
    }
};

/// One list of prizes: the open ones, those of a class, those of a board.
struct Category {
    std::string id;                    ///< of the plan, or "prizes-1", "prizes-2" ...
    std::string name;                  ///< as people read it
    std::vector<Amount> amounts;       ///< first place first, none larger than the one before
    std::vector<std::string> trophies; ///< cups and medals, by tie-break, beside money
    Sharing sharing = Sharing::equal;
    Who who;
    bool by_percentage = false;         ///< players of a team event (regulation 33)
    std::int64_t board = 0;             ///< by percentage: only this place in the team; 0 = all
    std::vector<std::int64_t> include;  ///< the director's word: they may take it
    std::vector<std::int64_t> exclude;  ///< and they may not
    std::uint32_t line = 0, column = 0; ///< in the plan
};

/// Numbers of players, in a team event of teams.
struct Competitors {
    std::vector<std::int64_t> numbers;
    std::uint32_t line = 0, column = 0; ///< of the list in the plan
};

struct Plan {
    std::string currency;
    int decimals = 2;    ///< of the smallest unit of the currency
    Amount rounding = 1; ///< what is paid out is a multiple of it
    Sharing sharing = Sharing::equal;
    std::vector<Category> categories;
    Competitors expelled; ///< competitors without prizes (regulation 34)
    Competitors stayed;   ///< not withdrawn, whatever the file looks like
};

}
