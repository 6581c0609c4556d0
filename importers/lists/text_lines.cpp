#include "text_lines.hpp"

#include <algorithm>
#include <cstring>

namespace hakem::lists {

namespace {

/// Where a line ends: the first LF or CR.
std::size_t end_of_line(std::string_view text) {
    const auto* const lf =
        text.empty() ? nullptr
                     : static_cast<const char*>(std::memchr(text.data(), '\n', text.size()));
    const auto end = lf == nullptr ? text.size() : static_cast<std::size_t>(lf - text.data());
    const auto* const cr =
        end == 0 ? nullptr : static_cast<const char*>(std::memchr(text.data(), '\r', end));
    if (cr != nullptr) return static_cast<std::size_t>(cr - text.data());
    return lf == nullptr ? std::string_view::npos : end;
}

}

/// What is left of a line that is too long.
void TextLines::skip_rest() {
    for (;;) {
        const auto view = buffer_.view();
        const auto end = end_of_line(view);
        if (end != view.npos) return buffer_.take(end);
        buffer_.take(view.size());
        if (!buffer_.more()) return;
    }
}

bool TextLines::next(std::string_view& line) {
    buffer_.take(taken_);
    taken_ = 0;
    for (;;) {
        const auto view = buffer_.view();
        const auto end = end_of_line(view);
        // A CR at the end of the buffer may be the first half of CRLF.
        const bool unsure = end != view.npos && end + 1 == view.size() && view[end] == '\r';
        if ((end == view.npos || unsure) && view.size() <= limit && buffer_.more()) continue;
        if (view.empty()) return false;
        ++number_;
        if (std::min(end, view.size()) > limit) {
            diagnostics_.add(Severity::warning, "LST-0107", static_cast<std::uint32_t>(number_), 0,
                             1, {std::to_string(limit >> 10)});
            skip_rest();
            line = {};
            const auto rest = buffer_.view();
            taken_ = rest.starts_with("\r\n") ? 2 : rest.empty() ? 0 : 1;
            return true;
        }
        line = view.substr(0, end);
        ended_ = end != view.npos;
        taken_ = ended_ ? end + (view.substr(end).starts_with("\r\n") ? 2 : 1) : view.size();
        return true;
    }
}

}
