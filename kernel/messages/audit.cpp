/// Words of `hakem audit`.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"cli.audit", "pack a run with all that it read and made, or verify such a package",
     "bir çalışmayı okuduğu ve ürettiği her şeyle paketle ya da böyle bir paketi doğrula"},
    {"cli.audit-pack", "run a command and pack its inputs, outputs, versions and hashes in one zip",
     "bir komutu çalıştır; girdilerini, çıktılarını, sürümlerini, özetlerini tek zip'te topla"},
    {"cli.audit-verify", "check every hash of a package, run its command again and compare",
     "paketteki her özeti denetle, komutunu yeniden çalıştır ve karşılaştır"},
    {"cli.audit-package", "package to write, FILE.zip", "yazılacak paket, DOSYA.zip"},
    {"cli.audit-verified", "package to verify", "doğrulanacak paket"},
    {"cli.audit-command", "after --: the command with its options, as it would be typed",
     "-- işaretinden sonra: komut ve seçenekleri, yazılacağı gibi"},
    {"cli.audit-redact", "leave the inputs out and keep their hashes alone",
     "girdileri pakete koyma, yalnız özetlerini sakla"},
    {"cli.audit-minutes", "longest time for a run, in minutes",
     "bir çalışma için en uzun süre, dakika"},
    {"cli.audit-inputs", "folder with the inputs that --redact left out",
     "--redact ile dışarıda bırakılan girdilerin klasörü"},
    {"cli.audit-version-only", "check hashes and versions, run nothing",
     "yalnız özetleri ve sürümleri denetle, hiçbir şey çalıştırma"},

    {"error.audit-line", "the command to be audited: {0}", "denetlenecek komut: {0}"},
    {"error.audit-help",
     "the command to be audited asks for help or the version; give one that works",
     "denetlenecek komut yardım ya da sürüm soruyor; iş yapan bir komut verin"},
    {"error.audit-not-this",
     "'{0}' is not audited; these are: check, rank, pair, rate, report, prizes, batch, convert, "
     "number, rule, diff, adjourn list, adjourn show, adjourn print",
     "'{0}' komutunun denetim paketi yapılmaz; yapılanlar: check, rank, pair, rate, report, "
     "prizes, batch, convert, number, rule, diff, adjourn list, adjourn show, adjourn print"},
    {"error.audit-option",
     "{0} does not go with an audit: its run must depend on nothing outside the package",
     "{0} denetim paketiyle birlikte olmaz: çalışma, paketin dışındaki hiçbir şeye bağlı olmamalı"},
    {"error.audit-stdin", "an audit reads files only; name the file instead of -",
     "denetim paketi yalnız dosya okur; - yerine dosyayı yazın"},
    {"error.audit-redact", "--redact and --with-identity contradict each other; take one out",
     "--redact ile --with-identity birbiriyle çelişir; birini çıkarın"},
    {"error.audit-over-input",
     "{0}: is an input of the command; the package would take its place: name another file",
     "{0}: komutun girdisi; paket onun yerine geçerdi: başka bir dosya adı verin"},
    {"error.audit-not-ours",
     "{0}: is there already and no audit package; it is not written over: name another file",
     "{0}: zaten var ve denetim paketi değil; üzerine yazılmaz: başka bir dosya adı verin"},
    {"error.audit-no-file", "{0}: no file that can be read", "{0}: okunabilir bir dosya değil"},
    {"error.audit-no-folder", "{0}: no such folder", "{0}: böyle bir klasör yok"},
    {"error.audit-no-package", "{0}: not a zip file, or damaged",
     "{0}: zip dosyası değil ya da bozuk"},
    {"error.audit-entries", "the package has more than {0} files",
     "pakette {0} dosyadan fazlası var"},
    {"error.audit-size", "more than a package holds: {0} MB in all, {1} MB in a file",
     "bir pakete sığmıyor: toplam {0} MB, dosya başına {1} MB"},
    {"error.audit-no-process", "the command cannot be started: {0}", "komut başlatılamıyor: {0}"},
    {"error.audit-stopped", "interrupted; nothing was written",
     "yarıda kesildi; hiçbir şey yazılmadı"},
    {"error.audit-time", "the command took longer than {0} minutes; give more with --minutes",
     "komut {0} dakikadan uzun sürdü; --minutes ile daha fazla süre verin"},
    {"error.audit-ended", "the command did not end by itself ({0})",
     "komut kendiliğinden bitmedi ({0})"},
    {"error.audit-output-name", "the command wrote a file whose name no package can have",
     "komut, adı bir pakette olamayacak bir dosya yazdı"},

    {"audit.packed", "{0}: inputs: {1}; outputs: {2}; exit code: {3}; SHA-256: {4}",
     "{0}: girdi: {1}; çıktı: {2}; çıkış kodu: {3}; SHA-256: {4}"},
    {"audit.with-inputs",
     "the inputs are in the package as they are, with the identity numbers that stand in them; "
     "keep "
     "it as you keep them, or leave them out: --redact",
     "girdiler, içlerindeki kimlik numaralarıyla olduğu gibi paketin içinde; paketi onlar gibi "
     "koruyun ya da dışarıda bırakın: --redact"},
    {"audit.without-inputs",
     "the inputs are not in the package, only their hashes; `audit verify --inputs DIR` needs them",
     "girdiler pakette yok, yalnız özetleri var; `audit verify --inputs KLASÖR` onları ister"},
    {"audit.left-out", "{0}: neither file nor folder, or a link to a folder: not packed",
     "{0}: dosya ya da klasör değil veya bir klasöre bağlantı: pakete girmedi"},
    {"audit.not-packed", "nothing was packed: the command could not do its work",
     "paket yapılmadı: komut işini yapamadı"},
    {"audit.more", "{0}: {1} more of these; `--to json` has all",
     "{0}: bunlardan {1} tane daha var; hepsi `--to json` ile"},
    {"audit.differences", "{0}: differences: {1}", "{0}: fark: {1}"},
    {"audit.same",
     "{0}: the same: every file is as it was packed, and the command brings the same again "
     "(inputs: {1}; outputs: {2}; packed by hakem {3})",
     "{0}: aynı: her dosya paketlendiği gibi, komut da yine aynısını üretiyor (girdi: {1}; çıktı: "
     "{2}; paketleyen: hakem {3})"},
    {"audit.same-hashes",
     "{0}: every file is as it was packed, by the same versions; the command was not run (inputs: "
     "{1}; outputs: {2}; packed by hakem {3})",
     "{0}: her dosya paketlendiği gibi, sürümler aynı; komut çalıştırılmadı (girdi: {1}; çıktı: "
     "{2}; paketleyen: hakem {3})"},
    {"audit.entry-name", "a name that leads elsewhere, or that no package of ours has",
     "başka yere götüren ya da bu paketlerde olamayacak bir ad"},
    {"audit.entry-no-file", "a link or another special file", "bağlantı ya da başka özel dosya"},
    {"audit.entry-encrypted", "encrypted, or damaged in the list of the zip",
     "şifreli ya da zip'in listesinde bozuk"},
    {"audit.entry-twice", "the name is there twice", "aynı ad iki kez var"},
    {"audit.entry-damaged", "the zip is damaged there", "zip orada bozuk"},
    {"audit.entry-larger", "larger than the manifest says", "manifestte yazılandan büyük"},
    {"audit.entry-bomb", "unpacks to far more than such files do",
     "böyle dosyalardan çok daha fazlası açılıyor"},
    {"audit.leads-out",
     "it is not written as such packages have it, or names a path outside the package",
     "bu paketlerdeki gibi yazılmamış ya da paketin dışında bir yolu gösteriyor"},

    {"diagnostic.AUD-0101",
     "{0}: not the bytes that were packed; the manifest has SHA-256 {1}, these have {2}",
     "{0}: paketlenen içerik değil; manifestte SHA-256 {1}, bunun özeti {2}"},
    {"diagnostic.AUD-0102", "{0}: missing in the package", "{0}: pakette yok"},
    {"diagnostic.AUD-0103", "{0}: in the package, but not in the manifest: added later",
     "{0}: pakette var ama manifestte yok: sonradan eklenmiş"},
    {"diagnostic.AUD-0104", "{0}: not read: {1}", "{0}: okunmadı: {1}"},
    {"diagnostic.AUD-0105",
     "manifest.json is not one of an audit package: '{0}'; ask for the package again",
     "manifest.json bir denetim paketinin manifesti değil: '{0}'; paketi yeniden isteyin"},
    {"diagnostic.AUD-0106",
     "manifest.json and SHA256SUMS contradict each other from line {0} of SHA256SUMS on: one of "
     "them was changed",
     "manifest.json ile SHA256SUMS, SHA256SUMS dosyasının {0}. satırından sonra çelişiyor: biri "
     "değiştirilmiş"},
    {"diagnostic.AUD-0201", "{0}: line {1}, byte {2}: packed '{3}', now '{4}'",
     "{0}: satır {1}, bayt {2}: pakette '{3}', şimdi '{4}'"},
    {"diagnostic.AUD-0202", "{0}: in the package, but the command does not make it now",
     "{0}: pakette var ama komut şimdi bunu üretmiyor"},
    {"diagnostic.AUD-0203", "{0}: the command makes it now, but it is not in the package",
     "{0}: komut şimdi bunu üretiyor ama pakette yok"},
    {"diagnostic.AUD-0204", "exit code of the run for {0}: packed {1}, now {2}",
     "{0} çalışmasının çıkış kodu: pakette {1}, şimdi {2}"},
    {"diagnostic.AUD-0205",
     "packed by hakem {0}, this is {1}: differences are to be expected; verify with {0} to be sure",
     "paketleyen hakem {0}, bu program {1}: fark çıkması beklenir; emin olmak için {0} ile "
     "doğrulayın"},
    {"diagnostic.AUD-0206",
     "plugin {0}: version {1} when it was packed, {2} here; differences are to be expected",
     "eklenti {0}: paketlenirken sürüm {1}, burada {2}; fark çıkması beklenir"},
    {"diagnostic.AUD-0207",
     "{0}: no file with SHA-256 {1} in the folder of --inputs: another one, or changed since",
     "{0}: --inputs klasöründe SHA-256 özeti {1} olan dosya yok: başka bir dosya ya da sonradan "
     "değişmiş"},
    {"diagnostic.AUD-0208", "the command of the package is not run: {0}",
     "paketteki komut çalıştırılmadı: {0}"},
    {"diagnostic.AUD-0209",
     "the inputs were left out of the package: give the folder that has them with --inputs, or "
     "check hashes and versions alone with --against-version-only",
     "girdiler pakette yok: bulundukları klasörü --inputs ile verin ya da --against-version-only "
     "ile yalnız özetleri ve sürümleri denetleyin"},
};

const hakem::MessageTable table{messages};

}
