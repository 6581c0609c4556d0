#pragma once
/// The other formats of this folder, each one function.

#include "reading.hpp"

#include <memory>

namespace hakem::xml {

/// Players or teams for Swiss-Manager's import: nothing has been played.
Tournament read_swiss_manager(pugi::xml_node root, Reading& reading,
                              std::shared_ptr<const Source> source);
/// DSB_DWZ_TournamentReport, version 2.5.
Tournament read_dsb(pugi::xml_node root, Reading& reading, std::shared_ptr<const Source> source);
/// DEWIS, which it replaced.
Tournament read_dewis(pugi::xml_node root, Reading& reading, std::shared_ptr<const Source> source);
/// Turneringsservice of the Norwegian federation.
Tournament read_turneringsservice(pugi::xml_node root, Reading& reading,
                                  std::shared_ptr<const Source> source);

}
