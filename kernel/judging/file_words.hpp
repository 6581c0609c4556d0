#pragma once
/// Words in the names of files, as people write them: "Teknik Toplantı Tutanağı (2).pdf",
/// "TeknikToplantiTutanagi.PDF", "teknik-toplanti.pdf".

#include <string>
#include <string_view>
#include <vector>

namespace hakem::judging {

/// A name in small ASCII letters and digits, without what parts its words.
class FileWords {
public:
    explicit FileWords(std::string_view name);

    /// Whether it has every word of the phrase, in any order. A word of four letters or more may
    /// stand within another, since words have endings ("rapor", "raporu"); a shorter one stands
    /// alone.
    bool has(std::string_view phrase) const;
    bool ends_with(std::string_view phrase) const;
    bool has_year() const;
    const std::string& text() const { return text_; }

private:
    bool has_word(std::string_view word) const;

    std::string text_;
    std::vector<bool> begins_; ///< [letter]: of a word
};

/// The words of a text in small ASCII letters.
std::vector<std::string> ascii_words(std::string_view text);

/// "yonerge.pdf" of "ekler/yonerge.pdf".
std::string_view last_part(std::string_view path);
/// "pdf" of "Yönerge.PDF"; empty where there is none.
std::string ending_of(std::string_view name);
/// "yonerge" of "yonerge.pdf".
std::string_view without_ending(std::string_view name);

}
