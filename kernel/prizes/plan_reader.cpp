#include "prizes/plan_reader.hpp"

#include "json/fields.hpp"
#include "prizes/who_reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace hakem::prizes {

namespace {

using json::Fault;
using json::Fields;
using json::Node;
using json::Places;

constexpr std::size_t most_categories = 100, most_prizes = 1000;
constexpr std::int64_t last_number = 9999;

std::optional<Sharing> sharing_of(std::string_view word) {
    for (const auto sharing :
         {Sharing::equal, Sharing::hort, Sharing::tie_break, Sharing::us_pooling})
        if (word_of(sharing) == word) return sharing;
    return std::nullopt;
}

/// Reads the members of a plan one by one.
class PlanReader {
public:
    explicit PlanReader(const Places& places) : places_(places) {}

    Plan read(const Node& root) {
        Fields fields(root, places_);
        fields.word("schema", "hakem.prize-plan/1");
        plan_.currency = fields.text("currency").value_or("");
        plan_.decimals = static_cast<int>(fields.number("decimals", 0, 4).value_or(2));
        plan_.rounding = read_rounding(fields.find("rounding"));
        plan_.sharing =
            read_sharing(fields, "equal, hort, tie-break, us-pooling").value_or(Sharing::equal);
        plan_.expelled = read_competitors(fields, "expelled");
        plan_.stayed = read_competitors(fields, "stayed");
        if (const auto* list = fields.find("categories"))
            read_categories(*list);
        else if (root.kind == Node::Kind::object)
            places_.say(Fault::missing, root, {"categories"});
        if (plan_.currency.empty() && root.kind == Node::Kind::object)
            places_.say(Fault::missing, root, {"currency"});
        fields.finish();
        return std::move(plan_);
    }

private:
    static std::optional<Sharing> read_sharing(Fields& fields, std::string_view words) {
        const auto word = fields.word("sharing", words);
        return word ? sharing_of(*word) : std::nullopt;
    }

    Competitors read_competitors(Fields& fields, std::string_view key) const {
        Competitors competitors;
        competitors.numbers = fields.numbers(key, 1, last_number);
        if (const auto* list = fields.find(key)) {
            const auto place = places_.place_of(list->begin);
            competitors.line = place.line;
            competitors.column = place.column;
        }
        return competitors;
    }

    Amount read_rounding(const Node* node) {
        if (node == nullptr) return 1;
        return read_amount(*node).value_or(1);
    }

    /// A number or a text: "1500.50".
    std::optional<Amount> read_amount(const Node& node) const {
        const bool readable = node.kind == Node::Kind::number || node.kind == Node::Kind::text;
        if (readable)
            if (const auto amount = parse_amount(node.text, plan_.decimals); amount && *amount > 0)
                return amount;
        places_.say("PRZ-0007", node, {fmt::to_string(plan_.decimals)});
        return std::nullopt;
    }

    void read_categories(const Node& list) {
        if (list.kind != Node::Kind::list) return json::say_expected("list", list, places_);
        if (list.children.empty() || list.children.size() > most_categories)
            return places_.say(Fault::too_much, list);
        for (const auto& node : list.children) plan_.categories.push_back(read_category(node));
        std::set<std::string_view> ids;
        for (std::size_t i = 0; i < plan_.categories.size(); ++i)
            if (!ids.insert(plan_.categories[i].id).second)
                places_.say("PRZ-0012", list.children[i], {plan_.categories[i].id});
    }

