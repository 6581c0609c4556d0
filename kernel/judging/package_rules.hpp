#pragma once
/// What a report package has to hold, as a profile says it: papers, kinds of files, size and name.

#include "judging/both_texts.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace hakem::judging {

/// Of which events a paper is asked for.
enum class AskedOf : std::uint8_t {
    all,
    fide,     ///< rated by FIDE
    national, ///< of the federation itself, no local ones
    some,     ///< where there is such a paper at all: a norm, an appeal
};

/// One of the papers, or the tournament itself.
struct PackageItem {
    std::string id;
    BothTexts title;
    std::vector<std::string> words; ///< a name with one of them is taken for it: "hakem rapor"
    std::vector<std::string> kinds; ///< endings: "pdf"; empty = all that the package may have
    AskedOf asked_of = AskedOf::all;
    bool tournament = false; ///< every tournament that can be read counts, too
};

/// Zero and empty = no rule.
struct PackageRules {
    std::vector<PackageItem> items;
    std::vector<std::string> kinds; ///< endings that are allowed
    std::int64_t largest = 0;       ///< bytes of the package
    std::string name_ends;          ///< words: "hakem raporu"
    BothTexts name_pattern;         ///< "il_yıl_turnuva_hakem_raporu.zip"
    std::string name_example;
    std::vector<std::string> fide_words,
        national_words;  ///< in the name of an event: of which kind it is
    std::string subject; ///< of the mail it is sent with, its beginning
    std::string source;  ///< article or page; may be empty

    explicit operator bool() const { return !items.empty(); }
};

PackageRules read_package_rules(const json::Node& node, const json::Places& places);

}
