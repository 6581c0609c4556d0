// What the arbiter's rules say: duties, reasons and what was turned down, in the words of the Laws.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message words[] = {
    {"arbiter.king", "king", "şah"},
    {"arbiter.queen", "queen", "vezir"},
    {"arbiter.rook", "rook", "kale"},
    {"arbiter.bishop", "bishop", "fil"},
    {"arbiter.knight", "knight", "at"},
    {"arbiter.pawn", "pawn", "piyon"},
    {"arbiter.nothing", "nothing", "boş kare"},
    {"arbiter.white", "White", "beyaz"},
    {"arbiter.black", "Black", "siyah"},
    {"arbiter.the-opponent", "the opponent", "rakip"},
};

constexpr hakem::Message duties[] = {
    {"arbiter.touch.pair",
     "pieces of both colours were touched: the first one touched of the opponent ({3} on {2}) is "
     "captured with the first one touched of the player ({1} on {0})",
     "her iki renkten taşa dokunuldu: rakibin ilk dokunulan taşı ({2} karesindeki {3}), "
     "oyuncunun ilk dokunduğu kendi taşıyla ({0} karesindeki {1}) alınmalıdır"},
    {"arbiter.touch.move", "the first touched piece that can be moved: the {1} on {0} must move",
     "oynanabilecek ilk dokunulan taş {0} karesindeki {1}: bu taş oynanmalıdır"},
    {"arbiter.touch.capture",
     "the first touched piece that can be captured: the {1} on {0} must be captured, by whatever "
     "piece can do it",
     "alınabilecek ilk dokunulan taş {0} karesindeki {1}: alabilen herhangi bir taşla alınmalıdır"},
    {"arbiter.touch.nothing",
     "none of the touched pieces can be moved or captured: any legal move may be played",
     "dokunulan taşların hiçbiri oynanamıyor ya da alınamıyor: kurallara uygun herhangi bir hamle "
     "yapılabilir"},
    {"arbiter.touch.none-left", "no touch counts: the player is free in his move",
     "geçerli sayılan bir dokunma yok: oyuncu hamlesinde serbesttir"},
    {"arbiter.touch.castle",
     "the king was touched, then the rook on {0}: castling on that side must be played",
     "önce şaha, sonra {0} karesindeki kaleye dokunuldu: o kanatta rok yapılmalıdır"},
    {"arbiter.touch.other-king-move",
     "castling there is illegal: another legal move with the king, castling with the other rook "
     "included",
     "orada rok kurallara uygun değil: şahla kurallara uygun başka bir hamle yapılmalıdır, öteki "
     "kaleyle rok da olabilir"},
    {"arbiter.touch.king-stuck",
     "castling there is illegal and the king has no legal move: any legal move may be played",
     "orada rok kurallara uygun değil ve şahın kurallara uygun hamlesi yok: herhangi bir hamle "
     "yapılabilir"},
    {"arbiter.touch.rook-first",
     "the rook on {0} was touched before the king: no castling on that side in this move",
     "önce {0} karesindeki kaleye, sonra şaha dokunuldu: bu hamlede o kanatta rok yapılamaz"},
    {"arbiter.touch.king-released",
     "the king was released on {0}: no other move than castling on that side",
     "şah {0} karesinde elden bırakıldı: o kanatta rok yapmaktan başka hamle hakkı yoktur"},
    {"arbiter.touch.placed", "the new piece touched {0}: it is a {1} and stays one",
     "yeni taş {0} terfi karesine dokundu: taş seçimi kesinleşti, {1}"},
    {"arbiter.touch.released",
     "the piece from {0} was released on {1} as a legal move: it stays there",
     "{0} karesinden gelen taş, kurallara uygun bir hamleyle {1} karesinde elden bırakıldı: başka "
     "kareye oynanamaz"},
    {"arbiter.touch.pawn-released",
     "the pawn from {0} was released on {1}: it promotes there; the new piece is open until it "
     "touches the square",
     "{0} piyonu {1} terfi karesinde elden bırakıldı: orada terfi eder; yeni taş kareye dokunana "
     "kadar seçim serbesttir"},
    {"arbiter.touch.claim-lost",
     "the opponent has touched a piece to move it: he can no longer claim; any legal move",
     "rakip oynama niyetiyle bir taşa dokundu: itiraz hakkını yitirdi; kurallara uygun herhangi "
     "bir hamle yapılabilir"},
    {"arbiter.touch.claim-lost-stands",
     "the opponent has touched a piece to move it: he can no longer claim, the move stands",
     "rakip oynama niyetiyle bir taşa dokundu: itiraz hakkını yitirdi, hamle geçerlidir"},
    {"arbiter.touch.as-it-must", "the move made is one that had to be played: it stands",
     "yapılan hamle, yapılması gereken hamlelerden biridir: geçerlidir"},
    {"arbiter.touch.take-back",
     "a legal move, but not with the touched piece: it is taken back, with the claim made in time",
     "hamle kurallara uygun ama dokunulan taşla yapılmamış: zamanında itiraz edildiği için geri "
     "alınır"},
    {"arbiter.touch.take-back-same",
     "a legal move, but another move of this piece had to be played: it is taken back, with the "
     "claim made in time",
     "hamle kurallara uygun ama bu taşla başka bir hamle yapılmalıydı: zamanında itiraz edildiği "
     "için geri alınır"},
    {"arbiter.touch.order-of-castling",
     "whether king or rook on {0} was touched first is to be settled: king first means castling on "
     "that side if it is legal, rook first rules that castling out; here {1} is taken as first",
     "önce şaha mı {0} karesindeki kaleye mi dokunulduğu saptanmalıdır: önce şahsa, kurallara "
     "uygunsa o kanatta rok yapılır; önce kaleyse o kanatta rok yapılamaz; burada önce {1} "
     "sayıldı"},
    {"arbiter.touch.order-open",
     "pieces of one colour only: the order of touching is to be settled; here {0} is taken as "
     "first",
     "yalnız bir renkten taşlara dokunuldu: dokunma sırası saptanmalıdır; burada önce {0} sayıldı"},
    {"arbiter.touch.mate", "the position is mate: the game is over",
     "konum mattır: oyun bitmiştir"},
    {"arbiter.touch.stalemate", "the position is stalemate: the game is over",
     "konum pattır: oyun bitmiştir"},
};

