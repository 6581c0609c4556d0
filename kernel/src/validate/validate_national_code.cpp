// Record 192 of an event by the federation's regulation.

#include "validation.hpp"

#include <algorithm>
#include <array>

namespace hakem::validation {

void check_national_code(const Check& check) {
    constexpr std::array<std::string_view, 6> known = {
        "ULUSAL_SWISS",           "ULUSAL_TEAM_SWISS",
        "ULUSAL_ROUNDROBIN",      "ULUSAL_DOUBLEROUNDROBIN",
        "ULUSAL_TEAM_ROUNDROBIN", "ULUSAL_TEAM_DOUBLEROUNDROBIN"};
    const auto code = to_upper(check.tournament().encoded_type, Language::english);
    if (code.find("ULUSAL") == code.npos) return;
    if (std::find(known.begin(), known.end(), code) != known.end()) return;
    const bool swiss = system_of(check.tournament()) == System::swiss;
    check.say_of_record(Severity::warning, "TRN-0603", "192",
                        {check.tournament().encoded_type,
                         std::string(swiss ? "ULUSAL_SWISS" : "ULUSAL_ROUNDROBIN")});
}

}
