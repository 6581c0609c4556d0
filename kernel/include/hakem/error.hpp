#pragma once
/// Why we cannot go on: thrown, and caught once, in main.

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace hakem {

/// The exit codes of the program.
enum class ExitCode : int {
    done = 0,
    answer_is_no = 1, ///< errors in the input, pairings differ, no legal pairing
    wrong_usage = 2,
    not_understood = 3, ///< no format we know
    limit_hit = 4,
    file_trouble = 5, ///< could not be read or written
    plugin_trouble = 6,
    internal_error = 70,
    interrupted = 130,
};

/// `key` names a message of the catalogue; `arguments` fill its {0}, {1} ...
class Error : public std::runtime_error {
public:
    Error(ExitCode code, std::string_view key, std::vector<std::string> arguments = {})
        : std::runtime_error(std::string(key)), code_(code), key_(key),
          arguments_(std::move(arguments)) {}

    ExitCode code() const { return code_; }
    const std::string& key() const { return key_; }
    const std::vector<std::string>& arguments() const { return arguments_; }

private:
    ExitCode code_;
    std::string key_;
    std::vector<std::string> arguments_;
};

}
