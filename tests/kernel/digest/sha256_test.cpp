// SHA-256 by the examples of FIPS 180-4; base64 as `openssl dgst -sha256 -binary | base64` has it.

#include "digest/sha256.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;

BOOST_AUTO_TEST_SUITE(digest_sha256)

BOOST_AUTO_TEST_CASE(one_block_message) {
    BOOST_TEST(sha256("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    BOOST_TEST(sha256_base64("abc") == "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=");
}

BOOST_AUTO_TEST_CASE(of_nothing_and_piece_by_piece) {
    BOOST_TEST(sha256_base64("") == "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=");
    Sha256 hash;
    hash.add("a");
    hash.add("bc");
    BOOST_TEST(hash.hex() == sha256("abc"));
}

BOOST_AUTO_TEST_SUITE_END()
