// A record as one line of a journal.

#include "facts.hpp"
#include "record.hpp"

#include <fmt/format.h>

#include <charconv>

namespace hakem::content {

namespace {

constexpr std::string_view version = "3";

std::string encoded(std::string_view text) {
    std::string out;
    for (const char c : text) {
        const bool plain =
            (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        if (plain)
            out += c;
        else
            out += fmt::format("%{:02x}", static_cast<unsigned char>(c));
    }
    return out;
}

/// Reads the line from the left; after the first thing that is not as it should be nothing is read.
class Reader {
public:
    explicit Reader(std::string_view line) : rest_(line) {}

    bool good() const { return good_; }
    bool at_end() const { return rest_.empty(); }

    /// Up to the next comma.
    std::string_view field() {
        const auto comma = rest_.find(',');
        const auto text = rest_.substr(0, comma);
        rest_.remove_prefix(comma == rest_.npos ? rest_.size() : comma + 1);
        return text;
    }

    template<class Number>
    Number number(std::string_view text, int base) {
        Number value = 0;
        const auto [stop, trouble] =
            std::from_chars(text.data(), text.data() + text.size(), value, base);
        good_ = good_ && trouble == std::errc() && stop == text.data() + text.size();
        return value;
    }

    Date date() {
        const auto text = field();
        Date date;
        const auto year = text.find('-');
        const auto day = text.rfind('-');
        if (year == text.npos || day == year) {
            good_ = false;
            return date;
        }
        date.year = number<std::int16_t>(text.substr(0, year), 10);
        date.month = number<std::int8_t>(text.substr(year + 1, day - year - 1), 10);
        date.day = number<std::int8_t>(text.substr(day + 1), 10);
        good_ = good_ && (!date || is_valid(date));
        return date;
    }

    /// "a.b.c": the parts of the next field.
    std::vector<std::string_view> parts() {
        auto text = field();
        std::vector<std::string_view> parts;
        while (!text.empty()) {
            const auto dot = text.find('.');
            parts.push_back(text.substr(0, dot));
            text.remove_prefix(dot == text.npos ? text.size() : dot + 1);
        }
        return parts;
    }

    std::string decoded() {
        const auto text = field();
        std::string out;
        for (std::size_t i = 0; i < text.size(); ++i) {
            if (text[i] != '%') {
                out += text[i];
                continue;
            }
            out += static_cast<char>(number<std::uint8_t>(text.substr(i + 1, 2), 16));
            i += 2;
        }
        return out;
    }

    void refuse() { good_ = false; }

private:
    std::string_view rest_;
    bool good_ = true;
};

void read_facts(Reader& reader, Record& record) {
    const auto parts = reader.parts();
    if (parts.size() != facts_count) return reader.refuse();
    for (std::size_t i = 0; i < facts_count; ++i)
        record.facts[i] = reader.number<std::uint32_t>(parts[i], 16);
}

/// "2", or "2+1" where some games cannot be.
void read_open(Reader& reader, std::string_view text, RoundPrint& round) {
    const auto plus = text.find('+');
    round.open = reader.number<std::uint32_t>(text.substr(0, plus), 10);
    if (plus != text.npos)
        round.impossible = reader.number<std::uint32_t>(text.substr(plus + 1), 10);
    const auto most = round.count;
    if (round.open > most || round.impossible > most - round.open) reader.refuse();
}

void read_rounds(Reader& reader, Record& record) {
    const auto parts = reader.parts();
    if (parts.size() % 3 != 0) return reader.refuse();
    for (std::size_t i = 0; i < parts.size(); i += 3) {
        auto& round = record.rounds.emplace_back();
        round.games = reader.number<std::uint64_t>(parts[i], 16);
        round.count = reader.number<std::uint32_t>(parts[i + 1], 10);
        read_open(reader, parts[i + 2], round);
    }
}

void read_players(Reader& reader, Record& record) {
    const auto text = reader.field();
    constexpr std::size_t digits = 8;
    if (text.size() % (2 * digits) != 0) return reader.refuse();
    for (std::size_t i = 0; i < text.size(); i += 2 * digits)
        record.players.push_back(
            {reader.number<std::uint32_t>(text.substr(i, digits), 16),
             reader.number<std::uint32_t>(text.substr(i + digits, digits), 16)});
    for (std::size_t i = 1; i < record.players.size(); ++i)
        if (record.players[i] < record.players[i - 1]) return reader.refuse();
}

std::string date_text(const Date& date) {
    return fmt::format("{}-{}-{}", date.year, date.month, date.day);
}

/// All but format and name.
std::string content_text(const Record& record) {
    auto line = fmt::format("{},{},{:x},{:x},{:x},", date_text(record.start), date_text(record.end),
                            record.called, record.play, fmt::join(record.facts, "."));
    const auto* dot = "";
    for (const auto& round : record.rounds) {
        line += fmt::format("{}{:x}.{}.{}", dot, round.games, round.count, round.open);
        if (round.impossible != 0) line += fmt::format("+{}", round.impossible);
        dot = ".";
    }
    line += ',';
    for (const auto& player : record.players)
        line += fmt::format("{:08x}{:08x}", player.person, player.row);
    return line;
}

}

std::string to_line(const Record& record) {
    return fmt::format("{},{},{},{}", version, encoded(record.format), encoded(record.name),
                       content_text(record));
}

std::optional<Record> record_from_line(std::string_view line) {
    Reader reader(line);
    if (reader.field() != version) return std::nullopt;
    Record record;
    record.format = reader.decoded();
    record.name = reader.decoded();
    record.start = reader.date();
    record.end = reader.date();
    record.called = reader.number<std::uint64_t>(reader.field(), 16);
    record.play = reader.number<std::uint64_t>(reader.field(), 16);
    read_facts(reader, record);
    read_rounds(reader, record);
    read_players(reader, record);
    if (!reader.good() || !reader.at_end()) return std::nullopt;
    return record;
}

std::string fingerprint(const Record& record) {
    const auto text = content_text(record);
    return fmt::format("{:016x}{:016x}", hash_of(text), hash_of("hakem" + text));
}

}
