// SPDX-License-Identifier: MIT
#include "core/generate/generate.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "core/generate/kept_parts.h"
#include "core/within_memory.h"

namespace mazeloom::generate {

namespace {

using level::Cell;
using level::Terrain;

void paintCells(const level::Level& level, level::Map& map) {
    for (int y = 0; y < level.size.height; ++y) {
        const auto paint = level.paint->row(y);
        const auto cells = map.cells.row(y);
        const auto marks = map.marks.row(y);
        for (std::size_t x = 0; x < paint.size(); ++x) {
            Cell cell = map.terrains.cell(level::terrainOf(paint[x]));
            const level::PaintMark painted = level::markOf(paint[x]);
            unsigned mark = 0;
            if (painted == level::PaintMark::NoTrap) {
                mark = level::kNoTrap;
            } else if (cell.isWalkable() && painted != level::PaintMark::None) {
                mark = level::kForced;
                cell = cell.with(painted == level::PaintMark::Trap ? Cell::kTrap : Cell::kCoin);
            }
            cells[x] = cell;
            marks[x] = static_cast<std::uint8_t>(mark);
        }
    }
}

void place(const level::Thing& thing, level::Map& map) {
    Cell& cell = map.cells.at(thing.at);
    // An emitter fills its cell (RULES.md T-8.1).
    if (thing.kind == level::ThingKind::Emitter) cell = Cell(Terrain::Wall);
    cell = cell.with(Cell::kThing);
    map.things.push_back(thing);
}

void placeObjects(const level::Level& level, level::Map& map) {
    map.objects = level.objects;
    map.trajectories = level.trajectories;
    for (std::size_t i = 0; i < level.objects.size(); ++i) {
        const level::Object& object = level.objects[i];
        level::Thing thing{object.kind, object.at, static_cast<std::int32_t>(i)};
        thing.own = map.placeOfOwn(object);
        place(level::isMover(object.kind) ? map.add(object) : thing, map);
    }
    for (std::size_t i = 0; i < level.trajectories.size(); ++i) {
        const level::Trajectory& path = level.trajectories[i];
        if (path.points.empty() || !map.cells.contains(path.points.front())) continue;
        place({path.kind, path.points.front(), static_cast<std::int32_t>(i)}, map);
    }
}

/// Returns the index of the first stage that draws anew in each attempt. From this stage on, all
/// stages place traps and coins, or make the hidden maze, which decides where these can lie.
std::size_t firstOfAttempt(const ReadyRecipe& recipe) {
    const auto isOfAttempt = [](const ReadyStage& ready) { return ready.stage->isOfAttempt; };
    const auto end =
        std::ranges::find_if_not(recipe.stages.rbegin(), recipe.stages.rend(), isOfAttempt);
    return static_cast<std::size_t>(recipe.stages.rend() - end);
}

/// Chooses the seed from which each stage draws: the level's, or the attempt's.
class StageSeeds {
  public:
    StageSeeds(const ReadyRecipe& recipe, std::uint64_t seed, std::uint64_t attempt,
               grid::Point origin)
        : recipe_(recipe),
          origin_(origin),
          seed_(seed),
          attempt_(attempt == 0 ? seed : random::mix(seed, attempt)),
          first_(firstOfAttempt(recipe)) {}

    random::Stream streamOf(const ReadyStage& ready) const {
        return random::stageStream(seedOf(ready), ready.stage->id, ready.occurrence);
    }
    random::Places placesOf(const ReadyStage& ready) const {
        return random::stagePlaces(seedOf(ready), ready.stage->id, ready.occurrence, origin_);
    }
    std::uint64_t seedOf(const ReadyStage& ready) const {
        const auto place = static_cast<std::size_t>(&ready - recipe_.stages.data());
        return place < first_ ? seed_ : attempt_;
    }

