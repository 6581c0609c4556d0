// The list of expected events: a small table, told by line and column what is wrong with it.

#include "common/values.hpp"
#include "expected.hpp"
#include <hakem/folded_name.hpp>
#include <hakem/text.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>

namespace hakem::office_report {

namespace {

constexpr std::size_t most_rows = 5000, most_cells = 256, most_letters = 300;

/// A cell and where it begins, in characters.
struct Field {
    std::string text;
    std::uint32_t column = 1;
};

enum class Part : std::uint8_t { name, city, start, end };
constexpr std::size_t parts = 4;

/// Folded headings: their words in alphabetical order.
std::optional<Part> part_of(std::string_view heading) {
    struct Word {
        std::string_view folded;
        Part part;
    };
    static constexpr Word words[] = {
        {"name", Part::name},
        {"event", Part::name},
        {"event name", Part::name},
        {"tournament", Part::name},
        {"name tournament", Part::name},
        {"ad", Part::name},
        {"adi", Part::name},
        {"isim", Part::name},
        {"yarisma", Part::name},
        {"adi yarisma", Part::name},
        {"turnuva", Part::name},
        {"adi turnuva", Part::name},
        {"etkinlik", Part::name},
        {"city", Part::city},
        {"place", Part::city},
        {"il", Part::city},
        {"sehir", Part::city},
        {"yer", Part::city},
        {"start", Part::start},
        {"date start", Part::start},
        {"from", Part::start},
        {"date", Part::start},
        {"day first", Part::start},
        {"baslangic", Part::start},
        {"baslangic tarihi", Part::start},
        {"tarih", Part::start},
        {"gun ilk", Part::start},
        {"end", Part::end},
        {"date end", Part::end},
        {"to", Part::end},
        {"day last", Part::end},
        {"bitis", Part::end},
        {"bitis tarihi", Part::end},
        {"gun son", Part::end},
    };
    const auto folded = folded_name(heading);
    for (const auto& word : words)
        if (word.folded == folded) return word.part;
    return std::nullopt;
}

/// What the headings have most of, outside of quotes; a comma stands in names too.
char separator_of(std::string_view headings) {
    constexpr std::array<char, 3> separators = {';', '\t', ','};
    std::array<std::size_t, 3> counts{};
    bool quoted = false;
    for (const char c : headings) {
        quoted ^= c == '"';
        for (std::size_t i = 0; i < separators.size(); ++i)
            counts[i] += !quoted && c == separators[i];
    }
    if (counts[0] != 0) return ';';
    return counts[1] != 0 ? '\t' : ',';
}

/// Goes through the lines of a table.
class Reader {
public:
    Reader(const Source& source, Diagnostics& diagnostics)
        : source_(source), diagnostics_(diagnostics) {}

    std::vector<Expected> read() {
        for (const auto& line : source_.lines()) {
            ++line_;
            if (trim(line.text).empty()) continue;
            excerpt_ = line.text;
            if (headed_ && found_.size() >= most_rows) {
                say(Severity::error, "EXP-0107", 0, {std::to_string(most_rows)});
                break;
            }
            if (headed_)
                row(line.text);
            else if (!head(line.text))
                return {};
        }
        if (!headed_) say(Severity::error, "EXP-0101", 0);
        return std::move(found_);
    }

private:
    void say(Severity severity, std::string_view code, std::uint32_t column,
             std::vector<std::string> arguments = {}) {
        diagnostics_.add(severity, code, line_, column, 1, std::move(arguments),
                         slice(excerpt_, 0, most_letters));
    }

    /// A quote is closed in its line.
    std::vector<Field> fields(std::string_view line) {
        std::vector<Field> all;
        std::size_t at = 0;
        std::uint32_t letter = 1;
        const auto take = [&] {
            const char c = line[at++];
            letter += (static_cast<unsigned char>(c) & 0xC0u) != 0x80u;
            return c;
        };
        for (bool more = true; more && all.size() < most_cells;) {
            Field field{{}, letter};
            more = false;
            bool quoted = false;
            while (at < line.size()) {
                const char c = take();
                if (c == '"' && (quoted || trim(field.text).empty())) {
                    const bool twice = quoted && at < line.size() && line[at] == '"';
                    if (twice) field.text += take();
                    if (!twice) quoted = !quoted;
                    continue;
                }
                if (c == separator_ && !quoted) {
                    more = true;
                    break;
                }
                field.text += c;
            }
            if (quoted) say(Severity::error, "EXP-0108", field.column);
            field.text = std::string(slice(trim(field.text), 0, most_letters));
            all.push_back(std::move(field));
        }
        return all;
    }

    bool head(std::string_view line) {
        headed_ = true;
        separator_ = separator_of(line);
        const auto headings = fields(line);
        width_ = headings.size();
        for (std::size_t i = 0; i < headings.size(); ++i) {
            const auto part = part_of(headings[i].text);
            auto* place = part ? &places_[static_cast<std::size_t>(*part)] : nullptr;
            if (place != nullptr && !*place)
                *place = i;
            else if (!headings[i].text.empty())
                say(Severity::note, "EXP-0106", headings[i].column, {headings[i].text});
        }
        if (places_[static_cast<std::size_t>(Part::name)]) return true;
        say(Severity::error, "EXP-0101", 1);
        return false;
    }

    static const Field& field(const std::vector<Field>& all, std::optional<std::size_t> place) {
        static const Field none;
        return place && *place < all.size() ? all[*place] : none;
    }

    Date date(const Field& field) {
        const auto date = importing::date(field.text);
        if (field.text.empty() || (date && date->complete() && is_valid(*date)))
            return date.value_or(Date());
        say(Severity::error, "EXP-0103", field.column, {field.text});
        return {};
    }

    void row(std::string_view line) {
        const auto all = fields(line);
        const auto at = [&](Part part) -> const Field& {
            return field(all, places_[static_cast<std::size_t>(part)]);
        };
        const bool blank =
            std::all_of(all.begin(), all.end(), [](const Field& one) { return one.text.empty(); });
        if (blank) return;
        for (auto i = width_; i < all.size(); ++i)
            if (!all[i].text.empty())
                return say(Severity::error, "EXP-0109", all[i].column,
                           {std::to_string(all.size()), std::to_string(width_)});
        Expected one{at(Part::name).text, at(Part::city).text, date(at(Part::start)),
                     date(at(Part::end)), line_};
        if (one.name.empty()) return say(Severity::error, "EXP-0102", at(Part::name).column);
        if (one.start && one.end && one.end < one.start) {
            say(Severity::error, "EXP-0104", at(Part::end).column,
                {to_readable_text(one.end), to_readable_text(one.start)});
            one.start = one.end = {};
        }
        const auto key = fmt::format("{}\n{}\n{}\n{}", folded_name(one.name), folded_name(one.city),
                                     to_text(one.start), to_text(one.end));
        if (const auto [known, fresh] = known_.emplace(key, line_); !fresh)
            return say(Severity::warning, "EXP-0105", at(Part::name).column,
                       {std::to_string(known->second)});
        found_.push_back(std::move(one));
    }

    const Source& source_;
    Diagnostics& diagnostics_;
    std::vector<Expected> found_;
    std::map<std::string, std::uint32_t> known_;
    std::array<std::optional<std::size_t>, parts> places_;
    std::size_t width_ = 0;
    std::string_view excerpt_;
    std::uint32_t line_ = 0;
    char separator_ = ';';
    bool headed_ = false;
};

}

std::vector<Expected> read_expected(const Source& source, Diagnostics& diagnostics) {
    return Reader(source, diagnostics).read();
}

}
