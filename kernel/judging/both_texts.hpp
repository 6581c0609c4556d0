#pragma once

#include <hakem/language.hpp>

#include <string>

namespace hakem::json {
struct Node;
class Places;
}

namespace hakem::judging {

/// A text in both languages.
struct BothTexts {
    std::string english, turkish;

    const std::string& in(Language language) const {
        return language == Language::turkish ? turkish : english;
    }
};

/// {"en": ..., "tr": ...}, or one text for both; what is missing is as in the other language.
BothTexts read_both_texts(const json::Node& node, const json::Places& places);

}
