// Any bytes at all as the manifest of an audit package: what is read is written and read again as
// the same, and every name in it can be unpacked.

#include "audit/manifest.hpp"

#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace hakem::audit;
    try {
        const auto manifest = manifest_of({reinterpret_cast<const char*>(data), size});
        for (const auto& file : files_of(manifest, true))
            if (!is_harmless(file.name)) std::abort();
        if (!(manifest_of(to_json(manifest)) == manifest)) std::abort();
    } catch (const DamagedManifest&) { // said where it is read
    }
    return 0;
}