constexpr hakem::Message turned_down[] = {
    {"arbiter.why.adjusted", "{1} on {0}: adjusting was announced before touching",
     "{0} karesindeki {1}: dokunmadan önce “düzeltiyorum” dendi"},
    {"arbiter.why.accidental", "{1} on {0}: touched clearly by accident",
     "{0} karesindeki {1}: yanlışlıkla dokunulduğu açık"},
    {"arbiter.why.late", "{1} on {0}: “j'adoube” came after touching and does not help",
     "{0} karesindeki {1}: “düzeltiyorum” dokunduktan sonra dendi, işe yaramaz"},
    {"arbiter.why.unclear",
     "the order of touching is unclear: the own piece is taken as touched first",
     "dokunma sırası açıkça belli değil: önce kendi taşına dokunmuş sayılır"},
    {"arbiter.why.own-piece", "{1} on {0}: an own piece stands on {2}",
     "{0} karesindeki {1}: {2} karesinde kendi taşı var"},
    {"arbiter.why.no-way", "{1} on {0}: cannot go to {2}",
     "{0} karesindeki {1}: {2} karesine gidemez"},
    {"arbiter.why.pinned", "{1} on {0}: pinned, going to {2} would leave the king in check",
     "{0} karesindeki {1}: açmazdadır, {2} karesine giderse şah tehdit altında kalır"},
    {"arbiter.why.in-check", "{1} on {0}: going to {2} leaves the king in check",
     "{0} karesindeki {1}: {2} karesine giderse şah tehdit altında kalır"},
    {"arbiter.why.pinned-stuck", "{1} on {0}: pinned, without a legal move",
     "{0} karesindeki {1}: açmazdadır, kurallara uygun hamlesi yok"},
    {"arbiter.why.check-stuck", "{1} on {0}: no move of it ends the check",
     "{0} karesindeki {1}: hiçbir hamlesi şah tehdidini gidermiyor"},
    {"arbiter.why.stuck", "{1} on {0}: has no legal move",
     "{0} karesindeki {1}: kurallara uygun hamlesi yok"},
    {"arbiter.why.not-capturable", "{1} on {0}: no piece can capture it",
     "{0} karesindeki {1}: onu alabilecek taş yok"},
    {"arbiter.why.later", "{1} on {0}: touched later", "{0} karesindeki {1}: daha sonra dokunuldu"},
    {"arbiter.why.no-castling", "castling with the rook on {0} is illegal",
     "{0} karesindeki kaleyle rok kurallara uygun değil"},
    {"arbiter.why.no-castling-side", "castling with the king to {0} is illegal",
     "şahın {0} karesine gittiği rok kurallara uygun değil"},
    {"arbiter.why.no-promotion", "a {1} on {0}: no move that must be played promotes so",
     "{0} karesinde {1}: yapılması gereken hamlelerden hiçbiri böyle terfi etmiyor"},
    {"arbiter.why.released-against-duty",
     "releasing another piece does not free from the touched one",
     "başka bir taşı elden bırakmak, dokunulan taşı oynama zorunluluğunu kaldırmaz"},
    {"arbiter.why.released-other-move",
     "releasing the touched piece there does not free from the move that has to be played with it",
     "dokunulan taşı o karede bırakmak, onunla yapılması gereken hamleyi yapma zorunluluğunu "
     "kaldırmaz"},
    {"arbiter.why.claim-lost", "the duty is no longer claimed in time",
     "zorunluluk için itiraz zamanı geçti"},
    {"arbiter.why.legal-move",
     "no added time: the move was legal, only the touched piece was not played",
     "ek süre yok: hamle kurallara uygundu, yalnız dokunulan taş oynanmamıştı"},
    {"arbiter.why.illegal-anyway",
     "the lost claim does not save an illegal move: 7.5.1 goes on applying",
     "yitirilen itiraz hakkı geçersiz hamleyi kurtarmaz: 7.5.1 uygulanır"},
};

