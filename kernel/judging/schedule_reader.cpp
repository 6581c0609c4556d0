// Schedules as JSON: "hakem.schedule/1".

#include "json/fields.hpp"
#include "judging/plan_check.hpp"

namespace hakem::judging {

namespace {

using json::Fault;
using json::Fields;
using json::Node;
using json::Places;

constexpr std::size_t most_rounds = 999, most_categories = 500;

/// The elements of a list that is not longer than it may be.
const std::vector<Node>* elements_of(const Node* node, std::size_t most, const Places& places) {
    if (node == nullptr) return nullptr;
    if (node->kind == Node::Kind::list && node->children.size() <= most) return &node->children;
    json::say_expected("list", *node, places);
    return nullptr;
}

}

Schedule read_schedule(const Source& source, Diagnostics& diagnostics) {
    const Places places(source, diagnostics);
    Schedule schedule;
    const auto root = json::read_json(places);
    if (!root) return schedule;
    Fields fields(*root, places);
    fields.word("schema", "hakem.schedule/1");
    schedule.rated_by_fide = fields.word("ratedBy", "national, fide") == "fide";
    if (const auto minutes = fields.number("registrationMinutes", 0, 1440))
        schedule.registration_minutes = static_cast<std::int32_t>(*minutes);
    if (const auto* starts = elements_of(fields.find("rounds"), most_rounds, places))
        for (const auto& node : *starts) {
            const auto moment = moment_of(node.text);
            if (moment)
                schedule.starts.push_back(*moment);
            else
                places.say("PLN-0001", node, {node.text});
        }
    const auto* categories = elements_of(fields.find("categories"), most_categories, places);
    fields.finish();
    if (categories == nullptr) return schedule;
    for (const auto& node : *categories) {
        Fields row(node, places);
        const auto name = row.text("name");
        const auto players = row.number("players", 0, 9999);
        row.finish();
        if (name && players)
            schedule.categories.push_back({*name, static_cast<std::int32_t>(*players)});
    }
    return schedule;
}

}
