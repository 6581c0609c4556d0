#include "adjournment/sealed_text.hpp"
#include "sample.hpp"
#include "support.hpp"
#include <hakem/error.hpp>

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <fstream>

namespace {

using namespace hakem;
using namespace hakem::adjournments;
using test::RecordFolder;

SealedMove move(std::string text, std::string letters = "tr") {
    return {std::move(letters), Secret(std::move(text))};
}

SealedPlace place() {
    return {"Kış Açık", {3, 5, 8}, test::at(), false, std::string(test::before_sealed), 1};
}

struct Keys {
    explicit Keys(const RecordFolder& folder, const char* name = "hakem")
        : files(make_keys(folder.path() / name)), secret(read_secret_key(files.key)),
          pub(read_public_key(files.pub)) {}
    KeyFiles files;
    Secret secret;
    std::string pub;
};

}

BOOST_AUTO_TEST_SUITE(sealed_text)

BOOST_AUTO_TEST_CASE(only_the_key_opens_a_sealed_move) {
    const RecordFolder folder;
    const Keys keys(folder), others(folder, "baska");
    const auto locked = lock(move("Abd3", "tr"), place(), keys.pub);
    const auto opened = unlock(locked, place(), keys.secret);
    BOOST_REQUIRE(!opened.trouble);
    BOOST_TEST(opened.move.text.text() == "Abd3");
    BOOST_TEST(opened.move.letters == "tr");
    BOOST_CHECK(unlock(locked, place(), others.secret).trouble == LockTrouble::wrong_key);
    auto damaged = locked;
    damaged.text[20] = damaged.text[20] == 'A' ? 'B' : 'A';
    BOOST_CHECK(unlock(damaged, place(), keys.secret).trouble == LockTrouble::wrong_key);
    for (const auto* text : {"", "=", "AAAA", "no base64 at all"})
        BOOST_CHECK(unlock({text}, place(), keys.secret).trouble == LockTrouble::wrong_key);
}

BOOST_AUTO_TEST_CASE(the_length_tells_nothing_and_no_text_is_locked_twice_alike) {
    const RecordFolder folder;
    const Keys keys(folder);
    const auto one = lock(move("e4"), place(), keys.pub);
    const auto other =
        lock(move(std::string(longest_sealed_text, 'a'), "figurine"), place(), keys.pub);
    BOOST_TEST(one.text.size() == other.text.size());
    BOOST_TEST(one.text != lock(move("e4"), place(), keys.pub).text);
    BOOST_TEST(one.text.find("e4\n") == std::string::npos);
    BOOST_CHECK_THROW(lock(move(""), place(), keys.pub), Error);
    BOOST_CHECK_THROW(lock(move(std::string(longest_sealed_text + 1, 'a')), place(), keys.pub),
                      Error);
}

BOOST_AUTO_TEST_CASE(a_text_that_was_moved_to_another_place_is_found) {
    const RecordFolder folder;
    const Keys keys(folder);
    const auto locked = lock(move("Abd3"), place(), keys.pub);
    std::vector<SealedPlace> others(8, place());
    others[0].tournament = "Yaz Açık";
    others[1].game.round = 4;
    others[2].game.white = 6;
    others[3].game.black = 9;
    others[4].at.seconds += 1;
    others[5].reply = true;
    others[6].fen[0] = '5';
    others[7].number = 2;
    for (const auto& other : others)
        BOOST_CHECK(unlock(locked, other, keys.secret).trouble == LockTrouble::another_place);
}

BOOST_AUTO_TEST_CASE(key_files_are_private_and_never_replaced) {
    namespace fs = std::filesystem;
    const RecordFolder folder;
    const Keys keys(folder);
    BOOST_CHECK(fs::status(keys.files.key).permissions() ==
                (fs::perms::owner_read | fs::perms::owner_write));
    const auto before = test::bytes_of_file(keys.files.key);
    BOOST_CHECK_THROW(make_keys(folder.path() / "hakem"), Error);
    BOOST_TEST(test::bytes_of_file(keys.files.key) == before);
    // Stopped between the two files: the public key is made from the other.
    fs::remove(keys.files.pub);
    BOOST_TEST(!make_keys(folder.path() / "hakem").made);
    BOOST_TEST(test::bytes_of_file(keys.files.key) == before);
    BOOST_TEST(read_public_key(keys.files.pub) == keys.pub);
    BOOST_TEST(std::distance(fs::directory_iterator(folder.path()), fs::directory_iterator()) == 2);
}

BOOST_AUTO_TEST_CASE(what_is_no_key_is_refused) {
    const RecordFolder folder;
    const Keys keys(folder);
    BOOST_CHECK_THROW(read_secret_key(keys.files.pub), Error);
    BOOST_CHECK_THROW(read_public_key(keys.files.key), Error);
    BOOST_CHECK_THROW(read_secret_key(folder.path() / "none.key"), Error);
    BOOST_CHECK_THROW(read_secret_key(folder.path()), Error);
    for (const auto* text :
         {"", "hakem-adjournment-secret-key-1", "hakem-adjournment-secret-key-1 AAAA",
          "hakem-adjournment-secret-key-1 ????"}) {
        std::ofstream(folder.path() / "bad.key") << text;
        BOOST_CHECK_THROW(read_secret_key(folder.path() / "bad.key"), Error);
    }
}

BOOST_AUTO_TEST_SUITE_END()
