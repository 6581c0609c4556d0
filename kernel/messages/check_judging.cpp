// What the office answers about a checked file.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"cli.profile",
     "what is asked of the files: fide, tsf, kksf, dbsb, club or a profile of your own; "
     "without it club",
     "dosyalardan istenenler: fide, tsf, kksf, dbsb, club ya da kendi profiliniz; verilmezse club"},
    {"cli.override", "a file of overrides: findings that somebody lets pass, and why",
     "istisna kararları dosyası: geçmesine izin verilen bulgular ve gerekçeleri"},
    {"cli.off", "switch a rule off, and say why", "bir kuralı kapat ve nedenini yaz"},
    {"cli.check-list", "the rating list that players are held against",
     "oyuncuların karşılaştırılacağı kuvvet derecesi listesi"},
    {"cli.check-plan", "a schedule: starts of the rounds, registration check, categories",
     "program: turların başlangıçları, kayıt kontrol, kategoriler"},
    {"error.off-reason", "--off {0}: expected is CODE=REASON, as RTG-0117=known to be strong",
     "--off {0}: KOD=NEDEN beklenir, örneğin RTG-0117=gücü biliniyor"},

    {"judging.clean", "clean", "temiz"},
    {"judging.needs-override", "needs an override", "istisna kararı gerekir"},
    {"judging.back-to-arbiter", "back to the arbiter", "hakeme geri gönderilir"},
    {"judging.not-judged", "not judged", "değerlendirilemedi"},
    {"judging.verdict", "verdict ({0}): {1}", "karar ({0}): {1}"},
    {"judging.cause", "{0} {1} ({2}): {3}", "{0} {1} ({2}): {3}"},
    {"judging.interpretation", " [interpretation]", " [yorum]"},
    {"judging.unverified", " [unverified]", " [doğrulanmadı]"},
    {"judging.of-player", "{0}, player {1}", "{0}, oyuncu {1}"},
    {"judging.override", "override {0}: {1} ({2}, {3})", "istisna kararı {0}: {1} ({2}, {3})"},
    {"judging.passes", "lets {0} finding(s) pass", "{0} bulgunun geçmesine izin veriyor"},
    {"judging.fits-nothing", "fits no finding of the file", "dosyada böyle bir bulgu yok"},
    {"judging.refused", "does not help, the profile asks for it without exception",
     "geçersiz, profil bunu istisnasız istiyor"},
    {"judging.other-content", "does not apply: of no file here, or of another version of one",
     "uygulanmadı: buradaki dosyalardan hiçbiri için değil ya da başka bir sürümü için"},
    {"judging.of-other",
     "{0}: does not apply, none of the files has the content {1} (another file, or another "
     "version)",
     "{0}: uygulanmadı, {1} içerikli dosya yok (başka bir dosya ya da başka bir sürüm)"},
    {"judging.off", "off {0} ({1}): {2}", "kapalı {0} ({1}): {2}"},
    {"judging.content", "content for overrides: {0}", "istisna kararı için içerik: {0}"},
    {"summary.check-answers",
     "clean: {0}; need an override: {1}; back to the arbiter: {2}; not judged: {3}",
     "temiz: {0}; istisna kararı gereken: {1}; hakeme geri gönderilen: {2}; "
     "değerlendirilemeyen: {3}"},

    {"check.answer", "Verdict", "Karar"},
    {"check.severity", "Severity", "Önem"},
    {"check.code", "Code", "Kod"},
    {"check.count", "Findings", "Bulgu sayısı"},
    {"check.message", "Finding", "Bulgu"},
    {"check.off", "off", "kapalı"},
    {"check.player", "Player", "Oyuncu"},
    {"check.reason", "Reason", "Gerekçe"},
    {"check.who", "By", "Karar veren"},
    {"check.when", "Date", "Tarih"},
    {"check.profile", "Profile", "Profil"},
    {"check.content", "Content", "İçerik"},
    {"check.causes-heading", "{0}: verdict", "{0}: karar"},
    {"check.overrides-heading", "Overrides", "İstisna kararları"},
};

const hakem::MessageTable table{messages};

}
