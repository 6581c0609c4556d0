// How fast PGN is read: 50 MB of plain games (random legal moves from a seed, the seven tags, lines
// of 80 columns) for their tags alone and with every move checked. Beside it what any reader has to
// do at least, reading the bytes, and pgn-extract on the same file where it is installed. Other
// files can be named: bench-pgn a.pgn b.pgn.

#include "fastest.hpp"
#include "pgn/format/reader.hpp"
#include <hakem/chess/legal_moves.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <random>
#include <string>
#include <sys/resource.h>
#include <unistd.h>

namespace {

using namespace hakem;

/// The text of the moves, broken at 80 columns.
class Lines {
public:
    void add(std::string_view word) {
        if (column_ != 0 && column_ + 1 + word.size() > 80) {
            text_ += '\n';
            column_ = 0;
        } else if (column_ != 0) {
            text_ += ' ';
            ++column_;
        }
        text_ += word;
        column_ += word.size();
    }
    const std::string& text() const { return text_; }

private:
    std::string text_;
    std::size_t column_ = 0;
};

std::string game(std::mt19937& random, int number) {
    chess::Position position;
    Lines moves;
    const auto length = 50 + random() % 80;
    for (unsigned ply = 0; ply < length; ++ply) {
        const auto legal = chess::legal_moves(position);
        if (legal.empty()) break;
        const auto move = legal[random() % legal.size()];
        if (ply % 2 == 0) moves.add(fmt::format("{}.", ply / 2 + 1));
        moves.add(chess::to_san(position, move));
        position.play(move);
    }
    const auto result = random() % 3;
    constexpr std::string_view results[] = {"1-0", "1/2-1/2", "0-1"};
    moves.add(results[result]);
    return fmt::format(
        "[Event \"Bench open\"]\n[Site \"Ankara TUR\"]\n[Date \"2026.{:02}.{:02}\"]\n"
        "[Round \"{}.{}\"]\n[White \"Player{}, Given\"]\n[Black \"Player{}, Given\"]\n"
        "[Result \"{}\"]\n\n{}\n\n",
        number % 12 + 1, number % 28 + 1, number / 100 % 9 + 1, number % 100 + 1,
        random() % 500 + 1, random() % 500 + 1, results[result], moves.text());
}

void make_file(const std::filesystem::path& path, std::size_t size) {
    std::mt19937 random(7);
    std::ofstream file(path, std::ios::binary);
    std::size_t written = 0;
    for (int number = 0; written < size; ++number) {
        const auto text = game(random, number);
        file << text;
        written += text.size();
    }
}

std::size_t read_plainly(const std::filesystem::path& path) {
    static std::string buffer(1 << 20, '\0');
    const int file = ::open(path.c_str(), O_RDONLY);
    std::size_t sum = 0;
    for (ssize_t count = 1; count > 0; sum += static_cast<std::size_t>(count))
        count = ::read(file, buffer.data(), buffer.size());
    ::close(file);
    return sum;
}

/// Seconds that pgn-extract takes to check the file; 0 where it is not installed.
double other_reader(const std::filesystem::path& path) {
    const std::string find = "PATH=$PATH:/usr/games; "; // where Debian puts it
    if (std::system((find + "command -v pgn-extract > /dev/null 2>&1").c_str()) != 0) return 0;
    const auto seconds = [] {
        rusage usage = {};
        ::getrusage(RUSAGE_CHILDREN, &usage);
        return static_cast<double>(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
               static_cast<double>(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
    };
    const auto before = seconds();
    const auto command = find + "pgn-extract -r -s '" + path.string() + "' > /dev/null 2>&1";
    if (std::system(command.c_str()) != 0) return 0;
    return seconds() - before;
}

struct Count {
    std::uint64_t games = 0, plies = 0, findings = 0;
};

Count read(const std::filesystem::path& path, bool moves) {
    Diagnostics diagnostics(path.string());
    pgn::Reader reader(path, diagnostics);
    pgn::Game game;
    Count count;
    while (moves ? reader.next(game) : reader.next_tags(game)) count.plies += game.plies;
    count.games = reader.games();
    for (const auto& [code, times] : diagnostics.by_code()) count.findings += times;
    return count;
}

void measure(const std::filesystem::path& path) {
    constexpr int runs = 7;
    const auto megabytes = static_cast<double>(std::filesystem::file_size(path)) / 1e6;
    Count tags, full;
    const auto plain = bench::fastest(runs, [&] { read_plainly(path); });
    const auto tags_only = bench::fastest(runs, [&] { tags = read(path, false); });
    const auto checked = bench::fastest(runs, [&] { full = read(path, true); });
    rusage usage = {};
    ::getrusage(RUSAGE_SELF, &usage);
    fmt::print("{}: {:.1f} MB, {} games, {} half-moves, {} findings\n", path.filename().string(),
               megabytes, full.games, full.plies, full.findings);
    fmt::print("  plain read      {:7.0f} MB/s\n", megabytes / plain);
    fmt::print("  tags alone      {:7.0f} MB/s  {:5.1f} times the plain read{}\n",
               megabytes / tags_only, tags_only / plain, tags.games == full.games ? "" : "  !");
    fmt::print(
        "  moves checked   {:7.0f} MB/s  {:5.1f} times the plain read, {:.0f} ns a half-move\n",
        megabytes / checked, checked / plain,
        checked * 1e9 / static_cast<double>(std::max<std::uint64_t>(full.plies, 1)));
    fmt::print("  largest memory  {:7.1f} MB\n", static_cast<double>(usage.ru_maxrss) / 1024);
    if (const auto other = other_reader(path); other > 0)
        fmt::print("  pgn-extract -r  {:7.0f} MB/s  {:5.1f} times as long as with moves checked\n",
                   megabytes / other, other / checked);
}

}

int main(int argc, char** argv) {
    for (int i = 1; i < argc; ++i) measure(argv[i]);
    if (argc > 1) return 0;
    const auto path = std::filesystem::temp_directory_path() /
                      fmt::format("bench-{}.pgn", static_cast<long>(::getpid()));
    make_file(path, 50'000'000);
    measure(path);
    std::filesystem::remove(path);
    return 0;
}
