#pragma once
/// What the office answers about checked files, as people and programs read it.

#include "checked_file.hpp"
#include <hakem/document.hpp>

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace hakem::command {

/// "back to the arbiter".
Phrase phrase_of(judging::Answer answer);

/// What became of an override, in a sentence.
Phrase phrase_of(const judging::UsedOverride& used);

/// Findings of rules that are off, by code.
struct SwitchedOff {
    std::string code;
    std::size_t count = 0;
    judging::BothTexts reason;
};
std::vector<SwitchedOff> switched_off(const judging::Judgement& judgement);

/// The answer in a line, below it why, what somebody let pass and what is off.
std::string verdict_text(const CheckedFile& file);
/// The overrides that are for none of the files; empty where there are none.
std::string others_text(const std::vector<judging::Override>& others, Language language);

nlohmann::ordered_json verdict_json(const judging::Judgement& judgement, Language language);
nlohmann::ordered_json override_json(const judging::Override& override);

/// Why the file is not clean, and what is off.
Table causes_table(const CheckedFile& file);
/// All overrides of the run, with what became of each; without rows where there are none.
Section overrides_section(const std::vector<CheckedFile>& files,
                          const std::vector<judging::Override>& others);

}
