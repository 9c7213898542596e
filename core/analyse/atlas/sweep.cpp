// SPDX-License-Identifier: MIT
#include "core/analyse/atlas/sweep.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "core/generate/setting.h"

namespace mazeloom::analyse {

namespace {

/// Number of seeds that are surveyed at all values before any value gets more.
constexpr std::uint64_t kFirstSeeds = 32;

}  // namespace

tl::expected<Sweep, std::string> Sweep::of(SweepOf of) {
    Sweep sweep(std::move(of));
    for (const std::string& value : sweep.of_.values) {
        auto level = std::make_shared<level::Level>(*sweep.of_.sample.level);
        if (auto done = generate::set(level->recipe, sweep.of_.setting + '=' + value); !done)
            return tl::unexpected(std::move(done.error()));
        SampleOf sample = sweep.of_.sample;
        sample.level = std::move(level);
        SurveyOf surveyOf{sweep.of_.program, sample.level->id, recipeHash(sample), {}, false};
        for (const Measure* measure : sweep.of_.measures)
            surveyOf.measures.emplace_back(measure->id);
        std::optional<Problem> flaw = Sampler(sample, sweep.of_.measures).flaw();
        sweep.points_.push_back({value, std::move(flaw), Survey(std::move(surveyOf))});
        sweep.samples_.push_back(std::move(sample));
    }
    return sweep;
}

void Sweep::run(const SeedRange& seeds, unsigned threads, const Look& look,
                const std::atomic<bool>* stop) {
    const Watch watch{std::chrono::milliseconds(200), [&](const Survey&) {
                          if (look) look(*this);
                      }};
    std::uint64_t first = seeds.first;
    for (std::uint64_t count = kFirstSeeds;; count *= 2) {
        const std::uint64_t left = seeds.last - first;
        const SeedRange part{first, first + std::min(left, count - 1)};
        for (std::size_t i = 0; i < points_.size(); ++i) {
            SweepPoint& point = points_[i];
            if (point.flaw || point.survey.seeds().missingOf(part).empty()) continue;
            surveySeeds(point.survey, Sampler(samples_[i], of_.measures), of_.measures, part,
                        threads, watch, stop);
            if (stop != nullptr && *stop) return;
        }
        if (part.last == seeds.last) break;
        first = part.last + 1;
    }
    // If no recipe can run, this is the only report.
    if (look) look(*this);
}

std::uint64_t Sweep::wanted(const SeedRange& seeds) const {
    const auto running = std::ranges::count_if(points_, [](const auto& one) { return !one.flaw; });
    return static_cast<std::uint64_t>(running) * (seeds.last - seeds.first + 1);
}

std::uint64_t Sweep::done() const {
    std::uint64_t sum = 0;
    for (const SweepPoint& point : points_)
        sum += point.survey.seeds().count();
    return sum;
}

}  // namespace mazeloom::analyse
