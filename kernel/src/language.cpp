#include "argument_marks.hpp"
#include <hakem/language.hpp>
#include <hakem/tournament.hpp>

#include <fmt/args.h>
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <mutex>
#include <shared_mutex>
#include <unordered_map>

namespace hakem {

namespace {

/// Tables come from the kernel before main and from plugins whenever one is loaded.
struct Catalogue {
    std::shared_mutex mutex;
    std::unordered_map<std::string_view, const Message*> messages;
    std::vector<std::string_view> doubled;
};

Catalogue& catalogue() {
    static Catalogue instance;
    return instance;
}

const Message* find(std::string_view key) {
    auto& all = catalogue();
    const std::shared_lock lock(all.mutex);
    const auto found = all.messages.find(key);
    return found == all.messages.end() ? nullptr : found->second;
}

}

MessageTable::MessageTable(std::span<const Message> messages) {
    auto& all = catalogue();
    const std::unique_lock lock(all.mutex);
    for (const auto& message : messages) {
        const auto [at, added] = all.messages.emplace(message.key, &message);
        const auto& first = *at->second;
        if (!added && (first.english != message.english || first.turkish != message.turkish))
            all.doubled.push_back(message.key);
    }
}

std::string_view text(std::string_view key, Language language) {
    const auto* message = find(key);
    if (message == nullptr) return key;
    return language == Language::turkish ? message->turkish : message->english;
}

bool has_text(std::string_view key) { return find(key) != nullptr; }

std::string message_argument(std::string_view key) { return message_mark + std::string(key); }

namespace {

std::string marked_argument(std::string_view argument, Language language) {
    const auto rest = argument.substr(1);
    if (argument.front() == message_mark) return std::string(text(rest, language));
    std::string number(rest);
    if (language == Language::turkish) std::replace(number.begin(), number.end(), '.', ',');
    return number;
}

}

std::string format_text(std::string_view key, Language language,
                        const std::vector<std::string>& arguments) {
    const auto pattern = text(key, language);
    if (arguments.empty()) return std::string(pattern);
    fmt::dynamic_format_arg_store<fmt::format_context> store;
    for (const auto& argument : arguments)
        if (argument.starts_with(message_mark) || argument.starts_with(decimal_mark))
            store.push_back(marked_argument(argument, language));
        else
            store.push_back(std::cref(argument));
    return fmt::vformat(fmt::string_view(pattern.data(), pattern.size()), store);
}

std::vector<Message> all_messages() {
    auto& all = catalogue();
    const std::shared_lock lock(all.mutex);
    std::vector<Message> messages;
    for (const auto& entry : all.messages) messages.push_back(*entry.second);
    return messages;
}

std::vector<std::string_view> doubled_messages() {
    auto& all = catalogue();
    const std::shared_lock lock(all.mutex);
    return all.doubled;
}

std::string_view code_of(Language language) { return language == Language::turkish ? "tr" : "en"; }

std::optional<Language> language_of(std::string_view code) {
    if (code == "tr") return Language::turkish;
    if (code == "en") return Language::english;
    return std::nullopt;
}

Language language_of_environment() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* value = std::getenv(name);
        if (value != nullptr && *value != '\0')
            return std::string_view(value).starts_with("tr") ? Language::turkish
                                                             : Language::english;
    }
    return Language::english;
}

Language language_for(const Tournament& tournament) {
    return is_turkish_speaking(tournament.federation) ? Language::turkish
                                                      : language_of_environment();
}

bool is_ktc(std::string_view federation) { return federation == "KTC" || federation == "KKTC"; }

bool is_turkish_speaking(std::string_view federation) {
    return federation == "TUR" || is_ktc(federation);
}

}
