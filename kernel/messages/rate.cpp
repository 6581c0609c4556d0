// Texts of `hakem rate`: events, periods, new lists.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message words[] = {
    {"cli.rate", "rate events and make the new list, every digit explained",
     "turnuvaların kuvvet derecesi hesabını yap, yeni listeyi çıkar, her rakamı açıkla"},
    {"cli.rate-system", "rating system: ukd, fide", "kuvvet derecesi sistemi: ukd, fide"},
    {"cli.rate-list",
     "rating list in force; without it that of the last closed period of the state, else the "
     "files' own ratings",
     "yürürlükteki liste; verilmezse durum klasöründe son kapatılan dönemin listesi, o da yoksa "
     "dosyaların kendi dereceleri"},
    {"cli.rate-period", "month of the new list: 2026-11", "yeni listenin ayı: 2026-11"},
    {"cli.rate-state", "state folder: events, archive and lists from period to period",
     "durum klasörü: dönemden döneme turnuvalar, arşiv ve listeler"},
    {"cli.rate-close", "end the period: its list is the next one's beginning",
     "dönemi kapat: listesi sonraki dönemin başlangıcı olur"},
    {"cli.rate-time-class", "rated as standard, rapid or blitz",
     "klasik, hızlı ya da yıldırım olarak hesapla"},
    {"cli.rate-switch", "another number than the rule's: cap=400 (can be repeated)",
     "kuraldakinden başka bir değer: cap=400 (birden çok kez verilebilir)"},
    {"cli.rate-replaces", "the file corrects this counted event (id or path)",
     "dosya, sayılmış şu turnuvanın düzeltmesidir (kimlik ya da dosya yolu)"},
    {"cli.rate-apart", "events that look like counted ones are events of their own",
     "sayılmış turnuvalara benzeyenler ayrı turnuvadır"},
    {"cli.rate-norms", "title norms as well (FIDE B.01), each requirement met or not",
     "unvan normlarını da göster (FIDE B.01), her koşul sağlanmış ya da sağlanmamış olarak"},
    {"error.rate-norms", "--norms needs --system fide", "--norms, --system fide ister"},
    {"period.ratings-differ",
     "{0}: without a list the events give different old ratings ({1} and {2}); the first counts",
     "{0}: liste olmadığından turnuvalardaki eski dereceler farklı ({1} ve {2}); ilki geçerli"},
    {"cli.rate-preview", "show all and write nothing", "hepsini göster, hiçbir şey yazma"},
    {"cli.rate-why", "why a player's rating is what it is: a number, an id or part of a name",
     "bir oyuncunun derecesi neden böyle: sıra no, FIDE no ya da adının bir parçası"},
    {"cli.rate-diff", "compare two runs, person by person", "iki hesabı kişi kişi karşılaştır"},
    {"cli.rate-diff-before", "first run: its output folder or JSON",
     "birinci hesap: çıktı klasörü ya da JSON dosyası"},
    {"cli.rate-diff-after", "second run", "ikinci hesap"},

    {"error.rate-system", "which rating system? --system ukd or --system fide",
     "hangi kuvvet derecesi sistemi? --system ukd ya da --system fide"},
    {"error.rate-no-file", "no file is given", "dosya verilmedi"},
    {"error.rate-switch", "'{0}': a switch is written name=value",
     "'{0}': ayar ad=değer biçiminde yazılır"},
    {"error.rate-close", "--close needs --state", "--close için --state gerekir"},
    {"error.rate-replaces", "--replaces takes one file, and --state",
     "--replaces tek dosya ve --state ile kullanılır"},
    {"error.rate-needs-folder", "{0} of several events needs a folder: --out DIR",
     "birden çok turnuvanın {0} çıktısı için klasör gerekir: --out KLASÖR"},
    {"error.rate-list-of-another", "{0}: this is {1}; the rating system needs the other kind",
     "{0}: bu, {1}; seçilen sistem öbür türden liste ister"},
    {"error.rate-list-damaged",
     "{0}: the list has errors, so the period was not begun; correct them and give the whole list",
     "{0}: listede hatalar var, dönem başlatılmadı; düzeltip listenin tamamını verin"},
    {"error.rate-list-empty", "{0}: nobody is in the list, so the period was not begun",
     "{0}: listede kimse yok, dönem başlatılmadı"},
    {"rate.fide-list", "a list without national ratings", "ulusal derecesi olmayan bir liste"},
    {"rate.national-list", "a list of national ratings", "ulusal kuvvet derecesi listesi"},
    {"error.rate-why-nobody", "nobody is meant by '{0}': no such number, id or name",
     "'{0}' ile kimse bulunamadı: böyle bir numara ya da ad yok"},
    {"error.period-label", "'{0}' is no period; it is written 2026-11",
     "'{0}' dönem değil; 2026-11 biçiminde yazılır"},
    {"error.period-missing", "which period? no one is open; --period 2026-11",
     "hangi dönem? açık dönem yok; --period 2026-11"},
    {"error.period-open", "{0} cannot begin: {1} is still open; end it with --period {1} --close",
     "{0} başlayamaz: {1} hâlâ açık; --period {1} --close ile kapatın"},
    {"error.period-behind", "{0} cannot begin: {1} is closed already",
     "{0} başlayamaz: daha sonraki {1} kapatılmış"},
    {"error.period-begun-otherwise",
     "{0} was begun with {1}, this is {2} (- = no list); give the same --list and switches again",
     "{0} dönemi {1} ile başlamış, bu ise {2} (- = liste verilmemiş); aynı --list ve --switch "
     "değerlerini yeniden verin"},
    {"error.state-damaged", "{0}: the state is damaged: {1}; take the folder back from a copy",
     "{0}: durum bozulmuş: {1}; klasörü yedekten geri yükleyin"},
    {"error.state-not-ours",
     "{0}: other files are here and no state.json, so this is no state folder; give an empty or a "
     "new folder",
     "{0}: burada başka dosyalar var, state.json yok; bu bir durum klasörü değil; boş ya da yeni "
     "bir klasör verin"},
    {"error.state-no-folder", "{0}: this is no folder; give one to --state",
     "{0}: bu bir klasör değil; --state için klasör verin"},
    {"error.state-no-file",
     "{0}: this is a link or a special file, which a state never has; remove it, or take the "
     "folder "
     "back from a copy",
     "{0}: bu bir bağlantı ya da özel dosya, durum klasöründe böyle bir şey olmaz; silin ya da "
     "klasörü yedekten geri yükleyin"},
    {"error.state-writable-for-all",
     "{0}: everybody may write here, so the state cannot be trusted; check it and chmod o-w",
     "{0}: buraya herkes yazabiliyor, duruma güvenilemez; denetleyip chmod o-w ile kapatın"},
    {"error.state-too-large",
     "{0}: larger than a state ever is, so not read; take the folder back from a copy",
     "{0}: bir durum dosyasının olamayacağı kadar büyük, okunmadı; klasörü yedekten geri yükleyin"},
    {"error.state-of-another-version",
     "{0}: the state is {1}, this hakem knows {2}; use the hakem that made it, or a newer one",
     "{0}: durum {1} biçiminde, bu hakem {2} biçimini bilir; onu yazan hakemi ya da daha yenisini "
     "kullanın"},
    {"error.state-busy", "{0}: another hakem is at work in this folder",
     "{0}: bu klasörde başka bir hakem çalışıyor"},
    {"error.state-of-another", "{0} is the state of {1}, not of {2}",
     "{0}, {1} için tutulan durum; {2} için değil"},
    {"error.replaces-unknown", "no counted event is '{0}'", "'{0}' diye sayılmış bir turnuva yok"},
    {"error.replaces-several", "'{0}' means several counted events; give the id",
     "'{0}' birden çok turnuvaya uyuyor; kimliğini verin"},
    {"error.rate-diff-input",
     "{0}: no output of `hakem rate` in JSON is there; make it with --to json",
     "{0}: burada `hakem rate` JSON çıktısı yok; --to json ile üretin"},

    {"state.checksum", "the checksum does not fit", "sağlama toplamı tutmuyor"},
    {"state.record", "the record cannot be read", "kayıt okunamıyor"},
    {"state.missing", "it is missing", "eksik"},
    {"state.other-lines", "lines were added or taken away after the period was closed",
     "dönem kapatıldıktan sonra satır eklenmiş ya da silinmiş"},
    {"state.no-event", "the event that this one corrects is missing",
     "bunun düzelttiği turnuva eksik"},
    {"state.lost-lines", "lines that were counted are gone", "sayılmış satırlar yok olmuş"},
    {"state.long-line", "the line is too long", "satır çok uzun"},
    {"state.cut-short", "the last line is cut short", "son satır yarım"},

    {"diagnostic.RTG-0301", "no rating list is given: {0}",
     "kuvvet derecesi listesi verilmedi: {0}"},
    {"rate.national-record",
     "the file's own ratings count, the national record first, else the record 001",
     "dosyadaki dereceler geçerli; önce ulusal kayıt, yoksa 001 kaydı"},
    {"rate.own-rating", "the ratings of the records 001 count",
     "001 kayıtlarındaki dereceler geçerli"},
    {"diagnostic.RTG-0302",
     "player {0} {1} is not in {2}, so counted as unrated; the rating {3} of the file does not "
     "count; correct the id or the name if the list has the player",
     "{0} {1}, {2} listesinde yok, bu yüzden derecesiz sayıldı; dosyadaki {3} derecesi geçerli "
     "değil; oyuncu listede varsa numarasını ya da adını düzeltin"},
    {"diagnostic.RTG-0310",
     "player {0} {1}: the rating in line {3} of {2} cannot be read, so counted as unrated; correct "
     "the list and rate the file again",
     "{0} {1}: {2} listesinin {3}. satırındaki derecesi okunamadı, bu yüzden derecesiz sayıldı; "
     "listeyi düzeltip dosyayı yeniden hesaplatın"},
    {"diagnostic.RTG-0311",
     "player {0} {1} is not in {2}, which has only those whom earlier periods saw, since the first "
     "began without --list; the file's own rating {3} counts",
     "{0} {1}, {2} listesinde yok; ilk dönem --list olmadan başladığından bu listede yalnız önceki "
     "dönemlerde görülenler var; dosyadaki {3} derecesi geçerli"},
    {"diagnostic.RTG-0305",
     "the time control does not say whether this is standard, rapid or blitz: taken as standard; "
     "--time-class says it",
     "düşünme süresinden klasik, hızlı ya da yıldırım olduğu anlaşılmıyor: klasik sayıldı; "
     "--time-class ile belirtilebilir"},
    {"diagnostic.RTG-0306",
     "player {0} {1} has the id, or the name and year of birth, of another player of the event; "
     "rated as two persons",
     "{0} {1}, aynı turnuvadaki başka bir oyuncuyla aynı numarayı ya da aynı ad ve doğum yılını "
     "taşıyor; iki ayrı kişi olarak hesaplandı"},
    {"diagnostic.RTG-0308",
     "player {0} {1}: nobody of {2} was taken for certain, so counted as unrated; give the id and "
     "rate the file again",
     "{0} {1}: {2} listesinden kimse kesin olarak alınamadı, bu yüzden derecesiz sayıldı; numarayı "
     "yazıp dosyayı yeniden hesaplatın"},
    {"diagnostic.RTG-0309",
     "player {0} {1} has no rating of this time class: the standard rating {2} counts (FIDE B.02, "
     "7.1.4)",
     "{0} {1}: bu tempoda derecesi yok; klasik derecesi {2} geçerli (FIDE B.02, 7.1.4)"},
    {"diagnostic.RTG-0307", "standings without rounds: there are no games to rate",
     "turları olmayan bir sıralama: hesaplanacak oyun yok"},

    {"rate.period-over",
     "the period {0} is closed: what is counted already is shown again, what is new counts in {1}",
     "{0} dönemi kapatılmış: daha önce sayılanlar yeniden gösterilir, yenileri {1} dönemine girer"},
    {"rate.period-over-unseen",
     "the period {0} is closed and is not shown again, for that the list, edition and switches "
     "that it began with are needed ({2}); what is new counts in {1}",
     "{0} dönemi kapatılmış; yeniden gösterilmiyor, bunun için başladığı liste, kural sürümü ve "
     "seçenekler gerekir ({2}); yeni gelenler {1} dönemine girer"},
    {"rate.late", "{0}: late, counts in the period {1}", "{0}: geç geldi, {1} dönemine girer"},
    {"rate.counting-again", "{0}: counted before in {1} ({3}), not counted twice",
     "{0}: {1} döneminde zaten sayılmış ({3}), ikinci kez sayılmadı"},
    {"rate.counting-older", "{0}: an earlier version of an event corrected in {1}, not counted",
     "{0}: {1} döneminde düzeltilmiş bir turnuvanın eski hâli, sayılmadı"},
    {"rate.counting-corrected", "{0}: corrects {3} ({2}), counts in {1} in its place",
     "{0}: {3} ({2}) turnuvasını düzeltiyor, {1} döneminde onun yerine sayıldı"},
    {"rate.counting-look-alike",
     "{0}: looks like {3} ({2}) of {1} and was NOT counted; if it corrects it: --replaces {2}; if "
     "it is another event: --apart",
     "{0}: {1} dönemindeki {3} ({2}) turnuvasına benziyor, SAYILMADI; onun düzeltmesiyse: "
     "--replaces {2}; başka bir turnuvaysa: --apart"},
    {"rate.counting-versions",
     "{0}: another version of {3} ({2}), given together with it: NEITHER was counted in {1}; give "
     "the right one alone, or first the old one and then this with --replaces {2}; if they are two "
     "events: --apart",
     "{0}: birlikte verilen {3} ({2}) turnuvasının başka bir hâli; {1} döneminde İKİSİ DE "
     "SAYILMADI; yalnız doğrusunu verin ya da önce eskisini, sonra bunu --replaces {2} ile; iki "
     "ayrı turnuvaysalar: --apart"},
    {"rate.counting-other-class", "{0}: of another time class, not counted in {1}",
     "{0}: düşünme süresi başka bir listenin, {1} döneminde sayılmadı"},
    {"rate.counting-nothing", "{0}: no game counts, nothing for {1}",
     "{0}: hesaba katılan oyun yok, {1} dönemine bir şey girmedi"},
    {"rate.summary", "period {0}: events {1}, persons {2}, changed ratings {3}, first ratings {4}",
     "{0} dönemi: {1} turnuva, {2} kişi, {3} derece değişti, {4} ilk derece"},
    {"rate.summary-closed",
     "period {0}, closed: events {1}, persons {2}, changed ratings {3}, first ratings {4}",
     "{0} dönemi, kapatıldı: {1} turnuva, {2} kişi, {3} derece değişti, {4} ilk derece"},
    {"period.namesakes", "two persons of the name {0}, born {1}, share no id: taken for two",
     "{0}, doğumu {1}: bu ad altında numarası ortak olmayan iki kayıt var, iki ayrı kişi sayıldı"},
    {"period.joined-by-birth",
     "{0}, born {1}, stands in {2} without an id and in {3} with one: taken for one person, since "
     "name and full date of birth agree, sex and federation do not contradict and nobody else of "
     "the period could be meant; if they are two, put the id into {2}",
     "{0}, doğumu {1}, {2} dosyasında numarasız, {3} dosyasında numaralı: ad ile tam doğum tarihi "
     "aynı, cinsiyet ile federasyon çelişmiyor ve dönemde başka aday yok, bu yüzden tek kişi "
     "sayıldı; iki ayrı kişiyse {2} dosyasına numarasını yazın"},
    {"period.namesakes-year",
     "{0}, born {1}, stands in {2} without an id and in {3} with one: not taken for one person, "
     "since the full date of birth is not in both; if it is one, put the id or the full date into "
     "the file and give it again",
     "{0}, doğumu {1}, {2} dosyasında numarasız, {3} dosyasında numaralı: tam doğum tarihi "
     "ikisinde "
     "birden olmadığından tek kişi sayılmadı; aynı kişiyse dosyaya numarasını ya da tam doğum "
     "tarihini yazıp yeniden verin"},
    {"period.namesakes-several",
     "{0}, born {1}, stands in {2} without an id, and more than one person could be meant, one of "
     "them in {3}: not taken for any of them; put the id into {2} and give it again",
     "{0}, doğumu {1}, {2} dosyasında numarasız; birden çok kişi olabilir, biri {3} dosyasında: "
     "hiçbiriyle birleştirilmedi; {2} dosyasına numarasını yazıp yeniden verin"},
    {"period.joined-by-name",
     "{0}, born {1}, stands in several events without an id: taken for one person by name and year "
     "of birth alone",
     "{0}, doğumu {1}, birden çok turnuvada numarasız: yalnız ad ve doğum yılıyla tek kişi "
     "sayıldı"},
    {"period.ids-contradict",
     "{0} and {1} share the id {2}, but other ids or an event they both played in say that they "
     "are "
     "two: not taken for one",
     "{0} ile {1} aynı numarayı ({2}) taşıyor, ama öteki numaraları ya da ikisinin de oynadığı bir "
     "turnuva iki kişi olduklarını söylüyor: tek kişi sayılmadı"},
    {"period.id-of-another",
     "{0} carries an id that is {1}'s in the list: counted without that id, look at it by hand",
     "{0}, listede {1} adlı kişiye ait bir numara taşıyor: o numara olmadan sayıldı, elle gözden "
     "geçirin"},
    {"period.archive-by-name",
     "{0}: earlier results without a rating were found by name and year of birth alone",
     "{0}: derecesiz dönemdeki sonuçları yalnız ad ve doğum yılıyla bulundu"},
    {"period.archive-by-birth",
     "{0}: earlier results without a rating were found by name and full date of birth; nobody else "
     "could be meant",
     "{0}: derecesiz dönemdeki sonuçları adıyla ve tam doğum tarihiyle bulundu; başka kimse "
     "olamaz"},
    {"period.archive-namesake-year",
     "{0}, born {1}: results of somebody of this name without an id wait ({2}) and were not taken, "
     "since the full date of birth is not in both; if it is one person, correct that event: put "
     "the id into its file",
     "{0}, doğumu {1}: aynı adla, numarasız birinin bekleyen sonuçları var ({2}); tam doğum tarihi "
     "ikisinde birden olmadığı için alınmadı; tek kişiyse o turnuvanın dosyasına numarayı yazıp "
     "düzeltme olarak verin"},
    {"period.archive-namesakes",
     "{0}, born {1}: results of somebody of this name without an id wait ({2}) and were not taken, "
     "since more than one person could be meant; correct that event: put the id into its file",
     "{0}, doğumu {1}: aynı adla, numarasız birinin bekleyen sonuçları var ({2}); birden çok kişi "
     "olabileceği için alınmadı; o turnuvanın dosyasına numarayı yazıp düzeltme olarak verin"},
    {"period.restored",
     "{0}: by the correction of {1} the rating is not lost in the closed period: {2} again",
     "{0}: {1} düzeltmesiyle derece kapatılmış dönemde kaybedilmemiş oluyor: yeniden {2}"},
    {"period.first-rating-gone",
     "{0}: by the correction of {1} there would have been no first rating on the list of {2}, "
     "which "
     "published {3}; no rule says that it is taken back, so it stays: if it is to go, begin the "
     "next "
     "period with --list and a list that does not have it",
     "{0}: {1} düzeltmesine göre {2} listesinde ilk derece ({3}) verilmeyecekti; kurallarda geri "
     "alınacağı yazmıyor, bu yüzden kalıyor: kalkması gerekiyorsa sonraki dönemi bu derecenin "
     "olmadığı bir listeyle (--list) başlatın"},
    {"period.first-rating-by-hand",
     "{0}: the correction of {1} makes the performance {2}, but a first rating was made of the old "
     "one in a closed period; the rating stays {3}: if it is to be another, put that into a list "
     "and "
     "begin the next period with --list",
     "{0}: {1} düzeltmesiyle performans {2} oluyor, ama kapatılmış bir dönemde eskisinden ilk "
     "derece "
     "verilmişti; derece {3} olarak kalıyor: başka olması gerekiyorsa onu bir listeye yazıp "
     "sonraki "
     "dönemi --list ile başlatın"},
    {"period.restore-by-hand",
     "{0}: by the correction of {1} the rating was not lost in the closed period and would be {2}, "
     "but there are other results since (now {3}, 0 = none): not restored; put the right "
     "rating into a list and begin the next period with --list",
     "{0}: {1} düzeltmesine göre derece kapatılmış dönemde kaybedilmemişti ve {2} olacaktı, ama o "
     "günden beri başka sonuçlar var (şimdi {3}, 0 = yok): geri verilmedi; doğru dereceyi bir "
     "listeye yazıp sonraki dönemi --list ile başlatın"},
    {"period.chain-by-hand",
     "{0}: by the correction of {1} the rating {2} should have been {3} when {4} was counted in "
     "the "
     "closed period {5}; the state does not have all that is needed to compute that event anew, so "
     "its changes (those of the opponents there, too) stay as published: rate it again by hand "
     "with "
     "{3}",
     "{0}: {1} düzeltmesine göre, {4} kapatılmış {5} döneminde sayılırken {2} olan derece {3} "
     "olmalıydı; o turnuvayı yeniden hesaplamak için gerekenlerin hepsi durumda yok, bu yüzden "
     "değişimleri (oradaki rakiplerinkiler de) yayımlandığı gibi kalıyor: {3} ile elle yeniden "
     "hesaplatın"},
    {"period.chain-carried",
     "{0}: by the correction of {1} the list after the closed period {2} would have had {4}, not "
     "{3}; the difference counts now",
     "{0}: {1} düzeltmesine göre kapatılmış {2} döneminin listesinde {3} değil {4} olacaktı; "
     "aradaki "
     "fark şimdi sayılır"},
    {"period.chain-archive",
     "{0}: by the correction of {1} the performance in {2}, counted in the closed period {3}, "
     "would "
     "be {5}, not {4}; the archive keeps {4}: mind it when the first rating is due",
     "{0}: {1} düzeltmesine göre, kapatılmış {3} döneminde sayılan {2} turnuvasındaki performans "
     "{4} değil {5} olurdu; arşivde {4} kalıyor: ilk derecesi verilirken göz önünde bulundurun"},
    {"period.chain-no-rating",
     "{0}: by the correction of {1} the last closed list would have had {3}, not {2} (0 = no "
     "rating); not changed: put the right rating into a list and begin the next period with --list",
     "{0}: {1} düzeltmesine göre son kapatılan listede {2} değil {3} olacaktı (0 = derecesiz); "
     "değiştirilmedi: doğru dereceyi bir listeye yazıp sonraki dönemi --list ile başlatın"},

    {"rate.period", "Period", "Dönem"},
    {"rate.period-report", "Report of the period", "Dönem raporu"},
    {"rate.new-list", "New list", "Yeni liste"},
    {"rate.file", "File", "Dosya"},
    {"rate.event", "Event", "Turnuva"},
    {"rate.players", "Players", "Oyuncu"},
    {"rate.rated", "Rated", "Dereceli"},
    {"rate.newcomers", "Newcomers", "Derecesiz"},
    {"rate.errors", "Errors", "Hata"},
    {"rate.warnings", "Warnings", "Uyarı"},
    {"rate.state", "State", "Durum"},
    {"rate.state-unread", "not read", "okunamadı"},
    {"rate.state-alone", "rated", "hesaplandı"},
    {"rate.state-counted", "counted", "sayıldı"},
    {"rate.state-corrected", "counted, corrects an earlier version",
     "sayıldı, eski hâlini düzeltiyor"},
    {"rate.state-again", "was counted before", "daha önce sayılmış"},
    {"rate.state-older", "an earlier version, not counted", "eski hâli, sayılmadı"},
    {"rate.state-look-alike", "not counted: looks like a counted event",
     "sayılmadı: sayılmış bir turnuvaya benziyor"},
    {"rate.state-versions", "not counted: given in two versions",
     "sayılmadı: iki hâli birlikte verildi"},
    {"rate.state-other-class", "of another time class", "başka bir listenin turnuvası"},
    {"rate.state-nothing", "no games", "oyun yok"},
    {"rate.why-heading", "Why these ratings", "Dereceler neden böyle"},
    {"rate.why-period-heading", "Why these ratings on the list of {0}",
     "{0} listesindeki dereceler neden böyle"},
    {"rate.why-title", "Games of {0}", "{0}: oyunlar"},
    {"rate.why-reasons", "Reasons, {0}", "Nedenler, {0}"},
    {"rate.why-period", "The period of {0}", "{0}: dönem"},
    {"rate.rule", "Rule", "Kural"},
    {"rate.edition", "Edition", "Sürüm"},
    {"rate.unofficial", "Unofficial: by a reconstructed formula that no federation has confirmed.",
     "Resmî değildir: hiçbir federasyonun onaylamadığı, yeniden kurulmuş bir formülledir."},
    {"rate.decision", "Reason", "Gerekçe"},
    {"rate.before", "Before", "Eski derece"},
    {"rate.after", "After", "Yeni derece"},
    {"rate.origin", "Where from", "Kaynağı"},
    {"rate.origin-list", "list {0}", "{0} listesi"},
    {"rate.origin-national-record", "national record of the file", "dosyadaki ulusal kayıt"},
    {"rate.origin-file", "record 001 of the file", "dosyadaki 001 kaydı"},
    {"rate.origin-unreadable", "not readable in list {0}", "{0} listesinde okunamadı"},
    {"rate.origin-none", "no rating", "derecesi yok"},
    {"rate.status", "Status", "Durum"},
    {"rate.player-rated", "rated", "dereceli"},
    {"rate.player-idle", "no game counts", "hesaba katılan oyunu yok"},
    {"rate.player-newcomer", "newcomer: the performance is archived",
     "derecesiz: performansı arşivlenir"},
    {"rate.player-not-rated", "nothing to archive", "arşivlenecek oyun yok"},
    {"rate.k", "K", "K katsayısı"},
    {"rate.before-standard", "Rating before (standard)", "Önceki puan (klasik)"},
    {"rate.performance", "Performance", "Performans"},
    {"rate.round", "Rd", "Tur"},
    {"rate.no", "No.", "No"},
    {"rate.opponent", "Opponent", "Rakip"},
    {"rate.opponent-rating", "Rtg", "Rtg"},
    {"rate.opponent-rating.meaning", "rating of the opponent", "rakibin kuvvet derecesi"},
    {"rate.colour", "Col.", "Renk"},
    {"rate.result", "Res.", "Sonuç"},
    {"rate.difference", "D", "D"},
    {"rate.difference.meaning", "own rating less the opponent's", "kendi derecesi eksi rakibinki"},
    {"rate.capped", "D used", "Sınırlı D"},
    {"rate.capped.meaning", "the difference as it counts", "hesaba katılan puan farkı"},
    {"rate.pd", "PD", "PD"},
    {"rate.pd.meaning", "expected score of the game", "oyundan beklenen puan"},
    {"rate.change", "Change", "Değişim"},
    {"rate.change.meaning", "K · (result − PD)", "K · (sonuç − PD)"},
    {"rate.note", "Note", "Not"},
    {"rate.sum", "Sum", "Toplam"},
    {"rate.games", "Games", "Oyun"},
};

const hakem::MessageTable registered{words};

}
