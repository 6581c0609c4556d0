#include "reading.hpp"

#include "common/values.hpp"
#include <hakem/error.hpp>
#include <hakem/text.hpp>

#include <algorithm>

namespace hakem::xml {

namespace {

/// No format of the field is deeper than ten; a hostile file may be.
constexpr int deepest = 100;

class DepthWalker final : public pugi::xml_tree_walker {
public:
    bool for_each(pugi::xml_node& node) override {
        if (depth() < deepest) return true;
        too_deep = node;
        return false;
    }
    pugi::xml_node too_deep;
};

/// What is wrong in the words of the reader.
std::string_view fault_of(pugi::xml_parse_status status) {
    switch (status) {
    case pugi::status_no_document_element:
        return "xml.no-element";
    case pugi::status_end_element_mismatch:
        return "xml.end-mismatch";
    case pugi::status_bad_end_element:
        return "xml.bad-end";
    case pugi::status_bad_attribute:
        return "xml.bad-attribute";
    case pugi::status_bad_start_element:
    case pugi::status_unrecognized_tag:
        return "xml.bad-start";
    case pugi::status_bad_comment:
    case pugi::status_bad_cdata:
    case pugi::status_bad_pi:
    case pugi::status_bad_doctype:
        return "xml.not-closed";
    case pugi::status_out_of_memory:
        return "xml.memory";
    default:
        return "xml.fault";
    }
}

std::string shortened(std::string_view text) {
    constexpr std::size_t longest = 60;
    return length_of(text) <= longest ? std::string(text)
                                      : std::string(slice(text, 0, longest)) + "…";
}

}

Reading::Reading(std::shared_ptr<const Source> source, Diagnostics& diagnostics)
    : file_(*source), diagnostics_(diagnostics) {}

pugi::xml_node Reading::root() {
    if (file_.too_large()) {
        say(Severity::error, "XML-0003", Place{}, {std::to_string(XmlFile::size_limit >> 20)});
        throw Error(ExitCode::limit_hit, "error.over-a-limit", {diagnostics_.file()});
    }
    const auto& result = file_.result();
    if (!result)
        say(Severity::error, "XML-0001",
            file_.place_at(static_cast<std::size_t>(std::max<std::ptrdiff_t>(result.offset, 0)), 1),
            {message_argument(fault_of(result.status))});
    if (file_.had_braces()) repaired("XML-0002", Place{1, 1, 1});
    DepthWalker walker;
    auto root = file_.root();
    if (!root.traverse(walker)) {
        say(Severity::error, "XML-0004", walker.too_deep, {std::to_string(deepest)});
        throw Error(ExitCode::limit_hit, "error.over-a-limit", {diagnostics_.file()});
    }
    return root;
}

void Reading::say(Severity severity, std::string_view code, const Place& place,
                  std::vector<std::string> arguments) {
    diagnostics_.add(severity, code, place.line, place.column, place.length, std::move(arguments),
                     file_.line_at(place));
}

void Reading::say(Severity severity, std::string_view code, pugi::xml_node node,
                  std::vector<std::string> arguments) {
    say(severity, code, place_of(node), std::move(arguments));
}

void Reading::say(Severity severity, std::string_view code, const Field& field,
                  std::vector<std::string> arguments) {
    say(severity, code, place_of(field), std::move(arguments));
}

void Reading::repaired(std::string_view code, const Place& place,
                       std::vector<std::string> arguments) {
    diagnostics_.repaired(code, place.line, place.column, place.length, std::move(arguments),
                          file_.line_at(place));
}

void Reading::count(std::string_view code, const Place& place, std::string_view detail) {
    auto& counted = counted_[{std::string(code), std::string(detail)}];
    if (++counted.count == 1) counted.place = place;
}

std::optional<std::int32_t> Reading::number(const Field& field) {
    if (!field) return std::nullopt;
    const auto number = importing::whole_number(field.text);
    if (!number) say_not_understood(field, "xml.expected-number");
    return number;
}

std::int32_t Reading::rating(const Field& field) {
    const auto value = number(field);
    if (!value) return 0;
    if (*value >= 0 && *value <= 9999) return *value;
    say_not_understood(field, "xml.expected-rating");
    return 0;
}

std::optional<Points> Reading::points(const Field& field) {
    if (!field) return std::nullopt;
    const auto points = parse_points(field.text);
    if (!points) say_not_understood(field, "xml.expected-points");
    return points;
}

Date Reading::date(const Field& field) {
    const auto date = importing::date(field.text);
    if (!date) say_not_understood(field, "xml.expected-date");
    return date.value_or(Date{});
}

Sex Reading::sex(const Field& field) {
    const auto sex = importing::sex(field.text);
    if (!sex) say_not_understood(field, "xml.expected-sex");
    return sex.value_or(Sex::unknown);
}

void Reading::say_not_understood(const Field& field, std::string_view expected) {
    say(Severity::warning, "XML-0010", field, {shortened(field.text), message_argument(expected)});
}

void Reading::unknown(pugi::xml_node node) {
    if (node.type() == pugi::node_element)
        count("XML-0020", place_of(node), shortened(local_name(node.name())));
}

void Reading::not_taken(std::string_view element, std::string_view name, std::string_view text) {
    constexpr std::size_t most_names = 60, most_elements = 60;
    if (left_.size() >= most_elements && left_.find(element) == left_.end()) return;
    auto& left = left_[shortened(element)];
    if (left.names.empty()) left.place = file_.place_of(text);
    auto word = shortened(name);
    const bool known = std::find(left.names.begin(), left.names.end(), word) != left.names.end();
    if (!known && left.names.size() < most_names) left.names.push_back(std::move(word));
}

void Reading::finish() {
    for (const auto& [what, counted] : counted_) {
        std::vector<std::string> arguments = {std::to_string(counted.count)};
        if (!what.second.empty()) arguments.push_back(what.second);
        say(Severity::note, what.first, counted.place, std::move(arguments));
    }
    for (const auto& [element, left] : left_) {
        std::string names;
        for (const auto& name : left.names) names += (names.empty() ? "" : ", ") + name;
        say(Severity::note, "XML-0021", left.place, {element, names});
    }
}

}
