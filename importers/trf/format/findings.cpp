#include "findings.hpp"

#include <hakem/text.hpp>

#include <algorithm>

namespace hakem::trf {

namespace {

/// In bytes; a cell of the file that is quoted.
constexpr std::size_t longest_argument = 120;

}

void Findings::at_line(std::uint32_t number, std::string_view text, std::size_t before) {
    line_ = number;
    text_ = text;
    before_ = before;
    hidden_ = {0, -1};
    keeps_line_ = false;
}

void Findings::add(Handling handling, std::string_view code, Columns columns,
                   std::vector<std::string> arguments) {
    if (handling == Handling::rewritten && !keeps_line_) places_.push_back({line_, columns.from});
    if (diagnostics_ == nullptr) return;
    // What is only counted from here on needs no words.
    const auto found = diagnostics_->by_code().find(code);
    const bool counted =
        found != diagnostics_->by_code().end() && found->second >= Diagnostics::limit_per_code;
    if (counted) arguments.clear();
    for (auto& argument : arguments)
        if (argument.size() > longest_argument)
            argument = std::string(slice(argument, 0, 60)) + "...";
    const auto before = columns.from == 0 ? 0 : static_cast<std::uint32_t>(before_);
    const auto column = static_cast<std::uint32_t>(columns.from) + before;
    const auto length = static_cast<std::uint32_t>(columns.width());
    const auto shown = columns.from == 0 || counted ? std::string() : excerpt();
    switch (handling) {
    case Handling::noted:
        diagnostics_->add(Severity::note, code, line_, column, length, std::move(arguments), shown);
        break;
    case Handling::kept:
    case Handling::rewritten:
        diagnostics_->repaired(code, line_, column, length, std::move(arguments), shown);
        break;
    case Handling::lost:
        diagnostics_->add(strict() ? Severity::error : Severity::warning, code, line_, column,
                          length, std::move(arguments), shown);
        break;
    case Handling::refused:
        diagnostics_->add(Severity::error, code, line_, column, length, std::move(arguments),
                          shown);
        break;
    }
}

std::string Findings::excerpt() const {
    constexpr std::size_t enough = 4000;
    const auto text = text_.substr(0, enough);
    const std::string blanks(before_, ' ');
    if (hidden_.width() <= 0) return blanks + std::string(text);
    RowBuilder row(text);
    const RecordLine record(text);
    for (auto column = hidden_.from; column <= std::min(hidden_.to, record.length()); ++column)
        if (record.at(column) != ' ') row.put({column, column}, "*");
    return blanks + row.text();
}

void Findings::settle() { std::sort(places_.begin(), places_.end()); }

bool Findings::rewritten(std::uint32_t line) const {
    const auto place = std::lower_bound(places_.begin(), places_.end(), Place{line, 0});
    return place != places_.end() && place->line == line;
}

bool Findings::rewritten(std::uint32_t line, Columns columns) const {
    const auto place = std::lower_bound(places_.begin(), places_.end(), Place{line, columns.from});
    return place != places_.end() && place->line == line && place->column <= columns.to;
}

}
