// The answer of the office for people.

#include "check_verdict.hpp"

#include "command/cells.hpp"
#include <hakem/text.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace hakem::command {

namespace {

constexpr Columns column{"check"};

std::string_view severity_key(Severity severity) {
    return severity == Severity::error     ? "severity.error"
           : severity == Severity::warning ? "severity.warning"
                                           : "severity.note";
}

/// "RTG-0117, player 12": what an override is about.
std::string subject_of(const judging::Override& one, Language language) {
    if (one.player == 0) return one.code;
    return format_text("judging.of-player", language, {one.code, std::to_string(one.player)});
}

/// "RTG-0117, player 12: known to be strong (A. Yılmaz, 30.11.2026)".
std::string text_of(const judging::Override& one, Language language) {
    return format_text(
        "judging.override", language,
        {subject_of(one, language), one.reason, one.who, to_readable_text(one.when)});
}

/// " [unverified]" behind a cause whose rule is no text that we could read; else nothing.
Phrase basis_of(const judging::Cause& cause) {
    if (cause.basis == judging::Basis::stated) return {};
    return Phrase::of(fmt::format("judging.{}", judging::word_of(cause.basis)));
}

/// The message, and what its rule rests on.
Phrases message_cell(const judging::Cause& cause) {
    Phrases cell;
    cell.parts.push_back(Phrase::of("diagnostic." + cause.first.code, cause.first.arguments));
    if (cause.basis != judging::Basis::stated) cell.parts.push_back(basis_of(cause));
    return cell;
}

/// The lines about one file.
class Lines {
public:
    explicit Lines(const CheckedFile& file)
        : file_(file), judgement_(file.judgement), language_(file.input.language) {}

    std::string all() {
        out_ = fmt::format(
            "{}: {}\n", printable(file_.input.shown),
            format_text("judging.verdict", language_,
                        {judgement_.profile, to_text(phrase_of(judgement_.answer), language_)}));
        for (const auto& cause : judgement_.causes)
            add(format_text("judging.cause", language_,
                            {std::string(text(severity_key(cause.severity), language_)), cause.code,
                             std::to_string(cause.count), message_of(cause.first, language_)}) +
                to_text(basis_of(cause), language_));
        for (const auto& used : judgement_.overrides)
            add(text_of(used.override, language_) + ": " + to_text(phrase_of(used), language_));
        for (const auto& off : switched_off(judgement_))
            add(format_text("judging.off", language_,
                            {off.code, std::to_string(off.count), off.reason.in(language_)}));
        if (!judgement_.causes.empty() && !judgement_.content.empty())
            add(format_text("judging.content", language_, {judgement_.content}));
        return std::move(out_);
    }

private:
    void add(std::string_view line) { out_ += "  " + printable(line) + "\n"; }

    const CheckedFile& file_;
    const judging::Judgement& judgement_;
    Language language_;
    std::string out_;
};

Row override_row(const judging::Override& one, const Phrase& file, Phrase outcome) {
    return {named(one.code),
            one.player == 0 ? Cell() : Cell(Number{one.player}),
            file,
            Phrase::verbatim(one.reason),
            Phrase::verbatim(one.who),
            one.when,
            std::move(outcome),
            Phrase::verbatim(one.content)};
}

}

Phrase phrase_of(judging::Answer answer) {
    return Phrase::of(fmt::format("judging.{}", judging::word_of(answer)));
}

Phrase phrase_of(const judging::UsedOverride& used) {
    if (used.findings != 0) return Phrase::of("judging.passes", {std::to_string(used.findings)});
    return Phrase::of(used.refused ? "judging.refused" : "judging.fits-nothing");
}

std::vector<SwitchedOff> switched_off(const judging::Judgement& judgement) {
    std::vector<SwitchedOff> all;
    for (const auto& judged : judgement.findings) {
        if (!judged.off_reason) continue;
        const auto found = std::find_if(all.begin(), all.end(), [&](const SwitchedOff& off) {
            return off.code == judged.finding.code;
        });
        if (found == all.end())
            all.push_back({judged.finding.code, 1, *judged.off_reason});
        else
            ++found->count;
    }
    for (auto& off : all)
        for (const auto& more : judgement.unkept)
            if (more.code == off.code) off.count += more.count;
    return all;
}

std::string verdict_text(const CheckedFile& file) { return Lines(file).all(); }

std::string others_text(const std::vector<judging::Override>& others, Language language) {
    std::string all;
    for (const auto& one : others)
        all += printable(format_text("judging.of-other", language,
                                     {text_of(one, language), one.content})) +
               "\n";
    return all;
}

Table causes_table(const CheckedFile& file) {
    Table table;
    table.columns = {column("severity"), column("code"), column("count", Align::right),
                     column("message", Align::left, true)};
    for (const auto& cause : file.judgement.causes)
        table.rows.push_back({Phrase::of(severity_key(cause.severity)), named(cause.code),
                              number(cause.count), message_cell(cause)});
    for (const auto& off : switched_off(file.judgement))
        table.rows.push_back({Phrase::of("check.off"), named(off.code), number(off.count),
                              Phrase::verbatim(off.reason.in(file.input.language))});
    return table;
}

Section overrides_section(const std::vector<CheckedFile>& files,
                          const std::vector<judging::Override>& others) {
    Table table;
    table.columns = {column("code"),
                     column("player", Align::right),
                     column("file"),
                     column("reason", Align::left, true),
                     column("who"),
                     column("when"),
                     column("effect", Align::left, true),
                     column("content")};
    for (const auto& file : files)
        for (const auto& used : file.judgement.overrides)
            table.rows.push_back(
                override_row(used.override, Phrase::verbatim(file.input.shown), phrase_of(used)));
    for (const auto& one : others)
        table.rows.push_back(override_row(one, {}, Phrase::of("judging.other-content")));
    Section section;
    section.id = "overrides";
    section.heading = Phrase::of("check.overrides-heading");
    table.caption = section.heading;
    section.body = std::move(table);
    return section;
}

}
