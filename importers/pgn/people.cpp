#include "people.hpp"

#include "common/values.hpp"
#include <hakem/folded_name.hpp>
#include <hakem/text.hpp>

#include <algorithm>
#include <set>

namespace hakem::pgn {

namespace {

/// Values and how often each was said; the most frequent counts, of equals the first.
template<class Value>
class Votes {
public:
    void add(const Value& value) {
        if (value == Value{}) return;
        for (auto& [known, count] : counts_)
            if (known == value) {
                ++count;
                return;
            }
        constexpr std::size_t most = 50; // a hostile file has another one in every game
        if (counts_.size() < most) counts_.emplace_back(value, 1);
    }
    Value best() const {
        const auto found =
            std::max_element(counts_.begin(), counts_.end(),
                             [](const auto& a, const auto& b) { return a.second < b.second; });
        return found == counts_.end() ? Value{} : found->first;
    }
    bool several() const { return counts_.size() > 1; }
    const std::vector<std::pair<Value, std::size_t>>& all() const { return counts_; }

private:
    std::vector<std::pair<Value, std::size_t>> counts_;
};

/// "1810, 1825"
template<class Value, class Text>
std::string list_of(const Votes<Value>& votes, const Text& text) {
    std::string list;
    for (const auto& [value, count] : votes.all()) list += (list.empty() ? "" : ", ") + text(value);
    return list;
}

/// Family name and given names, each folded; empty where no comma parts them.
std::string in_order(std::string_view name) {
    const auto comma = name.find(',');
    if (comma == name.npos) return {};
    const auto given = folded_name(name.substr(comma + 1));
    return given.empty() ? std::string() : folded_name(name.substr(0, comma)) + " " + given;
}

std::string without_blanks(std::string text) {
    std::erase_if(text, [](char c) { return c == ' ' || c == '.'; });
    while (text.ends_with(',')) text.pop_back();
    return text;
}

std::string_view first_word(std::string_view folded) { return folded.substr(0, folded.find(' ')); }

}

struct People::Said {
    Votes<Pool::Index> names, titles, teams, countries;
    Votes<std::int32_t> ratings, national_ratings, numbers, team_numbers;
    Pool::Index fide_id = 0;
};

People::People(const Entries& entries, const std::vector<std::size_t>& games,
               Diagnostics& diagnostics)
    : entries_(entries), diagnostics_(diagnostics) {
    find_orders(games);
    for (const auto game : games) {
        find_by_id(game, entries.all[game].white);
        find_by_id(game, entries.all[game].black);
    }
    std::vector<Said> said;
    for (const auto game : games) {
        const auto& entry = entries.all[game];
        auto& sides = sides_[game];
        for (const bool of_white : {true, false}) {
            const auto& side = of_white ? entry.white : entry.black;
            const auto position = person_of(side, entry.line);
            (of_white ? sides.white : sides.black) = position;
            if (position < 0) continue;
            said.resize(people_.size());
            auto& of = said[static_cast<std::size_t>(position)];
            of.names.add(side.name);
            of.titles.add(side.title);
            of.teams.add(side.team);
            of.countries.add(side.country);
            of.ratings.add(side.rating);
            of.national_ratings.add(side.national_rating);
            of.numbers.add(side.number);
            of.team_numbers.add(side.team_number);
            if (side.fide_id != 0) of.fide_id = side.fide_id;
        }
    }
    said.resize(people_.size());
    settle(said);
    say_same_names();
    say_close_names(games);
}

/// First all who have an id, so that a game without one finds them.
void People::find_by_id(std::size_t game, const Side& side) {
    if (side.nobody || side.fide_id == 0) return;
    const auto line = entries_.all[game].line;
    auto& position = by_id_.try_emplace(side.fide_id, -1).first->second;
    const auto& name = folded(side.name);
    if (position < 0) position = new_person(name, line);
    auto& same = by_name_[name];
    if (std::find(same.begin(), same.end(), position) == same.end()) same.push_back(position);
}

std::int32_t People::person_of(const Side& side, std::uint32_t line) {
    if (side.nobody) return -1;
    return side.fide_id != 0 ? by_id_.at(side.fide_id) : person_by_name(side, line);
}

std::int32_t People::person_by_name(const Side& side, std::uint32_t line) {
    const auto& name = folded(side.name);
    auto& same = by_name_[name];
    if (same.empty()) same.push_back(new_person(name, line));
    if (same.size() == 1) return same.front();
    // Several persons of that name: one without an id may stand among them.
    for (const auto position : same) {
        const auto has_position = [position](const auto& of_id) {
            return of_id.second == position;
        };
        if (std::none_of(by_id_.begin(), by_id_.end(), has_position)) return position;
    }
    same.push_back(new_person(name, line));
    say(Severity::error, "PGN-0212", line, {entries_.pool[side.name]});
    return same.back();
}

std::int32_t People::new_person(const std::string& name, std::uint32_t line) {
    people_.emplace_back();
    people_.back().folded = name;
    people_.back().line = line;
    return static_cast<std::int32_t>(people_.size() - 1);
}

void People::find_orders(const std::vector<std::size_t>& games) {
    std::set<Pool::Index> seen;
    for (const auto game : games)
        for (const auto* side : {&entries_.all[game].white, &entries_.all[game].black}) {
            if (side->nobody || !seen.insert(side->name).second) continue;
            const auto& name = entries_.pool[side->name];
            if (auto order = in_order(name); !order.empty())
                orders_[folded_name(name)].insert(std::move(order));
        }
}

/// A name that has nothing to fold is compared as it is; where the same words stand around a comma
/// in several orders, the order counts.
const std::string& People::folded(Pool::Index name) {
    auto [place, is_new] = folded_.try_emplace(name);
    auto& key = place->second;
    if (!is_new) return key;
    key = folded_name(entries_.pool[name]);
    if (key.empty()) key = entries_.pool[name];
    const auto orders = orders_.find(key);
    if (orders == orders_.end() || orders->second.size() < 2) return key;
    if (auto order = in_order(entries_.pool[name]); !order.empty()) key = std::move(order);
    return key;
}

void People::say(Severity severity, std::string_view code, std::uint32_t line,
                 std::vector<std::string> arguments) {
    const auto& lines = entries_.source->lines();
    const auto excerpt =
        line >= 1 && line <= lines.size() ? lines[line - 1].text : std::string_view();
    diagnostics_.add(severity, code, line, 0, 1, std::move(arguments), excerpt.substr(0, 200));
}

void People::settle(const std::vector<Said>& said) {
    const auto& pool = entries_.pool;
    const auto text = [&](Pool::Index index) { return pool[index]; };
    const auto number = [](std::int32_t value) { return std::to_string(value); };
    for (std::size_t i = 0; i < people_.size(); ++i) {
        auto& person = people_[i];
        const auto& of = said[i];
        person.name = pool[of.names.best()];
        while (!person.name.empty() && (person.name.back() == ' ' || person.name.back() == ','))
            person.name.pop_back();
        person.title = importing::title(pool[of.titles.best()]);
        person.federation = pool[of.countries.best()];
        person.team = pool[of.teams.best()];
        person.fide_id = pool[of.fide_id];
        person.rating = of.ratings.best();
        person.national_rating = of.national_ratings.best();
        person.number = of.numbers.best();
        person.team_number = of.team_numbers.best();
        if (of.names.several()) {
            auto least = NameAgreement::same;
            for (const auto& [name, count] : of.names.all())
                least = std::min(least, compare_names(pool[name], pool[of.names.best()]));
            if (least == NameAgreement::same) {
                std::vector<Pool::Index> names;
                for (const auto& [name, count] : of.names.all()) names.push_back(name);
                say_spellings(person, names);
            } else
                say(least == NameAgreement::close ? Severity::note : Severity::warning, "PGN-0210",
                    person.line, {person.fide_id, list_of(of.names, text), person.name});
        }
        if (of.ratings.several())
            say(Severity::note, "PGN-0213", person.line,
                {person.name, list_of(of.ratings, number), number(person.rating)});
        if (of.teams.several())
            say(Severity::warning, "PGN-0214", person.line,
                {person.name, list_of(of.teams, text), person.team});
        if (of.numbers.several())
            say(Severity::warning, "PGN-0215", person.line,
                {person.name, list_of(of.numbers, number), number(person.number)});
    }
}

/// Spellings that differ in more than blanks and dots: "Şahin, Işıl" and "Isil Sahin".
void People::say_spellings(const Person& person, const std::vector<Pool::Index>& names) {
    std::set<std::string> spellings;
    std::string list;
    for (const auto name : names) {
        const auto& text = entries_.pool[name];
        if (spellings.insert(without_blanks(text)).second)
            list += (list.empty() ? "'" : "; '") + text + "'";
    }
    if (spellings.size() > 1) say(Severity::note, "PGN-0233", person.line, {list, person.name});
}

/// Two FIDE ids with one name are two persons, or one id is mistyped.
void People::say_same_names() {
    for (const auto& [name, same] : by_name_) {
        if (same.size() < 2) continue;
        std::string ids;
        for (const auto position : same) {
            const auto& id = people_[static_cast<std::size_t>(position)].fide_id;
            ids += (ids.empty() ? "" : ", ") + (id.empty() ? std::string("?") : id);
        }
        const auto& first = people_[static_cast<std::size_t>(same.front())];
        say(Severity::warning, "PGN-0211", first.line, {first.name, ids});
    }
}

/// "Yılmaz, A." and "Yılmaz, Ayşe" who are never in one round may be one person: left apart, told.
void People::say_close_names(const std::vector<std::size_t>& games) {
    constexpr std::size_t most = 2000;
    if (people_.size() > most) return;
    std::vector<std::set<std::int32_t>> rounds(people_.size());
    for (const auto game : games) {
        const auto& sides = sides_[game];
        for (const auto position : {sides.white, sides.black})
            if (position >= 0)
                rounds[static_cast<std::size_t>(position)].insert(entries_.all[game].round.round);
    }
    std::map<std::string_view, std::vector<std::size_t>> by_word;
    for (std::size_t i = 0; i < people_.size(); ++i) {
        const std::string_view all = people_[i].folded;
        by_word[first_word(all)].push_back(i);
        if (const auto last = all.rfind(' '); last != all.npos)
            by_word[all.substr(last + 1)].push_back(i);
    }
    std::set<std::pair<std::size_t, std::size_t>> told;
    for (const auto& [word, alike] : by_word)
        for (std::size_t a = 0; a < alike.size(); ++a)
            for (std::size_t b = a + 1; b < alike.size() && b < a + 30; ++b) {
                const auto one = std::min(alike[a], alike[b]), two = std::max(alike[a], alike[b]);
                const auto& first = people_[one];
                const auto& second = people_[two];
                if (one == two || (!first.fide_id.empty() && !second.fide_id.empty())) continue;
                const bool met =
                    std::any_of(rounds[one].begin(), rounds[one].end(),
                                [&](auto round) { return rounds[two].contains(round); });
                if (met || compare_names(first.name, second.name) < NameAgreement::close) continue;
                if (told.emplace(one, two).second)
                    say(Severity::warning, "PGN-0216", second.line, {first.name, second.name});
            }
}

}
