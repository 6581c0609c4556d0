/// Words around decisions: what they are about.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"cli.pair-explain", "tell the reasons of the whole round with the pairings",
     "eşlendirmeyle birlikte bütün turun nedenlerini söyle"},
    {"cli.why", "tell only why these players are paired as they are",
     "yalnız bu oyuncuların neden böyle eşlendiğini söyle"},
    {"cli.why-not", "tell only why these two players are not paired with each other",
     "yalnız bu iki oyuncunun neden birbiriyle eşlenmediğini söyle"},
    {"cli.total-rounds", "number of rounds of the event, where the file does not say it",
     "dosyada yazmıyorsa turnuvanın tur sayısı"},

    {"cli.absent",
     "players (teams in a team event) who are not there in the next round: absent, withdrawn, or "
     "removed by the arbiter (regulation 22.2)",
     "sonraki turda olmayan oyuncular (takım turnuvasında takımlar): gelmeyen, çekilen ya da "
     "hakemin çıkardığı (yönetmelik 22.2)"},
    {"error.absent-unknown", "--absent names {0}, whom the file does not have",
     "--absent ile verilen {0} numara dosyada yok"},
    {"error.absent-round", "--absent is for the next round, which is {1}, not {0}",
     "--absent yalnız sonraki tur içindir; o da {0}. değil {1}. turdur"},
    {"error.team-lists",
     "{0}: the round cannot be paired before the lists of the teams are right ({1}): each player "
     "in one team, once, and every number that of a player",
     "{0}: takım listeleri düzelmeden tur eşlenemez ({1}): her oyuncu tek takımda ve bir kez, her "
     "numara bir oyuncunun olmalı"},
    {"error.absent-by-table",
     "--absent has no effect where a table fixes the rounds; enter the absence as a result",
     "turları tablonun belirlediği turnuvada --absent kullanılmaz; yokluğu sonuç olarak girin"},

    {"error.all-needs-a-table",
     "--all is for fixed tables; the system '{0}' pairs one round after the other",
     "--all yalnız sabit tablolar içindir; '{0}' sistemi turları sırayla eşler"},
    {"pair.list-round", "round {0}", "{0}. tur"},
    {"error.no-reasons-in",
     "{0} holds boards only; ask for the reasons with --to text, json, html or xlsx",
     "{0} yalnız masaları içerir; nedenleri --to text, json, html ya da xlsx ile isteyin"},

    {"explanation.title", "Why these pairings", "Eşlendirmenin nedenleri"},
    {"explanation.heading", "Reasons of round {0}", "{0}. turun nedenleri"},
    {"explanation.subject", "About", "Konu"},
    {"explanation.decision", "Decision", "Karar"},
    {"explanation.rule", "Article", "Madde"},
    {"explanation.legend", "✗ = turned down, or not fulfilled, and why",
     "✗ = geri çevrilen ya da karşılanmayan, ve nedeni"},

    {"rule.cited", "{0}{1}{2}{3}{4}", "{0}{1}{2}{3}{4}"},
    {"rule.regulation", "Regulation", "Yönetmelik"},
    {"rule.settled-reading", "settled reading", "yerleşik okuma"},

    {"subject.pair", "{0} - {1}", "{0} - {1}"},
    {"subject.board", "board {0}", "{0}. masa"},
    {"subject.bracket", "{0} points", "{0} puan"},
    {"subject.player", "player", "oyuncu"},
    {"subject.team", "team", "takım"},
    {"subject.float", "downfloater {0}", "{0} aşağı kayarsa"},
    {"subject.number", "number {0}", "{0} numara"},
    {"subject.bye", "bye", "bay"},
};

const hakem::MessageTable registered{messages};

}
