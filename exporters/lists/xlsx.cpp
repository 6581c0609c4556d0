// A new list as a workbook. Rows go to the disk as they come, so a long list needs no memory.

#include "words.hpp"
#include <hakem/error.hpp>
#include <hakem/source_date.hpp>
#include <hakem/system_reason.hpp>
#include <hakem/text.hpp>

#include <xlsxwriter.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>
#include <string>
#include <unistd.h>
#include <vector>

namespace {

using namespace hakem;

/// A sheet has 1,048,576 rows; three of them are ours.
constexpr std::uint64_t most_rows = 1048570;

[[noreturn]] void fail(std::string_view reason) {
    throw Error(ExitCode::file_trouble, "error.xlsx", {std::string(reason)});
}

struct Column {
    const char* key; ///< message; of the rating none
    double width;
};

constexpr std::array columns = {Column{"list.fide-id", 11}, Column{"list.national-id", 14},
                                Column{"list.name", 34},    Column{"list.federation", 7},
                                Column{"list.sex", 6},      Column{"list.title-column", 8},
                                Column{"list.club", 26},    Column{"list.birth", 8},
                                Column{"list.old", 8},      Column{"list.change", 9},
                                Column{nullptr, 8},         Column{"list.k", 6},
                                Column{"list.games", 8},    Column{"list.all-games", 9},
                                Column{"list.status", 18}};

/// One workbook on a file without a name.
class Book {
public:
    Book() : file_(std::tmpfile()) {
        if (file_ == nullptr) fail(system_reason(errno));
        const auto path = fmt::format("/proc/self/fd/{}", ::fileno(file_));
        lxw_workbook_options options{};
        options.constant_memory = LXW_TRUE;
        book_ = workbook_new_opt(path.c_str(), &options);
        if (book_ == nullptr) fail(system_reason(ENOMEM));
    }
    ~Book() {
        if (book_ != nullptr) lxw_workbook_free(book_);
        std::fclose(file_);
    }
    Book(const Book&) = delete;
    Book& operator=(const Book&) = delete;

    lxw_workbook* get() const { return book_; }

    void close(const ByteSink& sink) {
        const auto error = workbook_close(book_);
        book_ = nullptr;
        if (error != LXW_NO_ERROR) fail(lxw_strerror(error));
        std::string block(std::size_t{1} << 16, '\0');
        ::off_t at = 0;
        for (;;) {
            const auto count = ::pread(::fileno(file_), block.data(), block.size(), at);
            if (count < 0) fail(system_reason(errno));
            if (count == 0) return;
            sink({block.data(), static_cast<std::size_t>(count)});
            at += count;
        }
    }

private:
    std::FILE* file_;
    lxw_workbook* book_ = nullptr;
};

/// The one sheet, row by row.
class Sheet {
public:
    Sheet(lxw_workbook* book, const NewListInfo& info) : info_(info) {
        sheet_ = workbook_add_worksheet(book, lists::issue_text(info.issue).c_str());
        bold_ = workbook_add_format(book);
        format_set_bold(bold_);
        two_decimals_ = workbook_add_format(book);
        format_set_num_format(two_decimals_, "+0.00;-0.00;0.00");
        for (std::size_t c = 0; c < columns.size(); ++c)
            worksheet_set_column(sheet_, static_cast<lxw_col_t>(c), static_cast<lxw_col_t>(c),
                                 columns[c].width, nullptr);
    }

