#include "argument_marks.hpp"
#include "hex_run.hpp"
#include <hakem/diagnostic.hpp>
#include <hakem/text.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

namespace hakem {

namespace {

/// Longest part of a line that is shown, in characters.
constexpr std::size_t excerpt_width = 140;

struct Cut {
    std::string text;
    std::size_t caret; // 0-based column of the caret in `text`
};

/// The part of a line around the column, with an ellipsis where something was left out.
Cut cut_around(std::string_view line, std::size_t column) {
    const auto length = length_of(line);
    if (length <= excerpt_width) return {std::string(line), column};
    const auto from = column < excerpt_width / 2 ? 0 : column - excerpt_width / 2;
    const std::string_view left = from == 0 ? "" : "…";
    const std::string_view right = from + excerpt_width < length ? "…" : "";
    return {fmt::format("{}{}{}", left, slice(line, from, excerpt_width), right),
            column - from + (from == 0 ? 0 : 1)};
}

std::string_view colour_of(Severity severity) {
    switch (severity) {
    case Severity::error:
        return "\x1b[1;31m";
    case Severity::warning:
        return "\x1b[1;33m";
    case Severity::note:
        return "\x1b[1;36m";
    }
    return "";
}

std::string place_of(const Diagnostic& diagnostic) {
    if (diagnostic.line == 0) return printable(diagnostic.file);
    if (diagnostic.column == 0)
        return fmt::format("{}:{}", printable(diagnostic.file), diagnostic.line);
    return fmt::format("{}:{}:{}", printable(diagnostic.file), diagnostic.line, diagnostic.column);
}

std::string_view severity_key(Severity severity) {
    switch (severity) {
    case Severity::error:
        return "severity.error";
    case Severity::warning:
        return "severity.warning";
    case Severity::note:
        return "severity.note";
    }
    return "";
}

}

namespace {

/// Personal data is never part of a finding: a number of ten digits or more is hidden even where
/// its check digits are wrong. FIDE ids are shorter; an argument of more than sixteen digits and
/// nothing else is a lot that somebody named, digits of a hash are no number.
std::string hidden(std::string_view text) {
    constexpr std::size_t length = 10, shown = 2;
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    std::string result(text);
    if (result.size() > 16 && std::all_of(result.begin(), result.end(), is_digit)) return result;
    for (std::size_t i = 0; i < result.size();) {
        auto end = i;
        while (end < result.size() && is_digit(result[end])) ++end;
        if (end - i >= length && !in_hash(result, i, end - i))
            std::fill_n(result.begin() + static_cast<std::ptrdiff_t>(i), end - i - shown, '*');
        i = end == i ? i + 1 : end;
    }
    return result;
}

}

void Diagnostics::add(Severity severity, std::string_view code, std::uint32_t line,
                      std::uint32_t column, std::uint32_t length,
                      std::vector<std::string> arguments, std::string_view excerpt) {
    ++counts_[static_cast<int>(severity)];
    auto found = by_code_.find(code);
    if (found == by_code_.end()) found = by_code_.emplace(std::string(code), 0).first;
    if (++found->second > limit_per_code) return;
    // A few hundred characters show the place; a line of megabytes must not be kept per finding.
    const auto kept = excerpt.substr(0, 4000);
    for (auto& argument : arguments) argument = hidden(argument);
    found_.push_back({std::string(code), severity, file_, line, column, std::max(length, 1u),
                      std::move(arguments), column < 1000 ? hidden(kept) : std::string()});
}

void Diagnostics::repaired(std::string_view code, std::uint32_t line, std::uint32_t column,
                           std::uint32_t length, std::vector<std::string> arguments,
                           std::string_view excerpt) {
    add(strict_ ? Severity::error : Severity::note, code, line, column, length,
        std::move(arguments), excerpt);
}

void Diagnostics::append(const Diagnostics& others) {
    for (std::size_t i = 0; i < std::size(counts_); ++i) counts_[i] += others.counts_[i];
    for (const auto& [code, count] : others.by_code_) by_code_[code] += count;
    found_.insert(found_.end(), others.found_.begin(), others.found_.end());
}

void Diagnostics::sort() {
    std::stable_sort(found_.begin(), found_.end(), [](const Diagnostic& a, const Diagnostic& b) {
        return std::tie(a.line, a.column) < std::tie(b.line, b.column);
    });
}

std::string message_of(const Diagnostic& diagnostic, Language language) {
    std::vector<std::string> arguments;
    for (const auto& argument : diagnostic.arguments) {
        // The mark of a word or a number of ours is no text to be shown.
        const std::size_t mark =
            argument.starts_with(message_mark) || argument.starts_with(decimal_mark) ? 1 : 0;
        arguments.push_back(argument.substr(0, mark) + printable(argument.substr(mark)));
    }
    return format_text("diagnostic." + diagnostic.code, language, arguments);
}

std::string to_text(const Diagnostic& diagnostic, Language language, bool colour) {
    std::string line = fmt::format(
        "{}: {}{}[{}]{}: {}", place_of(diagnostic), colour ? colour_of(diagnostic.severity) : "",
        text(severity_key(diagnostic.severity), language), diagnostic.code, colour ? "\x1b[0m" : "",
        message_of(diagnostic, language));
    if (diagnostic.excerpt.empty() || diagnostic.column == 0) return line;
    const auto cut = cut_around(printable(diagnostic.excerpt), diagnostic.column - 1);
    const auto before = display_width(slice(cut.text, 0, cut.caret));
    const auto room = excerpt_width > before ? excerpt_width - before : 1;
    const auto width = std::min<std::size_t>(diagnostic.length, room);
    return fmt::format("{}\n{}\n{}{}", line, cut.text, std::string(before, ' '),
                       std::string(std::max<std::size_t>(width, 1), '^'));
}

}
