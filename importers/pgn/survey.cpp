#include "survey.hpp"

#include "events.hpp"
#include "outcomes.hpp"
#include "pgn/format/reader.hpp"
#include "round_tag.hpp"
#include <hakem/folded_name.hpp>

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>

namespace hakem::pgn {

namespace {

using Hash = std::uint64_t;

Hash hash_of(std::string_view text) { return std::hash<std::string_view>()(text); }

/// Persons by hashes of their ids and folded names. A file of millions is counted up to a limit, so
/// that memory stays bounded.
class Crowd {
public:
    static constexpr std::size_t most = 1'000'000;

    template<class Folded>
    void add(std::string_view raw_name, std::string_view raw_id, const Folded& folded) {
        if (full()) return;
        auto [place, is_new] = names_.try_emplace(hash_of(raw_name));
        if (is_new) place->second = hash_of(folded());
        if (raw_id.find_first_not_of("0 ?-") == raw_id.npos) {
            without_id_.insert(place->second);
        } else {
            ids_.insert(hash_of(raw_id));
            with_id_.insert(place->second);
        }
    }
    bool full() const { return names_.size() >= most || ids_.size() >= most; }
    std::uint64_t size() const {
        return ids_.size() + static_cast<std::uint64_t>(std::count_if(
                                 without_id_.begin(), without_id_.end(),
                                 [this](Hash name) { return !with_id_.contains(name); }));
    }

private:
    std::unordered_map<Hash, Hash> names_; ///< as in the file, folded
    std::unordered_set<Hash> ids_, with_id_, without_id_;
};

/// The events by title, place and date.
class EventCounter {
public:
    static constexpr std::size_t most = 100'000;

    bool full() const { return events_.size() >= most; }

    template<class Make>
    SurveyedEvent* at(std::string_view name, std::string_view site, std::string_view date,
                      const Make& make) {
        const Hash title = hash_of(name) * 31 + hash_of(is_address(site) ? "" : site);
        const bool dated = static_cast<bool>(read_date(date));
        auto& dates = places_[title];
        const auto [place, is_new] = dates.try_emplace(dated ? hash_of(date) : 0, events_.size());
        if (is_new && full()) {
            dates.erase(place);
            return nullptr;
        }
        if (is_new) events_.push_back(make());
        return &events_[place->second];
    }

    /// Games without the date of the event go to the only one of that title and place.
    std::vector<SurveyedEvent> all() {
        for (auto& [title, dates] : places_) {
            const auto undated = dates.find(0);
            if (undated == dates.end() || dates.size() != 2) continue;
            const auto other = dates.begin() == undated ? std::next(undated) : dates.begin();
            auto &from = events_[undated->second], &to = events_[other->second];
            to.games += from.games;
            to.rounds = std::max(to.rounds, from.rounds);
            to.line = std::min(to.line, from.line);
            from.games = 0;
        }
        std::erase_if(events_, [](const SurveyedEvent& event) { return event.games == 0; });
        std::stable_sort(events_.begin(), events_.end(),
                         [](const auto& a, const auto& b) { return a.line < b.line; });
        return std::move(events_);
    }

private:
    std::unordered_map<Hash, std::map<Hash, std::size_t>> places_;
    std::vector<SurveyedEvent> events_;
};

/// The tags of a game that are looked at, as they stand in the file.
struct RawTags {
    std::string_view event, site, event_date, date, round, white, black, white_id, black_id, result;
};

/// "?" and blanks are no value.
std::string_view known(std::string_view value) {
    while (!value.empty() && value.front() == ' ') value.remove_prefix(1);
    while (!value.empty() && value.back() == ' ') value.remove_suffix(1);
    return is_unknown(value) ? std::string_view() : value;
}

RawTags raw_tags(const Game& game) {
    RawTags raw;
    const std::pair<std::string_view, std::string_view*> wanted[] = {
        {"Event", &raw.event},         {"Site", &raw.site},     {"EventDate", &raw.event_date},
        {"Date", &raw.date},           {"Round", &raw.round},   {"White", &raw.white},
        {"Black", &raw.black},         {"Result", &raw.result}, {"WhiteFideId", &raw.white_id},
        {"BlackFideId", &raw.black_id}};
    for (const auto& tag : game.tags) {
        const auto name = game.at(tag.name);
        for (const auto& [known_name, value] : wanted)
            if (name == known_name && !tag.repeated) *value = known(game.at(tag.value));
    }
    return raw;
}

class Surveyor {
public:
    Surveyor(const std::filesystem::path& path, SurveyDepth depth, Diagnostics& diagnostics)
        : depth_(depth), diagnostics_(diagnostics), reader_(path, diagnostics) {}

