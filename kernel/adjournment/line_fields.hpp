#pragma once
/// Reads the fields of one line of the record, and says what is wrong with them and where.

#include <hakem/adjournment.hpp>
#include <hakem/diagnostic.hpp>

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace hakem::adjournments {

/// An object of the line.
class LineFields {
public:
    LineFields(const nlohmann::json& json, std::string_view text, std::uint32_t number,
               Diagnostics& diagnostics)
        : json_(json), text_(text), number_(number), diagnostics_(diagnostics) {}

    /// A field that must be there.
    template<class T>
    void must(const char* name, T& value) {
        if (const auto* json = find(name))
            read(name, *json, value);
        else
            say("ADJ-0109", name, {name});
    }
    /// One that need not be; `usual` is what stands in the value already.
    template<class T>
    void may(const char* name, T& value, const T& = {}) {
        if (const auto* json = find(name)) read(name, *json, value);
    }

    /// A field that others look into.
    void knows(const char* name) { known_.insert(name); }
    /// What nobody asked for is of a newer version: told, and passed over.
    void finish();
    bool good() const { return good_; }

    /// A finding at the value of that name.
    void say(std::string_view code, std::string_view name, std::vector<std::string> arguments,
             Severity severity = Severity::error);

    void read(const char* name, const nlohmann::json& json, bool& value);
    void read(const char* name, const nlohmann::json& json, std::int32_t& value);
    void read(const char* name, const nlohmann::json& json, std::int64_t& value);
    void read(const char* name, const nlohmann::json& json, std::string& value);
    void read(const char* name, const nlohmann::json& json, Moment& value);
    void read(const char* name, const nlohmann::json& json, Colour& value);
    void read(const char* name, const nlohmann::json& json, Outcome& value);
    void read(const char* name, const nlohmann::json& json, adjournment::Found& value);
    void read(const char* name, const nlohmann::json& json, ClockTimes& value);
    template<class T>
    void read(const char* name, const nlohmann::json& json, std::optional<T>& value) {
        if (!json.is_null()) read(name, json, value.emplace());
    }

private:
    const nlohmann::json* find(const char* name);
    /// A whole number between the two, else a finding.
    std::optional<std::int64_t> whole(const char* name, const nlohmann::json& json,
                                      std::int64_t least, std::int64_t most);

    const nlohmann::json& json_;
    std::string_view text_;
    std::uint32_t number_;
    Diagnostics& diagnostics_;
    std::set<std::string, std::less<>> known_;
    bool good_ = true;
};

}
