#include "judging/federations.hpp"

namespace hakem::judging {

namespace {

/// FIDE's codes, blanks between; they are not those of the Olympic committee or of ISO.
constexpr std::string_view members =
    "AFG ALB ALG AND ANG ANT ARG ARM ARU AUS AUT AZE BAH BAN BAR BDI BEL BER BHU BIH BIZ BLR BOL "
    "BOT BRA BRN BRU BUL BUR CAF CAM CAN CAY CGO CHA CHI CHN CIV CMR COD COL COM CPV CRC CRO CUB "
    "CUR CYP CZE DEN DJI DMA DOM ECU EGY ENG ERI ESA ESP EST ETH FAI FIJ FIN FRA GAB GAM GCI "
    "GEO GEQ GER GHA GRE GRL GRN GUA GUI GUM GUY HAI HKG HON HUN INA IND IOM IRI IRL IRQ ISL ISR "
    "ISV ITA IVB JAM JCI JOR JPN KAZ KEN KGZ KIR KOR KOS KSA KUW LAO LAT LBA LBN LBR LCA LES "
    "LIE LTU LUX MAC MAD MAR MAS MAW MDA MDV MEX MGL MHL MKD MLI MLT MNC MNE MOZ MRI MTN MYA NAM "
    "NCA NCL NED NEP NGR NIG NOR NRU NZL OMA PAK PAN PAR PER PHI PLE PLW PNG POL POR PUR QAT "
    "ROU RSA RUS RWA SCO SEN SEY SGP SKN SLE SLO SMR SOL SOM SRB SRI SSD STP SUD SUI SUR SVK "
    "SWE SWZ SYR TAN TGA THA TJK TKM TLS TOG TPE TTO TUN TUR UAE UGA UKR URU USA UZB VAN VEN "
    "VIE VIN WLS YEM ZAM ZIM";

/// Of federations that are no more.
constexpr std::string_view former = "AHO CSR FRG GDR SCG TCH URS YUG";

/// Of federations that have another code since: then, now.
constexpr std::string_view renamed = "LIB LBN ROM ROU SIN SGP TRI TTO";

/// Players without a federation, and those under FIDE's flag.
constexpr std::string_view of_none = "FID NON XXX";

bool has(std::string_view codes, std::string_view code) {
    for (std::size_t i = 0; i < codes.size(); i += 4)
        if (codes.substr(i, 3) == code) return true;
    return false;
}

}

bool is_federation_code(std::string_view code) {
    return has(members, code) || has(former, code) || has(of_none, code) ||
           !present_code(code).empty();
}

std::string_view present_code(std::string_view code) {
    for (std::size_t i = 0; i < renamed.size(); i += 8)
        if (renamed.substr(i, 3) == code) return renamed.substr(i + 4, 3);
    return {};
}

}
