/// Words around decisions: what they are about.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"cli.explain", "tell the reasons of the whole round with the pairings",
     "eşlendirmeyle birlikte bütün turun nedenlerini söyle"},
    {"cli.why", "tell only why these players are paired as they are",
     "yalnız bu oyuncuların neden böyle eşlendiğini söyle"},
    {"cli.why-not", "tell only why these two players are not paired with each other",
     "yalnız bu iki oyuncunun neden birbiriyle eşlenmediğini söyle"},
    {"cli.total-rounds", "number of rounds of the event, where the file does not say it",
     "dosyada yazmıyorsa turnuvanın tur sayısı"},

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

    {"subject.pair", "{0} - {1}", "{0} - {1}"},
    {"subject.board", "board {0}", "{0}. masa"},
    {"subject.bracket", "{0} points", "{0} puan"},
    {"subject.player", "player", "oyuncu"},
    {"subject.float", "downfloater {0}", "{0} aşağı kayarsa"},
    {"subject.number", "number {0}", "{0} numara"},
    {"subject.bye", "bye", "bay"},
};

const hakem::MessageTable registered{messages};

}
