#include "adjourn_moments.hpp"

#include <fmt/format.h>

namespace hakem::command {

namespace {

/// Midnight of a day; no moment where the day is not known.
Moment midnight_of(const Date& date) {
    if (!date.complete()) return {};
    const auto text = fmt::format("{:04}-{:02}-{:02} 00:00", date.year, date.month, date.day);
    return parse_moment(text).value_or(Moment{});
}

}

void warn_of_moments(Session session, const Input& input,
                     const std::vector<adjournments::RecordLine>& lines) {
    constexpr std::int64_t one_year = std::int64_t{366} * 24 * 3600;
    const auto start = midnight_of(input.tournament->start);
    const auto end = midnight_of(input.tournament->end);
    const auto odd = [&](const Moment& moment) {
        return moment &&
               ((start && moment < start) || (end && moment.seconds > end.seconds + one_year));
    };
    for (const auto& line : lines) {
        const auto* kept = std::get_if<adjournment::Kept>(&line.event.what);
        auto moment = line.event.at;
        if (!odd(moment) && kept != nullptr) moment = kept->resume;
        if (!odd(moment)) continue;
        const auto& event = *input.tournament;
        Diagnostics found(input.shown, session.common.strict);
        found.add(
            Severity::warning, "ADJ-0324", 0, 0, 1,
            {to_readable_text(moment), to_readable_text(event.start), to_readable_text(event.end)});
        session.console.show(found);
        return;
    }
}

}
