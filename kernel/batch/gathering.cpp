#include "gathering.hpp"

#include "adjournment/record.hpp"

#include <algorithm>
#include <set>
#include <system_error>

namespace hakem::batch {

namespace {

namespace fs = std::filesystem;

class Gatherer {
public:
    explicit Gatherer(const fs::path& out) {
        std::error_code trouble;
        if (!out.empty()) out_ = fs::weakly_canonical(out, trouble);
    }

    void add(const fs::path& path) {
        std::error_code trouble;
        const auto status = fs::status(path, trouble);
        if (fs::is_directory(status)) return add_folders(path);
        if (fs::is_regular_file(status)) {
            keep(path, {});
            // It is read with the file.
            const auto record = adjournments::record_path(path);
            if (fs::is_regular_file(record, trouble)) keep(record, {});
            return;
        }
        keep(path, fs::exists(status) ? "batch.not-a-file" : "batch.not-there");
    }

    std::vector<Candidate> take() {
        std::sort(found_.begin(), found_.end(), [](const Candidate& a, const Candidate& b) {
            return a.path.native() < b.path.native();
        });
        return std::move(found_);
    }

private:
    /// One folder after the other: a closed one does not end the others.
    void add_folders(const fs::path& top) {
        std::vector<fs::path> waiting{top};
        while (!waiting.empty()) {
            const auto folder = std::move(waiting.back());
            waiting.pop_back();
            if (is_out(folder)) continue;
            std::error_code trouble;
            fs::directory_iterator at(folder, trouble), end;
            for (; !trouble && at != end; at.increment(trouble)) add_entry(*at, waiting);
            if (trouble) keep(folder, "batch.folder-closed");
        }
    }

    void add_entry(const fs::directory_entry& entry, std::vector<fs::path>& waiting) {
        std::error_code trouble;
        if (entry.is_directory(trouble)) {
            // It may lead back to where we come from.
            if (entry.is_symlink(trouble))
                keep(entry.path(), "batch.folder-link");
            else
                waiting.push_back(entry.path());
            return;
        }
        keep(entry.path(), entry.is_regular_file(trouble) ? "" : "batch.not-a-file");
    }

    bool is_out(const fs::path& folder) const {
        std::error_code trouble;
        return !out_.empty() && fs::weakly_canonical(folder, trouble) == out_;
    }

    void keep(const fs::path& path, std::string trouble) {
        if (seen_.insert(path.lexically_normal().native()).second)
            found_.push_back({path, std::move(trouble)});
    }

    fs::path out_;
    std::vector<Candidate> found_;
    std::set<std::string> seen_;
};

}

std::vector<Candidate> gather(const std::vector<fs::path>& paths, const fs::path& out) {
    Gatherer gatherer(out);
    for (const auto& path : paths) gatherer.add(path);
    return gatherer.take();
}

}
