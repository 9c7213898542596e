// SPDX-License-Identifier: MIT
#include "core/edit/new_pack.h"

#include <algorithm>
#include <utility>

#include "core/edit/descent_edit.h"
#include "core/edit/fresh_id.h"
#include "core/generate/new_stage.h"

namespace mazeloom::edit {

namespace {

/// Returns the width of the rock border at both ends of a level's side of this length, in cells.
int borderOf(int side) {
    return std::max(1, side / 8);
}

const auto kNothingTaken = [](const std::string&) { return false; };

constexpr grid::Size kDungeonSize{41, 31};
constexpr grid::Size kEmptySize{24, 16};

level::Level emptyLevel(std::string title) {
    level::Level level = newLevel(std::move(title), kEmptySize);
    // The other stages stay in the list but are switched off, so the level is exactly what is
    // painted.
    for (level::RecipeStage& stage : level.recipe.stages)
        stage.enabled = stage.stage == "shape";
    level.recipe.builtIn.clear();
    level.objectives.exit = true;
    level::Object exit;
    exit.id = "exit";
    exit.kind = level::ThingKind::Exit;
    exit.at = {kEmptySize.width - 1 - level.objects.front().at.x, level.objects.front().at.y};
    level.objects.push_back(std::move(exit));
    return level;
}

/// Adds a stairs stage if the recipe has none. A dungeon without stairs cannot be played, and not
/// all built-in recipes place stairs.
void addStairs(level::Recipe& recipe) {
    constexpr auto kStairs = "stairs";
    if (std::ranges::count(recipe.stages, kStairs, &level::RecipeStage::stage) > 0) return;
    recipe.builtIn.clear();
    recipe.stages.push_back({kStairs, true, {}});
}

/// Changes the maze of a new level so that it has straight corridors. With the stage's default
/// parameters, the maze fills the space as densely as possible, with stair-like passages.
void straightenCorridors(level::Recipe& recipe) {
    const auto maze = std::ranges::find(recipe.stages, "maze", &level::RecipeStage::stage);
    if (maze == recipe.stages.end()) return;
    recipe.builtIn.clear();
    maze->parameters["step"] = std::int64_t{2};
    maze->parameters["winding"] = std::int64_t{30};
}

level::Level firstLevel(PackTemplate begin, std::string title) {
    switch (begin) {
        case PackTemplate::Temple:
            break;
        case PackTemplate::Dungeon:
            return newLevel(std::move(title), kDungeonSize, "rooms-and-maze");
        case PackTemplate::Descent: {
            constexpr auto kRecipe = "rooms-and-corridors";
            return newLevel(std::move(title), newLevelSize(kRecipe), kRecipe);
        }
        case PackTemplate::Empty:
            return emptyLevel(std::move(title));
    }
    return newLevel(std::move(title));
}

}  // namespace

grid::Size newLevelSize(std::string_view recipe) {
    constexpr grid::Size kDescentFloor{30, 18};
    return recipe == "rooms-and-corridors" ? kDescentFloor : kNewLevelSize;
}

level::Level newLevel(std::string title, grid::Size size, std::string_view recipe) {
    level::Level level;
    level.id = freshId(title, "level", kNothingTaken);
    level.title = std::move(title);
    const bool isTemple = recipe == "temple";
    level.ruleset = isTemple ? level::Ruleset::Temple : level::Ruleset::Descent;
    level.size = size;
    level.recipe = generate::newRecipe(recipe);
    if (!isTemple) {
        addStairs(level.recipe);
        straightenCorridors(level.recipe);
        return level;
    }
    level.paint.emplace(size, static_cast<level::Paint>(level::Terrain::Wall));
    const int left = borderOf(size.width);
    const int top = borderOf(size.height);
    for (int y = top; y < size.height - top; ++y) {
        for (int x = left; x < size.width - left; ++x)
            level.paint->at({x, y}) = static_cast<level::Paint>(level::Terrain::Floor);
    }
    level::Object hero;
    hero.id = "start";
    hero.kind = level::ThingKind::Hero;
    hero.at = {left + 1, size.height / 2};
    level.objects.push_back(std::move(hero));
    return level;
}

level::Room newRoom(std::string title, grid::Size size) {
    level::Room room;
    room.id = freshId(title, "room", kNothingTaken);
    room.title = std::move(title);
    room.cells = grid::Grid<level::Terrain>(size, level::Terrain::Wall);
    for (int y = 1; y < size.height - 1; ++y) {
        for (int x = 1; x < size.width - 1; ++x)
            room.cells.at({x, y}) = level::Terrain::Floor;
    }
    return room;
}

level::Pack newPack(PackTemplate begin, std::string title, std::string levelTitle) {
    level::Pack pack;
    pack.id = freshId(title, "pack", kNothingTaken);
    pack.title = std::move(title);
    level::Level level = firstLevel(begin, std::move(levelTitle));
    if (begin == PackTemplate::Descent) addFloor(pack.descent, 1, level.id);
    pack.levels.push_back(std::move(level));
    return pack;
}

level::Pack newPack(std::string title, std::string levelTitle) {
    return newPack(PackTemplate::Temple, std::move(title), std::move(levelTitle));
}

}  // namespace mazeloom::edit
