#include "command.hpp"

#include <fmt/format.h>

namespace hakem::command {

ExitCode version(Session session) {
    session.console.print(fmt::format("hakem {}\nplugin-api {}\n", HAKEM_VERSION, plugin_api));
    return ExitCode::done;
}

}
