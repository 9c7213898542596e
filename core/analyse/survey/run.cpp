// SPDX-License-Identifier: MIT
#include "core/analyse/survey/run.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>

#include "core/crew.h"
#include "core/within_memory.h"

namespace mazeloom::analyse {

namespace {

/// Number of seeds that a thread takes at a time: few, so that no thread waits long for the others
/// at the end.
constexpr std::uint64_t kSeedsAtOnce = 16;
constexpr std::chrono::seconds kKeptToOneself{1};

/// Hands out the missing seeds.
class MissingSeeds {
  public:
    explicit MissingSeeds(std::vector<SeedRange> ranges) : ranges_(std::move(ranges)) {}

    std::optional<SeedRange> next() {
        const std::lock_guard lock(mutex_);
        if (place_ == ranges_.size()) return std::nullopt;
        SeedRange& range = ranges_[place_];
        const std::uint64_t more = std::min(range.last - range.first, kSeedsAtOnce - 1);
        const SeedRange taken{range.first, range.first + more};
        if (taken.last == range.last) {
            ++place_;
        } else {
            range.first = taken.last + 1;
        }
        return taken;
    }

  private:
    std::mutex mutex_;
    std::vector<SeedRange> ranges_;
    std::size_t place_ = 0;
};

class SurveyRun {
  public:
    SurveyRun(Survey& survey, const Sampler& sampler, std::span<const Measure* const> measures,
              const SeedRange& seeds, const std::atomic<bool>* stop)
        : survey_(survey),
          sampler_(sampler),
          measures_(measures),
          stop_(stop),
          missing_(survey.seeds().missingOf(seeds)) {}

    void run(unsigned threads, const Watch& watch) {
        const unsigned wanted = std::clamp(threads, 1U, kMostThreads);
        running_ = wanted;
        Crew crew(
            wanted, [this] { work(); }, [this] { hasGivenUp_ = true; });
        std::unique_lock lock(mutex_);
        running_ -= wanted - crew.size();
        // Calls `look` at least once, even if the threads end at once.
        for (bool isOver = false; !isOver;) {
            ended_.wait_for(lock, watch.every, [this] { return running_ == 0; });
            isOver = running_ == 0;
            if (watch.look) watch.look(survey_);
        }
        lock.unlock();
        crew.join();
    }

  private:
    bool isStopped() const { return hasGivenUp_ || (stop_ != nullptr && *stop_); }

    /// Counts the thread as ended when it leaves work(), even after an exception.
    class Leaving {
      public:
        explicit Leaving(SurveyRun& run) : run_(run) {}
        Leaving(const Leaving&) = delete;
        Leaving& operator=(const Leaving&) = delete;
        ~Leaving() {
            const std::lock_guard lock(run_.mutex_);
            --run_.running_;
            run_.ended_.notify_one();
        }

      private:
        SurveyRun& run_;
    };

    void work() {
        const Leaving leaving(*this);
        Survey own(survey_.of());
        auto kept = std::chrono::steady_clock::now();
        while (!isStopped()) {
            const auto seeds = missing_.next();
            if (!seeds || !measureAll(own, *seeds)) break;
            const auto now = std::chrono::steady_clock::now();
            if (now - kept < kKeptToOneself) continue;
            keep(own);
            own = Survey(survey_.of());
            kept = now;
        }
        keep(own);
    }

    /// Generates and measures a seed. Returns the failure if the seed gives no level.
    std::optional<Problem> measure(std::uint64_t seed,
                                   std::vector<std::optional<std::int64_t>>& values) const {
        return withinMemory(
            [&] {
                Sample sample = sampler_.sample(seed, stop_);
                if (sample.failure) return std::move(sample.failure);
                const Subject subject = sampler_.subjectOf(sample, stop_);
                for (std::size_t i = 0; i < values.size(); ++i)
                    values[i] = valueOf(*measures_[i], subject);
                return std::optional<Problem>();
            },
            [&] { return std::optional(sampler_.outOfMemory()); });
    }

    /// Measures seeds and adds them to `own`. Returns false if the survey was stopped; `own` then
    /// has only the seeds before the current one.
    bool measureAll(Survey& own, const SeedRange& seeds) {
        std::vector<std::optional<std::int64_t>> values(measures_.size());
        for (std::uint64_t seed = seeds.first;; ++seed) {
            const auto failure = measure(seed, values);
            if (isStopped()) return false;
            if (failure) {
                own.addFailure(seed, sampler_.stageOf(*failure), failure->text);
            } else {
                own.add(seed, values);
            }
            own.addSeeds({seed, seed});
            if (seed == seeds.last) return true;
        }
    }

    void keep(const Survey& own) {
        const std::lock_guard lock(mutex_);
        survey_.merge(own);
    }

    Survey& survey_;
    const Sampler& sampler_;
    std::span<const Measure* const> measures_;
    const std::atomic<bool>* stop_;
    MissingSeeds missing_;
    std::mutex mutex_;
    std::condition_variable ended_;
    unsigned running_ = 0;
    std::atomic<bool> hasGivenUp_ = false;
};

}  // namespace

void surveySeeds(Survey& survey, const Sampler& sampler, std::span<const Measure* const> measures,
                 const SeedRange& seeds, unsigned threads, const Watch& watch,
                 const std::atomic<bool>* stop) {
    SurveyRun(survey, sampler, measures, seeds, stop).run(threads, watch);
}

}  // namespace mazeloom::analyse
