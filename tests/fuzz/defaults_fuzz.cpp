// A defaults file of any bytes: it is read, or what is wrong is told; nothing else happens.

#include "command/defaults/defaults_toml.hpp"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    hakem::command::DefaultsFile file;
    file.diagnostics = hakem::Diagnostics("fuzz.toml");
    file.source =
        hakem::Source::from_bytes("fuzz.toml", {reinterpret_cast<const char*>(data), size});
    hakem::command::read_toml(file);
    for (const auto& finding : file.diagnostics.all()) to_text(finding, hakem::Language::english);
    return 0;
}
