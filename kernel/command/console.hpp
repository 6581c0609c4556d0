#pragma once
/// The two streams: data to stdout, everything else to stderr.

#include <hakem/diagnostic.hpp>
#include <hakem/error.hpp>
#include <hakem/language.hpp>
#include <hakem/registry.hpp>

#include <cstddef>
#include <mutex>
#include <string>
#include <string_view>

namespace hakem::command {

/// Knows whether stderr is a terminal; colour and progress appear only there.
class Console {
public:
    explicit Console(Language language);

    /// Everything on stderr is in it, from the first line to the last.
    Language language() const { return language_; }
    /// Once, before anything is said: the language of the event that the run is about.
    void settle(Language language) { language_ = language; }

    /// Data. Throws Error file_trouble where it cannot be written (a full disk).
    void print(std::string_view data);
    /// Identity numbers are hidden in all lines until this is said.
    void show_identity() { hides_identity_ = false; }
    /// A line to the person.
    void say(std::string_view line);
    void say_error(const Error& error);
    /// All findings, with a line for those that were only counted.
    void show(const Diagnostics& diagnostics, Severity least = Severity::note);
    /// What plugins could not be used, each once.
    void show(const std::vector<PluginProblem>& problems);
    /// "12/300", overwritten in place; nothing where stderr is no terminal. Thread-safe.
    void progress(std::size_t done, std::size_t all);
    bool terminal() const { return terminal_; }
    /// A line that the next one takes the place of; for a terminal. Empty takes it away.
    void pass(std::string_view line);

private:
    Language language_;
    bool terminal_, colour_, hides_identity_ = true;
    std::size_t problems_shown_ = 0;
    std::mutex mutex_;
};

}
