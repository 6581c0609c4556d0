// Any bytes at all as a rating list of HAKEM_FUZZ_FORMAT: reading ends without a fault, what was
// read is fit for a model, and the index answers by it. HAKEM_FUZZ_SHEET: the bytes are the sheet
// of a workbook.

#include <hakem/error.hpp>
#include <hakem/folded_name.hpp>
#include <hakem/rating_list.hpp>
#include <hakem/registry.hpp>
#include <hakem/text.hpp>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string>
#include <string_view>
#include <sys/mman.h>
#include <unistd.h>
#include <zip.h>

namespace {

using namespace hakem;

Registry& registry() {
    static Registry instance({});
    return instance;
}

[[noreturn]] void fail(std::string_view what) {
    std::cerr << what << "\n";
    std::abort();
}

/// A file that is in memory alone.
class MemoryFile {
public:
    explicit MemoryFile(std::string_view bytes) : descriptor_(::memfd_create("list", 0)) {
        if (::write(descriptor_, bytes.data(), bytes.size()) < 0) fail("memfd");
    }
    ~MemoryFile() { ::close(descriptor_); }
    std::string path() const { return "/proc/self/fd/" + std::to_string(descriptor_); }

private:
    int descriptor_;
};

#ifdef HAKEM_FUZZ_SHEET

void add_part(zip* archive, const char* name, std::string_view bytes) {
    zip_file_add(archive, name, zip_source_buffer(archive, bytes.data(), bytes.size(), 0), 0);
}

/// The bytes are the shared strings up to "<worksheet", and the sheet from there.
std::string as_workbook(std::string_view bytes) {
    const auto sheet = std::min(bytes.find("<worksheet"), bytes.size());
    auto* const target = zip_source_buffer_create(nullptr, 0, 0, nullptr);
    zip_source_keep(target);
    auto* const archive = zip_open_from_source(target, ZIP_TRUNCATE, nullptr);
    add_part(archive, "xl/workbook.xml",
             "<workbook><sheets><sheet r:id=\"a\"/></sheets></workbook>");
    add_part(archive, "xl/_rels/workbook.xml.rels",
             "<Relationships><Relationship Id=\"a\" Target=\"s.xml\"/></Relationships>");
    add_part(archive, "xl/sharedStrings.xml", bytes.substr(0, sheet));
    add_part(archive, "xl/s.xml", bytes.substr(sheet));
    if (zip_close(archive) != 0) fail("zip");
    zip_stat_t status;
    zip_source_stat(target, &status);
    std::string packed(status.size, '\0');
    zip_source_open(target);
    zip_source_read(target, packed.data(), packed.size());
    zip_source_close(target);
    zip_source_free(target);
    return packed;
}

#endif

void check(const ListedPlayer& player) {
    for (const auto* text : {&player.name, &player.club, &player.federation, &player.fide_id,
                             &player.national_id, &player.title, &player.region}) {
        if (!is_valid_utf8(*text)) fail("not UTF-8");
        if (text->size() > 2000 || text->find('\0') != text->npos) fail("text");
    }
    for (const auto& rating : player.ratings)
        if (rating.value < 0 || rating.value > 4000 || rating.k < 0 || rating.games < -1)
            fail("rating");
    if (player.name.empty() && player.fide_id.empty()) fail("nobody");
}

void check_index(const RatingListInfo& info, const std::vector<ListedPlayer>& players) {
    const auto list = RatingList::of(info, players);
    for (const auto& player : players) {
        if (folded_name(player.name).empty()) continue;
        const auto found = list->by_name(player.name);
        if (std::find(found.begin(), found.end(), player) == found.end() &&
            found.size() < RatingList::name_limit)
            fail("not found by name");
    }
}

}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string bytes(reinterpret_cast<const char*>(data), size);
#ifdef HAKEM_FUZZ_SHEET
    bytes = as_workbook(bytes);
#endif
    const MemoryFile file(bytes);
    Diagnostics diagnostics("list");
    std::vector<ListedPlayer> players;
    try {
        const auto& importer = registry().get<ListImporter>(HAKEM_FUZZ_FORMAT);
        importer.confidence(std::string_view(bytes).substr(0, 4096), file.path());
        const auto info = importer.read(
            file.path(),
            [&](ListedPlayer&& player) {
                check(player);
                players.push_back(std::move(player));
            },
            diagnostics);
        if (info.players != players.size()) fail("number of players");
        check_index(info, players);
    } catch (const Error& error) {
        if (error.code() != ExitCode::not_understood && error.code() != ExitCode::limit_hit)
            fail(error.key());
    }
    for (const auto& found : diagnostics.all()) to_text(found, Language::turkish);
    return 0;
}
