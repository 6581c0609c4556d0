#include "judging/field_places.hpp"

#include <hakem/language.hpp>
#include <hakem/source.hpp>
#include <hakem/text.hpp>

#include <algorithm>
#include <iterator>

namespace hakem::judging {

namespace {

struct OfCode {
    std::string_view code;
    FieldPlace place;
};

/// FIDE TRF26, 001.
constexpr FieldPlace title{11, 3}, name{15, 33}, rating{49, 4}, federation{54, 3}, id{58, 11},
    birth{70, 10}, points{81, 4}, rank{86, 4};

constexpr OfCode fields[] = {
    {"CHK-0201", rank},       {"CHK-0202", points},     {"RTG-0203", id},     {"SUB-0101", name},
    {"SUB-0102", birth},      {"SUB-0103", id},         {"SUB-0104", id},     {"SUB-0112", id},
    {"SUB-0201", birth},      {"SUB-0202", birth},      {"SUB-0203", rating}, {"SUB-0204", rating},
    {"SUB-0205", federation}, {"SUB-0206", name},       {"SUB-0207", name},   {"SUB-0208", title},
    {"SUB-0211", rating},     {"SUB-0212", federation}, {"SUB-0227", id},     {"SUB-0246", birth},
    {"SUB-0116", id},
};

bool has_columns(const Tournament& tournament) { return tournament.format.starts_with("trf"); }

}

FieldPlace field_place(const Tournament& tournament, std::string_view code) {
    if (!has_columns(tournament)) return {};
    const auto* found = std::find_if(std::begin(fields), std::end(fields),
                                     [code](const OfCode& one) { return one.code == code; });
    return found == std::end(fields) ? FieldPlace() : found->place;
}

FieldPlace result_place(const Tournament& tournament, std::size_t round) {
    if (!has_columns(tournament) || round == 0) return {};
    constexpr std::uint32_t first = 99, each = 10;
    return {first + each * static_cast<std::uint32_t>(round - 1), 1};
}

RecordPlace record_place(const Tournament& tournament, std::string_view id, std::string_view text) {
    const auto* source = tournament.source.get();
    if (!has_columns(tournament) || source == nullptr) return {};
    for (std::size_t i = 0; i < source->lines().size(); ++i) {
        const std::string_view line = source->lines()[i].text;
        if (!line.starts_with(id) || line.find(text) == line.npos) continue;
        constexpr std::uint32_t begin = 5;
        const auto length = static_cast<std::uint32_t>(length_of(line));
        return {static_cast<std::uint32_t>(i + 1),
                {begin, length >= begin ? length - begin + 1 : 1}};
    }
    return {};
}

std::string record_argument(const Tournament& tournament, std::string_view key) {
    return has_columns(tournament) ? message_argument(key) : std::string();
}

}
