// Checked files for people, and the sentences that text and documents share.

#include "check_output.hpp"
#include "check_standings.hpp"
#include "command/board_differences.hpp"
#include "command/game_survey.hpp"
#include "unnamed_system.hpp"
#include <hakem/citation.hpp>
#include <hakem/text.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace hakem::command {

namespace {

/// Items behind a label, broken into lines that a terminal shows whole.
std::string wrapped(std::string_view label, const std::vector<std::string>& items) {
    constexpr std::size_t widest = 100;
    const std::string indent(display_width(label) + 1, ' ');
    std::string block, line(label);
    line += ' ';
    for (std::size_t i = 0; i < items.size(); ++i) {
        const auto item = i + 1 < items.size() ? items[i] + ", " : items[i];
        if (line.size() > indent.size() && display_width(line) + display_width(item) > widest) {
            block += std::string(trim_right(line)) + "\n";
            line = indent;
        }
        line += item;
    }
    return block + line + "\n";
}

/// The rounds of one file, those that are not identical.
class Text {
public:
    explicit Text(const CheckedFile& file) : file_(file), language_(file.input.language) {}

    std::string whole() {
        const auto outcome = to_text(outcome_of(file_), language_);
        const auto path = printable(file_.input.shown);
        if (file_.input.games)
            out_ = fmt::format("{}: {}\n", path,
                               to_text(outcome_of_games(*file_.input.games), language_));
        if (!file_.input.games || !file_.rounds.empty())
            out_ += fmt::format("{}: {}{}\n", path, outcome, system()) + unnamed_system();
        for (const auto& round : file_.rounds)
            if (round.state != RoundState::identical) add(round);
        return std::move(out_) + standings();
    }

    /// Of a file whose rounds could not be paired again.
    std::string only_standings() const {
        return fmt::format("{}:\n", printable(file_.input.shown)) + standings();
    }

private:
    std::string system() const {
        const auto text = file_.system_text();
        return text.empty() ? text : " (" + text + ")";
    }

    std::string standings() const {
        return file_.standings ? standings_text(*file_.standings, language_, 2) : std::string();
    }

    std::string word(std::string_view key, const std::vector<std::string>& arguments = {}) const {
        return format_text(key, language_, arguments);
    }

    /// What the verdict does not say: notes.
    std::string unnamed_system() const {
        Diagnostics said;
        add_unnamed_system(file_, said);
        std::string lines;
        for (const auto& one : said.all())
            if (one.severity == Severity::note)
                lines += fmt::format("  {}\n", printable(message_of(one, language_)));
        return lines;
    }

    void add(const CheckedRound& round) {
        const auto outcome = to_text(outcome_of(round, file_.choice), language_);
        out_ += "  " + word("check.round", {std::to_string(round.round), outcome}) + "\n";
        if (round.state == RoundState::differs) add_boards(round);
        if (round.state == RoundState::no_pairing)
            for (const auto& finding : round.findings)
                out_ += fmt::format("    {} [{}]\n", printable(message_of(finding, language_)),
                                    finding.code);
        for (const auto& fault : round.verdict.faults) add(fault, 4);
    }

    /// What a fault rests on stands below it.
    void add(const Decision& fault, std::size_t indent) {
        const auto article = to_text(article_of(fault), language_);
        out_ += std::string(indent, ' ') + printable(sentence_of(fault, language_));
        out_ += article.empty() ? "\n" : fmt::format(" ({})\n", article);
        for (const auto& detail : fault.alternatives) add(detail, indent + 2);
    }

    void add_boards(const CheckedRound& round) {
        for (const auto& pair : round.played)
            if (const auto* expected = reversed_in(round.expected, pair))
                out_ += "    " +
                        word("check.reversed",
                             {std::to_string(expected->board), text_of(*expected), text_of(pair)}) +
                        "\n";
        add_list("check.played", round.played, round.expected);
        add_list("check.expected", round.expected, round.played);
    }

    void add_list(std::string_view label, const std::vector<Pair>& pairs,
                  const std::vector<Pair>& others) {
        std::vector<std::string> items;
        for (const auto& pair : pairs) {
            if (reversed_in(others, pair) != nullptr) continue;
            items.push_back(pair.black == 0
                                ? word("check.bye", {std::to_string(pair.white)})
                                : word("check.board", {std::to_string(pair.board), text_of(pair)}));
        }
        const auto width =
            std::max(display_width(word("check.played")), display_width(word("check.expected")));
        auto indented = "    " + word(label);
        indented.append(width - display_width(word(label)), ' ');
        if (!items.empty()) out_ += wrapped(indented, items);
    }

    static std::string text_of(const Pair& pair) {
        return fmt::format("{}-{}", pair.white, pair.black);
    }

    const CheckedFile& file_;
    Language language_;
    std::string out_;
};

}

std::string check_text(const CheckedFile& file) {
    if (!file.input.error) return Text(file).whole();
    return file.standings ? Text(file).only_standings() : std::string();
}

Phrase outcome_of(const CheckedFile& file) {
    if (file.input.error) return Phrase::of(file.input.error->key(), file.input.error->arguments());
    const auto all = file.rounds.size(), identical = file.count(RoundState::identical);
    if (all == 0 && file.input.games) return outcome_of_games(*file.input.games);
    if (file.choice.of_match()) return Phrase::of("diagnostic.CHK-0108");
    if (all == 0) return Phrase::of("check.no-rounds");
    if (identical == all)
        return Phrase::of(all == 1 ? "check.identical-one" : "check.identical-all",
                          {std::to_string(all)});
    return Phrase::of("check.identical-some", {std::to_string(identical), std::to_string(all)});
}

Phrase outcome_of(const CheckedRound& round, const PairingChoice& choice) {
    const bool legal = round.verdict.legal;
    switch (round.state) {
    case RoundState::identical:
        return Phrase::of("check.identical");
    case RoundState::differs:
        if (choice.by_table())
            return Phrase::of(legal ? "check.differs-table-legal" : "check.differs-table");
        return Phrase::of(legal ? "check.differs-legal" : "check.differs-illegal");
    case RoundState::no_pairing:
        return Phrase::of(legal ? "check.no-pairing" : "check.no-pairing-illegal");
    case RoundState::incomplete:
        if (round.waits_for == 0) return Phrase::of("check.not-paired");
        if (round.waits_for == round.round) return Phrase::of("check.half-told");
        return Phrase::of("check.waits", {std::to_string(round.waits_for)});
    }
    return {};
}

Phrase article_of(const Decision& fault) {
    const auto rule = to_lower(fault.rule, Language::english); // "Regulation 20.1" names it too
    const bool named = fault.edition.empty() || rule.find(fault.edition) != std::string::npos;
    return citation_of(named ? fault.rule : fmt::format("{}, {}", fault.rule, fault.edition));
}

}
