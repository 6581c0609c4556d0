#include "report_package.hpp"

#include "command/check/check_judging.hpp"
#include "command/inputs.hpp"
#include "judging/file_words.hpp"
#include "judging/package_check.hpp"
#include "report_set.hpp"
#include "zip/writer.hpp"
#include <hakem/exporter.hpp>
#include <hakem/identity.hpp>
#include <hakem/source_date.hpp>
#include <hakem/text.hpp>
#include <hakem/tie_break.hpp>

#include <algorithm>
#include <set>
#include <system_error>

namespace hakem::command {

namespace {

namespace fs = std::filesystem;

std::string joined(const std::vector<std::string>& parts) {
    std::string all;
    for (const auto& part : parts) all += (all.empty() ? "" : ", ") + part;
    return all;
}

std::string kilobytes(std::uint64_t bytes) { return std::to_string((bytes + 1023) / 1024); }

/// Builds one package and says what it lacks.
class PackageMaker {
public:
    PackageMaker(Session session, const ReportCommand& command)
        : session_(session), command_(command),
          judging_(open_judging(session, judging_of(command))), rules_(judging_->profile.package) {
        if (!rules_)
            throw Error(ExitCode::wrong_usage, "error.report-package-none", {judging_->profile.id});
    }

    ExitCode make() {
        const auto formats = formats_of_package();
        auto input = read_single_input(session_, command_.inputs.front());
        if (!input.usable()) throw Error(ExitCode::answer_is_no, "error.strict", {input.shown});
        const auto target = command_.package / judging::package_name(*input.tournament, rules_);
        add_file(command_.inputs.front(), target);
        for (const auto& path : command_.with) add_file(path, target);
        add_reports(input, formats);
        write(target);
        return tell(*input.tournament, target);
    }

private:
    static JudgingOptions judging_of(const ReportCommand& command) {
        if (command.profile.empty())
            throw Error(ExitCode::wrong_usage, "error.report-package-profile");
        std::error_code trouble;
        if (command.inputs.size() != 1 || fs::is_directory(command.inputs.front(), trouble))
            throw Error(ExitCode::wrong_usage, "error.report-package-one");
        JudgingOptions options;
        options.profile = command.profile;
        return options;
    }

    bool takes(std::string_view file_name) const {
        const auto& kinds = rules_.kinds;
        return kinds.empty() ||
               std::find(kinds.begin(), kinds.end(), judging::ending_of(file_name)) != kinds.end();
    }

    std::string extension(const std::string& format) const {
        return std::string(session_.registry.get<Exporter>(format).extension());
    }

    /// Of the formats that were asked for those that the profile takes.
    std::vector<std::string> formats_of_package() const {
        std::vector<std::string> taken, left;
        for (const auto& format : command_.to)
            (takes("report" + extension(format)) ? taken : left).push_back(format);
        if (taken.empty())
            throw Error(ExitCode::wrong_usage, "error.report-package-formats",
                        {joined(rules_.kinds)});
        if (!left.empty())
            session_.console.say(
                format_text("report-package.formats", session_.console.language(), {joined(left)}));
        return taken;
    }

    void add(std::string name, std::string bytes, fs::path file) {
        if (!names_.insert(to_lower(name, Language::english)).second)
            throw Error(ExitCode::wrong_usage, "error.report-package-twice",
                        {session_.shown(name)});
        entries_.push_back({std::move(name), std::move(bytes), std::move(file)});
    }

    /// As it is, bytes and name.
    void add_file(const fs::path& path, const fs::path& target) {
        std::error_code trouble;
        const auto status = fs::status(path, trouble);
        if (!fs::exists(status))
            throw Error(ExitCode::file_trouble, "error.cannot-read",
                        {session_.shown(path),
                         std::make_error_code(std::errc::no_such_file_or_directory).message()});
        if (!fs::is_regular_file(status))
            throw Error(ExitCode::file_trouble, "error.not-a-file", {session_.shown(path)});
        if (fs::equivalent(path, target, trouble))
            throw Error(ExitCode::wrong_usage, "error.report-package-itself",
                        {session_.shown(path)});
        add(path.filename().string(), {}, path);
    }

