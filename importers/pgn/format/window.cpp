#include "window.hpp"

#include <hakem/error.hpp>
#include <hakem/system_reason.hpp>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace hakem::pgn {

namespace {

[[noreturn]] void fail_reading(const std::string& name, int reason) {
    throw Error(ExitCode::file_trouble, "error.cannot-read", {name, system_reason(reason)});
}

}

Window::Window(const std::filesystem::path& path, std::size_t step)
    : descriptor_(::open(path.c_str(), O_RDONLY | O_CLOEXEC)), name_(path.string()),
      step_(std::max<std::size_t>(step, 64)) {
    if (descriptor_ < 0) fail_reading(name_, errno);
    struct stat status = {};
    if (::fstat(descriptor_, &status) == 0 && S_ISDIR(status.st_mode)) {
        ::close(descriptor_);
        fail_reading(name_, EISDIR);
    }
    more();
}

Window::~Window() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

void Window::more() {
    if (whole_) return;
    // What is left goes to the front; the room grows only where a game does not fit.
    const auto kept = view_.size();
    if (kept != 0 && view_.data() != room_.data()) std::memmove(room_.data(), view_.data(), kept);
    if (room_.size() < kept + step_) room_.resize(std::max(kept + step_, room_.size() * 2));
    ssize_t count = 0;
    do {
        count = ::read(descriptor_, room_.data() + kept, room_.size() - kept);
    } while (count < 0 && errno == EINTR);
    if (count < 0) fail_reading(name_, errno);
    whole_ = count == 0;
    view_ = {room_.data(), kept + static_cast<std::size_t>(count)};
}

void Window::drop(std::size_t count) {
    if (count == 0) return;
    line_ += static_cast<std::uint32_t>(count_lines(begin(), begin() + count, before_));
    before_ = view_[count - 1];
    offset_ += count;
    view_.remove_prefix(count);
}

}
