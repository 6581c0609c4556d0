#include "reading.hpp"
#include <hakem/text.hpp>

#include <algorithm>

namespace hakem::xml {

namespace {

/// An element of a known format has some forty attributes; a hostile one may have millions.
constexpr std::size_t most_fields = 256;

/// Whether an element holds a text and nothing else.
bool is_text(pugi::xml_node node) {
    const auto first = node.first_child();
    return !first || (!first.next_sibling() &&
                      (first.type() == pugi::node_pcdata || first.type() == pugi::node_cdata));
}

}

Fields::Fields(Reading& reading, pugi::xml_node node) : reading_(reading), node_(node) {
    std::size_t seen = 0;
    for (const auto attribute : node.attributes()) {
        if (++seen > most_fields) break;
        const auto name = local_name(attribute.name());
        const std::string_view whole = attribute.name();
        if (whole.starts_with("xmlns") || whole.starts_with("xsi:")) continue;
        add(name, attribute.value());
    }
    for (auto child = node.first_child(); child && seen <= most_fields;
         child = child.next_sibling())
        if (child.type() == pugi::node_element && is_text(child) && !child.first_attribute() &&
            ++seen <= most_fields)
            add(local_name(child.name()), child.child_value());
    if (seen > most_fields)
        reading.say(Severity::error, "XML-0006", node,
                    {std::string(local_name(node.name())), std::to_string(most_fields)});
}

void Fields::add(std::string_view name, std::string_view text) {
    text = trim(text);
    const bool twice = std::any_of(entries_.begin(), entries_.end(),
                                   [&](const Entry& entry) { return entry.name == name; });
    entries_.push_back({name, text, twice});
    if (twice)
        reading_.repaired("XML-0005", reading_.place_of(Field{text, true}),
                          {std::string(name), std::string(local_name(node_.name()))});
}

Fields::~Fields() {
    const auto element = local_name(node_.name());
    for (const auto& entry : entries_)
        if (!entry.taken && !entry.text.empty())
            reading_.not_taken(element, entry.name, entry.text);
}

Field Fields::operator[](std::string_view name) {
    for (auto& entry : entries_) {
        if (entry.name != name) continue;
        entry.taken = true;
        return {entry.text, true};
    }
    return {};
}

void Fields::ignore(std::initializer_list<std::string_view> names) {
    for (const auto name : names) (*this)[name];
}

}
