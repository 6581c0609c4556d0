#pragma once
/// ZIP files: a list that was packed, and workbooks. What they unpack to is bounded.

#include "input.hpp"
#include "zip/reader.hpp"

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::lists {

/// Whether the bytes begin as a ZIP file does.
bool is_zip(std::string_view head);

class Archive {
public:
    /// Throws Error: file_trouble, not_understood where it is no whole ZIP file.
    static std::shared_ptr<Archive> open(const std::filesystem::path& path);
    /// A ZIP file inside another.
    static std::shared_ptr<Archive> of(std::string bytes, const std::string& name);
    Archive(std::string name, zip::Reader zip);

    const std::string& name() const { return name_; }
    /// The names of the files in it, folders left out.
    const std::vector<std::string>& members() const { return members_; }
    bool has(std::string_view member) const;
    bool is_workbook() const { return has("xl/workbook.xml"); }

    /// Reads a file in it from its begin. Throws Error limit_hit where it unpacks to more than a
    /// list can be, or to so many times its size that it was made to fill the disk.
    std::unique_ptr<Input> read(const std::string& member);

private:
    std::string name_;
    zip::Reader zip_;
    std::vector<std::string> members_;
};

}
