#include "rate_sink.hpp"

#include "command/formats.hpp"
#include <hakem/exporter.hpp>
#include <hakem/output.hpp>
#include <hakem/text.hpp>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace hakem::command {

namespace {

std::vector<std::string> formats_of(const RateCommand& command, bool to_screen) {
    if (!command.to.empty()) return command.to;
    if (to_screen || !command.why.empty()) return {"text"};
    return {"html", "xlsx"};
}

bool is_wrong(const Counting& counting) {
    return counting.state == Counting::State::look_alike ||
           counting.state == Counting::State::versions;
}

/// JSON as a part of other JSON.
std::string indented(const std::string& json, std::string_view by) {
    std::string lines;
    for (const char c : json) {
        lines += c;
        if (c == '\n') lines += by;
    }
    return lines;
}

}

RateSink::RateSink(Session session, const RateCommand& command, std::string system,
                   std::size_t events)
    : session_(session), command_(command), system_(std::move(system)), events_(events),
      folder_(command.preview ? std::filesystem::path() : command.out),
      to_(formats_of(command, folder_.empty())) {
    if (!to_screen()) return;
    if (to_.size() != 1) throw Error(ExitCode::wrong_usage, "error.one-format-to-stdout");
    if (to_.front() != "text" && to_.front() != "json" && events_ > 1)
        throw Error(ExitCode::wrong_usage, "error.rate-needs-folder", {to_.front()});
}

/// Thousands of reports that can be made again do not wait for the disk one by one.
void RateSink::put_soon(const Document& document, const RatedEvent& event) const {
    ExportOptions options;
    options.language = event.input.language;
    for (const auto& format : to_) {
        if (format == "json") continue;
        const auto& exporter = session_.registry.get<Exporter>(format);
        write_whole_soon(folder_ / event.folder / (document.id + std::string(exporter.extension())),
                         exporter.write(document, options));
    }
}

void RateSink::write_reports(RatedEvent& event) const {
    if (to_screen() || !event.rated || !command_.why.empty()) return;
    try {
        put_soon(event_document(event, session_.common.with_identity), event);
        if (!event.norms) return;
        put_soon(norms_document(event), event);
        if (const auto papers = certificates_document(event); !papers.sections.empty())
            put_soon(papers, event);
    } catch (const Error& error) {
        event.input.error = error;
    } catch (const std::exception& failure) {
        event.input.error = Error(ExitCode::internal_error, "error.internal", {failure.what()});
    }
}

void RateSink::show(const RatedEvent& event) {
    if (event.input.tournament && !first_language_) first_language_ = event.input.language;
    session_.console.show(event.input.diagnostics,
                          events_ == 1 ? Severity::note : Severity::warning);
    if (event.input.error)
        session_.console.say_error(*event.input.error);
    else if (!event.input.usable())
        session_.console.say_error(
            Error(ExitCode::answer_is_no, "error.strict", {event.input.shown}));
    say_counting(event);
    print_event(event);
    note_entry(event);
    note_findings(event);
    code_ = std::max(code_, exit_code_of(event.input));
    if (is_wrong(event.counting)) code_ = std::max(code_, ExitCode::answer_is_no);
}

void RateSink::print_event(const RatedEvent& event) {
    if (!command_.why.empty()) return explain(event);
    const bool json = std::find(to_.begin(), to_.end(), "json") != to_.end();
    if (json && to_screen()) {
        auto text = printed_++ == 0
                        ? fmt::format("{{\n  \"schema\": \"hakem.rate/1\",\n  \"system\": \"{}\",\n"
                                      "  \"events\": [\n    ",
                                      system_)
                        : std::string(",\n    ");
        session_.console.print(text + indented(dumped(event_json(event)), "    "));
    } else if (json) {
        const std::vector<nlohmann::ordered_json> events{event_json(event)};
        write_whole(folder_ / event.folder / "rating.json", rate_json(system_, events, nullptr));
    } else if (to_screen() && event.rated) {
        print_document(event_document(event, session_.common.with_identity), event.input.language);
        if (event.norms) print_document(norms_document(event), event.input.language);
    }
}

void RateSink::print_document(const Document& document, Language language,
                              const std::string& folder) const {
    write_document(session_, document, to_, to_screen() ? folder_ : folder_ / folder, language);
}

void RateSink::tell(std::string person, Decision decision, std::string_view indent) {
    const auto text = sentence_of(decision, session_.console.language());
    session_.console.say(printable(std::string(indent) + text));
    decisions_.push_back({std::move(person), std::move(decision)});
}

void RateSink::say_counting(const RatedEvent& event) {
    const auto& counting = event.counting;
    using State = Counting::State;
    const bool usual =
        counting.state == State::alone || (counting.state == State::counted && !counting.late);
    if (usual || !event.rated) return;
    const auto say = [&](std::string_view key) {
        tell({}, because(key, {event.input.shown, counting.period, counting.other.substr(0, 12),
                               counting.other_path}));
    };
    if (counting.late && (counting.state == State::counted || counting.state == State::corrected))
        say("rate.late");
    if (counting.state == State::counted) return;
    say(fmt::format("rate.counting-{}", word_of(counting.state)));
    if (counting.state == State::corrected) say_changes(event);
}

