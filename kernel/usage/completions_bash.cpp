// Completions of bash: what may stand where as three `case` tables, and one function that walks the
// words up to the cursor.

#include "usage/completions.hpp"
#include "usage/shell_words.hpp"

#include <fmt/format.h>

namespace hakem::usage {

namespace {

/// "kind word word": the kind is what a value names, the words are the allowed ones.
std::string offer(const Option& option) {
    std::string kind = "any";
    if (option.takes == Takes::nothing) kind = "none";
    if (option.takes == Takes::file) kind = "file";
    if (option.takes == Takes::folder) kind = "folder";
    if (!option.values.empty() && kind == "any") kind = option.separator != 0 ? "list" : "words";
    return option.values.empty() ? kind : kind + ' ' + joined(option.values);
}

std::string line(std::string_view pattern, std::string_view reply) {
    return fmt::format("        {}) REPLY={} ;;\n", pattern, single_quoted(reply));
}

std::string commands_of(const Command& program) {
    std::string lines;
    for (const auto* command : all_commands(program))
        if (!command->commands.empty())
            lines += line(single_quoted(joined(command->path)), names_of(command->commands));
    return lines;
}

std::string options_of(const Command& program) {
    const auto common = names_of(program.options);
    std::string lines;
    for (const auto* command : all_commands(program))
        if (!command->path.empty() && !command->options.empty())
            lines += line(single_quoted(joined(command->path)),
                          names_of(command->options) + ' ' + common);
    return lines + line("*", common);
}

/// An option of one command is found before one of all commands.
std::string values_of(const Command& program) {
    std::string lines, common;
    for (const auto* command : all_commands(program))
        for (const auto& option : command->options)
            for (const auto& name : option.names) {
                if (command->path.empty())
                    common += line(fmt::format("*' {}'", name), offer(option));
                else
                    lines += line(single_quoted(joined(command->path) + ' ' + name), offer(option));
            }
    return lines + common + line("*", "none");
}

/// Of several arguments the first says what is offered: all are files, or there is one.
std::string arguments_of(const Command& program) {
    std::string lines;
    for (const auto* command : all_commands(program))
        if (!command->arguments.empty())
            lines += line(single_quoted(joined(command->path)), offer(command->arguments.front()));
    return lines + line("*", "none");
}

constexpr std::string_view walk = R"(
_hakem() {
    local cur=${COMP_WORDS[COMP_CWORD]} path='' option='' words='' before='' kind i word REPLY
    # `--to=html` comes as three words, the middle one `=`; as one where `=` parts no words.
    for ((i = 1; i < COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        if [[ $word == '=' || $word == --*=* ]]; then
            continue
        elif [[ -n $option ]]; then
            option=''
        elif [[ $word == -* ]]; then
            _hakem_value "$path $word"
            [[ $REPLY == none ]] || option=$word
        else
            _hakem_commands "$path"
            [[ " $REPLY " != *" $word "* ]] || path=${path:+$path }$word
        fi
    done
    [[ $cur != '=' ]] || cur=''
    if [[ -z $option && $cur == --*=* ]]; then
        option=${cur%%=*} before=${cur%%=*}= cur=${cur#*=}
    fi

    if [[ -n $option ]]; then
        _hakem_value "$path $option"
    elif [[ $cur == -* ]]; then
        _hakem_options "$path"
        REPLY="words $REPLY"
    else
        _hakem_commands "$path"
        words=$REPLY
        _hakem_argument "$path"
    fi
    kind=${REPLY%% *}
    [[ $kind == "$REPLY" ]] || words="$words ${REPLY#* }"

    if [[ $kind == list ]]; then
        before+=${cur%"${cur##*,}"}
        cur=${cur##*,}
        word=${before#--*=} words=" $words "
        for word in ${word//,/ }; do words=${words/ $word / }; done
        compopt -o nospace 2>/dev/null
    fi
    mapfile -t COMPREPLY < <(compgen -P "$before" -W "$words" -- "$cur")
    case $kind in
        file) mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -P "$before" -f -- "$cur") ;;
        folder) mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -P "$before" -d -- "$cur") ;;
        *) return ;;
    esac
    compopt -o filenames 2>/dev/null
}
complete -F _hakem hakem
)";

std::string table(std::string_view name, const std::string& lines) {
    return fmt::format("_hakem_{}() {{\n    REPLY=''\n    case $1 in\n{}    esac\n}}\n", name,
                       lines);
}

}

std::string bash_completions(const Command& program) {
    return "# Completions of hakem for bash, made by `hakem completions bash`.\n\n"
           "# The commands that may follow a command.\n" +
           table("commands", commands_of(program)) + "\n# The options of a command.\n" +
           table("options", options_of(program)) +
           "\n# What follows an option, \"kind word ...\"; none: nothing does.\n" +
           table("value", values_of(program)) + "\n# What a command works with.\n" +
           table("argument", arguments_of(program)) + std::string(walk);
}

}
