// FIDE's list in TXT: combined, of one time class, and the older ones, by the header line alone.

#include "list_file.hpp"
#include "text_lines.hpp"
#include "txt_columns.hpp"
#include "values.hpp"
#include <hakem/error.hpp>
#include <hakem/rating_list.hpp>
#include <hakem/text.hpp>

namespace {

using namespace hakem;
using namespace hakem::lists;

/// Free lines may stand before the header.
constexpr std::uint64_t header_lines = 20;

class FideTxt final : public ListImporter {
public:
    int confidence(std::string_view head, const std::filesystem::path& path) const override {
        const auto text = head_of_text(head, path);
        std::string_view rest = text;
        for (std::uint64_t i = 0; i < header_lines && !rest.empty(); ++i) {
            const auto end = std::min(rest.find_first_of("\r\n"), rest.size());
            if (columns_of(rest.substr(0, end))) return 90;
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
        return 0;
    }

    RatingListInfo read(const std::filesystem::path& path, const ListSink& sink,
                        Diagnostics& diagnostics) const override;
};

/// A line, cut at the columns.
class TxtLine {
public:
    TxtLine(std::string_view line, const TxtColumns& columns)
        : line_(line), columns_(columns), wide_(is_wide(line)) {
        const auto& titles = columns[TxtField::other_titles];
        if (titles.end == 0 || titles.end > line.size() || wide_ || titles.end == line.npos) return;
        // Many titles push the rest of the line to the right.
        if (line.size() > columns.width && line[titles.end - 1] != ' ')
            shift_ = line.size() - columns.width;
    }

    std::string_view operator[](TxtField field) const {
        const auto& column = columns_[field];
        if (column.end == 0) return {};
        auto begin = column.begin, end = column.end;
        if (shift_ != 0 && field >= TxtField::other_titles) {
            if (field != TxtField::other_titles) begin += shift_;
            if (end != std::string_view::npos) end += shift_;
        }
        if (wide_) return slice(line_, begin, end == line_.npos ? end : end - begin);
        if (begin >= line_.size()) return {};
        return line_.substr(begin, end - begin);
    }

    bool shifted() const { return shift_ != 0; }

private:
    /// Whether characters have to be counted: FIDE's lists have a byte for each.
    static bool is_wide(std::string_view line) {
        unsigned bits = 0;
        for (const char c : line) bits |= static_cast<unsigned char>(c);
        return bits >= 0x80 && is_valid_utf8(line);
    }

    std::string_view line_;
    const TxtColumns& columns_;
    bool wide_;
    std::size_t shift_ = 0;
};

ListedRating rating_of(const TxtLine& line, TxtField rating, TxtField games, TxtField k,
                       Values& values) {
    ListedRating listed;
    values.rating(line[rating], listed);
    listed.games = values.games(line[games]);
    listed.k = values.k(line[k]);
    return listed;
}

ListedPlayer person_of(const TxtLine& line, TimeClass single, Values& values) {
    ListedPlayer player;
    player.fide_id = values.fide_id(line[TxtField::id]);
    player.federation = values.text(line[TxtField::federation]);
    player.name = values.text(line[TxtField::name], player.federation);
    player.sex = values.sex(line[TxtField::sex]);
    player.title = values.title(line[TxtField::title]);
    player.women_title = values.title(line[TxtField::women_title]);
    player.other_titles = values.text(line[TxtField::other_titles]);
    player.ratings[static_cast<std::size_t>(single)] =
        rating_of(line, TxtField::standard, TxtField::standard_games, TxtField::standard_k, values);
    if (single == TimeClass::standard) {
        player.ratings[1] =
            rating_of(line, TxtField::rapid, TxtField::rapid_games, TxtField::rapid_k, values);
        player.ratings[2] =
            rating_of(line, TxtField::blitz, TxtField::blitz_games, TxtField::blitz_k, values);
    }
    player.birth = values.birth(line[TxtField::birth]);
    values.flag(line[TxtField::flag], player);
    return player;
}

/// Finds the header; nothing where the first lines have none.
std::optional<TxtColumns> header_of(TextLines& lines) {
    std::string_view line;
    while (lines.number() < header_lines && lines.next(line))
        if (const auto columns = columns_of(line)) return columns;
    return std::nullopt;
}

RatingListInfo FideTxt::read(const std::filesystem::path& path, const ListSink& sink,
                             Diagnostics& diagnostics) const {
    const ListFile file(path);
    const auto input = file.text();
    TextLines lines(*input, diagnostics);
    const auto columns = header_of(lines);
    RatingListInfo info;
    info.format = "fide-txt";
    info.name = path.filename().string();
    if (!columns)
        throw Error(ExitCode::not_understood, "error.list-not-understood", {path.string()});
    info.issue = columns->issue;
    const auto single = columns->single ? time_class_in_name(file.name()) : TimeClass::standard;
    Values values(diagnostics);
    std::string_view text;
    while (lines.next(text)) {
        if (trim(text).empty()) continue;
        values.at(lines.number());
        const TxtLine line(text, *columns);
        auto player = person_of(line, single, values);
        player.line = lines.number();
        if (line.shifted()) values.say(Severity::note, "LST-0116");
        if (player.fide_id.empty() || player.name.empty()) {
            values.say(Severity::warning, "LST-0109");
            continue;
        }
        ++info.players;
        sink(std::move(player));
    }
    if (!lines.ended() && info.players > 1)
        diagnostics.add(Severity::warning, "LST-0117", static_cast<std::uint32_t>(lines.number()),
                        0, 1);
    if (info.players == 0) diagnostics.add(Severity::warning, "LST-0114", 0, 0, 1);
    return info;
}

}

HAKEM_PLUGIN(FideTxt, "fide-txt", "FIDE rating list, TXT", "FIDE, ratings.fide.com/download")
