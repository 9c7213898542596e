// SPDX-License-Identifier: MIT
// Each stage draws from its own stream, so the recipe up to the last stage that places handcrafted
// rooms already determines their places. The rest of the recipe is run only for the seed that
// places the room.
#include "core/generate/room_trial.h"

#include <algorithm>

#include "core/level/room/flaws.h"

namespace mazeloom::generate {

namespace {

using Outcome = RoomTrial::Outcome;

/// Returns the stages up to the last one that places handcrafted rooms; empty if there is none.
ReadyRecipe untilRooms(const ReadyRecipe& recipe) {
    const auto last =
        std::ranges::find_if(recipe.stages.rbegin(), recipe.stages.rend(),
                             [](const ReadyStage& ready) { return ready.stage->placesPackRooms; });
    return {{recipe.stages.begin(), last.base()}};
}

bool isLarger(const level::Room& room, grid::Size size) {
    return std::ranges::all_of(room.symmetries, [&](level::Symmetry symmetry) {
        const grid::Size turned = level::transformed(room.cells.size(), symmetry);
        return turned.width > size.width || turned.height > size.height;
    });
}

/// Returns the reason why the room cannot be placed, if one is known without generating a level.
std::optional<RoomTrial> refused(const level::Level& level, const level::Room& room, int depth) {
    const auto because = [](Outcome outcome, std::optional<Problem> problem = {}) {
        RoomTrial trial;
        trial.outcome = outcome;
        trial.problem = std::move(problem);
        return trial;
    };
    if (auto flaw = level::firstFlaw(room)) return because(Outcome::Flawed, std::move(flaw));
    if (depth < room.minDepth || depth > room.maxDepth) return because(Outcome::OtherDepth);
    if (room.min == 0 && (room.weight == 0 || room.max == 0)) return because(Outcome::NeverDrawn);
    if (isLarger(room, level.size)) return because(Outcome::TooLarge);
    return {};
}

std::vector<grid::Rect> placesOf(const level::Map& map, std::size_t room) {
    std::vector<grid::Rect> places;
    for (const level::PlacedRoom& placed : map.rooms) {
        if (placed.handcrafted == static_cast<int>(room)) places.push_back(placed.rect.grown(1));
    }
    return places;
}

}  // namespace

namespace {

/// Returns the rectangles in which the furniture `room` was placed, as the trace's steps record
/// them.
std::vector<grid::Rect> placesOf(const trace::Trace& trace, std::size_t room) {
    std::vector<grid::Rect> places;
    const std::uint8_t detail = trace::furnitureDetail(room);
    for (trace::StepIndex i = 0; i < trace.stepCount(); ++i) {
        const trace::Step& step = trace.steps[i];
        if (step.kind != trace::StepKind::PlaceFurniture || step.detail != detail) continue;
        const trace::Note* note = trace.noteOf(i);
        const grid::Point at = trace.initial.point(step.at);
        places.push_back(note != nullptr ? note->rect : grid::Rect{at.x, at.y, 1, 1});
    }
    return places;
}

RoomTrial tryFurniture(const level::Level& level, std::span<const level::Room> rooms,
                       std::size_t room, std::uint64_t firstSeed, const Options& options) {
    const auto isStopped = [&] { return options.stop.isAsked(); };
    RoomTrial trial;
    trial.outcome = Outcome::NotDrawn;
    for (int i = 0; i < kTrialSeeds && !isStopped(); ++i) {
        trial.seed = firstSeed + static_cast<std::uint64_t>(i);
        Recorded recorded = record(level, rooms, trial.seed, options);
        if (recorded.failure) {
            trial.outcome = Outcome::Failed;
            trial.problem = std::move(recorded.failure);
            continue;
        }
        trial.places = placesOf(*recorded.trace, room);
        if (trial.places.empty()) continue;
        trial.map = std::move(recorded.map);
        trial.outcome = Outcome::Placed;
        trial.problem.reset();
        return trial;
    }
    trial.seed = firstSeed;
    if (isStopped()) trial.outcome = Outcome::Stopped;
    return trial;
}

}  // namespace

RoomTrial tryRoom(const level::Level& level, std::span<const level::Room> rooms, std::size_t room,
                  std::uint64_t firstSeed, const Options& options) {
    const auto isStopped = [&] { return options.stop.isAsked(); };
    RoomTrial trial;
    const auto end = [&](Outcome outcome, std::optional<Problem> problem = {}) {
        trial.outcome = isStopped() ? Outcome::Stopped : outcome;
        trial.problem = std::move(problem);
        return trial;
    };
    const auto recipe = prepare(level.recipe, level.paint.has_value());
    if (!recipe) return end(Outcome::Failed, recipe.error());
    if (level::isFurniture(rooms[room])) {
        const bool isPlaced = std::ranges::any_of(
            recipe->stages, [](const auto& ready) { return ready.stage->placesFurniture; });
        if (!isPlaced) return end(Outcome::NoFurniture);
        if (auto why = refused(level, rooms[room], options.floor.depth)) return std::move(*why);
        return tryFurniture(level, rooms, room, firstSeed, options);
    }
    const ReadyRecipe first = untilRooms(*recipe);
    if (first.stages.empty()) return end(Outcome::NoStage);
    if (auto why = refused(level, rooms[room], options.floor.depth)) return std::move(*why);

    std::optional<Problem> failure;
    for (int i = 0; i < kTrialSeeds && !isStopped(); ++i) {
        trial.seed = firstSeed + static_cast<std::uint64_t>(i);
        const auto begun = generate(level, first, rooms, trial.seed, options);
        if (!begun) {
            failure = begun.error();
            continue;
        }
        if (placesOf(begun->map, room).empty()) continue;
        auto whole = generate(level, *recipe, rooms, trial.seed, options);
        if (!whole) return end(Outcome::Failed, whole.error());
        trial.places = placesOf(whole->map, room);
        trial.map = std::move(whole->map);
        return end(Outcome::Placed);
    }
    trial.seed = firstSeed;
    if (failure) return end(Outcome::Failed, std::move(failure));
    std::vector<level::Room> required(rooms.begin(), rooms.end());
    required[room].min = 1;
    required[room].max = std::max(required[room].max, 1);
    const bool fits = generate(level, first, required, firstSeed, options).has_value();
    return end(fits ? Outcome::NotDrawn : Outcome::FitsNowhere);
}

}  // namespace mazeloom::generate
