#include "formats.hpp"

#include <hakem/output.hpp>

#include <unistd.h>

namespace hakem::command {

namespace {

void check_stdout(const std::vector<std::string>& formats) {
    if (formats.size() != 1) throw Error(ExitCode::wrong_usage, "error.one-format-to-stdout");
    if (formats.front() == "xlsx" && ::isatty(STDOUT_FILENO) == 1)
        throw Error(ExitCode::wrong_usage, "error.binary-to-terminal");
}

}

std::vector<std::filesystem::path> write_document(Session session, const Document& document,
                                                  const std::vector<std::string>& formats,
                                                  const std::filesystem::path& folder,
                                                  Language language) {
    if (folder.empty()) check_stdout(formats);
    std::vector<std::filesystem::path> written;
    ExportOptions options;
    options.language = language;
    for (const auto& format : formats) {
        const auto& exporter = session.registry.get<Exporter>(format);
        const auto bytes = exporter.write(document, options);
        if (folder.empty()) {
            session.console.print(bytes);
            continue;
        }
        written.push_back(folder / (document.id + std::string(exporter.extension())));
        write_whole(written.back(), bytes);
    }
    return written;
}

void put_output(Session session, const std::filesystem::path& folder, std::string_view name,
                std::string_view bytes) {
    if (folder.empty())
        session.console.print(bytes);
    else
        write_whole(folder / name, bytes);
}

}
