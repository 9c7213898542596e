// SPDX-License-Identifier: MIT
#include "core/check/findings/fixes.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "core/check/findings/level_view.h"
#include "core/check/findings/ways.h"
#include "core/edit/campaign_edit.h"
#include "core/generate/new_stage.h"
#include "core/generate/stages/stages.h"

namespace mazeloom::check::fix {

using grid::Point;
using level::Terrain;

namespace {

constexpr Sentence kRemove{"remove", "Remove it"};
constexpr Sentence kMove{"move", "Move it to %1"};
constexpr Sentence kOpenCell{"open-cell", "Open the cell"};
constexpr Sentence kOpenWay{"open-way", "Open a way there"};
constexpr Sentence kRemovePath{"remove-path", "Remove the path"};
constexpr Sentence kRemovePoint{"remove-point", "Remove point %1"};
constexpr Sentence kSwitchOn{"switch-on", "Switch on \"%1\""};
constexpr Sentence kSwitchOff{"switch-off", "Switch off \"%1\""};
constexpr Sentence kInsertStage{"insert-stage", "Add \"%1\" before it"};
constexpr Sentence kAddStage{"add-stage", "Add \"%1\""};
constexpr Sentence kMoveStage{"move-stage", "Move it after \"%1\""};
constexpr Sentence kResetParameter{"reset-parameter", "Reset %1"};
constexpr Sentence kLetBeAbsent{"let-be-absent", "Do not make it appear"};
constexpr Sentence kRemoveEntrance{"remove-entrance", "Remove the entrance"};
constexpr Sentence kRemoveNode{"remove-node", "Take it out of the campaign"};
constexpr Sentence kStartWithNode{"start-with-node", "Let the campaign start with \"%1\""};
constexpr std::array kSharedSentences{kRemove,      kMove,           kOpenCell,   kOpenWay,
                                      kRemovePath,  kRemovePoint,    kSwitchOn,   kSwitchOff,
                                      kInsertStage, kAddStage,       kMoveStage,  kResetParameter,
                                      kLetBeAbsent, kRemoveEntrance, kRemoveNode, kStartWithNode};

/// Digs ways through a level's walls.
class Digger {
  public:
    explicit Digger(const LevelView& view) : view_(view), bounds_(view.paint()->bounds()) {}

    /// Returns the walls on the way to a cell that crosses the fewest walls; empty if there is no
    /// way.
    std::vector<Point> wallsOnTheWayTo(Point to) const {
        const auto isHome = [this](Point cell) { return view_.heroCanWalkTo(cell); };
        // Tries first to dig through neither void nor the level's outline, then not through void,
        // then through anything.
        for (const int spared : {2, 1, 0}) {
            const auto tollOf = [&](Point cell) {
                if (view_.isOpen(cell)) return Toll::Free;
                return canDig(cell, spared) ? Toll::Paid : Toll::Closed;
            };
            std::vector<Point> way = cheapestWay(bounds_, to, tollOf, isHome);
            if (way.empty()) continue;
            std::erase_if(way, [this](Point cell) { return view_.isOpen(cell); });
            return way;
        }
        return {};
    }

  private:
    bool canDig(Point cell, int spared) const {
        if (view_.isEmitter(cell)) return false;
        if (spared > 0 && isVoid(cell)) return false;
        return spared < 2 || std::ranges::none_of(grid::kDirections, [&](grid::Direction d) {
                   return isVoid(cell + grid::offset(d));
               });
    }
    bool isVoid(Point p) const {
        return !bounds_.contains(p) || (view_.paint()->at(p) & level::kPaintTerrain) ==
                                           static_cast<unsigned>(Terrain::Void);
    }

