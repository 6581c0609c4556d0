#pragma once
/// Events that should have come, as a calendar lists them, and which of them did.

#include "batch/entry.hpp"
#include <hakem/date.hpp>
#include <hakem/diagnostic.hpp>
#include <hakem/document.hpp>
#include <hakem/source.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace hakem::office_report {

struct Expected {
    std::string name, city;
    Date start, end; ///< either may be missing
    std::uint32_t line = 0;
};

/// Reads a table: ';', tab or ',' between the cells, columns found by their headings in Turkish or
/// in English. What is not understood is told (EXP-01xx); without a column of names there is no
/// list, and nothing comes out.
std::vector<Expected> read_expected(const Source& source, Diagnostics& diagnostics);

/// What became of an expected event.
struct Arrival {
    enum class Kind : std::uint8_t {
        missing, ///< no file of it
        perhaps, ///< a file that may be it: the remarks say what a person has to look at
        came,
        ahead, ///< its last day is still to come
    } kind = Kind::missing;
    const batch::Entry* file = nullptr; ///< that it came in
    Phrases remarks;
};

/// "missing", "perhaps", ...: messages "office.expected-<word>".
std::string_view word_of(Arrival::Kind kind);

/// What became of each, in their order: by folded names and dates, every file for one event at
/// most. `day`: by which events are over; without it all are.
std::vector<Arrival> arrivals_of(const std::vector<Expected>& expected,
                                 const std::vector<batch::Entry>& entries, const Date& day);

struct Folder;

/// How many came, those that never came, and all of them, as parts of the year book.
void add_expected(Document& page, const Folder& folder);

}
