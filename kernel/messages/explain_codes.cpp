// What to do about single codes, where neither the message nor its family says it.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"explain.ADJ-0102.do",
     "Nothing is lost but the last command, which never ended: give it again.",
     "Yalnız yarım kalan son komut eksik, başka kayıp yok: komutu yeniden verin."},
    {"explain.ADJ-0117.do",
     "Look whether the record lies beside the right file; a corrected title does no harm.",
     "Kayıt doğru dosyanın yanında mı, bakın; turnuvanın adı düzeltildiyse sakıncası yoktur."},
    {"explain.ADJ-0203.do", "Have a new game played, and enter its result in the tournament.",
     "Yeni bir oyun oynatın ve sonucunu turnuvaya girin."},
    {"explain.ADJ-0204.do",
     "The pairing stands, although it would have been another one with this result. Nothing is "
     "paired again; the standings count the true result.",
     "Eşlendirme bu sonuçla başka olurdu, yine de geçerlidir. Yeniden eşlendirilmez; sıralamada "
     "gerçek sonuç sayılır."},
    {"explain.ADJ-0306.do", "Nothing, where there is time between the two.",
     "İkisi arasında süre varsa bir şey gerekmez."},
    {"explain.ADJ-0320.do", "Enter the dates of the rounds (record 132).",
     "Turların tarihlerini girin (132 kaydı)."},
    {"explain.ADJ-0321.do", "Enter the time control (record 222).",
     "Düşünme süresini girin (222 kaydı)."},
    {"explain.ADJ-0322.do", "Nothing; pair the next round when the games are over.",
     "Bir şey gerekmez; sonraki turu oyunlar bittiğinde eşlendirin."},
    {"explain.ADJ-0323.do",
     "Nothing; the pairing keeps to it by itself. The fewer games are open, the freer it is.",
     "Bir şey gerekmez; eşlendirme buna kendiliğinden uyar. Ne kadar az açık oyun varsa o kadar "
     "serbesttir."},
    {"explain.RTG-0116.do",
     "Take the rating of the list in force on the first day; a club's own list or last month's is "
     "the usual cause.",
     "İlk gün yürürlükte olan listedeki dereceyi yazın; genellikle geçen ayın ya da kulübün "
     "listesi "
     "kullanılmıştır."},
    {"explain.RTG-0117.do",
     "A performance far off may be true. Look at the id (brothers, sisters, namesakes) and at the "
     "results; if all is right, an override says so with a reason.",
     "Çok farklı bir performans gerçek olabilir. Numaraya (kardeş, adaş) ve sonuçlara bakın; her "
     "şey doğruysa gerekçeli bir istisna kararı yazın."},
    {"explain.CHK-0109.do", "Nothing: the rounds cannot be judged by rules that came later.",
     "Yapılacak bir şey yok: turlar, sonradan çıkan kurallarla denetlenemez."},
    {"explain.CHK-0110.do",
     "Look at the boards that `hakem check FILE` names: two who met twice were wrong by every "
     "edition.",
     "`hakem check DOSYA` çıktısındaki masalara bakın: iki kez karşılaşma her sürümde yanlıştı."},
    {"explain.CHK-0204.do",
     "Nothing has to be done; with the list that was announced in record 202 or 212 the ranks can "
     "be judged.",
     "Yapılması gereken bir şey yok; ilan edilen liste 202 ya da 212 kaydına yazılırsa sıralama "
     "denetlenebilir."},
    {"explain.CHK-0205.do",
     "Nothing has to be done; with the list that was announced in record 202 or 212 the ranks can "
     "be judged.",
     "Yapılması gereken bir şey yok; ilan edilen liste 202 ya da 212 kaydına yazılırsa sıralama "
     "denetlenebilir."},
    {"explain.CHK-0206.do",
     "Compare the rank with the standings that were put up; it may be mistyped, or the lot "
     "decided.",
     "Sırayı ilan edilen sıralamayla karşılaştırın; yanlış yazılmış ya da kurayla belirlenmiş "
     "olabilir."},
    {"explain.PAIR-0101.do",
     "Give the seed and the options with which the numbers were drawn, or correct the rounds.",
     "Numaraların çekildiği kura tohumunu ve seçenekleri verin ya da turları düzeltin."},
    {"explain.CHK-0111.do",
     "Ask the arbiter how the schedule was made: the tables are one way to a round robin, and who "
     "met whom counts. `hakem check FILE` names the boards.",
     "Fikstürün nasıl hazırlandığını hakeme sorun: tablolar döner sistemin yollarından biridir, "
     "önemli olan kimin kiminle oynadığıdır. `hakem check DOSYA` masaları gösterir."},
    {"explain.CHK-0108.do",
     "Nothing: a match is not paired by a system. `--system` pairs it all the same.",
     "Yapılacak bir şey yok: maçın turları bir sistemle eşlendirilmez. `--system` verilirse yine "
     "de eşlendirilir."},
    {"explain.RTG-0102.do",
     "A player whom the list does not have is no fault: a newcomer, or a list that is behind. Look "
     "whether the name is written as in the list.",
     "Listede olmayan oyuncu yanlış değildir: yeni oyuncu ya da geride kalmış bir liste. Adın "
     "listedeki gibi yazılıp yazılmadığına bakın."},
    {"explain.RTG-0103.do",
     "The id belongs to somebody else. Search the list by name and year of birth, and correct it.",
     "Numara bir başkasının. Listede ad ve doğum yılıyla arayıp düzeltin."},
    {"explain.RTG-0104.do",
     "Brothers and sisters are often exchanged: compare given name, sex and birth date.",
     "Kardeşler sık karıştırılır: adı, cinsiyeti ve doğum tarihini karşılaştırın."},
    {"explain.RTG-0106.do",
     "A new surname or another spelling is harmless; somebody else's name is not.",
     "Yeni soyadı ya da farklı yazım zararsızdır; başka birinin adı değildir."},
    {"explain.RTG-0119.do", "Give the list of the month in which the event started (--list).",
     "Turnuvanın başladığı ayın listesini verin (--list)."},
    {"explain.RTG-0120.do", "Write the title that the list has.", "Listedeki unvanı yazın."},
    {"explain.RTG-0121.do",
     "Look the official up in FIDE's register: a list of one kind of rating has players alone, and "
     "who is not registered as an arbiter makes the report bounce.",
     "Görevliyi FIDE kaydında arayın: yalnız bir türün (klasik, hızlı, yıldırım) listesinde ancak "
     "derecesi olan oyuncular vardır; hakem olarak kayıtlı olmayan biri yüzünden rapor geri "
     "döner."},
    {"explain.RTG-0122.do", "The id belongs to somebody else. Correct it in record 102 or 112.",
     "Numara bir başkasının. 102 ya da 112 kaydında düzeltin."},
    {"explain.RTG-0123.do", "Write the title that FIDE's register has.",
     "FIDE kaydındaki unvanı yazın."},
    {"explain.RTG-0124.do",
     "It may be so, and proves nothing. Look whether the results were entered game by game.",
     "Olabilir; tek başına bir şey kanıtlamaz. Sonuçların tek tek girilip girilmediğine bakın."},
    {"explain.RTG-0202.do",
     "Write the T.C. identity number into the licence field. It is never shown in full.",
     "T.C. kimlik numarasını lisans alanına yazın. Numara hiçbir yerde açık gösterilmez."},
    {"explain.RTG-0203.do",
     "One of the two has the other's id, or is the same player twice. Search the list by name and "
     "year of birth, and correct the id that is not the player's own.",
     "İkisinden birinde ötekinin numarası var ya da aynı oyuncu iki kez yazılmış. Listede ad ve "
     "doğum yılıyla arayıp oyuncunun olmayan numarayı düzeltin."},
    {"explain.RTG-0205.do", "A digit is wrong: copy the number again from the identity card.",
     "Bir basamak yanlış: numarayı kimlik kartından yeniden yazın."},
    {"explain.RTG-0206.do",
     "Ask the player for the birth date; newcomers cannot be rated without it.",
     "Doğum tarihini oyuncudan isteyin; yeni oyuncular onsuz hesaba katılamaz."},
    {"explain.RTG-0211.do",
     "Too little time for standard games of this field, and 60 minutes or more are no rapid: such "
     "games are not rated. Look whether records 122 and 222 tell the thinking time that was "
     "played.",
     "Süre bu katılımcılarla klasik oyuna yetmez, 60 dakika ve üstü hızlı da sayılmaz: böyle "
     "oyunlar hesaba katılmaz. 122 ve 222 kayıtlarında oynanan düşünme süresi mi yazılı, bakın."},
    {"explain.RTG-0213.do", "A report so late is rated only if the federation accepts it.",
     "Bu kadar geç gelen rapor, ancak federasyon kabul ederse hesaba katılır."},
    {"explain.RTG-0216.do",
     "The match is not rated by FIDE. If the player has a rating, write it into the file.",
     "Maç FIDE hesabına girmez. Oyuncunun ELO'su varsa dosyaya yazın."},
    {"explain.RTG-0217.do", "The games behind the end of the match count if FIDE allows it.",
     "Maçın sonucu belli olduktan sonraki oyunlar, ancak FIDE izin verirse hesaba girer."},
    {"explain.RTG-0218.do",
     "Look whether the time control is written right (record 222). With fewer than 30 moves the "
     "games are not rated as standard games.",
     "Zaman kontrolünün doğru yazılıp yazılmadığına bakın (222 kaydı). 30 hamleden azsa oyunlar "
     "klasik olarak hesaba girmez."},
    {"explain.RTG-0219.do",
     "Look whether the time control is written in seconds (record 222). Faster games are not "
     "rated.",
     "Zaman kontrolünün saniye olarak yazılıp yazılmadığına bakın (222 kaydı). Daha hızlı oyunlar "
     "hesaba girmez."},
    {"explain.RTG-0220.do",
     "Look whether the dates of the rounds are right (record 132), and write why there were so "
     "many.",
     "Turların tarihlerine bakın (132 kaydı); doğruysa neden bu kadar çok tur oynandığını yazın."},
    {"explain.RTG-0221.do",
     "Nothing is to be mended: the game counts for the event, and FIDE "
     "leaves it out.",
     "Düzeltilecek bir şey yok: oyun turnuvada geçerlidir, FIDE hesabına girmez."},
    {"explain.RTG-0222.do",
     "Write the player's own FIDE id there. A T.C. identity number belongs into the national "
     "record or the licence field, never into the field of the FIDE id.",
     "Oraya oyuncunun FIDE numarasını yazın. T.C. kimlik numarası ulusal kayda ya da lisans "
     "alanına "
     "yazılır, FIDE numarasının yerine değil."},
    {"explain.SUB-0221.do",
     "Write the name there, of officials surname, given name and title; contacts stand behind it.",
     "Oraya adı yazın; görevlilerde soyad, ad ve unvan. İletişim bilgileri adın ardına gelir."},
    {"explain.SUB-0222.do", "Write the three letters of the federation that holds the event.",
     "Turnuvayı düzenleyen federasyonun üç harfli kodunu yazın."},
    {"explain.SUB-0223.do", "Correct the first or the last day of the event.",
     "Turnuvanın ilk ya da son gününü düzeltin."},
    {"explain.SUB-0224.do",
     "Report the rounds of each kind of thinking time as an event of its own, with its own file.",
     "Her düşünme süresi türünün turlarını ayrı bir turnuva olarak, ayrı dosyayla bildirin."},
    {"explain.SUB-0225.do", "Write the player's name.", "Oyuncunun adını yazın."},
    {"explain.SUB-0228.do",
     "Write the minutes and the increment, as \"90 min + 30 sec\", or record 222 in seconds.",
     "Dakikayı ve hamle başına eklenen saniyeyi \"90 dk + 30 sn\" gibi yazın ya da 222 kaydını "
     "saniyeyle doldurun."},
    {"explain.SUB-0226.do", "Write the deputy into record 112, or leave the record out.",
     "112 kaydına başhakem yardımcısını yazın; yoksa kaydı çıkarın."},
    {"explain.SUB-0227.do",
     "Correct the id that belongs to somebody else, in record 102 or in the player's line. If the "
     "chief arbiter did play, write why.",
     "102 kaydındaki ya da oyuncunun satırındaki numaralardan yanlış olanı düzeltin. Başhakem "
     "gerçekten oynadıysa nedenini yazın."},
    {"explain.TRN-0106.do", "An arbiter may give ½-0, 0-½ or 0-0; look whether the report says so.",
     "Hakem ½-0, 0-½ ya da 0-0 verebilir; hakem raporunda yazılı mı bakın."},
    {"explain.TRN-0108.do",
     "Two players meet once in a Swiss. Look whether a result was put to the wrong board, or "
     "whether this is a double round robin.",
     "İsviçre sisteminde iki oyuncu bir kez karşılaşır. Sonuç yanlış masaya mı yazıldı, yoksa "
     "turnuva çift tur Berger mi, bakın."},
    {"explain.SUB-0101.do",
     "Write surname and given name as on the identity card, with a comma between.",
     "Soyadı ve adı kimlikteki gibi, arada virgülle yazın."},
    {"explain.SUB-0105.do",
     "Enter the result; a game that nobody played is a forfeit (+ and -), not an empty cell.",
     "Sonucu girin; oynanmayan oyun boş bırakılmaz, hükmen sonuçtur (+ ve -)."},
    {"explain.SUB-0113.do",
     "Write U for the bye of an odd field; F is a full point that was granted on request.",
     "Tek kalan oyuncunun bayı U yazılır; F, istek üzerine verilen tam puandır."},
    {"explain.SUB-0114.do",
     "Ask the newcomer for the birth date. Counts only where the profile gives it a weight.",
     "Doğum tarihini yeni oyuncudan isteyin. Yalnız profilin ağırlık verdiği yerde geçerlidir."},
    {"explain.SUB-0115.do",
     "Write + and - where nobody played, or the colours of a game that was played. Counts only "
     "where the profile gives it a weight.",
     "Oynanmayan oyuna + ve -, oynanan oyuna renkleri yazın. Yalnız profilin ağırlık verdiği yerde "
     "geçerlidir."},
    {"explain.SUB-0206.do",
     "If it is one player, take one of the two out and give the results to the other; namesakes "
     "are told apart by birth date and FIDE id.",
     "Aynı oyuncuysa birini çıkarıp sonuçları ötekine yazın; adaşlar doğum tarihi ve FIDE "
     "numarasıyla ayrılır."},
    {"explain.SUB-0209.do",
     "Hand the file in after the last round; if fewer rounds were played, correct record 142.",
     "Dosyayı son turdan sonra gönderin; daha az tur oynandıysa 142 kaydını düzeltin."},
    {"explain.SUB-0211.do",
     "Look the UKD up in the list in force. The floor is reconstructed, not read in the "
     "federation's procedure.",
     "UKD'yi yürürlükteki listeden alın. Alt sınır federasyonun prosedüründen alınmamış, yeniden "
     "kurulmuştur."},
    {"explain.SUB-0212.do", "Nothing has to be mended; the present code is the one in the list.",
     "Düzeltmek zorunlu değil; listede şimdiki kod bulunur."},
    {"explain.PLN-0102.do",
     "Move a round to another day. Of an event for ELO say so in the schedule (\"ratedBy\": "
     "\"fide\"); of rapid and blitz the rule decides nothing.",
     "Bir turu başka güne alın. ELO turnuvasıysa programda belirtin (\"ratedBy\": \"fide\"); hızlı "
     "ve yıldırımda kural yalnız bilgi verir."},
    {"explain.PLN-0109.do",
     "Move a round to another day; the rule is about the strongest player. Of rapid and blitz it "
     "decides nothing.",
     "Bir turu başka güne alın; kural en güçlü oyuncuyla ilgilidir. Hızlı ve yıldırımda yalnız "
     "bilgi verir."},
    {"explain.PLN-0101.do", "Give the starts of the rounds with --plan; move the later round.",
     "Tur saatlerini --plan ile verin; sonraki turu ileri alın."},
    {"explain.PLN-0105.do",
     "The table is what is expected, not what is required; the event rules may say otherwise.",
     "Tablo zorunlu değil, beklenen düzeni gösterir; yönerge başka türlü diyebilir."},
    {"explain.PLN-0104.do", "Cancel the category, or merge it with the next one, before round 1.",
     "Kategoriyi 1. turdan önce iptal edin ya da bir sonrakiyle birleştirin."},
};

const hakem::MessageTable table{messages};

}
