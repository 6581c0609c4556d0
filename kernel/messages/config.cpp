// The defaults file: what is wrong with it, and what is in force.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"cli.config", "show the defaults in force, and where each comes from",
     "geçerli varsayılanları ve nereden geldiklerini göster"},
    {"cli.config-file", "read the defaults from this file instead of the user's hakem.toml",
     "varsayılanları kullanıcının hakem.toml dosyası yerine bu dosyadan oku"},
    {"cli.no-config", "read no defaults file", "varsayılanlar dosyasını okuma"},

    {"diagnostic.CFG-0101",
     "not TOML: {0}; write `key = \"value\"` a line, under [command], each name once; go without "
     "the file: --no-config",
     "TOML değil: {0}; her satıra [komut] altında `anahtar = \"değer\"` yazın, her ad bir "
     "kez geçsin; dosyasız çalışmak için: --no-config"},
    {"diagnostic.CFG-0102",
     "'{0}' needs a text in quotation marks, a whole number, a date or a list of texts",
     "'{0}' için tırnak içinde metin, tam sayı, tarih ya da metin listesi gerekir"},
    {"diagnostic.CFG-0103", "no command is called [{0}]; `hakem help` shows the commands",
     "[{0}] adlı komut yok; `hakem help` komutları gösterir"},
    {"diagnostic.CFG-0104",
     "'{0}' is no option here; `{1}` shows them, without their hyphens they are the "
     "keys",
     "'{0}' burada bir seçenek değil; `{1}` seçenekleri gösterir, anahtar tireleri "
     "olmadan adlarıdır"},
    {"diagnostic.CFG-0105", "the value of '{0}' is not allowed: {1}",
     "'{0}' için verilen değer geçersiz: {1}"},
    {"diagnostic.CFG-0106",
     "'{0}' cannot stand in a defaults file; type it on the command line when it is meant",
     "'{0}' varsayılanlar dosyasında olamaz; gerektiğinde komut satırında yazın"},
    {"diagnostic.CFG-0107",
     "a folder of plugins is code, and others may write this file: give it to yourself alone "
     "(chmod go-w), or name it with --config",
     "eklenti klasörü program çalıştırır, bu dosyaya ise başkaları da yazabiliyor: yazma iznini "
     "yalnız kendinize verin (chmod go-w) ya da dosyayı --config ile gösterin"},
    {"diagnostic.CFG-0108", "a folder of plugins needs its whole path, from / on",
     "eklenti klasörünün / ile başlayan tam yolu gerekir"},
    {"diagnostic.CFG-0109", "'{0}' does not go with '{1}', which stands here too; take one out",
     "'{0}', yine burada yazılı olan '{1}' ile birlikte olmaz; birini çıkarın"},
    {"diagnostic.CFG-0110", "'{0}' takes true or false", "'{0}' için true ya da false yazılır"},

    {"config.no-such-line", "what stands here cannot be read", "buradaki yazı okunamıyor"},
    {"config.twice", "this name was there before", "bu ad daha önce geçti"},
    {"config.stray-letter", "a letter beyond A to Z outside of quotation marks",
     "tırnak dışında A-Z dışında bir harf"},
    {"config.damaged",
     "nothing was done: a damaged defaults file is not used in part; mend it, or add --no-config",
     "hiçbir şey yapılmadı: bozuk varsayılanlar dosyası kısmen kullanılmaz; düzeltin ya da "
     "--no-config ekleyin"},
    {"config.unreadable", "{0}: the defaults file cannot be read: {1}",
     "{0}: varsayılanlar dosyası okunamıyor: {1}"},
    {"config.not-a-file", "{0}: the defaults file is no plain file",
     "{0}: varsayılanlar dosyası düz bir dosya değil"},
    {"config.too-large", "{0}: the defaults file is larger than 1 MB",
     "{0}: varsayılanlar dosyası 1 MB'tan büyük"},

    {"config.none", "no defaults file", "varsayılanlar dosyası yok"},
    {"config.used", "defaults file: {0}", "varsayılanlar dosyası: {0}"},
    {"config.not-there", "no defaults file; it would be {0}",
     "varsayılanlar dosyası yok; yeri: {0}"},
    {"config.from-built-in", "built in", "programın kendisinden"},
    {"config.from-file", "line {0}", "{0}. satır"},
    {"config.from-typed", "command line", "komut satırı"},

    {"plugins.version", "version", "sürüm"},
    {"plugins.origin", "origin", "nereden"},
    {"plugins.origin-installed", "installed", "kurulu"},
    {"plugins.origin-plugin-dir", "--plugin-dir {0}", "--plugin-dir {0}"},
    {"plugins.origin-linked-in", "linked in", "programın içinde"},
};

const hakem::MessageTable table{messages};

}
