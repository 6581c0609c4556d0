#pragma once
/// Reads a list of final standings that Swiss-Manager wrote: some free lines, headings, players.

#include "columns.hpp"
#include <hakem/diagnostic.hpp>
#include <hakem/source.hpp>
#include <hakem/tournament.hpp>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::swiss_manager {

/// The line with the headings among the first ones; nothing where there is none.
std::optional<std::size_t> heading_line_of(const Source& source);

class ListReader {
public:
    ListReader(std::shared_ptr<const Source> source, Diagnostics& diagnostics);

    Tournament read(std::size_t heading_line);

private:
    struct Cell {
        std::string_view text;
        std::uint32_t line = 0, column = 0;
    };

    void read_header(std::size_t end);
    void read_fact(std::string_view label, std::string_view value, std::uint32_t line);
    void read_row(std::size_t line);
    void read_cell(Player& player, const Heading& heading, const Cell& cell);
    void read_number(Player& player, const Heading& heading, const Cell& cell);
    void read_rank(Player& player, const Cell& cell);
    void check_points(const Player& player);
    void number_players();
    void conclude_federation();
    void tell_rest();

    void say(Severity severity, std::string_view code, const Cell& cell,
             std::vector<std::string> arguments);
    void not_understood(const Cell& cell, const Heading& heading);
    std::int32_t rating(const Cell& cell, const Heading& heading);
    std::optional<Points> points(const Cell& cell, const Heading& heading);

    std::shared_ptr<const Source> source_;
    Diagnostics& diagnostics_;
    Tournament tournament_;
    std::vector<Heading> headings_;
    std::vector<std::optional<std::int32_t>> numbers_;
    std::optional<std::int32_t> number_; ///< of the row under way
    Points of_games_;                    ///< wins and draws of the row under way
    std::int32_t forfeits_ = 0;
    std::vector<std::pair<std::size_t, std::int32_t>> with_forfeits_; ///< position, how many
    std::vector<bool> lost_;                                          ///< by column
    std::vector<std::string> lost_facts_;
};

}
