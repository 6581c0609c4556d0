#pragma once
/// The lines of the file to be, before their bytes are made.

#include "record_text.hpp"
#include "trf/format/findings.hpp"
#include "trf/format/reading.hpp"
#include <hakem/source.hpp>

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace hakem::trf {

struct OutLine {
    std::string text;
    LineEnd end = LineEnd::lf;
};

/// Walks the source (if any) and the tournament side by side.
class Body {
public:
    Body(const Tournament& tournament, Edition edition, Diagnostics& diagnostics);

    std::vector<OutLine> lines();

private:
    void read_before();
    void index_players();
    void copy_line(std::uint32_t number);
    void copy_as(Kind kind, std::uint32_t number, const Line& line);
    void copy_player(std::uint32_t number, const Line& line);
    void copy_national(std::uint32_t number, const Line& line);
    void copy_team(std::uint32_t number, const Line& line, Kind kind);
    void copy_club(std::uint32_t number, const Line& line);
    void copy_header(std::uint32_t number, const Line& line, Kind kind);
    void copy_deputy(std::uint32_t number, const Line& line);
    void copy_absent(std::uint32_t number, const Line& line);
    void copy_list(std::uint32_t number, const Line& line);
    void copy_raw(const Line& line);
    void put(std::string text, LineEnd end);
    void put_all(const std::vector<std::string>& texts, LineEnd end);

    void add_headers();
    void add_players();
    void add_nationals();
    void add_teams();
    void add_lists();
    void add_new(std::string text);
    void insert_at(std::size_t place, std::size_t from);
    bool writes_old_teams() const;
    /// The line of a record that comes once, made once: a hostile file may repeat it a million
    /// times.
    const std::string& text_before(Kind kind);
    const std::string& text_after(Kind kind);

    /// Positions + 1 in `before_` and `after_` of what came from a line; 0 = nothing.
    struct Origin {
        std::size_t before = 0, after = 0;
    };

    const Tournament& after_;
    Way way_;
    Losses losses_;
    Losses silent_{nullptr};
    Findings findings_{nullptr};
    Survey survey_;
    std::optional<Tournament> before_;
    std::vector<OutLine> out_;
    std::vector<Origin> players_, nationals_, teams_;
    LinesByNumber lists_before_, lists_after_;
    std::array<bool, 64> header_done_{};
    std::array<std::optional<std::string>, 64> texts_before_{}, texts_after_{};
    std::optional<PlayerIndex> index_before_;
    std::array<std::string, 64> translated_{}; // what stands for a record now, by its property
    std::size_t deputies_seen_ = 0;
    bool absent_done_ = false;
    bool old_teams_ = false;
    bool has_new_numbers_ = false;
    /// Positions in `out_` behind the last line of each part.
    std::size_t first_player_ = 0, last_player_ = 0;
    bool has_player_ = false;
};

}
