// Schedules as JSON: "hakem.schedule/1".

#include "judging/json_findings.hpp"
#include "judging/plan_check.hpp"
#include "prizes/fields.hpp"

namespace hakem::judging {

namespace {

using prizes::Fields;
using prizes::Node;
using prizes::Places;

constexpr std::size_t most_rounds = 999, most_categories = 500;

/// The elements of a list that is not longer than it may be.
const std::vector<Node>* elements_of(const Node* node, std::size_t most, const Places& places) {
    if (node == nullptr) return nullptr;
    if (node->kind == Node::Kind::list && node->children.size() <= most) return &node->children;
    places.say("PRZ-0003", *node, {message_argument("prizes.kind-list")});
    return nullptr;
}

Schedule read_all(const Places& places) {
    Schedule schedule;
    const auto root = prizes::read_json(places);
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

Schedule read_schedule(const Source& source, Diagnostics& diagnostics) {
    Diagnostics found(diagnostics.file(), diagnostics.strict());
    auto schedule = read_all(Places(source, found));
    append_of_json(found, diagnostics);
    return schedule;
}

}
