/// What the system says of files that it cannot open, read or write.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"reason.no-such-file", "No such file or directory", "böyle bir dosya ya da klasör yok"},
    {"reason.not-allowed", "Permission denied", "izin yok"},
    {"reason.not-permitted", "Operation not permitted", "işleme izin verilmiyor"},
    {"reason.is-folder", "Is a directory", "bu bir klasör"},
    {"reason.no-folder", "Not a directory", "klasör değil"},
    {"reason.exists", "File exists", "dosya zaten var"},
    {"reason.disk-full", "No space left on device", "diskte yer kalmadı"},
    {"reason.read-only", "Read-only file system", "disk salt okunur"},
    {"reason.invalid", "Invalid argument", "buna uygun değil"},
    {"reason.device", "Input/output error", "okuma ya da yazma hatası"},
    {"reason.long-name", "File name too long", "dosya adı çok uzun"},
    {"reason.many-files", "Too many open files", "çok fazla açık dosya"},
    {"reason.links", "Too many levels of symbolic links", "bağlantılar birbirine dönüyor"},
    {"reason.broken-pipe", "Broken pipe", "okuyan taraf kapandı"},
};

const hakem::MessageTable table{messages};

}
