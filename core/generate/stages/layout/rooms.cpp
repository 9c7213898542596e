// SPDX-License-Identifier: MIT
// The first step of the Apple II generator: a fixed number of attempts, so that the time is
// predictable and the number of rooms is not. Sides and coordinates are odd, so that walls lie on
// even cells and a maze of step 2 meets every room.
#include "core/generate/stages/layout/rooms.h"
#include "core/generate/rooms/refused_room.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

#include "core/generate/rooms/room_draw.h"
#include "core/generate/shared/ground.h"
#include "core/generate/shared/stage.h"

namespace mazeloom::generate::stage::rooms {

namespace {

using grid::Index;
using grid::Rect;
using level::Cell;
using level::Terrain;
using trace::StepKind;

constexpr std::array<std::string_view, 4> kAlgorithm{
    "For each attempt, draw a shape, odd sides that fit the level, and a place with odd "
    "coordinates.",
    "Refuse the room if its rectangle, grown by one cell, meets another room.",
    "Also refuse it if it would leave the rock or break into something open.",
    "Otherwise open its floor.",
};

constexpr std::array kSteps{
    StepInfo{StepKind::TryRoom, 1},
    StepInfo{StepKind::PlaceRoom, 3},
};

constexpr auto kParameters = parameterList(
    std::array{number("attempts", "Attempts", "How many rooms are tried, whether they fit or not",
                      0, 10'000, 64)},
    sideParameters({3, 9, 3, 7}), shapeParameters({1, 0, 0, 0, 0}));

/// The occupied cells, on the lattice of odd cells: lattice cell c stands for cell 2c + 1.
/// Rectangles with odd sides at odd coordinates have a wall between them exactly if they share no
/// lattice cell.
class Occupancy {
  public:
    explicit Occupancy(grid::Size level)
        : taken_({std::max(0, (level.width - 1) / 2), std::max(0, (level.height - 1) / 2)}) {}

    bool isFree(const Rect& room) const {
        const Rect lattice = toLattice(room);
        for (int y = lattice.y; y <= lattice.bottom(); ++y) {
            const auto row = taken_.row(y);
            for (int x = lattice.x; x <= lattice.right(); ++x) {
                if (row[static_cast<std::size_t>(x)] != 0) return false;
            }
        }
        return true;
    }

    /// Takes all lattice cells that `room` covers or touches; the room may lie anywhere.
    void take(const Rect& room) {
        const Rect lattice = toLattice(room);
        for (int y = lattice.y; y <= std::min(lattice.bottom(), taken_.height() - 1); ++y) {
            const auto row = taken_.row(y);
            for (int x = lattice.x; x <= std::min(lattice.right(), taken_.width() - 1); ++x) {
                row[static_cast<std::size_t>(x)] = 1;
            }
        }
    }

  private:
    static Rect toLattice(const Rect& room) {
        const int x = (room.x - 1) / 2;
        const int y = (room.y - 1) / 2;
        return {x, y, room.right() / 2 - x + 1, room.bottom() / 2 - y + 1};
    }

    grid::Grid<std::uint8_t> taken_;
};

template <typename Mode>
class RoomPlacer {
  public:
    RoomPlacer(StageRun<Mode>& run, const RoomDraw& draw)
        : run_(run), draw_(draw), occupancy_(run.map.size()) {
        for (const level::PlacedRoom& room : run.map.rooms)
            occupancy_.take(room.rect);
    }

    void placeRooms() {
        for (int attempt = run_.parameter(Rooms::Attempts); attempt > 0; --attempt) {
            const RoomShape shape = draw_.shape(run_.random);
            const Rect rect = drawRect();
            const bool isApart = occupancy_.isFree(rect);
            if (isApart && isEnclosedRock(rect)) {
                place(rect, shape);
            } else {
                run_.write.begin(
                    StepKind::TryRoom, run_.map.cells.index(rect.centre()),
                    detailOf(isApart ? trace::RoomFlaw::NoRock : trace::RoomFlaw::Crowded));
                run_.write.note(rect);
            }
        }
    }

  private:
    Rect drawRect() {
        const grid::Size level = run_.map.size();
        const auto [width, height] = draw_.sides(run_.random);
        const int x = oddSides(1, level.width - 1 - width).draw(run_.random);
        const int y = oddSides(1, level.height - 1 - height).draw(run_.random);
        return {x, y, width, height};
    }

    /// Whether the rectangle is rock, with nothing open and no void around it.
    bool isEnclosedRock(const Rect& rect) const {
        const auto isUntouched = [&](Index i) {
            return isPlainWall(run_.map.cells[i]) && (run_.map.marks[i] & level::kFinal) == 0;
        };
        return all(rect.grown(1), [&](Index i) { return isSolid(run_.map.cells[i]); }) &&
               all(rect, isUntouched);
    }

    template <typename Holds>
    bool all(const Rect& rect, const Holds& holds) const {
        for (int y = rect.y; y <= rect.bottom(); ++y) {
            const Index first = run_.map.cells.index({rect.x, y});
            const Index end = first + static_cast<Index>(rect.width);
            for (Index i = first; i < end; ++i) {
                if (!holds(i)) return false;
            }
        }
        return true;
    }

    static bool isSolid(Cell cell) { return cell.terrain() != Terrain::Void && !cell.isWalkable(); }

    void place(const Rect& rect, RoomShape shape) {
        floor_.draw(shape, {rect.width, rect.height}, run_.random);
        run_.write.begin(StepKind::PlaceRoom, run_.map.cells.index(rect.centre()));
        run_.write.note(rect);
        for (int y = 0; y < rect.height; ++y) {
            for (int x = 0; x < rect.width; ++x) {
                if (!floor_.contains(x, y)) continue;
                const Index i = run_.map.cells.index({rect.x + x, rect.y + y});
                run_.write.set(i, Cell(Terrain::Floor));
                run_.map.marks[i] |= level::kRoom;
            }
        }
        run_.map.rooms.push_back({rect});
        occupancy_.take(rect);
    }

    StageRun<Mode>& run_;
    const RoomDraw draw_;
    Occupancy occupancy_;
    RoomFloor floor_;
};

template <typename Mode>
StageResult placeRooms(StageRun<Mode>& run) {
    auto draw = RoomDraw::from(std::span(run.parameters).subspan(Rooms::MinWidth));
    if (!draw) return tl::unexpected(draw.error());
    // Sides are drawn among those that fit the level.
    const grid::Size level = run.map.size();
    if (!draw->limitTo({level.width - 2, level.height - 2})) {
        const Phrase why = draw->noneFits();
        warn(run, why.sentence, why.arguments);
        return {};
    }
    RoomPlacer<Mode>(run, *draw).placeRooms();
    return {};
}

}  // namespace

extern const Stage kStage{
    .id = "rooms",
    .title = "Rooms",
    .summary = "Places rooms of random size and shape in the rock, at least one wall apart.",
    .algorithm = kAlgorithm,
    .steps = kSteps,
    .parameters = kParameters,
    .needs = kNothing,
    .gives = kOpenCells | kRooms,
    .guarantees = kOpensByDoors,
    .run = placeRooms<trace::NoRecording>,
    .record = placeRooms<trace::Recording>,
    .worksInParts = true,
};

}  // namespace mazeloom::generate::stage::rooms
