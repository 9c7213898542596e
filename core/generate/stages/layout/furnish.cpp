// SPDX-License-Identifier: MIT
// The Apple II generator ended with the wish for rooms that are less empty. A piece is only put
// where the eight cells around it still hold together without it, and never beside a way in: so no
// order of pieces can ever block a room.
#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/generate/stage/ground.h"
#include "core/generate/stage/stage.h"
#include "core/generate/stages/layout/hero_start.h"
#include "core/generate/stages/things/chambers.h"
#include "core/grid/surroundings.h"

namespace mazeloom::generate::stage::furnish {

namespace {

using grid::Direction;
using grid::Index;
using grid::Point;
using grid::Rect;
using level::Cell;
using level::Terrain;
using trace::StepKind;

/// Puts columns, fireplaces and cabinets into rooms (RULES.md G-12).
struct Furnish {
    enum Parameter { Density };
};

constexpr std::array<std::string_view, 4> kAlgorithm{
    "For each room, as often as its density says: draw a column, a fireplace or a cabinet.",
    "Draw a place for it: a column away from the walls, a cabinet against a wall, a fireplace in "
    "the wall.",
    "Refuse the place if the piece would block a way in or a fire or cut the room in two; draw "
    "again.",
    "Otherwise put it there.",
};

constexpr std::array kSteps{
    StepInfo{StepKind::RefuseFurniture, 2},
    StepInfo{StepKind::PlaceFurniture, 3},
};

constexpr std::array kParameters{
    ParameterInfo{"density", "Density", "How many pieces of furniture each room gets",
                  ParameterInfo::Type::Number, 0, 3, 1},
};

/// How many places are drawn for one piece before it is left out.
constexpr int kPlacesPerPiece = 4;

template <typename Mode>
class Furnisher {
  public:
    explicit Furnisher(StageRun<Mode>& run) : run_(run), cells_(run.map.cells) {
        if (run.map.ruleset == level::Ruleset::Temple && !run.map.hero()) {
            if (const auto start = startInTheMiddle(run.map)) start_ = cells_.index(*start);
        }
    }

    void furnish(const Rect& room) {
        middle_ = middleOf(run_.map, room).value_or(kNone);
        for (int piece = run_.parameter(Furnish::Density); piece > 0; --piece) {
            constexpr std::array pieces{Terrain::Column, Terrain::Fireplace, Terrain::Cabinet};
            const random::Places places = run_.places.of(static_cast<std::uint64_t>(piece));
            furnish(room, pieces[places.below(room.topLeft(), pieces.size())], places.of(1));
        }
    }

  private:
    void furnish(const Rect& room, Terrain piece, const random::Places& places) {
        findPlaces(room, piece);
        for (int draw = 0; draw < kPlacesPerPiece && !places_.empty(); ++draw) {
            const auto drawn = std::ranges::min_element(
                places_, {}, [&](Index i) { return std::pair(places.bits(cells_.point(i)), i); });
            std::swap(*drawn, places_.back());
            const Index i = places_.back();
            places_.pop_back();
            // A fireplace stands in the wall, where nobody walks.
            if (piece == Terrain::Fireplace || leavesWaysOpen(i)) {
                run_.write.begin(StepKind::PlaceFurniture, i);
                run_.write.set(i, Cell(piece));
                return;
            }
            run_.write.begin(StepKind::RefuseFurniture, i);
        }
    }

    void findPlaces(const Rect& room, Terrain piece) {
        places_.clear();
        const Rect area = piece == Terrain::Fireplace ? room.grown(1) : room;
        for (int y = area.y; y <= area.bottom(); ++y) {
            for (int x = area.x; x <= area.right(); ++x) {
                const Index i = cells_.index({x, y});
                if (suits(room, {x, y}, i, piece)) places_.push_back(i);
            }
        }
    }

    bool suits(const Rect& room, Point p, Index i, Terrain piece) const {
        if (piece == Terrain::Fireplace) return isChimney(room, p, i);
        if (i == middle_ || i == start_) return false;
        const bool floor = isPlainFloor(cells_[i]) && (run_.map.marks[i] & level::kRoom) != 0;
        return floor && isAgainstAWall(i) == (piece == Terrain::Cabinet);
    }

    /// A wall that faces an open cell of the room, and nothing else: no other room, furnished or
    /// not, and no corridor.
    bool isChimney(const Rect& room, Point p, Index i) const {
        if (!isRock(run_.map, i)) return false;
        int faces = 0;
        int opensTo = 0;
        for (Direction d : grid::kDirections) {
            const Point beside = p + grid::offset(d);
            const bool inARoom = (run_.map.marks.at(beside) & level::kRoom) != 0;
            faces += inARoom || cells_.at(beside).isWalkable() ? 1 : 0;
            opensTo += room.contains(beside) && isFloorOfARoom(beside) ? 1 : 0;
        }
        return faces == 1 && opensTo == 1;
    }

    bool isAgainstAWall(Index i) const {
        return std::ranges::any_of(cells_.steps(), [&](std::ptrdiff_t step) {
            return cells_[shifted(i, step)].terrain() == Terrain::Wall;
        });
    }

    /// Whether everything beside the cell stays reachable, and neither a way into the room nor a
    /// fireplace is beside it.
    bool leavesWaysOpen(Index i) const {
        for (std::ptrdiff_t step : cells_.steps()) {
            const Index beside = shifted(i, step);
            const bool wayIn =
                cells_[beside].isWalkable() && (run_.map.marks[beside] & level::kRoom) == 0;
            if (wayIn || cells_[beside].terrain() == Terrain::Fireplace) return false;
        }
        const Point here = cells_.point(i);
        return grid::holdsWithoutMiddle(
            grid::surroundings(here, [&](Point p) { return isFloorOfARoom(p); }));
    }

    bool isFloorOfARoom(Point p) const {
        return cells_.at(p).isWalkable() && (run_.map.marks.at(p) & level::kRoom) != 0;
    }

    StageRun<Mode>& run_;
    const level::CellGrid& cells_;
    static constexpr Index kNone = 0;  // in the frame
    Index start_ = kNone;              ///< where the hero of a temple will stand
    Index middle_ = kNone;             ///< of this room, where stairs or the hero may come
    std::vector<Index> places_;
};

template <typename Mode>
StageResult furnishRooms(StageRun<Mode>& run) {
    Furnisher<Mode> furnisher(run);
    for (const level::PlacedRoom& room : run.map.rooms) {
        if (room.handcrafted < 0) furnisher.furnish(room.rect);
    }
    return {};
}

}  // namespace

extern const Stage kStage{
    .id = "furnish",
    .title = "Furniture",
    .summary = "Puts columns, fireplaces and cabinets into rooms without blocking any way.",
    .algorithm = kAlgorithm,
    .steps = kSteps,
    .parameters = kParameters,
    .needs = kRooms,
    .gives = kNothing,
    .guarantees = kStaysConnected | kOpensByDoors,
    .run = furnishRooms<trace::NoRecording>,
    .record = furnishRooms<trace::Recording>,
};

}  // namespace mazeloom::generate::stage::furnish
