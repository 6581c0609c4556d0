#include "player_line.hpp"

#include "trf/format/player.hpp"

#include <algorithm>
#include <optional>

namespace hakem::trf {

namespace {

void put_cell(RowBuilder& row, const PlayerCell& cell, const std::string& text, Losses& losses) {
    row.put(cell.columns,
            cell.to_the_left ? losses.left(text, cell.columns) : losses.right(text, cell.columns));
}

RoundEntry entry_of(const Player& player, std::size_t round) {
    return round < player.rounds.size() ? player.rounds[round] : RoundEntry{};
}

Columns columns_of_round(std::size_t round) {
    return columns::round.shifted(10 * static_cast<std::int32_t>(round));
}

/// The edition that has the sign of the round.
Edition edition_of(const RoundEntry& entry, const Way& way) {
    return way.keeps_plus && is_plus(entry) ? Edition::trf06 : way.to;
}

/// A round as the edition writes it; what it had to leave out is said.
std::string round_cell(const RoundEntry& entry, std::size_t round, const Way& way, Losses& losses) {
    bool lost = false;
    auto text = round_text(entry, edition_of(entry, way), lost);
    lost = lost && edition_of(entry, way) == way.to; // a sign that stays loses nothing
    const auto columns = columns_of_round(round);
    if (lost)
        losses.warn("TRF-0706", {columns.to, columns.to},
                    {std::string(1, static_cast<char>(entry.outcome))});
    if (static_cast<std::int32_t>(text.size()) != columns.width()) {
        losses.warn("TRF-0702", {columns.from + 2, columns.from + 5},
                    {std::to_string(entry.opponent), "4"});
        return std::string(static_cast<std::size_t>(columns.width()), ' ');
    }
    return text;
}

std::string silent_round_cell(const RoundEntry& entry, Edition edition) {
    bool lost = false;
    return round_text(entry, edition, lost);
}

/// Cells of a line that are to be written anew; the line is taken apart only where there are any.
class Changes {
public:
    explicit Changes(std::string_view line) : line_(line) {}

    RowBuilder& row() {
        if (!row_) row_.emplace(line_);
        return *row_;
    }
    std::string text() const { return row_ ? row_->text() : line_; }

private:
    std::string line_;
    std::optional<RowBuilder> row_;
};

void change_cells(Changes& changes, std::span<const PlayerCell> cells, std::uint32_t line,
                  const Player& before, const Player& after, const Way& way,
                  const Findings& findings, Losses& losses) {
    for (const auto& cell : cells) {
        const auto text = cell.text(after, way.to);
        if (cell.text(before, way.from) != text || findings.rewritten(line, cell.columns))
            put_cell(changes.row(), cell, text, losses);
    }
}

void change_rounds(Changes& changes, const Player& before, const Player& after, const Way& way,
                   const Findings& findings, Losses& losses) {
    const auto count = std::max(before.rounds.size(), after.rounds.size());
    for (std::size_t round = 0; round < count; ++round) {
        const auto columns = columns_of_round(round);
        const auto old = silent_round_cell(entry_of(before, round), way.from);
        const auto entry = entry_of(after, round);
        if (old == silent_round_cell(entry, edition_of(entry, way)) &&
            !findings.rewritten(before.line, columns))
            continue;
        changes.row().put(columns, round_cell(entry, round, way, losses));
    }
}

}

bool is_plus(const RoundEntry& entry) {
    return entry.opponent == 0 &&
           (entry.outcome == Outcome::pairing_bye || entry.outcome == Outcome::full_bye);
}

std::string player_text(const Player& player, const Way& way, Losses& losses) {
    RowBuilder row("001");
    for (const auto& cell : player_cells()) put_cell(row, cell, cell.text(player, way.to), losses);
    for (std::size_t round = 0; round < player.rounds.size(); ++round)
        row.put(columns_of_round(round), round_cell(player.rounds[round], round, way, losses));
    return row.text();
}

bool has_national_record(const Player& player) { return !player.national_federation.empty(); }

std::string national_text(const Player& player, const Way& way, Losses& losses) {
    RowBuilder row;
    for (const auto& cell : national_cells())
        put_cell(row, cell, cell.text(player, way.to), losses);
    return row.text();
}

std::string changed_player(std::string_view line, const Player& before, const Player& after,
                           const Way& way, const Findings& findings, Losses& losses) {
    const auto own = is_aligned(RecordLine(line)) ? line : without_glued_record(line);
    std::string aligned;
    if (findings.realigned(before.line)) aligned = align(RecordLine(own)).text;
    Changes changes(aligned.empty() ? own : std::string_view(aligned));
    change_cells(changes, player_cells(), before.line, before, after, way, findings, losses);
    change_rounds(changes, before, after, way, findings, losses);
    return changes.text() + std::string(line.substr(own.size()));
}

std::string changed_national(std::string_view line, const Player& before, const Player& after,
                             const Way& way, const Findings& findings, Losses& losses) {
    std::string aligned;
    if (findings.realigned(before.national_line)) aligned = align_national(RecordLine(line)).text;
    Changes changes(aligned.empty() ? line : std::string_view(aligned));
    change_cells(changes, national_cells(), before.national_line, before, after, way, findings,
                 losses);
    return changes.text();
}

}
