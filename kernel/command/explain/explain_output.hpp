#pragma once
/// Explained codes as people and programs read them.

#include "judging/catalogue.hpp"
#include "judging/profile.hpp"
#include <hakem/document.hpp>

#include <string>
#include <vector>

namespace hakem::command {

/// Codes, and the profiles that weigh them.
struct Explained {
    std::vector<const judging::Entry*> codes;
    std::vector<judging::Profile> profiles;
};

/// All about each code, in paragraphs.
std::string explain_text(const Explained& explained, Language language);
/// A line each.
std::string explain_list(const Explained& explained, Language language);
/// "hakem.explain/1": every text in both languages.
std::string explain_json(const Explained& explained);
Document explain_document(const Explained& explained, Language language);

}
