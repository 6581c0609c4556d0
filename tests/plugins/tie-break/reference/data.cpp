#include "data.hpp"

#include "support.hpp"
#include <hakem/points.hpp>

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <set>

namespace hakem::test::reference {

namespace {

using nlohmann::json;

json read(const std::filesystem::path& path) { return json::parse(bytes_of_file(path)); }

/// All values of the data are multiples of a ten-thousandth; the booklet has one decimal of SSSC
/// where 13.4 asks for two.
std::string wanted(const json& value) {
    if (value.is_null()) return "none";
    return to_text(Exact(std::llround(value.get<double>() * 10'000), 10'000));
}

std::map<int, std::string> by_id(const json& values, bool places) {
    std::map<int, std::string> result;
    for (const auto& [id, value] : values.items())
        result[std::stoi(id)] = places ? std::to_string(value.get<int>()) : wanted(value);
    return result;
}

/// Names of the programs that made the data. Three are no tie-breaks, but the scores that opponents
/// see where a tie-break is computed.
std::string where_seen(const std::string& code) {
    return code == "ADJ" ? "BUCHHOLZ" : code == "ABH" ? "BH" : code == "AFB" ? "FB" : "";
}

/// Our names for theirs. EDEC is the step by board count of the later EDEBT and EDEBB.
std::vector<std::pair<std::string, std::string>> ours(const std::string& code, bool regulation) {
    static const std::map<std::string, std::pair<std::string, std::string>> names{
        {"KADEMELI-1", {"KADEMELI/C1", ""}},   {"SOLKOFF_USCF", {"SOLKOFF", ""}},
        {"SB_USCF", {"SB", "us-chess"}},       {"MEDIAN_USCF", {"USMEDIAN", ""}},
        {"MODMEDIAN_USCF", {"MODMEDIAN", ""}}, {"CUMULATIVE_USCF", {"CUMULATIVE", ""}},
    };
    if (!where_seen(code).empty()) return {{where_seen(code), ""}};
    if (code == "SB" && regulation) return {{"SONNEBORN", ""}};
    if (code == "PTS,EDEC" || code == "MPTS,EDEC")
        return {{code.substr(0, code.size() - 1) + "BT", ""},
                {code.substr(0, code.size() - 1) + "BB", ""}};
    const auto found = names.find(code);
    return {found == names.end() ? std::pair<std::string, std::string>{code, ""} : found->second};
}

class Reader {
public:
    std::vector<Reference> result;

    void add(Reference reference, const json& values) {
        reference.wanted = by_id(values, reference.places);
        for (const auto& fault : faults())
            if (fault.event == reference.event && fault.code == reference.code &&
                fault.edition == reference.edition)
                reference.wanted[fault.id] = fault.right;
        if (!reference.wanted.empty()) result.push_back(reference);
    }

    void add_event(const std::string& file, const std::string& name, const json& event) {
        const auto by_code = event.value("values", json::object());
        for (const auto& [code, values] : by_code.items())
            for (const auto& [own, edition] : ours(code, false))
                add({file, name, edition, own, false, !where_seen(code).empty(), {}}, values);
        if (!event.contains("rank")) return;
        std::string list;
        for (const auto& code : event["rank_after"])
            list += (list.empty() ? "" : ",") + code.get<std::string>();
        for (const auto& [own, edition] : ours(list, false))
            add({file, name, edition, own, true, false, {}}, event["rank"]);
    }

    void add_expected(const std::filesystem::path& path) {
        const auto file = path.filename().string();
        const auto content = read(path);
        if (content.contains("trf")) {
            for (const auto& [code, values] : content["values"].items())
                for (const auto& [own, edition] : ours(code, true))
                    add({file, content["trf"], edition, own, false, !where_seen(code).empty(), {}},
                        values);
            return;
        }
        for (const auto& [name, event] : content.items()) add_event(file, name, event);
    }

    void add_random(const std::filesystem::path& path) {
        const auto content = read(path);
        const std::string name = content["trf"];
        for (const auto* edition : {"2026-03", "2024-08"})
            for (const auto& [code, values] : content["edition" + std::string(edition, 4)].items())
                for (const auto& [own, nothing] : ours(code, false))
                    add({"random", name, edition, own, false, !where_seen(code).empty(), {}},
                        values);
        for (const auto& [key, places] : content.items())
            if (key.starts_with("rank "))
                add({"random", name, "2026-03", key.substr(5), true, false, {}}, places);
    }
};

std::vector<std::filesystem::path> files(const std::filesystem::path& folder) {
    std::vector<std::filesystem::path> result;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        if (entry.path().extension() == ".json") result.push_back(entry.path());
    std::sort(result.begin(), result.end());
    return result;
}

}

std::optional<std::filesystem::path> folder() {
    if (const auto shared = test::shared()) return *shared / "data" / "tie-breaks";
    test::skip("no reference data beside the project");
    return std::nullopt;
}

std::filesystem::path path_of(const std::filesystem::path& folder, const Reference& reference) {
    return folder / (reference.file == "random" ? "random" : "trf") / reference.event;
}

std::vector<Reference> all(const std::filesystem::path& folder) {
    Reader reader;
    for (const auto& path : files(folder / "expected")) reader.add_expected(path);
    for (const auto& path : files(folder / "random")) reader.add_random(path);
    return reader.result;
}

/// 16.5: of two voluntarily unplayed rounds with different dummies the one that contributes less is
/// compared; the program compares the one with the lower score.
const std::vector<Fault>& faults() {
    constexpr auto rule = "16.5";
    static const std::vector<Fault> list{
        {"sw_p24_n7_0000.trf", "2026-03", "SB/C1", 2, "15.0", rule},
        {"sw_p24_n7_0000.trf", "2026-03", "SB/C2", 2, "12.0", rule},
        {"sw_p24_n7_0006.trf", "2026-03", "SB/C1", 10, "11.75", rule},
        {"sw_p24_n7_0006.trf", "2026-03", "SB/C2", 10, "8.75", rule},
        {"sw_p41_n9_0000.trf", "2026-03", "SB/C2", 2, "14.5", rule},
        {"sw_p41_n9_0002.trf", "2026-03", "SB/C1", 13, "20.75", rule},
    };
    return list;
}

}
