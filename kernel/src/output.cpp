#include "descriptor.hpp"
#include "whole_file.hpp"
#include <hakem/output.hpp>

#include <cerrno>
#include <fcntl.h>
#include <system_error>

namespace hakem {

namespace {

/// A terminal, pipe or device is written to, never replaced by a file.
void write_through(const std::filesystem::path& path,
                   const std::function<void(const ByteSink&)>& write) {
    const Descriptor device(::open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY));
    if (device.get() < 0) fail_writing(path, errno);
    write([&](std::string_view bytes) { write_all(path, device.get(), bytes); });
}

/// Where a symbolic link leads: the file there is replaced, the link stays.
std::filesystem::path followed(const std::filesystem::path& path) {
    std::error_code trouble;
    if (!std::filesystem::is_symlink(path, trouble)) return path;
    const auto target = std::filesystem::weakly_canonical(path, trouble);
    return trouble ? path : target;
}

void write_file(const std::filesystem::path& path,
                const std::function<void(const ByteSink&)>& write, bool durable) {
    const auto target = followed(path);
    std::error_code trouble;
    const auto status = std::filesystem::status(target, trouble);
    if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status) &&
        !std::filesystem::is_directory(status))
        return write_through(target, write);
    trouble.clear();
    if (target.has_parent_path())
        std::filesystem::create_directories(target.parent_path(), trouble);
    if (trouble) fail_writing(path, trouble.value());
    WholeFile file(target);
    write([&](std::string_view bytes) { file.append(bytes); });
    file.finish(durable);
}

}

void write_whole(const std::filesystem::path& path,
                 const std::function<void(const ByteSink&)>& write) {
    write_file(path, write, true);
}

void write_whole_soon(const std::filesystem::path& path, std::string_view bytes) {
    write_file(
        path, [&](const ByteSink& sink) { sink(bytes); }, false);
}

void write_whole(const std::filesystem::path& path, std::string_view bytes) {
    write_whole(path, [&](const ByteSink& sink) { sink(bytes); });
}

}
