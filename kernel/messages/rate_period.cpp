/// Words of the reports of a period: corrections, and what was decided of persons.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"rate.changed-unchanged", "{0} players unchanged", "{0} oyuncuda değişiklik yok"},
    {"rate.changed-nobody", "nothing changes for anybody", "kimse için bir şey değişmiyor"},
    {"rate.changed-person", "{0}: change {1} → {2}, games {3} → {4}",
     "{0}: değişim {1} → {2}, oyun {3} → {4}"},
    {"rate.changed-newcomer", "{0}: performance {1} → {2}, games {3} → {4}",
     "{0}: performans {1} → {2}, oyun {3} → {4}"},
    {"rate.changed-published",
     "the period is closed: of who has a rating counts the difference of the published whole "
     "numbers, not that of these changes",
     "dönem kapatılmış: derecesi olanlarda bu değişimlerin farkı değil, yayımlanan tam sayıların "
     "farkı sayılır"},
    {"rate.corrects-closed",
     "corrects an event of a closed period: the difference of the published ratings counts, in all "
     "{0}",
     "kapatılmış dönemdeki bir turnuvayı düzeltiyor: yayımlanan dereceler arasındaki fark sayılır, "
     "toplam {0}"},
    {"rate.index-title", "Rating reports, events: {0}", "Kuvvet derecesi raporları, turnuva: {0}"},
    {"rate.index-title-period", "Rating reports of the period {1}, events: {0}",
     "{1} dönemi kuvvet derecesi raporları, turnuva: {0}"},
    {"rate.index-events", "Events", "Turnuvalar"},

    {"diagnostic.RTG-0312",
     "games without a final result: {0}; they are not rated, so the ratings are provisional: rate "
     "the file again with the results",
     "sonucu belli olmayan oyun: {0}; hesaba katılmadı, bu yüzden dereceler geçicidir: sonuçlar "
     "yazılınca dosyayı yeniden hesaplatın"},
    {"diagnostic.RTG-0313",
     "adjourned games are open: {0}; there is no rating report before they are over, so the event "
     "is not rated: rate the file again with their results",
     "sonuçlanmamış ertelenmiş oyun var: {0}; bunlar bitmeden kuvvet derecesi raporu verilmez, "
     "turnuva hesaplanmadı: sonuçlar yazılınca dosyayı yeniden hesaplatın"},
    {"rating_report.open-games", "of which without a final result (provisional)",
     "bunlardan sonucu belli olmayan (geçici)"},
    {"rating_report.mark.rating.ukd-unrated", "no UKD", "UKD'siz"},
    {"rating_report.mark.rating.ukd-archive-only", "no UKD, archive", "UKD'siz, arşiv"},
    {"rating_report.mark-legend", "{0} = {1}.", "{0} = {1}."},
    {"rating_report.does-not-apply", "does not apply", "uygulanmadı"},

    {"rating_report.section.decisions", "Decisions", "Kararlar"},
    {"rating_report.more-decisions",
     "{0} more decisions are left out here; the JSON has all of them.",
     "Diğer {0} karar buraya sığmadı; hepsi JSON çıktısındadır."},
    {"rating_report.change-corrections", "of which corrections of closed periods",
     "bunun kapatılmış dönemlere ait düzeltmelerden gelen kısmı"},
    {"rating_report.part-corrected", "{0} (corrected; with it rated again: {1})",
     "{0} (düzeltme; onunla yeniden hesaplanan: {1})"},
    {"rating_report.part-again", "{1} (rated again after the correction of {0})",
     "{1} ({0} düzeltmesi üzerine yeniden hesaplandı)"},
    {"rating_report.difference-legend",
     "Corrections of closed periods: the change is the difference of the published ratings, so W "
     "and We are empty; n is how many games more or fewer count.",
     "Kapatılmış dönemlere ait düzeltmelerde değişim, yayımlanan derecelerin farkıdır; bu yüzden W "
     "ve We boştur, n kaç oyunun eklendiğini veya çıktığını gösterir."},
};

const hakem::MessageTable registered{messages};

}
