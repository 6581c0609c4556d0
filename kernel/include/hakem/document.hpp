#pragma once
/// What is to be shown, before any format: reports fill it, exporters render it. Words are message
/// keys, so one document can be rendered in every language.

#include <hakem/date.hpp>
#include <hakem/diagram.hpp>
#include <hakem/language.hpp>
#include <hakem/points.hpp>
#include <hakem/result.hpp>

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace hakem {

/// A word of ours (a message key with arguments), a text of the file (`key` empty), or both: the
/// literal stands before the word, "BH = " before "Buchholz".
struct Phrase {
    std::string key;
    std::vector<std::string> arguments;
    std::string literal;

    static Phrase of(std::string_view key, std::vector<std::string> arguments = {}) {
        return {std::string(key), std::move(arguments), {}};
    }
    static Phrase verbatim(std::string_view text) { return {{}, {}, std::string(text)}; }
    bool empty() const { return key.empty() && literal.empty(); }
    bool operator==(const Phrase&) const = default;
};

std::string to_text(const Phrase& phrase, Language language);

/// A text of numbers with points, "12: 4.5": with commas where readers expect them.
Phrase phrase_of_numbers(std::string_view text);

/// A whole number: rank, board, year. Shown right-aligned.
struct Number {
    std::int64_t value = 0;
};
/// A rating; 0 is shown as unrated (empty).
struct Rating {
    std::int32_t value = 0;
};
/// An identifier: starting numbers are Numbers, FIDE ids and licences are Ids (text everywhere).
struct Id {
    std::string value;
};
/// An exact value with at least one decimal: points, tie-breaks. `circled`: points of an unplayed
/// game (regulation 16.5, 17.2).
struct Value {
    Exact value;
    bool circled = false;
    int decimals = 1; ///< at least, so that those of a column end at one place; at most two
};
/// Values that are compared one after the other: "4 · 4½ · 5"; for machines "4 4.5 5".
struct ValueList {
    std::vector<Exact> values;
};
/// Several remarks in one cell: "without UKD; archive 4/7".
struct Phrases {
    std::vector<Phrase> parts;
};
/// An exact value shown to a fixed number of decimals, rounded half away from zero: a change as
/// "+7.20", an expected score as "4.08", a mean as "1061.6".
struct Decimal {
    Exact value;
    int decimals = 2;  ///< 0, 1 or 2
    bool sign = false; ///< "+" where it is above zero
};
/// The result of one side: "1", "½", "0", "+", "-", "½?" while adjourned. `circled` as above.
struct ResultCell {
    Outcome outcome = Outcome::absent;
    Points points;
    bool circled = false;
    bool as_points = false; ///< a forfeit as what it brought, "0" (regulation 29b), not as "-"
};
/// "1 - 0", "½ - ½", "+ - -": both sides of a game.
struct GameResult {
    Outcome white = Outcome::pending, black = Outcome::pending;
};
/// White or black, shown as a letter of the language and never by colour alone.
struct ColourCell {
    Colour colour = Colour::none;
};
/// Cell of a Swiss crosstable: opponent, colour and result, "12w1".
struct Encounter {
    std::int32_t opponent = 0; ///< number shown; 0 = none
    std::string opponent_name; ///< for the accessible label
    std::int32_t round = 0;
    Colour colour = Colour::none;
    Outcome outcome = Outcome::absent;
    Points points;
    bool circled = false;  ///< unplayed
    int arrow = 0;         ///< -1 ↓ paired with a lower scoregroup, +1 ↑ higher
    bool of_match = false; ///< of teams: the points of the boards stand for the result, "12w3½"
};
/// Cell of a round-robin matrix: the results against one opponent, in order of the rounds.
struct MatrixCell {
    std::string opponent_name;
    std::vector<ResultCell> results;
};
/// The diagonal of a matrix.
struct Diagonal {};
/// -1 ↓, +1 ↑ (regulation 17.5, 17.6).
struct Arrow {
    int direction = 0;
};

/// A link to a file beside the document ("open/standings.html"): a relative path of ours, never a
/// text of the file. Formats without links show the text.
struct Link {
    Phrase text;
    std::string target;
};

using CellContent = std::variant<std::monostate, Phrase, Phrases, Number, Rating, Id, Value,
                                 ValueList, Decimal, ResultCell, GameResult, ColourCell, Encounter,
                                 MatrixCell, Diagonal, Arrow, Date, Link>;

struct Cell {
    CellContent content;
    bool strong = false; ///< decided something: bold and marked, not by colour
    bool header = false; ///< names the row (th scope=row)

    Cell() = default;
    /// From any content, so that rows are written as lists: {Number{1}, Rating{2100}}.
    template<class Content>
    requires std::constructible_from<CellContent, Content> Cell(Content&& value)
        : content(std::forward<Content>(value)) {}
};

enum class Align : std::uint8_t { left, right, centre };

struct Column {
    Phrase heading;  ///< short: "Rtg"
    Phrase meaning;  ///< long form for <abbr> and the legend; may be empty
    std::string key; ///< stable English id for JSON: "rating"
    Align align = Align::left;
    bool wrap = false; ///< long texts may break (clubs)
};

using Row = std::vector<Cell>;

struct Table {
    Phrase caption; ///< event, list and round
    std::vector<Column> columns;
    std::vector<Row> rows;      ///< each as long as `columns`
    int frozen_columns = 0;     ///< stay in view: number and name
    std::vector<Phrase> legend; ///< lines under the table
};

/// A line of facts above a table: "Place: Ankara".
struct Fact {
    Phrase label;
    Cell value;
};

/// A position with a line under it.
struct Diagram {
    std::string id; ///< stable English: "position"
    Phrase caption;
    DiagramBoard board;
    std::vector<Phrase> legend; ///< what its marks mean
};

/// A pairing card: cut out and kept at the tournament desk (regulation, eşlendirme kartı). Sheets
/// to fill in and to sign are cards as well.
struct Card {
    Phrase title; ///< number and name
    std::vector<Fact> facts;
    Table table;
    Table list = {}; ///< a second, smaller table: the players of a team; often empty
    std::vector<Phrase> signatures = {}; ///< under the lines to sign on
    std::vector<Diagram> diagrams = {};  ///< beside the facts; often empty
    Phrase flap = {}; ///< words on a dashed line across the card: where it is folded and sealed
};

/// Cards, several a sheet of A4, with cut marks.
struct CardSheet {
    std::vector<Card> cards;
    int per_sheet = 4; ///< 1, 2, 4 or 6
    std::vector<Phrase> legend;
};

/// A chart drawn from columns of its own table, so that picture and numbers cannot differ: inline
/// SVG in HTML, a native chart in XLSX, its table alone in text and JSON.
struct Chart {
    enum class Kind : std::uint8_t {
        bars,    ///< horizontal, one a row, to the left of zero where negative (changes)
        columns, ///< vertical (distributions)
        points,  ///< first series along x, second along y (expected against actual)
    } kind = Kind::bars;
    std::string id; ///< stable English: "changes"
    Phrase title;
    Phrase x_axis, y_axis; ///< what runs across, what runs upwards
    Table numbers;
    std::size_t labels = 0;          ///< the column that names each bar, class or point
    std::vector<std::size_t> series; ///< the columns drawn, named by their headings
    bool diagonal = false;           ///< points: with the line on which both are equal
};

/// Charts, one below the other.
struct ChartSheet {
    std::vector<Chart> charts;
};

/// Diagrams, side by side where there is room.
struct DiagramSheet {
    std::vector<Diagram> diagrams;
};

struct Section {
    std::string id; ///< anchor and sheet name: "standings", "round-3"
    Phrase heading;
    std::vector<Fact> facts;
    std::variant<Table, CardSheet, ChartSheet, DiagramSheet> body;
    bool landscape = false; ///< wide tables
};

struct Document {
    std::string id;          ///< file name without extension: "standings"
    Phrase title;            ///< the list: "Standings after round 9"
    std::string event;       ///< name of the tournament, as in the file
    std::vector<Fact> facts; ///< place, dates, arbiter, time control
    Date date;               ///< of the event, for document properties; no clock
    std::vector<Section> sections;
    std::vector<Phrase> notes; ///< under everything: editions, assumptions
};

/// How a cell reads in a language: "12w1" / "12b1", "½", "3.5". `decimal_comma` as readers expect
/// it; tables for machines use JSON instead.
std::string to_text(const CellContent& content, Language language);

/// The number in a cell, as charts draw it; nothing for texts and for an unrated player's rating.
std::optional<Exact> number_of(const CellContent& content);

/// "4 4.5 5": a list for machines.
std::string machine_text(const ValueList& list);

/// What a screen reader says of a cell: "round 3, White, 12 Yılmaz Ayşe, won"; empty where the
/// text of the cell says it all.
std::string label_of(const CellContent& content, Language language);

/// "Rtg = rating; BH = Buchholz": what short headings mean, for formats without hints; empty where
/// they say it all.
std::string meanings_of(const Table& table, Language language);

/// What stands in a result cell, or in its circle: a bye and a game won by forfeit as the points
/// they brought (regulation 16.5), all else as its sign.
std::string sign_of(const ResultCell& cell, Language language);

/// The same in a cell of a crosstable; of a match the points, "2½?" while a board is adjourned.
std::string sign_of(const Encounter& cell, Language language);

/// "1", "½", "0", "+", "-": the sign of an outcome in cells and lists.
std::string sign_of(Outcome outcome, Language language);

/// The letter of a colour: w b, in Turkish b s.
std::string_view letter_of(Colour colour, Language language);

}
