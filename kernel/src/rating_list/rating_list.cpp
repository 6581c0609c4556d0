#include "list_cache.hpp"
#include "list_index.hpp"
#include "rating_list_reading.hpp"
#include <hakem/error.hpp>
#include <hakem/folded_name.hpp>
#include <hakem/identity.hpp>
#include <hakem/rating_list.hpp>

#include <utility>

namespace hakem {

using list_index::Key;

struct RatingList::State {
    std::string owned;           ///< of a list in memory
    list_cache::Mapping mapping; ///< of an index on disk
    std::filesystem::path index; ///< where that is
    RatingListInfo info;
    std::optional<list_index::View> view;

    [[noreturn]] void damaged() const {
        std::error_code ignored;
        std::filesystem::remove(index, ignored);
        throw Error(ExitCode::file_trouble, "error.list-index-damaged", {index.string()});
    }

    std::vector<ListedPlayer> find(Key key, std::string_view wanted, std::size_t most) const {
        std::vector<ListedPlayer> found;
        const auto see = [&](ListedPlayer&& person) {
            found.push_back(std::move(person));
            return found.size() < most;
        };
        if (!view->find(key, wanted, see)) damaged();
        return found;
    }

    std::optional<ListedPlayer> first(Key key, std::string_view wanted) const {
        auto found = find(key, wanted, 1);
        if (found.empty()) return std::nullopt;
        return std::move(found.front());
    }
};

namespace {

/// An index in memory.
class InMemory final : public list_index::Target {
public:
    void append(std::string_view bytes) override { this->bytes += bytes; }
    std::string read_back(std::uint64_t offset, std::size_t size) override {
        return offset < bytes.size() ? bytes.substr(offset, size) : std::string();
    }
    std::string bytes;
};

}

RatingList::RatingList() : state_(std::make_unique<State>()) {}
RatingList::~RatingList() = default;

std::shared_ptr<const RatingList> RatingList::of(RatingListInfo info,
                                                 std::vector<ListedPlayer> players) {
    InMemory target;
    list_index::Writer writer(target);
    for (const auto& player : players) writer.add(player);
    info.players = players.size();
    Diagnostics diagnostics;
    writer.finish(info, diagnostics);
    const std::shared_ptr<RatingList> list(new RatingList);
    list->state_->owned = std::move(target.bytes);
    list->state_->info = std::move(info);
    list->state_->view = list_index::View::of(list->state_->owned, false);
    return list;
}

std::shared_ptr<const RatingList> RatingList::open(const std::filesystem::path& path,
                                                   const std::filesystem::path& index_folder,
                                                   Registry& registry, Diagnostics& diagnostics,
                                                   std::string_view format) {
    auto opened = rating_list::open_index(path, index_folder, registry, format);
    const std::shared_ptr<RatingList> list(new RatingList);
    list->state_->mapping = std::move(opened.mapping);
    list->state_->index = std::move(opened.index);
    list->state_->view = std::move(opened.view);
    list->state_->info = list->state_->view->info();
    // The same bytes may lie under another name than when they were indexed.
    list->state_->info.name = without_identity(path.filename().string());
    if (!list->state_->info.issue) list->state_->info.issue = rating_list::issue_in_name(path);
    for (const auto& found : list->state_->view->findings())
        diagnostics.add(found.severity, found.code, found.line, found.column, found.length,
                        found.arguments, found.excerpt);
    return list;
}

const RatingListInfo& RatingList::info() const { return state_->info; }

std::optional<ListedPlayer> RatingList::by_fide_id(std::string_view id) const {
    return state_->first(Key::fide_id, list_index::plain_id(id));
}

std::optional<ListedPlayer> RatingList::by_national_id(std::string_view id) const {
    return state_->first(Key::national_id, list_index::plain_id(id));
}

std::vector<ListedPlayer> RatingList::by_name(std::string_view name) const {
    return state_->find(Key::name, folded_name(name), name_limit);
}

void RatingList::for_each(const ListSink& sink) const {
    if (!state_->view->for_each(sink)) state_->damaged();
}

}
