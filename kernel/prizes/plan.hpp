#pragma once
/// The prize list of an event as data: what there is to win, and who may win it.

#include "prizes/money.hpp"
#include "prizes/who.hpp"

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
