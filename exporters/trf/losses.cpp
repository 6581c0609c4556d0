#include "losses.hpp"

#include <hakem/text.hpp>

namespace hakem::trf {

namespace {

bool fits(std::string_view text, Columns columns) {
    return length_of(text) <= static_cast<std::size_t>(columns.width());
}

std::string range_of(Columns columns) {
    return std::to_string(columns.from) + "-" + std::to_string(columns.to);
}

}

std::string Losses::left(std::string_view text, Columns columns) {
    if (fits(text, columns)) return align_left(text, columns.width());
    warn("TRF-0701", columns, {std::string(text), range_of(columns)});
    const auto width = static_cast<std::size_t>(columns.width());
    return align_left(slice(text, 0, width), columns.width());
}

std::string Losses::right(std::string_view text, Columns columns) {
    if (fits(text, columns)) return align_right(text, columns.width());
    warn("TRF-0702", columns, {std::string(text), range_of(columns)});
    return std::string(static_cast<std::size_t>(columns.width()), ' ');
}

void Losses::warn(std::string_view code, Columns columns, std::vector<std::string> arguments) {
    if (diagnostics_ == nullptr) return;
    diagnostics_->add(Severity::warning, code, line_, static_cast<std::uint32_t>(columns.from),
                      static_cast<std::uint32_t>(columns.width()), std::move(arguments));
}

void Losses::say_kept(std::string_view edition) {
    line_ = 0;
    for (const auto& [id, count] : foreign_)
        warn("TRF-0703", {0, 0}, {id, std::to_string(count), std::string(edition)});
    foreign_.clear();
    for (const auto& [id, count] : old_numbers_)
        warn("TRF-0708", {0, 0}, {id, std::to_string(count)});
    old_numbers_.clear();
}

}
