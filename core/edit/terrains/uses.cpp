// SPDX-License-Identifier: MIT
#include "core/edit/terrains/uses.h"

#include <algorithm>

namespace mazeloom::edit {

namespace {

using level::Terrain;
using level::TerrainSet;
namespace rewriting = level::rewriting;

void addNamed(const rewriting::Values& values, TerrainSet& set) {
    if (!values.isAny()) set |= values.terrains() & level::kOwnTerrains;
}

TerrainSet namedBy(const rewriting::SharedProgram& program) {
    TerrainSet set;
    if (!program) return set;
    forEachNode(program->nodes, [&](const rewriting::Node& node, const rewriting::Place&) {
        addNamed(node.towards, set);
        for (const rewriting::Rule& rule : node.rules) {
            for (const rewriting::Values& find : rule.find)
                addNamed(find, set);
            for (const auto& put : rule.put) {
                if (put) addNamed(rewriting::Values(*put), set);
            }
        }
    });
    return set;
}

TerrainSet namedBy(const level::Recipe& recipe) {
    TerrainSet set;
    // The stages of a named recipe are counted once, with the pack's recipes, and not again with
    // each level that uses the recipe.
    if (recipe.named.empty()) {
        for (const level::RecipeStage& stage : recipe.stages)
            set |= namedBy(stage.program);
    }
    for (const level::StageChange& change : recipe.changes)
        set |= namedBy(change.program);
    return set;
}

TerrainSet namedBy(const level::promises::PaintedPromises& promises) {
    TerrainSet set;
    for (const level::promises::PaintedPromise& promise : promises) {
        for (const rewriting::Values& cell : promise.pattern.cells)
            addNamed(cell, set);
        if (!promise.around) continue;
        for (const rewriting::Values& cell : promise.around->pattern.cells)
            addNamed(cell, set);
    }
    return set;
}

std::int64_t countIn(const level::PaintGrid& paint, Terrain terrain) {
    return std::ranges::count_if(
        paint.storage(), [&](level::Paint cell) { return level::terrainOf(cell) == terrain; });
}

std::int64_t countIn(const level::KeptCells& cells, Terrain terrain) {
    std::int64_t count = 0;
    cells.forEach([&](grid::Point, level::KeptCell cell) {
        count += cell.cell().terrain() == terrain ? 1 : 0;
    });
    return count;
}

TerrainSet usedIn(const level::PaintGrid& paint) {
    TerrainSet set;
    for (const level::Paint cell : paint.storage())
        set.add(level::terrainOf(cell));
    return set;
}

TerrainSet usedIn(const level::KeptCells& cells) {
    TerrainSet set;
    cells.forEach([&](grid::Point, level::KeptCell cell) { set.add(cell.cell().terrain()); });
    return set;
}

}  // namespace

TerrainUses usesOf(const level::Pack& pack, Terrain terrain) {
    TerrainUses uses;
    const auto take = [&](std::int64_t cells, std::vector<std::string>& names,
                          const std::string& name) {
        uses.cells += cells;
        if (cells > 0) names.push_back(name);
    };
    for (const level::Level& level : pack.levels) {
        take(
            (level.paint ? countIn(*level.paint, terrain) : 0) + countIn(level.kept.cells, terrain),
            uses.levels, level.id);
        if ((namedBy(level.recipe) | namedBy(level.promises)).contains(terrain))
            uses.recipes.push_back(level.id);
    }
    for (const level::Room& room : pack.rooms)
        take(std::ranges::count(room.cells.storage(), terrain), uses.rooms, room.id);
    for (const level::Stamp& stamp : pack.stamps) {
        take(countIn(stamp.paint, terrain) + countIn(stamp.kept.cells, terrain), uses.stamps,
             stamp.title);
    }
    for (const level::NamedRecipe& recipe : pack.recipes) {
        const bool isNamed = std::ranges::any_of(recipe.stages, [&](const auto& stage) {
            return namedBy(stage.program).contains(terrain);
        });
        if (isNamed || namedBy(recipe.promises).contains(terrain))
            uses.recipes.push_back(recipe.id);
    }
    if (namedBy(pack.promises).contains(terrain)) uses.recipes.push_back(pack.id);
    return uses;
}

TerrainSet usedOwn(const level::Pack& pack) {
    if (pack.terrains.own().empty()) return {};
    TerrainSet used;
    for (const level::Level& level : pack.levels) {
        if (level.paint) used |= usedIn(*level.paint);
        used |= usedIn(level.kept.cells) | namedBy(level.recipe) | namedBy(level.promises);
    }
    for (const level::Room& room : pack.rooms) {
        for (const Terrain cell : room.cells.storage())
            used.add(cell);
    }
    for (const level::Stamp& stamp : pack.stamps)
        used |= usedIn(stamp.paint) | usedIn(stamp.kept.cells);
    for (const level::NamedRecipe& recipe : pack.recipes) {
        for (const level::RecipeStage& stage : recipe.stages)
            used |= namedBy(stage.program);
        used |= namedBy(recipe.promises);
    }
    used |= namedBy(pack.promises);
    return used & level::kOwnTerrains;
}

}  // namespace mazeloom::edit
