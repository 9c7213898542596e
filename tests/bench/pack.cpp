// SPDX-License-Identifier: MIT
// Opens packs from the disk's cache, saves them, and writes traces.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <ostream>
#include <streambuf>

#include "core/exchange/exporter.h"
#include "core/generate/generate.h"
#include "core/level/map/map.h"
#include "core/pack/disk/folder_source.h"
#include "core/pack/disk/open.h"
#include "core/pack/disk/save.h"
#include "core/random/stream.h"
#include "core/trace/ndjson.h"
#include "tests/bench/figures.h"
#include "tests/bench/levels.h"

namespace mazeloom::bench_pack {

namespace fs = std::filesystem;

std::string rowsOf(int side, std::string_view alphabet) {
    random::Stream random(1);
    std::string text = "[";
    for (int y = 0; y < side; ++y) {
        text += y == 0 ? "\n\"" : ",\n\"";
        for (int x = 0; x < side; ++x) {
            text += alphabet[random.below(static_cast<std::uint32_t>(alphabet.size()))];
        }
        text += '"';
    }
    return text + "]";
}

/// A pack in its own folder, with one level painted at random with terrain and marks.
class PaintedPack {
  public:
    explicit PaintedPack(int side)
        : folder_(fs::temp_directory_path() / ("mazeloom-bench-" + std::to_string(side))) {
        fs::create_directories(folder_ / "levels");
        std::ofstream(folder_ / "pack.json")
            << R"({"format": "mazeloom-pack", "version": 1, "id": "p", "title": "P",)"
            << R"( "levels": ["a"]})";
        std::ofstream(folder_ / "levels/a.json")
            << R"({"id": "a", "title": "A", "ruleset": "temple", "recipe": ["hidden-maze"],)"
            << R"("size": [)" << side << ',' << side << R"(], "terrain": )" << rowsOf(side, " #.~o")
            << R"(, "marks": )" << rowsOf(side, "    !x$") << "}\n";
    }
    PaintedPack(const PaintedPack&) = delete;
    PaintedPack& operator=(const PaintedPack&) = delete;
    ~PaintedPack() { fs::remove_all(folder_); }

    const fs::path& folder() const { return folder_; }

  private:
    fs::path folder_;
};

void openPack(benchmark::State& state) {
    const PaintedPack pack(static_cast<int>(state.range(0)));
    for (auto _ : state) {
        const auto read = pack::readFolder(pack.folder());
        if (!read) state.SkipWithError(read.error().front().describe().c_str());
        benchmark::DoNotOptimize(read);
    }
}

void openForEditing(benchmark::State& state) {
    const PaintedPack pack(static_cast<int>(state.range(0)));
    for (auto _ : state) {
        const auto opened = pack::openForEditing(pack.folder());
        if (!opened || !opened->reading.problems.empty()) state.SkipWithError("cannot be opened");
        benchmark::DoNotOptimize(opened);
    }
}

/// Saves a pack after one cell of its level was changed.
void savePack(benchmark::State& state) {
    const PaintedPack folder(static_cast<int>(state.range(0)));
    auto opened = pack::openForEditing(folder.folder());
    level::Pack& pack = opened->reading.pack;
    for (auto _ : state) {
        pack.levels[0].paint->at({1, 1}) ^= 1;
        const auto saved = pack::save(pack, folder.folder(), opened->disk);
        if (!saved) state.SkipWithError(saved.error().problems[0].describe().c_str());
        benchmark::DoNotOptimize(saved);
    }
}

/// Counts the bytes written and drops them.
class Counter final : public std::streambuf {
  public:
    std::int64_t bytes = 0;

  protected:
    int_type overflow(int_type next) override {
        ++bytes;
        return traits_type::not_eof(next);
    }
    std::streamsize xsputn(const char*, std::streamsize count) override {
        bytes += count;
        return count;
    }
};

void writeTrace(benchmark::State& state) {
    const level::Level level = bench::openTemple(static_cast<int>(state.range(0)),
                                                 {"hidden-maze", "reach", "traps", "coins"});
    const auto recorded = generate::record(level, {}, 1);
    for (auto _ : state) {
        Counter counter;
        std::ostream out(&counter);
        trace::writeNdjson(out, *recorded.trace, level, 1);
        state.counters["MB"] = static_cast<double>(counter.bytes) / 1e6;
    }
}

/// Writes a Tiled map that includes the level's origin.
void writeTmj(benchmark::State& state) {
    const level::Level level = bench::openTemple(static_cast<int>(state.range(0)),
                                                 {"hidden-maze", "reach", "traps", "coins"});
    const auto made = generate::generate(level, {}, 1);
    const exchange::MadeLevel out{made->map, level, 1};
    const auto tmj = std::ranges::find(exchange::exporters(), std::string_view("tmj"),
                                       [](const auto* one) { return std::string_view(one->id); });
    for (auto _ : state) {
        const auto files = (*tmj)->filesOf({"Bench", {}, {&out, 1}}, {});
        Counter counter;
        std::ostream stream(&counter);
        files->front().write(stream);
        state.counters["MB"] = static_cast<double>(counter.bytes) / 1e6;
    }
}

BENCHMARK(openPack)->Name("pack/open")->Arg(1024)->Arg(4096)->Unit(benchmark::kMillisecond);
BENCHMARK(openForEditing)->Name("pack/edit")->Arg(4096)->Unit(benchmark::kMillisecond);
BENCHMARK(savePack)->Name("pack/save")->Arg(1024)->Arg(4096)->Unit(benchmark::kMillisecond);
BENCHMARK(writeTrace)->Name("trace/ndjson")->Arg(1024)->Unit(benchmark::kMillisecond);
BENCHMARK(writeTmj)->Name("export/tmj")->Arg(1024)->Unit(benchmark::kMillisecond);

[[maybe_unused]] const bool kFigures =
    bench::addFigure({"open a painted level, 4096x4096", "pack/open/4096", "", "", 300, "ms"}) &&
    bench::addFigure({"the same for editing", "pack/edit/4096", "", "", 300, "ms"}) &&
    bench::addFigure({"save a painted level, 4096x4096", "pack/save/4096", "", "", 500, "ms"}) &&
    bench::addFigure({"a 1024x1024 trace as NDJSON", "trace/ndjson/1024", "", "", 2'000, "ms"}) &&
    bench::addFigure({"export a 1024x1024 map for Tiled", "export/tmj/1024", "", "", 300, "ms"});

}  // namespace mazeloom::bench_pack
