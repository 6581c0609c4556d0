/// Words of the report of title norms and of the certificates.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"rating_report.norm-title", "Title norms", "Unvan normları"},
    {"rating_report.section.achieved", "Norms made or to be confirmed",
     "Kazanılan veya onaylanması gereken normlar"},
    {"rating_report.section.norms", "All norms examined", "İncelenen bütün normlar"},
    {"rating_report.section.requirements", "Requirements", "Koşullar"},
    {"rating_report.section.audit", "Rounds", "Turlar"},
    {"rating_report.met", "met", "sağlandı"},
    {"rating_report.not-met", "not met", "sağlanmadı"},
    {"rating_report.exempt", "met by an exception", "istisna ile sağlandı"},
    {"rating_report.to-confirm", "to be confirmed", "onaylanmalı"},
    {"rating_report.section.swiss-field", "Field of the Swiss event (1.4.3d)",
     "İsviçre sistemi turnuvasının alanı (1.4.3d)"},
    {"rating_report.large-swiss",
     "Every round has at least 20 rated players who are not of the host federation, of 3 "
     "federations, 10 of them GM, IM, WGM or WIM: the federations of opponents do not matter.",
     "Her turda ev sahibi federasyondan olmayan, 3 federasyondan, 10'u GM, IM, WGM veya WIM olan "
     "en "
     "az 20 dereceli oyuncu var: rakiplerin federasyonları aranmaz."},
    {"rating_report.no-large-swiss",
     "Not every round has at least 20 rated players who are not of the host federation, of 3 "
     "federations, 10 of them GM, IM, WGM or WIM: this exception does not hold.",
     "Her turda ev sahibi federasyondan olmayan, 3 federasyondan, 10'u GM, IM, WGM veya WIM olan "
     "en "
     "az 20 dereceli oyuncu yok: bu istisna uygulanmaz."},
    {"rating_report.certificates-title", "Certificates of title results (content of form IT1)",
     "Oyuncu norm belgeleri (IT1 formunun içeriği)"},
    {"rating_report.title-sought", "Title sought", "İstenen unvan"},
    {"rating_report.surname", "Name", "Soyadı"},
    {"rating_report.first-name", "First name", "Adı"},
    {"rating_report.fide-id", "FIDE ID", "FIDE no"},
    {"rating_report.birth", "Date of birth", "Doğum tarihi"},
    {"rating_report.host", "Host federation", "Ev sahibi federasyon"},
    {"rating_report.officer", "Federation official", "Federasyon yetkilisi"},
    {"rating_report.norm-games", "Games that count", "Hesaba katılan oyun"},
    {"rating_report.federations", "Other federations", "Diğer federasyon sayısı"},
    {"rating_report.foreign-opponents", "Opponents not from the own federation",
     "Kendi federasyonundan olmayan rakip"},
    {"rating_report.host-opponents", "Opponents of the host federation",
     "Ev sahibi federasyondan rakip"},
    {"rating_report.rated-opponents", "Rated opponents", "Dereceli rakip"},
    {"rating_report.titled-opponents", "Titled opponents", "Unvanlı rakip"},
    {"rating_report.swiss-field", "1.4.3d", "1.4.3d"},
    {"rating_report.norm-average", "Average of the opponents Ra", "Rakip ortalaması Ra"},
    {"rating_report.norm-score", "Score", "Alınan puan"},
    {"rating_report.norm-needed", "Score needed", "Gereken puan"},
    {"rating_report.norm-performance", "Performance Rp", "Performans Rp"},
    {"rating_report.counts-as", "Counts as games", "Unvan için sayılan oyun"},
    {"rating_report.norm-made", "Norm made", "Norm kazanıldı"},
    {"rating_report.raised-here", "counted; raised to the floor", "sayıldı; tabana yükseltildi"},
    {"rating_report.yes", "yes", "evet"},
    {"rating_report.no", "no", "hayır"},
    {"rating_report.near-norms",
     "Requirements and rounds are listed of norms that were made or lack at most {0} requirements.",
     "Koşullar ve turlar, kazanılan veya en çok {0} koşulu eksik olan normlar için listelenir."},
    {"rating_column.norm", "Norm", "Norm"},
    {"rating_column.achieved", "Norm made", "Norm kazanıldı"},
    {"rating_column.needed-score", "Needed", "Gereken"},
    {"rating_column.needed-score.meaning", "least score against these opponents",
     "bu rakiplere karşı gereken en az puan"},
    {"rating_column.average", "Ra", "Ra"},
    {"rating_column.average.meaning", "average of the opponents", "rakip ortalaması"},
    {"rating_column.raised", "Raised", "Yükseltilen"},
    {"rating_column.raised.meaning", "opponent whose rating was raised to the floor",
     "derecesi tabana yükseltilen rakip"},
    {"rating_column.unmet", "Unmet", "Eksik"},
    {"rating_column.unmet.meaning", "requirements that are not met", "sağlanmayan koşul sayısı"},
    {"rating_column.article", "Article", "Madde"},
    {"rating_column.met", "Met", "Durum"},
    {"rating_column.requirement", "Requirement", "Koşul"},
    {"rating_column.title", "Title", "Unvan"},
    {"rating_column.federation", "FED", "FED"},
    {"rating_column.federation.meaning", "federation", "federasyon"},
    {"rating_column.counted", "Counts", "Sayılan"},
    {"rating_column.foreign-players", "Players", "Oyuncu"},
    {"rating_column.foreign-players.meaning", "rated, not of the host federation",
     "dereceli, ev sahibi federasyondan olmayan"},
    {"rating_column.foreign-federations", "Federations", "Federasyon"},
    {"rating_column.foreign-titled", "Titled", "Unvanlı"},
    {"rating_column.foreign-titled.meaning", "of them GM, IM, WGM, WIM",
     "bunlardan GM, IM, WGM, WIM"},
};

const hakem::MessageTable registered{messages};

}
