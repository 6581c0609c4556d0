#include "entries.hpp"

#include "common/numbers.hpp"
#include "common/values.hpp"
#include "pgn/format/reader.hpp"
#include <hakem/text.hpp>

#include <algorithm>
#include <map>

namespace hakem::pgn {

namespace {

bool is_blank_text(std::string_view text) {
    return text.find_first_not_of("?.- \t") == std::string_view::npos;
}

/// Reads the games one by one into the entries.
class EntryReader {
public:
    EntryReader(Entries& entries, Diagnostics& diagnostics)
        : entries_(entries), whole_(entries.source->text()), reader_(whole_, diagnostics) {}

    void read() {
        while (reader_.next_tags(game_)) {
            entry_ = {};
            event_ = {};
            read_tags();
            read_places();
            finish(entry_.white);
            finish(entry_.black);
            entries_.all.push_back(entry_);
            entries_.event_tags.push_back(event_);
        }
    }

private:
    void read_tags() {
        for (const auto& tag : game_.tags) {
            if (tag.repeated) continue;
            name_ = game_.at(tag.name);
            const bool of_white = name_.starts_with("White");
            if (of_white || name_.starts_with("Black"))
                read_side(tag, of_white ? entry_.white : entry_.black, of_white);
            else
                read_common(tag);
        }
    }

    Pool::Index text(const Tag& tag) {
        auto value = reader_.value(game_, tag);
        if (is_unknown(value)) return 0;
        return entries_.pool.add(std::move(value));
    }

    /// A number of 0 to `most`; says where it is something else.
    std::int32_t number(const Tag& tag, std::int32_t most) {
        const auto value = reader_.value(game_, tag);
        if (is_unknown(value)) return 0;
        const auto read = importing::whole_number(value);
        if (read && *read >= 0 && *read <= most) return *read;
        reader_.report(game_, Severity::warning, "PGN-0201", tag.value,
                       {std::string(name_), value, std::to_string(most)});
        return 0;
    }

    /// WhiteScore, BlackScore: "1", "0.5", "0".
    std::int32_t half_points(const Tag& tag) {
        const auto points = parse_points(reader_.value(game_, tag));
        if (points == Points::whole(1)) return 2;
        if (points == Points::halves(1)) return 1;
        return points == Points() ? 0 : -1;
    }

    void read_side(const Tag& tag, Side& side, bool of_white) {
        constexpr std::int32_t highest_rating = 9999;
        const auto what = name_.substr(5);
        if (what.empty())
            side.name = text(tag);
        else if (what == "Elo" || what == "ELO")
            side.rating = number(tag, highest_rating);
        else if (what == "NationalElo" || what == "UKD")
            side.national_rating = number(tag, highest_rating);
        else if (what == "FideId" || what == "FIDEId" || what == "FideID")
            side.fide_id = text(tag);
        else if (what == "Title")
            side.title = text(tag);
        else if (what == "Team")
            side.team = text(tag);
        else if (what == "Country" || what == "Fed")
            side.country = text(tag);
        else if (what == "StartNo")
            side.number = number(tag, importing::most_players);
        else if (what == "TeamNo")
            side.team_number = number(tag, importing::most_teams);
        else if (what == "Score")
            (of_white ? entry_.white_half_points : entry_.black_half_points) = half_points(tag);
    }