    Category read_category(const Node& node) {
        Fields fields(node, places_);
        Category category;
        const auto place = places_.place_of(node.begin);
        category.line = place.line;
        category.column = place.column;
        category.id =
            fields.text("id").value_or(fmt::format("prizes-{}", plan_.categories.size() + 1));
        category.name = fields.text("name").value_or(category.id);
        category.sharing = plan_.sharing;
        // A pool is of all categories, so none can leave it.
        if (plan_.sharing != Sharing::us_pooling)
            category.sharing =
                read_sharing(fields, "equal, hort, tie-break").value_or(plan_.sharing);
        const auto* amounts = fields.find("amounts");
        if (amounts != nullptr) read_amounts(*amounts, category);
        category.trophies = fields.texts("trophies");
        if (const auto* who = fields.find("who")) category.who = read_who(*who, places_);
        category.by_percentage = fields.word("by", "standings, percentage") == "percentage";
        if (category.by_percentage) category.board = fields.number("board", 1, 100).value_or(0);
        category.include = fields.numbers("include", 1, last_number);
        category.exclude = fields.numbers("exclude", 1, last_number);
        for (const auto number : category.include)
            if (std::count(category.exclude.begin(), category.exclude.end(), number) > 0)
                places_.say("PRZ-0013", node, {fmt::to_string(number)});
        // Amounts that are no amounts have had their finding.
        const bool none =
            amounts == nullptr || (amounts->kind == Node::Kind::list && amounts->children.empty());
        if (none && category.trophies.empty()) places_.say(Fault::missing, node, {"amounts"});
        fields.finish();
        return category;
    }

    void read_amounts(const Node& list, Category& category) {
        if (list.kind != Node::Kind::list) return json::say_expected("list", list, places_);
        for (const auto& node : list.children) {
            if (node.kind == Node::Kind::object)
                read_places(node, category);
            else
                add_amount(node, node, 1, category);
            if (prizes_ > most_prizes) return places_.say(Fault::too_much, list);
        }
    }

    /// {"place": 4, "to": 10, "amount": 500}: each of these places has the amount.
    void read_places(const Node& node, Category& category) {
        Fields fields(node, places_);
        const auto next = static_cast<std::int64_t>(category.amounts.size()) + 1;
        const auto place = fields.number("place", 1, most_prizes).value_or(next);
        const auto last = fields.number("to", 1, most_prizes).value_or(place);
        const auto* amount = fields.find("amount");
        fields.finish();
        if (amount == nullptr) return places_.say(Fault::missing, node, {"amount"});
        if (place != next || last < place)
            return places_.say("PRZ-0014", node, {fmt::to_string(next)});
        add_amount(node, *amount, static_cast<std::size_t>(last - place + 1), category);
    }

    void add_amount(const Node& node, const Node& value, std::size_t times, Category& category) {
        const auto amount = read_amount(value);
        if (!amount) return;
        if (*amount % plan_.rounding != 0)
            places_.say("PRZ-0015", value, {to_text(plan_.rounding, plan_.decimals)});
        auto& amounts = category.amounts;
        if (!amounts.empty() && amounts.back() < *amount)
            places_.say("PRZ-0008", value, {fmt::to_string(amounts.size() + 1)});
        prizes_ += times;
        if (prizes_ > most_prizes) return;
        amounts.insert(amounts.end(), times, *amount);
        total_ += static_cast<Amount>(times) * (*amount);
        if (total_ <= most_money) return;
        places_.say(Fault::too_much, node);
        total_ = 0;
    }

    const Places& places_;
    Plan plan_;
    std::size_t prizes_ = 0;
    Amount total_ = 0;
};

}

std::string_view word_of(Sharing sharing) {
    switch (sharing) {
    case Sharing::equal:
        return "equal";
    case Sharing::hort:
        return "hort";
    case Sharing::tie_break:
        return "tie-break";
    case Sharing::us_pooling:
        return "us-pooling";
    }
    return "";
}

std::optional<Plan> read_plan(const Source& source, Diagnostics& diagnostics) {
    const Places places(source, diagnostics, "PRZ-");
    const auto root = json::read_json(places);
    if (!root) return std::nullopt;
    auto plan = PlanReader(places).read(*root);
    diagnostics.sort();
    if (diagnostics.has_errors()) return std::nullopt;
    return plan;
}

}
