// Codes: adjourned games, their record, their calendar.

#include "judging/catalogue_tables.hpp"

namespace hakem::judging {

namespace {

constexpr Entry entries[] = {
    {"ADJ-0101", Usual::error},
    {"ADJ-0102", Usual::warning},
    {"ADJ-0103", Usual::error, "what"},
    {"ADJ-0104", Usual::error, "limit"},
    {"ADJ-0105", Usual::error, "text"},
    {"ADJ-0106", Usual::error},
    {"ADJ-0107", Usual::error},
    {"ADJ-0108", Usual::error, "text"},
    {"ADJ-0109", Usual::error, "key"},
    {"ADJ-0110", Usual::error, "key expected"},
    {"ADJ-0111", Usual::warning, "key"},
    {"ADJ-0112", Usual::error, "key limit limit"},
    {"ADJ-0113", Usual::error, "key limit"},
    {"ADJ-0114", Usual::error},
    {"ADJ-0115", Usual::error, "happening article reason", "FIDE Laws of Chess, Guidelines I"},
    {"ADJ-0116", Usual::error, "round player opponent"},
    {"ADJ-0117", Usual::warning, "text text"},
    {"ADJ-0118", Usual::error, "count count"},
    {"ADJ-0201", Usual::note, "round player opponent record happening moment"},
    {"ADJ-0202", Usual::note, "round player opponent record happening moment result"},
    {"ADJ-0203", Usual::note, "round player opponent record happening moment",
     "FIDE Laws of Chess, Guidelines I.12.2"},
    {"ADJ-0204", Usual::warning, "round player opponent record happening moment result round"},
    {"ADJ-0205", Usual::error, "round player opponent record happening moment result result"},
    {"ADJ-0206", Usual::error, "round player opponent record happening moment"},
    {"ADJ-0207", Usual::error, "round player opponent record happening moment"},
    {"ADJ-0208", Usual::error, "round player opponent record happening moment result"},
    {"ADJ-0209", Usual::note, "round player opponent record happening moment round"},
    {"ADJ-0210", Usual::note, "round player opponent record happening moment result",
     "FIDE Laws of Chess, Guidelines I"},
    {"ADJ-0301", Usual::error, "round name name moment moment"},
    {"ADJ-0302", Usual::error, "round name name round moment"},
    {"ADJ-0303", Usual::warning, "round name name round moment"},
    {"ADJ-0304", Usual::error, "round name name name round moment moment"},
    {"ADJ-0305", Usual::warning, "round name name name round moment moment"},
    {"ADJ-0306", Usual::note, "round name name name round moment"},
    {"ADJ-0307", Usual::warning, "name date hours hours", "FIDE B.02"},
    {"ADJ-0308", Usual::error, "round name name round date moment", "Regulation 22.1"},
    {"ADJ-0309", Usual::warning, "round name name", "Regulation 22.1"},
    {"ADJ-0310", Usual::warning, "round name name round date moment", "Regulation 22.1"},
    {"ADJ-0311", Usual::error, "round name name round", "Regulation 22.1"},
    {"ADJ-0312", Usual::error, "round name name round"},
    {"ADJ-0313", Usual::warning, "round name name round date moment"},
    {"ADJ-0314", Usual::error, "round name name round date moment"},
    {"ADJ-0315", Usual::error, "round name name name round round", "Regulation 22.1"},
    {"ADJ-0316", Usual::warning, "round name name date date"},
    {"ADJ-0317", Usual::warning, "round name name date"},
    {"ADJ-0318", Usual::warning, "date date"},
    {"ADJ-0319", Usual::warning, "round name name moment moment"},
    {"ADJ-0320", Usual::note},
    {"ADJ-0321", Usual::note},
    {"ADJ-0322", Usual::note, "round count", "Regulation 22.1"},
    {"ADJ-0323", Usual::note, "round", "Regulation 22.1"},
    {"ADJ-0324", Usual::warning, "moment date date"},
};

}

std::span<const Entry> adjournment_codes() { return entries; }

}
