#include "packages.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem;
using namespace hakem::audit;

BOOST_AUTO_TEST_SUITE(audit_manifest)

BOOST_AUTO_TEST_CASE(what_is_written_is_read_again) {
    auto manifest = test::small_manifest();
    BOOST_CHECK(manifest_of(to_json(manifest)) == manifest);
    manifest.epoch = "1700000000";
    manifest.redacted = true;
    manifest.folders = {"may/empty"};
    manifest.decisions = Run{{"check", "--to=json"}, 0, {test::record("stdout", "{}")}};
    BOOST_CHECK(manifest_of(to_json(manifest)) == manifest);
    BOOST_CHECK_EQUAL(to_json(manifest), to_json(manifest_of(to_json(manifest))));
}

BOOST_AUTO_TEST_CASE(the_sums_are_those_of_sha256sum) {
    const auto manifest = test::small_manifest();
    // `printf '012 A\n' | sha256sum`
    BOOST_CHECK_EQUAL(manifest.inputs[0].sha256,
                      "039bbd8a5c1c12f69119f94a8fde3ab37cc2b697b4134359badadf1908e4e028");
    const auto sums = sums_of(manifest, "{}");
    BOOST_CHECK(sums.starts_with(manifest.inputs[0].sha256 + "  inputs/may/a.trf\n"));
    BOOST_CHECK(sums.ends_with(
        "44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a  manifest.json\n"));
}

BOOST_AUTO_TEST_CASE(a_redacted_one_lists_inputs_that_the_package_does_not_have) {
    auto manifest = test::small_manifest();
    BOOST_CHECK_EQUAL(files_of(manifest).size(), 4u);
    manifest.redacted = true;
    BOOST_CHECK_EQUAL(files_of(manifest).size(), 2u);
    BOOST_CHECK_EQUAL(files_of(manifest, true).size(), 4u);
}

BOOST_AUTO_TEST_CASE(what_is_no_manifest_is_refused) {
    const auto json = to_json(test::small_manifest());
    const auto with = [&](const std::string& old, const std::string& other) {
        auto changed = json;
        const auto at = changed.find(old);
        BOOST_REQUIRE(at != std::string::npos);
        return changed.replace(at, old.size(), other);
    };
    for (const auto& damaged :
         {std::string(), std::string("[]"), std::string("{"), std::string(100'000, '['),
          with("hakem.audit/1", "hakem.audit/9"), with("may/a.trf", "may/../../a.trf"),
          with("may/a.trf", "/etc/passwd"), with("may/a.trf", "may/b.trf"),
          with("may/a.trf", "may"), with("may/a.trf", "may\\\\a.trf"),
          with("\"size\": 6", "\"size\": -6"), with("\"language\": \"en\"", "\"language\": \"x\""),
          with("\"check\"", "7"), with("\"check\"", "\"che\\u0000ck\""),
          with("\"sha256\": \"", "\"sha256\": \"x")})
        BOOST_CHECK_THROW(manifest_of(damaged), DamagedManifest);
}

BOOST_AUTO_TEST_CASE(names_that_lead_elsewhere_are_not_harmless) {
    for (const auto* name : {"a.trf", "may/a b.trf", "Mayıs/açık.trf", "..a/b", "-x"})
        BOOST_CHECK_MESSAGE(is_harmless(name), name);
    for (const auto* name : {"", "/a", "..", "a/..", "a/../b", "a//b", "a/", ".", "a/./b", "a\\b",
                             "C:a", "nul", "a\nb", "\xff"})
        BOOST_CHECK_MESSAGE(!is_harmless(name), name);
}

BOOST_AUTO_TEST_SUITE_END()
