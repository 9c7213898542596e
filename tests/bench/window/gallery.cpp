// SPDX-License-Identifier: MIT
// A gallery's thumbnails: 64 seeds of the first level of the built-in dungeons are generated,
// measured and drawn one after the other as for the gallery's tiles.
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include <benchmark/benchmark.h>

#include "core/compare/gallery.h"
#include "core/pack/disk/folder_source.h"
#include "tests/bench/figures.h"
#include "tests/bench/window/application.h"
#include "widgets/compare/gallery_model.h"

namespace mazeloom::bench_gallery {

void thumbnails(benchmark::State& state) {
    bench::ensureApplication();
    const auto pack = pack::readFolder(MAZELOOM_PACKS "/dungeons");
    if (!pack || pack->levels.empty()) {
        state.SkipWithError("the built-in dungeons were not read");
        return;
    }
    const compare::GalleryPlan plan{
        .level = std::make_shared<const level::Level>(pack->levels.front()),
        .rooms = std::make_shared<const std::vector<level::Room>>(pack->rooms)};
    const widgets::GalleryModel::Look look;
    const std::vector<std::uint64_t> seeds = compare::seedsFrom(1);
    for (auto _ : state) {
        std::size_t drawn = 0;
        compare::shootAll(plan, seeds, 1, [&](std::size_t, compare::Shot shot) {
            if (!shot.map) return;
            drawn += widgets::GalleryModel::pictureOf(*shot.map, look).isNull() ? 0u : 1u;
        });
        if (drawn != seeds.size()) state.SkipWithError("a seed gave no picture");
    }
}

BENCHMARK(thumbnails)->Name("gallery")->Unit(benchmark::kMillisecond)->MeasureProcessCPUTime();

[[maybe_unused]] const bool kFigures =
    bench::addFigure({"64 thumbnails of a gallery of dungeons", "gallery", "", "", 40, "ms"});

}  // namespace mazeloom::bench_gallery
