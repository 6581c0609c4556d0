#include "rows.hpp"
#include <hakem/text.hpp>

#include <algorithm>
#include <array>

namespace hakem::lists {

namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

/// What the first lines have most of, outside of quotes.
char separator_of(std::string_view head) {
    constexpr std::array<char, 3> separators = {';', '\t', ','};
    std::array<std::size_t, 3> counts{};
    bool quoted = false;
    for (const char c : head) {
        if (c == '"') quoted = !quoted;
        for (std::size_t i = 0; i < separators.size(); ++i)
            counts[i] += !quoted && c == separators[i];
    }
    // A comma stands in names too, the others do not.
    if (counts[0] > 0 && counts[0] * 2 >= counts[1]) return ';';
    return counts[1] > 0 ? '\t' : ',';
}

class Csv final : public Rows {
public:
    Csv(std::unique_ptr<Input> input, std::string encoding, Diagnostics& diagnostics)
        : input_(std::move(input)), encoding_(std::move(encoding)), buffer_(*input_),
          diagnostics_(diagnostics) {
        buffer_.more();
        if (buffer_.view().starts_with(byte_order_mark)) buffer_.take(byte_order_mark.size());
        separator_ = separator_of(buffer_.view().substr(0, 16384));
    }

    bool next(std::vector<std::string>& cells) override {
        cells.clear();
        if (!peek()) return false;
        line_ = next_line_;
        ended_ = false;
        cells.emplace_back();
        bool too_long = false;
        while (read_cell(cells.back(), too_long)) {
            if (cells.size() == most_columns)
                too_long = true;
            else
                cells.emplace_back();
        }
        if (!encoding_.empty())
            for (auto& cell : cells) cell = decode_as(cell, encoding_);
        if (too_long)
            diagnostics_.add(Severity::warning, "LST-0105", static_cast<std::uint32_t>(line_), 0, 1,
                             {std::to_string(cell_limit)});
        return true;
    }

    std::uint64_t line() const override { return line_; }
    bool even() const override { return true; }
    bool ended() const override { return ended_; }

private:
    bool peek() { return !buffer_.view().empty() || buffer_.more(); }

    char take() {
        const char c = buffer_.view().front();
        buffer_.take(1);
        if (c == '\n') ++next_line_;
        return c;
    }

    static void put(std::string& cell, char c, bool& too_long) {
        if (cell.size() < cell_limit)
            cell += c;
        else
            too_long = true;
    }

    /// What stands in quotes; two quotes are one. A quote that is never closed ends after as many
    /// bytes as a cell has: the lines behind it are not lost.
    void read_quoted(std::string& cell, bool& too_long) {
        take();
        while (peek() && cell.size() < cell_limit) {
            const char c = take();
            if (c == '"') {
                if (!peek() || buffer_.view().front() != '"') return;
                take();
            }
            put(cell, c, too_long);
        }
    }

    /// True where another cell follows in the row.
    bool read_cell(std::string& cell, bool& too_long) {
        if (peek() && buffer_.view().front() == '"') read_quoted(cell, too_long);
        while (peek()) {
            const char c = take();
            if (c == separator_) return true;
            ended_ = c == '\n' || c == '\r';
            if (c == '\n') return false;
            if (c == '\r') {
                if (peek() && buffer_.view().front() == '\n')
                    take();
                else
                    ++next_line_;
                return false;
            }
            put(cell, c, too_long);
        }
        return false;
    }

    std::unique_ptr<Input> input_;
    std::string encoding_;
    Buffer buffer_;
    Diagnostics& diagnostics_;
    char separator_;
    std::uint64_t line_ = 0, next_line_ = 1;
    bool ended_ = true;
};

}

std::unique_ptr<Rows> csv_rows(std::unique_ptr<Input> input, std::string encoding,
                               Diagnostics& diagnostics) {
    return std::make_unique<Csv>(std::move(input), std::move(encoding), diagnostics);
}

}