constexpr hakem::Message illegal[] = {
    {"arbiter.illegal.restore",
     "the position before the illegal move is set up again (or the last one that is known)",
     "geçersiz hamleden önceki konum yeniden kurulur (belirlenemiyorsa bilinen son konum)"},
    {"arbiter.illegal.clocks", "the arbiter sets the clocks by his best judgement",
     "saatlerin göstereceği süreleri hakem en iyi biçimde değerlendirerek belirler"},
    {"arbiter.illegal.two-minutes", "first illegal move: two minutes more for {0}",
     "birinci geçersiz hamle: {0} için iki dakika ek süre verilir"},
    {"arbiter.illegal.one-minute", "first illegal move: one minute more for {0}",
     "birinci geçersiz hamle: {0} için bir dakika ek süre verilir"},
    {"arbiter.illegal.second-lost", "illegal move number {0} of the player: he loses the game",
     "oyuncunun {0}. geçersiz hamlesi: oyunu kaybeder"},
    {"arbiter.illegal.second-unknown",
     "illegal move number {0} of the player: he loses the game; it is drawn where the opponent "
     "cannot mate by any series of legal moves",
     "oyuncunun {0}. geçersiz hamlesi: oyunu kaybeder; rakip kurallara uygun hiçbir hamle "
     "dizisiyle "
     "mat edemiyorsa oyun beraberedir"},
    {"arbiter.illegal.second-drawn",
     "illegal move number {0} of the player: drawn, since the opponent cannot mate by any series "
     "of legal moves",
     "oyuncunun {0}. geçersiz hamlesi: rakip kurallara uygun hiçbir hamle dizisiyle mat "
     "edemeyeceği için oyun beraberedir"},
    {"arbiter.illegal.touched-applies",
     "the touched piece and the released piece bind the move that replaces it",
     "yerine yapılacak hamlede dokunulan ve elden bırakılan taş kuralları geçerlidir"},
    {"arbiter.illegal.queen",
     "the pawn on its last rank is replaced by a queen of its colour; it counts as an illegal move",
     "son yataydaki piyon, kendi renginden bir vezirle değiştirilir; geçersiz hamle sayılır"},
    {"arbiter.illegal.queen-reply",
     "the opponent's reply was made against a pawn: it stands if it is legal with the queen on the "
     "board, else it is taken back and another move is played",
     "rakibin yanıtı piyona karşı yapılmıştı: tahtada vezir varken kurallara uygunsa kalır, "
     "değilse geri alınır ve başka bir hamle yapılır"},
    {"arbiter.illegal.no-move",
     "the clock was pressed without a move: it counts as an illegal move; the player is still to "
     "move",
     "hamle yapmadan saate basıldı: geçersiz hamle sayılır; hamle sırası hâlâ oyuncudadır"},
    {"arbiter.illegal.two-hands",
     "two hands for one move, and the clock pressed: it counts as an illegal move",
     "tek hamle iki elle yapıldı ve saate basıldı: geçersiz hamle sayılır"},
    {"arbiter.illegal.two-hands-move",
     "the move itself is legal and stands, at most it is made again with one hand",
     "hamlenin kendisi kurallara uygundur ve geçerlidir, en çok tek elle yinelenir"},
    {"arbiter.illegal.stands",
     "the opponent has made his next move: the illegal move stands, unless both players agree "
     "without the arbiter to correct it",
     "rakip sonraki hamlesini yaptı: geçersiz hamle kalır; ancak iki oyuncu hakem karışmadan "
     "anlaşırsa düzeltilir"},
    {"arbiter.illegal.wait",
     "the arbiter waits until the next move is completed; if the position is still illegal then, "
     "the game is drawn",
     "hakem sonraki hamlenin tamamlanmasını bekler; konum o zaman da kurala aykırıysa oyun "
     "beraberedir"},
    {"arbiter.illegal.mended",
     "the next move is completed and the position is legal again: the game goes on",
     "sonraki hamle tamamlandı ve konum artık kurala aykırı değil: oyun sürer"},
    {"arbiter.illegal.still-there",
     "the next move is completed and the position is still illegal: the game is drawn",
     "sonraki hamle tamamlandı ve konum hâlâ kurala aykırı: oyun beraberedir"},
    {"arbiter.why.standard-is-regulated",
     "the limits without adequate supervision are for rapid and blitz; standard chess has none",
     "yetersiz gözetimin sınırları hızlı ve yıldırım satranç içindir; klasik satrançta yoktur"},
    {"arbiter.why.no-limit",
     "the opponent's next move is no limit where the supervision is adequate",
     "gözetim yeterliyse rakibin sonraki hamlesi bir sınır değildir"},
    {"arbiter.why.too-late", "too late after the opponent's next move",
     "rakibin sonraki hamlesinden sonra artık geç"},
    {"arbiter.why.wait", "not yet: the arbiter does not step in before the next move",
     "henüz değil: hakem sonraki hamleden önce karışmaz"},
    {"arbiter.why.mended", "no draw: what was illegal is gone",
     "beraberlik yok: kurala aykırı durum ortadan kalktı"},
    {"arbiter.why.claimed",
     "waiting is for what the arbiter sees himself; here the opponent claims before his next "
     "move",
     "beklemek hakemin kendi gördüğü durum içindir; burada rakip sonraki hamlesinden önce itiraz "
     "ediyor"},
    {"arbiter.why.kings-regulated",
     "drawn so only without adequate supervision; here the game goes back before the irregularity",
     "böyle beraberlik yalnız gözetim yetersizse olur; burada kurala aykırılıktan önceye dönülür"},
    {"arbiter.why.no-choice", "another piece: the player no longer chooses after the clock",
     "başka bir taş: saate basıldıktan sonra oyuncu seçemez"},
    {"arbiter.why.not-first", "added time: only for the first, this is number {0}",
     "ek süre: yalnız birincisinde verilir, bu {0}. geçersiz hamledir"},
    {"arbiter.why.no-mate-possible", "loss: the opponent has nothing to mate with",
     "kayıp: rakipte mat edecek olanak yok"},
    {"arbiter.why.two-minutes-unwritten",
     "two minutes: B.2 does not repeat A.3, but one minute is meant for all of rapid and blitz",
     "iki dakika: B.2'de A.3 yinelenmemiştir, ama bir dakika bütün hızlı ve yıldırım oyunlar için "
     "düşünülmüştür"},
    {"arbiter.why.not-two-minutes", "two minutes: here it is one",
     "iki dakika: burada bir dakikadır"},
};

