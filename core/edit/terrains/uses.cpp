// SPDX-License-Identifier: MIT
#include "core/edit/terrains/uses.h"

#include <algorithm>

namespace mazeloom::edit {

namespace {

using level::Terrain;
namespace rewriting = level::rewriting;

constexpr std::uint64_t bitOf(Terrain terrain) {
    return std::uint64_t{1} << static_cast<unsigned>(terrain);
}
constexpr std::uint64_t kAllOwn = ~std::uint64_t{0} << level::kFirstOwnTerrain;

void addNamed(const rewriting::Values& values, std::uint64_t& set) {
    if (values.isAny()) return;
    for (std::size_t number = level::kFirstOwnTerrain; number < level::kMostTerrains; ++number) {
        const auto terrain = static_cast<Terrain>(number);
        if (values.contains(rewriting::Value(terrain))) set |= bitOf(terrain);
    }
}

std::uint64_t namedBy(const rewriting::SharedProgram& program) {
    std::uint64_t set = 0;
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

std::uint64_t namedBy(const level::Recipe& recipe) {
    std::uint64_t set = 0;
    // Stages of a named recipe are counted once, with the pack's recipes, not with each level that
    // uses it.
    if (recipe.named.empty()) {
        for (const level::RecipeStage& stage : recipe.stages)
            set |= namedBy(stage.program);
    }
    for (const level::StageChange& change : recipe.changes)
        set |= namedBy(change.program);
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

std::uint64_t usedIn(const level::PaintGrid& paint) {
    std::uint64_t set = 0;
    for (const level::Paint cell : paint.storage())
        set |= bitOf(level::terrainOf(cell));
    return set;
}

std::uint64_t usedIn(const level::KeptCells& cells) {
    std::uint64_t set = 0;
    cells.forEach([&](grid::Point, level::KeptCell cell) { set |= bitOf(cell.cell().terrain()); });
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
        if ((namedBy(level.recipe) & bitOf(terrain)) != 0) uses.recipes.push_back(level.id);
    }
    for (const level::Room& room : pack.rooms)
        take(std::ranges::count(room.cells.storage(), terrain), uses.rooms, room.id);
    for (const level::Stamp& stamp : pack.stamps) {
        take(countIn(stamp.paint, terrain) + countIn(stamp.kept.cells, terrain), uses.stamps,
             stamp.title);
    }
    for (const level::NamedRecipe& recipe : pack.recipes) {
        const bool isNamed = std::ranges::any_of(recipe.stages, [&](const auto& stage) {
            return (namedBy(stage.program) & bitOf(terrain)) != 0;
        });
        if (isNamed) uses.recipes.push_back(recipe.id);
    }
    return uses;
}

std::uint64_t usedOwn(const level::Pack& pack) {
    if (pack.terrains.own().empty()) return 0;
    std::uint64_t used = 0;
    for (const level::Level& level : pack.levels) {
        if (level.paint) used |= usedIn(*level.paint);
        used |= usedIn(level.kept.cells) | namedBy(level.recipe);
    }
    for (const level::Room& room : pack.rooms) {
        for (const Terrain cell : room.cells.storage())
            used |= bitOf(cell);
    }
    for (const level::Stamp& stamp : pack.stamps)
        used |= usedIn(stamp.paint) | usedIn(stamp.kept.cells);
    for (const level::NamedRecipe& recipe : pack.recipes) {
        for (const level::RecipeStage& stage : recipe.stages)
            used |= namedBy(stage.program);
    }
    return used & kAllOwn;
}

}  // namespace mazeloom::edit
