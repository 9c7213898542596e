// SPDX-License-Identifier: MIT
#include "core/check/fix.h"

#include <algorithm>
#include <set>
#include <utility>

#include "core/check/level_view.h"
#include "core/check/ways.h"
#include "core/edit/campaign_edit.h"
#include "core/edit/fresh_id.h"
#include "core/edit/ink.h"
#include "core/grid/line.h"

namespace mazeloom::check {

namespace {

using namespace fix;
using grid::Point;
using level::Terrain;

template <typename Item>
void removeAt(std::vector<Item>& items, std::size_t index) {
    items.erase(items.begin() + static_cast<std::ptrdiff_t>(index));
}

/// An id made from the present one that no other item has.
template <typename Item>
std::string idOfItsOwn(const std::vector<Item>& items, std::size_t index, const char* fallback) {
    std::set<std::string> taken;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i != index) taken.insert(items[i].id);
    }
    return edit::freshId(items[index].id, fallback,
                         [&](const std::string& id) { return taken.contains(id); });
}

edit::Area areaOf(const std::vector<Point>& cells) {
    std::vector<edit::Run> runs;
    for (Point cell : cells)
        runs.push_back({cell.y, cell.x, 1});
    return edit::Area(std::move(runs));
}

/// Changes of what rooms have as well.
bool changeObjects(std::vector<level::Object>& objects, const grid::Rect& bounds,
                   const Change& change) {
    if (const auto* remove = std::get_if<RemoveObject>(&change)) {
        if (remove->object >= objects.size()) return false;
        removeAt(objects, remove->object);
    } else if (const auto* move = std::get_if<MoveObject>(&change)) {
        if (move->object >= objects.size() || !bounds.contains(move->to)) return false;
        objects[move->object].at = move->to;
    } else if (const auto* turn = std::get_if<TurnObject>(&change)) {
        if (turn->object >= objects.size()) return false;
        objects[turn->object].direction = turn->to;
    } else if (const auto* rename = std::get_if<RenameObject>(&change)) {
        if (rename->object >= objects.size()) return false;
        objects[rename->object].id = idOfItsOwn(objects, rename->object, "object");
    } else {
        return false;
    }
    return true;
}

/// Works out what a change does to a level.
class Mechanic {
  public:
    explicit Mechanic(const level::Level& level) : level_(level), view_(level, {}) {}

    Repair work(const Change& change) {
        auto objects = level_.objects;
        if (changeObjects(objects, bounds(), change)) {
            repair_.objects = std::move(objects);
        } else {
            std::visit([this](const auto& one) { apply(one); }, change);
        }
        return std::move(repair_);
    }

  private:
    grid::Rect bounds() const { return {0, 0, level_.size.width, level_.size.height}; }

    void apply(const PlaceHero&) {
        const auto isFree = [this](Point cell) {
            return view_.isOpen(cell) && !view_.hasPaintedTrap(cell) &&
                   std::ranges::find(level_.objects, cell, &level::Object::at) ==
                       level_.objects.end();
        };
        const int most = std::max(level_.size.width, level_.size.height);
        const auto cell = nearestCell(bounds().centre(), bounds(), most, isFree);
        if (!cell || view_.hero()) return;
        level::Object hero;
        hero.kind = level::ThingKind::Hero;
        hero.at = *cell;
        repair_.objects = level_.objects;
        repair_.objects->push_back(std::move(hero));
    }

    void apply(const OpenCell& change) {
        paint(edit::Area(change.cell), edit::terrainInk(Terrain::Floor));
    }
    void apply(const CloseCell& change) {
        paint(edit::Area(change.cell), edit::terrainInk(Terrain::Wall));
    }
    void apply(const ClearMark& change) { paint(edit::Area(change.cell), edit::noMarkInk()); }

    void apply(const OpenWay& change) {
        if (!view_.heroRegion() || !bounds().contains(change.to)) return;
        const auto isHome = [this](Point cell) { return view_.heroCanWalkTo(cell); };
        // The level's outline is spared where that can be, and void even more so.
        for (const int spared : {2, 1, 0}) {
            const auto tollOf = [&](Point cell) {
                if (view_.isOpen(cell)) return Toll::Free;
                return canDig(cell, spared) ? Toll::Paid : Toll::Closed;
            };
            const auto way = cheapestWay(bounds(), change.to, tollOf, isHome);
            if (way.empty()) continue;
            std::vector<Point> walls;
            std::ranges::copy_if(way, std::back_inserter(walls),
                                 [this](Point cell) { return !view_.isOpen(cell); });
            paint(walls, edit::terrainInk(Terrain::Floor));
            return;
        }
    }

