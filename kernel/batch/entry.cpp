#include "entry.hpp"

#include "src/argument_marks.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>

namespace hakem::batch {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::array<std::string_view, statuses> words{
    "clean",         "needs-override",   "back-to-arbiter", "duplicate",
    "already-rated", "not-a-tournament", "unreadable"};

constexpr std::array<std::string_view, 3> severities{"note", "warning", "error"};

/// "arguments" as other programs want them; "kinds" beside them says which are more than their
/// text, where one is.
void put_arguments(Json& json, const std::vector<std::string>& arguments) {
    auto texts = Json::array(), kinds = Json::array();
    bool marked = false;
    for (const auto& argument : arguments) {
        const bool message = argument.starts_with(message_mark),
                   number = argument.starts_with(decimal_mark);
        marked = marked || message || number;
        kinds.push_back(message ? "message" : number ? "number" : "text");
        texts.push_back(argument.substr(message || number ? 1 : 0));
    }
    json["arguments"] = std::move(texts);
    if (marked) json["kinds"] = std::move(kinds);
}

std::vector<std::string> arguments_of(const Json& json) {
    auto arguments = json.at("arguments").get<std::vector<std::string>>();
    const auto kinds = json.value("kinds", std::vector<std::string>());
    for (std::size_t i = 0; i < std::min(arguments.size(), kinds.size()); ++i) {
        if (kinds[i] == "message") arguments[i].insert(0, 1, message_mark);
        if (kinds[i] == "number") arguments[i].insert(0, 1, decimal_mark);
    }
    return arguments;
}

Json phrase_json(const Phrase& phrase) {
    Json json = {{"key", phrase.key}};
    put_arguments(json, phrase.arguments);
    json["text"] = phrase.literal;
    return json;
}

Phrase phrase_of(const Json& json) { return {json.at("key"), arguments_of(json), json.at("text")}; }

Json detail_json(const Detail& detail, Language language) {
    Json json = {{"message", text_of(detail, language)}, {"cause", detail.cause}};
    for (const auto& part : detail.parts) json["parts"].push_back(phrase_json(part));
    if (!detail.rule.empty()) json["rule"] = phrase_json(detail.rule);
    return json;
}

Detail detail_of(const Json& json) {
    Detail detail;
    for (const auto& part : json.at("parts")) detail.parts.push_back(phrase_of(part));
    if (json.contains("rule")) detail.rule = phrase_of(json["rule"]);
    detail.cause = json.at("cause");
    return detail;
}

/// Whether the rule is switched off; else somebody let the finding pass, or it counts.
bool is_off(const Entry& entry, const Finding& finding) {
    return !finding.reason.empty() &&
           std::none_of(entry.overrides.begin(), entry.overrides.end(), [&](const Override& one) {
               return one.code == finding.diagnostic.code && one.reason == finding.reason;
           });
}

Json finding_json(const Entry& entry, const Finding& finding, Language language) {
    const auto& it = finding.diagnostic;
    Json json = {
        {"code", it.code},     {"severity", severities[static_cast<std::size_t>(it.severity)]},
        {"line", it.line},     {"column", it.column},
        {"length", it.length}, {"message", message_of(it, language)}};
    put_arguments(json, it.arguments);
    if (it.file != entry.path && !it.file.empty()) json["file"] = it.file; // of its record
    if (!it.excerpt.empty()) json["excerpt"] = it.excerpt;
    if (!finding.reason.empty()) json["reason"] = finding.reason;
    if (is_off(entry, finding)) json["off"] = true;
    for (const auto& detail : finding.details)
        json["details"].push_back(detail_json(detail, language));
    return json;
}

Severity severity_of(const Json& json) {
    const auto word = json.at("severity").get<std::string>();
    const auto at = std::find(severities.begin(), severities.end(), word) - severities.begin();
    return static_cast<Severity>(std::min<std::ptrdiff_t>(at, 2));
}

Finding finding_of(const Json& json, const std::string& path) {
    Finding finding;
    auto& it = finding.diagnostic;
    it.code = json.at("code");
    it.severity = severity_of(json);
    it.file = json.value("file", path);
    it.line = json.at("line");
    it.column = json.at("column");
    it.length = json.at("length");
    it.arguments = arguments_of(json);
    it.excerpt = json.value("excerpt", "");
    finding.reason = json.value("reason", "");
    if (json.contains("details"))
        for (const auto& detail : json["details"]) finding.details.push_back(detail_of(detail));
    return finding;
}

/// How many findings are not in the list, all together and by code.
Json left_off_json(const std::vector<LeftOff>& left_off) {
    std::uint64_t findings = 0;
    auto codes = Json::array();
    for (const auto& one : left_off) {
        findings += one.findings;
        codes.push_back({{"code", one.code},
                         {"severity", severities[static_cast<std::size_t>(one.severity)]},
                         {"passed", one.passed},
                         {"findings", one.findings}});
    }
    return {{"findings", findings}, {"byCode", std::move(codes)}};
}

std::vector<LeftOff> left_off_of(const Json& json) {
    std::vector<LeftOff> left_off;
    for (const auto& one : json.at("byCode"))
        left_off.push_back(
            {one.at("code"), severity_of(one), one.at("passed"), one.at("findings")});
    return left_off;
}

Json override_json(const Override& one) {
    Json json = {{"code", one.code},      {"player", one.player}, {"reason", one.reason},
                 {"who", one.who},        {"when", one.when},     {"findings", one.findings},
                 {"refused", one.refused}};
    if (one.contradicted) json["contradicted"] = true;
    return json;
}

Override override_of(const Json& json) {
    return {json.at("code"),    json.at("player"),
            json.at("reason"),  json.at("who"),
            json.at("when"),    json.at("findings"),
            json.at("refused"), json.value("contradicted", false)};
}

Json off_json(const SwitchedOff& one) {
    return {
        {"code", one.code}, {"findings", one.findings}, {"en", one.english}, {"tr", one.turkish}};
}

SwitchedOff off_of(const Json& json) {
    return {json.at("code"), json.at("findings"), json.at("en"), json.at("tr")};
}

/// Only where there are some.
template<class One>
void put_list(Json& json, const char* key, const std::vector<One>& all, Json (*made)(const One&)) {
    for (const auto& one : all) json[key].push_back(made(one));
}

template<class One>
std::vector<One> list_of(const Json& json, const char* key, One (*read)(const Json&)) {
    std::vector<One> all;
    if (const auto found = json.find(key); found != json.end())
        for (const auto& one : *found) all.push_back(read(one));
    return all;
}

Json names_json(const std::map<std::int32_t, std::string>& names) {
    auto json = Json::array();
    for (const auto& [id, name] : names) json.push_back({{"id", id}, {"name", name}});
    return json;
}

Json facts_json(const Facts& facts) {
    return {{"event", facts.event},   {"federation", facts.federation},
            {"city", facts.city},     {"start", facts.start},
            {"end", facts.end},       {"arbiter", facts.arbiter},
            {"format", facts.format}, {"timeControl", facts.time_control},
            {"system", facts.system}, {"players", facts.players},
            {"rated", facts.rated},   {"teams", facts.teams},
            {"rounds", facts.rounds}, {"games", facts.games}};
}

Facts facts_of(const Json& json) {
    return {json.at("event"),  json.at("federation"), json.at("city"),   json.at("start"),
            json.at("end"),    json.at("arbiter"),    json.at("format"), json.at("timeControl"),
            json.at("system"), json.at("players"),    json.at("rated"),  json.at("teams"),
            json.at("rounds"), json.at("games")};
}

Json tally_json(const Tally& tally) {
    auto json = Json::object();
    for (std::size_t i = 0; i < topics; ++i) {
        const auto topic = static_cast<Topic>(i);
        if (!tally[topic].empty()) json[std::string(word_of(topic))] = tally[topic];
    }
    return json;
}

Tally tally_of(const Json& json) {
    Tally tally;
    for (std::size_t i = 0; i < topics; ++i) {
        const auto topic = static_cast<Topic>(i);
        const auto found = json.find(std::string(word_of(topic)));
        if (found == json.end()) continue;
        for (const auto& [what, count] : found->items())
            tally.add(topic, what, count.get<std::int64_t>());
    }
    return tally;
}

constexpr std::size_t digits = 16;

std::string people_text(const std::vector<std::uint64_t>& people) {
    std::string text;
    text.reserve(people.size() * digits);
    for (const auto one : people) text += fmt::format("{:016x}", one);
    return text;
}

/// Nothing of a text that is none of `people_text`.
std::vector<std::uint64_t> people_in(const std::string& text) {
    std::vector<std::uint64_t> people(text.size() / digits);
    for (std::size_t i = 0; i < people.size(); ++i) {
        const auto* begin = text.data() + i * digits;
        if (std::from_chars(begin, begin + digits, people[i], 16).ptr != begin + digits) return {};
    }
    return std::is_sorted(people.begin(), people.end()) ? people : std::vector<std::uint64_t>();
}

Json json_of(const Entry& entry) {
    const auto language = language_of(entry.language).value_or(Language::english);
    Json json = {{"path", entry.path},
                 {"package", entry.package},
                 {"size", entry.size},
                 {"sha256", entry.sha256},
                 {"status", word_of(entry.status)},
                 {"answer", word_of(entry.answer)},
                 {"language", entry.language}};
    if (entry.is_package) json["kind"] = "package";
    if (!entry.adjournments.empty()) json["adjournments"] = entry.adjournments;
    if (!entry.trouble.empty()) {
        json["trouble"] = phrase_json(entry.trouble);
        json["why"] = to_text(entry.trouble, language);
    }
    json["event"] = facts_json(entry.facts);
    if (entry.masked != 0) json["maskedNumbers"] = entry.masked;
    json["rounds"] = {{"checked", entry.checked}, {"identical", entry.identical}};
    json["profile"] = entry.profile;
    json["content"] = entry.content;
    json["errors"] = entry.errors;
    json["warnings"] = entry.warnings;
    json["notes"] = entry.notes;
    json["findings"] = Json::array();
    for (const auto& finding : entry.findings)
        json["findings"].push_back(finding_json(entry, finding, language));
    if (!entry.left_off.empty()) json["leftOff"] = left_off_json(entry.left_off);
    put_list(json, "overrides", entry.overrides, override_json);
    put_list(json, "off", entry.off, off_json);
    if (!entry.names.empty()) json["names"] = names_json(entry.names);
    json["related"] = Json::array();
    for (const auto& related : entry.related) {
        Json told = Json::array();
        for (const auto& phrase : related.told) told.push_back(phrase_json(phrase));
        json["related"].push_back({{"kind", related.kind}, {"of", related.of}, {"told", told}});
    }
    json["folder"] = entry.folder;
    json["outputs"] = Json::array();
    for (const auto& output : entry.outputs)
        json["outputs"].push_back(
            {{"name", output.name}, {"size", output.size}, {"sha256", output.sha256}});
    json["record"] = entry.record;
    if (!entry.people.empty()) json["people"] = people_text(entry.people);
    json["tally"] = tally_json(entry.tally);
    return json;
}

Entry read_entry(const Json& json) {
    Entry entry;
    entry.path = json.at("path");
    entry.package = json.at("package");
    entry.size = json.at("size");
    entry.sha256 = json.at("sha256");
    entry.is_package = json.value("kind", "") == "package";
    entry.adjournments = json.value("adjournments", "");
    entry.status = status_of(json.at("status").get<std::string>()).value();
    entry.answer = status_of(json.at("answer").get<std::string>()).value();
    entry.language = json.at("language");
    if (json.contains("trouble")) entry.trouble = phrase_of(json["trouble"]);
    entry.facts = facts_of(json.at("event"));
    entry.masked = json.value("maskedNumbers", 0);
    entry.checked = json.at("rounds").at("checked");
    entry.identical = json.at("rounds").at("identical");
    entry.profile = json.at("profile");
    entry.content = json.at("content");
    entry.errors = json.at("errors");
    entry.warnings = json.at("warnings");
    entry.notes = json.at("notes");
    for (const auto& finding : json.at("findings"))
        entry.findings.push_back(finding_of(finding, entry.path));
    if (json.contains("leftOff")) entry.left_off = left_off_of(json["leftOff"]);
    entry.overrides = list_of(json, "overrides", override_of);
    entry.off = list_of(json, "off", off_of);
    if (json.contains("names"))
        for (const auto& one : json["names"]) entry.names.emplace(one.at("id"), one.at("name"));
    for (const auto& related : json.at("related")) {
        entry.related.push_back({related.at("kind"), related.at("of")});
        for (const auto& phrase : related.at("told"))
            entry.related.back().told.push_back(phrase_of(phrase));
    }
    entry.folder = json.at("folder");
    for (const auto& output : json.at("outputs"))
        entry.outputs.push_back({output.at("name"), output.at("size"), output.at("sha256")});
    entry.record = json.at("record");
    entry.people = people_in(json.value("people", ""));
    entry.tally = tally_of(json.at("tally"));
    return entry;
}

}

