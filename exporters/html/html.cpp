// The exporter "html": one self-contained page that is well-formed XML too. The frame is a template
// that a federation can change (share/hakem/html); tables are written by our own code, for speed.

#include "diagrams.hpp"
#include "page.hpp"
#include <hakem/exporter.hpp>
#include <hakem/registry.hpp>
#include <hakem/text.hpp>

#include <fmt/format.h>
#include <kainjow/mustache.hpp>

#include <charconv>
#include <string>
#include <vector>

namespace hakem::html {

namespace {

namespace mustache = kainjow::mustache;

/// The files of the template, read once.
struct Templates {
    std::filesystem::path path = installed_data_folder() / "html" / "page.mustache";
    std::string page = std::string(Source::load(path)->text());
    std::string style = std::string(Source::load(path.parent_path() / "style.css")->text());
};

/// Tables go past the template engine, which copies what it is given several times: it gets a sign
/// for each, and the signs are filled in at the end. No text of a file can hold the sign's control
/// characters.
class Parts {
public:
    std::string sign_for(std::string part) {
        parts_.push_back(std::move(part));
        return fmt::format("\x01{}\x02", parts_.size() - 1);
    }

    std::string fill(std::string_view page) const {
        std::size_t size = page.size();
        for (const auto& part : parts_) size += part.size();
        std::string filled;
        filled.reserve(size);
        for (auto at = page.find('\x01'); at != std::string_view::npos; at = page.find('\x01')) {
            filled += page.substr(0, at);
            std::size_t number = 0;
            const auto* end = page.data() + page.size();
            const auto rest = std::from_chars(page.data() + at + 1, end, number);
            if (number < parts_.size()) filled += parts_[number];
            page.remove_prefix(static_cast<std::size_t>(rest.ptr - page.data()) + 1);
        }
        return filled += page;
    }

private:
    std::vector<std::string> parts_;
};

/// The running foot of printed pages: the event on the left, the page number on the right.
std::string page_rules(const Document& document, Language language) {
    constexpr std::size_t longest = 90;
    const auto event = slice(document.event, 0, longest);
    return fmt::format("@page{{@bottom-left{{content:{}}}"
                       "@bottom-right{{content:{} \" \" counter(page) \" / \" counter(pages)}}}}\n",
                       css_string(event), css_string(text("document.page", language)));
}

/// Several small tables share a page of paper.
bool is_short(const Section& section) {
    constexpr std::size_t few = 12;
    if (std::holds_alternative<DiagramSheet>(section.body)) return true;
    const auto* table = std::get_if<Table>(&section.body);
    return table != nullptr && table->rows.size() <= few;
}

mustache::data section_data(const Section& section, const Document& document, Page& page,
                            Parts& parts) {
    std::string facts, body;
    auto& style_class = page.classes.emplace_back("cards");
    append_facts(facts, section.facts, page.language);
    if (const auto* table = std::get_if<Table>(&section.body))
        style_class =
            append_table(body, *table, section.landscape, page) ? "landscape" : "portrait";
    else if (const auto* charts = std::get_if<ChartSheet>(&section.body)) {
        style_class = "portrait";
        append_charts(body, *charts, page);
    } else if (const auto* diagrams = std::get_if<DiagramSheet>(&section.body)) {
        style_class = section.landscape ? "landscape" : "portrait";
        append_diagrams(body, diagrams->diagrams, page);
    } else
        append_cards(body, std::get<CardSheet>(section.body), page);
    const auto heading = to_text(section.heading, page.language);
    mustache::data data;
    data.set("id", page.anchors.make(section.id));
    data.set("classes", style_class + (is_short(section) ? " short" : ""));
    // A lone section under a title of the same words needs no second heading.
    const bool repeated =
        document.sections.size() == 1 && heading == to_text(document.title, page.language);
    data.set("has_heading", !heading.empty() && !repeated);
    data.set("heading", escaped(heading));
    data.set("facts", facts);
    data.set("body", parts.sign_for(std::move(body)));
    return data;
}

mustache::data page_data(const Document& document, Page& page, Parts& parts) {
    const auto language = page.language;
    mustache::data data, sections{mustache::data::type::list};
    bool only_cards = !document.sections.empty();
    for (const auto& section : document.sections) {
        sections << section_data(section, document, page, parts);
        only_cards = only_cards && std::holds_alternative<CardSheet>(section.body);
    }
    std::string facts, notes;
    append_facts(facts, document.facts, language);
    append_lines(notes, document.notes, "notes", language);
    data.set("language", std::string(code_of(language)));
    data.set("event", escaped(document.event));
    data.set("title", escaped(to_text(document.title, language)));
    // On paper the head and the foot share the page of the section beside them.
    data.set("first", page.classes.empty() ? "" : page.classes.front());
    data.set("last", page.classes.empty() ? "" : page.classes.back());
    data.set("kind", only_cards ? "only-cards" : "lists");
    data.set("facts", facts);
    data.set("notes", notes);
    data.set("has_navigation", document.sections.size() > 1);
    data.set("navigation_label", escaped(text("document.sections", language)));
    data.set("made_with", escaped(text("document.made-with", language)));
    data.set("sections", std::move(sections));
    data.set("rules", parts.sign_for(page_rules(document, language) + page.rules));
    return data;
}

class Html final : public Exporter {
public:
    std::string_view extension() const override { return ".html"; }
    bool takes_documents() const override { return true; }

    std::string write(const Document& document, const ExportOptions& options) const override {
        static const Templates templates;
        mustache::mustache frame(templates.page);
        if (!frame.is_valid())
            throw Error(ExitCode::file_trouble, "error.template",
                        {templates.path.string(), frame.error_message()});
        // Every value is escaped already, or markup of ours.
        frame.set_custom_escape([](const std::string& text) { return text; });
        Page page;
        page.language = options.language;
        Parts parts;
        auto data = page_data(document, page, parts);
        data.set("style", parts.sign_for(templates.style));
        return parts.fill(frame.render(data));
    }
};

}

HAKEM_PLUGIN(Html, "html", "Web page (HTML)", "")

}
