// SPDX-License-Identifier: MIT
#include "core/analyse/over_time/parts_over_time.h"

#include <bit>
#include <numeric>
#include <span>
#include <utility>

#include "core/analyse/over_time/edge_times.h"

namespace mazeloom::analyse {

namespace {

/// Disjoint sets of cells with the goods on them. The latest changes can be undone.
class UndoableSets {
  public:
    explicit UndoableSets(std::size_t cells) : parents_(cells), sizes_(cells, 1), goods_(cells) {
        std::iota(parents_.begin(), parents_.end(), grid::Index{0});
    }

    /// Returns the cell that represents a cell's set. There is no path compression, because it
    /// could not be undone; joining the smaller set to the larger one keeps paths short.
    grid::Index setOf(grid::Index cell) const {
        while (parents_[cell] != cell)
            cell = parents_[cell];
        return cell;
    }

    void join(grid::Index a, grid::Index b) {
        a = setOf(a);
        b = setOf(b);
        if (a == b) return;
        if (sizes_[a] < sizes_[b]) std::swap(a, b);
        parents_[b] = a;
        sizes_[a] += sizes_[b];
        goods_[a] += goods_[b];
        changes_.push_back({b, 0});
        ++joins_;
    }

    void addGoods(grid::Index cell, std::int32_t amount) {
        const grid::Index set = setOf(cell);
        goods_[set] += amount;
        changes_.push_back({set, amount});
    }

    std::size_t mark() const { return changes_.size(); }
    void undoTo(std::size_t mark) {
        while (changes_.size() > mark) {
            const Change change = changes_.back();
            changes_.pop_back();
            if (change.amount != 0) {
                goods_[change.set] -= change.amount;
                continue;
            }
            const grid::Index into = parents_[change.set];
            sizes_[into] -= sizes_[change.set];
            goods_[into] -= goods_[change.set];
            parents_[change.set] = change.set;
            --joins_;
        }
    }

    std::int32_t joins() const { return joins_; }
    std::int32_t goodsOf(grid::Index cell) const { return goods_[setOf(cell)]; }

  private:
    struct Change {
        grid::Index set = 0;
        std::int32_t amount = 0;  ///< added goods; 0: the set was joined to another
    };

    std::vector<grid::Index> parents_;
    std::vector<std::int32_t> sizes_;
    std::vector<std::int32_t> goods_;
    std::vector<Change> changes_;
    std::int32_t joins_ = 0;
};

/// The segment tree over all states. Node 1 covers all states; the two halves of node n are the
/// nodes 2n and 2n + 1.
class TimeTree {
  public:
    TimeTree(EdgeTimes& times, const std::atomic<bool>* stop)
        : times_(times), stop_(stop), leaves_(std::bit_ceil(times.states.size())) {
        std::vector<std::uint32_t> counts(2 * leaves_ + 1, 0);
        forEachNode([&](std::size_t node, std::uint32_t) { ++counts[node + 1]; });
        std::partial_sum(counts.begin(), counts.end(), counts.begin());
        starts_ = counts;
        facts_.resize(counts.back());
        forEachNode([&](std::size_t node, std::uint32_t fact) { facts_[counts[node]++] = fact; });
    }

    void solve() {
        UndoableSets sets(times_.storage);
        visit(sets, 1, 0, leaves_);
    }

  private:
    /// Calls visitNode(node, fact) for the fewest nodes that together cover exactly the states of
    /// each fact.
    template <typename Visit>
    void forEachNode(const Visit& visitNode) const {
        for (std::uint32_t fact = 0; fact < times_.facts.size(); ++fact) {
            const TimedFact& timed = times_.facts[fact];
            std::size_t from = timed.first + leaves_;
            std::size_t end = (timed.end == kNever ? leaves_ : timed.end) + leaves_;
            for (; from < end; from /= 2, end /= 2) {
                if (from % 2 == 1) visitNode(from++, fact);
                if (end % 2 == 1) visitNode(--end, fact);
            }
        }
    }

    void visit(UndoableSets& sets, std::size_t node, std::size_t first, std::size_t count) const {
        if (first >= times_.states.size()) return;
        if (stop_ != nullptr && *stop_) return;
        const std::size_t mark = sets.mark();
        for (std::uint32_t i = starts_[node]; i < starts_[node + 1]; ++i) {
            const TimedFact& fact = times_.facts[facts_[i]];
            if (fact.amount == 0) {
                sets.join(fact.cell, fact.other);
            } else {
                sets.addGoods(fact.cell, fact.amount);
            }
        }
        if (count == 1) {
            answer(sets, times_.states[first]);
        } else {
            visit(sets, 2 * node, first, count / 2);
            visit(sets, 2 * node + 1, first + count / 2, count / 2);
        }
        sets.undoTo(mark);
    }

    static void answer(const UndoableSets& sets, PartsOverTime::State& state) {
        state.parts = state.cells - sets.joins();
        state.reachesGoods = state.hero != 0 && sets.goodsOf(state.hero) == state.goods;
    }

    EdgeTimes& times_;
    const std::atomic<bool>* stop_;
    std::size_t leaves_;
    std::vector<std::uint32_t> starts_;  ///< for each node, its first index in facts_
    std::vector<std::uint32_t> facts_;   ///< indices of facts, grouped by node
};

}  // namespace

PartsOverTime::PartsOverTime(const trace::Trace& trace, level::Cell::Bits mask,
                             const std::atomic<bool>* stop) {
    if (trace.initial.size().area() > kMostCells) return;
    EdgeTimes times(trace, mask, stop);
    if (stop == nullptr || !*stop) TimeTree(times, stop).solve();
    states_ = std::move(times.states);
}

}  // namespace mazeloom::analyse