    GameSurvey run() {
        auto before = findings();
        while (reader_.next_tags(game_)) {
            if (depth_ == SurveyDepth::moves) reader_.read_moves(game_);
            count(raw_tags(game_));
            const auto now = findings();
            survey_.with_findings += now != before;
            before = now;
        }
        survey_.encoding = reader_.encoding();
        survey_.players = crowd_.size();
        if (crowd_.full() || events_.full())
            diagnostics_.add(Severity::warning, "PGN-0231", 0, 0, 1,
                             {std::to_string(Crowd::most), std::to_string(EventCounter::most)});
        survey_.first_events = events_.all();
        survey_.events = survey_.first_events.size();
        if (survey_.first_events.size() > GameSurvey::most_events)
            survey_.first_events.resize(GameSurvey::most_events);
        return std::move(survey_);
    }

private:
    std::size_t findings() const {
        return diagnostics_.count(Severity::note) + diagnostics_.count(Severity::warning) +
               diagnostics_.count(Severity::error);
    }

    void count(const RawTags& raw) {
        ++survey_.games;
        survey_.without_moves += !game_.has_moves;
        survey_.half_moves += game_.plies;
        count_result(raw.result);
        count_player(raw.white, raw.white_id, "White");
        count_player(raw.black, raw.black_id, "Black");
        const auto round = read_round(raw.round).round;
        survey_.rounds = std::max(survey_.rounds, round);
        auto* event = events_.at(raw.event, raw.site, raw.event_date, [&] {
            const auto text = [&](std::string_view name) {
                return std::string(known(reader_.value(game_, name)));
            };
            const auto site = text("Site"), date = text("EventDate");
            return SurveyedEvent{
                text("Event"), is_address(site) ? "" : site, read_date(date) ? date : "", 0, 0,
                game_.line};
        });
        if (event != nullptr) {
            ++event->games;
            event->rounds = std::max(event->rounds, round);
        }
        count_date(raw.date);
    }

    void count_result(std::string_view result) {
        auto ending = read_ending(result);
        if (ending == Ending::none || ending == Ending::unknown) ending = game_.ending;
        if (ending == Ending::white_won || ending == Ending::white_won_by_forfeit)
            ++survey_.white_wins;
        else if (ending == Ending::black_won || ending == Ending::black_won_by_forfeit)
            ++survey_.black_wins;
        else if (ending == Ending::drawn)
            ++survey_.draws;
        else
            ++survey_.other_results;
    }

    void count_player(std::string_view name, std::string_view id, std::string_view tag) {
        if (is_unknown(name) || (name.size() < 20 && is_bye_name(name))) return;
        crowd_.add(name, id, [&] {
            const auto value = reader_.value(game_, tag);
            auto folded = folded_name(value);
            return folded.empty() ? value : folded;
        });
    }

    void count_date(std::string_view text) {
        if (text == last_date_) return;
        last_date_ = text;
        const auto date = read_date(text);
        if (!date.complete()) return;
        if (!survey_.first || date < survey_.first) survey_.first = date;
        if (survey_.last < date) survey_.last = date;
    }

    SurveyDepth depth_;
    Diagnostics& diagnostics_;
    Reader reader_;
    Game game_;
    GameSurvey survey_;
    Crowd crowd_;
    EventCounter events_;
    std::string last_date_;
};

}

GameSurvey survey(const std::filesystem::path& path, SurveyDepth depth, Diagnostics& diagnostics) {
    return Surveyor(path, depth, diagnostics).run();
}

}
