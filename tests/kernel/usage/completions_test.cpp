// Scripts of shells: no text of the description can end its quotation.

#include "usage/completions.hpp"

#include <boost/test/unit_test.hpp>

using namespace hakem::usage;

namespace {

Command program() {
    Option option;
    option.names = {"--to"};
    option.value = "FORMAT";
    option.values = {"text", "json"};
    option.separator = ',';
    option.takes = Takes::text;
    option.about = "it's a [format]: `id` $(id) \\";
    Command command;
    command.path = {"rank"};
    command.about = "don't";
    command.options = {option};
    Command whole;
    whole.commands = {command};
    return whole;
}

bool has(const std::string& script, std::string_view part) {
    return script.find(part) != std::string::npos;
}

}

BOOST_AUTO_TEST_SUITE(usage_completions)

BOOST_AUTO_TEST_CASE(bash_knows_commands_options_and_lists) {
    const auto script = bash_completions(program());
    BOOST_TEST(has(script, "'') REPLY='rank' ;;"));
    BOOST_TEST(has(script, "'rank --to') REPLY='list text json' ;;"));
}

BOOST_AUTO_TEST_CASE(zsh_escapes_what_means_something) {
    const auto script = zsh_completions(program());
    BOOST_TEST(has(script, "'rank:don'\\''t'"));
    BOOST_TEST(has(script, "'--to=[it'\\''s a \\[format\\]\\: `id` $(id) \\\\]:FORMAT:"
                           "_values -s , to text json'"));
}

BOOST_AUTO_TEST_CASE(fish_escapes_what_means_something) {
    const auto script = fish_completions(program());
    BOOST_TEST(has(script, "-a rank -d 'don\\'t'"));
    BOOST_TEST(has(script, "-d 'it\\'s a [format]: `id` $(id) \\\\'"));
}

BOOST_AUTO_TEST_SUITE_END()
