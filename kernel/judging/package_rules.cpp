// The part "package" of a profile, as JSON.

#include "judging/package_rules.hpp"

#include "json/fields.hpp"

namespace hakem::judging {

namespace {

using json::Fault;
using json::Fields;
using json::Node;
using json::Places;

constexpr std::size_t most_items = 100;
constexpr std::int64_t most_bytes = std::int64_t{1} << 40;

AskedOf asked_of(Fields& row) {
    const auto word = row.word("askedOf", "all, fide, national, some");
    if (word == "fide") return AskedOf::fide;
    if (word == "national") return AskedOf::national;
    return word == "some" ? AskedOf::some : AskedOf::all;
}

PackageItem item_of(const Node& node, const Places& places) {
    Fields row(node, places);
    PackageItem item;
    item.id = row.text("id").value_or("");
    if (const auto* title = row.find("title")) item.title = read_both_texts(*title, places);
    item.words = row.texts("words");
    item.kinds = row.texts("kinds");
    item.asked_of = asked_of(row);
    item.tournament = row.word("tournament", "true, false") == "true";
    // Nothing could ever be taken for it.
    if (node.kind == Node::Kind::object && item.words.empty() && !item.tournament)
        places.say(Fault::missing, node, {"words"});
    row.finish();
    return item;
}

void read_name(const Node& node, const Places& places, PackageRules& rules) {
    Fields fields(node, places);
    rules.name_ends = fields.text("ends").value_or("");
    if (const auto* pattern = fields.find("pattern"))
        rules.name_pattern = read_both_texts(*pattern, places);
    rules.name_example = fields.text("example").value_or("");
    fields.finish();
}

}

BothTexts read_both_texts(const Node& node, const Places& places) {
    if (node.kind == Node::Kind::text) {
        const auto text = json::text_of(node, places).value_or("");
        return {text, text};
    }
    Fields fields(node, places);
    BothTexts texts{fields.text("en").value_or(""), fields.text("tr").value_or("")};
    if (texts.english.empty()) texts.english = texts.turkish;
    if (texts.turkish.empty()) texts.turkish = texts.english;
    fields.finish();
    return texts;
}

PackageRules read_package_rules(const Node& node, const Places& places) {
    Fields fields(node, places);
    PackageRules rules;
    rules.kinds = fields.texts("kinds");
    rules.largest = fields.number("largest", 0, most_bytes).value_or(0);
    if (const auto* name = fields.find("name")) read_name(*name, places, rules);
    rules.fide_words = fields.texts("fideWords");
    rules.national_words = fields.texts("nationalWords");
    rules.subject = fields.text("subject").value_or("");
    rules.source = fields.text("source").value_or("");
    if (const auto* items = fields.find("items")) {
        if (items->kind != Node::Kind::list || items->children.size() > most_items)
            json::say_expected("list", *items, places);
        else
            for (const auto& item : items->children) rules.items.push_back(item_of(item, places));
    }
    fields.finish();
    return rules;
}

}
