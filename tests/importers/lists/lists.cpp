#include "lists.hpp"

#include "support.hpp"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <atomic>
#include <fstream>
#include <unistd.h>
#include <zip.h>

namespace hakem::test {

ListFolder::ListFolder() {
    static std::atomic<unsigned> counter;
    path_ = std::filesystem::temp_directory_path() /
            fmt::format("hakem-lists-{}-{}", ::getpid(), ++counter);
    std::filesystem::create_directories(path_);
}

ListFolder::~ListFolder() { std::filesystem::remove_all(path_); }

std::filesystem::path ListFolder::write(const std::string& name, std::string_view bytes) const {
    std::ofstream(path_ / name, std::ios::binary) << bytes;
    return path_ / name;
}

std::string packed(const Members& members) {
    const ListFolder folder;
    const auto path = folder.path() / "packed.zip";
    int trouble = 0;
    auto* const archive = zip_open(path.c_str(), ZIP_CREATE, &trouble);
    for (const auto& [name, bytes] : members)
        zip_file_add(archive, name.c_str(),
                     zip_source_buffer(archive, bytes.data(), bytes.size(), 0), 0);
    BOOST_REQUIRE(zip_close(archive) == 0);
    return bytes_of_file(path);
}

std::string workbook(const std::vector<std::vector<std::string>>& rows) {
    std::string strings, sheet;
    std::size_t count = 0, line = 0;
    for (const auto& row : rows) {
        sheet += fmt::format("<row r=\"{}\">", ++line);
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (row[i].empty()) continue;
            const auto place = fmt::format("{}{}", static_cast<char>('A' + i), line);
            if (row[i].find_first_not_of("0123456789.") == std::string::npos) {
                sheet += fmt::format("<c r=\"{}\"><v>{}</v></c>", place, row[i]);
                continue;
            }
            sheet += fmt::format("<c r=\"{}\" t=\"s\"><v>{}</v></c>", place, count++);
            strings += fmt::format("<si><t>{}</t></si>", row[i]);
        }
        sheet += "</row>";
    }
    const std::string head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
    return packed(
        {{"xl/workbook.xml",
          head + "<workbook><sheets><sheet name=\"A\" sheetId=\"1\" r:id=\"rId7\"/></sheets>"
                 "</workbook>"},
         {"xl/_rels/workbook.xml.rels",
          head + "<Relationships><Relationship Id=\"rId7\" Target=\"worksheets/first.xml\"/>"
                 "</Relationships>"},
         {"xl/sharedStrings.xml", head + "<sst>" + strings + "</sst>"},
         {"xl/worksheets/first.xml",
          head + "<worksheet><sheetData>" + sheet + "</sheetData></worksheet>"}});
}

std::string ReadList::codes() const {
    std::string codes;
    for (const auto& found : diagnostics.all()) codes += (codes.empty() ? "" : " ") + found.code;
    return codes;
}

const ListedPlayer& ReadList::operator[](std::string_view fide_id) const {
    for (const auto& player : players)
        if (player.fide_id == fide_id) return player;
    BOOST_FAIL("nobody has the id " << fide_id);
    return players.front();
}

std::string format_of(std::string_view bytes, const std::string& name) {
    const ListFolder folder;
    const auto path = folder.write(name, bytes);
    std::string best;
    int best_confidence = 0;
    for (const auto& info : registry().list(ListImporter::kind)) {
        const auto confidence =
            registry().get<ListImporter>(info.id).confidence(bytes.substr(0, 4096), path);
        if (confidence > best_confidence) best = info.id;
        best_confidence = std::max(best_confidence, confidence);
    }
    return best;
}

ReadList read_list(std::string_view bytes, const std::string& name, std::string_view format) {
    const ListFolder folder;
    const auto path = folder.write(name, bytes);
    const auto id = format.empty() ? format_of(bytes, name) : std::string(format);
    BOOST_REQUIRE_MESSAGE(!id.empty(), name << ": nobody reads it");
    ReadList list;
    list.diagnostics = Diagnostics(name);
    list.info = registry().get<ListImporter>(id).read(
        path, [&](ListedPlayer&& player) { list.players.push_back(std::move(player)); },
        list.diagnostics);
    BOOST_TEST(list.info.players == list.players.size());
    return list;
}

}
