// SPDX-License-Identifier: MIT
// Measures over many seeds, compared with the generation alone; and a wish in which a cheap part
// rejects nearly all seeds, evaluated in the cheapest order and in the written order.
#include <benchmark/benchmark.h>

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/analyse/measures/measures.h"
#include "core/analyse/survey/run.h"
#include "core/analyse/wish/search.h"
#include "tests/bench/figures.h"
#include "tests/bench/levels.h"

namespace mazeloom::bench_survey {

using namespace analyse;

SampleOf dungeon() {
    level::Level level = bench::rock({65, 65}, {"rooms", "maze", "doors", "dead-ends", "unite"});
    level.recipe.stages.front().parameters["attempts"] = std::int64_t{64};
    return {.level = std::make_shared<const level::Level>(std::move(level)),
            .rooms = std::make_shared<const std::vector<level::Room>>()};
}

/// Returns all cheap measures that depend only on the layout.
std::vector<const Measure*> cheapMeasures() {
    std::vector<const Measure*> cheap;
    for (const Measure* measure : measures()) {
        if (measure->needs == Needs::Layout && measure->cost == Cost::Cheap)
            cheap.push_back(measure);
    }
    return cheap;
}

SurveyOf surveyOf(const std::vector<const Measure*>& measures) {
    SurveyOf of{"bench", "rock", "bench", {}, true};
    for (const Measure* measure : measures)
        of.measures.emplace_back(measure->id);
    return of;
}

constexpr std::uint64_t kSeeds = 4'000;

void counted(benchmark::State& state, std::uint64_t seeds) {
    state.counters["seeds_per_s"] = benchmark::Counter(
        static_cast<double>(seeds), benchmark::Counter::kIsIterationInvariantRate);
}

void generateAlone(benchmark::State& state) {
    const Sampler sampler(dungeon(), {});
    for (auto _ : state) {
        for (std::uint64_t seed = 1; seed <= kSeeds; ++seed)
            benchmark::DoNotOptimize(sampler.sample(seed));
    }
    counted(state, kSeeds);
}

void surveyAll(benchmark::State& state) {
    const auto measures = cheapMeasures();
    const Sampler sampler(dungeon(), measures);
    for (auto _ : state) {
        Survey survey(surveyOf(measures));
        surveySeeds(survey, sampler, measures, {1, kSeeds}, static_cast<unsigned>(state.range(0)),
                    {});
        benchmark::DoNotOptimize(survey);
    }
    counted(state, kSeeds);
}

/// Times one measure alone. A cheap measure takes at most a tenth of the generation's time.
void measureOne(benchmark::State& state, const Measure& measure) {
    const Sampler sampler(dungeon(), {});
    std::vector<Sample> samples;
    for (std::uint64_t seed = 1; seed <= 64; ++seed)
        samples.push_back(sampler.sample(seed));
    std::size_t next = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(measure.value(sampler.subjectOf(samples[next++ % 64])));
}

/// About one level in 10,000 fulfils this wish.
constexpr const char* kWish = "longest-way >= 200 and rooms >= 44";

void find(benchmark::State& state, bool asksInOrder, std::uint64_t seeds) {
    if (bench::isSample()) seeds /= 100;
    const auto wish = readWish(kWish);
    const Sampler sampler(dungeon(), wish->measures);
    std::uint64_t hits = 0;
    for (auto _ : state) {
        const SearchState found = search({.sampler = &sampler,
                                          .wish = &*wish,
                                          .seeds = {1, seeds},
                                          .count = seeds,
                                          .threads = 1,
                                          .asksInOrder = asksInOrder},
                                         [&](const Hit&) { ++hits; });
        benchmark::DoNotOptimize(found);
    }
    counted(state, seeds);
    state.counters["hits"] =
        benchmark::Counter(static_cast<double>(hits), benchmark::Counter::kAvgIterations);
}

BENCHMARK(generateAlone)->Name("survey/generating")->UseRealTime();
BENCHMARK(surveyAll)->Name("survey/all")->Arg(1)->Arg(2)->UseRealTime();
BENCHMARK_CAPTURE(find, best, false, 100'000)->Name("find/best-order")->UseRealTime();
BENCHMARK_CAPTURE(find, written, true, 2'000)->Name("find/as-written")->UseRealTime();

[[maybe_unused]] const bool kEach = [] {
    for (const Measure* measure : cheapMeasures()) {
        benchmark::RegisterBenchmark(
            ("measure/" + std::string(measure->id)).c_str(),
            [measure](benchmark::State& state) { measureOne(state, *measure); });
    }
    return true;
}();

[[maybe_unused]] const bool kFigures =
    bench::addFigure({"survey, cheap layout measures, 65x65: of generating alone", "survey/all/1",
                      "seeds_per_s", "survey/generating", 0.6, "", true}) &&
    // A million seeds within two minutes.
    bench::addFigure(
        {"the same, on two threads", "survey/all/2", "seeds_per_s", "", 8'334, "/s", true}) &&
    bench::addFigure({"find, 1 in 10,000, cheap part first: against as written", "find/best-order",
                      "seeds_per_s", "find/as-written", 20, "", true});

}  // namespace mazeloom::bench_survey