    const LevelView& view_;
    const grid::Rect bounds_;
};

Fix insertion(const Sentence& sentence, std::size_t at, std::string id) {
    const auto insert = [at, id](const LevelView& view, Repair& repair) {
        const level::Recipe& recipe = view.level().recipe;
        if (at > recipe.stages.size()) return;
        repair.recipe = recipe;
        repair.recipe->stages.insert(
            repair.recipe->stages.begin() + static_cast<std::ptrdiff_t>(at),
            generate::newStage(id));
    };
    return {sentence, {generate::stageName(id)}, {.level = insert}};
}

Fix switching(const Sentence& sentence, std::size_t stage, std::string id, bool enabled) {
    const auto change = [stage, enabled](const LevelView& view, Repair& repair) {
        if (auto* stages = stagesWith(view, repair, stage)) (*stages)[stage].enabled = enabled;
    };
    return {sentence, {generate::stageName(id)}, {.level = change}};
}

}  // namespace

Fix removeObject(std::size_t object) {
    return {kRemove, {}, {.objects = [object](std::vector<level::Object>& objects, const auto&) {
                removeAt(objects, object);
            }}};
}

Fix moveObject(std::size_t object, Point to) {
    const auto move = [object, to](std::vector<level::Object>& objects, const grid::Rect& bounds) {
        if (object < objects.size() && bounds.contains(to)) objects[object].at = to;
    };
    return {kMove, {to}, {.objects = move}};
}

Fix openCell(Point cell) {
    return {kOpenCell,
            {},
            {.level =
                 [cell](const LevelView& view, Repair& repair) {
                     paint(view, repair, edit::Area(cell), edit::terrainInk(Terrain::Floor));
                 },
             .room = [cell](level::Room& room) { setCell(room, cell, Terrain::Floor); }}};
}

Fix openWay(Point to) {
    const auto open = [to](const LevelView& view, Repair& repair) {
        if (!view.heroRegion() || !view.contains(to)) return;
        paint(view, repair, Digger(view).wallsOnTheWayTo(to), edit::terrainInk(Terrain::Floor));
    };
    return {kOpenWay, {}, {.level = open}};
}

Fix removeTrajectory(std::size_t trajectory) {
    const auto remove = [trajectory](const LevelView& view, Repair& repair) {
        if (auto* all = trajectoriesWith(view, repair, trajectory)) removeAt(*all, trajectory);
    };
    return {kRemovePath, {}, {.level = remove}};
}

Fix removePoint(std::size_t trajectory, std::size_t point) {
    const auto remove = [trajectory, point](const LevelView& view, Repair& repair) {
        const auto& all = view.level().trajectories;
        if (trajectory >= all.size() || point >= all[trajectory].points.size()) return;
        removeAt((*trajectoriesWith(view, repair, trajectory))[trajectory].points, point);
    };
    return {kRemovePoint, {static_cast<std::int64_t>(point) + 1}, {.level = remove}};
}

Fix switchOn(std::size_t stage, std::string id) {
    return switching(kSwitchOn, stage, std::move(id), true);
}

Fix switchOff(std::size_t stage, std::string id) {
    return switching(kSwitchOff, stage, std::move(id), false);
}

Fix insertStage(std::size_t at, std::string id) {
    return insertion(kInsertStage, at, std::move(id));
}

Fix addStage(std::size_t at, std::string id) {
    return insertion(kAddStage, at, std::move(id));
}

Fix moveStage(std::size_t stage, std::size_t behind, std::string id) {
    const auto move = [stage, behind](const LevelView& view, Repair& repair) {
        if (behind >= view.level().recipe.stages.size() || stage >= behind) return;
        auto& stages = *stagesWith(view, repair, stage);
        const auto from = stages.begin() + static_cast<std::ptrdiff_t>(stage);
        const auto last = stages.begin() + static_cast<std::ptrdiff_t>(behind);
        std::rotate(from, from + 1, last + 1);
    };
    return {kMoveStage, {generate::stageName(id)}, {.level = move}};
}

Fix resetParameter(std::size_t stage, std::string parameter) {
    const auto reset = [stage, parameter](const LevelView& view, Repair& repair) {
        if (auto* stages = stagesWith(view, repair, stage))
            generate::resetParameter((*stages)[stage], parameter);
    };
    return {kResetParameter, {std::move(parameter)}, {.level = reset}};
}

Fix letRoomBeAbsent() {
    return {kLetBeAbsent, {}, {.room = [](level::Room& room) { room.min = 0; }}};
}

Fix removeEntrance(Point cell) {
    return {kRemoveEntrance, {}, {.room = [cell](level::Room& room) {
                std::erase(room.entrances, cell);
            }}};
}

Fix removeNode(std::size_t node) {
    const auto remove = [node](level::Campaign& campaign) {
        if (node < campaign.nodes.size())
            edit::removeNode(campaign, std::string(campaign.nodes[node].id));
    };
    return {kRemoveNode, {}, {.campaign = remove}};
}

Fix startWithNode(std::size_t node, std::string id) {
    const auto start = [node](level::Campaign& campaign) {
        if (node < campaign.nodes.size()) campaign.nodes[node].isStart = true;
    };
    return {kStartWithNode, {std::move(id)}, {.campaign = start}};
}

std::span<const Sentence> sharedSentences() {
    return kSharedSentences;
}

void paint(const LevelView& view, Repair& repair, const edit::Area& area, edit::Ink ink) {
    if (view.paint() != nullptr) repair.paint = edit::deltaOf(*view.paint(), area, ink);
}

void paint(const LevelView& view, Repair& repair, const std::vector<Point>& cells, edit::Ink ink) {
    std::vector<edit::Run> runs;
    for (const Point cell : cells)
        runs.push_back({cell.y, cell.x, 1});
    paint(view, repair, edit::Area(std::move(runs)), ink);
}

std::vector<level::Trajectory>* trajectoriesWith(const LevelView& view, Repair& repair,
                                                 std::size_t index) {
    if (index >= view.level().trajectories.size()) return nullptr;
    repair.trajectories = view.level().trajectories;
    return &*repair.trajectories;
}

std::vector<level::RecipeStage>* stagesWith(const LevelView& view, Repair& repair,
                                            std::size_t index) {
    if (index >= view.level().recipe.stages.size()) return nullptr;
    repair.recipe = view.level().recipe;
    return &repair.recipe->stages;
}

void setCell(level::Room& room, Point cell, Terrain terrain) {
    if (!room.cells.contains(cell)) return;
    room.cells.at(cell) = terrain;
    // An entrance must be a wall.
    if (terrain != Terrain::Wall) std::erase(room.entrances, cell);
}

}  // namespace mazeloom::check::fix
