#include "table_columns.hpp"

#include <hakem/folded_name.hpp>
#include <hakem/text.hpp>

#include <algorithm>
#include <array>
#include <map>
#include <string_view>

namespace hakem::lists {

namespace {

struct Heading {
    std::string_view text;
    Column column;
};

/// As they are written; compared without case, marks, punctuation and order of words.
constexpr std::array headings = std::to_array<Heading>({
    {"FIDE ID", Column::fide_id},
    {"FIDEID", Column::fide_id},
    {"FIDE No", Column::fide_id},
    {"FIDE Numarası", Column::fide_id},
    {"FIDE", Column::fide_id},
    {"ID Number", Column::fide_id},
    {"ELO No", Column::fide_id},
    {"TCK", Column::national_id},
    {"TCKN", Column::national_id},
    {"T.C. Kimlik No", Column::national_id},
    {"TC No", Column::national_id},
    {"T.C. No", Column::national_id},
    {"TC Kimlik No", Column::national_id},
    {"TC Kimlik Numarası", Column::national_id},
    {"TC Kimlik", Column::national_id},
    {"T.C. Kimlik", Column::national_id},
    {"TCKimlikNo", Column::national_id},
    {"Kimlik No", Column::national_id},
    {"KimlikNo", Column::national_id},
    {"T.C. Kimlik Numarası", Column::national_id},
    {"Lisans", Column::national_id},
    {"Lisans No", Column::national_id},
    {"Lisans Nu", Column::national_id},
    {"Lisans Numarası", Column::national_id},
    {"Licence", Column::national_id},
    {"Licence No", Column::national_id},
    {"License", Column::national_id},
    {"National ID", Column::national_id},
    {"NationalID", Column::national_id},
    {"National No", Column::national_id},
    {"ID No", Column::national_id},
    {"Ad Soyad", Column::name},
    {"Adı Soyadı", Column::name},
    {"İsim", Column::name},
    {"İsim Soyisim", Column::name},
    {"Sporcu", Column::name},
    {"Oyuncu", Column::name},
    {"Name", Column::name},
    {"Full Name", Column::name},
    {"Player", Column::name},
    {"Soyad", Column::surname},
    {"Soyadı", Column::surname},
    {"Soyisim", Column::surname},
    {"Surname", Column::surname},
    {"Last Name", Column::surname},
    {"Lastname", Column::surname},
    {"Family Name", Column::surname},
    {"Ad", Column::given_name},
    {"Adı", Column::given_name},
    {"First Name", Column::given_name},
    {"Firstname", Column::given_name},
    {"Given Name", Column::given_name},
    {"Federasyon", Column::federation},
    {"Federation", Column::federation},
    {"Fed", Column::federation},
    {"Country", Column::federation},
    {"Ülke", Column::federation},
    {"Cinsiyet", Column::sex},
    {"Cins", Column::sex},
    {"Sex", Column::sex},
    {"Gender", Column::sex},
    {"Unvan", Column::title},
    {"Title", Column::title},
    {"Tit", Column::title},
    {"WTit", Column::women_title},
    {"W Title", Column::women_title},
    {"Women Title", Column::women_title},
    {"OTit", Column::other_titles},
    {"O Title", Column::other_titles},
    {"Other Titles", Column::other_titles},
    {"Kulüp", Column::club},
    {"Kulübü", Column::club},
    {"Kulüp Dernek", Column::club},
    {"Club", Column::club},
    {"İl", Column::region},
    {"İli", Column::region},
    {"Şehir", Column::region},
    {"Region", Column::region},
    {"Province", Column::region},
    {"Doğum Yılı", Column::birth},
    {"Doğum Tarihi", Column::birth},
    {"Doğum", Column::birth},
    {"D.Yılı", Column::birth},
    {"D.Tarihi", Column::birth},
    {"DogumTarihi", Column::birth},
    {"Birth", Column::birth},
    {"Birthday", Column::birth},
    {"B-day", Column::birth},
    {"Birth Year", Column::birth},
    {"Year of Birth", Column::birth},
    {"Birth Date", Column::birth},
    {"Date of Birth", Column::birth},
    {"Born", Column::birth},
    {"Flag", Column::flag},
    {"UKD", Column::national_standard},
    {"Güncel UKD", Column::national_standard},
    {"Yeni UKD", Column::national_standard},
    {"New UKD", Column::national_standard},
    {"UKD Puanı", Column::national_standard},
    {"NRtg", Column::national_standard},
    {"National Rating", Column::national_standard},
    {"Ulusal Rating", Column::national_standard},
    {"UHS", Column::national_rapid},
    {"UYS", Column::national_blitz},
    {"Rating", Column::standard},
    {"Rtg", Column::standard},
    {"ELO", Column::standard},
    {"Elo Standard", Column::standard},
    {"Kuvvet Puanı", Column::standard},
    {"IRtg", Column::standard},
    {"Standard", Column::standard},
    {"Standart", Column::standard},
    {"Standard Rating", Column::standard},
    {"Klasik", Column::standard},
    {"Std", Column::standard},
    {"SRtng", Column::standard},
    {"FIDE Rating", Column::standard},
    {"Rapid", Column::rapid},
    {"Rapid Rating", Column::rapid},
    {"Hızlı", Column::rapid},
    {"RRtng", Column::rapid},
    {"Blitz", Column::blitz},
    {"Blitz Rating", Column::blitz},
    {"Yıldırım", Column::blitz},
    {"BRtng", Column::blitz},
    {"Maç", Column::standard_games},
    {"Maç Sayısı", Column::standard_games},
    {"Oyun", Column::standard_games},
    {"Oyun Sayısı", Column::standard_games},
    {"Games", Column::standard_games},
    {"Gms", Column::standard_games},
    {"SGm", Column::standard_games},
    {"Standard Games", Column::standard_games},
    {"RGm", Column::rapid_games},
    {"Rapid Games", Column::rapid_games},
    {"BGm", Column::blitz_games},
    {"Blitz Games", Column::blitz_games},
    {"K", Column::standard_k},
    {"K Katsayısı", Column::standard_k},
    {"SK", Column::standard_k},
    {"Standard K", Column::standard_k},
    {"Rk", Column::rapid_k},
    {"Rapid K", Column::rapid_k},
    {"Bk", Column::blitz_k},
    {"Blitz K", Column::blitz_k},
    {"Sıra", Column::passed_over},
    {"Sıra No", Column::passed_over},
    {"No", Column::passed_over},
    {"Old", Column::passed_over},
    {"Eski", Column::passed_over},
    {"Change", Column::passed_over},
    {"Değişim", Column::passed_over},
    {"K used", Column::passed_over},
    {"Kullanılan K", Column::passed_over},
    {"Period games", Column::passed_over},
    {"Dönem oyunu", Column::passed_over},
    {"Status", Column::passed_over},
    {"Durum", Column::passed_over},
});

/// KKSF's headings change from month to month: parts of them are enough, in this order.
constexpr std::array parts = std::to_array<Heading>({
    {"lisans", Column::national_id},
    {"soyad", Column::name},
    {"onceki", Column::passed_over},
    {"oncek", Column::passed_over},
    {"degisim", Column::passed_over},
    {"guncel", Column::national_standard},
    {"unvan", Column::title},
    {"kulup", Column::club},
    {"dernek", Column::club},
    {"dogum", Column::birth},
    {"mac", Column::standard_games},
    {"fide", Column::fide_id},
    {"durum", Column::passed_over},
    {"sira", Column::passed_over},
});

std::optional<Column> known(const std::string& folded) {
    static const auto by_text = [] {
        std::map<std::string, Column> columns;
        for (const auto& heading : headings)
            columns.emplace(folded_name(heading.text), heading.column);
        return columns;
    }();
    const auto found = by_text.find(folded);
    return found == by_text.end() ? std::nullopt : std::optional(found->second);
}

std::optional<Column> in_part(std::string_view folded) {
    for (const auto& part : parts)
        if (folded.find(part.text) != folded.npos) return part.column;
    return std::nullopt;
}

bool mentions(const std::vector<std::string>& cells, std::string_view word) {
    return std::any_of(cells.begin(), cells.end(), [&](const std::string& cell) {
        return cell.size() < 100 && folded_name(cell).find(word) != std::string::npos;
    });
}

/// Surname and given name are two columns, or one of them holds the whole name.
void settle_names(TableColumns& columns) {
    const bool surname = columns.has(Column::surname), given = columns.has(Column::given_name);
    if (columns.has(Column::name) || surname == given) return;
    for (auto& column : columns.of)
        if (column == Column::surname || column == Column::given_name) column = Column::name;
}

}

bool TableColumns::has(Column column) const { return place_of(column).has_value(); }

std::optional<std::size_t> TableColumns::place_of(Column column) const {
    const auto found = std::find(of.begin(), of.end(), column);
    if (found == of.end()) return std::nullopt;
    return static_cast<std::size_t>(found - of.begin());
}

std::size_t TableColumns::only_class() const {
    std::size_t only = 0, found = 0;
    for (std::size_t i = 0; i < 3; ++i)
        for (const auto first : {Column::national_standard, Column::standard})
            if (has(static_cast<Column>(static_cast<std::size_t>(first) + i))) {
                only = i;
                ++found;
            }
    return found == 1 ? only : 0;
}

std::optional<TableColumns> table_columns(const std::vector<std::string>& cells) {
    TableColumns columns;
    const bool kksf = mentions(cells, "lisans") && mentions(cells, "guncel");
    for (const auto& cell : cells) {
        const auto folded = cell.size() < 100 ? folded_name(cell) : std::string();
        auto column = known(folded);
        columns.own |=
            folded == folded_name("Period games") || folded == folded_name("Dönem oyunu");
        if (!column && kksf) column = in_part(folded);
        // The first of two columns of one kind is the one.
        const bool taken = column && *column != Column::passed_over && columns.has(*column);
        if (taken) {
            const auto& first = cells[*columns.place_of(*column)];
            if (folded_name(first) == folded)
                columns.again.push_back(columns.of.size());
            else
                columns.unknown.push_back(std::string(trim(cell)));
            column.reset();
        } else if (!column && folded == "id" && !columns.bare_id) {
            columns.bare_id = columns.of.size();
        } else if (!column && !folded.empty()) {
            columns.unknown.push_back(std::string(trim(cell)));
        }
        columns.of.push_back(column);
    }
    settle_names(columns);
    columns.national = columns.has(Column::national_standard) ||
                       columns.has(Column::national_rapid) || columns.has(Column::national_blitz);
    if (kksf)
        columns.kind = TableColumns::Kind::kksf;
    else if (columns.has(Column::national_rapid) || mentions(cells, "tck"))
        columns.kind = columns.national ? TableColumns::Kind::tsf : TableColumns::Kind::table;
    const bool named = columns.has(Column::name) || columns.has(Column::surname);
    const bool rated = columns.national || columns.has(Column::standard) ||
                       columns.has(Column::rapid) || columns.has(Column::blitz);
    const bool numbered = columns.has(Column::fide_id) || columns.has(Column::national_id) ||
                          columns.bare_id.has_value();
    if (!named || !(rated || numbered)) return std::nullopt;
    return columns;
}

}
