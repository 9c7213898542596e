// SPDX-License-Identifier: MIT
#include "core/level/level.h"

#include <algorithm>
#include <utility>

namespace mazeloom::level {

Objectives objectivesOf(const Level& level) {
    if (!level.objectives.isEmpty()) return level.objectives;
    Objectives objectives;
    objectives.coins = Objectives::kAllCoins;
    objectives.exit =
        std::ranges::find(level.objects, ThingKind::Exit, &Object::kind) != level.objects.end();
    return objectives;
}

std::vector<const promises::PaintedPromise*> promisesOf(const Level& level) {
    std::vector<const promises::PaintedPromise*> all;
    const auto add = [&](const promises::PaintedPromises& promises) {
        for (const promises::PaintedPromise& promise : promises)
            all.push_back(&promise);
    };
    add(level.promises);
    const NamedRecipe* named = findRecipe(level.recipes.recipes(), level.recipe.named);
    if (named != nullptr) add(named->promises);
    add(level.packPromises.list());
    return all;
}

Room transformed(const Room& room, Symmetry symmetry) {
    Room result = room;
    const grid::Size size = room.cells.size();
    result.cells = grid::Grid<Terrain>(transformed(size, symmetry), Terrain::Void);
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            const grid::Point cell{x, y};
            result.cells.at(transformed(cell, size, symmetry)) =
                transformed(room.cells.at(cell), symmetry);
        }
    }
    const auto placeOf = [&](grid::Point cell) { return transformed(cell, size, symmetry); };
    std::ranges::transform(result.entrances, result.entrances.begin(), placeOf);
    for (EntranceTag& each : result.entranceTags)
        each.at = placeOf(each.at);
    relocate(result.properties, placeOf);
    for (Object& object : result.objects) {
        relocate(object, placeOf);
        object.direction = transformed(object.direction, symmetry);
    }
    return result;
}

std::string_view entranceTagAt(const Room& room, grid::Point cell) {
    const auto found = std::ranges::find(room.entranceTags, cell, &EntranceTag::at);
    return found == room.entranceTags.end() ? std::string_view() : found->tag;
}

void setEntranceTag(Room& room, grid::Point cell, std::string tag) {
    const auto found = std::ranges::find(room.entranceTags, cell, &EntranceTag::at);
    if (tag.empty()) {
        if (found != room.entranceTags.end()) room.entranceTags.erase(found);
    } else if (found != room.entranceTags.end()) {
        found->tag = std::move(tag);
    } else {
        room.entranceTags.push_back({cell, std::move(tag)});
    }
}

const Level* Pack::findLevel(std::string_view wanted) const {
    const auto found = std::ranges::find(levels, wanted, &Level::id);
    return found == levels.end() ? nullptr : &*found;
}

void Pack::resolveRecipes() {
    for (std::size_t i = 0; i < levels.size(); ++i) {
        if (!std::as_const(levels)[i].recipe.named.empty()) resolve(levels[i].recipe, recipes);
    }
    shareRecipes();
}

void Pack::shareRecipes() {
    const RecipeBook book(recipes);
    for (std::size_t i = 0; i < levels.size(); ++i) {
        if (!std::as_const(levels)[i].recipes.hasTheSame(book)) levels[i].recipes = book;
    }
}

void Pack::resolveTerrains() {
    const auto takesTable = [&](const auto& item) { return item.terrains != terrains; };
    for (std::size_t i = 0; i < levels.size(); ++i) {
        if (takesTable(std::as_const(levels)[i])) levels[i].terrains = terrains;
    }
    for (std::size_t i = 0; i < stamps.size(); ++i) {
        if (takesTable(std::as_const(stamps)[i])) stamps[i].terrains = terrains;
    }
    if (!std::ranges::any_of(rooms, takesTable)) return;
    for (Room& room : rooms.edit())
        room.terrains = terrains;
}

void Pack::resolvePromises() {
    const promises::PackPromises shared(promises);
    for (std::size_t i = 0; i < levels.size(); ++i) {
        if (!std::as_const(levels)[i].packPromises.hasTheSame(shared))
            levels[i].packPromises = shared;
    }
}

std::shared_ptr<const Level> Pack::shareLevel(std::string_view wanted) const {
    const auto found = std::ranges::find(levels, wanted, &Level::id);
    if (found == levels.end()) return nullptr;
    return levels.share(static_cast<std::size_t>(found - levels.begin()));
}

PackTexts textsOf(const Pack& pack, std::string_view language) {
    const PackTexts plain{pack.title, pack.description};
    PackTexts texts = inLanguage(plain, pack.translations, language);
    if (texts.title.empty()) texts.title = plain.title;
    if (texts.description.empty()) texts.description = plain.description;
    return texts;
}

LevelTexts textsOf(const Level& level, std::string_view language) {
    const LevelTexts plain{level.title, level.notes, {}};
    LevelTexts texts = inLanguage(plain, level.lesson.translations, language);
    if (texts.title.empty()) texts.title = plain.title;
    if (texts.notes.empty()) texts.notes = plain.notes;
    return texts;
}

bool isStop(const Level& level) {
    return !level.notes.empty();
}

bool isCourse(const Pack& pack) {
    return std::ranges::any_of(pack.levels,
                               [](const Level& level) { return !level.lesson.panels.empty(); });
}

std::vector<std::size_t> stopsOf(const Pack& pack) {
    std::vector<std::size_t> stops;
    for (std::size_t i = 0; i < pack.levels.size(); ++i) {
        if (isStop(pack.levels[i])) stops.push_back(i);
    }
    return stops;
}

}  // namespace mazeloom::level
