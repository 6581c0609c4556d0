// What each command can be asked: its options, described by the catalogue.

#include "command_line.hpp"
#include "generate_options.hpp"

#include <charconv>

namespace hakem::command {

CommandLine::CommandLine(Language language, DefaultsFile defaults)
    : language_(language), defaults_(std::move(defaults)) {
    app_.name("hakem");
    app_.description(word("cli.about"));
    app_.require_subcommand(1);
    app_.option_defaults()->group(word("cli.options"));
    app_.set_help_flag("-h,--help", word("cli.help"));
    app_.get_formatter()->label("Usage", word("cli.usage"));
    app_.get_formatter()->label("Options", word("cli.options"));
    app_.get_formatter()->label("Subcommands", word("cli.commands"));
    app_.get_formatter()->label("Positionals", word("cli.arguments"));
    for (const auto* label : {"OPTIONS", "SUBCOMMAND", "SUBCOMMANDS", "REQUIRED", "Excludes"})
        app_.get_formatter()->label(label, word(fmt::format("cli.label-{}", label)));
    app_.set_version_flag("--version", "hakem " HAKEM_VERSION, word("cli.version"));
    app_.get_formatter()->column_width(34);
    app_.failure_message([](const CLI::App*, const CLI::Error&) { return std::string(); });
    add_common();
    add_info();
    add_convert();
    add_rank();
    add_number();
    add_pair();
    add_check();
    add_batch();
    add_audit();
    add_explain();
    add_diff();
    add_generate();
    add_prizes();
    add_rate();
    add_rule();
    add_adjourn();
    add_report();
    add_plugins();
    add_config();
    add_version();
    add_completions();
    add_man();
    add_help();
}

void CommandLine::add_common() {
    app_.add_option_function<std::string>(
            "--lang", [this](const std::string& code) { common_.language = language_of(code); },
            word("cli.lang"))
        ->check(CLI::IsMember({"tr", "en"}))
        ->type_name("tr|en");
    app_.add_option_function<std::vector<std::string>>(
            "--plugin-dir",
            [this](const std::vector<std::string>& folders) {
                for (const auto& folder : folders)
                    common_.plugin_folders.push_back(std::filesystem::absolute(folder));
            },
            word("cli.plugin-dir"))
        ->type_name("DIR")
        ->allow_extra_args(false);
    app_.add_flag("--strict", common_.strict, word("cli.strict"));
    app_.add_flag("--with-identity", common_.with_identity, word("cli.with-identity"));
    app_.add_option("--from", common_.input_format, word("cli.from"))->type_name("FORMAT");
    app_.add_option("--event", common_.event, word("cli.event"))->type_name("N|TITLE");
    add_defaults();
}

void CommandLine::add_info() {
    auto* sub = command("info", [this](Session s) { return info(s, info_); });
    sub->add_option("FILE", info_.inputs, word("cli.files"))->required()->type_name("");
    sub->add_option("--to", info_.to, word("cli.to"))
        ->check(CLI::IsMember({"text", "json"}))
        ->type_name("text|json");
}

void CommandLine::add_convert() {
    auto* sub = command("convert", [this](Session s) { return convert(s, convert_); });
    sub->add_option("IN", convert_.input, word("cli.file"))->required()->type_name("");
    sub->add_option("OUT", convert_.output, word("cli.out-file"))->required()->type_name("");
    sub->add_option("--to", convert_.to, word("cli.convert-to"))
        ->check(CLI::IsMember(
            {"trf", "trf06", "trf16", "trf26", "pgn", "json", "html", "xlsx", "text"}))
        ->type_name("FORMAT");
    sub->add_option("--games", convert_.games, word("cli.games"))->type_name("PGN");
    sub->add_option("--line-end", convert_.line_end, word("cli.line-end"))
        ->check(CLI::IsMember({"lf", "crlf", "cr"}))
        ->type_name("lf|crlf|cr");
    sub->add_option("--encoding", convert_.encoding, word("cli.encoding"))
        ->check(CLI::IsMember({"UTF-8", "windows-1254", "windows-1252", "ISO-8859-9"},
                              CLI::ignore_case))
        ->type_name("NAME");
    sub->add_flag("--ascii", convert_.ascii, word("cli.ascii"));
}

/// CLI11 would take "-1" and what is too long for the greatest number there is.
void CommandLine::add_lot(CLI::App& sub, std::optional<std::uint64_t>& lot, std::string_view key) {
    const auto is_seed = [message = word("error.lot")](const std::string& text) {
        std::uint64_t seed = 0;
        const auto* end = text.data() + text.size();
        const auto [stop, trouble] = std::from_chars(text.data(), end, seed);
        return trouble == std::errc() && stop == end ? std::string() : message;
    };
    sub.add_option("--lot", lot, word(key))->check(is_seed)->type_name("SEED");
}

void CommandLine::add_ranking(CLI::App& sub, std::string& tie_breaks, std::string& edition,
                              int& after) {
    sub.add_option("--tiebreaks", tie_breaks, word("cli.tiebreaks"))->type_name("CODES");
    sub.add_option("--edition", edition, word("cli.edition"))->type_name("ID");
    sub.add_option("--after", after, word("cli.after"))
        ->check(CLI::Range(1, 999))
        ->type_name("ROUND");
}

void CommandLine::add_rank() {
    auto* sub = command("rank", [this](Session s) { return rank(s, rank_); });
    sub->add_option("FILE", rank_.input, word("cli.file"))->required()->type_name("");
    add_ranking(*sub, rank_.tie_breaks, rank_.edition, rank_.after);
    auto* explain = sub->add_flag("--explain", rank_.explain, word("cli.rank-explain"));
    auto* why = sub->add_option("--why", rank_.why, word("cli.rank-why"));
    why->expected(1, 2)->delimiter(',')->type_name("ID [ID]");
    auto* category = sub->add_option("--category", rank_.categories, word("cli.rank-category"));
    category->allow_extra_args(false)->type_name("[NAME:]WHO");
    auto* compare = sub->add_option("--compare", rank_.compare, word("cli.rank-compare"));
    compare->type_name("ID,ID");
    for (auto* other : {explain, why, category, sub->get_option("--edition")})
        compare->excludes(other);
    sub->add_flag("--draw-lots", rank_.draw_lots, word("cli.rank-draw-lots"));
    add_lot(*sub, rank_.lot, "cli.lot");
    formats(*sub, rank_.to, {"text", "json", "html", "xlsx"});
    sub->add_option("--out", rank_.out, word("cli.out"))->type_name("DIR");
}

void CommandLine::add_number() {
    auto* sub = command("number", [this](Session s) { return number(s, number_); });
    sub->add_option("FILE", number_.input, word("cli.file"))->required()->type_name("");
    sub->add_option("--system", number_.system, word("cli.system"))->type_name("ID[@EDITION]");
    add_lot(*sub, number_.lot, "cli.number-lot");
    sub->add_flag("--explain", number_.explain, word("cli.number-explain"));
    formats(*sub, number_.to, {"text", "json", "trf", "trf16", "trf26", "html", "xlsx"});
    sub->add_option("--out", number_.out, word("cli.out"))->type_name("DIR");
}

void CommandLine::add_pair() {
    auto* sub = command("pair", [this](Session s) { return pair(s, pair_); });
    sub->add_option("FILE", pair_.input, word("cli.file"))->required()->type_name("");
    sub->add_option("--system", pair_.system, word("cli.system"))->type_name("ID[@EDITION]");
    auto* round = sub->add_option("--round", pair_.round, word("cli.round"));
    round->check(CLI::Range(1, 999))->type_name("N");
    sub->add_flag("--all", pair_.all, word("cli.all"))->excludes(round);
    sub->add_flag("--draw-lots", pair_.draw_lots, word("cli.draw-lots"));
    add_lot(*sub, pair_.lot, "cli.lot");
    sub->add_flag_function(
        "--double,!--single", [this](std::int64_t count) { pair_.double_cycle = count > 0; },
        word("cli.double"));
    sub->add_flag("--swap-last-rounds", pair_.swap_last_rounds, word("cli.swap-last-rounds"));
    sub->add_option("--initial-colour", pair_.initial_colour, word("cli.initial-colour"))
        ->transform(CLI::IsMember({"white", "black", "w", "b"}, CLI::ignore_case))
        ->type_name("COLOUR");
    sub->add_option("--total-rounds", pair_.total_rounds, word("cli.total-rounds"))
        ->check(CLI::Range(1, 999))
        ->type_name("N");
    sub->add_option("--absent", pair_.absent, word("cli.absent"))
        ->delimiter(',')
        ->type_name("ID[,ID]");
    sub->add_flag("--explain", pair_.explain, word("cli.pair-explain"));
    sub->add_option("--why", pair_.why, word("cli.why"))->delimiter(',')->type_name("ID[,ID]");
    sub->add_option("--why-not", pair_.why_not, word("cli.why-not"))
        ->expected(2)
        ->type_name("ID ID");
    formats(*sub, pair_.to,
            {"text", "list", "json", "plain", "trf", "trf16", "trf26", "html", "xlsx"});
    sub->add_option("--out", pair_.out, word("cli.out"))->type_name("DIR");
}

void CommandLine::add_check() {
    auto* sub = command("check", [this](Session s) { return check(s, check_); });
    sub->add_option("FILE", check_.inputs, word("cli.files"))->required()->type_name("");
    sub->add_option("--system", check_.system, word("cli.system"))->type_name("ID[@EDITION]");
    sub->add_option("--rounds", check_.rounds, word("cli.check-rounds"))->type_name("N[-M][,..]");
    sub->add_option("--initial-colour", check_.initial_colour, word("cli.initial-colour"))
        ->check(CLI::IsMember({"white", "black"}))
        ->type_name("white|black");
    add_judging(*sub, check_.judging);
    sub->add_option("--date", check_.judging.date, word("cli.check-date"))->type_name("YYYY-MM-DD");
    formats(*sub, check_.to, {"text", "json", "html", "xlsx"});
    sub->add_option("--out", check_.out, word("cli.out"))->type_name("DIR");
}

void CommandLine::add_generate() {
    auto* sub = command("generate", [this](Session s) { return generate(s, generate_); });
    sub->add_option("--count", generate_.count, word("cli.generate-count"))
        ->check(CLI::Range(1, 1000000))
        ->type_name("N");
    sub->add_option("--out", generate_.out, word("cli.generate-out"))->type_name("DIR");
    sub->add_flag("--mix", generate_.mix, word("cli.generate-mix"));
    for (const auto& option : generate_options)
        sub->add_option(fmt::format("--{}", option.name), generate_.*option.value,
                        word(fmt::format("cli.generate-{}", option.name)))
            ->type_name(option.type);
    sub->add_flag("--baku", generate_.baku, word("cli.generate-baku"));
    sub->add_option("--initial-colour", generate_.initial_colour,
                    word("cli.generate-initial-colour"))
        ->check(CLI::IsMember({"white", "black", "lot"}))
        ->type_name("white|black|lot");
}

void CommandLine::add_prizes() {
    auto* sub = command("prizes", [this](Session s) { return prizes(s, prizes_); });
    sub->add_option("FILE", prizes_.input, word("cli.file"))->required()->type_name("");
    sub->add_option("--plan", prizes_.plan, word("cli.plan"))->required()->type_name("PLAN");
    sub->add_option("--tiebreaks", prizes_.tie_breaks, word("cli.tiebreaks"))->type_name("CODES");
    sub->add_option("--edition", prizes_.edition, word("cli.edition"))->type_name("ID");
    formats(*sub, prizes_.to, {"text", "json", "html", "xlsx"});
    sub->add_option("--out", prizes_.out, word("cli.out"))->type_name("DIR");
}

void CommandLine::add_rate() {
    auto* sub = app_.add_subcommand("rate", word("cli.rate"));
    prepare(*sub);
    sub->add_option("FILE", rate_.inputs, word("cli.files"))->type_name("");
    sub->add_option("--system", rate_.system, word("cli.rate-system"))->type_name("ID[@EDITION]");
    sub->add_option("--list", rate_.list, word("cli.rate-list"))->type_name("LIST");
    sub->add_option("--period", rate_.period, word("cli.rate-period"))->type_name("YYYY-MM");
    sub->add_option("--state", rate_.state, word("cli.rate-state"))->type_name("DIR");
    sub->add_flag("--close", rate_.close, word("cli.rate-close"));
    sub->add_option("--time-class", rate_.time_class, word("cli.rate-time-class"))
        ->check(CLI::IsMember({"standard", "rapid", "blitz"}))
        ->type_name("standard|rapid|blitz");
    sub->add_option("--switch", rate_.switches, word("cli.rate-switch"))
        ->type_name("NAME=VALUE")
        ->allow_extra_args(false);
    sub->add_option("--replaces", rate_.replaces, word("cli.rate-replaces"))->type_name("ID|FILE");
    sub->add_flag("--apart", rate_.apart, word("cli.rate-apart"));
    sub->add_flag("--norms", rate_.norms, word("cli.rate-norms"));
    sub->add_flag("--preview", rate_.preview, word("cli.rate-preview"));
    sub->add_option("--why", rate_.why, word("cli.rate-why"))->type_name("PLAYER");
    formats(*sub, rate_.to, {"text", "json", "html", "xlsx"});
    sub->add_option("--out", rate_.out, word("cli.out"))->type_name("DIR");
    add_rate_diff(*sub);
}

/// `rate diff A B`; without it the callback of `rate` says what to do.
void CommandLine::add_rate_diff(CLI::App& rate) {
    auto* sub = rate.add_subcommand("diff", word("cli.rate-diff"));
    prepare(*sub);
    sub->add_option("A", rate_diff_.before, word("cli.rate-diff-before"))
        ->required()
        ->type_name("");
    sub->add_option("B", rate_diff_.after, word("cli.rate-diff-after"))->required()->type_name("");
    sub->add_option("--to", rate_diff_.to, word("cli.to"))
        ->check(CLI::IsMember({"text", "json", "html", "xlsx"}))
        ->type_name("FORMAT");
    rate.callback([this, sub] {
        action_ = sub->parsed() ? std::function<ExitCode(Session)>([this](Session s) {
            return hakem::command::rate_diff(s, rate_diff_);
        })
                                : [this](Session s) { return hakem::command::rate(s, rate_); };
    });
}

void CommandLine::add_report() {
    auto* sub = command("report", [this](Session s) { return report(s, report_); });
    sub->add_option("FILE", report_.inputs, word("cli.files"))->required()->type_name("");
    sub->add_option("--out", report_.out, word("cli.report-out"))->type_name("DIR");
    sub->add_option("--set", report_.set, word("cli.set"))->type_name("SET");
    formats(*sub, report_.to, {"html", "xlsx", "json", "text"});
    add_ranking(*sub, report_.tie_breaks, report_.edition, report_.after);
    sub->add_option("--rounds", report_.rounds, word("cli.rounds"))
        ->delimiter(',')
        ->check(CLI::Range(1, 999))
        ->type_name("N[,N]")
        ->allow_extra_args(false);
    sub->add_option("--players", report_.players, word("cli.players"))
        ->delimiter(',')
        ->check(CLI::Range(1, 9999))
        ->type_name("N[,N]")
        ->allow_extra_args(false);
    sub->add_flag("--key-rank", report_.key_by_rank, word("cli.key-rank"));
    auto* package = sub->add_option("--package", report_.package, word("cli.report-package"));
    package->type_name("DIR")->configurable(false);
    sub->add_option("--with", report_.with, word("cli.report-with"))
        ->needs(package)
        ->configurable(false)
        ->allow_extra_args(false)
        ->type_name("FILE");
    sub->add_option("--profile", report_.profile, word("cli.report-profile"))
        ->type_name("NAME|FILE");
}

void CommandLine::add_plugins() {
    auto* sub = app_.add_subcommand("plugins", word("cli.plugins"));
    sub->require_subcommand(1);
    prepare(*sub);
    const auto add = [&](const char* name, auto action) {
        auto* child = sub->add_subcommand(name, word(fmt::format("cli.plugins-{}", name)));
        prepare(*child);
        child->add_option("--to", plugins_.to, word("cli.to"))
            ->check(CLI::IsMember({"text", "json"}))
            ->type_name("text|json");
        child->callback([this, action] { action_ = action; });
        return child;
    };
    add("list", [this](Session s) { return plugins_list(s, plugins_); });
    add("info", [this](Session s) { return plugins_info(s, plugins_); })
        ->add_option("ID", plugins_.id, word("cli.plugin-id"))
        ->required()
        ->type_name("");
}

void CommandLine::add_version() {
    command("version", [](Session s) { return version(s); });
}

}
