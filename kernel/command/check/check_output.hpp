#pragma once
/// Checked files as people and programs read them.

#include "checked_file.hpp"
#include <hakem/document.hpp>

namespace hakem::command {

/// One line of a clean file, and below it what is not identical.
std::string check_text(const CheckedFile& file);

/// "hakem.check/1". `others`: overrides that are for none of the files.
std::string check_json(const std::vector<CheckedFile>& files,
                       const std::vector<judging::Override>& others);

/// A table over all files, then the rounds and findings of those that are not clean; of a single
/// file always.
Document check_document(const std::vector<CheckedFile>& files,
                        const std::vector<judging::Override>& others);

/// What became of the file as a whole: "7 of 9 rounds identical", or why it was not checked.
Phrase outcome_of(const CheckedFile& file);

/// What became of a round, in a sentence.
Phrase outcome_of(const CheckedRound& round, const PairingChoice& choice);

/// The article that a fault is about, with its edition: "FIDE C.04.3 (2026), C1".
Phrase article_of(const Decision& fault);

}
