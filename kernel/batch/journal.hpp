#pragma once
/// What a run has finished, file by file, so that the next one can go on from there.
///
///     DIR/batch.json      "hakem.batch/1", an entry a line: the account of a run that ended
///     DIR/events/...      the outputs, a folder for each event
///     DIR/.batch/journal  checked lines, of a run that is under way or was stopped
///     DIR/.batch/spool    what packages were unpacked to

#include "entry.hpp"
#include "lines/checked_lines.hpp"
#include "lines/file_lock.hpp"

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::batch {

/// Finished entries by path.
using Finished = std::map<std::string, Entry, std::less<>>;

/// Those of a run with the same settings, of its account and its journal; a line that was cut off
/// or changed ends the journal.
Finished finished_before(const std::filesystem::path& out, std::string_view settings);

/// Whether a batch has written into the folder.
bool is_of_batch(const std::filesystem::path& out);

/// Makes the folder of the workings and holds it: one run at a time works in `out`. Throws Error
/// file_trouble, where another run has it, too.
lines::FolderLock hold(const std::filesystem::path& out);

/// Appends to the journal.
class Journal {
public:
    Journal(const std::filesystem::path& out, std::string_view settings);

    /// Begins it anew with what is kept. Throws Error file_trouble.
    void begin(const std::vector<const Entry*>& kept);
    /// Not waited for: after a power cut its file is done again.
    void add(std::string_view entry_text);

private:
    lines::CheckedLines lines_;
    std::string settings_;
};

/// The account: the same bytes for the same entries.
void write_account(const std::filesystem::path& out, std::string_view settings,
                   const std::vector<Entry>& entries);

/// Takes away what no entry has: leavings of a run that was stopped, outputs of one before.
void sweep(const std::filesystem::path& out, const std::vector<Entry>& entries);

/// The journal and the spool of a run that ended.
void remove_workings(const std::filesystem::path& out);

/// Whether every output of the entry lies there with its bytes.
bool has_outputs(const std::filesystem::path& out, const Entry& entry);

std::filesystem::path events_folder(const std::filesystem::path& out);
std::filesystem::path spool_folder(const std::filesystem::path& out);

}
