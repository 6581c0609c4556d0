#pragma once
/// The reference data as one list: values worked by hand in FIDE's exercise booklet, in arbiter
/// courses and from the regulation, and those of another program on generated events.

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::test::reference {

/// The values of one code in one event, or the places after a list of codes.
struct Reference {
    std::string file;    ///< "tec.json"; the generated events together are "random"
    std::string event;   ///< "tec-swiss-2026.trf"
    std::string edition; ///< empty = in force on the event's date
    std::string code;    ///< "BH/C1"; of places "PTS,BH/C1,DE"
    bool places = false;
    bool seen = false; ///< the scores that the opponents see, where `code` is computed
    std::map<int, std::string> wanted; ///< by id: a value as it is shown, "none", or a place
};

/// Where a reference is wrong, and by which article.
struct Fault {
    std::string_view event, edition, code;
    int id;
    std::string_view right, article;
};

/// Folder of the data; nothing (and a word about it) where it is absent.
std::optional<std::filesystem::path> folder();

/// All of it, the faults put right.
std::vector<Reference> all(const std::filesystem::path& folder);

/// The event of a reference.
std::filesystem::path path_of(const std::filesystem::path& folder, const Reference& reference);

/// The places where a program's value is not the rule's.
const std::vector<Fault>& faults();

}
