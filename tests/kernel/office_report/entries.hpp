#pragma once
/// Entries of a batch, written down in a test.

#include "batch/entry.hpp"

#include <string>
#include <utility>
#include <vector>

namespace hakem::test {

inline batch::Finding finding(std::string code, Severity severity, std::uint32_t line,
                              std::vector<std::string> arguments, std::string reason = {}) {
    batch::Finding found;
    found.diagnostic.code = std::move(code);
    found.diagnostic.severity = severity;
    found.diagnostic.line = line;
    found.diagnostic.arguments = std::move(arguments);
    found.reason = std::move(reason);
    return found;
}

/// A clean file of a small Turkish event.
inline batch::Entry clean_entry(std::string path = "ankara.trf") {
    batch::Entry entry;
    entry.path = std::move(path);
    entry.language = "tr";
    entry.status = entry.answer = batch::Status::clean;
    entry.sha256 = std::string(64, 'a');
    entry.content = "c0ffee";
    entry.profile = "tsf";
    entry.facts.event = "Ankara Birinciliği";
    entry.facts.federation = "TUR";
    entry.facts.city = "Ankara";
    entry.facts.start = "2026-11-28";
    entry.facts.end = "2026-11-29";
    entry.facts.arbiter = "IA Yılmaz Ayşe (6300000)";
    entry.facts.players = 12;
    entry.facts.rounds = 5;
    entry.facts.games = 29;
    entry.checked = entry.identical = 5;
    return entry;
}

/// The same with an error, two warnings of one code, and one that was let pass.
inline batch::Entry faulty_entry(std::string path = "izmir.trf") {
    auto entry = clean_entry(std::move(path));
    entry.status = entry.answer = batch::Status::back_to_arbiter;
    entry.facts.event = "İzmir Açık";
    entry.facts.city = "İzmir";
    entry.identical = 4;
    entry.errors = 1;
    entry.warnings = 2;
    entry.findings = {finding("RTG-0206", Severity::warning, 9, {"1", "Kaya, Can"}),
                      finding("RTG-0206", Severity::warning, 14, {"6", "Demir, Su"}),
                      finding("CHK-0101", Severity::error, 0, {"3"}),
                      finding("RTG-0117", Severity::warning, 20,
                              {"12", "Ak, Ece", "1200", "1900", "5"}, "yurt dışında oynuyor")};
    return entry;
}

}
