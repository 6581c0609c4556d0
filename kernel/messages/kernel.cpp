// What the kernel itself says: severities, errors that end a run, plugin trouble.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"severity.error", "error", "hata"},
    {"severity.warning", "warning", "uyarı"},
    {"severity.note", "note", "bilgi"},

    {"error.cannot-read", "{0}: cannot be read: {1}", "{0}: okunamıyor: {1}"},
    {"error.not-a-file", "{0}: not a file but a pipe, a device or a socket; give a file",
     "{0}: dosya değil; boru, aygıt ya da soket; bir dosya verin"},
    {"error.package",
     "{0}: a zip package; one command takes packages, and judges a report package as a whole under "
     "a "
     "profile that says what belongs in it: `hakem batch {0} --out DIR --profile tsf`",
     "{0}: zip paketi; paketleri açan komut: `hakem batch {0} --out KLASÖR --profile tsf` (içinde "
     "ne bulunması gerektiğini bilen bir profille rapor paketini bütün olarak denetler)"},
    {"error.cannot-write", "{0}: cannot be written: {1}", "{0}: yazılamıyor: {1}"},
    {"error.file-too-large",
     "{0}: larger than {1} MB; tournament files are a few hundred kB, so this is something else",
     "{0}: {1} MB'den büyük; turnuva dosyaları birkaç yüz kB tutar, bu başka bir şey olmalı"},
    {"error.nothing-read",
     "{0}: nothing of it could be read in this format; leave --from out, or name another",
     "{0}: bu biçimde hiçbir şey okunamadı; --from vermeyin ya da başka bir biçim verin"},
    {"error.over-a-limit",
     "{0}: over a limit that no tournament reaches (see the finding), so not read",
     "{0}: hiçbir turnuvanın ulaşmadığı bir sınırı aşıyor (bulguya bakın), okunmadı"},
    {"error.is-rating-list", "{0} is a rating list and no tournament; give it with `--list`",
     "{0} bir kuvvet listesi, turnuva değil; `--list` ile verin"},
    {"error.not-understood",
     "{0}: no format that we know; expected is a TRF file (TRF06, TRF16, TRF26) or another that "
     "`hakem plugins list` names",
     "{0}: tanıdığımız bir biçim değil; beklenen bir TRF dosyası (TRF06, TRF16, TRF26) ya da "
     "`hakem plugins list` içindeki başka bir biçimdir"},
    {"error.empty-file", "{0}: the file is empty; expected is a TRF file",
     "{0}: dosya boş; beklenen bir TRF dosyasıdır"},
    {"error.exporter-no-documents",
     "this format does not take reports; use html, xlsx, json or text",
     "bu biçim rapor yazamaz; html, xlsx, json ya da text kullanın"},
    {"error.exporter-no-tournaments",
     "this format does not take tournaments; use trf16, trf26 or json",
     "bu biçim turnuva yazamaz; trf16, trf26 ya da json kullanın"},
    {"error.unknown-edition", "unknown edition '{0}'; known are {1}",
     "'{0}' diye bir sürüm yok; bilinenler: {1}"},
    {"error.tie-break-list",
     "tie-break list: '{0}' is not a code such as BH/C1, with each modifier once at most (C.07 "
     "art. 14)",
     "eşitlik bozma listesi: '{0}', her eki en çok bir kez taşıyan BH/C1 gibi bir kod değil (C.07 "
     "md. 14)"},
    {"error.internal", "internal error: {0}; please report it with the file",
     "iç hata: {0}; lütfen dosyayla birlikte bildirin"},
    {"error.out-of-memory", "not enough memory", "bellek yetmiyor"},

    {"plugin.missing", "no plugin '{1}' of kind '{0}'; `hakem plugins list` shows what there is",
     "'{0}' türünde '{1}' adlı eklenti yok; `hakem plugins list` olanları gösterir"},
    {"plugin.not-a-file", "{0}: not a regular file, so not loaded as a plugin",
     "{0}: normal bir dosya değil, eklenti olarak yüklenmedi"},
    {"plugin.writable-by-anyone",
     "{0}: anyone may write this file, so it is not loaded; chmod o-w makes it safe",
     "{0}: dosyaya herkes yazabiliyor, bu yüzden yüklenmedi; chmod o-w güvenli kılar"},
    {"plugin.not-a-library", "{0}: not a plugin library for this machine {1}",
     "{0}: bu makine için bir eklenti kitaplığı değil {1}"},
    {"plugin.cut-short", "{0}: the library is cut short; install it again",
     "{0}: kitaplık yarım kalmış; yeniden kurun"},
    {"plugin.no-symbols", "{0}: not a hakem plugin, the symbol {1} is missing",
     "{0}: hakem eklentisi değil, {1} simgesi yok"},
    {"plugin.other-api", "{0}: made for plugin interface {1}, this program has {2}; build it again",
     "{0}: eklenti arayüzü {1} için yapılmış, bu programda {2} var; yeniden derleyin"},
    {"plugin.other-build", "{0}: built with another layout of the plugin interface; build it again",
     "{0}: eklenti arayüzünün başka bir düzeniyle derlenmiş; yeniden derleyin"},
    {"plugin.not-loadable", "{0}: the system refuses to load it: {1}",
     "{0}: sistem yüklemeyi reddediyor: {1}"},
    {"plugin.duplicate",
     "{0}: has the plugin '{2}' of kind '{1}' that {3} has already; the first stays",
     "{0}: {3} içinde bulunan '{1}' türünden '{2}' eklentisi burada da var; ilki geçerli"},
};

const hakem::MessageTable table{messages};

}
