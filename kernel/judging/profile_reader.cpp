// Profiles as JSON: "hakem.profile/1".

#include "json/fields.hpp"
#include "judging/catalogue.hpp"
#include "judging/profile.hpp"

#include <algorithm>

namespace hakem::judging {

namespace {

using json::Fault;
using json::Fields;
using json::Node;
using json::Places;

constexpr std::size_t most_rules = 1000, most_rows = 100;
constexpr std::int64_t most_minutes = 1440, most_players = 9999;

/// Reads the members of a profile one by one.
class ProfileReader {
public:
    explicit ProfileReader(const Places& places) : places_(places) {}

    Profile read(const Node& root) {
        Fields fields(root, places_);
        fields.word("schema", "hakem.profile/1");
        if (auto id = fields.text("id")) profile_.id = *id;
        if (const auto* title = fields.find("title"))
            profile_.title = read_both_texts(*title, places_);
        read_rated_by(fields);
        if (const auto* rules = fields.find("rules")) read_rules(*rules);
        if (const auto* plan = fields.find("plan")) read_plan(*plan);
        if (const auto* deadline = fields.find("deadline")) read_deadline(*deadline);
        if (const auto* package = fields.find("package"))
            profile_.package = read_package_rules(*package, places_);
        if (root.kind == Node::Kind::object && fields.find("id") == nullptr)
            places_.say(Fault::missing, root, {"id"});
        fields.finish();
        return std::move(profile_);
    }

private:
    void read_rated_by(Fields& fields) {
        const auto word = fields.word("ratedBy", "nobody, national, fide");
        if (word == "national") profile_.rated_by = RatedBy::national;
        if (word == "fide") profile_.rated_by = RatedBy::fide;
    }

    void read_rules(const Node& node) {
        if (node.kind != Node::Kind::object || node.children.size() > most_rules)
            return places_.say(Fault::other_kind, node, {message_argument("profile.kind-rules")});
        const Fields twice(node, places_); // says which code is there twice
        for (const auto& rule : node.children) read_rule(rule);
    }

    void read_rule(const Node& node) {
        if (!is_known(node.key)) places_.say_of_key("PRF-0001", node, {node.key});
        RuleWeight weight;
        if (node.kind == Node::Kind::text) {
            weight.kind = kind_of(node).value_or(RuleWeight::Kind::as_given);
        } else {
            Fields fields(node, places_);
            if (const auto* word = fields.find("weight"))
                weight.kind = kind_of(*word).value_or(RuleWeight::Kind::as_given);
            weight.blocks = fields.word("blocks", "true, false") == "true";
            if (const auto* reason = fields.find("reason"))
                weight.reason = read_both_texts(*reason, places_);
            weight.source = fields.text("source").value_or("");
            fields.finish();
        }
        check(node, weight);
        profile_.rules.insert_or_assign(node.key, std::move(weight));
    }

    /// What is off has a reason; what blocks is an error.
    void check(const Node& node, RuleWeight& weight) const {
        if (weight.kind == RuleWeight::Kind::off && weight.reason.english.empty())
            places_.say_of_key("PRF-0002", node, {node.key});
        if (!weight.blocks) return;
        if (weight.kind != RuleWeight::Kind::as_given && weight.kind != RuleWeight::Kind::error)
            places_.say_of_key("PRF-0003", node, {node.key});
        weight.kind = RuleWeight::Kind::error;
    }

    std::optional<RuleWeight::Kind> kind_of(const Node& node) const {
        using Kind = RuleWeight::Kind;
        if (node.kind == Node::Kind::text) {
            if (node.text == "error") return Kind::error;
            if (node.text == "warning") return Kind::warning;
            if (node.text == "note") return Kind::note;
            if (node.text == "off") return Kind::off;
        }
        places_.say(Fault::unknown_word, node, {node.text, "error, warning, note, off"});
        return std::nullopt;
    }

    /// A code, or a family as "PLN-*".
    static bool is_known(std::string_view key) {
        if (!key.ends_with('*')) return entry_of(key) != nullptr;
        key.remove_suffix(1);
        const auto& all = catalogue();
        return key.size() >= 3 && std::any_of(all.begin(), all.end(), [&](const Entry& entry) {
                   return entry.code.starts_with(key);
               });
    }

    void read_plan(const Node& node) {
        Fields fields(node, places_);
        auto& plan = profile_.plan;
        plan.rounds_a_day = number(fields, "roundsADay", 20);
        plan.fide_rounds_a_day = number(fields, "roundsADayFide", 20);
        plan.smallest_category = number(fields, "smallestCategory", most_players);
        plan.registration_minutes = number(fields, "registrationMinutes", most_minutes);
        plan.even_ages = fields.word("evenAges", "true, false") == "true";
        if (const auto* strong = fields.find("strong")) read_strong(*strong);
        read_rows(fields, "gaps", [&](Fields& row) {
            plan.gaps.push_back({number(row, "minutes", most_minutes),
                                 number(row, "increment", 3600), number(row, "gap", most_minutes)});
        });
        read_rows(fields, "systems", [&](Fields& row) {
            ExpectedSystem expected;
            expected.from = number(row, "from", most_players);
            expected.to = number(row, "to", most_players);
            expected.teams = row.word("teams", "true, false") == "true";
            expected.system =
                row.word("system", "swiss, round-robin, double-round-robin").value_or("");
            expected.rounds = number(row, "rounds", 999);
            expected.source = row.text("source").value_or("");
            plan.systems.push_back(std::move(expected));
        });
        fields.finish();
        std::stable_sort(
            plan.gaps.begin(), plan.gaps.end(), [](const RoundGap& a, const RoundGap& b) {
                return a.minutes * 60 + a.increment * 60 < b.minutes * 60 + b.increment * 60;
            });
    }

    /// {"days": 30}, or {"lists": 3, "closingDays": 3}.
    void read_deadline(const Node& node) {
        Fields fields(node, places_);
        auto& deadline = profile_.deadline;
        deadline.days = number(fields, "days", 3660);
        deadline.lists = number(fields, "lists", 120);
        deadline.closing_days = number(fields, "closingDays", 27);
        deadline.source = fields.text("source").value_or("");
        fields.finish();
    }

    void read_strong(const Node& node) {
        Fields fields(node, places_);
        auto& plan = profile_.plan;
        plan.strong_rating = number(fields, "rating", most_players);
        plan.strong_rounds_a_day = number(fields, "roundsADay", 20);
        plan.strong_minutes = number(fields, "minutes", most_minutes);
        plan.strong_increment = number(fields, "increment", 3600);
        fields.finish();
    }

    static std::int32_t number(Fields& fields, std::string_view key, std::int64_t most) {
        return static_cast<std::int32_t>(fields.number(key, 0, most).value_or(0));
    }

    template<class ReadRow>
    void read_rows(Fields& fields, std::string_view key, const ReadRow& read_row) {
        const auto* list = fields.find(key);
        if (list == nullptr) return;
        if (list->kind != Node::Kind::list || list->children.size() > most_rows)
            return json::say_expected("list", *list, places_);
        for (const auto& child : list->children) {
            Fields row(child, places_);
            read_row(row);
            row.finish();
        }
    }

    const Places& places_;
    Profile profile_;
};

}

Profile read_profile(const Source& source, Diagnostics& diagnostics) {
    const Places places(source, diagnostics);
    const auto root = json::read_json(places);
    return root ? ProfileReader(places).read(*root) : Profile();
}

}
