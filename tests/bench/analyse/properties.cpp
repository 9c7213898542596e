// SPDX-License-Identifier: MIT
// The time to find when a property holds, over all steps of a level of 256² cells.
#include <benchmark/benchmark.h>

#include <string>

#include "core/analyse/properties/properties.h"
#include "core/generate/generate.h"
#include "tests/bench/figures.h"
#include "tests/bench/levels.h"

namespace mazeloom::bench_properties {

namespace {

using SharedTrace = std::shared_ptr<const trace::Trace>;

const SharedTrace& roomsAndMaze() {
    static const SharedTrace trace = [] {
        level::Level level;
        level.id = "rooms";
        level.ruleset = level::Ruleset::Descent;
        level.size = {257, 257};
        level.recipe = bench::recipeOf({"rooms", "maze", "unite", "dead-ends", "stairs", "items"});
        return generate::record(level, {}, 1).trace;
    }();
    return trace;
}

const SharedTrace& hiddenMaze() {
    static const SharedTrace trace =
        generate::record(
            bench::openTemple(256, {"shape", "hidden-maze", "reach", "traps", "coins"}), {}, 1)
            .trace;
    return trace;
}

void find(benchmark::State& state, const analyse::Property& property, const SharedTrace& trace,
          const level::Level* level = nullptr) {
    for (auto _ : state)
        benchmark::DoNotOptimize(property.find(analyse::History(trace, level)));
    state.counters["steps"] = trace->stepCount();
}

bool addAll() {
    for (const analyse::Property* property : analyse::properties()) {
        if (property->isDear) continue;
        const std::string id(property->id);
        for (const bool isHidden : {false, true}) {
            const std::string name = "property/" + id + (isHidden ? "/hidden-maze" : "/rooms");
            benchmark::RegisterBenchmark(name.c_str(), [property,
                                                        isHidden](benchmark::State& state) {
                find(state, *property, isHidden ? hiddenMaze() : roomsAndMaze());
            })->Unit(benchmark::kMillisecond);
            bench::addFigure({"when \"" + std::string(property->title) + "\" holds, 256x256, " +
                                  (isHidden ? "hidden maze" : "rooms and maze"),
                              name, "", "", 200, "ms"});
        }
    }
    benchmark::RegisterBenchmark("property/deducible/hidden-maze", [](benchmark::State& state) {
        const level::Level level = bench::openTemple(256, {});
        find(state, *analyse::findProperty("deducible"), hiddenMaze(), &level);
    })->Unit(benchmark::kMillisecond);
    bench::addFigure({"when \"Deducible\" holds, 256x256, hidden maze",
                      "property/deducible/hidden-maze", "", "", 200, "ms"});
    return true;
}

[[maybe_unused]] const bool kFigures = addAll();

}  // namespace

}  // namespace mazeloom::bench_properties
