#pragma once
/// From paths to tournaments: folders opened, files read, many of them at once.

#include "command.hpp"
#include <hakem/importer.hpp>

#include <exception>
#include <functional>
#include <optional>

namespace hakem::command {

/// One input after reading: a tournament with its findings, or the error that stood in the way.
struct Input {
    std::filesystem::path path; ///< that is opened
    std::optional<Tournament> tournament;
    std::optional<GameSurvey> games; ///< of a file of games that was looked over
    Diagnostics diagnostics;
    std::optional<Error> error;
    Language language = Language::english;
    std::string shown = {}; ///< the path as it may be shown or kept: Session::shown

    std::string shown_name() const { return std::filesystem::path(shown).filename().string(); }
    /// Read, and under --strict without an error.
    bool usable() const {
        return tournament.has_value() && !(diagnostics.strict() && diagnostics.has_errors());
    }
};

/// Files as given; of folders every tournament file in them, nested ones too, in order of names:
/// by the ending, or where that tells little (.xml, .txt) by the beginning of the file.
/// Says how many other files the folders have. `games`: files of games too; they are looked over,
/// but an event that lies there as TRF and as PGN should not be rated twice.
enum class FolderFiles : std::uint8_t { tournaments, games_too };
std::vector<std::filesystem::path> expand(Session session,
                                          const std::vector<std::filesystem::path>& paths,
                                          FolderFiles which = FolderFiles::tournaments);

/// Whether it has the ending or the beginning of a tournament or a file of games.
bool looks_like_tournament(Session session, const std::filesystem::path& path);

/// Whether identity numbers are kept in a tournament that was read. `shown`: only under
/// --with-identity; whoever needs them to match persons hides them before anything is shown.
enum class Identity : std::uint8_t { shown, kept };

/// Reads one file; its troubles are in the result.
Input read_input(Session session, const std::filesystem::path& path,
                 Identity identity = Identity::shown);

/// Looks over a file of games without making a tournament of it; nothing for other files.
std::optional<Input> survey_input(Session session, const std::filesystem::path& path,
                                  SurveyDepth depth);

/// Reads the one file of a command and shows its findings. Throws the Error that stood in the way.
Input read_single_input(Session session, const std::filesystem::path& path);

/// Runs `work` for 0 to count-1 on all cores. What the first of them throws is thrown at the end.
void in_parallel(std::size_t count, const std::function<void(std::size_t)>& work);

/// The error that stood in the way, answer_is_no for findings that are errors, else done.
ExitCode exit_code_of(const Input& input);

}
