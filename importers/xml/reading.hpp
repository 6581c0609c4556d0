#pragma once
/// Reading the elements of an XML file: values that are understood, and what is said of the rest.

#include "file.hpp"
#include <hakem/diagnostic.hpp>
#include <hakem/tournament.hpp>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace hakem::xml {

/// A value as the file has it, without blanks around it; it points into the tree.
struct Field {
    std::string_view text;
    bool given = false; ///< false where there is no such attribute or child

    explicit operator bool() const { return !text.empty(); }
};

class Reading;

/// What an element says in its attributes and in children that hold nothing but text. Whatever was
/// not asked for when it ends is counted, and told once for the file: nothing is lost silently.
class Fields {
public:
    Fields(Reading& reading, pugi::xml_node node);
    ~Fields();
    Fields(const Fields&) = delete;
    Fields& operator=(const Fields&) = delete;

    /// The first of that name.
    Field operator[](std::string_view name);
    /// Passes over something that says nothing of the tournament.
    void ignore(std::initializer_list<std::string_view> names);

    pugi::xml_node node() const { return node_; }

private:
    struct Entry {
        std::string_view name, text;
        bool taken = false;
    };

    void add(std::string_view name, std::string_view text);

    Reading& reading_;
    pugi::xml_node node_;
    std::vector<Entry> entries_;
};

/// One file under way.
class Reading {
public:
    Reading(std::shared_ptr<const Source> source, Diagnostics& diagnostics);

    /// The outermost element; says what kept the file, or the rest of it, from being read.
    pugi::xml_node root();

    void say(Severity severity, std::string_view code, const Place& place,
             std::vector<std::string> arguments = {});
    void say(Severity severity, std::string_view code, pugi::xml_node node,
             std::vector<std::string> arguments = {});
    void say(Severity severity, std::string_view code, const Field& field,
             std::vector<std::string> arguments = {});
    /// A note, an error under --strict.
    void repaired(std::string_view code, const Place& place,
                  std::vector<std::string> arguments = {});
    /// A note for the file, once: the code, the first place, how often.
    void count(std::string_view code, const Place& place, std::string_view detail = {});

    /// Values; what is not understood is said and left out.
    std::optional<std::int32_t> number(const Field& field);
    std::int32_t number_or_zero(const Field& field) { return number(field).value_or(0); }
    /// A rating; 0 for none.
    std::int32_t rating(const Field& field);
    std::optional<Points> points(const Field& field);
    Date date(const Field& field);
    Sex sex(const Field& field);

    Place place_of(pugi::xml_node node) const { return file_.place_of(node); }
    Place place_of(const Field& field) const { return file_.place_of(field.text); }
    std::uint32_t line_of(pugi::xml_node node) const { return file_.place_of(node).line; }

    /// An element that nobody reads.
    void unknown(pugi::xml_node node);
    /// An attribute or child that nobody reads, of elements with that name.
    void not_taken(std::string_view element, std::string_view name, std::string_view text);
    /// What was counted.
    void finish();

private:
    struct Counted {
        Place place;
        std::size_t count = 0;
    };
    struct Left {
        std::vector<std::string> names;
        Place place;
    };

    void say_not_understood(const Field& field, std::string_view expected);

    XmlFile file_;
    Diagnostics& diagnostics_;
    std::map<std::pair<std::string, std::string>, Counted> counted_;
    std::map<std::string, Left, std::less<>> left_;
};

}
