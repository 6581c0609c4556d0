#pragma once
/// The codes that every program must have (FIDE's list MTB26), and ours beside them.

#include <string>
#include <string_view>
#include <vector>

namespace hakem::test::plain {

/// "BH" with "/C1" and so on: each with each of the endings.
inline void add(std::vector<std::string>& list, const std::vector<std::string>& stems,
                const std::vector<std::string>& endings) {
    for (const auto& stem : stems)
        for (const auto& ending : endings) list.push_back(stem + ending);
}

/// Codes of players in MTB26.
inline std::vector<std::string> mandatory_of_players() {
    std::vector<std::string> list{"DE",     "DE/P", "WIN",    "WON",    "BPG",    "BWG",
                                  "REP",    "STD",  "TPN",    "TPN/R",  "RTNG",   "RTNG/R",
                                  "KS",     "AOB",  "AOB/F",  "KS/L+1", "KS/L-1", "KS/L+2",
                                  "KS/L-2", "ARO",  "ARO/C1", "ARO/C2", "ARO/M1", "ARO/M2",
                                  "TPR",    "PTP",  "APRO",   "APPO"};
    add(list, {"PS"}, {"", "/C1", "/C2"});
    add(list, {"BH", "FB"},
        {"", "/C1", "/C2", "/M1", "/M2", "/P", "/C1/P", "/C2/P", "/M1/P", "/M2/P"});
    add(list, {"SB"}, {"", "/C1", "/C2", "/P", "/C1/P", "/C2/P"});
    return list;
}

/// Codes of teams in MTB26.
inline std::vector<std::string> mandatory_of_teams() {
    std::vector<std::string> list{"WIN:MP", "WON:MP", "EDE", "BC", "TBR", "BBE", "MPvGP"};
    add(list, {"PS:MP", "PS:GP"}, {"", "/C1", "/C2"});
    add(list, {"KS:MP", "KS:GP"}, {"", "/L+1", "/L-1"});
    add(list, {"BH:MP", "BH:GP", "FB:MP", "FB:GP"},
        {"", "/C1", "/C2", "/M1", "/M2", "/P", "/C1/P", "/C2/P", "/M1/P", "/M2/P"});
    add(list, {"AOB:MP", "AOB:GP"}, {"", "/F"});
    add(list, {"EMMSB", "EMGSB", "EGMSB", "EGGSB"}, {"", "/C1", "/C2", "/P", "/C1/P", "/C2/P"});
    add(list, {"EDET", "EDEB", "EDEBT", "EDEBB"}, {"", "/P"});
    add(list, {"EDE"}, {"/P"});
    add(list, {"SSSC"}, {"", "/F", "/P", "/K2", "/K3/P/F"});
    return list;
}

/// Ours beside them, of players.
inline std::vector<std::string> others_of_players() {
    return {"ARO/U1400",  "ARO/C1/U1400", "TPR/U1400", "PTP/U1400",   "APRO/U1400", "APPO/U1400",
            "RTNG/U1400", "KADEMELI",     "BUCHHOLZ",  "KADEMELI/C1", "BUCHHOLZ/B", "MEDIAN",
            "MEDIAN/M2",  "MEDIAN/B",     "SONNEBORN", "SONNEBORN/B", "SOLKOFF",    "MODMEDIAN",
            "USMEDIAN",   "CUMULATIVE",   "SOB"};
}

/// Ours beside them, of teams.
inline std::vector<std::string> others_of_teams() {
    return {"WIN", "WON", "WIN:GP", "STD",       "STD:MP",   "STD:GP", "REP", "DE",    "DE/P",
            "TPN", "SB",  "SB/C1",  "KADEMELI",  "BUCHHOLZ", "TAKIM",  "BH",  "FB/C1", "AOB",
            "KS",  "PS",  "MEDIAN", "SONNEBORN", "BH/P",     "AOB/F",  "SB/P"};
}

}
