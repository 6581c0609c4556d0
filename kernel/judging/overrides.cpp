// Overrides as JSON: "hakem.overrides/1".

#include "judging/overrides.hpp"

#include "json/fields.hpp"
#include "judging/catalogue.hpp"
#include "judging/moments.hpp"

namespace hakem::judging {

namespace {

using json::Fault;
using json::Fields;
using json::Node;
using json::Places;

constexpr std::size_t most_overrides = 5000;
constexpr std::int64_t last_number = 9999;

/// The text of a key that has to be there.
std::string needed(Fields& fields, std::string_view key, const Node& node, const Places& places) {
    if (auto text = fields.text(key)) return *text;
    if (fields.find(key) == nullptr) places.say(Fault::missing, node, {std::string(key)});
    return {};
}

/// Nothing where a part that decides is missing.
std::optional<Override> read_override(const Node& node, const Places& places) {
    Fields fields(node, places);
    Override one;
    one.line = places.place_of(node.begin).line;
    one.file = places.source().name();
    one.code = needed(fields, "code", node, places);
    one.content = needed(fields, "content", node, places);
    one.reason = needed(fields, "reason", node, places);
    one.who = needed(fields, "who", node, places);
    one.player = static_cast<std::int32_t>(fields.number("player", 1, last_number).value_or(0));
    const auto when = needed(fields, "when", node, places);
    fields.finish();
    if (node.kind != Node::Kind::object) return std::nullopt;
    const auto moment = moment_of(when);
    if (moment) one.when = moment->date;
    const bool known = one.code.empty() || entry_of(one.code) != nullptr;
    if (!known) places.say("OVR-0001", *fields.find("code"), {one.code});
    if (!when.empty() && !moment) places.say("OVR-0002", *fields.find("when"), {when});
    const bool whole = known && moment && !one.code.empty() && !one.content.empty() &&
                       !one.reason.empty() && !one.who.empty();
    // A player that cannot be read is not everybody.
    const bool about = fields.find("player") == nullptr || one.player != 0;
    return whole && about ? std::optional(std::move(one)) : std::nullopt;
}

}

std::vector<Override> read_overrides(const Source& source, Diagnostics& diagnostics) {
    const Places places(source, diagnostics);
    std::vector<Override> all;
    const auto root = json::read_json(places);
    if (!root) return all;
    Fields fields(*root, places);
    fields.word("schema", "hakem.overrides/1");
    const auto* list = fields.find("overrides");
    fields.finish();
    if (list == nullptr) {
        if (root->kind == Node::Kind::object) places.say(Fault::missing, *root, {"overrides"});
        return all;
    }
    if (list->kind != Node::Kind::list || list->children.size() > most_overrides) {
        json::say_expected("list", *list, places);
        return all;
    }
    for (const auto& node : list->children)
        if (auto one = read_override(node, places)) all.push_back(std::move(*one));
    return all;
}

}
