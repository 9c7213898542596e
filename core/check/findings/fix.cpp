// SPDX-License-Identifier: MIT
#include "core/check/findings/fix.h"

#include <utility>

#include "core/check/findings/level_view.h"

namespace mazeloom::check {

Change changeOfPromises(std::function<void(Repair::Promises&)> change) {
    return {.level = [change = std::move(change)](const LevelView& view, Repair& repair) {
        const level::Level& level = view.level();
        repair.promises = {level.numbers, level.noGuess, level.needs};
        change(*repair.promises);
    }};
}

Repair repairOf(const level::Level& level, const Fix& fix) {
    Repair repair;
    const LevelView view(level, {});
    if (fix.change.level) fix.change.level(view, repair);
    if (fix.change.objects) {
        auto objects = level.objects;
        fix.change.objects(objects, {0, 0, level.size.width, level.size.height});
        if (objects != level.objects) repair.objects = std::move(objects);
    }
    return repair;
}

level::Level repaired(level::Level level, const Fix& fix) {
    if (fix.change.wholeLevel) fix.change.wholeLevel(level);
    Repair repair = repairOf(level, fix);
    if (!repair.paint.empty()) edit::redo(*level.paint, repair.paint);
    if (repair.objects) level.objects = std::move(*repair.objects);
    if (repair.trajectories) level.trajectories = std::move(*repair.trajectories);
    if (repair.objectives) level.objectives = *repair.objectives;
    if (repair.recipe) level.recipe = std::move(*repair.recipe);
    if (repair.promises) {
        level.numbers = repair.promises->numbers;
        level.noGuess = repair.promises->noGuess;
        level.needs = repair.promises->needs;
    }
    if (repair.painted) level.promises = std::move(*repair.painted);
    if (repair.favourites) level.favourites = std::move(*repair.favourites);
    return level;
}

level::Room repaired(level::Room room, const Fix& fix) {
    if (fix.change.objects) fix.change.objects(room.objects, room.cells.bounds());
    if (fix.change.room) fix.change.room(room);
    return room;
}

level::Campaign repaired(level::Campaign campaign, const Fix& fix) {
    if (fix.change.campaign) fix.change.campaign(campaign);
    return campaign;
}

level::Descent repaired(level::Descent descent, const Fix& fix) {
    if (fix.change.descent) fix.change.descent(descent);
    return descent;
}

level::OwnTerrains repaired(level::OwnTerrains terrains, const Fix& fix) {
    if (fix.change.terrains) fix.change.terrains(terrains);
    return terrains;
}

level::Pack repairedPack(level::Pack pack, const Fix& fix) {
    if (fix.change.wholePack) fix.change.wholePack(pack);
    return pack;
}

}  // namespace mazeloom::check
