// SPDX-License-Identifier: MIT
// The first step of the Apple II generator: a fixed number of tries, so that the time is
// predictable and the count of rooms is not. Sides and places are odd, so that walls lie on even
// cells and a maze of step 2 meets every room.
#include "core/generate/stages/layout/rooms.h"

#include <algorithm>
#include <array>
#include <string>

#include "core/generate/rooms/room_shape.h"
#include "core/generate/stage/ground.h"
#include "core/generate/stage/stage.h"

namespace mazeloom::generate::stage::rooms {

namespace {

using grid::Index;
using grid::Rect;
using level::Cell;
using level::Terrain;
using trace::StepKind;

constexpr std::array<std::string_view, 4> kAlgorithm{
    "As often as there are attempts: draw a shape, odd sides that fit the level, and an odd place.",
    "Refuse the room if its rectangle, grown by one cell, meets another room.",
    "Refuse it as well where it would leave the rock or break into something open.",
    "Otherwise open its floor.",
};

constexpr std::array kSteps{
    StepInfo{StepKind::TryRoom, 1},
    StepInfo{StepKind::PlaceRoom, 3},
};

constexpr auto kNumber = ParameterInfo::Type::Number;
constexpr ParameterInfo side(std::string_view id, std::string_view title, std::string_view help,
                             int standard) {
    return {id, title, help, kNumber, 3, 99, standard, {}, "Size of the floor"};
}

constexpr ParameterInfo weight(std::string_view id, std::string_view title, std::string_view help,
                               int standard) {
    return {id, title, help, kNumber, 0, 100, standard, {}, "Weights of the shapes"};
}

constexpr std::array kParameters{
    ParameterInfo{"attempts", "Attempts", "How many rooms are tried, placed or not", kNumber, 0,
                  10'000, 64},
    side("min-width", "Least width", "Least width of a room's floor, in cells", 3),
    side("max-width", "Greatest width", "Greatest width of a room's floor, in cells", 9),
    side("min-height", "Least height", "Least height of a room's floor, in cells", 3),
    side("max-height", "Greatest height", "Greatest height of a room's floor, in cells", 7),
    weight("rectangle", "Rectangles", "Weight of rectangular rooms among the shapes", 1),
    weight("cross", "Crosses", "Weight of crosses among the shapes", 0),
    weight("l", "Ls", "Weight of L shapes among the shapes", 0),
    weight("octagon", "Octagons", "Weight of octagons among the shapes", 0),
    weight("cave", "Caves", "Weight of caves among the shapes", 0),
};

/// The odd numbers first, first + 2, …, of which there are `count`.
struct OddSides {
    int first = 0;
    int count = 0;

    int draw(random::Stream& random) const {
        return first + 2 * static_cast<int>(random.below(static_cast<std::uint32_t>(count)));
    }
};

OddSides oddSides(int least, int greatest) {
    const int first = least | 1;
    return {first, std::max(0, (greatest - first) / 2 + (greatest >= first ? 1 : 0))};
}

/// Where rooms are, on the lattice of odd cells: lattice cell c stands for cell 2c + 1. Rectangles
/// with odd sides at odd places are a wall apart exactly when they share no lattice cell.
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

    /// `room` may lie anywhere: all lattice cells that it covers or touches are taken.
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
    RoomPlacer(StageRun<Mode>& run, OddSides widths, OddSides heights)
        : run_(run), widths_(widths), heights_(heights), occupancy_(run.map.size()) {
        for (const level::PlacedRoom& room : run.map.rooms)
            occupancy_.take(room.rect);
        for (std::size_t i = 0; i < weights_.size(); ++i) {
            weights_[i] = run.parameters[Rooms::Rectangle + i];
        }
    }

    void placeRooms() {
        for (int attempt = run_.parameter(Rooms::Attempts); attempt > 0; --attempt) {
            const auto shape = static_cast<RoomShape>(run_.random.weighted(weights_));
            const Rect rect = drawRect();
            if (occupancy_.isFree(rect) && isEnclosedRock(rect)) {
                place(rect, shape);
            } else {
                run_.write.begin(StepKind::TryRoom, run_.map.cells.index(rect.centre()));
                run_.write.note(rect);
            }
        }
    }

  private:
    Rect drawRect() {
        const grid::Size level = run_.map.size();
        const int width = widths_.draw(run_.random);
        const int height = heights_.draw(run_.random);
        const int x = oddSides(1, level.width - 1 - width).draw(run_.random);
        const int y = oddSides(1, level.height - 1 - height).draw(run_.random);
        return {x, y, width, height};
    }

    /// Rock throughout, and nothing open and no void around it.
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
    const OddSides widths_;
    const OddSides heights_;
    std::array<std::int64_t, kRoomShapes> weights_{};
    Occupancy occupancy_;
    RoomFloor floor_;
};

/// The odd sides between two parameters, or what is wrong with these.
tl::expected<OddSides, Problem> sidesBetween(int least, int greatest, std::string_view what) {
    const OddSides sides = oddSides(least, greatest);
    if (sides.count > 0) return sides;
    std::string text = "no odd " + std::string(what) + " lies between " + std::to_string(least) +
                       " and " + std::to_string(greatest) + "; rooms have odd sides";
    return tl::unexpected(
        Problem{Severity::Error, std::move(text), {}, "max-" + std::string(what), std::nullopt});
}

template <typename Mode>
StageResult placeRooms(StageRun<Mode>& run) {
    const int leastWidth = run.parameter(Rooms::MinWidth);
    const int leastHeight = run.parameter(Rooms::MinHeight);
    auto widths = sidesBetween(leastWidth, run.parameter(Rooms::MaxWidth), "width");
    if (!widths) return tl::unexpected(widths.error());
    auto heights = sidesBetween(leastHeight, run.parameter(Rooms::MaxHeight), "height");
    if (!heights) return tl::unexpected(heights.error());
    if (std::ranges::all_of(std::span(run.parameters).subspan(Rooms::Rectangle),
                            [](std::int64_t weight) { return weight == 0; })) {
        return failure("all shapes have weight 0; give at least one of them a weight");
    }
    // Sides are drawn among those that fit the level.
    const grid::Size level = run.map.size();
    const OddSides fittingWidths =
        oddSides(widths->first, std::min(run.parameter(Rooms::MaxWidth), level.width - 2));
    const OddSides fittingHeights =
        oddSides(heights->first, std::min(run.parameter(Rooms::MaxHeight), level.height - 2));
    if (fittingWidths.count == 0 || fittingHeights.count == 0) {
        run.problems.push_back({Severity::Warning,
                                "no room fits: the smallest needs a level of at least " +
                                    std::to_string(widths->first + 2) + " × " +
                                    std::to_string(heights->first + 2) + " cells",
                                {},
                                {},
                                std::nullopt});
        return {};
    }
    RoomPlacer<Mode>(run, fittingWidths, fittingHeights).placeRooms();
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
};

}  // namespace mazeloom::generate::stage::rooms
