#pragma once
/// The files of a command line brought into a folder of ours, under names that lead nowhere else.

#include "audit/manifest.hpp"
#include "audit_line.hpp"

#include <filesystem>
#include <map>
#include <set>

namespace hakem::command {

/// A path that lies below the current folder keeps its name; another has its last part, with -2,
/// -3 ... where that is taken.
class AuditStaging {
public:
    /// `package`: what is to be written is no input, wherever it lies.
    AuditStaging(std::filesystem::path folder, std::filesystem::path package)
        : folder_(std::move(folder)), package_(std::move(package)) {}

    /// Copies every input and names it in the line as it is named here. Throws Error file_trouble
    /// for a path that cannot be read, limit_hit for more than a package holds.
    void stage(Line& line);

    /// In order of names.
    std::vector<audit::FileRecord> take_inputs();
    std::vector<std::string> take_folders();
    /// What lies in folders and is neither file nor folder, and links to folders.
    const std::vector<std::filesystem::path>& left_out() const { return left_out_; }

private:
    std::string name_of(const std::filesystem::path& path, bool below);
    void add(const std::filesystem::path& path, const std::string& name);
    void add_folder(const std::filesystem::path& path, const std::string& name);
    void add_file(const std::filesystem::path& path, const std::string& name);
    std::string place_output(const std::string& value) const;

    std::filesystem::path folder_, package_;
    std::vector<audit::FileRecord> inputs_;
    std::vector<std::string> folders_;
    std::vector<std::filesystem::path> left_out_;
    std::map<std::string, std::string> names_; ///< by the path as it was given
    std::set<std::string, std::less<>> first_parts_, taken_;
    std::set<std::string> staged_; ///< paths of files
    std::uint64_t total_ = 0;
};

}
