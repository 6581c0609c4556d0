#include "list_file.hpp"

#include <hakem/error.hpp>

namespace hakem::lists {

namespace {

constexpr std::size_t head_size = 4096;

/// A workbook inside a ZIP is held in memory.
constexpr std::size_t largest_inner_workbook = 64u << 20;

}

ListFile::ListFile(const std::filesystem::path& path)
    : path_(path), name_(path.filename().string()) {
    if (!is_zip(first_bytes(*read_file(path), 4))) return;
    archive_ = Archive::open(path);
    if (archive_->is_workbook()) {
        workbook_ = archive_;
        return;
    }
    if (archive_->members().size() != 1)
        throw Error(ExitCode::not_understood, "error.zip-many",
                    {path.string(), std::to_string(archive_->members().size())});
    name_ = std::filesystem::path(archive_->members().front()).filename().string();
    if (!is_zip(first_bytes(*text(), 4))) return;
    auto bytes = first_bytes(*text(), largest_inner_workbook + 1);
    if (bytes.size() > largest_inner_workbook)
        throw Error(ExitCode::limit_hit, "error.zip-bomb", {path.string()});
    workbook_ = Archive::of(std::move(bytes), path.string());
    // A ZIP in a ZIP that is no workbook is nested to hide what is in it.
    if (!workbook_->is_workbook())
        throw Error(ExitCode::not_understood, "error.zip-damaged", {path.string()});
}

std::unique_ptr<Input> ListFile::text() const {
    return archive_ ? archive_->read(archive_->members().front()) : read_file(path_);
}

std::string head_of_text(std::string_view head, const std::filesystem::path& path) {
    if (!is_zip(head)) return std::string(head);
    const ListFile file(path);
    return file.workbook() != nullptr ? std::string() : first_bytes(*file.text(), head_size);
}

}
