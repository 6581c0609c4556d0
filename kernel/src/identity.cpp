#include "hex_run.hpp"
#include <hakem/identity.hpp>
#include <hakem/source.hpp>
#include <hakem/text.hpp>
#include <hakem/tournament.hpp>

#include <algorithm>

namespace hakem {

namespace {

constexpr std::size_t identity_length = 11, shown_length = 2;

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Calls `found` with the begin and length of each run of digits that may be a number.
template<class Found>
void for_each_run(std::string_view text, const Found& found) {
    for (std::size_t i = 0; i < text.size();) {
        if (!is_digit(text[i])) {
            ++i;
            continue;
        }
        const auto begin = i;
        while (i < text.size() && is_digit(text[i])) ++i;
        if (i - begin == identity_length && !in_hash(text, begin, i - begin))
            found(begin, i - begin);
    }
}

bool has_identity(std::string_view text) {
    bool found = false;
    for_each_run(text, [&](std::size_t begin, std::size_t length) {
        found = found || is_identity_number(text.substr(begin, length));
    });
    return found;
}

void hide(std::string& text) {
    if (text.size() >= identity_length && has_identity(text)) text = without_identity(text);
}

/// The texts of the games are parts of their file: where it has a number they become the same parts
/// of a copy without it, which is as long.
void hide_in_games(Tournament& t) {
    if (!t.games_source || t.games.empty()) return;
    const auto text = t.games_source->text();
    if (!has_identity(text)) return;
    const auto hidden = Source::from_bytes(t.games_source->name(), without_identity(text));
    const bool same_length = hidden->text().size() == text.size();
    for (auto& game : t.games)
        for (auto* part : {&game.tags, &game.movetext, &game.eco, &game.opening}) {
            if (part->empty()) continue;
            const auto from = static_cast<std::size_t>(part->data() - text.data());
            *part = same_length ? hidden->text().substr(from, part->size()) : std::string_view();
        }
    t.games_source = hidden;
}

}

bool is_identity_number(std::string_view text) {
    if (text.size() != identity_length || text[0] == '0' ||
        !std::all_of(text.begin(), text.end(), is_digit))
        return false;
    const auto digit = [&](std::size_t i) { return text[i - 1] - '0'; };
    int odd = 0, even = 0;
    for (std::size_t i = 1; i <= 9; ++i) (i % 2 == 1 ? odd : even) += digit(i);
    const int tenth = ((7 * odd - even) % 10 + 10) % 10;
    return digit(10) == tenth && digit(11) == (odd + even + tenth) % 10;
}

std::string masked(std::string_view id) {
    const auto length = length_of(id);
    if (length <= shown_length) return std::string(length, '*');
    return std::string(length - shown_length, '*') +
           std::string(slice(id, length - shown_length, shown_length));
}

std::string masked_id(std::string_view id) {
    if (id.size() < identity_length - 1) return std::string(id);
    std::size_t digits = 0;
    bool counts = false; // zeros in front fill a field
    for (const char c : id) {
        counts = counts || (is_digit(c) && c != '0');
        digits += counts && is_digit(c);
    }
    return digits >= identity_length - 1 ? masked(id) : std::string(id);
}

bool is_masked(std::string_view id) {
    return id.size() >= identity_length - 1 && id.size() > shown_length &&
           id.find_first_not_of('*') == id.size() - shown_length;
}

std::string without_identity(std::string_view text) {
    std::string result(text);
    for_each_run(text, [&](std::size_t begin, std::size_t length) {
        if (is_identity_number(text.substr(begin, length)))
            std::fill_n(result.begin() + static_cast<std::ptrdiff_t>(begin), length - shown_length,
                        '*');
    });
    return result;
}

void hide_identity(Tournament& t) {
    hide_in_games(t);
    for (auto* text : {&t.name, &t.city, &t.federation, &t.type, &t.encoded_type, &t.chief_arbiter,
                       &t.time_control, &t.encoded_time_control, &t.ranking_method,
                       &t.pairing_controller, &t.tie_breaks, &t.standings_order, &t.team_colours})
        hide(*text);
    for (auto& deputy : t.deputy_arbiters) hide(deputy);
    for (auto& team : t.teams)
        for (auto* text : {&team.name, &team.nickname}) hide(*text);
    for (auto& player : t.players) {
        for (auto* text : {&player.title, &player.name, &player.federation, &player.fide_id,
                           &player.national_federation, &player.national_origin,
                           &player.national_title, &player.club, &player.group})
            hide(*text);
        for (auto* id : {&player.national_id, &player.licence}) *id = masked_id(*id);
    }
}

}
