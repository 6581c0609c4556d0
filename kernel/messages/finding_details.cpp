// What letters say below a finding: the boards that differ, the cause.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"detail.in-round", "round {0}:", "{0}. tur:"},
    {"detail.follows", "players of round {0}, which differs too, are in it: that one first",
     "farklı olan {0}. turun oyuncuları bu turda da var: önce o tura bakın"},
    {"detail.reversed",
     "board {0}: played {1} {2} – {3} {4}, expected {3} {4} – {1} {2} (colours reversed)",
     "{0}. masa: oynanan {1} {2} – {3} {4}, beklenen {3} {4} – {1} {2} (renkler ters)"},
    {"detail.played", "played on board {0}: {1} {2} – {3} {4}",
     "{0}. masada oynanan: {1} {2} – {3} {4}"},
    {"detail.expected", "expected on board {0}: {1} {2} – {3} {4}",
     "{0}. masada beklenen: {1} {2} – {3} {4}"},
    {"detail.played-bye", "bye in the file: {0} {1}", "dosyadaki bay: {0} {1}"},
    {"detail.expected-bye", "bye expected: {0} {1}", "beklenen bay: {0} {1}"},
    {"detail.more-boards", "and {0} more (boards)", "ve {0} masa daha"},
    {"detail.more-faults", "and {0} more (reasons)", "ve {0} gerekçe daha"},
    {"detail.cut",
     "the players end in line {0}, {1} are missing, and others have games against them: the file "
     "seems to break off there; send it whole",
     "oyuncular {0}. satırda bitiyor, {1} oyuncu eksik, ama başkalarının onlarla oyunu var: dosya "
     "orada kesilmiş görünüyor; dosyayı eksiksiz gönderin"},
    {"detail.numbers-cut",
     "the national records end with player {0} (line {1}): the file seems to break off there; "
     "send it whole",
     "ulusal kayıtlar {0} numaralı oyuncuda bitiyor ({1}. satır): dosya orada kesilmiş "
     "görünüyor; dosyayı eksiksiz gönderin"},
    {"detail.year",
     "all rounds are in {0}, the dates of the event (042, 052) in {1}: look at those first",
     "turların tümü {0} yılında, turnuvanın tarihleri (042, 052) ise {1} yılında: önce bunlara "
     "bakın"},
    {"detail.in-no-team",
     "has a game in round {0}, but is in no list of a team (310): a team lacks these points",
     "{0}. turda oyunu var, ama hiçbir takım listesinde (310) yok: bir takımın puanları bu yüzden "
     "eksik"},

    {"letter.cause", "Likely cause:", "Olası neden:"},
    {"letter.place-more", "… and 1 more place", "… ve 1 yerde daha"},
    {"letter.places-more", "… and {0} more places", "… ve {0} yerde daha"},

    {"office.section-details", "Boards and likely causes", "Masalar ve olası nedenler"},
    {"office.more-details", "{0} more files have such findings; their letters tell them.",
     "{0} dosyada daha böyle bulgular var; yazılarında belirtilir."},
};

const hakem::MessageTable table{messages};

}
