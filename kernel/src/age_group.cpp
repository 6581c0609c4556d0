#include <hakem/age_group.hpp>
#include <hakem/text.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace hakem {

namespace {

constexpr std::string_view digits = "0123456789", letters = "abcdefghijklmnopqrstuvwxyz";
constexpr std::int32_t youngest = 5, oldest = 20; // of groups whose name says nothing but a number

/// A number, or a range of two, in a name of small ASCII letters.
struct Number {
    std::size_t begin = 0, end = 0;
    std::int32_t value = 0; ///< of a range the greater one: "U12 - 2" is none
};

/// Takes the number that stands at `at`; nothing where none does.
std::optional<std::int32_t> take_number(std::string_view name, std::size_t& at) {
    constexpr std::int32_t most = 10'000;
    const auto end = std::min(name.find_first_not_of(digits, at), name.size());
    if (at >= end) return std::nullopt;
    std::int32_t value = 0;
    for (; at < end; ++at) value = std::min(most, 10 * value + (name[at] - '0'));
    return value;
}

std::size_t after_blanks(std::string_view name, std::size_t at) {
    return std::min(name.find_first_not_of(' ', at), name.size());
}

std::vector<Number> numbers_in(std::string_view name) {
    std::vector<Number> all;
    for (auto at = name.find_first_of(digits); at < name.size();
         at = name.find_first_of(digits, at)) {
        Number number{at, 0, 0};
        number.value = take_number(name, at).value_or(0);
        const auto dash = after_blanks(name, at);
        if (dash < name.size() && name[dash] == '-') {
            auto next = after_blanks(name, dash + 1);
            if (const auto last = take_number(name, next)) {
                number.value = std::max(number.value, *last);
                at = next;
            }
        }
        number.end = at;
        all.push_back(number);
    }
    return all;
}

/// The word of letters that ends before a place, with blanks, dots and hyphens in between.
std::string_view word_before(std::string_view name, std::size_t at) {
    auto before = name.substr(0, at);
    const auto end = before.find_last_not_of(" .-");
    if (end == before.npos) return {};
    before = before.substr(0, end + 1);
    const auto other = before.find_last_not_of(letters);
    return other == before.npos ? before : before.substr(other + 1);
}

std::string_view word_after(std::string_view name, std::size_t at) {
    const auto begin = name.find_first_not_of(" .-", at);
    if (begin == name.npos) return {};
    const auto rest = name.substr(begin);
    return rest.substr(0, rest.find_first_not_of(letters));
}

bool is_called_age(std::string_view name, const Number& number) {
    const auto before = word_before(name, number.begin), after = word_after(name, number.end);
    return before == "u" || before == "under" || before == "age" || after == "u" ||
           after.starts_with("yas") || after.starts_with("year");
}

/// "50+", "+65".
bool is_open_above(std::string_view name, const Number& number) {
    const auto after = after_blanks(name, number.end);
    return (after < name.size() && name[after] == '+') ||
           (number.begin > 0 && name[number.begin - 1] == '+');
}

template<std::size_t count>
bool has_any(std::string_view name, const std::array<std::string_view, count>& words) {
    return std::any_of(words.begin(), words.end(),
                       [&](auto word) { return name.find(word) != name.npos; });
}

}

std::int32_t age_of_group(std::string_view group) {
    constexpr std::array<std::string_view, 3> above = {"ustu", "uzeri", "over"};
    constexpr std::array<std::string_view, 5> of_ages = {"yas", "alti", "under", "age", "junior"};
    constexpr std::array<std::string_view, 9> numbered = {
        "group", "grup", "grub", "kategori", "category", "bolum", "section", "lig", "turnuva"};
    const auto name = to_ascii(to_lower(group, Language::turkish));
    if (has_any(name, above)) return 0;
    auto numbers = numbers_in(name);
    std::erase_if(numbers, [&](const Number& number) {
        return is_open_above(name, number) || number.value >= 100;
    });
    const auto called = [&](const Number& number) { return is_called_age(name, number); };
    auto found = std::find_if(numbers.begin(), numbers.end(), called);
    if (found == numbers.end() && (has_any(name, of_ages) || !has_any(name, numbered)))
        found = std::find_if(numbers.begin(), numbers.end(), [](const Number& number) {
            return number.value >= youngest && number.value <= oldest;
        });
    return found == numbers.end() ? 0 : found->value;
}

}
