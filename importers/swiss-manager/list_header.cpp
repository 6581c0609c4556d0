// The free lines above the list: "Başhakem : ...", "Tarih : 16.04.2016 'e 17.04.2016".

#include "common/values.hpp"
#include "list_reader.hpp"
#include <hakem/text.hpp>

#include <algorithm>

namespace hakem::swiss_manager {

namespace {

/// Small ASCII letters and nothing else: "Organizatör(ler)" is "organizatorler".
std::string word_of(std::string_view label) {
    std::string word;
    for (const char c : to_lower(to_ascii(label), Language::english))
        if (c >= 'a' && c <= 'z') word += c;
    return word;
}

std::vector<Date> dates_in(std::string_view text) {
    std::vector<Date> dates;
    while (!text.empty()) {
        const auto begin = text.find_first_of("0123456789");
        if (begin == text.npos) break;
        text.remove_prefix(begin);
        const auto length = std::min(text.find_first_not_of("0123456789./-"), text.size());
        if (const auto date = importing::date(text.substr(0, length)); date && date->complete())
            dates.push_back(*date);
        text.remove_prefix(length);
    }
    return dates;
}

std::vector<std::string> names_in(std::string_view text) {
    std::vector<std::string> names;
    while (!text.empty()) {
        const auto stop = std::min(text.find(','), text.size());
        if (const auto name = trim(text.substr(0, stop)); !name.empty()) names.emplace_back(name);
        text.remove_prefix(std::min(stop + 1, text.size()));
    }
    return names;
}

}

void ListReader::read_header(std::size_t end) {
    for (std::size_t i = 0; i < end; ++i) {
        const auto text = trim(source_->lines()[i].text);
        if (text.empty()) continue;
        const auto colon = text.find(" :");
        if (colon != text.npos) {
            read_fact(trim(text.substr(0, colon)), trim(text.substr(colon + 2)),
                      static_cast<std::uint32_t>(i + 1));
        } else if (tournament_.name.empty()) {
            tournament_.name = text;
        } else if (const auto word = word_of(text);
                   word.find("sira") == word.npos && word.find("rank") == word.npos) {
            lost_facts_.emplace_back(slice(text, 0, 60));
        }
    }
}

void ListReader::read_fact(std::string_view label, std::string_view value, std::uint32_t line) {
    const auto word = word_of(label);
    if (value.empty()) return;
    if (word == "bashakem" || word == "chiefarbiter") {
        tournament_.chief_arbiter = value;
    } else if (word == "hakem" || word == "hakemler" || word == "arbiter") {
        for (auto& name : names_in(value)) tournament_.deputy_arbiters.push_back(std::move(name));
    } else if (word == "sehir" || word == "yer" || word == "town") {
        tournament_.city = value;
    } else if (word == "tarih" || word == "date") {
        const auto dates = dates_in(value);
        if (dates.empty())
            return say(Severity::warning, "SML-0003", {value, line, 0},
                       {std::string(slice(value, 0, 40)), std::string(label)});
        tournament_.start = dates.front();
        tournament_.end = dates.back();
    } else if (word != "rating" && word != "ratingo") { // the mean of the ratings
        lost_facts_.emplace_back(slice(label, 0, 60));
    }
}

}
