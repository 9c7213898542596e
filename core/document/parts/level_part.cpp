// SPDX-License-Identifier: MIT
#include "core/document/parts/level_part.h"

#include <utility>

namespace mazeloom::document {

namespace {

struct Swap {
    level::Level& level;

    void operator()(level::Recipe& recipe) const { std::swap(level.recipe, recipe); }
    void operator()(LevelHead& head) const {
        std::swap(level.id, head.id);
        std::swap(level.tab, head.tab);
        std::swap(level.title, head.title);
        std::swap(level.notes, head.notes);
        std::swap(level.ruleset, head.ruleset);
        std::swap(level.sight, head.sight);
        std::swap(level.lesson, head.lesson);
        std::swap(level.numbers, head.numbers);
        std::swap(level.noGuess, head.noGuess);
        std::swap(level.needs, head.needs);
    }
    void operator()(level::Objectives& objectives) const {
        std::swap(level.objectives, objectives);
    }
    void operator()(LevelBody& body) const {
        std::swap(level.size, body.size);
        std::swap(level.origin, body.origin);
        std::swap(level.paint, body.paint);
        std::swap(level.objects, body.objects);
        std::swap(level.trajectories, body.trajectories);
        std::swap(level.kept, body.kept);
        std::swap(level.properties, body.properties);
    }
    void operator()(ObjectList& objects) const { std::swap(level.objects, objects); }
    void operator()(TrajectoryList& trajectories) const {
        std::swap(level.trajectories, trajectories);
    }
    void operator()(level::Properties& properties) const {
        std::swap(level.properties, properties);
    }
    void operator()(level::Favourites& favourites) const {
        std::swap(level.favourites, favourites);
    }
    void operator()(level::promises::PaintedPromises& promises) const {
        std::swap(level.promises, promises);
    }
};

struct Has {
    const level::Level& level;

    bool operator()(const level::Recipe& recipe) const { return level.recipe == recipe; }
    bool operator()(const LevelHead& head) const { return headOf(level) == head; }
    bool operator()(const level::Objectives& objectives) const {
        return level.objectives == objectives;
    }
    bool operator()(const LevelBody& body) const {
        return level.size == body.size && level.origin == body.origin &&
               level.paint == body.paint && level.objects == body.objects &&
               level.trajectories == body.trajectories && level.kept == body.kept &&
               level.properties == body.properties;
    }
    bool operator()(const ObjectList& objects) const { return level.objects == objects; }
    bool operator()(const TrajectoryList& trajectories) const {
        return level.trajectories == trajectories;
    }
    bool operator()(const level::Properties& properties) const {
        return level.properties == properties;
    }
    bool operator()(const level::Favourites& favourites) const {
        return level.favourites == favourites;
    }
    bool operator()(const level::promises::PaintedPromises& promises) const {
        return level.promises == promises;
    }
};

/// Counts grids and lists; memory owned by their elements is small in comparison.
struct PartBytes {
    std::size_t operator()(const level::Recipe& recipe) const {
        return recipe.stages.capacity() * sizeof(level::RecipeStage);
    }
    std::size_t operator()(const LevelHead& head) const { return head.notes.capacity(); }
    std::size_t operator()(const level::Objectives&) const { return 0; }
    std::size_t operator()(const LevelBody& body) const {
        const std::size_t cells =
            body.paint ? static_cast<std::size_t>(body.paint->size().area()) : 0;
        return cells * sizeof(level::Paint) + (*this)(body.objects) + (*this)(body.trajectories) +
               body.kept.cells.bytes() + (*this)(body.kept.objects) +
               (*this)(body.kept.trajectories) + (*this)(body.properties);
    }
    std::size_t operator()(const ObjectList& objects) const {
        return objects.capacity() * sizeof(level::Object);
    }
    std::size_t operator()(const TrajectoryList& trajectories) const {
        std::size_t bytes = trajectories.capacity() * sizeof(level::Trajectory);
        for (const level::Trajectory& trajectory : trajectories)
            bytes += trajectory.points.capacity() * sizeof(grid::Point);
        return bytes;
    }
    std::size_t operator()(const level::Properties& properties) const {
        return document::bytesOf(properties);
    }
    std::size_t operator()(const level::Favourites& favourites) const {
        using Mark = decltype(favourites.marks)::value_type;
        return favourites.seeds.capacity() * sizeof(std::uint64_t) +
               favourites.marks.size() * sizeof(Mark);
    }
    std::size_t operator()(const level::promises::PaintedPromises& promises) const {
        return document::bytesOf(promises);
    }
};

}  // namespace

LevelHead headOf(const level::Level& level) {
    return {level.id,    level.tab,    level.title,   level.notes,   level.ruleset,
            level.sight, level.lesson, level.numbers, level.noGuess, level.needs};
}

void swapPart(level::Level& level, LevelPart& part) {
    std::visit(Swap{level}, part);
}

bool hasPart(const level::Level& level, const LevelPart& part) {
    return std::visit(Has{level}, part);
}

std::size_t bytesOf(const LevelPart& part) {
    return sizeof(LevelPart) + std::visit(PartBytes{}, part);
}

std::size_t bytesOf(const edit::KeptThings& things) {
    return sizeof(things) + PartBytes{}(things.objects) + PartBytes{}(things.trajectories) +
           things.rooms.capacity() * sizeof(level::KeptRoom);
}

std::size_t bytesOf(const level::promises::PaintedPromises& promises) {
    std::size_t bytes = promises.capacity() * sizeof(level::promises::PaintedPromise);
    for (const level::promises::PaintedPromise& promise : promises) {
        std::size_t cells = promise.pattern.cells.capacity();
        if (promise.around) cells += promise.around->pattern.cells.capacity();
        bytes += promise.name.capacity() + cells * sizeof(level::rewriting::Values);
    }
    return bytes;
}

std::size_t bytesOf(const level::Properties& properties) {
    return properties.capacity() * sizeof(level::Property);
}

std::size_t bytesOf(const level::Room& room) {
    return sizeof(level::Room) +
           static_cast<std::size_t>(room.cells.size().area()) * sizeof(level::Terrain) +
           room.objects.capacity() * sizeof(level::Object) +
           room.entrances.capacity() * sizeof(grid::Point) +
           room.entranceTags.capacity() * sizeof(level::EntranceTag) + bytesOf(room.properties);
}

}  // namespace mazeloom::document
