// Lines of the record, from text to event.

#include "event_fields.hpp"
#include "line_fields.hpp"
#include "lines/checked_lines.hpp"
#include "record_line.hpp"
#include <hakem/text.hpp>

#include <algorithm>
#include <iterator>

namespace hakem::adjournments {

namespace {

using Json = nlohmann::json;

constexpr std::size_t deepest = 4, most_together = 100, longest_sealed = 2000;

/// How deep brackets stand in one another, outside of texts.
std::size_t depth_of(std::string_view text) {
    std::size_t depth = 0, most = 0;
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (quoted) {
            if (c == '\\') ++i;
            if (c == '"') quoted = false;
        } else if (c == '"') {
            quoted = true;
        } else if (c == '{' || c == '[') {
            most = std::max(most, ++depth);
        } else if ((c == '}' || c == ']') && depth > 0) {
            --depth;
        }
    }
    return most;
}

/// The object of a line; nothing where it is none, which is told.
std::optional<Json> object_of(std::string_view text, std::uint32_t number,
                              Diagnostics& diagnostics) {
    const auto say = [&](std::string_view code, std::size_t at) {
        const auto before = length_of(text.substr(0, std::min(at, text.size())));
        diagnostics.add(Severity::error, code, number,
                        static_cast<std::uint32_t>(before + lines::mark_size + 1), 1, {},
                        std::string(lines::mark_size, ' ') + std::string(text));
        return std::nullopt;
    };
    if (depth_of(text) > deepest) return say("ADJ-0107", 0);
    try {
        auto json = Json::parse(text);
        if (!json.is_object()) return say("ADJ-0106", 0);
        return json;
    } catch (const Json::exception& trouble) {
        const auto* error = dynamic_cast<const Json::parse_error*>(&trouble);
        return say("ADJ-0106", error == nullptr || error->byte == 0 ? 0 : error->byte - 1);
    }
}

bool is_base64(std::string_view text) {
    return text.size() <= longest_sealed && std::all_of(text.begin(), text.end(), [](char c) {
               return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ||
                      c == '+' || c == '/' || c == '=';
           });
}

/// What belongs to the event itself.
std::optional<adjournment::What> what_of(LineFields& line, const Json& json, std::string_view text,
                                         std::uint32_t number, Diagnostics& diagnostics) {
    std::string name;
    line.must("event", name);
    auto what = event_named(name);
    if (!what) {
        if (!name.empty()) line.say("ADJ-0108", "event", {printable(slice(name, 0, 40))});
        return std::nullopt;
    }
    static const Json none = Json::object();
    const auto found = json.find("with");
    if (found != json.end() && !found->is_object()) {
        line.say("ADJ-0110", "with", {"with", "{...}"});
        return std::nullopt;
    }
    LineFields fields(found == json.end() ? none : *found, text, number, diagnostics);
    std::visit([&](auto& one) { visit_fields(fields, one); }, *what);
    fields.finish();
    if (!fields.good()) return std::nullopt;
    return what;
}

void read_key(LineFields& line, GameKey& key) {
    line.must("round", key.round);
    line.must("white", key.white);
    line.must("black", key.black);
    if (line.good() && (key.round == 0 || key.white == 0 || key.black == 0))
        line.say("ADJ-0110",
                 key.round == 0   ? "round"
                 : key.white == 0 ? "white"
                                  : "black",
                 {"round, white, black", "1, 2, 3, ..."});
}

}

bool LineReader::header(std::string_view text, std::uint32_t number) {
    const auto json = object_of(text, number, diagnostics_);
    if (!json) return false;
    LineFields line(*json, text, number, diagnostics_);
    std::string schema;
    Moment at;
    line.may("schema", schema);
    if (schema != "hakem.adjournments/1") {
        line.say("ADJ-0105", "schema", {printable(slice(schema, 0, 40))});
        return false;
    }
    line.must("tournament", record_.tournament);
    line.may("at", at);
    line.finish();
    return true;
}

bool LineReader::take(std::string_view text, std::uint32_t number) {
    if (number == 1) return header(text, number);
    const auto json = object_of(text, number, diagnostics_);
    if (!json) return false;
    LineFields line(*json, text, number, diagnostics_);
    RecordLine read;
    read.line = number;
    std::int32_t more = 0;
    line.must("at", read.event.at);
    read_key(line, read.event.game);
    line.may("paired", read.paired);
    line.may("more", more);
    line.may("sealed", read.locked.text);
    line.knows("with"); // looked into by the event
    auto what = what_of(line, *json, text, number, diagnostics_);
    if (!is_base64(read.locked.text)) line.say("ADJ-0110", "sealed", {"sealed", "base64"});
    const auto left = static_cast<std::size_t>(more);
    if (left > most_together || (more_ != 0 && left != more_ - 1)) line.say("ADJ-0114", "more", {});
    line.finish();
    more_ = left;
    read.more = more;
    if (what && line.good()) read.event.what = std::move(*what);
    // A line that cannot be understood leaves a gap: what follows on it is judged without it.
    if (what && line.good()) waiting_.push_back(std::move(read));
    if (more_ == 0) {
        std::move(waiting_.begin(), waiting_.end(), std::back_inserter(record_.lines));
        waiting_.clear();
    }
    return true;
}

ReadRecord LineReader::finish() { return std::move(record_); }

}