std::string text_of(const Detail& detail, Language language) {
    std::string text;
    for (const auto& part : detail.parts)
        text += (text.empty() ? "" : "; ") + to_text(part, language);
    if (!detail.rule.empty()) text += " (" + to_text(detail.rule, language) + ")";
    return text;
}

const Phrase* phrase_in(const Finding& finding, std::string_view key) {
    for (const auto& detail : finding.details)
        for (const auto& part : detail.parts)
            if (part.key == key) return &part;
    return nullptr;
}

std::string_view word_of(Status status) { return words[static_cast<std::size_t>(status)]; }

std::optional<Status> status_of(std::string_view word) {
    const auto found = std::find(words.begin(), words.end(), word);
    if (found == words.end()) return std::nullopt;
    return static_cast<Status>(found - words.begin());
}

bool is_of_the_moment(const Entry& entry) {
    constexpr std::array<std::string_view, 5> troubles{"batch.crashed", "batch.too-slow",
                                                       "batch.changed", "error.out-of-memory",
                                                       "error.internal"};
    return std::find(troubles.begin(), troubles.end(), entry.trouble.key) != troubles.end();
}

std::string entry_text(const Entry& entry) {
    return json_of(entry).dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::optional<Entry> entry_of(std::string_view text) {
    try {
        return read_entry(Json::parse(text));
    } catch (const std::exception&) { // cut off, or written by another version
        return std::nullopt;
    }
}

}
