#include "movetext.hpp"

#include "pgn/format/reader.hpp"
#include <hakem/text.hpp>

#include <algorithm>
#include <map>
#include <vector>

namespace hakem::pgn {

namespace {

constexpr std::size_t longest_line = 79;

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const auto end = text.find_first_of("\r\n");
        lines.push_back(trim_right(text.substr(0, end)));
        if (end == text.npos) break;
        const bool both = text.substr(end).starts_with("\r\n");
        text.remove_prefix(end + (both ? 2 : 1));
    }
    return lines;
}

/// The bytes at a place that are no text: a control character, a byte order mark; 0 = text.
std::size_t length_of_no_text(std::string_view text, std::size_t at) {
    if (text.substr(at).starts_with("\xEF\xBB\xBF")) return 3;
    const char c = text[at];
    const auto byte = static_cast<unsigned char>(c);
    return (byte < 0x20 && c != '\n' && c != '\r' && c != '\t') || byte == 0x7F ? 1 : 0;
}

bool ends_token(char c) {
    return std::string_view(" \t\r\n(){};").find(c) != std::string_view::npos;
}

/// Goes through a text of moves once and notes what another reader would stumble over.
class Mender {
public:
    explicit Mender(std::string_view text) : text_(text) {
        while (at_ < text_.size()) step();
        if (in_comment_) ends_ += '}';
        ends_.append(open_.size(), ')');
        // A result inside a variation that never closes would end the game there.
        const bool inside = !open_.empty() && !results_.empty() && results_.back() > open_.front();
        if (!results_.empty() && !inside) results_.pop_back();
        for (const auto result : results_) leave_out(result, token(result).size());
    }

    std::string text() const {
        std::string mended;
        std::size_t from = 0;
        for (const auto& [at, length] : left_out_) {
            mended += text_.substr(from, at - from);
            from = at + length;
        }
        mended += text_.substr(from);
        if (ends_.empty()) return mended;
        const bool on_line = !in_comment_ && mended.rfind(';') != mended.npos;
        return std::string(trim(mended)) + (on_line ? "\n" : " ") + ends_;
    }

private:
    std::string_view token(std::size_t at) const {
        auto end = at;
        while (end < text_.size() && !ends_token(text_[end]) && length_of_no_text(text_, end) == 0)
            ++end;
        return text_.substr(at, end - at);
    }
    void leave_out(std::size_t at, std::size_t length) { left_out_.emplace(at, length); }

    void step() {
        const char c = text_[at_];
        if (const auto no_text = length_of_no_text(text_, at_); no_text != 0) {
            leave_out(at_, no_text);
            at_ += no_text;
        } else if (in_comment_) {
            in_comment_ = c != '}';
            ++at_;
        } else if (c == ';' || (c == '%' && (at_ == 0 || text_[at_ - 1] == '\n'))) {
            at_ = std::min(text_.find('\n', at_), text_.size());
        } else if (ends_token(c)) {
            sign(c);
            ++at_;
        } else {
            const auto word = token(at_);
            const bool result = word == "1-0" || word == "0-1" || word == "1/2-1/2" || word == "*";
            if (result) results_.push_back(at_);
            at_ += word.size();
        }
    }

    void sign(char c) {
        if (c == '{') in_comment_ = true;
        if (c == '(') open_.push_back(at_);
        if (c != ')') return;
        if (open_.empty()) return leave_out(at_, 1);
        // What stands in a variation that closes is its own.
        while (!results_.empty() && results_.back() > open_.back()) results_.pop_back();
        open_.pop_back();
    }

    std::string_view text_;
    std::size_t at_ = 0;
    bool in_comment_ = false;
    std::vector<std::size_t> open_, results_;
    std::map<std::size_t, std::size_t> left_out_; ///< place, length
    std::string ends_;
};

/// Without lines that have nothing but blanks: to some readers they end the game.
std::string without_empty_lines(std::string_view text) {
    std::string kept;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size() - 1) + 1;
        if (!trim(text.substr(0, end)).empty()) kept += text.substr(0, end);
        text.remove_prefix(end);
    }
    return kept;
}

/// Whether the text is inside a brace comment after this line.
bool open_after(std::string_view line, bool open) {
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (open && line[i] == '}')
            open = false;
        else if (!open && line[i] == '{')
            open = true;
        else if (!open && line[i] == ';')
            break;
    }
    return open;
}

/// What can be broken of a line: not a comment to its end, and not what only the first column makes
/// special.
std::string_view breakable(std::string_view line, bool open) {
    if (!open && line.starts_with('%')) return {};
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == (open ? '}' : '{')) open = !open;
        if (!open && line[i] == ';') return line.substr(0, i);
    }
    return line;
}

/// Breaks one line at blanks. No piece begins with what means something else in column 1.
void break_line(std::string_view line, std::string& text) {
    std::size_t column = 0;
    while (!line.empty()) {
        const auto gap = std::min(line.find(' ', 1), line.size());
        auto word = line.substr(0, gap);
        line.remove_prefix(gap);
        const auto bare = trim(word);
        const bool stays = bare.empty() || bare.front() == '%' || bare.front() == ';' ||
                           bare.starts_with("[Event");
        const auto width = length_of(word);
        if (column != 0 && column + width > longest_line && !stays) {
            text += '\n';
            word = bare;
            column = 0;
        }
        text += word;
        column += length_of(word);
    }
}

/// With the token in place of the one it ends with.
std::string with_token(std::string_view movetext, std::string_view token) {
    Diagnostics unheard;
    const std::string text = "[Result \"*\"]\n\n" + std::string(movetext);
    Reader reader(std::string_view(text), unheard);
    Game game;
    const auto ends = reader.next_tags(game) && game.ending != Ending::none;
    if (!ends) {
        const auto moves = trim(movetext);
        // Not into a comment that goes to the end of its line.
        const bool on_line = moves.find(';', moves.rfind('\n') + 1) != moves.npos;
        return std::string(moves) +
               (moves.empty() ? ""
                : on_line     ? "\n"
                              : " ") +
               std::string(token);
    }
    const auto at = static_cast<std::size_t>(game.offset) + game.ending_text.from;
    auto changed =
        text.substr(0, at) + std::string(token) + text.substr(at + game.ending_text.size());
    const auto begin = static_cast<std::size_t>(game.offset) + game.movetext.from;
    return std::string(trim(std::string_view(changed).substr(begin)));
}

}

std::string whole_movetext(std::string_view movetext) {
    const auto text = trim(movetext);
    return without_empty_lines(Mender(text).text());
}

std::string movetext_of(std::string_view movetext, std::string_view token) {
    const auto whole = with_token(movetext, token);
    std::string text;
    bool open = false;
    for (const auto line : lines_of(whole)) {
        if (line.empty()) continue;
        const auto part = length_of(line) <= longest_line ? "" : breakable(line, open);
        break_line(part, text);
        text += line.substr(part.size());
        text += '\n';
        open = open_after(line, open);
    }
    return text;
}

}
