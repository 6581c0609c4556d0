// Help for programs, completions, manual pages: what they say beside the options.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"cli.help-json", "for programs: commands, options, values, exit codes",
     "programlar için: komutlar, seçenekler, değerler, çıkış kodları"},
    {"cli.completions", "print the script by which a shell completes hakem's command line",
     "kabuğun hakem komut satırını tamamladığı betiği yaz"},
    {"cli.completions-shell", "the shell", "kabuk"},
    {"cli.man", "print a manual page", "kılavuz sayfasını yaz"},
    {"cli.man-command", "the command of the page; without it the program's own page",
     "sayfası istenen komut; verilmezse programın kendi sayfası"},
    {"cli.man-out", "folder for all pages in both languages (man1, tr/man1); without it stdout",
     "bütün sayfaların iki dilde yazılacağı klasör (man1, tr/man1); verilmezse standart çıktı"},
    {"error.no-such-command", "no command '{0}'; `hakem help` shows them",
     "'{0}' adlı komut yok; `hakem help` komutları gösterir"},

    {"exit.0", "done; what was asked has no fault", "yapıldı; sorulanda hata yok"},
    {"exit.1", "the answer is no: errors in the input, pairings differ, no legal pairing",
     "yanıt olumsuz: girdide hata var, eşlendirmeler farklı ya da kurallı eşlendirme yok"},
    {"exit.2", "wrong usage, or a damaged defaults file",
     "yanlış kullanım ya da bozuk varsayılanlar dosyası"},
    {"exit.3", "the input is of no format that is known", "girdi bilinen bir biçimde değil"},
    {"exit.4", "a limit was hit: size, memory, time", "bir sınıra varıldı: boyut, bellek, süre"},
    {"exit.5", "a file could not be read or written", "bir dosya okunamadı ya da yazılamadı"},
    {"exit.6", "a plugin is missing or cannot be used", "bir eklenti yok ya da kullanılamıyor"},
    {"exit.70", "an error of the program itself", "programın kendi hatası"},
    {"exit.130", "interrupted with Ctrl-C", "Ctrl-C ile kesildi"},

    {"man.name", "NAME", "İSİM"},
    {"man.synopsis", "SYNOPSIS", "KULLANIM"},
    {"man.description", "DESCRIPTION", "AÇIKLAMA"},
    {"man.options", "OPTIONS", "SEÇENEKLER"},
    {"man.options-word", "OPTIONS", "SEÇENEKLER"},
    {"man.common-options", "COMMON OPTIONS", "ORTAK SEÇENEKLER"},
    {"man.common-options-text", "The options of all commands are described in",
     "Bütün komutların ortak seçenekleri şu sayfadadır:"},
    {"man.exit-status", "EXIT STATUS", "ÇIKIŞ KODU"},
    {"man.files", "FILES", "DOSYALAR"},
    {"man.environment", "ENVIRONMENT", "ORTAM DEĞİŞKENLERİ"},
    {"man.examples", "EXAMPLES", "ÖRNEKLER"},
    {"man.see-also", "SEE ALSO", "AYRICA BAKINIZ"},
    {"man.about",
     "Data goes to stdout, everything else to stderr. Findings tell file, line, column, a stable "
     "code, what was expected and how to fix it. Bad input never stops the files beside it.",
     "Veriler standart çıktıya, geri kalan her şey hata çıktısına yazılır. Bulgular dosyayı, "
     "satırı, sütunu, değişmeyen bir kodu, bekleneni ve nasıl düzeltileceğini söyler. Bozuk bir "
     "dosya yanındakileri durdurmaz."},
    {"man.values", "one of: {0}", "şunlardan biri: {0}"},
    {"man.known-values", "known: {0}", "bilinenler: {0}"},
    {"man.range", "from {0} to {1}", "{0} ile {1} arasında"},
    {"man.default", "default: {0}", "varsayılan: {0}"},
    {"man.required", "required", "zorunlu"},
    {"man.excludes", "not with {0}", "{0} ile birlikte olmaz"},
    {"man.file-config", "what holds where the command line says nothing; TOML, a section a command",
     "komut satırında söylenmeyenler için varsayılanlar; TOML, her komuta bir bölüm"},
    {"man.file-config-home", "the same, where XDG_CONFIG_HOME is not set",
     "aynısı, XDG_CONFIG_HOME tanımlı değilse"},
    {"man.file-plugins", "the plugins, a folder a kind", "eklentiler, her türe bir klasör"},
    {"man.file-data", "templates, profiles and tables of the plugins",
     "eklentilerin şablonları, profilleri ve tabloları"},
    {"man.env-locale", "the language of messages where --lang does not say it",
     "--lang verilmediğinde iletilerin dili"},
    {"man.env-config", "where the defaults file is looked for",
     "varsayılanlar dosyasının arandığı yer"},
    {"man.env-colour", "when set, no colours on a terminal",
     "tanımlıysa terminalde renk kullanılmaz"},
    {"man.env-epoch", "the time that is written into outputs, so that they can be made again",
     "çıktılara yazılan zaman; aynı baytlar yeniden üretilebilsin diye"},
};

const hakem::MessageTable table{messages};

}