constexpr hakem::Message promotion[] = {
    {"arbiter.promotion.piece", "the piece that touched {0} is a {1}, not a {2}; it is set upright",
     "{0} terfi karesine dokunan taş: {1} ({2} değil); ters duran taş doğrultulur"},
    {"arbiter.promotion.as-said", "the piece that touched {0} is a {1}, as was said",
     "{0} terfi karesine dokunan taş söylendiği gibi: {1}"},
    {"arbiter.promotion.irregular",
     "{0} is the first move that the pieces really standing there do not allow",
     "{0} hamlesi, gerçekten orada duran taşlarla yapılamayacak ilk hamledir"},
    {"arbiter.promotion.still-open",
     "{0} is irregular with the pieces really standing there, and the opponent has not yet made "
     "his "
     "next move",
     "{0} hamlesi gerçekten duran taşlarla yapılamaz ve rakip henüz sonraki hamlesini yapmadı"},
    {"arbiter.promotion.stands",
     "{0} was irregular, but the opponent has made his next move: it stands, unless both players "
     "agree to correct it",
     "{0} hamlesi kurala aykırıydı, ancak rakip sonraki hamlesini yaptı: iki oyuncu düzeltmekte "
     "anlaşmazsa geçerli kalır"},
    {"arbiter.promotion.no-position",
     "after {0} no legal position is on the board, and no article says what then is done",
     "{0} hamlesinden sonra tahtadaki konum kurala aykırıdır; ne yapılacağını söyleyen madde yok"},
    {"arbiter.promotion.mate-void",
     "the mate on the board does not count: mate comes by a move in accordance with article 3",
     "tahtadaki mat tescil edilmez: mat, 3. maddeye uygun bir hamleyle olur"},
    {"arbiter.promotion.later-annulled", "from {0} on everything is annulled",
     "{0} hamlesinden başlayarak oynananların hepsi geçersizdir"},
    {"arbiter.promotion.mate", "with the pieces that stand there {0} was mate: that result stands",
     "gerçekten duran taşlarla {0} hamlesi mattı: bu sonuç geçerlidir"},
    {"arbiter.promotion.stalemate",
     "with the pieces that stand there the position after {0} was stalemate: that result stands",
     "gerçekten duran taşlarla {0} hamlesinden sonraki konum pattı: bu sonuç geçerlidir"},
    {"arbiter.promotion.dead",
     "with the pieces that stand there the position after {0} was dead: the game is drawn",
     "gerçekten duran taşlarla {0} hamlesinden sonraki konum ölü konumdu: oyun beraberedir"},
    {"arbiter.promotion.after-the-end", "what was played after {0} is void",
     "{0} hamlesinden sonra oynananlar geçersizdir"},
    {"arbiter.promotion.no-mate",
     "the final check is judged with the piece that stands there: it is no mate",
     "son şah, gerçekten duran taşla değerlendirilir: mat değildir"},
    {"arbiter.promotion.no-draw",
     "the end is judged with the piece that stands there: the game is not over",
     "son konum, gerçekten duran taşla değerlendirilir: oyun bitmemiştir"},
    {"arbiter.promotion.goes-on-free",
     "every move was one that the piece can make: the game goes on with it, without a penalty",
     "hamlelerin hepsi bu taşın yapabileceği hamlelerdir: oyun bu taşla, cezasız sürer"},
    {"arbiter.promotion.goes-on", "the game goes on with the piece that stands there",
     "oyun, gerçekten duran taşla sürer"},
    {"arbiter.promotion.result-recorded",
     "the game has a result that no position gave (resignation, agreement, time): 7.5.1 holds only "
     "for what is found during the game",
     "oyunun konumdan doğmayan bir sonucu var (terk, anlaşma, süre): 7.5.1 yalnız oyun sırasında "
     "saptananlar için geçerlidir"},
    {"arbiter.why.announced",
     "“it is a {2}”: neither the words nor the opponent's consent make the {1} on {0} one",
     "“bu {2}”: ne söz ne de rakibin kabulü {0} karesindeki taşı ({1}) değiştirir"},
    {"arbiter.why.pause-clock",
     "the player could have paused the clock and asked the arbiter for a {2}",
     "oyuncu saati durdurup hakemden bir {2} isteyebilirdi"},
    {"arbiter.why.inverting", "{0} itself is no illegal move: going back there would be wrong",
     "{0} hamlesinin kendisi geçersiz hamle değildir: oraya dönmek doğru olmaz"},
    {"arbiter.why.later-not-counted",
     "later moves of the same kind: annulled, so they do not count as further illegal moves",
     "aynı türden sonraki hamleler: hükümsüz olduklarından ayrıca geçersiz hamle sayılmaz"},
    {"arbiter.why.misled",
     "whether {0}, who was misled by the opponent's piece, is penalised the arbiter decides",
     "rakibinin taşıyla yanıltılan oyuncuya ({0}) ceza verilip verilmeyeceğine hakem karar verir"},
    {"arbiter.why.no-irregular", "a penalty: there was no irregular move",
     "ceza: kurala aykırı bir hamle yapılmadı"},

    {"error.rule-empty-square", "nothing stands on {0}; check the position and the square",
     "{0} karesi boş; konumu ve kareyi denetleyin"},
    {"error.rule-not-own", "the piece on {0} is not one of the player on move",
     "{0} karesindeki taş hamlede olan oyuncunun değil"},
    {"error.rule-no-position", "a position is needed: --fen FEN", "bir konum gerekli: --fen FEN"},
    {"error.rule-moved-after-end",
     "the last move of the game gave mate or stalemate: no move can have followed it; leave out "
     "--opponent-moved, or give the game with the move that followed",
     "oyunun son hamlesiyle mat ya da pat olmuş: ardından hamle yapılmış olamaz; --opponent-moved "
     "seçeneğini çıkarın ya da oyunu ardından yapılan hamleyle verin"},
    {"error.rule-no-such-move", "the game has only {0} half-moves",
     "oyunda yalnız {0} yarım hamle var"},
    {"error.rule-illegal-before", "{0} comes before the promotion and is illegal itself",
     "{0} terfiden önce ve kendisi kurala aykırı"},
    {"error.rule-no-promotion", "{0} is no promotion", "{0} bir terfi hamlesi değil"},
    {"error.rule-stands-as", "a pawn becomes a queen, rook, bishop or knight: Q, R, B or N",
     "piyon vezir, kale, fil ya da at olur: V, K, F ya da A"},
};

const hakem::MessageTable all[] = {hakem::MessageTable{words}, hakem::MessageTable{duties},
                                   hakem::MessageTable{turned_down}, hakem::MessageTable{illegal},
                                   hakem::MessageTable{promotion}};

}
