#pragma once
/// What letters say of one finding, and of whom they greet.

#include "batch/entry.hpp"
#include <hakem/language.hpp>

#include <string>
#include <string_view>

namespace hakem::office_report {

/// What the arbiter can do: what `hakem explain` says is partly for the office.
std::string advice_of(std::string_view code, Language language);

/// What was found, without options and commands of ours, which the arbiter does not have.
std::string what_of(const Diagnostic& finding, Language language);

/// What was found, of a finding that is in nobody's way: without what is to be done about it.
std::string passed_what_of(const Diagnostic& finding, Language language);

/// "let pass by A. Yılmaz on 30.11.2026: he plays abroad"; "the rule is switched off: why".
std::string passed_how(const batch::Entry& entry, const batch::Finding& finding, Language language);

/// The decision that lets a finding pass; nullptr where its rule is switched off.
const batch::Override* decision_on(const batch::Entry& entry, const batch::Finding& finding);

/// Why nothing came out of the file, for its arbiter, who has other tools than we; the path is said
/// before it.
std::string why_of(const batch::Entry& entry, Language language);

/// All whom a record names, "IA Selin Yıldızlı and Can Kaya"; nobody where one cannot be greeted.
std::string greeted(std::string_view names, Language language);

}
