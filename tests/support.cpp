#include "support.hpp"

#include <hakem/importer.hpp>
#include <hakem/source.hpp>

#include <boost/test/unit_test.hpp>

#include <fstream>
#include <iterator>

namespace hakem::test {

Registry& registry() {
    static Registry instance({std::filesystem::path(HAKEM_BUILD_FOLDER) / "lib" / "hakem"});
    return instance;
}

Tournament tournament(std::string_view trf, Diagnostics& diagnostics) {
    return read_tournament(Source::from_bytes("test.trf", std::string(trf)), registry(),
                           diagnostics);
}

Tournament tournament(std::string_view trf) {
    Diagnostics diagnostics("test.trf");
    return tournament(trf, diagnostics);
}

std::optional<std::filesystem::path> shared() {
    const auto folder = std::filesystem::path(HAKEM_SOURCE_FOLDER).parent_path() / "shared";
    if (std::filesystem::is_directory(folder / "data")) return folder;
    return std::nullopt;
}

void skip(std::string_view why) { BOOST_TEST_MESSAGE("skipped: " << why); }

std::string bytes_of_file(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

}
