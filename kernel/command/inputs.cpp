#include "inputs.hpp"

#include "adjournment/overlay.hpp"
#include <hakem/identity.hpp>
#include <hakem/rating_list.hpp>
#include <hakem/text.hpp>

#include <boost/asio/post.hpp>
#include <boost/asio/thread_pool.hpp>

#include <algorithm>
#include <exception>
#include <fstream>
#include <new>
#include <set>
#include <thread>

namespace hakem::command {

namespace {

namespace fs = std::filesystem;

bool is_one_of(const fs::path& path, std::initializer_list<std::string_view> endings) {
    const auto ending = to_lower(path.extension().string(), Language::english);
    return std::find(endings.begin(), endings.end(), ending) != endings.end();
}

std::shared_ptr<const Source> beginning_of(const fs::path& path) {
    constexpr std::size_t enough = 1 << 16;
    std::ifstream file(path, std::ios::binary);
    std::string bytes(enough, '\0');
    file.read(bytes.data(), static_cast<std::streamsize>(enough));
    bytes.resize(static_cast<std::size_t>(std::max<std::streamsize>(file.gcount(), 0)));
    return Source::from_bytes(path.string(), std::move(bytes));
}

/// Whether an importer is sure of the beginning of a file. A list of all players of FIDE may lie in
/// the same folder: no more is read than tells.
bool begins_as_tournament(Session session, const fs::path& path) {
    constexpr int sure = 80;
    return confidence_of(*beginning_of(path), session.registry) >= sure;
}

/// By its ending, where that tells; other files of a folder are not ours to complain about.
bool is_tournament_file(Session session, const fs::path& path, FolderFiles which) {
    if (which == FolderFiles::games_too && is_one_of(path, {".pgn"})) return true;
    if (is_one_of(path,
                  {".trf", ".trfx", ".trf16", ".trf26", ".trf06", ".fegt", ".tab", ".tdf", ".trx"}))
        return true;
    return is_one_of(path, {".xml", ".txt", ".csv"}) && begins_as_tournament(session, path);
}

}

bool looks_like_tournament(Session session, const fs::path& path) {
    return is_tournament_file(session, path, FolderFiles::games_too) ||
           begins_as_tournament(session, path);
}

namespace {

/// The record of adjourned games beside a file is read with it.
bool is_record(const fs::path& path) {
    std::error_code trouble;
    return path.extension() == ".adjournments" &&
           fs::is_regular_file(fs::path(path).replace_extension(), trouble);
}

/// A folder that cannot be opened is an input that cannot be read: it stays in the list.
void add_folder(Session session, const fs::path& folder, FolderFiles which,
                std::vector<fs::path>& files, std::vector<fs::path>& skipped) {
    std::error_code trouble;
    std::vector<fs::path> found;
    fs::recursive_directory_iterator at(folder, trouble), end;
    if (trouble) found.push_back(folder);
    for (; !trouble && at != end; at.increment(trouble)) {
        std::error_code ignored;
        if (!at->is_regular_file(ignored) || is_record(at->path())) continue;
        (is_tournament_file(session, at->path(), which) ? found : skipped).push_back(at->path());
    }
    std::sort(found.begin(), found.end());
    files.insert(files.end(), found.begin(), found.end());
}

/// A trouble that names the file is part of what is shown.
Error shown(Session session, const Error& error, const fs::path& path) {
    auto arguments = error.arguments();
    for (auto& argument : arguments)
        if (argument == path.string())
            argument = session.shown(path);
        else if (!session.common.with_identity)
            argument = without_identity(argument);
    return Error(error.code(), error.key(), std::move(arguments));
}

/// What the record of adjourned games beside the file knows of its games.
void add_adjournments(Session session, Input& input) {
    const auto path = adjournments::record_path(input.path);
    std::error_code trouble;
    if (!fs::exists(fs::symlink_status(path, trouble))) return;
    const auto shown = adjournments::record_path(session.shown(input.path)).string();
    Diagnostics found(shown, session.common.strict);
    const auto record = adjournments::read_record(path, found);
    const auto name = adjournments::record_name(input.tournament->name);
    if (!record.lines.empty() && record.tournament != name)
        found.add(Severity::warning, "ADJ-0117", 1, 0, 1, {record.tournament, name});
    const auto games =
        adjournments::games_of(record.lines, session.registry.get<AdjournmentRules>("laws"), found);
    adjournments::apply_record(*input.tournament, record.lines, games, shown, input.diagnostics);
    input.diagnostics.append(found);
}

/// A zip package; the documents of office programs are zipped, too.
bool is_package(std::string_view head) {
    constexpr std::size_t first_name = 30; // begins here
    return (head.starts_with("PK\x03\x04") || head.starts_with("PK\x05\x06")) &&
           head.find("[Content_Types].xml") == head.npos &&
           !head.substr(std::min(first_name, head.size())).starts_with("mimetype");
}

void fill(Session session, Input& input, Identity identity) {
    const auto source = Source::load(input.path);
    if (session.common.input_format.empty() && is_package(source->head()))
        throw Error(ExitCode::not_understood, "error.package", {input.path.string()});
    try {
        input.tournament = read_tournament(source, session.registry, input.diagnostics,
                                           session.common.input_format, session.common.event);
    } catch (const Error& error) {
        if (error.key() != "error.not-understood" || !is_rating_list(input.path, session.registry))
            throw;
        throw Error(ExitCode::not_understood, "error.is-rating-list", {input.path.string()});
    }
    add_adjournments(session, input);
    if (identity == Identity::shown && !session.common.with_identity)
        hide_identity(*input.tournament);
    input.language = session.common.language.value_or(language_for(*input.tournament));
}

/// A run speaks one language: asked for, else that of the person's system or of the first event.
void settle_language(Session session, const std::vector<fs::path>& files) {
    constexpr std::uintmax_t largest_looked_at = 16u << 20; // it is read once more
    std::error_code trouble;
    if (session.common.language || files.empty() || !fs::is_regular_file(files.front(), trouble) ||
        fs::file_size(files.front(), trouble) > largest_looked_at)
        return;
    if (const auto first = read_input(session, files.front()); first.tournament)
        session.console.settle(first.language);
}

}

std::vector<fs::path> expand(Session session, const std::vector<fs::path>& paths,
                             FolderFiles which) {
    std::vector<fs::path> files, skipped;
    for (const auto& path : paths) {
        std::error_code ignored;
        if (fs::is_directory(path, ignored))
            add_folder(session, path, which, files, skipped);
        else
            files.push_back(path);
    }
    std::set<fs::path> seen;
    std::erase_if(
        files, [&](const fs::path& path) { return !seen.insert(path.lexically_normal()).second; });
    settle_language(session, files);
    if (!skipped.empty())
        session.console.say(
            format_text("summary.skipped", session.console.language(),
                        {std::to_string(skipped.size()),
                         printable(std::min_element(skipped.begin(), skipped.end())->string())}));
    return files;
}

namespace {

/// The first trouble is kept in the input.
template<class Work>
Input guarded_input(Session session, const fs::path& path, const Work& work) {
    Input input;
    input.path = path;
    input.shown = session.shown(path);
    input.diagnostics = Diagnostics(input.shown, session.common.strict);
    input.language = session.console.language();
    try {
        work(input);
    } catch (const Error& error) {
        input.error = shown(session, error, path);
    } catch (const std::bad_alloc&) {
        input.error = Error(ExitCode::limit_hit, "error.out-of-memory");
    } catch (const std::exception& failure) {
        input.error = Error(ExitCode::internal_error, "error.internal", {failure.what()});
    }
    return input;
}

}

Input read_input(Session session, const fs::path& path, Identity identity) {
    return guarded_input(session, path, [&](Input& input) { fill(session, input, identity); });
}

std::optional<Input> survey_input(Session session, const fs::path& path, SurveyDepth depth) {
    const auto& format = session.common.input_format;
    std::error_code trouble;
    const auto status = fs::status(path, trouble);
    if (fs::exists(status) && !fs::is_regular_file(status)) return std::nullopt;
    const bool named = is_one_of(path, {".pgn"}) && format.empty();
    const std::string importer_id = named ? "pgn" : format;
    if (importer_id.empty() && !fs::is_regular_file(path, trouble)) return std::nullopt;
    const auto* importer = importer_id.empty() ? importer_of(*beginning_of(path), session.registry)
                                               : session.registry.find<Importer>(importer_id);
    if (importer == nullptr) return std::nullopt;
    bool has_games = false;
    auto input = guarded_input(session, path, [&](Input& input) {
        has_games = true; // unless the importer says otherwise
        input.games = importer->survey(path, depth, input.diagnostics);
        has_games = input.games.has_value();
        if (has_games && input.games->games == 0)
            throw Error(ExitCode::not_understood, "error.no-games", {path.string()});
        input.diagnostics.sort();
    });
    return has_games ? std::optional(std::move(input)) : std::nullopt;
}

Input read_single_input(Session session, const fs::path& path) {
    auto input = read_input(session, path);
    if (input.tournament) session.console.settle(input.language);
    session.console.show(input.diagnostics);
    if (input.error) throw *input.error;
    if (!input.usable()) throw Error(ExitCode::answer_is_no, "error.strict", {input.shown});
    return input;
}

void in_parallel(std::size_t count, const std::function<void(std::size_t)>& work) {
    const auto workers =
        std::min<std::size_t>(count, std::max(1u, std::thread::hardware_concurrency()));
    if (workers < 2) {
        for (std::size_t i = 0; i < count; ++i) work(i);
        return;
    }
    std::vector<std::exception_ptr> failures(count);
    const auto guarded = [&](std::size_t i) {
        try {
            work(i);
        } catch (...) {
            failures[i] = std::current_exception();
        }
    };
    boost::asio::thread_pool pool(workers);
    for (std::size_t i = 0; i < count; ++i) boost::asio::post(pool, [&guarded, i] { guarded(i); });
    pool.join();
    for (const auto& failure : failures)
        if (failure) std::rethrow_exception(failure);
}

ExitCode exit_code_of(const Input& input) {
    if (input.error) return input.error->code();
    return input.diagnostics.has_errors() ? ExitCode::answer_is_no : ExitCode::done;
}

}