    /// Identity numbers are hidden in them, as in all reports.
    void add_reports(Input& input, const std::vector<std::string>& formats) {
        const auto& tournament = *input.tournament;
        const RankOptions rank_options{command_.tie_breaks, command_.edition, command_.after, true};
        Diagnostics ignored; // `check` tells them
        const auto standings = hakem::rank(tournament, rank_options, session_.registry, ignored);
        ReportOptions options;
        options.rounds = command_.rounds;
        options.players = command_.players;
        options.key_by_rank = command_.key_by_rank;
        ExportOptions shown;
        shown.language = input.language;
        for (const auto* report : reports_for(session_.registry, tournament, command_.set)) {
            const auto document = report->make({tournament, standings, options});
            for (const auto& format : formats)
                add(document.id + extension(format),
                    session_.registry.get<Exporter>(format).write(document, shown), {});
        }
    }

    void write(const fs::path& target) {
        std::sort(entries_.begin(), entries_.end(),
                  [](const auto& a, const auto& b) { return a.name < b.name; });
        std::error_code trouble;
        fs::create_directories(command_.package, trouble);
        if (trouble)
            throw Error(ExitCode::file_trouble, "error.cannot-write",
                        {session_.shown(command_.package), trouble.message()});
        std::optional<std::string> epoch;
        if (const auto seconds = source_date_epoch()) epoch = std::to_string(*seconds);
        zip::write(target, entries_, epoch);
    }

    judging::SeenPackage seen(const Tournament& tournament, const fs::path& target) const {
        judging::SeenPackage package;
        package.name = target.filename().string();
        package.size = fs::file_size(target);
        const auto own = command_.inputs.front().filename().string();
        for (const auto& entry : entries_)
            package.files.push_back({entry.name, entry.name == own, !entry.bytes.empty(), {}, {}});
        package.events.push_back({without_identity(tournament.name), tournament.city, {}, {}});
        return package;
    }

    void say(std::string_view key, std::vector<std::string> arguments = {}) const {
        session_.console.print(format_text(key, session_.console.language(), std::move(arguments)) +
                               "\n");
    }

    void tell_size(const judging::SeenPackage& package, const std::string& shown) const {
        const auto count = std::to_string(package.files.size());
        const auto limit = static_cast<std::uint64_t>(rules_.largest);
        if (limit == 0)
            return say("report-package.made-free", {shown, count, kilobytes(package.size)});
        say("report-package.made", {shown, count, kilobytes(package.size), kilobytes(limit)});
    }

    /// What the office would say of the package.
    ExitCode tell(const Tournament& tournament, const fs::path& target) const {
        const auto shown = session_.shown(target);
        const auto package = seen(tournament, target);
        const auto language = session_.console.language();
        Diagnostics found(shown, session_.common.strict);
        judging::check_package(package, rules_, language, found);
        const auto judgement = judging::judge(found, judging_->profile, {}, {});
        Diagnostics weighed(shown, session_.common.strict);
        for (const auto& judged : judgement.findings)
            if (judged.counts())
                weighed.add(judged.finding.severity, judged.finding.code, 0, 0, 1,
                            judged.finding.arguments);
        session_.console.show(weighed);
        tell_size(package, shown);
        std::vector<std::string> some;
        for (const auto* item : judging::perhaps_missing(package, rules_))
            some.push_back(item->title.in(language));
        if (!some.empty()) say("report-package.some", {joined(some)});
        if (!rules_.subject.empty()) say("report-package.subject", {rules_.subject});
        if (judgement.answer != judging::Answer::back_to_arbiter) return ExitCode::done;
        say("report-package.not-whole");
        return ExitCode::answer_is_no;
    }

    Session session_;
    const ReportCommand& command_;
    std::shared_ptr<const Judging> judging_;
    const judging::PackageRules& rules_;
    std::vector<zip::NewEntry> entries_;
    std::set<std::string> names_;
};

}

ExitCode report_package(Session session, const ReportCommand& command) {
    return PackageMaker(session, command).make();
}

}
