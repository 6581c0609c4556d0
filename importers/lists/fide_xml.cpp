// FIDE's list in XML: combined, with and without foa_title, and of one time class. A record that
// is broken is left out and told; the others are read.

#include "elements.hpp"
#include "list_file.hpp"
#include "values.hpp"
#include <hakem/rating_list.hpp>

#include <array>
#include <common/values.hpp>

namespace {

using namespace hakem;
using namespace hakem::lists;

/// A record of FIDE has 450 bytes.
constexpr std::size_t record_limit = 32u << 10;

enum class Field : std::uint8_t {
    fide_id,
    name,
    country,
    sex,
    title,
    women_title,
    other_titles,
    foa_title,
    rating,
    games,
    k,
    rapid_rating,
    rapid_games,
    rapid_k,
    blitz_rating,
    blitz_games,
    blitz_k,
    birthday,
    flag,
    national_id,
    club,
    region,
    unknown,
};

/// The elements in the order in which FIDE writes them, and those that national lists add.
constexpr std::array<std::string_view, static_cast<std::size_t>(Field::unknown)> names = {
    "fideid",      "name",       "country",      "sex",         "title",   "w_title",
    "o_title",     "foa_title",  "rating",       "games",       "k",       "rapid_rating",
    "rapid_games", "rapid_k",    "blitz_rating", "blitz_games", "blitz_k", "birthday",
    "flag",        "nationalid", "club",         "region"};

class FideXml final : public ListImporter {
public:
    int confidence(std::string_view head, const std::filesystem::path& path) const override {
        const auto text = head_of_text(head, path);
        if (text.find("<playerslist") != text.npos) return 95;
        return text.find("<fideid>") != text.npos ? 80 : 0;
    }

    RatingListInfo read(const std::filesystem::path& path, const ListSink& sink,
                        Diagnostics& diagnostics) const override;
};

/// The record under way.
class Record {
public:
    Record(Values& values, TimeClass single) : values_(values), single_(single) {}

    ListedPlayer read(const pugi::xml_node& node) {
        // The federation tells the code page of the name, which stands before it.
        federation_ = node.child_value("country");
        player_ = {};
        flag_.clear();
        std::size_t expected = 0;
        for (const auto& child : node.children()) {
            const auto field = field_of(child.name(), expected);
            const auto* const only =
                child.first_child().next_sibling() ? nullptr : child.child_value();
            if (only != nullptr)
                set(field, only);
            else
                set(field, text_in(child));
        }
        values_.flag(flag_, player_);
        return std::move(player_);
    }

    /// A list of ours names the class in every element but those of standard.
    void is_ours() { single_ = TimeClass::standard; }

    const std::string& unknown() const { return unknown_; }

private:
    Field field_of(std::string_view name, std::size_t& expected) {
        for (std::size_t i = 0; i < names.size(); ++i) {
            const auto at = (expected + i) % names.size();
            if (names[at] != name) continue;
            expected = at + 1;
            return static_cast<Field>(at);
        }
        if (unknown_.empty()) unknown_ = name;
        return Field::unknown;
    }

    ListedRating& of(TimeClass which) { return player_.ratings[static_cast<std::size_t>(which)]; }

    void set(Field field, std::string_view text) {
        switch (field) {
        case Field::fide_id:
            player_.fide_id = values_.fide_id(text);
            break;
        case Field::name:
            player_.name = values_.text(text, federation_);
            break;
        case Field::country:
            player_.federation = values_.text(text);
            break;
        case Field::sex:
            player_.sex = values_.sex(text);
            break;
        case Field::title:
            player_.title = values_.title(text);
            break;
        case Field::women_title:
            player_.women_title = values_.title(text);
            break;
        case Field::other_titles:
            player_.other_titles = values_.text(text);
            break;
        case Field::birthday:
            player_.birth = values_.birth(text);
            break;
        case Field::flag:
            flag_ = text;
            break;
        default:
            set_more(field, text);
        }
    }

    void set_more(Field field, std::string_view text) {
        switch (field) {
        case Field::national_id:
            player_.national_id = values_.national_id(text);
            break;
        case Field::club:
            player_.club = values_.text(text, federation_);
            break;
        case Field::region:
            player_.region = values_.text(text, federation_);
            break;
        case Field::rating:
        case Field::rapid_rating:
        case Field::blitz_rating:
            values_.rating(text, of(class_of(field)));
            break;
        case Field::games:
        case Field::rapid_games:
        case Field::blitz_games:
            of(class_of(field)).games = values_.games(text);
            break;
        case Field::k:
        case Field::rapid_k:
        case Field::blitz_k:
            of(class_of(field)).k = values_.k(text);
            break;
        default:
            break; // foa_title: of online arenas, no title over the board
        }
    }

    TimeClass class_of(Field field) const {
        if (field <= Field::k) return single_;
        return field <= Field::rapid_k ? TimeClass::rapid : TimeClass::blitz;
    }

    Values& values_;
    TimeClass single_;
    std::string_view federation_;
    std::string flag_, unknown_;
    ListedPlayer player_;
};

/// What the outermost element of a list of ours says; FIDE's says nothing.
void see_root(std::string tag, RatingListInfo& info) {
    if (!tag.ends_with('>')) return;
    if (!tag.ends_with("/>")) tag.insert(tag.size() - 1, "/");
    pugi::xml_document document;
    if (!document.load_buffer(tag.data(), tag.size())) return;
    const auto root = document.document_element();
    const std::string_view system = root.attribute("system").value();
    info.national = !system.empty() && system != "fide";
    info.total_games = !system.empty();
    const std::string month = root.attribute("issue").value();
    const auto issue = month.size() == 7 ? importing::date(month + "-01") : std::nullopt;
    if (issue) info.issue = {issue->year, issue->month, 0};
}

RatingListInfo FideXml::read(const std::filesystem::path& path, const ListSink& sink,
                             Diagnostics& diagnostics) const {
    const ListFile file(path);
    const auto input = file.text();
    RatingListInfo info;
    info.format = "fide-xml";
    info.name = path.filename().string();
    Elements elements(*input, "player", record_limit, diagnostics);
    Values values(diagnostics);
    Record record(values, time_class_in_name(file.name()));
    pugi::xml_node node;
    while (elements.next(node)) {
        if (info.players == 0) see_root(elements.root_tag(), info);
        if (info.total_games) record.is_ours();
        values.at(elements.line());
        auto player = record.read(node);
        player.line = elements.line();
        if (player.fide_id.empty() && player.name.empty()) {
            values.say(Severity::warning, "LST-0109");
            continue;
        }
        ++info.players;
        sink(std::move(player));
    }
    see_root(elements.root_tag(), info);
    if (!elements.complete()) diagnostics.add(Severity::error, "LST-0106", 0, 0, 1);
    if (info.players == 0) diagnostics.add(Severity::warning, "LST-0114", 0, 0, 1);
    if (!record.unknown().empty())
        diagnostics.add(Severity::note, "LST-0115", 0, 0, 1, {record.unknown()});
    return info;
}

}

HAKEM_PLUGIN(FideXml, "fide-xml", "FIDE rating list, XML", "FIDE, ratings.fide.com/download")
