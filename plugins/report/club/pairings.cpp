#include "board_list.hpp"
#include "frame.hpp"

namespace {

using namespace hakem;

/// The pairings of each round by board, with the points before the round.
class Pairings final : public Report {
public:
    bool applies(const Tournament& tournament) const override {
        return club::rounds_paired(tournament) > 0;
    }

    int order() const override { return 20; }

    Document make(const ReportInput& input) const override {
        Document document = club::document_of(input, "pairings", Phrase::of("report.pairings"));
        document.sections =
            club::board_lists(input, "report.pairings-of-round", club::PointsShown::before_round);
        return document;
    }
};

}

HAKEM_PLUGIN(Pairings, "pairings", "Pairings by board", "")
