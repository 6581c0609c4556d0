#include "prizes/eligibility.hpp"

#include <hakem/text.hpp>

#include <algorithm>

namespace hakem::prizes {

namespace {

Answer answer(bool yes) { return yes ? Answer::yes : Answer::no; }

Answer fits_sex(Sex wanted, Sex sex) {
    return sex == Sex::unknown ? Answer::unknown : answer(sex == wanted);
}

std::int32_t rating_of(const Player& player, RatingLimits::List list) {
    switch (list) {
    case RatingLimits::List::elo:
        return player.rating;
    case RatingLimits::List::ukd:
        return player.national_rating;
    case RatingLimits::List::highest:
        return std::max(player.rating, player.national_rating);
    }
    return 0;
}

Answer fits_rating(const RatingLimits& limits, const Player& player) {
    const auto rating = rating_of(player, limits.list);
    if (rating == 0) return answer(limits.unrated != RatingLimits::Unrated::no);
    if (limits.unrated == RatingLimits::Unrated::only) return Answer::no;
    return answer((!limits.from || rating >= *limits.from) &&
                  (!limits.below || rating < *limits.below));
}

/// Completed years on a day; nothing where the birth date is not known well enough to tell.
Answer reached(const Date& birth, const Date& day, std::int64_t age) {
    const auto years = day.year - birth.year;
    if (years != age) return answer(years > age);
    if (!day.complete() || birth.month == 0) return Answer::unknown;
    if (birth.month != day.month) return answer(birth.month < day.month);
    if (birth.day == 0) return Answer::unknown;
    return answer(birth.day <= day.day);
}

Answer opposite(Answer given) {
    return given == Answer::unknown ? given : answer(given == Answer::no);
}

Answer both(Answer a, Answer b) {
    if (a == Answer::no || b == Answer::no) return Answer::no;
    return a == Answer::yes ? b : a;
}

/// By the year as FIDE counts: "under 12" is who is not yet 12 on 1 January, "from 60" who is 60
/// by 31 December. The year of birth is enough for both.
Answer fits_age(const AgeLimits& limits, const Date& birth, const Date& start) {
    if (!birth) return Answer::unknown;
    auto result = answer((!limits.born_from || birth.year >= *limits.born_from) &&
                         (!limits.born_until || birth.year <= *limits.born_until));
    if (!limits.from && !limits.under) return result;
    if (!start) return both(result, Answer::unknown);
    const auto years = start.year - birth.year;
    if (limits.under)
        result = both(result, limits.on_start ? opposite(reached(birth, start, *limits.under))
                                              : answer(years <= *limits.under));
    if (limits.from)
        result = both(result, limits.on_start ? reached(birth, start, *limits.from)
                                              : answer(years >= *limits.from));
    return result;
}

/// Clubs and the like are compared without regard to case, as Turkish has it.
bool has(const std::vector<std::string>& list, std::string_view text) {
    const auto wanted = to_lower(trim(text), Language::turkish);
    return std::any_of(list.begin(), list.end(), [&](const std::string& item) {
        return to_lower(item, Language::turkish) == wanted;
    });
}

Answer fits_text(const std::vector<std::string>& list, std::string_view text,
                 std::string_view other = {}) {
    if (trim(text).empty() && trim(other).empty()) return Answer::unknown;
    return answer(has(list, text) || (!other.empty() && has(list, other)));
}

}

std::string_view lacking(const Who& who, const Player& player, const Date& start) {
    if (who.sex && player.sex == Sex::unknown) return "prizes.lacks-sex";
    if (who.age && fits_age(*who.age, player.birth, start) == Answer::unknown)
        return start ? "prizes.lacks-birth" : "prizes.lacks-start";
    if (!who.clubs.empty() &&
        fits_text(who.clubs, player.club, player.national_origin) == Answer::unknown)
        return "prizes.lacks-club";
    if (!who.federations.empty() && player.federation.empty()) return "prizes.lacks-federation";
    return {};
}

Answer fits(const Who& who, const Player& player, const Date& start) {
    auto result = Answer::yes;
    if (!who.numbers.empty())
        result = answer(std::count(who.numbers.begin(), who.numbers.end(), player.id) > 0);
    if (who.sex) result = both(result, fits_sex(*who.sex, player.sex));
    if (who.rating) result = both(result, fits_rating(*who.rating, player));
    if (who.age) result = both(result, fits_age(*who.age, player.birth, start));
    if (!who.clubs.empty())
        result = both(result, fits_text(who.clubs, player.club, player.national_origin));
    if (!who.federations.empty())
        result = both(result, fits_text(who.federations, player.federation));
    // No title in the file is no title.
    if (!who.titles.empty())
        result = both(result, answer((!player.title.empty() && has(who.titles, player.title)) ||
                                     (!player.national_title.empty() &&
                                      has(who.titles, player.national_title))));
    return result;
}

}
