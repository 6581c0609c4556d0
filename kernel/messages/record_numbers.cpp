/// Records of a TRF as findings name them; other formats have none.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"judging.at-012", " (record 012)", " (012 kaydı)"},
    {"judging.at-022", " (record 022)", " (022 kaydı)"},
    {"judging.at-032", " (record 032)", " (032 kaydı)"},
    {"judging.at-042-052", " (records 042, 052)", " (042 ve 052 kayıtları)"},
    {"judging.at-102", "; record 102 names them", "; 102 kaydında yazılır"},
    {"judging.at-112", "; record 112 names the others", "; diğer hakemler 112 kaydına yazılır"},
    {"judging.at-122", " (records 122 and 222)", " (122 ve 222 kayıtları)"},
    {"judging.at-132", " (record 132)", " (132 kaydı)"},
    {"judging.at-142", " (record 142)", " (142 kaydı)"},
    {"judging.at-XXR", " (record XXR)", " (XXR kaydı)"},
    {"judging.record-012", "record 012", "012 kaydı"},
    {"judging.record-112", "record 112", "112 kaydı"},
    {"judging.field-012", "name of the event", "turnuvanın adı"},
    {"judging.field-112", "deputy arbiter", "başhakem yardımcısı"},
};

const hakem::MessageTable table{messages};

}
