#include "batch_summary.hpp"

#include "office_report/entry_words.hpp"
#include "office_report/finding_order.hpp"
#include <hakem/text.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace hakem::command {

namespace {

using batch::Entry;
using batch::Status;

std::string word(Status status, Language language) {
    return std::string(text(fmt::format("batch.{}", batch::word_of(status)), language));
}

/// Errors name their file; here it stands in front already.
std::string trouble_text(const Entry& entry, Language language) {
    auto trouble = to_text(entry.trouble, language);
    const auto own = entry.path + ": ";
    return trouble.starts_with(own) ? trouble.substr(own.size()) : trouble;
}

std::string finding_text(const Entry& entry, const batch::Finding& worst, Language language) {
    const auto& it = worst.diagnostic;
    auto line = fmt::format("{}: {}", it.code, message_of(it, language));
    if (it.line != 0)
        line = it.column == 0 ? fmt::format("{}: {}", it.line, line)
                              : fmt::format("{}:{}: {}", it.line, it.column, line);
    const auto all = entry.errors + entry.warnings;
    if (all < 2) return line;
    return format_text(all == 2 ? "batch.more-one" : "batch.more", language,
                       {line, std::to_string(all - 1)});
}

/// What it is to other files, and why it is not clean.
std::string why(const Entry& entry, Language language) {
    std::string reason;
    const bool faulty =
        entry.status == Status::needs_override || entry.status == Status::back_to_arbiter;
    const auto* worst = faulty ? office_report::first_told(entry.findings) : nullptr;
    if (!entry.trouble.empty())
        reason = trouble_text(entry, language);
    else if (worst != nullptr)
        reason = finding_text(entry, *worst, language);
    for (const auto& related : entry.related) {
        if (related.told.empty() || office_report::tells_already(worst, related)) continue;
        if (!reason.empty()) reason += "; ";
        reason += to_text(office_report::relation_to(entry, related), language);
    }
    return reason;
}

std::size_t count(const batch::RunResult& result, Status status) {
    return static_cast<std::size_t>(
        std::count_if(result.entries.begin(), result.entries.end(),
                      [&](const Entry& entry) { return entry.status == status; }));
}

std::set<std::string_view> accepted_packages(const batch::RunResult& result) {
    std::set<std::string_view> accepted;
    for (const auto& entry : result.entries)
        if (entry.is_package && entry.status == Status::clean) accepted.insert(entry.path);
    return accepted;
}

/// The minutes or a photograph: the answer to the package was the answer to them.
bool is_paper_of(const std::set<std::string_view>& packages, const Entry& entry) {
    return entry.status == Status::not_a_tournament && entry.trouble.key == "batch.no-tournament" &&
           packages.contains(entry.package);
}

}

std::string batch_line(const Entry& entry, Language language) {
    const auto path = printable(entry.path);
    const auto status = word(entry.status, language);
    const auto reason = printable(why(entry, language));
    if (reason.empty()) return format_text("batch.line", language, {path, status});
    return format_text("batch.line-why", language, {path, status, reason});
}

std::string batch_counts(const batch::RunResult& result, Language language) {
    auto counts = format_text("batch.summary", language,
                              {std::to_string(result.entries.size() + result.not_reached)}) +
                  "\n";
    for (std::size_t i = 0; i < batch::statuses; ++i) {
        const auto status = static_cast<Status>(i);
        if (const auto n = count(result, status); n != 0)
            counts += fmt::format("  {:6}  {}\n", n, word(status, language));
    }
    if (result.not_reached != 0)
        counts +=
            format_text("batch.not-reached", language, {std::to_string(result.not_reached)}) + "\n";
    return counts;
}

std::string batch_text(const batch::RunResult& result, Language language) {
    std::string lines;
    const auto accepted = accepted_packages(result);
    for (const auto& entry : result.entries)
        if (!is_paper_of(accepted, entry) &&
            (entry.status != Status::clean || !entry.related.empty()))
            lines += batch_line(entry, language) + "\n";
    return lines + batch_counts(result, language);
}

}
