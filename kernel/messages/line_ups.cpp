// Checks of team events by the federation's regulation: lists, line-ups, colours, short teams.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"info.list-tolerance", "lists of teams", "takım listeleri"},
    {"info.list-tolerance-points", "up to {0} points of UKD out of order (24.2)",
     "sırada en çok {0} UKD puanı sapma (24.2)"},

    {"diagnostic.TRN-0501",
     "team {0}: player {1} (UKD {2}) stands in the list above player {3} (UKD {4}); the difference "
     "is {5}, allowed is at most {6} (regulation 24.2, XXL): put {3} above {1} or correct the UKD",
     "{0}. takım: {1} numaralı oyuncu (UKD {2}) listede {3} numaralının (UKD {4}) üzerinde yer "
     "alıyor; fark {5}, en çok {6} olabilir (yönetmelik 24.2, XXL): {3} numaralıyı {1} numaralının "
     "üzerine alın ya da UKD'yi düzeltin"},
    {"diagnostic.TRN-0502",
     "team {0}: player {1} has no UKD and stands in the list above player {2} (UKD {3}); expected "
     "is a place below all who have one (regulation 24.2): put {1} there or add his or her UKD",
     "{0}. takım: UKD'si olmayan {1} numaralı oyuncu listede {2} numaralının (UKD {3}) üzerinde "
     "yer alıyor; UKD'li oyuncuların altında olması beklenir (yönetmelik 24.2): {1} numaralıyı "
     "aşağı alın ya da UKD'sini ekleyin"},
    {"diagnostic.TRN-0503",
     "round {0}: player {1} of team {2} plays on board {3}, and {4}, who stands above in the list, "
     "on board {5}; nobody plays on a higher board than a player above him or her (regulation "
     "24.3): correct the line-up (300) or the list (310)",
     "{0}. tur: {2}. takımdan {1} numaralı oyuncu {3}. masada, listede onun üzerinde yer alan {4} "
     "numaralı {5}. masada; bir oyuncu listede üzerinde yer alandan daha yüksek bir masada maça "
     "çıkamaz (yönetmelik 24.3): dizilişi (300) ya da listeyi (310) düzeltin"},
    {"diagnostic.TRN-0504",
     "round {0}: the boards of teams {1} and {2} cross: {3}-{4} and {5}-{6} cannot both be in the "
     "order of the lists, and the file does not tell which team left it (regulation 24.3): correct "
     "an opponent or a list, or add the line-up (300) of the team that did",
     "{0}. tur: {1}. ile {2}. takımın masaları çaprazlaşıyor: {3}-{4} ile {5}-{6} maçlarının ikisi "
     "birden listelerin sırasına uyamaz, hangi takımın uymadığı dosyadan anlaşılmıyor (yönetmelik "
     "24.3): bir rakibi ya da listeyi düzeltin, uymayan takımın dizilişini (300) ekleyin"},
    {"diagnostic.TRN-0505",
     "round {0}: the line-up of team {2} has player {1} on board {3}, who is not in its list; "
     "expected are players of the list (regulation 24.3): correct the line-up or the list",
     "{0}. tur: {2}. takımın dizilişinde {3}. masada {1} numaralı oyuncu var, ama takımın "
     "listesinde yok; listedeki oyuncular beklenir (yönetmelik 24.3): dizilişi ya da listeyi "
     "düzeltin"},
    {"diagnostic.TRN-0506",
     "round {0}: the line-up of team {2} has player {1} twice, again on board {3}; expected is one "
     "board a player: correct the line-up, an empty board is written 0000",
     "{0}. tur: {2}. takımın dizilişinde {1} numaralı oyuncu iki kez var, yeniden {3}. masada; bir "
     "oyuncu tek masada olur: dizilişi düzeltin, boş masa 0000 yazılır"},
    {"diagnostic.TRN-0507",
     "round {0}: player {1} of team {2} meets {3} of team {4}, but the match of team {2} is "
     "against team {5} (0 = none); correct the opponent or the list of a team",
     "{0}. tur: {2}. takımdan {1} numaralı oyuncunun rakibi {4}. takımdan {3} numaralı, oysa {2}. "
     "takımın maçı {5}. takımla (0 = yok); rakibi ya da bir takımın listesini düzeltin"},
    {"diagnostic.TRN-0508",
     "round {0}: the match of teams {1} and {2} has {3} boards, expected are {4} (352); correct a "
     "result or the colours of the boards (352)",
     "{0}. tur: {1}. ile {2}. takımın maçında {3} masa var, {4} masa beklenir (352); bir sonucu ya "
     "da masa renklerini (352) düzeltin"},
    {"diagnostic.TRN-0509",
     "round {0}: team {1} is one player short against team {2}; that is the one match in which it "
     "may be (regulation 23.2a)",
     "{0}. tur: {1}. takım {2}. takıma karşı bir eksikle çıktı; bir takım ancak bir karşılaşmaya "
     "bir eksikle çıkabilir, o da budur (yönetmelik 23.2a)"},
    {"diagnostic.TRN-0510",
     "round {0}: team {1} is one player short against team {2}, as in round {3} already, and once "
     "is allowed (regulation 23.2a): the match is lost by absence, team {2} gets a point for every "
     "board; where the board was not empty, correct it",
     "{0}. tur: {1}. takım {2}. takıma karşı bir eksikle çıktı, {3}. turda da öyleydi, oysa bir "
     "kez olabilir (yönetmelik 23.2a): karşılaşma hükmen kayıptır, {2}. takım her masa için bir "
     "puan alır; masa boş değildiyse düzeltin"},
    {"diagnostic.TRN-0511",
     "round {0}: team {1} is {3} players short against team {2}, and at most one is allowed "
     "(regulation 23.2b): the match is lost by absence, team {2} gets a point for every board; "
     "where the boards were not empty, correct them",
     "{0}. tur: {1}. takım {2}. takıma karşı {3} eksikle çıktı, oysa birden fazla eksikle "
     "çıkılamaz (yönetmelik 23.2b): karşılaşma hükmen kayıptır, {2}. takım her masa için bir puan "
     "alır; masalar boş değildiyse düzeltin"},
    {"diagnostic.TRN-0512",
     "round {0}: the colours in the match of teams {1} and {2} do not alternate from board 1 down: "
     "board {3} (player {4}) and board {5} (player {6}) do not fit (regulation {7}); correct a "
     "colour or the line-up (300)",
     "{0}. tur: {1}. ile {2}. takımın maçında renkler birinci masadan aşağıya doğru sırayla "
     "değişmiyor: {3}. masa ({4} numaralı) ile {5}. masa ({6} numaralı) uyuşmuyor (yönetmelik "
     "{7}); bir rengi ya da dizilişi (300) düzeltin"},
    {"diagnostic.TRN-0513",
     "the colours of the boards '{0}' do not alternate: boards {1} and {2} have the same "
     "(regulation {3}); expected is WBWB or BWBW, as many letters as boards",
     "masaların renkleri '{0}' sırayla değişmiyor: {1}. ve {2}. masanın rengi aynı (yönetmelik "
     "{3}); masa sayısı kadar harfle WBWB ya da BWBW beklenir"},
    {"diagnostic.TRN-0514",
     "team {0} has {1} players in its list, but a match has {2} boards; expected are at least as "
     "many players as boards (regulation 24.1): complete the list",
     "{0}. takımın listesinde {1} oyuncu var, maç ise {2} masalı; en az masa sayısı kadar asli "
     "oyuncu beklenir (yönetmelik 24.1): listeyi tamamlayın"},
    {"diagnostic.TRN-0515",
     "team {0} has {1} points of its boards in the file, but its matches make {2} (regulation "
     "{3}); correct the points or a result",
     "{0}. takımın dosyadaki puanı {1}, karşılaşmalarından sayılan {2} (yönetmelik {3}); puanı ya "
     "da bir sonucu düzeltin"},
    {"diagnostic.TRN-0516",
     "round {0}: player {1} of team {2} has board {3} in its line-up, but the opponent {4} does "
     "not have that board in the line-up of team {5}; correct one of the line-ups or the opponent",
     "{0}. tur: {2}. takımın dizilişinde {1} numaralı oyuncu {3}. masada, oysa rakibi {4} numaralı "
     "{5}. takımın dizilişinde o masada değil; dizilişlerden birini ya da rakibi düzeltin"},
    {"diagnostic.TRN-0517",
     "round {0}: team {1} is one player short against team {2}, as in round {3} already, and once "
     "is allowed (regulation 23.2a); team {2} did not come as it should either: both lose by "
     "absence, neither gets points",
     "{0}. tur: {1}. takım {2}. takıma karşı bir eksikle çıktı, {3}. turda da öyleydi, oysa bir "
     "kez olabilir (yönetmelik 23.2a); {2}. takım da gerektiği gibi çıkmadı: ikisi de hükmen "
     "kaybeder, ikisi de puan almaz"},
    {"diagnostic.TRN-0518",
     "round {0}: team {1} is {3} players short against team {2}, and at most one is allowed "
     "(regulation 23.2b); team {2} did not come as it should either: both lose by absence, neither "
     "gets points",
     "{0}. tur: {1}. takım {2}. takıma karşı {3} eksikle çıktı, oysa birden fazla eksikle "
     "çıkılamaz (yönetmelik 23.2b); {2}. takım da gerektiği gibi çıkmadı: ikisi de hükmen "
     "kaybeder, ikisi de puan almaz"},

    {"diagnostic.TRN-0701",
     "record {0}: the event has no round {1}; expected is a round from 1 to {2}: correct the round "
     "or remove the record",
     "{0} kaydı: turnuvanın {1}. turu yok; 1 ile {2} arasında bir tur beklenir: turu düzeltin ya "
     "da "
     "kaydı silin"},
    {"diagnostic.TRN-0702",
     "record {0}: round {1} is not paired yet (the last one is round {2}), so the record has no "
     "effect; correct the round or remove the record: who will not come is told with 240 or "
     "--absent, and the bye is given by the pairing",
     "{0} kaydı: {1}. tur henüz eşlenmedi (son eşlenen {2}. tur), kaydın etkisi yok; turu düzeltin "
     "ya da kaydı silin: gelmeyecek olan 240 ya da --absent ile bildirilir, tur atlayanı "
     "eşlendirme "
     "belirler"},
    {"diagnostic.TRN-0703",
     "record {0}: round {1}: team {2} against itself; expected are two teams, correct one of them",
     "{0} kaydı: {1}. tur: {2}. takımın rakibi kendisi; iki ayrı takım beklenir, birini düzeltin"},
    {"diagnostic.TRN-0704",
     "record {0}: round {1}: team {2} against team {3}, but its players meet team {4}, and "
     "that counts; correct the team, the round or the opponents of the players",
     "{0} kaydı: {1}. tur: {2}. takımın rakibi {3}. takım, oysa oyuncuları {4}. takımla eşlenmiş, "
     "geçerli olan bu; takımı, turu ya da oyuncuların rakiplerini düzeltin"},
    {"diagnostic.TRN-0705",
     "record 330: round {0}: the match of teams {1} and {2} was not played by this record, but {3} "
     "and {4} have a game in it, and that counts; remove the record or correct the results (not "
     "played: + and -)",
     "330 kaydı: {0}. tur: bu kayda göre {1}. ile {2}. takımın karşılaşması oynanmamış, oysa {3} "
     "ile {4} numaralının o karşılaşmada oyunu var, geçerli olan bu; kaydı silin ya da sonuçları "
     "düzeltin (oynanmayan: + ve -)"},
    {"diagnostic.TRN-0706",
     "record 330: round {0}: team {1} has a match in line {2} already; expected is one match a "
     "round: remove one of the records or correct it",
     "330 kaydı: {0}. tur: {1}. takımın {2}. satırda bir karşılaşması var; bir turda tek "
     "karşılaşma "
     "beklenir: kayıtlardan birini silin ya da düzeltin"},
    {"diagnostic.TRN-0707",
     "record 300: round {0}: the line-up of team {1} has {2} boards, a match has {3}; expected is "
     "a number for each board: add the missing ones, an empty board is written 0000",
     "300 kaydı: {0}. tur: {1}. takımın dizilişinde {2} masa var, karşılaşma {3} masalı; her masa "
     "için bir numara beklenir: eksikleri ekleyin, boş masa 0000 yazılır"},
    {"diagnostic.TRN-0708",
     "record 320: round {0}: team {1} has the bye by this record, but it meets team {2}; correct "
     "the team or write 000 for a round without a bye",
     "320 kaydı: {0}. tur: bu kayda göre {1}. takım tur atlıyor, oysa {2}. takımla eşlenmiş; "
     "takımı "
     "düzeltin ya da tur atlayanın olmadığı tura 000 yazın"},
    {"diagnostic.TRN-0709",
     "teams {0} and {1} meet again: rounds {2} and {3}; in this system two teams meet once "
     "(a double round robin says so in 092 or 192)",
     "{0}. ile {1}. takım yeniden eşlenmiş: {2}. ve {3}. tur; bu sistemde iki takım bir kez "
     "karşılaşır (ikili döner ise 092 ya da 192 kaydında yazılır)"},
};
const hakem::MessageTable table{messages};

}