    bool canDig(Point cell, int spared) const {
        if (view_.isEmitter(cell)) return false;
        const auto isVoid = [this](Point p) {
            return !bounds().contains(p) || (view_.paint()->at(p) & level::kPaintTerrain) ==
                                                static_cast<unsigned>(Terrain::Void);
        };
        if (spared > 0 && isVoid(cell)) return false;
        return spared < 2 || std::ranges::none_of(grid::kDirections, [&](grid::Direction d) {
                   return isVoid(cell + grid::offset(d));
               });
    }

    void apply(const FillRegion& change) {
        if (!view_.isOpen(change.cell)) return;
        const Regions& regions = view_.regions();
        paint(regions.areaOf(regions.at(change.cell)), edit::terrainInk(Terrain::Wall));
    }

    void apply(const ClearWay& change) {
        if (!view_.hero() || !view_.heroCanWalkTo(change.to)) return;
        const auto tollOf = [this](Point cell) {
            if (!view_.isOpen(cell)) return Toll::Closed;
            return view_.hasPaintedTrap(cell) ? Toll::Paid : Toll::Free;
        };
        auto way = cheapestWay(bounds(), *view_.hero(), tollOf,
                               [&](Point cell) { return cell == change.to; });
        std::erase_if(way, [this](Point cell) { return !view_.hasPaintedTrap(cell); });
        paint(way, edit::noMarkInk());
    }

    void apply(const RemoveLostCoins&) {
        std::vector<Point> lost;
        const Regions& regions = view_.regions();
        const auto home = view_.heroRegion();
        regions.forEachRun([&](int y, int first, int last, Regions::Label label) {
            if (home && label == *home) return;
            for (int x = first; x <= last; ++x) {
                if ((view_.paint()->at({x, y}) & level::kPaintCoin) != 0) lost.push_back({x, y});
            }
        });
        paint(lost, edit::noMarkInk());
    }

    void apply(const RemoveTrajectory& change) {
        if (auto* all = trajectoriesWith(change.trajectory)) removeAt(*all, change.trajectory);
    }
    void apply(const RemovePoint& change) {
        if (change.trajectory >= level_.trajectories.size() ||
            change.point >= level_.trajectories[change.trajectory].points.size()) {
            return;
        }
        auto* all = trajectoriesWith(change.trajectory);
        removeAt((*all)[change.trajectory].points, change.point);
    }
    void apply(const RenameTrajectory& change) {
        if (auto* all = trajectoriesWith(change.trajectory)) {
            (*all)[change.trajectory].id = idOfItsOwn(*all, change.trajectory, "path");
        }
    }
    void apply(const OpenPath& change) {
        if (change.trajectory >= level_.trajectories.size()) return;
        const level::Trajectory& trajectory = level_.trajectories[change.trajectory];
        if (!std::ranges::all_of(trajectory.points,
                                 [&](Point p) { return bounds().contains(p); })) {
            return;
        }
        auto cells = grid::polyline(trajectory.points, !trajectory.thereAndBack);
        std::erase_if(cells, [this](Point cell) { return view_.isOpen(cell); });
        paint(cells, edit::terrainInk(Terrain::Floor));
    }

    void apply(const DropObjective& change) {
        repair_.objectives = level_.objectives;
        (*repair_.objectives).*change.wanted = false;
    }
    void apply(const AskForCoins& change) {
        repair_.objectives = level_.objectives;
        repair_.objectives->coins = change.count;
    }

    void apply(const EnableStage& change) {
        if (auto* stages = stagesWith(change.stage)) {
            (*stages)[change.stage].enabled = change.enabled;
        }
    }
    void apply(const InsertStage& change) {
        if (change.at > level_.recipe.stages.size()) return;
        repair_.recipe = level_.recipe;
        repair_.recipe->stages.insert(
            repair_.recipe->stages.begin() + static_cast<std::ptrdiff_t>(change.at),
            {change.id, true, {}});
    }
    void apply(const MoveStage& change) {
        if (change.behind >= level_.recipe.stages.size() || change.stage >= change.behind) return;
        auto& stages = *stagesWith(change.stage);
        const auto from = stages.begin() + static_cast<std::ptrdiff_t>(change.stage);
        const auto behind = stages.begin() + static_cast<std::ptrdiff_t>(change.behind);
        std::rotate(from, from + 1, behind + 1);
    }
    void apply(const RemoveStage& change) {
        if (auto* stages = stagesWith(change.stage)) removeAt(*stages, change.stage);
    }
    void apply(const SetParameter& change) {
        if (auto* stages = stagesWith(change.stage)) {
            (*stages)[change.stage].parameters.insert_or_assign(change.parameter, change.value);
        }
    }
    void apply(const RemoveParameter& change) {
        if (auto* stages = stagesWith(change.stage)) {
            (*stages)[change.stage].parameters.erase(change.parameter);
        }
    }