void RateSink::say_changes(const RatedEvent& event) {
    const auto& counting = event.counting;
    for (auto& [person, decision] :
         decisions_of(counting.changes, event.people.size(), counting.closed))
        tell(std::move(person), std::move(decision), "  ");
}

void RateSink::note_entry(const RatedEvent& event) {
    if (to_screen()) return;
    IndexEntry entry;
    entry.path = event.input.shown;
    entry.folder = event.folder;
    entry.made = event.rated && !event.input.error;
    entry.state = event.counting.state;
    if (event.input.tournament) entry.name = event.input.tournament->name;
    entry.players = event.people.size();
    for (const auto& player : event.rating.players) {
        entry.rated += player.status == PlayerRating::Status::rated;
        entry.newcomers += player.status == PlayerRating::Status::newcomer;
    }
    entry.errors = event.input.diagnostics.count(Severity::error);
    entry.warnings = event.input.diagnostics.count(Severity::warning);
    entries_.push_back(std::move(entry));
}

/// Errors and warnings, as many as a reader looks through.
void RateSink::note_findings(const RatedEvent& event) {
    constexpr std::size_t most = 500;
    if (command_.period.empty() && command_.state.empty()) return;
    for (const auto& finding : event.input.diagnostics.all()) {
        if (finding.severity == Severity::note) continue;
        if (findings_.size() < most)
            findings_.push_back({event.input.shown_name(), finding});
        else
            ++more_findings_;
    }
}

void RateSink::show(PeriodResult result) {
    result.findings = findings_;
    result.more_findings += more_findings_;
    const auto language = session_.console.language();
    result.decisions.insert(result.decisions.end(), decisions_.begin(), decisions_.end());
    for (auto& each : decisions_of(result.settlement)) {
        session_.console.say(printable(sentence_of(each.decision, language)));
        result.decisions.push_back(std::move(each));
    }
    std::size_t changed = 0, first = 0;
    for (const auto& settled : result.settlement.people) {
        changed += settled.after.status == PersonAfter::Status::changed;
        first += settled.after.status == PersonAfter::Status::first_rating;
    }
    session_.console.say(format_text(result.closed ? "rate.summary-closed" : "rate.summary",
                                     language,
                                     {result.label, std::to_string(result.settlement.events.size()),
                                      std::to_string(result.settlement.people.size()),
                                      std::to_string(changed), std::to_string(first)}));
    if (!command_.why.empty()) return explain(result);
    for (const auto& format : to_) {
        if (format != "json") {
            write_document(session_, period_document(result, session_.common.with_identity),
                           {format}, folder_, RateSink::language());
            continue;
        }
        const auto json = period_json(result, RateSink::language());
        if (to_screen())
            periods_json_ = indented(dumped(json), "  ");
        else
            write_whole(folder_ / fmt::format("period-{}.json", result.label),
                        rate_json(system_, {}, &json));
    }
    result.settlement = {};
    result.corrected.clear();
    last_period_ = std::move(result);
}

ExitCode RateSink::finish() {
    if (!command_.why.empty()) {
        if (explained_ == 0)
            throw Error(ExitCode::wrong_usage, "error.rate-why-nobody", {command_.why});
        return code_;
    }
    if (to_screen() && to_.front() == "json") print_json_end();
    const bool pages = std::find(to_.begin(), to_.end(), "html") != to_.end();
    if (!to_screen() && pages) {
        ExportOptions options;
        options.language = language();
        const auto page = rate_index(entries_, last_period_ ? &*last_period_ : nullptr);
        write_whole(folder_ / "index.html",
                    session_.registry.get<Exporter>("html").write(page, options));
    }
    return code_;
}

void RateSink::print_json_end() {
    if (printed_ == 0)
        session_.console.print(fmt::format("{{\n  \"schema\": \"hakem.rate/1\",\n"
                                           "  \"system\": \"{}\",\n  \"events\": [",
                                           system_));
    session_.console.print("\n  ]");
    if (!periods_json_.empty()) session_.console.print(",\n  \"period\": " + periods_json_);
    session_.console.print("\n}\n");
}

void RateSink::explain(const RatedEvent& event) {
    const auto players = event.rated ? meant(event, command_.why) : std::vector<std::size_t>();
    explained_ += players.size();
    if (!to_lines()) {
        if (!players.empty())
            print_document(why_document(event, players, true), event.input.language, event.folder);
        return;
    }
    for (const auto player : players) {
        print_document(why_document(event, {player}, false), event.input.language);
        session_.console.print("\n" + why_text(event, player, event.input.language) + "\n");
    }
}

void RateSink::explain(const PeriodResult& result) {
    const auto people = meant(result, command_.why);
    const auto told = DecisionsByPerson(result).of_others(result, command_.why);
    explained_ += people.size() + told.size();
    if (!people.empty()) print_document(why_document(result, people, !to_lines()), language());
    if (!to_lines()) {
        if (people.empty() && !told.empty())
            print_document(why_document(result, command_.why, told), language());
        return;
    }
    for (const auto* settled : people)
        session_.console.print("\n" + why_text(*settled, result, language()));
    if (!told.empty()) session_.console.print("\n" + why_text(told, language()));
}

Language RateSink::language() const {
    if (session_.common.language) return *session_.common.language;
    return first_language_.value_or(session_.console.language());
}

}
