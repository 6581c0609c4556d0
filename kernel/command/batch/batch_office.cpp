// What the office makes of a batch: letters, the summary, findings, the year book.

#include "batch_office.hpp"

#include "command/folder_names.hpp"
#include "command/reference_day.hpp"
#include "office_report/entry_words.hpp"
#include "office_report/folder.hpp"
#include "office_report/letter.hpp"
#include <hakem/exporter.hpp>
#include <hakem/output.hpp>

#include <algorithm>
#include <set>

namespace hakem::command {

namespace {

namespace fs = std::filesystem;
using batch::Entry;
using batch::Status;

bool wants(const BatchCommand& command, std::string_view format) {
    return std::find(command.to.begin(), command.to.end(), format) != command.to.end();
}

/// A workbook shows the text of a link: there it is the place of the file.
Document with_places(Document document) {
    for (auto& section : document.sections) {
        auto* table = std::get_if<Table>(&section.body);
        if (table == nullptr) continue;
        for (auto& row : table->rows)
            for (auto& cell : row)
                if (auto* link = std::get_if<Link>(&cell.content))
                    link->text = Phrase::verbatim(link->target);
    }
    return document;
}

/// Writes all that is not of one event alone.
class Office {
public:
    Office(Session session, const BatchCommand& command, const Judging& judging,
           const std::vector<office_report::Expected>& expected, const std::vector<Entry>& entries)
        : session_(session),
          command_(command), folder_{
                                 entries, names_of(entries),
                                 session.common.language.value_or(office_report::language_of_most(
                                     entries, session.console.language())),
                                 command.redact, command.year_book || !command.expected.empty()} {
        folder_.overrides = judging.overrides;
        folder_.day = letter_date(command);
        folder_.deadline = judging.profile.deadline;
        folder_.expected = expected;
        for (const auto& rule : command.judging.off)
            add_off(judging.profile, rule.substr(0, rule.find('=')));
    }

    void write() {
        letters();
        put(office_report::summary(folder_));
        put(office_report::findings_report(folder_));
        if (folder_.year_book) return put(office_report::year_book(folder_));
        std::error_code ignored;
        for (const auto* name : {"yearbook.html", "yearbook.xlsx"})
            fs::remove(command_.out / name, ignored);
    }

private:
    /// A rule that --off names.
    void add_off(const judging::Profile& profile, const std::string& code) {
        const auto* weight = profile.weight_of(code);
        if (weight != nullptr)
            folder_.off.push_back({code, 0, weight->reason.english, weight->reason.turkish});
    }

    /// No letter where it is not the arbiter's fault; nor about the pictures and minutes that lie
    /// beside a tournament in a report package, or in one that has a letter of its own; nor a
    /// receipt for a file whose package goes back.
    std::vector<std::string> names_of(const std::vector<Entry>& entries) const {
        std::set<std::string_view> packages; // with a tournament, or with an answer
        std::set<std::string_view> faulty;
        std::vector<fs::path> paths;
        for (const auto& entry : entries) {
            paths.emplace_back(entry.path);
            if (entry.status != Status::not_a_tournament) packages.insert(entry.package);
            if (!entry.is_package) continue;
            packages.insert(entry.path);
            if (entry.errors + entry.warnings != 0) faulty.insert(entry.path);
        }
        auto names = folder_names(paths, session_.common.with_identity);
        for (std::size_t i = 0; i < entries.size(); ++i)
            if (batch::is_of_the_moment(entries[i]) ||
                office_report::is_of_our_folder(entries[i]) ||
                (entries[i].status == Status::not_a_tournament && !entries[i].package.empty() &&
                 packages.contains(entries[i].package)) ||
                (entries[i].status == Status::clean && faulty.contains(entries[i].package)))
                names[i].clear();
        return names;
    }

    void letters() {
        const auto date = letter_date(command_);
        std::set<std::string> written;
        const auto put_letter = [&](const std::string& name, std::string_view bytes) {
            write_whole_soon(folder() / name, bytes);
            written.insert(name);
        };
        for (std::size_t i = 0; i < folder_.entries.size(); ++i) {
            const auto& name = folder_.letters[i];
            if (name.empty()) continue;
            const auto letter =
                office_report::letter_of(folder_.entries[i], date, folder_.language);
            put_letter(name + ".html", office_report::letter_page(letter));
            put_letter(name + ".txt", office_report::letter_text(letter));
            if (wants(command_, "xlsx") && !letter.findings.empty())
                put_letter(
                    name + ".xlsx",
                    bytes_of("xlsx", office_report::letter_list(letter, name), letter.language));
        }
        remove_others(written);
    }

    fs::path folder() const { return command_.out / "letters"; }

    /// Letters of an earlier run.
    void remove_others(const std::set<std::string>& written) const {
        std::error_code trouble;
        std::vector<fs::path> others;
        fs::directory_iterator at(folder(), trouble), end;
        for (; !trouble && at != end; at.increment(trouble))
            if (!written.contains(at->path().filename().string())) others.push_back(at->path());
        for (const auto& other : others) fs::remove_all(other, trouble);
        if (written.empty()) fs::remove(folder(), trouble);
    }

    std::string bytes_of(std::string_view format, const Document& document,
                         Language language) const {
        ExportOptions options;
        options.language = language;
        options.with_identity = session_.common.with_identity;
        return session_.registry.get<Exporter>(format).write(document, options);
    }

    void put(Document document) const {
        const auto place = command_.out / document.id;
        write_whole(fs::path(place).concat(".html"),
                    office_report::sortable_page(bytes_of("html", document, folder_.language),
                                                 folder_.language));
        write_whole(fs::path(place).concat(".xlsx"),
                    bytes_of("xlsx", with_places(std::move(document)), folder_.language));
    }

    Session session_;
    const BatchCommand& command_;
    office_report::Folder folder_;
};

}

Date letter_date(const BatchCommand& command) { return reference_day(command.date); }

void write_office(Session session, const BatchCommand& command, const Judging& judging,
                  const std::vector<office_report::Expected>& expected,
                  const std::vector<Entry>& entries) {
    Office(session, command, judging, expected, entries).write();
}

}