    void read_common(const Tag& tag) {
        if (name_ == "Event")
            entry_.event = text(tag);
        else if (name_ == "Site")
            entry_.site = text(tag);
        else if (name_ == "EventDate")
            entry_.event_date = text(tag);
        else if (name_ == "Date")
            entry_.date = date(tag);
        else if (name_ == "Round")
            entry_.round_text = text(tag),
            entry_.round = read_round(entries_.pool[entry_.round_text]);
        else if (name_ == "Board" || name_ == "Table")
            entry_.board_tag = number(tag, 100'000);
        else if (name_ == "Result")
            entry_.tag_ending = ending(tag);
        else if (name_ == "Termination")
            entry_.termination = read_termination(reader_.value(game_, tag));
        else if (name_ == "ECO")
            entry_.eco = place(tag.value);
        else if (name_ == "Opening")
            entry_.opening = place(tag.value);
        else
            read_event_tag(tag);
    }

    void read_event_tag(const Tag& tag) {
        if (name_ == "EventType")
            event_.type = text(tag);
        else if (name_ == "EventCountry")
            event_.country = text(tag);
        else if (name_ == "EventRounds")
            event_.rounds = text(tag);
        else if (name_ == "EventSystem")
            event_.system = text(tag);
        else if (name_ == "EventEndDate")
            event_.end_date = text(tag);
        else if (name_ == "EventTieBreaks")
            event_.tie_breaks = text(tag);
        else if (name_ == "EventArbiter")
            event_.arbiter = text(tag);
        else if (name_ == "EventDeputyArbiters")
            event_.deputies = text(tag);
        else if (name_ == "EventTimeControl")
            event_.time_text = text(tag);
        else if (name_ == "EventSystemText")
            event_.system_text = text(tag);
        else if (name_ == "EventInitialColour")
            event_.initial_colour = text(tag);
        else if (name_ == "EventScoring")
            event_.scoring = text(tag);
        else if (name_ == "EventAccelerations")
            event_.accelerations = text(tag);
        else if (name_ == "EventProhibited")
            event_.prohibited = text(tag);
        else if (name_ == "TimeControl")
            event_.time_control = text(tag);
    }

    Date date(const Tag& tag) {
        const auto value = reader_.value(game_, tag);
        const auto date = read_date(value);
        if (!date && !is_blank_text(value))
            reader_.report(game_, Severity::warning, "PGN-0202", tag.value, {value});
        return date;
    }

    Ending ending(const Tag& tag) {
        const auto value = reader_.value(game_, tag);
        const auto ending = read_ending(value);
        if (ending == Ending::none && !is_unknown(value))
            reader_.report(game_, Severity::warning, "PGN-0203", tag.value, {value});
        return ending;
    }

    std::string_view place(Span span) const {
        return whole_.substr(static_cast<std::size_t>(game_.offset) + span.from, span.size());
    }

    void read_places() {
        entry_.line = game_.line;
        entry_.ending = game_.ending;
        entry_.has_moves = game_.has_moves;
        entry_.movetext = trim(place(game_.movetext));
        if (!game_.tags.empty()) {
            const auto& first = game_.tags.front();
            entry_.tags =
                place({first.name.from > 0 ? first.name.from - 1 : 0, game_.movetext.from});
        }
    }

    void finish(Side& side) const {
        side.bye = side.fide_id == 0 && is_bye_name(entries_.pool[side.name]);
        side.nobody = side.bye || side.name == 0;
        const auto& id = entries_.pool[side.fide_id];
        const bool digits = id.find_first_not_of("0123456789") == id.npos;
        if (!digits || id.find_first_not_of('0') == id.npos) side.fide_id = 0;
    }

    Entries& entries_;
    std::string_view whole_, name_;
    Reader reader_;
    Game game_;
    Entry entry_;
    EventTags event_;
};

}

bool is_unknown(std::string_view text) {
    return text.empty() || text == "?" || text == "-" || text == "*";
}

Date read_date(std::string_view text) {
    std::string plain(text);
    std::replace(plain.begin(), plain.end(), '?', '0');
    if (is_blank_text(text)) return {};
    const auto date = importing::date(plain);
    return date && is_valid(*date) ? *date : Date{};
}

Entries read_entries(std::shared_ptr<const Source> source, Diagnostics& diagnostics) {
    Entries entries;
    entries.source = std::move(source);
    EntryReader(entries, diagnostics).read();
    return entries;
}

}
