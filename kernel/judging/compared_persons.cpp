// National records beside record 001, which has the same columns up to the date of birth.

#include "judging/compared_records.hpp"
#include <hakem/folded_name.hpp>
#include <hakem/identity.hpp>
#include <hakem/source.hpp>
#include <hakem/text.hpp>

#include <algorithm>
#include <charconv>
#include <map>

namespace hakem::judging {

namespace {

/// FIDE TRF26, 001 and NRS: columns from 0.
constexpr std::size_t number_at = 4, sex_at = 9, name_at = 14, name_length = 33, birth_at = 69,
                      birth_length = 10;
/// Columns between two cells.
constexpr std::size_t blanks[] = {3, 8, 13, 47, 52, 56, 68};

/// Who a national record says that it is of.
struct Person {
    std::string name;
    Sex sex = Sex::unknown;
    Date birth;
};

std::int32_t number_in(std::string_view text) {
    std::int32_t number = 0;
    const auto plain = trim(text);
    const auto [end, error] = std::from_chars(plain.data(), plain.data() + plain.size(), number);
    return error == std::errc() && end == plain.data() + plain.size() ? number : 0;
}

/// "2007/08/28", a dot or a dash for a slash; else nothing: other forms are not guessed here.
Date birth_in(std::string_view text) {
    if (text.size() != birth_length || text[4] != text[7] ||
        std::string_view("/.-").find(text[4]) == std::string_view::npos)
        return {};
    const Date date{static_cast<std::int16_t>(number_in(text.substr(0, 4))),
                    static_cast<std::int8_t>(number_in(text.substr(5, 2))),
                    static_cast<std::int8_t>(number_in(text.substr(8, 2)))};
    return date && is_valid(date) ? date : Date();
}

Sex sex_in(std::string_view letter) {
    return letter == "m" || letter == "M"                                     ? Sex::male
           : letter == "w" || letter == "W" || letter == "f" || letter == "F" ? Sex::female
                                                                              : Sex::unknown;
}

/// Nothing where the columns do not hold, or the record is of another number.
Person person_in(std::string_view line, std::int32_t number) {
    const auto cell = [line](std::size_t from, std::size_t length) {
        return trim(slice(line, from, length));
    };
    for (const auto at : blanks)
        if (!cell(at, 1).empty()) return {};
    if (number_in(cell(number_at, 4)) != number) return {};
    return {std::string(cell(name_at, name_length)), sex_in(cell(sex_at, 1)),
            birth_in(cell(birth_at, birth_length))};
}

/// The known parts of one that are not those of the other.
bool differ(const Date& a, const Date& b) {
    if (!a || !b) return false;
    if (a.year != b.year) return true;
    if (a.month == 0 || b.month == 0) return false;
    return a.month != b.month || (a.day != 0 && b.day != 0 && a.day != b.day);
}

bool has_digits(std::string_view name) {
    return name.find_first_of("0123456789") != std::string_view::npos;
}

class PersonCheck {
public:
    PersonCheck(const Tournament& tournament, RatedBy rated_by, Diagnostics& diagnostics)
        : tournament_(tournament), rated_by_(rated_by), diagnostics_(diagnostics) {}

    void run() {
        const auto* source = tournament_.source.get();
        if (source == nullptr || !tournament_.format.starts_with("trf")) return;
        const auto& lines = source->lines();
        for (const auto& player : tournament_.players)
            if (player.national_line != 0 && player.national_line <= lines.size())
                check(player, person_in(lines[player.national_line - 1].text, player.id));
    }

private:
    void check(const Player& player, const Person& person) {
        const auto own = trim(player.name);
        // With digits in it, a rating or a number slipped into the name.
        const bool named = !own.empty() && !person.name.empty() && !has_digits(person.name);
        if (named && compare_names(own, person.name) < NameAgreement::close)
            return tell_name(player, person);
        if (differ(player.birth, person.birth))
            tell(player, Severity::warning, "SUB-0244", birth_at, birth_length,
                 {to_readable_text(player.birth), to_readable_text(person.birth)});
        const bool known = player.sex != Sex::unknown && person.sex != Sex::unknown;
        if (known && player.sex != person.sex)
            tell(player, Severity::warning, "SUB-0244", sex_at, 1,
                 {letter_of(player.sex), letter_of(person.sex)});
    }

    /// Rating and licence are then those of somebody else, or the name in 001 is: where the birth
    /// date is the same to the day, it is the name.
    void tell_name(const Player& player, const Person& person) {
        const bool licences = rated_by_ == RatedBy::national;
        const auto severity = licences ? Severity::error : Severity::warning;
        const auto name = without_identity(person.name) + number_of(person.name, player.id);
        if (is_born_with(player, person))
            return diagnostics_.add(severity, "SUB-0248", player.line, name_at + 1, name_length,
                                    {std::to_string(player.id), player.name, name});
        tell(player, severity, "SUB-0243", name_at, name_length, {name});
    }

    /// By record 001 itself: a birth date that it leaves open is taken from the national record.
    bool is_born_with(const Player& player, const Person& person) const {
        const auto& lines = tournament_.source->lines();
        if (player.line == 0 || player.line > lines.size()) return false;
        const auto own = person_in(lines[player.line - 1].text, player.id);
        const bool sexes = own.sex != Sex::unknown && person.sex != Sex::unknown;
        return own.birth && own.birth == person.birth && !(sexes && own.sex != person.sex);
    }

    /// " (4)" where another player of the event has the name.
    std::string number_of(const std::string& name, std::int32_t but) {
        if (numbers_.empty())
            for (const auto& player : tournament_.players)
                numbers_.emplace(folded_name(player.name), player.id);
        const auto found = numbers_.find(folded_name(name));
        const bool other = found != numbers_.end() && found->second != but;
        return other ? " (" + std::to_string(found->second) + ")" : std::string();
    }

    static std::string letter_of(Sex sex) { return sex == Sex::female ? "w" : "m"; }

    void tell(const Player& player, Severity severity, std::string_view code, std::size_t column,
              std::size_t length, std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), {std::to_string(player.id), player.name});
        diagnostics_.add(severity, code, player.national_line,
                         static_cast<std::uint32_t>(column) + 1, static_cast<std::uint32_t>(length),
                         std::move(arguments));
    }

    const Tournament& tournament_;
    RatedBy rated_by_;
    Diagnostics& diagnostics_;
    std::map<std::string, std::int32_t> numbers_; ///< by folded name; made where it is needed
};

}

void check_national_records(const Tournament& tournament, RatedBy rated_by,
                            Diagnostics& diagnostics) {
    PersonCheck(tournament, rated_by, diagnostics).run();
}

}
