// Records 122 and 222.

#include "judging/compared_records.hpp"
#include "judging/field_places.hpp"
#include <hakem/identity.hpp>
#include <hakem/rating_system.hpp>
#include <hakem/text.hpp>
#include <hakem/time_control.hpp>

#include <fmt/format.h>

namespace hakem::judging {

namespace {

/// What one record says.
struct Said {
    TimeClass kind = TimeClass::standard;
    std::int64_t seconds = 0; ///< for 60 moves
};

/// Of one of the two records alone: 222 counts where both are there.
std::optional<Said> said_by(std::string_view written, std::string_view encoded) {
    Tournament event;
    event.time_control = written;
    event.encoded_time_control = encoded;
    const auto control = time_control_of(event);
    const auto kind = time_class_of(event);
    if (!control || !kind || control->unequal) return std::nullopt;
    return Said{*kind, seconds_for_60_moves(*control)};
}

/// "120", "31:30".
std::string minutes_of(const Said& said) {
    const auto minutes = said.seconds / 60, rest = said.seconds % 60;
    return rest == 0 ? std::to_string(minutes) : fmt::format("{}:{:02}", minutes, rest);
}

std::string kind_of(const Said& said) {
    return message_argument("rule.time-" + std::string(word_of(said.kind)));
}

std::string shown(std::string_view text) {
    return without_identity(std::string(slice(trim(text), 0, 80)));
}

}

void check_time_records(const Tournament& tournament, RatedBy rated_by, Diagnostics& diagnostics) {
    const auto written = said_by(tournament.time_control, {});
    const auto encoded = said_by({}, tournament.encoded_time_control);
    if (!written || !encoded || written->seconds == encoded->seconds) return;
    const bool other_list = written->kind != encoded->kind;
    const auto severity =
        other_list && rated_by != RatedBy::nobody ? Severity::error : Severity::note;
    const auto place = record_place(tournament, "222");
    diagnostics.add(severity, other_list ? "SUB-0241" : "SUB-0242", place.line, place.field.column,
                    place.field.length,
                    {shown(tournament.time_control), minutes_of(*written), kind_of(*written),
                     shown(tournament.encoded_time_control), minutes_of(*encoded),
                     kind_of(*encoded)});
}

}
