#include <hakem/language.hpp>
#include <hakem/left_out.hpp>

#include <algorithm>

namespace hakem {

bool has_left_out_games(const Diagnostics& diagnostics) {
    constexpr std::string_view code = "XML-0015";
    if (!diagnostics.by_code().contains(code)) return false;
    const auto player = message_argument("xml.player");
    const auto& all = diagnostics.all();
    return std::any_of(all.begin(), all.end(), [&](const Diagnostic& one) {
        return one.code == code && !one.arguments.empty() && one.arguments[0] == player;
    });
}

}
