#pragma once
/// The two languages and their catalogue of messages.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hakem {

struct Tournament;

enum class Language : unsigned char { english, turkish };

/// One text in both languages; {0}, {1} ... are filled in. Keys are "topic.name".
struct Message {
    std::string_view key, english, turkish;
};

/// Adds a table to the catalogue; an object of it stands at file scope beside the table, in the
/// kernel and in plugins alike. The table must live as long as the program.
class MessageTable {
public:
    explicit MessageTable(std::span<const Message> messages);
};

/// The text of a key; the key itself where the catalogue does not have it.
std::string_view text(std::string_view key, Language language);

/// Whether the catalogue has the key.
bool has_text(std::string_view key);

/// An argument that is a message itself ("White"): it is said in the language of the whole text.
std::string message_argument(std::string_view key);

/// The text of a key with its arguments filled in.
std::string format_text(std::string_view key, Language language,
                        const std::vector<std::string>& arguments);

/// Every message, for tests.
std::vector<Message> all_messages();

/// Keys that came again with another text, of which the first holds: for tests, there must be none.
std::vector<std::string_view> doubled_messages();

/// "tr", "en".
std::string_view code_of(Language language);
std::optional<Language> language_of(std::string_view code);

/// Turkish where the locale of the environment is Turkish (LC_ALL, LC_MESSAGES, LANG).
Language language_of_environment();

/// Turkish for events of TUR, KTC and KKTC, else that of the environment.
Language language_for(const Tournament& tournament);

/// KTC, also written KKTC: one federation, whose code is none of FIDE's.
bool is_ktc(std::string_view federation);

/// Whether a federation's own language is Turkish: TUR, KTC.
bool is_turkish_speaking(std::string_view federation);

}
