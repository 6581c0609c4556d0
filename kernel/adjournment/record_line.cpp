#include "record_line.hpp"

#include "event_fields.hpp"

#include <nlohmann/json.hpp>

namespace hakem::adjournments {

namespace {

using Json = nlohmann::ordered_json;

Json json_of(bool value) { return value; }
Json json_of(std::int32_t value) { return value; }
Json json_of(std::int64_t value) { return value; }
Json json_of(const std::string& value) { return value; }
Json json_of(const Moment& value) { return to_text(value); }
Json json_of(Colour value) { return name_of(value); }
Json json_of(adjournment::Found value) { return name_of(value); }
Json json_of(Outcome value) { return std::string(1, static_cast<char>(value)); }
Json json_of(const ClockTimes& value) { return {{"white", value.white}, {"black", value.black}}; }
template<class T>
Json json_of(const std::optional<T>& value) {
    return value ? json_of(*value) : Json(nullptr);
}

/// Puts the fields of an event into an object.
class Writer {
public:
    explicit Writer(Json& json) : json_(json) {}

    template<class T>
    void must(const char* name, const T& value) {
        json_[name] = json_of(value);
    }
    template<class T>
    void may(const char* name, const T& value, const T& usual = {}) {
        if (!(value == usual)) must(name, value);
    }

private:
    Json& json_;
};

std::string dumped(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// The alternative of a variant that has the name.
template<std::size_t I = 0>
std::optional<adjournment::What> alternative_named(std::string_view name) {
    if constexpr (I == std::variant_size_v<adjournment::What>) {
        return std::nullopt;
    } else {
        adjournment::What what(std::in_place_index<I>);
        if (hakem::name_of(what) == name) return what;
        return alternative_named<I + 1>(name);
    }
}

}

std::string_view name_of(Colour colour) {
    return colour == Colour::white ? "white" : colour == Colour::black ? "black" : "none";
}

std::string_view name_of(adjournment::Found found) {
    using adjournment::Found;
    switch (found) {
    case Found::text:
        return "text";
    case Found::unreadable:
        return "unreadable";
    case Found::no_scoresheet:
        return "no-scoresheet";
    case Found::no_move:
        return "no-move";
    }
    return "";
}

std::optional<adjournment::Found> found_of(std::string_view name) {
    using adjournment::Found;
    for (const auto found : {Found::text, Found::unreadable, Found::no_scoresheet, Found::no_move})
        if (name_of(found) == name) return found;
    return std::nullopt;
}

std::optional<adjournment::What> event_named(std::string_view name) {
    return alternative_named(name);
}

std::string header_text(std::string_view tournament, const Moment& at) {
    return dumped(
        Json{{"schema", "hakem.adjournments/1"}, {"tournament", tournament}, {"at", to_text(at)}});
}

std::string line_text(const RecordLine& line, std::size_t more) {
    const auto& event = line.event;
    Json json = {{"at", to_text(event.at)},
                 {"event", hakem::name_of(event.what)},
                 {"round", event.game.round},
                 {"white", event.game.white},
                 {"black", event.game.black}};
    if (line.paired != 0) json["paired"] = line.paired;
    if (more != 0) json["more"] = more;
    Json fields = Json::object();
    auto what = event.what;
    std::visit(
        [&](auto& one) {
            Writer writer(fields);
            visit_fields(writer, one);
        },
        what);
    if (!fields.empty()) json["with"] = std::move(fields);
    if (!line.locked.text.empty()) json["sealed"] = line.locked.text;
    return dumped(json);
}

}
