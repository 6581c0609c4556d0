#pragma once
/// Workbooks as the exporter writes them, and their parts.

#include "support.hpp"
#include <hakem/exporter.hpp>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <string>
#include <unistd.h>

namespace hakem::test {

inline std::string xlsx(const Document& document, Language language = Language::turkish) {
    ExportOptions options;
    options.language = language;
    return registry().get<Exporter>("xlsx").write(document, options);
}

/// A part of a workbook, unpacked by unzip.
inline std::string part(const std::string& bytes, const std::string& name) {
    char path[] = "/tmp/hakem-test-XXXXXX";
    const int file = mkstemp(path);
    if (file < 0) return {};
    ::close(file);
    std::ofstream(path, std::ios::binary) << bytes;
    const auto command = std::string("unzip -p ") + path + " '" + name + "'";
    std::string text;
    const std::unique_ptr<FILE, int (*)(FILE*)> pipe(popen(command.c_str(), "r"), pclose);
    std::array<char, 4096> buffer;
    for (std::size_t n; (n = fread(buffer.data(), 1, buffer.size(), pipe.get())) > 0;)
        text.append(buffer.data(), n);
    std::remove(path);
    return text;
}

}
