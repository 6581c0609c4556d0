#pragma once
/// Switches: deviations from a rule's numbers, checked and told.

#include <hakem/rating_system.hpp>

#include <initializer_list>
#include <string_view>

namespace hakem {

/// Reads the values that a user set; what is not set keeps the rule's own. Throws Error
/// wrong_usage for a name that `known` does not have.
class SwitchReader {
public:
    SwitchReader(const RatingSwitches& set, const RatingSwitches& known);

    /// The text of a switch, nullptr where it is not set.
    const std::string* find(std::string_view name) const;

    /// A whole number within bounds.
    void read(std::string_view name, std::int32_t& value, std::int32_t lowest,
              std::int32_t highest) const;

    /// One of some words: its place among them.
    void read(std::string_view name, std::size_t& choice,
              std::initializer_list<std::string_view> words) const;

    /// The value is none that we understand.
    [[noreturn]] void refuse(std::string_view name, std::string_view expected) const;

private:
    const RatingSwitches& set_;
};

/// A whole number and nothing else.
std::optional<std::int32_t> whole_number(std::string_view text);

/// One note for each switch that differs from the rule.
std::vector<Decision> switch_notes(const RatingSwitches& set, const RatingSwitches& known,
                                   std::string_view rule, std::string_view edition);

}
