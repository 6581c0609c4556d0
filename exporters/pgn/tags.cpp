#include "tags.hpp"

#include "pgn/format/event_rules.hpp"
#include "pgn/format/reader.hpp"
#include <hakem/text.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <vector>

namespace hakem::pgn {

namespace {

constexpr std::array<std::string_view, 7> roster = {"Event", "Site",  "Date",  "Round",
                                                    "White", "Black", "Result"};

bool is_of_roster(std::string_view name) {
    return std::find(roster.begin(), roster.end(), name) != roster.end();
}

std::string date_text(const Date& date) {
    if (!date) return "????.??.??";
    const auto part = [](int value) {
        return value == 0 ? std::string("??") : fmt::format("{:02}", value);
    };
    return fmt::format("{:04}.{}.{}", date.year, part(date.month), part(date.day));
}

/// "Ankara TUR" (8.1.1.2).
std::string site_of(const Tournament& t) {
    if (t.federation.empty() || t.city.ends_with(" " + t.federation)) return t.city;
    return t.city.empty() ? t.federation : t.city + " " + t.federation;
}

Date date_of(const Tournament& t, std::int32_t round) {
    const auto r = static_cast<std::size_t>(round);
    if (r >= 1 && r <= t.round_dates.size() && t.round_dates[r - 1]) return t.round_dates[r - 1];
    return t.start == t.end || !t.end ? t.start : Date{t.start.year, 0, 0};
}

std::string round_text(const WrittenGame& game) {
    if (game.round == 0) return "?";
    auto text = std::to_string(game.round);
    if (game.match != 0) text += fmt::format(".{}", game.match);
    if (game.board != 0) text += fmt::format(".{}", game.board);
    return text;
}

/// "A; B"
std::string joined(const std::vector<std::string>& parts) {
    std::string text;
    for (const auto& part : parts) text += (text.empty() ? "" : "; ") + part;
    return text;
}

/// The tags beside the roster that come from the tournament.
class Additional {
public:
    Additional(const Tournament& tournament, const std::string& event_type)
        : t_(tournament), event_type_(event_type) {}

    std::map<std::string, std::string> of(const WrittenGame& game, const WrittenResult& result) {
        if (game.record != nullptr)
            for (const auto& [name, value] : tags_of(*game.record))
                if (!is_of_roster(name)) tags_.try_emplace(name, value);
        if (game.round == 0) return std::move(tags_);
        set("EventDate", t_.start ? date_text(t_.start) : "");
        set("EventEndDate", t_.end && t_.end != t_.start ? date_text(t_.end) : "");
        set("EventType", event_type_);
        set("EventRounds", rounds_scheduled(t_));
        set("EventCountry", t_.federation);
        // Ours: without them the standings would be made by other rules.
        set("EventSystem", t_.encoded_type.empty() ? t_.type : t_.encoded_type);
        set("EventTieBreaks", t_.standings_order.empty() ? t_.tie_breaks : t_.standings_order);
        if (!t_.encoded_type.empty()) set("EventSystemText", t_.type);
        set("EventScoring", scoring_text(t_.scoring));
        if (!t_.numbers_assumed) {
            set("EventAccelerations", accelerations_text(t_.accelerations));
            set("EventProhibited", prohibited_text(t_.prohibited));
        }
        set("EventArbiter", t_.chief_arbiter);
        set("EventDeputyArbiters", joined(t_.deputy_arbiters));
        if (t_.initial_colour)
            set("EventInitialColour", *t_.initial_colour == Colour::black ? "black" : "white");
        set("EventTimeControl", t_.time_control);
        set("TimeControl", t_.encoded_time_control);
        add_side("White", game.white);
        add_side("Black", game.black);
        set("Termination", std::string(result.termination));
        if (!result.white_score.empty()) {
            set("WhiteScore", result.white_score);
            set("BlackScore", result.black_score);
        }
        return std::move(tags_);
    }

private:
    void set(const std::string& name, const std::string& value) {
        if (!value.empty()) tags_[name] = value;
    }
    void set(const std::string& name, std::int32_t value) {
        if (value > 0) tags_[name] = std::to_string(value);
    }

    void add_side(const std::string& colour, const WrittenSide& side) {
        if (side.team != nullptr) {
            set(colour + "Team", side.team->name);
            set(colour + "TeamNo", side.team->id);
        }
        if (side.player == nullptr) return;
        const auto& player = *side.player;
        set(colour + "Elo", player.rating);
        set(colour + "NationalElo", player.national_rating);
        set(colour + "Title", player.title);
        const bool has_id = player.fide_id.find_first_not_of("0 ") != player.fide_id.npos;
        set(colour + "FideId", has_id ? std::string(trim(player.fide_id)) : "");
        set(colour + "Country", player.federation);
        if (side.team == nullptr) set(colour + "Team", player.club);
        if (!t_.numbers_assumed) set(colour + "StartNo", player.id);
    }

