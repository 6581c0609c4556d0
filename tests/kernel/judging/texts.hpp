#pragma once
/// Findings of a test have whole texts.

#include <hakem/diagnostic.hpp>

#include <boost/test/unit_test.hpp>

#include <string>

namespace hakem::test {

/// Nothing that a message fills in is left open, in either language.
inline void check_texts(const Diagnostics& findings) {
    for (const auto& one : findings.all())
        for (const auto language : {Language::english, Language::turkish}) {
            const auto text = message_of(one, language);
            BOOST_TEST(text.find('{') == std::string::npos, text);
        }
}

}