    /// Of objects, seen to before, and of rooms.
    template <typename Other>
    void apply(const Other&) {}

    std::vector<level::Trajectory>* trajectoriesWith(std::size_t index) {
        if (index >= level_.trajectories.size()) return nullptr;
        repair_.trajectories = level_.trajectories;
        return &*repair_.trajectories;
    }
    std::vector<level::RecipeStage>* stagesWith(std::size_t index) {
        if (index >= level_.recipe.stages.size()) return nullptr;
        repair_.recipe = level_.recipe;
        return &repair_.recipe->stages;
    }

    void paint(const std::vector<Point>& cells, edit::Ink ink) { paint(areaOf(cells), ink); }
    void paint(const edit::Area& area, edit::Ink ink) {
        if (view_.paint() != nullptr) repair_.paint = edit::deltaOf(*view_.paint(), area, ink);
    }

    const level::Level& level_;
    LevelView view_;
    Repair repair_;
};

void set(level::Room& room, Point cell, Terrain terrain) {
    if (!room.cells.contains(cell)) return;
    room.cells.at(cell) = terrain;
    // An entrance is a wall.
    if (terrain != Terrain::Wall) std::erase(room.entrances, cell);
}

}  // namespace

Repair repairOf(const level::Level& level, const Fix& fix) {
    return Mechanic(level).work(fix.change);
}

level::Level repaired(level::Level level, const Fix& fix) {
    Repair repair = repairOf(level, fix);
    if (!repair.paint.empty()) edit::redo(*level.paint, repair.paint);
    if (repair.objects) level.objects = std::move(*repair.objects);
    if (repair.trajectories) level.trajectories = std::move(*repair.trajectories);
    if (repair.objectives) level.objectives = *repair.objectives;
    if (repair.recipe) level.recipe = std::move(*repair.recipe);
    return level;
}

level::Room repaired(level::Room room, const Fix& fix) {
    if (changeObjects(room.objects, room.cells.bounds(), fix.change)) return room;
    if (const auto* open = std::get_if<OpenCell>(&fix.change)) {
        set(room, open->cell, Terrain::Floor);
    } else if (const auto* close = std::get_if<CloseCell>(&fix.change)) {
        set(room, close->cell, Terrain::Wall);
    } else if (std::holds_alternative<LetRoomBeAbsent>(fix.change)) {
        room.min = 0;
    } else if (std::holds_alternative<RaiseMost>(fix.change)) {
        room.max = std::max(room.min, room.max);
    } else if (const auto* add = std::get_if<AddEntrance>(&fix.change)) {
        if (std::ranges::find(room.entrances, add->cell) == room.entrances.end()) {
            room.entrances.push_back(add->cell);
        }
    } else if (const auto* remove = std::get_if<RemoveEntrance>(&fix.change)) {
        std::erase(room.entrances, remove->cell);
    }
    return room;
}

level::Campaign repaired(level::Campaign campaign, const Fix& fix) {
    const auto has = [&](std::size_t node) { return node < campaign.nodes.size(); };
    if (const auto* remove = std::get_if<RemoveNode>(&fix.change)) {
        if (has(remove->node)) {
            edit::removeNode(campaign, std::string(campaign.nodes[remove->node].id));
        }
    } else if (const auto* start = std::get_if<StartWithNode>(&fix.change)) {
        if (has(start->node)) campaign.nodes[start->node].isStart = true;
    } else if (const auto* drop = std::get_if<DropNeed>(&fix.change)) {
        if (has(drop->node)) {
            edit::disconnect(campaign, drop->need, std::string(campaign.nodes[drop->node].id));
        }
    }
    return campaign;
}

level::Descent repaired(level::Descent descent, const Fix& fix) {
    if (const auto* drop = std::get_if<DropFloor>(&fix.change)) {
        if (drop->floor < descent.floors.size()) removeAt(descent.floors, drop->floor);
    } else if (std::holds_alternative<DropOtherFloors>(fix.change)) {
        descent.otherFloors.clear();
    }
    return descent;
}

}  // namespace mazeloom::check
