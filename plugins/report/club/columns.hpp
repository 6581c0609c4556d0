#pragma once
/// Columns of the lists, and the cells of players in them.

#include <hakem/document.hpp>
#include <hakem/tournament.hpp>

#include <span>
#include <string_view>
#include <vector>

namespace hakem::club {

/// A column with the stable id `key`; heading and meaning are the messages "column.<word>" and
/// "column.<word>.meaning", where `word` is the key itself unless a list calls it otherwise.
Column column(std::string_view key, std::string_view word = {});

/// A column whose heading is a number or a name of the file: "7", "BH/C1".
Column column_headed(std::string_view key, Phrase heading, Phrase meaning, Align align);

/// The column of a round in a crosstable: "3.Rd".
Column round_column(int round);

/// What a column of that key shows of a player. Empty where the file does not know it.
Cell player_cell(const Player& player, std::string_view key);

/// Adds player_cell of each key to a row; empty cells where there is no player.
void add_player(Row& row, const Player* player, std::span<const std::string_view> keys);

/// Adds a column for each key.
void add_columns(Table& table, std::span<const std::string_view> keys);

/// Whether a cell shows nothing.
bool is_empty(const Cell& cell);

/// Leaves out the columns that files often cannot fill (title, ratings, federation, club ...) where
/// they are empty in every row.
void drop_empty_columns(Table& table);

/// The same over sections with the same columns: a column stays in all where one needs it.
void drop_empty_columns(std::vector<Section>& sections);

/// An identifier as the public may see it: a national identity number (11 digits) is personal
/// data, and files are known to have it in place of a FIDE id or a licence.
std::string public_id(std::string_view id);

/// "3½", "0", "2.25": points as a score of a match is written.
std::string score_text(Points points);

/// Left to right order of two names in the language of the event.
std::vector<std::int32_t> order_by_name(const Tournament& tournament,
                                        std::span<const std::string_view> names);

}
