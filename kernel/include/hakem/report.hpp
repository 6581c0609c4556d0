#pragma once
/// Reports: what is shown of a tournament, as a document.

#include <hakem/document.hpp>
#include <hakem/plugin.hpp>
#include <hakem/standings.hpp>
#include <hakem/tournament.hpp>

#include <string_view>
#include <vector>

namespace hakem {

struct ReportOptions {
    std::vector<int> rounds;           ///< empty = all held
    std::vector<std::int32_t> players; ///< cards: only these ids; empty = all
    bool key_by_rank = false;          ///< crosstable cells show ranks, not starting numbers
};

struct ReportInput {
    const Tournament& tournament;
    const Standings& standings; ///< after the last round asked for
    const ReportOptions& options;
};

class Report : public Plugin {
public:
    static constexpr std::string_view kind = "report";

    /// Whether it makes sense for this event (a matrix only for round robins).
    virtual bool applies(const Tournament& tournament) const = 0;

    /// The set it is made with by `hakem report --set`.
    virtual std::string_view set() const { return "club"; }

    /// Its place among the reports of an event, smaller first.
    virtual int order() const { return 100; }

    /// What the event lacks is said in the document; throws nothing of its own.
    virtual Document make(const ReportInput& input) const = 0;
};

}
