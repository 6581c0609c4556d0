#include "rating_list_reading.hpp"

#include "src/whole_file.hpp"
#include <hakem/error.hpp>
#include <hakem/identity.hpp>
#include <hakem/system_reason.hpp>

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <system_error>

namespace hakem::rating_list {

namespace {

using namespace list_cache;

/// An index on its way to the disk.
class OnDisk final : public list_index::Target {
public:
    explicit OnDisk(const std::filesystem::path& path) : file_(path, 0600) {}
    void append(std::string_view bytes) override { file_.append(bytes); }
    std::string read_back(std::uint64_t offset, std::size_t size) override {
        return file_.read_back(offset, size);
    }
    /// What a power cut spoils is made anew, so there is no waiting for the disk.
    void finish() { file_.finish(false); }

private:
    WholeFile file_;
};

std::string head_of(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::string head(4096, '\0');
    file.read(head.data(), static_cast<std::streamsize>(head.size()));
    head.resize(static_cast<std::size_t>(file.gcount()));
    return head;
}

struct Choice {
    const ListImporter* importer = nullptr;
    int confidence = 0;
};

/// The importer that is surest of the list.
Choice surest_of(std::string_view head, const std::filesystem::path& path, Registry& registry) {
    Choice best;
    for (const auto& info : registry.list(ListImporter::kind)) {
        const auto& importer = registry.get<ListImporter>(info.id);
        const auto confidence = importer.confidence(head, path);
        if (confidence > best.confidence) best = {&importer, confidence};
    }
    return best;
}

const ListImporter& importer_for(const std::filesystem::path& path, Registry& registry) {
    const auto best = surest_of(head_of(path), path, registry);
    if (best.importer == nullptr)
        throw Error(ExitCode::not_understood, "error.list-not-understood", {path.string()});
    return *best.importer;
}

Stamp regular_file(const std::filesystem::path& path) {
    if (const auto stamp = stamp_of(path)) return *stamp;
    std::error_code trouble;
    const auto status = std::filesystem::status(path, trouble);
    const int reason = std::filesystem::is_directory(status) ? EISDIR
                       : std::filesystem::exists(status)     ? EINVAL
                                                             : ENOENT;
    throw Error(ExitCode::file_trouble, "error.cannot-read",
                {path.string(), system_reason(reason)});
}

/// A T.C. identity number that stands where the FIDE id belongs is a national id, in whatever
/// format it came; FIDE's have fewer digits.
void settle_ids(ListedPlayer& player) {
    constexpr std::size_t longest_fide_id = 9;
    // Zeros in front fill a field. Millions of ids are shorter: no copy is made of them.
    const auto zeros = std::min(player.fide_id.find_first_not_of('0'), player.fide_id.size());
    const auto digits = std::string_view(player.fide_id).substr(zeros);
    if (digits.size() <= longest_fide_id || masked_id(digits) == digits) return;
    if (player.national_id.empty()) player.national_id = player.fide_id;
    player.fide_id.clear();
}

void make_index(const std::filesystem::path& path, const std::filesystem::path& index,
                std::uint64_t content, Registry& registry, std::string_view format) {
    const auto& importer =
        format.empty() ? importer_for(path, registry) : registry.get<ListImporter>(format);
    OnDisk target(index);
    list_index::Writer writer(target);
    Diagnostics diagnostics(path.string());
    const auto take = [&](ListedPlayer&& player) {
        settle_ids(player);
        writer.add(player);
    };
    auto info = importer.read(path, take, diagnostics);
    info.content = content;
    writer.finish(info, diagnostics);
    target.finish();
}

/// Fills `opened` where the index is there and whole.
bool open_existing(Opened& opened, bool whole) {
    opened.mapping = Mapping(opened.index);
    opened.view = list_index::View::of(opened.mapping.bytes(), whole);
    return opened.view.has_value();
}

}

Opened open_index(const std::filesystem::path& path, const std::filesystem::path& folder,
                  Registry& registry, std::string_view format) {
    const auto list = regular_file(path);
    if (list.size == 0)
        throw Error(ExitCode::not_understood, "error.list-not-understood", {path.string()});
    const Cache cache(folder);
    const auto known = cache.recall(path, format);
    const bool same_list = known && known->list == list;
    const auto content = same_list ? known->content : content_of(path);
    Opened opened{{}, cache.index_path(path, content, list.size, format), {}};
    // An index that nobody has written to since it was made needs no second look at all its bytes.
    const bool untouched = same_list && stamp_of(opened.index) == known->index;
    if (!open_existing(opened, !untouched)) {
        make_index(path, opened.index, content, registry, format);
        cache.tidy();
        if (stamp_of(path) != list)
            throw Error(ExitCode::file_trouble, "error.list-changed", {path.string()});
        if (!open_existing(opened, false))
            throw Error(ExitCode::file_trouble, "error.list-index-damaged",
                        {opened.index.string()});
    }
    const auto index = stamp_of(opened.index);
    if (!untouched && index) cache.remember(path, format, {list, *index, content});
    return opened;
}

}

namespace hakem {

bool is_rating_list(const std::filesystem::path& path, Registry& registry) {
    constexpr int sure = 80;
    try {
        const auto head = rating_list::head_of(path);
        if (head.empty() || head.starts_with("PK")) return false;
        return rating_list::surest_of(head, path, registry).confidence >= sure;
    } catch (const Error&) {
        return false; // a table that cannot be opened
    }
}

}
