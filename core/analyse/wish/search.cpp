// SPDX-License-Identifier: MIT
#include "core/analyse/wish/search.h"

#include <algorithm>
#include <condition_variable>
#include <map>
#include <mutex>

#include "core/analyse/survey/run.h"
#include "core/analyse/wish/part_order.h"
#include "core/crew.h"
#include "core/within_memory.h"

namespace mazeloom::analyse {

namespace {

using Clock = std::chrono::steady_clock;
using Values = std::vector<std::optional<std::int64_t>>;

/// The values of one sample. Each value is measured when it is first asked for.
class LazyValues {
  public:
    LazyValues(const Wish& wish, Subject subject)
        : wish_(wish),
          subject_(std::move(subject)),
          values_(wish.measures.size()),
          isMeasured_(wish.measures.size()) {}

    std::optional<std::int64_t> operator()(std::size_t place) const {
        if (isMeasured_[place] == 0) {
            values_[place] = valueOf(*wish_.measures[place], subject_);
            isMeasured_[place] = 1;
        }
        return values_[place];
    }
    const Values& values() const { return values_; }

  private:
    const Wish& wish_;
    Subject subject_;
    mutable Values values_;
    mutable std::vector<char> isMeasured_;
};

/// Returns the parts of a wish that must all be true.
std::vector<std::size_t> topParts(const Wish& wish) {
    const WishNode& root = wish.nodes[wish.root];
    return root.kind == WishNode::Kind::And ? root.parts : std::vector{wish.root};
}

/// The result of a run of seeds.
struct Found {
    std::uint64_t seeds = 0;
    std::uint64_t failures = 0;
    std::vector<std::uint64_t> asked;
    std::vector<std::uint64_t> passed;
    std::vector<Hit> hits;
};

class Search {
  public:
    Search(const SearchPlan& plan, const std::atomic<bool>* stop) : plan_(plan), stop_(stop) {}

    SearchState run(const std::function<void(const Hit&)>& take,
                    const std::function<void(const SearchState&)>& look) {
        wish_ = *plan_.wish;
        if (!plan_.asksInOrder) {
            // If memory does not suffice for the first seeds, the order stays as it is.
            const Tried tried =
                withinMemory([this] { return tryParts(); }, [this] { return untried(); });
            wish_ = inBestOrder(std::move(wish_), tried.costs, tried.seeds);
        }
        parts_ = topParts(wish_);
        for (const std::size_t part : parts_)
            state_.parts.push_back({std::string(wish_.textOf(wish_.nodes[part])), 0, 0});
        const unsigned wanted = std::clamp(plan_.threads, 1U, kMostThreads);
        running_ = wanted;
        Crew crew(
            wanted, [this] { work(); }, [this] { isDone_ = true; });
        {
            const std::lock_guard lock(mutex_);
            running_ -= wanted - crew.size();
        }
        watch(take, look);
        crew.join();
        return state_;
    }

  private:
    static constexpr std::uint64_t kSeedsAtOnce = 16;

    bool isStopped() const { return isDone_ || (stop_ != nullptr && *stop_); }

    struct Tried {
        std::vector<PartCost> costs;
        std::uint64_t seeds = 0;
    };

    Tried untried() const { return {std::vector<PartCost>(wish_.nodes.size()), 0}; }

    /// Evaluates all nodes for the first seeds, and measures the cost of each node as if it were
    /// evaluated alone.
    Tried tryParts() const {
        Tried tried = untried();
        std::vector<PartCost>& costs = tried.costs;
        if (wish_.nodes[wish_.root].parts.size() < 2 && wish_.nodes.size() < 6) return tried;
        const std::uint64_t more = std::min(plan_.seeds.last - plan_.seeds.first, kTriedSeeds - 1);
        const auto began = Clock::now();
        for (std::uint64_t i = 0; i <= more && !isStopped(); ++i) {
            if (Clock::now() - began > kLongestTry) break;
            const Sample sample = plan_.sampler->sample(plan_.seeds.first + i, stop_);
            if (sample.failure) continue;
            ++tried.seeds;
            std::vector<std::uint64_t> prices(wish_.measures.size());
            Values values(wish_.measures.size());
            for (std::size_t m = 0; m < values.size(); ++m) {
                // Uses a new subject for each measure, so that results that measures share are part
                // of each measure's cost.
                const Subject subject = plan_.sampler->subjectOf(sample, stop_);
                const auto begin = Clock::now();
                values[m] = valueOf(*wish_.measures[m], subject);
                prices[m] = static_cast<std::uint64_t>((Clock::now() - begin).count());
            }
            const auto known = [&](std::size_t place) { return values[place]; };
            const WishEvaluation evaluation(wish_, known);
            for (std::size_t n = 0; n < wish_.nodes.size(); ++n) {
                costs[n].nanoseconds += priceOf(n, prices);
                if (wish_.nodes[n].kind > WishNode::Kind::Times && evaluation.isTrue(n))
                    ++costs[n].isTrue;
            }
        }
        return tried;
    }

