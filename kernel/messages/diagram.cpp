/// Words of diagrams: letters of the pieces, what a screen reader says of a board.

#include <hakem/language.hpp>

namespace {

constexpr hakem::Message messages[] = {
    {"piece.K", "K", "Ş"},
    {"piece.Q", "Q", "V"},
    {"piece.R", "R", "K"},
    {"piece.B", "B", "F"},
    {"piece.N", "N", "A"},
    {"piece.P", "P", "P"},
    {"piece.k", "k", "ş"},
    {"piece.q", "q", "v"},
    {"piece.r", "r", "k"},
    {"piece.b", "b", "f"},
    {"piece.n", "n", "a"},
    {"piece.p", "p", "p"},

    {"diagram.description", "White: {0}. Black: {1}. {2}.", "Beyaz: {0}. Siyah: {1}. {2}."},
    {"diagram.white-to-move", "White to move", "Hamle sırası beyazda"},
    {"diagram.black-to-move", "Black to move", "Hamle sırası siyahta"},
    {"diagram.framed", "Framed: {0}.", "Çerçeveli kareler: {0}."},
    {"diagram.dotted", "Dots: {0}.", "Noktalı kareler: {0}."},
    {"diagram.inverted", "Upside down: {0}.", "Ters duran taş: {0}."},
    {"diagram.arrow", "Arrow from {0} to {1}.", "Ok: {0}–{1}."},
    {"diagram.crossed", "Crossed out: {0} to {1}.", "Üstü çizili: {0}–{1}."},
    {"diagram.letters", "Capital letters are White, small letters Black",
     "Büyük harfler beyaz, küçük harfler siyah taşlardır"},
    {"diagram.sign-framed", "[ ] framed", "[ ] çerçeveli kare"},
    {"diagram.sign-dotted", "* a square to go to", "* gidilebilecek kare"},
    {"diagram.sign-inverted", "! upside down", "! ters duran taş"},
};

const hakem::MessageTable table{messages};

}
