#pragma once
/// Rating lists for tests: written into a folder, packed, read by the importers of this build.

#include <hakem/rating_list.hpp>

#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hakem::test {

/// An empty folder that goes with its test.
class ListFolder {
public:
    ListFolder();
    ~ListFolder();
    ListFolder(const ListFolder&) = delete;
    ListFolder& operator=(const ListFolder&) = delete;

    /// Writes a file into it.
    std::filesystem::path write(const std::string& name, std::string_view bytes) const;
    const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

using Members = std::vector<std::pair<std::string, std::string>>;

/// The bytes of a ZIP file with these files in it.
std::string packed(const Members& members);

/// A workbook of one sheet: rows of cells. Texts lie in the shared strings, numbers in the cells.
std::string workbook(const std::vector<std::vector<std::string>>& rows);

/// What was read from a list.
struct ReadList {
    RatingListInfo info;
    std::vector<ListedPlayer> players;
    Diagnostics diagnostics;

    /// The codes of the findings, in order: "LST-0102 LST-0103".
    std::string codes() const;
    /// The one of that id; a test failure where nobody has it.
    const ListedPlayer& operator[](std::string_view fide_id) const;
};

/// Reads bytes as the file of that name; `format` empty = the importer that is surest.
ReadList read_list(std::string_view bytes, const std::string& name, std::string_view format = {});

/// Which importer is surest; "" for none.
std::string format_of(std::string_view bytes, const std::string& name);

}