  private:
    const ReadyRecipe& recipe_;
    const grid::Point origin_;
    const std::uint64_t seed_;
    const std::uint64_t attempt_;
    const std::size_t first_;
};

constexpr Sentence kOfDescent{
    "generate-of-descent",
    "populates floors of a descent, and the level is a temple: switch the stage off, or make the "
    "level a floor of a descent"};
constexpr Sentence kStopped{"generate-stopped", "stopped"};
constexpr std::array kRunSentences{kOfDescent, kStopped};

bool suits(const Stage& stage, level::Ruleset rules) {
    return !stage.ruleset || *stage.ruleset == rules;
}

StageResult otherRuleset() {
    return failure(kOfDescent);
}

/// The inputs and outputs of running a recipe.
template <typename Mode>
struct Work {
    const ReadyRecipe& recipe;
    const level::Level& level;
    std::span<const level::Room> rooms;
    std::uint64_t seed;
    const Options& options;
    level::Map& map;
    trace::MapWriter<Mode>& write;
    std::vector<Problem>& problems;
};

/// Runs the stages in order; `runOne` runs one of them. Returns false if a stop was requested
/// between stages; within one, StopRequested is thrown.
template <typename Mode, typename RunOne>
tl::expected<bool, Problem> runStages(const Work<Mode>& work, const RunOne& runOne) {
    const StageSeeds seeds(work.recipe, work.seed, work.options.attempt, work.level.origin);
    const int count = static_cast<int>(work.recipe.stages.size());
    for (int i = 0; i < count; ++i) {
        if (work.options.stop.isAsked()) return false;
        if (work.options.progress) work.options.progress({.stage = i, .stageCount = count});
        const ReadyStage& ready = work.recipe.stages[static_cast<std::size_t>(i)];
        const std::size_t known = work.problems.size();
        random::Stream random = seeds.streamOf(ready);
        const Watch::Report report = [&work, i, count](std::uint64_t done, std::uint64_t most) {
            work.options.progress({i, count, done, most});
        };
        StageRun<Mode> run{work.map,
                           work.write,
                           ready.parameters,
                           random,
                           seeds.placesOf(ready),
                           seeds.seedOf(ready),
                           work.level,
                           work.rooms,
                           work.problems,
                           work.options.floor,
                           ready.kind,
                           ready.program.get(),
                           Watch(work.options.stop, work.options.progress ? &report : nullptr)};
        const StageResult result =
            suits(*ready.stage, work.level.ruleset) ? runOne(ready, run) : otherRuleset();
        // A stage that was stopped midway leaves the map unfinished.
        if (work.options.stop.isAsked()) return false;
        for (std::size_t k = known; k < work.problems.size(); ++k) {
            work.problems[k] =
                inStage(std::move(work.problems[k]), ready.recipeIndex, ready.stage->id);
        }
        if (!result)
            return tl::unexpected(inStage(result.error(), ready.recipeIndex, ready.stage->id));
    }
    return true;
}

/// Runs the stages in order. Returns false if the run was stopped.
template <typename Mode, typename RunOne>
tl::expected<bool, Problem> runAll(const Work<Mode>& work, const RunOne& runOne) {
    try {
        return runStages(work, runOne);
    } catch (const StopRequested&) {
        return false;
    }
}

}  // namespace

std::span<const Sentence> runSentences() {
    return kRunSentences;
}

bool attemptsShareDraws(const level::Level& level) {
    const auto recipe = prepare(level.recipe, level.paint.has_value());
    if (!recipe) return false;
    const auto first = recipe->stages.begin();
    const auto drawn = first + static_cast<std::ptrdiff_t>(firstOfAttempt(*recipe));
    return std::any_of(first, drawn,
                       [](const ReadyStage& ready) { return !ready.changesNothing(); });
}

bool drawsTrapsAnew(const level::Level& level) {
    const auto recipe = prepare(level.recipe, level.paint.has_value());
    if (!recipe) return false;
    const auto drawn =
        recipe->stages.begin() + static_cast<std::ptrdiff_t>(firstOfAttempt(*recipe));
    return std::any_of(drawn, recipe->stages.end(),
                       [](const ReadyStage& ready) { return ready.stage->id == "traps"; });
}

level::Map initialMap(const level::Level& level, std::span<const level::Room> rooms,
                      level::SharedOwnKinds kinds) {
    level::Map map(level.ruleset, level.size);
    map.kinds = std::move(kinds);
    map.terrains = level.terrains;
    if (level.paint) paintCells(level, map);
    layKeptCells(level.kept, rooms, map);
    placeObjects(level, map);
    placeKeptThings(level.kept, map);
    return map;
}

namespace {

tl::expected<Generated, Problem> runRecipe(const level::Level& level, const ReadyRecipe& recipe,
                                           std::span<const level::Room> rooms, std::uint64_t seed,
                                           const Options& options) {
    if (recipe.varies())
        return runRecipe(level, settled(recipe, seed, options.floor.depth), rooms, seed, options);
    Generated result{initialMap(level, rooms, options.kinds), {}};
    pin(level.kept, result.map);
    trace::MapWriter<trace::NoRecording> write(result.map);
    const Work<trace::NoRecording> work{recipe,  level,      rooms, seed,
                                        options, result.map, write, result.problems};
    const auto done =
        runAll(work, [](const ReadyStage& ready, auto& run) { return ready.stage->run(run); });
    if (!done) return tl::unexpected(done.error());
    if (!*done) return failure(kStopped);
    unpin(level.kept, result.map);
    return result;
}

tl::expected<Generated, Problem> refused(const level::Level& level) {
    return tl::unexpected(notEnoughMemory(level.id, level.size));
}

}  // namespace

tl::expected<Generated, Problem> generate(const level::Level& level, const ReadyRecipe& recipe,
                                          std::span<const level::Room> rooms, std::uint64_t seed,
                                          const Options& options) {
    return withinMemory([&] { return runRecipe(level, recipe, rooms, seed, options); },
                        [&] { return refused(level); });
}

tl::expected<Generated, Problem> generate(const level::Level& level,
                                          std::span<const level::Room> rooms, std::uint64_t seed,
                                          const Options& options) {
    return withinMemory(
        [&]() -> tl::expected<Generated, Problem> {
            const auto recipe = prepare(level.recipe, level.paint.has_value());
            if (!recipe) return tl::unexpected(recipe.error());
            return runRecipe(level, *recipe, rooms, seed, options);
        },
        [&] { return refused(level); });
}

namespace {

/// Completes the trace's spans for a stage whose steps begin at `first`. The spans from index
/// `inner` on belong to stages that this stage ran itself. Keeps those that have steps, and adds
/// spans of this stage for the steps before, between and after them.
void addSpans(const ReadyStage& ready, trace::StepIndex first, std::size_t inner,
              trace::Trace& trace) {
    const auto begin = trace.stages.begin() + static_cast<std::ptrdiff_t>(inner);
    const std::vector<trace::StageSpan> others(begin, trace.stages.end());
    trace.stages.erase(begin, trace.stages.end());
    const trace::StageSpan own{std::string(ready.stage->id),
                               ready.recipeIndex,
                               first,
                               first,
                               explanationFor(*ready.stage, ready.parameters),
                               ready.program};
    const auto addOwn = [&](trace::StepIndex from, trace::StepIndex end) {
        trace.stages.push_back(own);
        trace.stages.back().first = from;
        trace.stages.back().end = end;
    };
    trace::StepIndex next = first;
    for (const trace::StageSpan& other : others) {
        if (other.first == other.end) continue;
        if (other.first > next) addOwn(next, other.first);
        trace.stages.push_back(other);
        trace.stages.back().recipeIndex = ready.recipeIndex;
        next = other.end;
    }
    if (next < trace.stepCount() || next == first) addOwn(next, trace.stepCount());
}

/// Runs the recipe on the map and adds its steps to the trace, with pinned cells protected.
void runRecorded(const level::Level& level, std::span<const level::Room> rooms, std::uint64_t seed,
                 const Options& options, trace::MapWriter<trace::Recording> write,
                 trace::Trace& trace, Recorded& result) {
    const auto prepared = prepare(level.recipe, level.paint.has_value());
    if (!prepared) {
        result.failure = prepared.error();
        return;
    }
    const ReadyRecipe recipe = settled(*prepared, seed, options.floor.depth);
    const Work<trace::Recording> work{recipe,  level,      rooms, seed,
                                      options, result.map, write, result.problems};
    pin(level.kept, result.map);
    const auto done = runAll(work, [&trace](const ReadyStage& ready, auto& run) {
        const trace::StepIndex first = trace.stepCount();
        const std::size_t inner = trace.stages.size();
        StageResult outcome = ready.stage->record(run);
        run.write.leave();
        addSpans(ready, first, inner, trace);
        return outcome;
    });
    unpin(level.kept, result.map);
    if (!done) {
        result.failure = done.error();
    } else {
        result.stopped = !*done;
    }
}

Recorded recordAll(const level::Level& level, std::span<const level::Room> rooms,
                   std::uint64_t seed, const Options& options) {
    auto trace = std::make_shared<trace::Trace>();
    Recorded result;
    result.map = initialMap(level, rooms, options.kinds);
    trace->ruleset = level.ruleset;
    trace->initial = result.map.cells;
    trace->initialThings = result.map.things;
    runRecorded(level, rooms, seed, options, {result.map, *trace}, *trace, result);
    static_cast<level::MapBasis&>(*trace) = result.map;
    trace->kept = level.kept.cells;
    trace->finalHash = level::hash(result.map);
    result.trace = std::move(trace);
    return result;
}

/// Returns a record without steps, with a map of walls.
Recorded recordOfWalls(const level::Level& level, grid::Size size) {
    Recorded result;
    result.failure = notEnoughMemory(level.id, level.size, kNoMemoryForRecord);
    result.map = level::Map(level.ruleset, size);
    result.map.terrains = level.terrains;
    trace::Trace trace = trace::traceWithoutSteps(result.map, {});
    trace.finalHash = level::hash(result.map);
    result.trace = std::make_shared<const trace::Trace>(std::move(trace));
    return result;
}

AtStep countToStep(const level::Level& level, std::span<const level::Room> rooms,
                   std::uint64_t seed, trace::StepIndex step, const Options& options) {
    trace::Trace counted;
    counted.steps.keepOnlyCount();
    counted.changedCells.keepOnlyCount();
    counted.changedBits.keepOnlyCount();
    counted.inks.keepOnlyCount();
    counted.shades.keepOnlyCount();
    trace::Moment moment{.step = step, .seen = {}};
    Recorded result;
    result.map = initialMap(level, rooms, options.kinds);
    runRecorded(level, rooms, seed, options, {result.map, counted, moment}, counted, result);
    if (moment.seen) {
        unpin(level.kept, moment.seen->cells);
        result.map.cells = std::move(moment.seen->cells);
        result.map.dark = std::move(moment.seen->dark);
        result.map.things = std::move(moment.seen->things);
        result.map.rooms = std::move(moment.seen->rooms);
    }
    return {std::move(result.map), counted.counts, std::move(result.problems),
            std::move(result.failure)};
}

}  // namespace

Recorded record(const level::Level& level, std::span<const level::Room> rooms, std::uint64_t seed,
                const Options& options) {
    return withinMemory([&] { return recordAll(level, rooms, seed, options); },
                        [&] { return refusedRecord(level); });
}

Recorded refusedRecord(const level::Level& level) {
    return withinMemory([&] { return recordOfWalls(level, level.size); },
                        [&] {
                            return recordOfWalls(level, {1, 1});
                        });
}

AtStep generateToStep(const level::Level& level, std::span<const level::Room> rooms,
                      std::uint64_t seed, trace::StepIndex step, const Options& options) {
    return withinMemory(
        [&] { return countToStep(level, rooms, seed, step, options); },
        [&] {
            return AtStep{
                level::Map(level.ruleset, {1, 1}), {}, {}, notEnoughMemory(level.id, level.size)};
        });
}

}  // namespace mazeloom::generate
