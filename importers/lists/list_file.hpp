#pragma once
/// A list's file: as it is, or the one file in a ZIP; text or a workbook.

#include "archive.hpp"
#include "input.hpp"

#include <filesystem>
#include <memory>
#include <string>

namespace hakem::lists {

class ListFile {
public:
    /// Throws Error: a ZIP with several files in it is not_understood, its user has to choose.
    explicit ListFile(const std::filesystem::path& path);

    /// Name of the file, inside the ZIP where it is in one.
    const std::string& name() const { return name_; }
    /// The workbook, or null.
    Archive* workbook() const { return workbook_.get(); }
    /// The bytes of a text, from its begin.
    std::unique_ptr<Input> text() const;

private:
    std::filesystem::path path_;
    std::string name_;
    std::shared_ptr<Archive> archive_, workbook_;
};

/// The first bytes of the text in a list's file; empty for a workbook and for what is no list.
std::string head_of_text(std::string_view head, const std::filesystem::path& path);

}
