#include "line_fields.hpp"

#include "lines/checked_lines.hpp"
#include "record_line.hpp"
#include <hakem/identity.hpp>
#include <hakem/text.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace hakem::adjournments {

namespace {

constexpr std::int64_t most_seconds = 10'000'000; ///< about four months, on a clock
constexpr std::size_t longest_text = 1000;

bool is_plain(std::string_view text) {
    return std::none_of(text.begin(), text.end(), [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte < 0x20 || byte == 0x7f;
    });
}

}

const nlohmann::json* LineFields::find(const char* name) {
    known_.insert(name);
    const auto found = json_.find(name);
    return found == json_.end() ? nullptr : &*found;
}

void LineFields::say(std::string_view code, std::string_view name,
                     std::vector<std::string> arguments, Severity severity) {
    const auto at = text_.find(fmt::format("\"{}\":", name));
    const auto before = text_.substr(0, at == std::string_view::npos ? 0 : at);
    const auto column = static_cast<std::uint32_t>(length_of(before) + lines::mark_size + 1);
    const auto length = at == std::string_view::npos ? 1 : name.size() + 2;
    diagnostics_.add(severity, code, number_, column, static_cast<std::uint32_t>(length),
                     std::move(arguments), std::string(lines::mark_size, ' ') + std::string(text_));
    if (severity == Severity::error) good_ = false;
}

void LineFields::finish() {
    for (auto at = json_.begin(); at != json_.end(); ++at)
        if (!known_.contains(at.key()))
            say("ADJ-0111", at.key(), {printable(slice(at.key(), 0, 40))}, Severity::warning);
}

std::optional<std::int64_t> LineFields::whole(const char* name, const nlohmann::json& json,
                                              std::int64_t least, std::int64_t most) {
    if (json.is_number_integer() &&
        (!json.is_number_unsigned() ||
         json.get<std::uint64_t>() <= static_cast<std::uint64_t>(most))) {
        const auto value = json.get<std::int64_t>();
        if (value >= least && value <= most) return value;
    }
    say("ADJ-0112", name, {name, std::to_string(least), std::to_string(most)});
    return std::nullopt;
}

void LineFields::read(const char* name, const nlohmann::json& json, bool& value) {
    if (json.is_boolean())
        value = json.get<bool>();
    else
        say("ADJ-0110", name, {name, "true, false"});
}

void LineFields::read(const char* name, const nlohmann::json& json, std::int32_t& value) {
    constexpr std::int64_t most = 10'000;
    if (const auto number = whole(name, json, 0, most)) value = static_cast<std::int32_t>(*number);
}

void LineFields::read(const char* name, const nlohmann::json& json, std::int64_t& value) {
    if (const auto number = whole(name, json, -most_seconds, most_seconds)) value = *number;
}

void LineFields::read(const char* name, const nlohmann::json& json, std::string& value) {
    if (json.is_string()) {
        const auto& text = json.get_ref<const std::string&>();
        if (text.size() <= longest_text && is_plain(text)) {
            value = without_identity(text);
            return;
        }
    }
    say("ADJ-0113", name, {name, std::to_string(longest_text)});
}

void LineFields::read(const char* name, const nlohmann::json& json, Moment& value) {
    if (json.is_string())
        if (const auto moment = parse_moment(json.get_ref<const std::string&>())) {
            value = *moment;
            return;
        }
    say("ADJ-0110", name, {name, "\"2026-11-07 14:00:00\""});
}

void LineFields::read(const char* name, const nlohmann::json& json, Colour& value) {
    const auto word = json.is_string() ? json.get<std::string>() : std::string();
    if (word == "white")
        value = Colour::white;
    else if (word == "black")
        value = Colour::black;
    else
        say("ADJ-0110", name, {name, "\"white\", \"black\""});
}

/// The results that a game can end with.
void LineFields::read(const char* name, const nlohmann::json& json, Outcome& value) {
    constexpr std::string_view known = "1=0+-WDL";
    const auto word = json.is_string() ? json.get<std::string>() : std::string();
    if (word.size() == 1 && known.find(word.front()) != std::string_view::npos)
        value = static_cast<Outcome>(word.front());
    else
        say("ADJ-0110", name, {name, "\"1\", \"=\", \"0\", \"+\", \"-\", \"W\", \"D\", \"L\""});
}

void LineFields::read(const char* name, const nlohmann::json& json, adjournment::Found& value) {
    if (json.is_string())
        if (const auto found = found_of(json.get_ref<const std::string&>())) {
            value = *found;
            return;
        }
    say("ADJ-0110", name, {name, "\"text\", \"unreadable\", \"no-scoresheet\", \"no-move\""});
}

void LineFields::read(const char* name, const nlohmann::json& json, ClockTimes& value) {
    if (!json.is_object() || json.size() != 2 || !json.contains("white") ||
        !json.contains("black")) {
        say("ADJ-0110", name, {name, "{\"white\":3600,\"black\":900}"});
        return;
    }
    read(name, json["white"], value.white);
    read(name, json["black"], value.black);
}

}
