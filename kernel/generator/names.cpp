#include "generator/names.hpp"

#include <array>
#include <span>

namespace hakem::generator {

using Words = std::span<const std::string_view>;

struct Nation {
    std::string_view federation;
    Words men, women, first, second;
};

namespace {

constexpr std::array<std::string_view, 36> turkish_men = {
    "Alp",     "Atakan", "Bartu",  "Berke", "Bora",  "Can",     "Çağrı", "Çınar", "Deniz",
    "Doğukan", "Ege",    "Emir",   "Fırat", "Giray", "Göktürk", "Ilgaz", "İlker", "Kaan",
    "Kerem",   "Koray",  "Levent", "Mert",  "Oğuz",  "Onur",    "Ozan",  "Ömer",  "Poyraz",
    "Rüzgar",  "Sarp",   "Selim",  "Şahin", "Tolga", "Tuna",    "Ufuk",  "Utku",  "Yağız"};
constexpr std::array<std::string_view, 30> turkish_women = {
    "Aslı", "Aylin", "Beren", "Bilge", "Buse",  "Ceren", "Çağla",  "Çiçek", "Defne",  "Duru",
    "Ebru", "Ela",   "Elif",  "Eylül", "Gizem", "Gökçe", "Ilgın",  "Irmak", "İdil",   "İpek",
    "Lale", "Melis", "Nehir", "Öykü",  "Pelin", "Selin", "Şebnem", "Tuğçe", "Yağmur", "Zeynep"};
constexpr std::array<std::string_view, 30> turkish_first = {
    "Ak",      "Altın", "Ardıç", "Ay",    "Boz",    "Ceviz", "Çam",   "Çelik",  "Çınar", "Demir",
    "Dere",    "Gök",   "Gül",   "Gümüş", "Güneş",  "Işık",  "Ilgaz", "Kar",    "Kaya",  "Kızıl",
    "Menekşe", "Orman", "Ova",   "Öz",    "Poyraz", "Sarı",  "Söğüt", "Şimşek", "Yayla", "Yıldız"};
constexpr std::array<std::string_view, 16> turkish_second = {
    "bahçeli", "dağlı", "dereli",  "göllü", "ırmaklı", "kayalı", "kentli",  "köprülü",
    "ormanlı", "ovalı", "pınarlı", "sulu",  "tepeli",  "toprak", "yaylalı", "yurtlu"};

constexpr std::string_view german_men[] = {"Anton", "Dietmar", "Gernot", "Jörg", "Lutz", "Ulf"};
constexpr std::string_view german_women[] = {"Anke", "Britta", "Heike", "Jutta", "Silke"};
constexpr std::string_view german_first[] = {"Birken", "Eichen", "Grün",   "Hasel",
                                             "Linden", "Ober",   "Silber", "Wiesen"};
constexpr std::string_view german_second[] = {"bach", "berger", "feld", "hagen", "rode", "thaler"};

constexpr std::string_view english_men[] = {"Alfie", "Declan", "Giles", "Hugh", "Rupert", "Toby"};
constexpr std::string_view english_women[] = {"Beth", "Fern", "Hazel", "Maisie", "Poppy"};
constexpr std::string_view english_first[] = {"Alder",  "Bram", "Copper",  "Fern",
                                              "Hollow", "Moor", "Thistle", "Wether"};
constexpr std::string_view english_second[] = {"bridge", "combe", "hurst", "ley", "stead", "wick"};

constexpr std::string_view polish_men[] = {"Bartosz", "Dariusz", "Grzegorz", "Kamil", "Witold"};
constexpr std::string_view polish_women[] = {"Aneta", "Beata", "Dorota", "Jolanta", "Kinga"};
constexpr std::string_view polish_first[] = {"Borow", "Dolin", "Jarzem", "Kalin",
                                             "Lipow", "Malin", "Rokit",  "Sosn"};
constexpr std::string_view polish_second[] = {"icz", "iak", "owiec", "uk"};

constexpr std::string_view greek_men[] = {"Fotis", "Lefteris", "Manolis", "Spyros", "Thanos"};
constexpr std::string_view greek_women[] = {"Danai", "Evgenia", "Ioanna", "Myrto", "Xenia"};
constexpr std::string_view greek_first[] = {"Anemo", "Chryso", "Kalo",     "Lefko",
                                            "Mavro", "Pano",   "Thalasso", "Xero"};
constexpr std::string_view greek_second[] = {"chori", "limni", "potami", "thea", "vouni"};

constexpr std::string_view azeri_men[] = {"Anar", "Elvin", "Orkhan", "Samir", "Tural", "Vugar"};
constexpr std::string_view azeri_women[] = {"Aysel", "Gunay", "Nigar", "Sevinj", "Turan"};
constexpr std::string_view azeri_first[] = {"Bahar", "Chinar", "Dagh", "Gunesh",
                                            "Lale",  "Polad",  "Qaya", "Khazar"};
constexpr std::string_view azeri_second[] = {"beyli", "li", "oghlu", "soy", "zade"};

constexpr std::string_view georgian_men[] = {"Archil", "Gela", "Irakli", "Tornike", "Zurab"};
constexpr std::string_view georgian_women[] = {"Eka", "Lia", "Nestan", "Tamta", "Tsira"};
constexpr std::string_view georgian_first[] = {"Chikor", "Gvir", "Khev", "Mzis", "Tbil", "Vard"};
constexpr std::string_view georgian_second[] = {"adze", "anidze", "ashvili", "iani", "idze"};

constexpr std::string_view spanish_men[] = {"Benito", "Fermín", "Gonzalo", "Iker", "Nicanor"};
constexpr std::string_view spanish_women[] = {"Begoña", "Inés", "Lidia", "Nuria", "Rocío"};
constexpr std::string_view spanish_first[] = {"Agua", "Campo", "Fuente", "Monte", "Roble", "Villa"};
constexpr std::string_view spanish_second[] = {"clara", "fría", "hermosa", "seca", "verde"};

constexpr std::string_view norwegian_men[] = {"Eirik", "Håkon", "Odd", "Sindre", "Trygve"};
constexpr std::string_view norwegian_women[] = {"Astrid", "Gunn", "Ragnhild", "Solveig", "Turid"};
constexpr std::string_view norwegian_first[] = {"Bjørke", "Fjell", "Granne", "Nord",
                                                "Sjø",    "Stein", "Vester", "Øster"};
constexpr std::string_view norwegian_second[] = {"bakken", "gård", "lund", "moen", "vik"};

constexpr std::string_view indian_men[] = {"Aarush", "Dhruv", "Ishaan", "Madhav", "Tejas"};
constexpr std::string_view indian_women[] = {"Anvi", "Charvi", "Kavya", "Meghna", "Tara"};
constexpr std::string_view indian_first[] = {"Ananta", "Chandra", "Giri", "Kamala", "Nadi", "Vana"};
constexpr std::string_view indian_second[] = {"dasan", "kantan", "nath", "pura", "varman"};

constexpr std::string_view places[] = {"bahçe", "dağ", "dere",  "göl",  "kaya",  "kent", "köprü",
                                       "orman", "ova", "pınar", "tepe", "yayla", "yurt"};
constexpr std::string_view clubs[] = {"Satranç Kulübü", "Satranç Derneği", "Gençlik ve Spor", "SK",
                                      "Spor",           "Lisesi",          "Belediyespor"};

constexpr Nation turkey{"TUR", turkish_men, turkish_women, turkish_first, turkish_second};
constexpr Nation others[] = {
    {"AZE", azeri_men, azeri_women, azeri_first, azeri_second},
    {"ENG", english_men, english_women, english_first, english_second},
    {"ESP", spanish_men, spanish_women, spanish_first, spanish_second},
    {"GEO", georgian_men, georgian_women, georgian_first, georgian_second},
    {"GER", german_men, german_women, german_first, german_second},
    {"GRE", greek_men, greek_women, greek_first, greek_second},
    {"IND", indian_men, indian_women, indian_first, indian_second},
    {"NOR", norwegian_men, norwegian_women, norwegian_first, norwegian_second},
    {"POL", polish_men, polish_women, polish_first, polish_second},
};

/// Letters of the names above that are not ASCII, and those they are sorted with.
struct Fold {
    std::string_view letter;
    char plain;
};
constexpr Fold folds[] = {{"ç", 'C'}, {"Ç", 'C'}, {"ğ", 'G'}, {"ı", 'I'}, {"İ", 'I'}, {"ö", 'O'},
                          {"Ö", 'O'}, {"ş", 'S'}, {"Ş", 'S'}, {"ü", 'U'}, {"Ü", 'U'}, {"å", 'A'},
                          {"ø", 'O'}, {"Ø", 'O'}, {"é", 'E'}, {"í", 'I'}, {"ñ", 'N'}};

char plain_letter(std::string_view letter) {
    for (const auto& fold : folds)
        if (fold.letter == letter) return fold.plain;
    return '~';
}

}

const Nation& drawn_nation(Random& random) {
    return random.chance(1, 2) ? turkey : random.one_of(others);
}

const Nation& drawn_national(Random& random) {
    return random.chance(9, 10) ? turkey : random.one_of(others);
}

std::string invented_team(Random& random) {
    auto name = std::string(random.one_of(turkey.first));
    name += random.one_of(places);
    name += " ";
    return name += random.one_of(clubs);
}

Person invented_person(const Nation& nation, Random& random) {
    Person person;
    person.federation = nation.federation;
    person.sex = random.chance(1, 4) ? Sex::female : Sex::male;
    const auto given = person.sex == Sex::female ? nation.women : nation.men;
    person.name = std::string(random.one_of(nation.first)) +
                  std::string(random.one_of(nation.second)) + ", " +
                  std::string(random.one_of(given));
    const auto second = random.one_of(given);
    if (random.chance(1, 6) && !person.name.ends_with(second))
        person.name += " " + std::string(second);
    return person;
}

std::string alphabet_key(std::string_view name) {
    std::string key;
    for (std::size_t i = 0; i < name.size(); ++i) {
        const auto byte = static_cast<unsigned char>(name[i]);
        if (byte < 0x80)
            key += byte >= 'a' && byte <= 'z' ? static_cast<char>(byte - 'a' + 'A') : name[i];
        else
            key += plain_letter(name.substr(i++, 2)); // all of them have two bytes
    }
    return key;
}

}
