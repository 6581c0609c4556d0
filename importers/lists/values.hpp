#pragma once
/// The cells of a list as values; what is not understood is told and left out.

#include <hakem/diagnostic.hpp>
#include <hakem/rating_list.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace hakem::lists {

/// Longest text of a person that is kept, in bytes; what is longer is cut and told.
inline constexpr std::size_t text_limit = 300;

class Values {
public:
    explicit Values(Diagnostics& diagnostics) : diagnostics_(diagnostics) {}

    /// Where the next values stand.
    void at(std::uint64_t line, std::uint32_t column = 0) {
        line_ = line;
        column_ = column;
    }

    /// "2823"; nothing and "-" are no rating. A fraction ("1234,5") is left out and told. What is
    /// not understood is an error and makes the rating unreadable.
    void rating(std::string_view text, ListedRating& rating);
    /// -1 for nothing and "-".
    std::int32_t games(std::string_view text);
    std::int32_t k(std::string_view text);
    Date birth(std::string_view text);
    Sex sex(std::string_view text);
    /// FIDE's titles, and the letters that older lists have: "g" is GM, "wf" is WFM.
    std::string title(std::string_view text);
    /// i = inactive, w = a woman; w alone is active.
    void flag(std::string_view text, ListedPlayer& player);
    /// A text in UTF-8, blanks around it removed, without what must not reach a terminal. Bytes
    /// that are no UTF-8 are Windows-1252 or, of a Turkish-speaking federation, Windows-1254.
    /// Identity numbers in it are hidden.
    std::string text(std::string_view bytes, std::string_view federation = {});
    /// An id: blanks and quotes around it removed; nothing for "0", "-" and a hidden number.
    std::string fide_id(std::string_view text);
    /// Likewise; a licence may have letters, but not letters alone.
    std::string national_id(std::string_view text);

    /// A note at the place of the values.
    void say(Severity severity, std::string_view code, std::vector<std::string> arguments = {});

private:
    std::optional<std::int32_t> number(std::string_view text, std::int32_t most,
                                       std::string_view field);
    void not_understood(Severity severity, std::string_view text, std::string_view field);
    std::string id(std::string_view text);
    std::string readable(std::string_view bytes, std::string_view federation);
    std::string decoded(std::string_view bytes, std::string_view federation);

    Diagnostics& diagnostics_;
    std::uint64_t line_ = 0;
    std::uint32_t column_ = 0;
    bool encoding_told_ = false;
};

}
