#pragma once
/// What CLI11 says of a command line, in the language of the reader.

#include <hakem/document.hpp>

#include <string>

namespace hakem::command {

/// The message for what CLI11 says in English ("--to: pdf not in {html,xlsx}"); what is not known
/// here stays as it is.
Phrase phrase_of_usage(const std::string& said);

}
