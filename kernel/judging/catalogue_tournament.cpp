// Codes: the tournament itself.

#include "judging/catalogue_tables.hpp"

namespace hakem::judging {

namespace {

constexpr Entry entries[] = {
    {"TRN-0101", Usual::error, "player opponent round"},
    {"TRN-0102", Usual::error, "player round"},
    {"TRN-0103", Usual::error, "player opponent round opponent"},
    {"TRN-0104", Usual::varies, "player opponent round", "FIDE TRF26, 001"},
    {"TRN-0105", Usual::error, "player opponent round result result"},
    {"TRN-0106", Usual::note, "player opponent round result result"},
    {"TRN-0107", Usual::warning, "player opponent round result result"},
    {"TRN-0108", Usual::warning, "player opponent round round", "FIDE C.04.1, 2"},
    {"TRN-0109", Usual::warning, "player round round", "FIDE C.04.1, 4"},
    {"TRN-0110", Usual::warning, "player opponent round", "FIDE C.04.1, 3"},
    {"TRN-0111", Usual::error, "player round result"},
    {"TRN-0112", Usual::warning, "player points points"},
    {"TRN-0113", Usual::warning, "player opponent round"},
    {"TRN-0114", Usual::error, "player opponent"},
    {"TRN-0201", Usual::warning, "date date"},
    {"TRN-0202", Usual::warning, "round date date date"},
    {"TRN-0203", Usual::note, "round date date"},
    {"TRN-0204", Usual::warning, "count count"},
    {"TRN-0205", Usual::note, "count count"},
    {"TRN-0206", Usual::warning, "count count"},
    {"TRN-0207", Usual::warning, "round"},
    {"TRN-0208", Usual::note, "text"},
    {"TRN-0209", Usual::note, "count count", "FIDE TRF26, 072"},
    {"TRN-0210", Usual::note, "player round count"},
    {"TRN-0211", Usual::warning, "player count count", "FIDE TRF26, 001"},
    {"TRN-0301", Usual::error, "team player"},
    {"TRN-0302", Usual::error, "player team team"},
    {"TRN-0303", Usual::warning, "player opponent round team"},
    {"TRN-0304", Usual::note, "player"},
    {"TRN-0305", Usual::error, "player team"},
    {"TRN-0306", Usual::warning, "team team name"},
    {"TRN-0401", Usual::warning, "player"},
    {"TRN-0402", Usual::warning, "team"},
    {"TRN-0501", Usual::error, "team player rating opponent rating number number",
     "Regulation 24.2"},
    {"TRN-0502", Usual::error, "team player opponent rating", "Regulation 24.2"},
    {"TRN-0503", Usual::error, "round player team board opponent board", "Regulation 24.3"},
    {"TRN-0504", Usual::error, "round team team player opponent player opponent",
     "Regulation 24.3"},
    {"TRN-0505", Usual::error, "round player team board", "Regulation 24.3"},
    {"TRN-0506", Usual::error, "round player team board"},
    {"TRN-0507", Usual::error, "round player team opponent team team"},
    {"TRN-0508", Usual::error, "round team team count count"},
    {"TRN-0509", Usual::note, "round team team", "Regulation 23.2a"},
    {"TRN-0510", Usual::warning, "round team team round", "Regulation 23.2a"},
    {"TRN-0511", Usual::warning, "round team team count", "Regulation 23.2b"},
    {"TRN-0512", Usual::error, "round team team board player board opponent article"},
    {"TRN-0513", Usual::error, "text board board article"},
    {"TRN-0514", Usual::warning, "team count count", "Regulation 24.1"},
    {"TRN-0515", Usual::warning, "team points points article"},
    {"TRN-0516", Usual::error, "round player team board opponent team"},
    {"TRN-0517", Usual::warning, "round team team round", "Regulation 23.2a"},
    {"TRN-0518", Usual::warning, "round team team count", "Regulation 23.2b"},
    {"TRN-0601", Usual::warning, "round player opponent round", "Regulation 22.1"},
    {"TRN-0602", Usual::warning, "round player opponent", "Regulation 22.1"},
    {"TRN-0603", Usual::warning, "text text", "FIDE TRF26, 192"},
    {"TRN-0604", Usual::warning, "text text", "FIDE TRF26, 092 and 192"},
    {"TRN-0605", Usual::warning, "text", "FIDE TRF26, 192"},
    {"TRN-0701", Usual::error, "record round count"},
    {"TRN-0702", Usual::varies, "record round round"},
    {"TRN-0703", Usual::error, "record round team"},
    {"TRN-0704", Usual::error, "record round team team team"},
    {"TRN-0705", Usual::error, "round team team player opponent"},
    {"TRN-0706", Usual::error, "round team line"},
    {"TRN-0707", Usual::error, "round team count count"},
    {"TRN-0708", Usual::error, "round team team"},
    {"TRN-0709", Usual::warning, "team team round round"},
};

}

std::span<const Entry> tournament_codes() { return entries; }

}