    const Tournament& t_;
    const std::string& event_type_;
    std::map<std::string, std::string> tags_;
};

std::string name_of(const WrittenSide& side) {
    if (side.player != nullptr) return side.player->name;
    return side.bye ? "bye" : "?";
}

Outcome plain(Outcome outcome) {
    switch (outcome) {
    case Outcome::forfeit_win:
    case Outcome::unrated_win:
        return Outcome::win;
    case Outcome::forfeit_loss:
    case Outcome::unrated_loss:
        return Outcome::loss;
    case Outcome::unrated_draw:
        return Outcome::draw;
    default:
        return outcome;
    }
}

std::string_view token_of(Outcome white, Outcome black) {
    if (white == Outcome::win && black == Outcome::loss) return "1-0";
    if (white == Outcome::loss && black == Outcome::win) return "0-1";
    return white == Outcome::draw && black == Outcome::draw ? "1/2-1/2" : "*";
}

bool is_unrated(Outcome outcome) {
    return outcome == Outcome::unrated_win || outcome == Outcome::unrated_draw ||
           outcome == Outcome::unrated_loss;
}

std::string score_of(Outcome outcome) {
    return outcome == Outcome::win ? "1" : outcome == Outcome::draw ? "0.5" : "0";
}

/// Of the one player of a bye.
WrittenResult bye_of(Outcome outcome, bool white) {
    const std::string_view won = white ? "1-0" : "0-1";
    switch (outcome) {
    case Outcome::pairing_bye:
        return {won, "bye", {}, {}};
    case Outcome::full_bye:
        return {won, "full-point bye", {}, {}};
    case Outcome::half_bye:
        return {"1/2-1/2", "half-point bye", {}, {}};
    default:
        return {white ? "0-1" : "1-0", "zero-point bye", {}, {}};
    }
}

}

WrittenResult result_of(const WrittenGame& game) {
    auto white = game.white.outcome, black = game.black.outcome;
    if (game.black.bye) return bye_of(white, true);
    if (game.white.bye) return bye_of(black, false);
    // The other side of a board that one team left empty.
    if (game.white.player == nullptr && game.white.outcome == Outcome::pending)
        white = mirrored(black);
    if (game.black.player == nullptr && game.black.outcome == Outcome::pending)
        black = mirrored(white);
    if (white == Outcome::forfeit_loss && black == Outcome::forfeit_loss)
        return {"*", "double forfeit", {}, {}};
    if (white == Outcome::adjourned || black == Outcome::adjourned)
        return {"*", "adjourned", {}, {}};
    const auto token = token_of(plain(white), plain(black));
    if (token != "*" || white == Outcome::pending || black == Outcome::pending)
        return {token,
                is_forfeit(white) || is_forfeit(black)   ? "forfeit"
                : is_unrated(white) || is_unrated(black) ? "unrated"
                                                         : "",
                {},
                {}};
    return {"*", "", score_of(plain(white)), score_of(plain(black))};
}

std::string event_type_of(const Tournament& t) {
    const bool teams = is_team_event(t);
    if (t.type.empty() && t.encoded_type.empty()) return teams ? "team" : "";
    return std::string(teams ? "team-" : "") + (system_of(t) != System::swiss ? "tourn" : "swiss");
}

TagPairs tags_of(const GameRecord& record) {
    TagPairs tags;
    Diagnostics unheard; // said when the file was read
    Reader reader(record.tags, unheard);
    Game game;
    if (record.tags.empty() || !reader.next_tags(game)) return tags;
    for (const auto& tag : game.tags)
        if (!tag.repeated) tags.emplace_back(game.at(tag.name), reader.value(game, tag));
    return tags;
}

TagPairs tags_of(const WrittenGame& game, const Tournament& tournament,
                 const std::string& event_type) {
    const auto result = result_of(game);
    TagPairs own = game.record != nullptr ? tags_of(*game.record) : TagPairs();
    const auto own_value = [&](std::string_view name) {
        const auto found = std::find_if(own.begin(), own.end(),
                                        [name](const auto& tag) { return tag.first == name; });
        return found == own.end() ? std::string() : found->second;
    };
    const auto or_unknown = [](std::string text) { return text.empty() ? "?" : text; };
    const auto own_date = own_value("Date");
    const bool dated = own_date.find_first_of("123456789") != own_date.npos;
    TagPairs tags = {
        {"Event", or_unknown(tournament.name)},
        {"Site", or_unknown(site_of(tournament))},
        {"Date", dated ? own_date : date_text(date_of(tournament, game.round))},
        {"Round", round_text(game)},
        {"White", name_of(game.white)},
        {"Black", name_of(game.black)},
        {"Result", std::string(result.token)},
    };
    if (game.round == 0) // in no round: as it was read
        for (auto& [name, value] : tags)
            if (const auto was = own_value(name); !was.empty()) value = was;
    for (auto& tag : Additional(tournament, event_type).of(game, result)) tags.push_back(tag);
    return tags;
}

std::string tag_text(std::string_view name, std::string_view value) {
    std::string text = fmt::format("[{} \"", name);
    for (const char c : printable(value)) {
        if (c == '"' || c == '\\') text += '\\';
        text += c;
    }
    return text + "\"]";
}

}
