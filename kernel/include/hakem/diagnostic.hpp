#pragma once
/// What is wrong with an input: all of it, in one pass.

#include <hakem/language.hpp>

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace hakem {

enum class Severity : std::uint8_t { note, warning, error };

/// One finding. The text comes from the catalogue under "diagnostic.<code>".
struct Diagnostic {
    std::string code; ///< stable, "TRF-0107"
    Severity severity = Severity::note;
    std::string file;
    std::uint32_t line = 0;   ///< 1-based; 0 = the file as a whole
    std::uint32_t column = 0; ///< 1-based, in characters; 0 = the line as a whole
    std::uint32_t length = 1; ///< characters that the caret underlines
    std::vector<std::string> arguments;
    std::string excerpt; ///< the line itself, cut; empty = not shown
};

/// Collects findings. A hostile file cannot fill the memory: beyond `limit_per_code` of a code
/// they are counted and no longer kept. Identity numbers (hakem/identity.hpp) are hidden in all of
/// them.
class Diagnostics {
public:
    static constexpr std::size_t limit_per_code = 500;

    /// `repairs_are_errors`: --strict; a warning or note marked as a repair becomes an error.
    explicit Diagnostics(std::string file = {}, bool strict = false)
        : file_(std::move(file)), strict_(strict) {}

    /// A finding in the file.
    void add(Severity severity, std::string_view code, std::uint32_t line, std::uint32_t column,
             std::uint32_t length, std::vector<std::string> arguments = {},
             std::string_view excerpt = {});

    /// A departure from the format that was read all the same: a note, under --strict an error.
    void repaired(std::string_view code, std::uint32_t line, std::uint32_t column,
                  std::uint32_t length, std::vector<std::string> arguments = {},
                  std::string_view excerpt = {});

    /// The findings of a file that belongs to this one, behind those of this one.
    void append(const Diagnostics& others);

    /// In order of line and column.
    const std::vector<Diagnostic>& all() const { return found_; }
    void sort();

    std::size_t count(Severity severity) const { return counts_[static_cast<int>(severity)]; }
    const std::map<std::string, std::size_t, std::less<>>& by_code() const { return by_code_; }
    bool has_errors() const { return count(Severity::error) != 0; }
    bool strict() const { return strict_; }
    const std::string& file() const { return file_; }

private:
    std::string file_;
    bool strict_;
    std::vector<Diagnostic> found_;
    std::size_t counts_[3] = {};
    std::map<std::string, std::size_t, std::less<>> by_code_;
};

/// The message without place and severity.
std::string message_of(const Diagnostic& diagnostic, Language language);

/// "open.trf:41:97: error[TRF-0107]: ..." and, where there is an excerpt, the line and a caret.
std::string to_text(const Diagnostic& diagnostic, Language language, bool colour = false);

}
