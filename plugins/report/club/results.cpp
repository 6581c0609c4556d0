#include "board_list.hpp"
#include "frame.hpp"

namespace {

using namespace hakem;

/// The results of each round by board, with the points after the round.
class Results final : public Report {
public:
    bool applies(const Tournament& tournament) const override {
        return rounds_held(tournament) > 0;
    }

    int order() const override { return 30; }

    Document make(const ReportInput& input) const override {
        Document document = club::document_of(input, "results", Phrase::of("report.results"));
        document.sections =
            club::board_lists(input, "report.results-of-round", club::PointsShown::after_round);
        return document;
    }
};

}

HAKEM_PLUGIN(Results, "results", "Results of the rounds", "")
