// Records that come once, and what the source does not have.

#include "body.hpp"
#include "player_line.hpp"

#include <algorithm>
#include <utility>

namespace hakem::trf {

namespace {

/// Properties that several records may declare; the others come once, and what repeats them stays.
bool has_several_records(Kind kind) {
    const auto property = property_of(kind);
    return property == Kind::rounds || property == Kind::initial_colour ||
           property == Kind::scoring;
}

}

const std::string& Body::text_before(Kind kind) {
    auto& text = texts_before_[static_cast<std::size_t>(kind)];
    if (!text) text = header_text(kind, *before_);
    return *text;
}

const std::string& Body::text_after(Kind kind) {
    auto& text = texts_after_[static_cast<std::size_t>(kind)];
    if (!text) text = header_text(kind, after_);
    return *text;
}

void Body::copy_header(std::uint32_t number, const Line& line, Kind kind) {
    const auto place = static_cast<std::size_t>(property_of(kind));
    const auto& text = text_after(kind_in(kind, way_));
    const bool done = std::exchange(header_done_[place], true);
    // Another program's words beside the colour stay, whatever becomes of it.
    const bool more_words = kind == Kind::xx_colour && line.text.find(' ', 4) != line.text.npos;
    if (text_before(kind) == text && !findings_.rewritten(number)) {
        if (!way_.crosses() || translated_[place] != text || text.empty()) copy_raw(line);
        return;
    }
    if (!done) {
        translated_[place] = text;
        put(text.empty() ? std::string(id_of_line(line.text)) : text, line.end);
    }
    if (done ? !has_several_records(kind) : more_words && way_.crosses()) copy_raw(line);
}

void Body::copy_deputy(std::uint32_t, const Line& line) {
    if (deputy_text(std::string(line.text.substr(3))).empty()) return copy_raw(line);
    const auto i = deputies_seen_++;
    if (i >= after_.deputy_arbiters.size()) return;
    const auto text = deputy_text(after_.deputy_arbiters[i]);
    if (i < before_->deputy_arbiters.size() && deputy_text(before_->deputy_arbiters[i]) == text)
        return copy_raw(line);
    put(text.empty() ? "112" : text, line.end);
}

/// XXZ is the list of those who are absent from the next round, on as many lines as it likes.
void Body::copy_absent(std::uint32_t number, const Line& line) {
    const auto& text = text_after(Kind::xx_absent);
    if (!(way_.crosses() && way_.to_new())) {
        const bool same = text == text_before(Kind::xx_absent) && !findings_.rewritten(number);
        if (same)
            copy_raw(line);
        else if (!absent_done_ && !text.empty())
            put(text, line.end);
    } else if (!absent_done_ && !after_.absent_next_round.empty()) {
        Tournament byes;
        byes.byes.push_back(
            {Outcome::zero_bye, rounds_held(after_) + 1, after_.absent_next_round, 0});
        put_all(list_texts(byes, {Edition::trf26, Edition::trf26}, losses_)[0], line.end);
    }
    absent_done_ = true;
}

void Body::add_new(std::string text) {
    // What follows a last line without an end needs one.
    if (!out_.empty() && out_.back().end == LineEnd::none)
        out_.back().end = before_ ? before_->source->lines().front().end : LineEnd::lf;
    if (!out_.empty() && out_.back().end == LineEnd::none) out_.back().end = LineEnd::lf;
    const auto end = out_.empty() ? LineEnd::lf : out_.front().end;
    put(std::move(text), end == LineEnd::none ? LineEnd::lf : end);
}

/// Moves the lines from a position on to an earlier place.
void Body::insert_at(std::size_t place, std::size_t from) {
    if (place >= from || from >= out_.size()) return;
    const auto begin = out_.begin();
    std::rotate(begin + static_cast<std::ptrdiff_t>(place),
                begin + static_cast<std::ptrdiff_t>(from), out_.end());
    const auto added = out_.size() - from;
    if (first_player_ >= place) first_player_ += added;
    if (last_player_ >= place) last_player_ += added;
}

void Body::add_headers() {
    const auto from = out_.size();
    for (const auto kind : header_kinds()) {
        if (kind == Kind::deputy_arbiter) {
            for (auto i = deputies_seen_; i < after_.deputy_arbiters.size(); ++i)
                if (auto text = deputy_text(after_.deputy_arbiters[i]); !text.empty())
                    add_new(std::move(text));
            continue;
        }
        if (kind == Kind::scoring && way_.to_new() && !fits_162(after_.scoring) && way_.crosses())
            losses_.warn("TRF-0704", whole_line, {});
        if (header_done_[static_cast<std::size_t>(kind)]) continue;
        const Way from_new{Edition::trf26, way_.to};
        if (const auto& text = text_after(kind_in(kind, from_new)); !text.empty()) add_new(text);
    }
    if (has_player_) insert_at(first_player_, from);
    if (!absent_done_)
        if (const auto& text = text_after(Kind::xx_absent); !text.empty()) add_new(text);
}

void Body::add_players() {
    const auto from = out_.size();
    losses_.at_line(0);
    for (const auto& player : after_.players) {
        const bool there =
            player.line != 0 && player.line < players_.size() && players_[player.line].before != 0;
        if (!there) add_new(player_text(player, way_, losses_));
    }
    if (has_player_) insert_at(last_player_, from);
}

void Body::add_nationals() {
    for (const auto& player : after_.players) {
        const bool there = player.national_line != 0 && player.national_line < nationals_.size() &&
                           nationals_[player.national_line].before != 0;
        if (!there && has_national_record(player)) add_new(national_text(player, way_, losses_));
    }
}

void Body::add_teams() {
    for (const auto& team : after_.teams) {
        const bool there =
            team.line != 0 && team.line < teams_.size() && teams_[team.line].before != 0;
        if (!there) add_new(team_text(team, old_teams_, losses_));
    }
}

void Body::add_lists() {
    for (const auto& [number, texts] : lists_after_)
        for (const auto& text : texts) add_new(text);
}

}