    void add_heading(bool only_played) {
        const auto language = info_.language;
        const auto title = format_text(
            info_.official ? "list.title" : "list.title-unofficial", language,
            {message_argument("plugin.rating." + info_.system), lists::issue_text(info_.issue)});
        worksheet_write_string(sheet_, row_++, 0, title.c_str(), bold_);
        if (only_played)
            worksheet_write_string(
                sheet_, row_++, 0,
                format_text("list.only-played", language, {std::to_string(info_.rows)}).c_str(),
                nullptr);
        for (std::size_t c = 0; c < columns.size(); ++c) {
            // UKD, UHS or UYS, ELO: the rating has the name that lists are read by.
            const std::string_view key = columns[c].key == nullptr ? "" : columns[c].key;
            const bool all_games = key == "list.all-games" && lists::prints_standard(info_);
            const auto heading = key.empty() ? std::string(lists::rating_heading(info_))
                                 : all_games ? lists::of_class(info_, "Games")
                                             : std::string(text(key, language));
            worksheet_write_string(sheet_, row_, static_cast<lxw_col_t>(c), heading.c_str(), bold_);
        }
        auto column = static_cast<lxw_col_t>(columns.size());
        for (const auto& heading : more_headings())
            worksheet_write_string(sheet_, row_, column++, heading.c_str(), bold_);
        width_ = column;
        heading_ = row_++;
        worksheet_freeze_panes(sheet_, row_, 3);
    }

    void add(const ListRow& row) {
        column_ = 0;
        put(row.fide_id);
        put(row.national_id);
        put(row.name);
        put(row.federation);
        put(lists::letter_of(row.sex));
        put(row.title);
        put(row.club);
        put(row.birth_year, row.birth_year != 0);
        put(row.before, row.before != 0);
        if (row.change)
            worksheet_write_number(sheet_, row_, column_, *row.change / 100.0, two_decimals_);
        ++column_;
        put(row.after, row.after != 0);
        put(row.k, row.k != 0);
        put(row.games, row.played);
        put(row.all_games, row.all_games >= 0);
        if (row.played)
            put(text(fmt::format("list.status-{}", word_of(row.status)), info_.language));
        else
            ++column_;
        if (lists::prints_k(info_)) {
            put(row.printed_k, row.printed_k != 0);
            put(lists::flag_of(row));
        }
        if (lists::prints_standard(info_)) {
            put(row.standard, row.standard != 0);
            put(row.standard_k, row.standard_k != 0);
        }
        ++row_;
    }

    void finish() {
        if (row_ > heading_ + 1)
            worksheet_autofilter(sheet_, heading_, 0, row_ - 1, static_cast<lxw_col_t>(width_ - 1));
    }

private:
    /// In the names that lists are read by.
    std::vector<std::string> more_headings() const {
        std::vector<std::string> made;
        if (lists::prints_k(info_)) made = {lists::of_class(info_, "K"), "Flag"};
        if (lists::prints_standard(info_)) {
            made.push_back("Standard Rating");
            made.push_back("Standard K");
        }
        return made;
    }

    void put(std::string_view value) {
        if (!value.empty())
            worksheet_write_string(sheet_, row_, column_, printable(value).c_str(), nullptr);
        ++column_;
    }
    void put(std::int32_t value, bool known) {
        if (known) worksheet_write_number(sheet_, row_, column_, value, nullptr);
        ++column_;
    }

    const NewListInfo& info_;
    lxw_worksheet* sheet_ = nullptr;
    lxw_format *bold_ = nullptr, *two_decimals_ = nullptr;
    lxw_row_t row_ = 0, heading_ = 0;
    lxw_col_t column_ = 0, width_ = 0;
};

class XlsxList final : public ListExporter {
public:
    std::string_view extension() const override { return ".xlsx"; }

    void write(const NewListInfo& info, const ListRows& rows, const ByteSink& sink) const override {
        Book book;
        std::string author = "hakem", title = info.rule;
        lxw_doc_properties properties{};
        properties.author = author.data();
        properties.title = title.data();
        properties.created = creation_time(info.issue);
        workbook_set_properties(book.get(), &properties);
        Sheet sheet(book.get(), info);
        const bool only_played = info.rows > most_rows;
        sheet.add_heading(only_played);
        rows([&](const ListRow& row) {
            if (row.played || !only_played) sheet.add(row);
        });
        sheet.finish();
        book.close(sink);
    }
};

}

HAKEM_PLUGIN(XlsxList, "xlsx", "New rating list as a workbook", "")
