#pragma once
/// A small package, made by hand, and what became of it.

#include "../batch/zip_maker.hpp"
#include "audit/contents.hpp"
#include "zip/writer.hpp"

#include <digest/sha256.hpp>
#include <fstream>

namespace hakem::test {

inline audit::FileRecord record(std::string name, const std::string& bytes) {
    return {std::move(name), bytes.size(), sha256(bytes)};
}

/// Two inputs, a stream and a page.
inline audit::Manifest small_manifest() {
    audit::Manifest manifest;
    manifest.program = "1.2.3";
    manifest.language = "en";
    manifest.inputs = {record("may/a.trf", "012 A\n"), record("may/b.trf", "012 B\n")};
    manifest.run = {{"check", "--out=out", "--", "may"},
                    1,
                    {record("files/out/page.html", "<p>A</p>\n"), record("stdout", "A\n")}};
    manifest.plugins = {{"report", "standings", "1.2.3"}};
    manifest.editions = {"dutch@2026"};
    return manifest;
}

/// As `zip::write` gets it.
inline std::vector<zip::NewEntry> small_entries(const audit::Manifest& manifest) {
    const auto json = audit::to_json(manifest);
    return {{"manifest.json", json, {}},
            {"SHA256SUMS", audit::sums_of(manifest, json), {}},
            {"inputs/may/a.trf", "012 A\n", {}},
            {"inputs/may/b.trf", "012 B\n", {}},
            {"outputs/files/out/page.html", "<p>A</p>\n", {}},
            {"outputs/stdout", "A\n", {}}};
}

inline std::string file_bytes(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

}
