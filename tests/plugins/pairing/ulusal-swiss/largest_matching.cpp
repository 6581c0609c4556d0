#include "largest_matching.hpp"

#include <algorithm>
#include <deque>

namespace hakem::test::ulusal {

namespace {

/// Edmonds: breadth first from a free vertex; an odd cycle is shrunk into its base.
class Search {
public:
    explicit Search(const std::vector<std::vector<bool>>& allowed)
        : allowed_(allowed), n_(static_cast<int>(allowed.size())), mate_(allowed.size(), -1) {}

    int pairs() {
        int pairs = 0;
        for (int vertex = 0; vertex < n_; ++vertex)
            if (mate_[at(vertex)] < 0 && augment(vertex)) ++pairs;
        return pairs;
    }

private:
    static std::size_t at(int vertex) { return static_cast<std::size_t>(vertex); }

    bool augment(int root) {
        parent_.assign(at(n_), -1);
        seen_.assign(at(n_), false);
        base_.resize(at(n_));
        for (int v = 0; v < n_; ++v) base_[at(v)] = v;
        queue_ = {root};
        seen_[at(root)] = true;
        while (!queue_.empty()) {
            const int v = queue_.front();
            queue_.pop_front();
            for (int w = 0; w < n_; ++w) {
                if (!allowed_[at(v)][at(w)] || base_[at(v)] == base_[at(w)] || mate_[at(v)] == w)
                    continue;
                if (w == root || (mate_[at(w)] >= 0 && parent_[at(mate_[at(w)])] >= 0)) {
                    shrink(v, w);
                } else if (parent_[at(w)] < 0) {
                    parent_[at(w)] = v;
                    if (mate_[at(w)] < 0) return flip(w);
                    seen_[at(mate_[at(w)])] = true;
                    queue_.push_back(mate_[at(w)]);
                }
            }
        }
        return false;
    }

    bool flip(int v) {
        while (v >= 0) {
            const int before = parent_[at(v)], next = mate_[at(before)];
            mate_[at(v)] = before;
            mate_[at(before)] = v;
            v = next;
        }
        return true;
    }

    int common_base(int a, int b) const {
        std::vector<bool> on_path(at(n_), false);
        for (int v = base_[at(a)];; v = base_[at(parent_[at(mate_[at(v)])])]) {
            on_path[at(v)] = true;
            if (mate_[at(v)] < 0) break;
        }
        int v = base_[at(b)];
        while (!on_path[at(v)]) v = base_[at(parent_[at(mate_[at(v)])])];
        return v;
    }

    void mark(int v, int base, int child, std::vector<bool>& blossom) {
        while (base_[at(v)] != base) {
            blossom[at(base_[at(v)])] = blossom[at(base_[at(mate_[at(v)])])] = true;
            parent_[at(v)] = child;
            child = mate_[at(v)];
            v = parent_[at(child)];
        }
    }

    void shrink(int v, int w) {
        const int base = common_base(v, w);
        std::vector<bool> blossom(at(n_), false);
        mark(v, base, w, blossom);
        mark(w, base, v, blossom);
        for (int i = 0; i < n_; ++i) {
            if (!blossom[at(base_[at(i)])]) continue;
            base_[at(i)] = base;
            if (!seen_[at(i)]) {
                seen_[at(i)] = true;
                queue_.push_back(i);
            }
        }
    }

    const std::vector<std::vector<bool>>& allowed_;
    int n_;
    std::vector<int> mate_, parent_, base_;
    std::vector<bool> seen_;
    std::deque<int> queue_;
};

}

int largest_matching(const std::vector<std::vector<bool>>& allowed) {
    return Search(allowed).pairs();
}

}
