// hakem generate: random tournaments as TRF26, one to stdout or many into a folder.

#include "generate_wishes.hpp"
#include "generator/random_tournament.hpp"
#include "inputs.hpp"
#include <hakem/exporter.hpp>
#include <hakem/output.hpp>
#include <hakem/standings.hpp>

#include <fmt/format.h>

#include <atomic>
#include <charconv>
#include <limits>
#include <new>
#include <random>
#include <utility>

namespace hakem::command {

namespace {

/// One file: its bytes, or what stood in the way.
struct Generated {
    generator::Recipe recipe;
    int rounds_played = 0, stopped_at = 0;
    std::string bytes;
    Diagnostics diagnostics;
    std::optional<Error> error;
};

/// A seed that nobody named is drawn here; the file names it, so that it can be made again.
std::uint64_t seed_of(const GenerateCommand& command) {
    if (command.seed.empty()) return std::random_device{}();
    const auto& text = command.seed;
    const auto last = std::numeric_limits<std::uint64_t>::max() - (command.count - 1);
    std::uint64_t seed = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
    if (error != std::errc() || end != text.data() + text.size() || seed > last)
        throw Error(ExitCode::wrong_usage, "error.generate-value",
                    {"--seed", text, fmt::format("0..{}", last)});
    return seed;
}

/// What nobody has must stop the command before the first file.
void check_names(Session session, const generator::Wishes& wishes) {
    session.registry.get<PairingSystem>(generator::recipe_for(wishes, 0).system);
    Diagnostics ignored;
    RankOptions options;
    options.tie_breaks = wishes.tie_breaks.value_or("");
    hakem::rank({}, options, session.registry, ignored);
}

class Maker {
public:
    Maker(Session session, generator::Wishes wishes)
        : session_(session), wishes_(std::move(wishes)) {}

    /// Its troubles are in the result.
    Generated make(std::uint64_t seed) const {
        Generated file{generator::recipe_for(wishes_, seed),      0, 0, {},
                       Diagnostics(fmt::format("seed {}", seed)), {}};
        try {
            fill(file);
        } catch (const Error& error) {
            file.error = error;
        } catch (const std::bad_alloc&) {
            file.error = Error(ExitCode::limit_hit, "error.out-of-memory");
        } catch (const std::exception& failure) {
            file.error = Error(ExitCode::internal_error, "error.internal", {failure.what()});
        }
        return file;
    }

private:
    void fill(Generated& file) const {
        const auto& recipe = file.recipe;
        const auto& system = session_.registry.get<PairingSystem>(recipe.system);
        auto made = generator::random_tournament(recipe, system, file.diagnostics);
        file.rounds_played = made.rounds_played;
        file.stopped_at = made.stopped_at;
        if (made.rounds_played == 0)
            throw Error(ExitCode::answer_is_no, "error.generate-no-round",
                        {std::to_string(recipe.seed)});
        generator::enter_standings(made.tournament, session_.registry);
        Diagnostics losses;
        file.bytes = fmt::format("### {}\n", generator::command_of(recipe)) +
                     session_.registry.get<Exporter>("trf26").write(made.tournament, {}, losses);
        if (!losses.all().empty())
            throw Error(ExitCode::internal_error, "error.internal", {losses.all().front().code});
    }

    Session session_;
    generator::Wishes wishes_;
};

/// Of many files only what stood in the way is told.
void tell(Session session, const Generated& file, bool alone) {
    const auto language = session.console.language();
    if (file.error) {
        session.console.show(file.diagnostics);
        return session.console.say_error(*file.error);
    }
    if (alone && file.stopped_at != 0)
        session.console.say(
            format_text("generate.stopped", language,
                        {std::to_string(file.recipe.seed), std::to_string(file.stopped_at),
                         std::to_string(file.recipe.rounds)}));
}

ExitCode one_to_stdout(Session session, const Maker& maker, std::uint64_t seed) {
    const auto file = maker.make(seed);
    tell(session, file, true);
    if (file.error) return file.error->code();
    session.console.print(file.bytes);
    return ExitCode::done;
}

/// "00042.trf": the seed, as wide as the last one.
std::filesystem::path path_of(const GenerateCommand& command, std::uint64_t seed,
                              std::uint64_t last) {
    return command.out / fmt::format("{:0{}}.trf", seed, std::to_string(last).size());
}

ExitCode many_to_folder(Session session, const Maker& maker, const GenerateCommand& command,
                        std::uint64_t first) {
    const auto last = first + command.count - 1;
    std::vector<Generated> files(command.count);
    std::atomic<std::size_t> done = 0;
    in_parallel(files.size(), [&](std::size_t i) {
        auto& file = files[i];
        file = maker.make(first + i);
        try {
            if (!file.error) write_whole(path_of(command, first + i, last), file.bytes);
        } catch (const Error& error) {
            file.error = error;
        }
        file.bytes = {};
        session.console.progress(++done, files.size());
    });
    auto code = ExitCode::done;
    std::size_t written = 0, rounds = 0, stopped = 0;
    for (const auto& file : files) {
        tell(session, file, files.size() == 1);
        if (file.error) code = std::max(code, file.error->code());
        if (file.error) continue;
        ++written;
        rounds += static_cast<std::size_t>(file.rounds_played);
        stopped += file.stopped_at != 0;
    }
    session.console.say(format_text("summary.generated", session.console.language(),
                                    {std::to_string(written), std::to_string(rounds),
                                     std::to_string(stopped), command.out.string()}));
    return code;
}

}

ExitCode generate(Session session, const GenerateCommand& command) {
    if (command.count > 1 && command.out.empty())
        throw Error(ExitCode::wrong_usage, "error.generate-many-to-stdout");
    auto wishes = wishes_of(command);
    const auto seed = seed_of(command);
    check_names(session, wishes);
    const Maker maker(session, std::move(wishes));
    return command.out.empty() ? one_to_stdout(session, maker, seed)
                               : many_to_folder(session, maker, command, seed);
}

}
