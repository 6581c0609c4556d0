#pragma once
/// Where the output of a command goes: formats by name, files in a folder or stdout.

#include "command.hpp"
#include <hakem/document.hpp>
#include <hakem/exporter.hpp>

namespace hakem::command {

/// Writes a document in each format to `folder`/<document id><extension>, or the one format to
/// stdout where no folder is given. Returns the files written. Throws Error wrong_usage where
/// several formats, or xlsx, would go to stdout of a terminal.
std::vector<std::filesystem::path> write_document(Session session, const Document& document,
                                                  const std::vector<std::string>& formats,
                                                  const std::filesystem::path& folder,
                                                  Language language);

/// One output that is not a document: its bytes, to stdout or into the folder.
void put_output(Session session, const std::filesystem::path& folder, std::string_view name,
                std::string_view bytes);

}
