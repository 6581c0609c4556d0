#include "explanation.hpp"
#include "json_parts.hpp"
#include "prizes_output.hpp"
#include <hakem/identity.hpp>

#include <nlohmann/json.hpp>

namespace hakem::command {

namespace {

using Json = nlohmann::ordered_json;

/// Writes a prize list; amounts are texts, as exact as they are.
class PrizesJson {
public:
    explicit PrizesJson(const SharedOut& shared) : shared_(shared) {}

    Json whole() const {
        const auto& list = shared_.list;
        Json json = {{"schema", "hakem.prizes/1"},
                     {"path", shared_.input.shown},
                     {"plan", without_identity(shared_.plan_path.string())},
                     {"currency", shared_.plan.currency},
                     {"sharing", prizes::word_of(shared_.plan.sharing)},
                     {"final", !shared_.findings.has_errors()},
                     {"planned", money(list.planned)},
                     {"paid", money(list.paid)},
                     {"prizes", Json::array()},
                     {"trophies", Json::array()},
                     {"left", Json::array()},
                     {"director", Json::array()}};
        for (const auto& award : list.awards) json["prizes"].push_back(award_json(award));
        for (const auto& award : list.trophies)
            json["trophies"].push_back({{"category", category(award.category).id},
                                        {"place", award.number + 1},
                                        {"trophies", award.trophies},
                                        {"ids", award.ids}});
        for (const auto& prize : list.left) json["left"].push_back(prize_json(prize));
        for (const auto& finding : shared_.findings.all())
            json["director"].push_back(finding_json(finding, shared_.input.language));
        return json;
    }

private:
    std::string money(prizes::Amount amount) const {
        return prizes::to_text(amount, shared_.plan.decimals);
    }
    const prizes::Category& category(std::size_t c) const { return shared_.plan.categories[c]; }

    Json prize_json(const prizes::Prize& prize) const {
        const auto& of = category(prize.category);
        return {{"category", of.id},
                {"place", prize.number + 1},
                {"amount", money(of.amounts[prize.number])}};
    }

    Json award_json(const prizes::Award& award) const {
        Json json = {{"id", award.id},
                     {"name", award.name},
                     {"rank", award.rank},
                     {award.by_percentage ? "percentage" : "points",
                      to_text(award.by_percentage ? award.score * 100 : award.score)},
                     {"amount", money(award.amount)},
                     {"sharedBy", award.takers},
                     {"prizes", Json::array()},
                     {"decisions", Json::array()}};
        for (const auto& prize : award.prizes) json["prizes"].push_back(prize_json(prize));
        for (const auto& decision : award.decisions)
            json["decisions"].push_back(decision_json(decision, shared_.input.language));
        return json;
    }

    const SharedOut& shared_;
};

}

std::string prizes_json(const SharedOut& shared) {
    return PrizesJson(shared).whole().dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}
