#include "judging/profile.hpp"

#include <hakem/error.hpp>
#include <hakem/registry.hpp>

#include <algorithm>

namespace hakem::judging {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view ending = ".json";

fs::path folder() { return installed_data_folder() / "profiles"; }

/// A name is no path: it has letters, digits and dashes alone.
bool is_name(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    });
}

std::string all_names() {
    std::string all;
    for (const auto& name : installed_profiles()) all += (all.empty() ? "" : ", ") + name;
    return all;
}

}

const RuleWeight* Profile::weight_of(std::string_view code) const {
    if (const auto found = rules.find(code); found != rules.end()) return &found->second;
    for (auto length = code.size(); length-- > 0;) {
        const auto found = rules.find(std::string(code.substr(0, length)) + "*");
        if (found != rules.end()) return &found->second;
    }
    return nullptr;
}

bool Profile::asks_for(std::string_view code) const {
    using Kind = RuleWeight::Kind;
    const auto* weight = weight_of(code);
    return weight != nullptr && weight->kind != Kind::as_given && weight->kind != Kind::off;
}

void Profile::switch_off(std::string_view code, std::string_view reason) {
    RuleWeight off;
    off.kind = RuleWeight::Kind::off;
    off.reason = {std::string(reason), std::string(reason)};
    rules.insert_or_assign(std::string(code), std::move(off));
}

std::vector<std::string> installed_profiles() {
    std::vector<std::string> names;
    std::error_code trouble;
    for (fs::directory_iterator at(folder(), trouble), end; !trouble && at != end;
         at.increment(trouble))
        if (at->path().extension() == ending) names.push_back(at->path().stem().string());
    std::sort(names.begin(), names.end());
    return names;
}

fs::path path_of_profile(const std::string& name_or_path) {
    if (!is_name(name_or_path)) return name_or_path;
    auto path = folder() / (name_or_path + std::string(ending));
    std::error_code trouble;
    if (!fs::exists(path, trouble))
        throw Error(ExitCode::wrong_usage, "error.no-profile", {name_or_path, all_names()});
    return path;
}

Profile open_profile(const std::string& name_or_path, Diagnostics& diagnostics) {
    const auto source = Source::load(path_of_profile(name_or_path));
    auto profile = read_profile(*source, diagnostics);
    if (diagnostics.has_errors())
        throw Error(ExitCode::not_understood, "error.profile", {name_or_path});
    return profile;
}

}
