#pragma once
/// The record of the adjourned games of an event: one file beside the tournament,
/// `<tournament file>.adjournments`, that is only ever appended to. Each line is JSON behind a
/// checksum over itself and all lines before it; a last line without an end counts as never
/// written.
///
///     {"schema":"hakem.adjournments/1","tournament":"Name","at":"2026-11-07 14:00:00"}
///     {"at":"2026-11-07 14:00:00","event":"handed","round":3,"white":5,"black":8,"paired":3,
///      "with":{"board":2,"fen":"...","left":{"white":3600,"black":900}, ...}}
///
/// The first line is the header. Every other line is one event: `at` by the arbiter's clock, its
/// name, the game by round and starting numbers, `paired` = the last round that the tournament had
/// paired when the event was written, and `with` what it has (event_fields.hpp). Moments are texts
/// "2026-11-07 14:00:00", times on clocks seconds. `more` = so many lines of the same command
/// follow; without them the whole command counts as never written. `sealed` is a sealed text,
/// locked for the keeper of the key (sealed_text.hpp).
///
/// A line `withdrawn` takes back the last `events` of its game that are in force (I.3); both stay.
///
/// What the checksums cannot show: that whole lines are gone from the end, for what is left is a
/// record as it once was. The number of lines and the last checksum, written on paper, show it.

#include <hakem/adjournment.hpp>
#include <hakem/diagnostic.hpp>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace hakem::adjournments {

/// A sealed text as the record keeps it: locked for the keeper of the key; empty = on paper alone.
struct Locked {
    std::string text; ///< base64
    bool operator==(const Locked&) const = default;
};

/// An event as a line of the file.
struct RecordLine {
    AdjournmentEvent event;
    Locked locked;           ///< with Written and ReplySealed that are digital
    std::uint32_t line = 0;  ///< 1-based
    std::int32_t paired = 0; ///< the last round that was paired when it was written; 0 = not known
    std::int32_t more = 0;   ///< so many lines of the same command follow; as read
};

/// The name of a tournament as a record keeps it: cut to a line, without identity numbers.
std::string record_name(std::string_view name);

/// The file beside a tournament.
std::filesystem::path record_path(const std::filesystem::path& tournament);

/// All lines of a record: none where there is no file. Findings (damage, an unknown event of a
/// newer version) with their lines; what was read before the damage is there.
struct ReadRecord {
    std::string tournament; ///< its name when the record was begun
    std::vector<RecordLine> lines;
    bool torn = false;          ///< a last line was being written when the program was stopped
    std::size_t count = 0;      ///< lines of the file, the header too
    std::uint32_t checksum = 0; ///< of the last one, which stands for all before it
};
ReadRecord read_record(const std::filesystem::path& path, Diagnostics& diagnostics);

/// Of each line whether it counts: an event that was not taken back. A withdrawal of more than
/// there is takes nothing back and is a finding.
std::vector<bool> in_force(const std::vector<RecordLine>& lines, Diagnostics& diagnostics);

/// The games that the lines in force make under the rules, in the order of rounds and boards; of a
/// game of which everything was taken back the names and the withdrawn events alone. A line that
/// the rules refuse is a finding.
std::vector<AdjournmentHistory> games_of(const std::vector<RecordLine>& lines,
                                         const AdjournmentRules& rules, Diagnostics& diagnostics);

/// A record that is written to: locked against every other program until it goes.
class OpenRecord {
public:
    /// Waits a little for others. Throws Error file_trouble where another program keeps it.
    explicit OpenRecord(std::filesystem::path path);
    ~OpenRecord();
    OpenRecord(const OpenRecord&) = delete;
    OpenRecord& operator=(const OpenRecord&) = delete;

    /// Read under the lock. Errors among the findings: nothing may be written.
    const ReadRecord& read(Diagnostics& diagnostics);
    /// All lines or none of them; the first of a record brings its header. After `read`. Throws
    /// Error wrong_usage for a text that could not be read again.
    void append(const std::string& tournament, const std::vector<RecordLine>& lines);

private:
    struct State;
    std::unique_ptr<State> state_;
};

}
