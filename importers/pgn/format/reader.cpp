#include "reader.hpp"

#include "heading.hpp"
#include "move_reader.hpp"
#include "places.hpp"
#include "splitter.hpp"
#include "text_of.hpp"
#include "window.hpp"
#include <hakem/error.hpp>
#include <hakem/text.hpp>

#include <algorithm>

namespace hakem::pgn {

namespace {

/// UTF-16 is turned into UTF-8 as a whole; no event of such a file is larger.
constexpr std::size_t wide_limit = 64u << 20;

/// UTF-16 by its mark, or by NUL in every second place and there alone.
bool is_wide(std::string_view start) {
    if (start.starts_with("\xFF\xFE") || start.starts_with("\xFE\xFF")) return true;
    const auto sample = start.substr(0, 512);
    std::size_t zeros[2] = {};
    for (std::size_t i = 0; i < sample.size(); ++i) zeros[i % 2] += sample[i] == '\0';
    return sample.size() >= 8 && (zeros[0] == 0 || zeros[1] == 0) &&
           (zeros[0] + zeros[1]) * 10 >= sample.size() * 4;
}

std::string_view view_of(const Window& window) { return {window.begin(), window.size()}; }

/// The window of a file; wide text is read whole, since it must be turned into UTF-8 first.
std::unique_ptr<Window> window_of(const std::filesystem::path& path, const Limits& limits,
                                  std::string& encoding, bool& marked) {
    auto window = std::make_unique<Window>(path, limits.window);
    if (!is_wide(view_of(*window))) return window;
    while (!window->whole()) {
        if (window->size() > wide_limit)
            throw Error(ExitCode::limit_hit, "error.file-too-large",
                        {path.string(), std::to_string(wide_limit >> 20)});
        window->more();
    }
    auto decoded = decode(std::string(view_of(*window)));
    encoding = decoded.encoding;
    const auto start = view_of(*window);
    marked = start.starts_with("\xFF\xFE") || start.starts_with("\xFE\xFF");
    return std::make_unique<Window>(std::move(decoded.text));
}

}

struct Reader::State {
    State(std::unique_ptr<Window> given, Diagnostics& to, const Limits& limits)
        : window(std::move(given)), splitter(*window, std::max<std::size_t>(limits.game, 1024)),
          moves(flaws, texts, limits.depth), diagnostics(to) {}

    std::unique_ptr<Window> window;
    std::string encoding = "UTF-8";
    std::string guessed; ///< UTF-16 without its mark
    Flaws flaws;
    TextOf texts;
    Splitter splitter;
    MoveReader moves;
    Places places;
    Diagnostics& diagnostics;
    std::uint64_t games = 0;
    bool page_told = false;

    /// The bytes in memory from the game on: they tell its code page.
    std::string_view around() const { return view_of(*window); }
};

Reader::Reader(const std::filesystem::path& path, Diagnostics& diagnostics, Limits limits) {
    std::string encoding;
    bool marked = true;
    auto window = window_of(path, limits, encoding, marked);
    state_ = std::make_unique<State>(std::move(window), diagnostics, limits);
    if (!encoding.empty()) state_->encoding = encoding;
    if (!marked) state_->guessed = encoding;
}

Reader::Reader(std::string_view bytes, Diagnostics& diagnostics, Limits limits)
    : state_(std::make_unique<State>(std::make_unique<Window>(bytes), diagnostics, limits)) {}

Reader::~Reader() = default;
Reader::Reader(Reader&&) noexcept = default;
Reader& Reader::operator=(Reader&&) noexcept = default;

const std::string& Reader::encoding() const {
    const auto& page = state_->texts.code_page();
    return page.empty() ? state_->encoding : page;
}

std::uint64_t Reader::games() const { return state_->games; }

bool Reader::next_tags(Game& game) {
    game.elements.clear();
    game.plies = 0;
    game.whole = false;
    game.letters = nullptr;
    const bool found = state_->splitter.next(game, state_->flaws);
    if (found) {
        ++state_->games;
        settle_zeros(game);
        check_heading(game, state_->flaws);
    }
    for (const auto& flaw : state_->flaws.list()) tell(game, flaw);
    tell_page(game, {});
    return found;
}

void Reader::read_moves(Game& game) {
    state_->flaws.clear();
    state_->moves.read(game, state_->around());
    for (const auto& flaw : state_->flaws.list()) tell(game, flaw);
    tell_page(game, game.movetext);
}

bool Reader::next(Game& game) {
    if (!next_tags(game)) return false;
    read_moves(game);
    return true;
}

std::string Reader::text(const Game& game, Span span) {
    auto text = state_->texts.text(game.at(span), state_->around());
    tell_page(game, span);
    return text;
}

/// Says once a file which code page was assumed, where the first text needed it.
void Reader::tell_page(const Game& game, Span span) {
    const auto& own = state_->texts.code_page();
    const auto& page = own.empty() ? state_->guessed : own;
    if (page.empty() || state_->page_told) return;
    state_->page_told = true;
    report(game, Severity::note, "PGN-0002", span, {page});
}

std::string Reader::value(const Game& game, const Tag& tag) {
    auto value = text(game, tag.value);
    if (tag.escaped) value = without_escapes(value);
    return std::string(trim(value));
}

std::string Reader::value(const Game& game, std::string_view name) {
    const auto* tag = game.find(name);
    return tag == nullptr ? std::string() : value(game, *tag);
}

void Reader::report(const Game& game, Severity severity, std::string_view code, Span where,
                    std::vector<std::string> arguments) {
    auto& diagnostics = state_->diagnostics;
    // What is only counted from here on needs neither words nor a place.
    const auto found = diagnostics.by_code().find(code);
    if (found != diagnostics.by_code().end() && found->second >= Diagnostics::limit_per_code)
        return diagnostics.add(severity, code, 0, 0, 1);
    constexpr std::size_t longest_argument = 120;
    for (auto& argument : arguments)
        if (argument.size() > longest_argument)
            argument = std::string(slice(argument, 0, 60)) + "...";
    const auto place = state_->places.of(game, where.from);
    auto& texts = state_->texts;
    const auto before = texts.text(place.before, state_->around());
    const auto column = place.text.empty() && place.column > 1
                            ? place.column
                            : static_cast<std::uint32_t>(length_of(before)) + 1;
    diagnostics.add(severity, code, place.line, column, std::min<std::uint32_t>(where.size(), 200),
                    std::move(arguments), texts.text(place.text, state_->around()));
}

void Reader::repaired(const Game& game, std::string_view code, Span where,
                      std::vector<std::string> arguments) {
    report(game, state_->diagnostics.strict() ? Severity::error : Severity::note, code, where,
           std::move(arguments));
}

void Reader::tell(const Game& game, const Flaw& flaw) {
    const bool strict = state_->diagnostics.strict();
    switch (flaw.handling) {
    case Handling::noted:
        return report(game, Severity::note, flaw.code, flaw.where, flaw.arguments);
    case Handling::repaired:
        return repaired(game, flaw.code, flaw.where, flaw.arguments);
    case Handling::lost:
        return report(game, strict ? Severity::error : Severity::warning, flaw.code, flaw.where,
                      flaw.arguments);
    case Handling::refused:
        return report(game, Severity::error, flaw.code, flaw.where, flaw.arguments);
    }
}

}
