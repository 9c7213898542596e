// SPDX-License-Identifier: MIT
// Objects of the pack's own kinds have an existing kind and stand where this kind may stand. Places
// that only generation decides, such as rooms and dead ends, are checked by the promises.
#include <array>
#include <optional>

#include "core/check/findings/fixes.h"
#include "core/check/findings/ways.h"
#include "core/check/rules/rules.h"
#include "core/level/id.h"

namespace mazeloom::check::rule::own_kinds {

namespace {

constexpr Sentence kUnknown{"own-kind-unknown",
                            "the pack has no kind of object \"%1\": add it, or remove the object"};
constexpr Sentence kMisplaced{
    "own-kind-place", "\"%1\" may not stand here: move it, or allow its kind in such places"};
constexpr Sentence kUnknownStage{
    "own-kind-scattered", "the pack has no kind of object \"%1\": add it, or scatter another kind"};
constexpr std::array kSentences{kUnknown, kMisplaced, kUnknownStage};

/// The farthest distance over which the fix moves an object, in cells.
constexpr int kFar = 12;

/// Checks the objects of own kinds. `terrainAt(cell)` returns the terrain of a cell; nullopt if it
/// is not decided yet.
template <typename TerrainAt>
void check(const std::vector<level::Object>& objects, std::span<const level::OwnKind> kinds,
           const grid::Rect& cells, const TerrainAt& terrainAt, Findings& findings) {
    for (std::size_t i = 0; i < objects.size(); ++i) {
        const level::Object& object = objects[i];
        if (object.kind != level::ThingKind::Own) continue;
        const level::OwnKind* kind = level::findKind(kinds, object.own);
        if (kind == nullptr) {
            findings.warning(kUnknown, {object.own}).object(objects, i).fix(fix::removeObject(i));
            continue;
        }
        const auto canStand = [&](grid::Point cell) {
            const std::optional<level::Terrain> terrain = terrainAt(cell);
            return !terrain || level::mayHold(kind->places, *terrain);
        };
        if (!cells.contains(object.at) || canStand(object.at)) continue;
        auto draft = findings.warning(kMisplaced, {level::titleOrId(*kind)});
        draft.object(objects, i);
        if (!findings.isFull()) {
            const auto to = nearestCell(object.at, cells, kFar, [&](grid::Point cell) {
                return canStand(cell) &&
                       std::ranges::find(objects, cell, &level::Object::at) == objects.end();
            });
            if (to) draft.fix(fix::moveObject(i, *to));
        }
        draft.fix(fix::removeObject(i));
    }
}

void checkLevel(const LevelView& view, Findings& findings) {
    const level::Level& level = view.level();
    const bool isKnown = view.keepsPaint() && view.paint() != nullptr;
    check(
        level.objects, view.kinds(), {0, 0, level.size.width, level.size.height},
        [&](grid::Point cell) {
            return isKnown ? std::optional(level::terrainOf(view.paint()->at(cell))) : std::nullopt;
        },
        findings);
    for (std::size_t i = 0; i < level.recipe.stages.size(); ++i) {
        const level::RecipeStage& stage = level.recipe.stages[i];
        const auto said = stage.parameters.find("kind");
        if (stage.stage != "scatter" || said == stage.parameters.end()) continue;
        const auto* id = std::get_if<std::string>(&said->second);
        if (id == nullptr || id->empty() || level::findKind(view.kinds(), *id) != nullptr) continue;
        findings.error(kUnknownStage, {*id})
            .stage(level.recipe, i)
            .fix(fix::switchOff(i, stage.stage));
    }
}

void checkRoomKinds(const RoomView& view, Findings& findings) {
    check(
        view.room.objects, view.kinds, view.room.cells.bounds(),
        [&](grid::Point cell) { return std::optional(view.room.cells.at(cell)); }, findings);
}

}  // namespace

const Rule kRule{
    .sentences = kSentences, .checkLevel = checkLevel, .checkRoomKinds = checkRoomKinds};

}  // namespace mazeloom::check::rule::own_kinds
