// How fast a rating list of FIDE's size is read and looked up in, each as a whole process: seconds
// of the processor, the clock, and the largest memory. The lists are made first (1.5 million
// players, 650 MB of XML) and stay in the folder.
//   bench-rating_list FOLDER [PLAYERS]

#include "support.hpp"
#include <hakem/rating_list.hpp>

#include <fmt/format.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <random>
#include <string>
#include <string_view>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

using namespace hakem;

struct Person {
    int id = 0;
    std::string name;
    std::string_view federation, title;
    bool woman = false, inactive = false;
    int ratings[3] = {}, games[3] = {}, k[3] = {};
    int birth = 0;
};

std::string word(std::mt19937& random) {
    constexpr std::string_view consonants = "bcdfghjklmnprstvyz", vowels = "aeiou";
    std::string text;
    const auto syllables = 2 + random() % 3;
    for (unsigned i = 0; i < syllables; ++i) {
        text += consonants[random() % consonants.size()];
        text += vowels[random() % vowels.size()];
    }
    text[0] = static_cast<char>(text[0] - 32);
    return text;
}

/// As FIDE's list is: three of five have no rating at all, few have titles.
Person person(int number, std::mt19937& random) {
    constexpr std::string_view federations[] = {"IND", "TUR", "ESP", "FRA", "GER", "RUS", "ITA"};
    Person made;
    made.id = 100000 + number * 17;
    made.name = word(random) + ", " + word(random);
    if (random() % 3 == 0) made.name += " " + word(random);
    made.federation = federations[random() % std::size(federations)];
    made.woman = random() % 8 == 0;
    made.inactive = random() % 3 == 0;
    made.title = random() % 80 == 0 ? "FM" : "";
    made.birth = 1940 + static_cast<int>(random() % 80);
    for (int i = 0; i < 3; ++i) {
        if (random() % 5 < 3) continue;
        made.ratings[i] = 1400 + static_cast<int>(random() % 1200);
        made.games[i] = static_cast<int>(random() % 10);
        made.k[i] = 20;
    }
    return made;
}

std::string_view flag_of(const Person& one) {
    return one.woman ? one.inactive ? "wi" : "w" : one.inactive ? "i" : "";
}

std::string xml_of(const Person& one) {
    return fmt::format(
        "<player>\n<fideid>{}</fideid>\n<name>{}</name>\n<country>{}</country>\n<sex>{}</sex>\n"
        "<title>{}</title>\n<w_title></w_title>\n<o_title></o_title>\n<foa_title></foa_title>\n"
        "<rating>{}</rating>\n<games>{}</games>\n<k>{}</k>\n<rapid_rating>{}</rapid_rating>\n"
        "<rapid_games>{}</rapid_games>\n<rapid_k>{}</rapid_k>\n<blitz_rating>{}</blitz_rating>\n"
        "<blitz_games>{}</blitz_games>\n<blitz_k>{}</blitz_k>\n<birthday>{}</birthday>\n"
        "<flag>{}</flag>\n</player>\n",
        one.id, one.name, one.federation, one.woman ? "F" : "M", one.title, one.ratings[0],
        one.games[0], one.k[0], one.ratings[1], one.games[1], one.k[1], one.ratings[2],
        one.games[2], one.k[2], one.birth, flag_of(one));
}

constexpr std::string_view txt_header =
    "ID Number      Name                                                         Fed Sex Tit  WTit "
    "OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag\r\n";

std::string txt_of(const Person& one) {
    const auto cell = [](int value) { return value == 0 ? std::string() : std::to_string(value); };
    return fmt::format("{:<15}{:<61}{:<4}{:<4}{:<5}{:<5}{:<15}{:<4}{:<6}{:<4}{:<3}{:<6}{:<4}{:<3}"
                       "{:<6}{:<4}{:<3}{:<6}{:<4}\r\n",
                       one.id, one.name, one.federation, one.woman ? "F" : "M", one.title, "", "",
                       "", cell(one.ratings[0]), one.games[0], one.k[0], cell(one.ratings[1]),
                       one.games[1], one.k[1], cell(one.ratings[2]), one.games[2], one.k[2],
                       one.birth, flag_of(one));
}

void make_lists(const std::filesystem::path& folder, int players) {
    std::filesystem::create_directories(folder);
    if (std::filesystem::exists(folder / "fide.xml")) return;
    std::ofstream xml(folder / "fide.xml", std::ios::binary),
        txt(folder / "fide.txt", std::ios::binary);
    std::mt19937 random(6);
    xml << "<playerslist>\n";
    txt << txt_header;
    for (int i = 0; i < players; ++i) {
        const auto one = person(i, random);
        xml << xml_of(one);
        txt << txt_of(one);
    }
    xml << "</playerslist>\n";
}

/// Runs this program again with other arguments and prints what that took.
void measure(std::string_view name, std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "/proc/self/exe");
    std::vector<char*> words;
    for (auto& argument : arguments) words.push_back(argument.data());
    words.push_back(nullptr);
    const auto begin = std::chrono::steady_clock::now();
    const auto child = ::fork();
    if (child == 0) {
        ::execv("/proc/self/exe", words.data());
        std::_Exit(127);
    }
    int status = 0;
    struct ::rusage used;
    ::wait4(child, &status, 0, &used);
    const std::chrono::duration<double> clock = std::chrono::steady_clock::now() - begin;
    const auto seconds = [](const ::timeval& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    fmt::print("{:<34} {:7.3f} s of the processor, {:7.3f} s, {:5} MB{}\n", name,
               seconds(used.ru_utime) + seconds(used.ru_stime), clock.count(),
               used.ru_maxrss / 1024, status == 0 ? "" : "  FAILED");
    std::fflush(stdout);
}

/// Opens a list and looks up so many players by id, each answered or not.
int look_up(const std::filesystem::path& path, const std::filesystem::path& index, int players) {
    Diagnostics diagnostics(path.string());
    const auto list = RatingList::open(path, index, test::registry(), diagnostics);
    std::mt19937 random(7);
    int found = 0;
    for (int i = 0; i < players; ++i) {
        Player player;
        player.fide_id = std::to_string(100000 + random() % list->info().players * 17);
        player.name = "Nobody, Of That Name";
        const auto answer = match(player, *list);
        found += answer.confidence == MatchConfidence::id_doubtful;
    }
    return found == players ? 0 : 1;
}

}

int main(int count, char** words) {
    const std::vector<std::string> arguments(words + 1, words + count);
    if (arguments.size() == 4 && arguments[0] == "look-up")
        return look_up(arguments[1], arguments[2], std::atoi(arguments[3].c_str()));
    if (arguments.empty()) {
        fmt::print("bench-rating_list FOLDER [PLAYERS]\n");
        return 2;
    }
    const std::filesystem::path folder = arguments[0];
    make_lists(folder, arguments.size() > 1 ? std::atoi(arguments[1].c_str()) : 1'500'000);
    const auto index = folder / "index";
    for (const std::string name : {"fide.xml", "fide.txt"}) {
        const auto list = folder / name;
        fmt::print("{}: {} MB\n", name, std::filesystem::file_size(list) / 1'000'000);
        std::filesystem::remove_all(index);
        measure("read, index made", {"look-up", list, index, "0"});
        measure("500 players, index there", {"look-up", list, index, "500"});
        measure("500 players again", {"look-up", list, index, "500"});
    }
    std::filesystem::remove_all(index);
    return 0;
}
