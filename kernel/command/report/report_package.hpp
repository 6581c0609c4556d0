#pragma once
/// hakem report FILE --package DIR: the report package that a profile asks for.

#include "command/command.hpp"

namespace hakem::command {

ExitCode report_package(Session session, const ReportCommand& command);

}
