#pragma once
/// One file of a batch, from its bytes to its entry and its reports.

#include "batch/entry.hpp"
#include "batch/gathering.hpp"
#include "batch_command.hpp"
#include "command/check/checked_file.hpp"
#include "period/rated_before.hpp"

#include <filesystem>
#include <string>

namespace hakem::command {

/// Works on items, one after the other; in a worker.
class BatchFile {
public:
    /// `rated`: what was rated before; may be null.
    BatchFile(Session session, const BatchCommand& command, const CheckRequest& request,
              const period::RatedBefore* rated)
        : session_(session), command_(command), request_(request), rated_(rated) {}

    batch::Entry work(const batch::Item& item, const std::string& folder) const;
    /// Of players of a file that was worked on, a line each; empty where it is another by now.
    std::string names(const batch::Item& item, const std::vector<std::int32_t>& numbers) const;

private:
    void check(const batch::Item& item, const std::filesystem::path& path, Session session,
               batch::Entry& entry) const;
    void add_rated(const Tournament& tournament, batch::Entry& entry) const;
    void put_reports(const CheckedFile& file, batch::Entry& entry) const;

    Session session_;
    const BatchCommand& command_;
    const CheckRequest& request_;
    const period::RatedBefore* rated_;
};

/// Why a file that is no tournament is none.
Phrase no_tournament(Session session, const std::filesystem::path& path);

/// What the check of a file comes to: status, findings and counts of its entry.
void answer(batch::Entry& entry, const CheckedFile& file);

/// The findings and the decisions of a judgement, and its answer.
void answer(batch::Entry& entry, const judging::Judgement& judgement, Language language);

/// What the event is.
batch::Facts facts_of(const CheckedFile& file, const batch::Tally& tally);

}
