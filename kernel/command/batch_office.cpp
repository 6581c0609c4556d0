// What the office makes of a batch: letters, the summary, findings, the year book.

#include "batch_office.hpp"

#include "folder_names.hpp"
#include "office_report/folder.hpp"
#include "office_report/letter.hpp"
#include <hakem/exporter.hpp>
#include <hakem/output.hpp>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <set>

namespace hakem::command {

namespace {

namespace fs = std::filesystem;
using batch::Entry;
using batch::Status;

Date day_of_seconds(std::int64_t seconds) {
    const std::chrono::year_month_day day{std::chrono::floor<std::chrono::days>(
        std::chrono::sys_seconds(std::chrono::seconds(seconds)))};
    return {static_cast<std::int16_t>(static_cast<int>(day.year())),
            static_cast<std::int8_t>(static_cast<unsigned>(day.month())),
            static_cast<std::int8_t>(static_cast<unsigned>(day.day()))};
}

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
    Office(Session session, const BatchCommand& command, const std::vector<Entry>& entries)
        : session_(session),
          command_(command), folder_{
                                 entries, names_of(entries),
                                 session.common.language.value_or(office_report::language_of_most(
                                     entries, session.console.language())),
                                 command.redact, command.year_book} {}

    void write() {
        letters();
        put(office_report::summary(folder_));
        put(office_report::findings_report(folder_));
        if (command_.year_book) return put(office_report::year_book(folder_));
        std::error_code ignored;
        for (const auto* name : {"yearbook.html", "yearbook.xlsx"})
            fs::remove(command_.out / name, ignored);
    }

private:
    /// In a report package there are pictures and minutes beside the tournament: no letters about
    /// them.
    std::vector<std::string> names_of(const std::vector<Entry>& entries) const {
        std::set<std::string_view> packages; // with a tournament
        std::vector<fs::path> paths;
        for (const auto& entry : entries) {
            paths.emplace_back(entry.path);
            if (entry.status != Status::not_a_tournament) packages.insert(entry.package);
        }
        auto names = folder_names(paths, session_.common.with_identity);
        for (std::size_t i = 0; i < entries.size(); ++i)
            if (entries[i].status == Status::not_a_tournament && !entries[i].package.empty() &&
                packages.contains(entries[i].package))
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

Date letter_date(const BatchCommand& command) {
    if (!command.date.empty()) {
        Date date;
        const auto& text = command.date;
        const auto part = [&](std::size_t from, std::size_t count, auto& value) {
            const auto* end = text.data() + from + count;
            return std::from_chars(text.data() + from, end, value).ptr == end;
        };
        const bool shaped = text.size() == 10 && text[4] == '-' && text[7] == '-';
        int year = 0, month = 0, day = 0;
        if (shaped && part(0, 4, year) && part(5, 2, month) && part(8, 2, day))
            date = {static_cast<std::int16_t>(year), static_cast<std::int8_t>(month),
                    static_cast<std::int8_t>(day)};
        if (!date.complete() || !is_valid(date))
            throw Error(ExitCode::wrong_usage, "error.batch-date", {text});
        return date;
    }
    const char* value = std::getenv("SOURCE_DATE_EPOCH");
    if (value == nullptr) return {};
    std::int64_t seconds = 0;
    const auto* end = value + std::strlen(value);
    const auto [rest, error] = std::from_chars(value, end, seconds);
    constexpr std::int64_t year_9999 = 253'402'300'799;
    if (error != std::errc() || rest != end || seconds < 0 || seconds > year_9999) return {};
    return day_of_seconds(seconds);
}

void write_office(Session session, const BatchCommand& command, const std::vector<Entry>& entries) {
    Office(session, command, entries).write();
}

}