    std::uint64_t priceOf(std::size_t node, const std::vector<std::uint64_t>& prices) const {
        std::vector<char> isAsked(prices.size());
        std::vector<std::size_t> open{node};
        std::uint64_t price = 1;
        while (!open.empty()) {
            const WishNode& one = wish_.nodes[open.back()];
            open.pop_back();
            open.insert(open.end(), one.parts.begin(), one.parts.end());
            if (one.kind != WishNode::Kind::Measured || isAsked[one.measure] != 0) continue;
            isAsked[one.measure] = 1;
            price += prices[one.measure];
        }
        return price;
    }

    /// Counts the thread as ended when it leaves work(), even after an exception.
    class Leaving {
      public:
        explicit Leaving(Search& search) : search_(search) {}
        Leaving(const Leaving&) = delete;
        Leaving& operator=(const Leaving&) = delete;
        ~Leaving() {
            const std::lock_guard lock(search_.mutex_);
            --search_.running_;
            search_.changed_.notify_one();
        }

      private:
        Search& search_;
    };

    void work() {
        const Leaving leaving(*this);
        while (!isStopped()) {
            const auto run = nextRun();
            if (!run) break;
            Found found = look(*run);
            if (isStopped()) break;
            const std::lock_guard lock(mutex_);
            done_.emplace(run->first, std::move(found));
            changed_.notify_one();
        }
    }

    std::optional<SeedRange> nextRun() {
        const std::lock_guard lock(mutex_);
        if (isHandedOut_) return std::nullopt;
        const std::uint64_t first = plan_.seeds.first + handedOut_;
        const std::uint64_t more = std::min(plan_.seeds.last - first, kSeedsAtOnce - 1);
        isHandedOut_ = first + more == plan_.seeds.last;
        handedOut_ += more + 1;
        return SeedRange{first, first + more};
    }

    Found look(const SeedRange& run) const {
        Found found;
        found.asked.resize(parts_.size());
        found.passed.resize(parts_.size());
        for (std::uint64_t seed = run.first; !isStopped(); ++seed) {
            ++found.seeds;
            const bool isMade = withinMemory(
                [&] {
                    const Sample sample = plan_.sampler->sample(seed, stop_);
                    if (sample.failure) return false;
                    ask(sample, seed, found);
                    return true;
                },
                [] { return false; });
            if (!isMade) ++found.failures;
            if (seed == run.last) break;
        }
        return found;
    }

    void ask(const Sample& sample, std::uint64_t seed, Found& found) const {
        const LazyValues values(wish_, plan_.sampler->subjectOf(sample, stop_));
        const WishEvaluation evaluation(wish_, values);
        for (std::size_t i = 0; i < parts_.size(); ++i) {
            ++found.asked[i];
            if (!evaluation.isTrue(parts_[i])) return;
            ++found.passed[i];
        }
        found.hits.push_back({seed, values.values()});
    }

    /// Takes the results of the threads in the order of the seeds.
    void watch(const std::function<void(const Hit&)>& take,
               const std::function<void(const SearchState&)>& look) {
        std::unique_lock lock(mutex_);
        auto looked = Clock::now();
        for (std::uint64_t next = plan_.seeds.first;;) {
            // After enough hits, the loop ignores later results and only waits for the threads to
            // end. To end, the threads need the lock, which wait_for() releases.
            changed_.wait_for(lock, plan_.every,
                              [&] { return running_ == 0 || (!isDone_ && done_.count(next) > 0); });
            for (auto found = done_.find(next); found != done_.end() && !isDone_;
                 found = done_.find(next)) {
                const Found one = std::move(found->second);
                done_.erase(found);
                next += one.seeds;
                lock.unlock();
                count(one, take);
                lock.lock();
            }
            const bool isOver = running_ == 0 && (isDone_ || done_.count(next) == 0);
            if (look && (isOver || Clock::now() - looked >= plan_.every)) {
                lock.unlock();
                look(state_);
                lock.lock();
                looked = Clock::now();
            }
            if (isOver) return;
        }
    }

    void count(const Found& found, const std::function<void(const Hit&)>& take) {
        state_.seeds += found.seeds;
        state_.failures += found.failures;
        for (std::size_t i = 0; i < parts_.size(); ++i) {
            state_.parts[i].asked += found.asked[i];
            state_.parts[i].passed += found.passed[i];
        }
        for (const Hit& hit : found.hits) {
            if (state_.hits == plan_.count) break;
            ++state_.hits;
            take(hit);
        }
        if (state_.hits == plan_.count) isDone_ = true;
    }

    const SearchPlan& plan_;
    const std::atomic<bool>* stop_;
    Wish wish_;
    std::vector<std::size_t> parts_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::map<std::uint64_t, Found> done_;  ///< by first seed; waiting for results of earlier seeds
    std::uint64_t handedOut_ = 0;
    bool isHandedOut_ = false;
    unsigned running_ = 0;
    std::atomic<bool> isDone_ = false;
    SearchState state_;
};

}  // namespace

SearchState search(const SearchPlan& plan, const std::function<void(const Hit&)>& take,
                   const std::function<void(const SearchState&)>& look,
                   const std::atomic<bool>* stop) {
    return Search(plan, stop).run(take, look);
}

}  // namespace mazeloom::analyse
