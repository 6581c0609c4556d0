#include <hakem/system_name.hpp>

namespace hakem {

std::string_view name_of(System system) {
    switch (system) {
    case System::swiss:
        return "swiss";
    case System::round_robin:
        return "round-robin";
    case System::double_round_robin:
        return "double-round-robin";
    }
    return "";
}

}
