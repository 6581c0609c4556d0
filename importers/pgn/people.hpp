#pragma once
/// Who played: names, FIDE ids, ratings and teams of a file's games put together to persons.

#include "entries.hpp"
#include <hakem/tournament.hpp>

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace hakem::pgn {

/// A person by all games, before the numbers are given.
struct Person {
    std::string name, folded, title, federation, team;
    std::string fide_id;
    std::int32_t rating = 0, national_rating = 0;
    std::int32_t number = 0, team_number = 0; ///< by the tags; 0 = none
    std::uint32_t line = 0;                   ///< of the first game
};

/// The same person is who has the same FIDE id; without one, who has the same folded name: but
/// "Deniz, Ali" is not "Ali, Deniz". What speaks against it is said, and nothing is put together
/// silently.
class People {
public:
    /// `games` are positions in the entries.
    People(const Entries& entries, const std::vector<std::size_t>& games, Diagnostics& diagnostics);

    const std::vector<Person>& all() const { return people_; }

    /// Position of the person on a side of a game (by position in the entries); -1 = nobody.
    std::int32_t white(std::size_t game) const { return sides_.at(game).white; }
    std::int32_t black(std::size_t game) const { return sides_.at(game).black; }

private:
    struct Sides {
        std::int32_t white = -1, black = -1;
    };
    /// What the games say of one person, each value with how often.
    struct Said;

    void find_by_id(std::size_t game, const Side& side);
    std::int32_t person_of(const Side& side, std::uint32_t line);
    std::int32_t person_by_name(const Side& side, std::uint32_t line);
    std::int32_t new_person(const std::string& folded, std::uint32_t line);
    const std::string& folded(Pool::Index name);
    void find_orders(const std::vector<std::size_t>& games);
    void say(Severity severity, std::string_view code, std::uint32_t line,
             std::vector<std::string> arguments);
    void settle(const std::vector<Said>& said);
    void say_spellings(const Person& person, const std::vector<Pool::Index>& names);
    void say_same_names();
    void say_close_names(const std::vector<std::size_t>& games);

    const Entries& entries_;
    Diagnostics& diagnostics_;
    std::vector<Person> people_;
    std::map<std::size_t, Sides> sides_; ///< by position of the game
    std::map<Pool::Index, std::string> folded_;
    std::map<std::string, std::set<std::string>> orders_; ///< of names with a comma, by folded
    std::map<Pool::Index, std::int32_t> by_id_;
    std::map<std::string, std::vector<std::int32_t>> by_name_; ///< folded
};

}
