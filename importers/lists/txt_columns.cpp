#include "txt_columns.hpp"

#include <hakem/text.hpp>

#include <algorithm>
#include <string>

namespace hakem::lists {

namespace {

struct Heading {
    std::string_view text; ///< lower case
    TxtField field;
};

/// Longer ones first, since old headers run together: "TitlFed", "GamesBorn".
constexpr std::array<Heading, 37> headings = {{{"id_number", TxtField::id},
                                               {"id number", TxtField::id},
                                               {"fide id", TxtField::id},
                                               {"fideid", TxtField::id},
                                               {"code", TxtField::id},
                                               {"name", TxtField::name},
                                               {"federation", TxtField::federation},
                                               {"country", TxtField::federation},
                                               {"fed", TxtField::federation},
                                               {"sex", TxtField::sex},
                                               {"wtit", TxtField::women_title},
                                               {"otit", TxtField::other_titles},
                                               {"title", TxtField::title},
                                               {"titl", TxtField::title},
                                               {"tit", TxtField::title},
                                               {"foa", TxtField::foa_title},
                                               {"srtng", TxtField::standard},
                                               {"rating", TxtField::standard},
                                               {"sgm", TxtField::standard_games},
                                               {"games", TxtField::standard_games},
                                               {"game", TxtField::standard_games},
                                               {"gms", TxtField::standard_games},
                                               {"sk", TxtField::standard_k},
                                               {"rrtng", TxtField::rapid},
                                               {"rgm", TxtField::rapid_games},
                                               {"rk", TxtField::rapid_k},
                                               {"brtng", TxtField::blitz},
                                               {"bgm", TxtField::blitz_games},
                                               {"bk", TxtField::blitz_k},
                                               {"b-day", TxtField::birth},
                                               {"birthday", TxtField::birth},
                                               {"birth", TxtField::birth},
                                               {"bday", TxtField::birth},
                                               {"born", TxtField::birth},
                                               {"flag", TxtField::flag},
                                               {"k", TxtField::standard_k},
                                               {"fl", TxtField::flag}}};

constexpr std::array<std::string_view, 12> months = {"jan", "feb", "mar", "apr", "may", "jun",
                                                     "jul", "aug", "sep", "oct", "nov", "dec"};

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// "sep26": the month that a list of one time class is of.
Date month_heading(std::string_view text) {
    if (text.size() < 5 || !is_digit(text[3]) || !is_digit(text[4])) return {};
    const auto month = std::find(months.begin(), months.end(), text.substr(0, 3));
    if (month == months.end()) return {};
    const int year = (text[3] - '0') * 10 + (text[4] - '0');
    return {static_cast<std::int16_t>(year >= 70 ? 1900 + year : 2000 + year),
            static_cast<std::int8_t>(month - months.begin() + 1), 0};
}

/// Reads a header from left to right; each heading ends the column before it.
class Header {
public:
    explicit Header(std::string_view line) : line_(to_lower(line, Language::english)) {}

    TxtColumns read() {
        columns_.width = line_.size();
        for (std::size_t at = 0; at < line_.size();) {
            if (line_[at] == ' ' || line_[at] == '\t') {
                ++at;
                continue;
            }
            at += take(at);
        }
        end_last(std::string::npos);
        return columns_;
    }

private:
    /// Length of the heading at a place.
    std::size_t take(std::size_t at) {
        const auto rest = std::string_view(line_).substr(at);
        if (const auto issue = month_heading(rest)) {
            columns_.issue = issue;
            columns_.single = true;
            begin(TxtField::standard, at);
            return 5;
        }
        for (const auto& heading : headings) {
            if (!rest.starts_with(heading.text)) continue;
            begin(heading.field, at);
            return heading.text.size();
        }
        end_last(at);
        return std::min(rest.find(' '), rest.size());
    }

    void begin(TxtField field, std::size_t at) {
        end_last(at);
        auto& column = columns_.columns[static_cast<std::size_t>(field)];
        if (column.end != 0) return; // a second column of one heading
        // The id stands before everything, also where its heading is indented.
        column = {columns_.columns[0].end == 0 ? 0 : at, std::string::npos};
        last_ = &column;
    }

    void end_last(std::size_t at) {
        if (last_ != nullptr) last_->end = at;
        last_ = nullptr;
    }

    std::string line_;
    TxtColumns columns_;
    TxtColumn* last_ = nullptr;
};

}

std::optional<TxtColumns> columns_of(std::string_view header) {
    if (header.size() > 400) return std::nullopt;
    auto columns = Header(header).read();
    const auto has = [&](TxtField field) { return columns[field].end != 0; };
    const bool single_class = !has(TxtField::rapid) && !has(TxtField::blitz);
    columns.single |= single_class;
    const bool first = has(TxtField::id) && columns[TxtField::id].begin == 0;
    const bool rated = has(TxtField::standard) || has(TxtField::rapid) || has(TxtField::blitz);
    if (!first || !has(TxtField::name) || !has(TxtField::federation) || !rated) return std::nullopt;
    return columns;
}

}
