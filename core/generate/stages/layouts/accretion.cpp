// SPDX-License-Identifier: MIT
// Grows a dungeon room by room, as Brian Walker's Brogue builds its levels: each new room is tried
// door to door against an existing one, and stays if it fits. The result is a tree; further doors
// open where detours are long.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <queue>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/generate/connect/link_opener.h"
#include "core/generate/connect/second_doors.h"
#include "core/generate/rooms/refused_room.h"
#include "core/generate/rooms/room_draw.h"
#include "core/generate/shared/cells.h"
#include "core/generate/shared/ground.h"
#include "core/generate/shared/ranges.h"
#include "core/generate/shared/stage.h"
#include "core/grid/bounds.h"

namespace mazeloom::generate::stage::accretion {

namespace {

using grid::Direction;
using grid::Index;
using grid::Point;
using grid::Rect;
using level::Cell;
using level::Terrain;
using trace::StepKind;

/// The stage that attaches rooms one at a time by their doors (RULES.md G-62).
struct Accretion {
    enum Parameter {
        Attempts,
        MinWidth,
        MaxWidth,
        MinHeight,
        MaxHeight,
        Rectangle,
        Cross,
        L,
        Octagon,
        Cave,
        Corridors,
        MaxCorridor,
        Detour,
        Closed,
    };
};

constexpr Sentence kNoRock{"accretion-no-rock",
                           "no room found rock to lie in; make rooms smaller, or leave more rock"};
constexpr std::array kSentences{kNoRock};

constexpr std::array<std::string_view, 5> kAlgorithm{
    "Open a first room somewhere in the rock.",
    "For each attempt, draw a shape, odd sides, an existing room, one of its walls and perhaps a "
    "corridor, and fit the new room to it, door to door.",
    "Refuse it if it would leave the rock or touch anything else.",
    "Otherwise open it with the door, or the corridor and its two doors.",
    "Where a wall between two rooms could be a door and the way round is long, open it too; link "
    "what was there before.",
};

constexpr std::array kSteps{
    StepInfo{StepKind::Start, 0},      StepInfo{StepKind::TryRoom, 2},
    StepInfo{StepKind::PlaceRoom, 3},  StepInfo{StepKind::DigCorridor, 3},
    StepInfo{StepKind::AttachDoor, 3}, StepInfo{StepKind::OpenLoop, 4},
    StepInfo{StepKind::Link, 4},
};

constexpr std::string_view kWays = "Corridors and doors";

constexpr auto kParameters = parameterList(
    std::array{number("attempts", "Attempts", "How many rooms are tried, whether they fit or not",
                      1, 10'000, 1000)},
    sideParameters({3, 11, 3, 9}), shapeParameters({4, 2, 2, 1, 1}),
    std::array{
        percent("corridors", "Corridors", "How many rooms are attached by a corridor of their own",
                0, 100, 30, kWays),
        number("max-corridor", "Longest corridor",
               "Maximum number of cells between a corridor's two doors", 1, 99, 7, kWays),
        number("detour", "Min detour",
               "An extra door opens where the way round is longer than this many cells; 0: no "
               "extra doors",
               0, 1000, 24, kWays),
        percent("closed", "Closed", "How many of the doors are closed", 0, 100, 50, kWays),
    });

template <typename Mode>
class Accreter {
  public:
    Accreter(StageRun<Mode>& run, const RoomDraw& draw)
        : run_(run),
          cells_(run.map.cells),
          draw_(draw),
          rock_(rockOf(run.map)),
          bars_(run.map.size(), 1),
          opener_(run, run.parameter(Accretion::Closed)),
          watch_(run.watch.part(0, 90),
                 kPasses * static_cast<std::uint64_t>(cells_.size().area())) {
        forEachCell(cells_, watch_, [this](Index i) {
            bars_[i] = static_cast<std::uint8_t>(cells_[i].isWalkable() || isVoid(cells_[i]));
            wasOpen_ = wasOpen_ || cells_[i].isWalkable();
        });
        for (const level::PlacedRoom& room : run.map.rooms)
            bar(room.rect);
        first_ = run.map.rooms.size();
    }

    /// `hasSides` tells whether the smallest room fits into the level.
    StageResult grow(bool hasSides) {
        if (!hasSides || !placeFirst()) {
            Phrase why = hasSides ? Phrase{kNoRock} : draw_.noneFits();
            if (!wasOpen_) return failure(why.sentence, why.arguments);
            warn(run_, why.sentence, why.arguments);
        } else {
            attachRooms();
        }
        if (run_.parameter(Accretion::Detour) > 0) openLoops();
        return wasOpen_ ? joinAll() : StageResult{};
    }

  private:
    enum Purpose : std::uint64_t { kTurn = 1, kAttempt, kClosed, kFirst };

    /// The passes over all cells: for the rock, the first room, the attempts and the detours.
    static constexpr std::uint64_t kPasses = 4;
    /// About the number of cells that an attempt looks at.
    static constexpr std::uint64_t kCellsAnAttempt = 64;

    /// Places the first room at the first drawn place where it fits. If it fits at none, takes the
    /// first place for a room of the smallest size. Returns false if there is none.
    bool placeFirst() {
        for (const Point at : firstPlaces()) {
            random::Stream random = run_.places.of(kFirst).stream(at);
            const RoomShape shape = draw_.shape(random);
            const grid::Size sides = draw_.sides(random);
            floor_.draw(shape, sides, random);
            const Rect room{at.x, at.y, sides.width, sides.height};
            if (!fits(room) || !leaveFurniture(room)) continue;
            run_.write.begin(StepKind::Start, cells_.index(room.centre()));
            place(room);
            return true;
        }
        const grid::Size least = draw_.least();
        for (int y = 1; y + least.height < cells_.height(); ++y) {
            watch_.poll(static_cast<std::uint64_t>(cells_.width()));
            for (int x = 1; x + least.width < cells_.width(); ++x) {
                const Rect room{x, y, least.width, least.height};
                if (!fits(room)) continue;
                floor_.draw(RoomShape::Rectangle, least, run_.random);
                if (!leaveFurniture(room)) continue;
                place(room);
                return true;
            }
        }
        return false;
    }

    /// Returns the cells to try for the first room's top left corner: those with the smallest
    /// hashes, in ascending order. So growth of the level seldom changes the first of them.
    std::vector<Point> firstPlaces() {
        constexpr std::size_t kTries = 50;
        const grid::Size least = draw_.least();
        const random::Places places = run_.places.of(kFirst);
        std::vector<std::pair<std::uint64_t, Index>> heap;  // the largest hash is at the front
        for (int y = 1; y + least.height < cells_.height(); ++y) {
            watch_.poll(static_cast<std::uint64_t>(cells_.width()));
            for (int x = 1; x + least.width < cells_.width(); ++x) {
                const std::uint64_t hash = places.bits({x, y});
                if (heap.size() == kTries) {
                    if (hash >= heap.front().first) continue;
                    std::ranges::pop_heap(heap);
                    heap.pop_back();
                }
                heap.emplace_back(hash, cells_.index({x, y}));
                std::ranges::push_heap(heap);
            }
        }
        std::ranges::sort_heap(heap);
        std::vector<Point> found;
        for (const auto& [hash, i] : heap)
            found.push_back(cells_.point(i));
        return found;
    }

    /// The time at which a room of this stage tries to attach another one.
    struct Turn {
        std::uint64_t time;
        std::size_t room;

        auto operator<=>(const Turn&) const = default;
    };

    /// Makes the attempts. Each room has one turn in each round, at a time hashed from its place,
    /// so that no draw depends on the number of rooms elsewhere.
    void attachRooms() {
        std::priority_queue<Turn, std::vector<Turn>, std::greater<>> turns;
        turns.push({turnOf(first_, 0), first_});
        for (int attempt = run_.parameter(Accretion::Attempts); attempt > 1; --attempt) {
            watch_.poll(kCellsAnAttempt);
            const auto [time, room] = turns.top();
            turns.pop();
            const std::uint64_t round = time >> 32;
            turns.push({turnOf(room, round + 1), room});
            const std::size_t before = run_.map.rooms.size();
            const Rect from = run_.map.rooms[room].rect;
            attach(from, run_.places.of(kAttempt).of(round).stream(from.centre()));
            if (run_.map.rooms.size() == before) continue;
            const std::uint64_t first = turnOf(before, round);
            turns.push({first > time ? first : turnOf(before, round + 1), before});
        }
    }

    std::uint64_t turnOf(std::size_t room, std::uint64_t round) const {
        const random::Places times = run_.places.of(kTurn).of(round);
        return round << 32 | times.bits(run_.map.rooms[room].rect.centre()) >> 32;
    }

    /// Makes one attempt: see kAlgorithm.
    void attach(const Rect& from, random::Stream random) {
        const Direction way = grid::kDirections[random.below(4)];
        const bool hasCorridor = random.chance(run_.parameter(Accretion::Corridors));
        const int corridor =
            hasCorridor ? random.between(1, run_.parameter(Accretion::MaxCorridor)) : 0;
        const Point door = drawDoor(from, way, random);
        const Point step = grid::offset(way);
        // The new room's door: `door` itself, or the door at the far end of the corridor.
        const int length = hasCorridor ? corridor + 2 : 1;
        const Point far{door.x + step.x * (length - 1), door.y + step.y * (length - 1)};
        if (!isFloor(door - step) || !canDig(door, step, length)) {
            refuse(grid::rectAround(door, far), detailOf(trace::RoomFlaw::NoWay));
            return;
        }
        const RoomShape shape = draw_.shape(random);
        const grid::Size sides = draw_.sides(random);
        const Point entry = far + step;
        // Most rooms are refused because something lies straight behind the door. The record needs
        // the rectangle of a refused room, which depends on its floor.
        const int depth = step.x == 0 ? sides.height : sides.width;
        if (!Mode::kOn && !fits(grid::rectAround(entry, far + step * depth))) return;
        floor_.draw(shape, sides, random);
        const Rect room = roomBehind(far, way, random);
        if (!fits(room) || !leaveFurniture(room) ||
            !floor_.contains(entry.x - room.x, entry.y - room.y)) {
            refuse(room, refusalDetail(run_, room));
            return;
        }
        place(room);
        if (hasCorridor) {
            run_.write.begin(StepKind::DigCorridor, cells_.index(door + step));
            run_.write.note(grid::rectAround(door, far));
            for (Point p = door + step; p != far; p = p + step)
                dig(cells_.index(p), Terrain::Floor);
        }
        openDoor(cells_.index(door));
        if (hasCorridor) openDoor(cells_.index(far));
    }

    /// Records a refusal; `what` may lie partly outside of the level.
    void refuse(const Rect& what, std::uint8_t detail) {
        run_.write.begin(StepKind::TryRoom, indexNear(what.centre()), detail);
        run_.write.note(what);
    }

    /// Draws the cell for a door just outside of one side of the room. The room need not have floor
    /// beside that cell.
    Point drawDoor(const Rect& from, Direction way, random::Stream& random) {
        switch (way) {
            case Direction::Up:
                return {random.between(from.x, from.right()), from.y - 1};
            case Direction::Right:
                return {from.right() + 1, random.between(from.y, from.bottom())};
            case Direction::Down:
                return {random.between(from.x, from.right()), from.bottom() + 1};
            default:
                return {from.x - 1, random.between(from.y, from.bottom())};
        }
    }

    /// Returns a rectangle for the new room such that the door leads straight onto its floor.
    Rect roomBehind(Point door, Direction way, random::Stream& random) {
        const auto [width, height] = floor_.size();
        const bool isUpright = way == Direction::Up || way == Direction::Down;
        const int across = isUpright ? width : height;
        const int edge = way == Direction::Down || way == Direction::Right ? 0
                         : isUpright                                       ? height - 1
                                                                           : width - 1;
        // Every floor touches this side of its rectangle. Takes the first place where it does,
        // searching from a drawn place onwards.
        int at = random.between(0, across - 1);
        while (!(isUpright ? floor_.contains(at, edge) : floor_.contains(edge, at)))
            at = (at + 1) % across;
        switch (way) {
            case Direction::Up:
                return {door.x - at, door.y - height, width, height};
            case Direction::Right:
                return {door.x + 1, door.y - at, width, height};
            case Direction::Down:
                return {door.x - at, door.y + 1, width, height};
            default:
                return {door.x - width, door.y - at, width, height};
        }
    }

    bool isFloor(Point p) const {
        return cells_.contains(p) && cells_.at(p).isWalkable() &&
               (run_.map.marks.at(p) & level::kRoom) != 0;
    }

    /// Whether a door, or a corridor between two doors, fits into rock with nothing open beside it
    /// and no other door near its ends.
    bool canDig(Point from, Point step, int length) const {
        const Point aside{step.y, step.x};
        Point p = from;
        for (int k = 0; k < length; ++k, p = p + step) {
            if (!cells_.contains(p) || rock_.at(p) == 0 || bars_.at(p) != 0) return false;
            if (cells_.at(p + aside).isWalkable() || cells_.at(p - aside).isWalkable())
                return false;
        }
        return !isNearADoor(cells_, cells_.index(from)) &&
               !isNearADoor(cells_, cells_.index(from + Point{step.x * (length - 1),
                                                              step.y * (length - 1)}));
    }

    /// Whether the cell is a column or cabinet that the designer painted: a room may surround it.
    bool isFurniture(Index i) const {
        return (cells_[i] == Cell(Terrain::Column) || cells_[i] == Cell(Terrain::Cabinet)) &&
               (run_.map.marks[i] & level::kFinal) == 0;
    }

    /// Removes the cells of painted furniture from the floor drawn for a room that fits; returns
    /// false if the floor cannot spare one of them.
    bool leaveFurniture(const Rect& room) {
        for (int y = 0; y < room.height; ++y) {
            const Index first = cells_.index({room.x, room.y + y});
            for (int x = 0; x < room.width; ++x) {
                // In a room that fits, every cell that is not rock is furniture.
                if (rock_[first + static_cast<Index>(x)] == 0 && !floor_.take(x, y)) return false;
            }
        }
        return true;
    }

    /// Whether the rectangle is rock or furniture, with nothing open, no void and no other room's
    /// rectangle around it.
    bool fits(const Rect& room) const {
        if (room.x < 1 || room.y < 1 || room.right() > cells_.width() - 2 ||
            room.bottom() > cells_.height() - 2) {
            return false;
        }
        for (int y = room.y - 1; y <= room.bottom() + 1; ++y) {
            const Index first = cells_.index({room.x - 1, y});
            const Index end = first + static_cast<Index>(room.width) + 2;
            const bool isInside = y >= room.y && y <= room.bottom();
            for (Index i = first; i < end; ++i) {
                if (bars_[i] != 0) return false;
                if (isInside && i != first && i + 1 != end && rock_[i] == 0 && !isFurniture(i))
                    return false;
            }
        }
        return true;
    }

    void place(const Rect& room) {
        run_.write.begin(StepKind::PlaceRoom, cells_.index(room.centre()));
        run_.write.note(room);
        for (int y = 0; y < room.height; ++y) {
            for (int x = 0; x < room.width; ++x) {
                if (!floor_.contains(x, y)) continue;
                const Index i = cells_.index({room.x + x, room.y + y});
                run_.write.set(i, Cell(Terrain::Floor));
                run_.map.marks[i] |= level::kRoom;
            }
        }
        run_.map.rooms.push_back({room});
        bar(room);
    }

    void bar(const Rect& rect) {
        for (int y = rect.y; y <= rect.bottom(); ++y) {
            for (int x = rect.x; x <= rect.right(); ++x) {
                if (cells_.contains({x, y})) bars_.at({x, y}) = 1;
            }
        }
    }

    void dig(Index i, Terrain terrain) {
        run_.write.set(i, Cell(terrain));
        run_.map.marks[i] |= level::kPassage;
        bars_[i] = 1;
    }

    void openDoor(Index i) {
        run_.write.begin(StepKind::AttachDoor, i);
        dig(i, drawnDoor(i));
    }

    Terrain drawnDoor(Index i) const {
        const bool closed =
            run_.places.of(kClosed).chance(cells_.point(i), run_.parameter(Accretion::Closed));
        return closed ? Terrain::ClosedDoor : Terrain::OpenDoor;
    }

    /// Opens each possible door that shortens a long detour, in ascending order of the hashes of
    /// their places.
    void openLoops() {
        std::vector<std::pair<std::uint64_t, Index>> walls;
        for (std::size_t k = first_; k < run_.map.rooms.size(); ++k)
            listWalls(run_.map.rooms[k].rect, walls);
        std::ranges::sort(walls);
        walls.erase(std::unique(walls.begin(), walls.end()), walls.end());
        SecondDoors seconds(run_.map);
        steps_ = grid::Grid<std::uint16_t, 2>(run_.map.size());
        for (const auto& [hash, wall] : walls) {
            if (!canHoldADoor(cells_, wall) || seconds.hasOther(wall) || !isDetour(wall)) continue;
            run_.write.begin(StepKind::OpenLoop, wall);
            dig(wall, drawnDoor(wall));
        }
    }

    /// Lists the walls along the room's four sides that have open cells in front and behind.
    void listWalls(const Rect& room, std::vector<std::pair<std::uint64_t, Index>>& walls) const {
        const auto add = [&](Point p) {
            const Index i = cells_.index(p);
            if (canOpen(run_.map, i) && isFramed(cells_, i))
                walls.emplace_back(run_.places.bits(p), i);
        };
        for (int y = room.y; y <= room.bottom(); ++y) {
            add({room.x - 1, y});
            add({room.right() + 1, y});
        }
        for (int x = room.x; x <= room.right(); ++x) {
            add({x, room.y - 1});
            add({x, room.bottom() + 1});
        }
    }

    /// Whether the path from one side of a wall to the other is longer than the parameter Detour.
    bool isDetour(Index wall) {
        const bool isUpright = cells_[shifted(wall, cells_.step(Direction::Up))].isWalkable();
        const std::ptrdiff_t across = cells_.step(isUpright ? Direction::Up : Direction::Left);
        const Index from = shifted(wall, across);
        const Index goal = shifted(wall, -across);
        if (level::isDoor(cells_[from].terrain()) || level::isDoor(cells_[goal].terrain()))
            return false;
        const int most = run_.parameter(Accretion::Detour);
        const auto ways = cells_.steps();
        reached_.assign(1, from);
        steps_[from] = 1;
        bool isLong = true;
        for (std::size_t at = 0; at < reached_.size() && isLong; ++at) {
            const Index here = reached_[at];
            if (steps_[here] > most) break;
            for (const std::ptrdiff_t step : ways) {
                const Index beside = shifted(here, step);
                if (steps_[beside] != 0 || !cells_[beside].isWalkable()) continue;
                steps_[beside] = static_cast<std::uint16_t>(steps_[here] + 1);
                reached_.push_back(beside);
                if (beside == goal) isLong = false;
            }
        }
        for (const Index i : reached_)
            steps_[i] = 0;
        watch_.poll(reached_.size());
        return isLong;
    }

    /// Joins the rooms with earlier open cells: handcrafted rooms, pinned cells, paint.
    StageResult joinAll() {
        Parts parts(cells_, watch_);
        return joinParts(
            run_, parts, StepKind::Link, [this](const LinkCell& cell) { opener_.open(cell); },
            run_.watch.part(90, 100));
    }

    /// Returns the level's cell nearest to a point, which may lie outside: a refused room can.
    Index indexNear(Point p) const {
        return cells_.index(
            {std::clamp(p.x, 0, cells_.width() - 1), std::clamp(p.y, 0, cells_.height() - 1)});
    }

    StageRun<Mode>& run_;
    const level::CellGrid& cells_;
    const RoomDraw draw_;
    const grid::Grid<std::uint8_t, 2> rock_;  ///< before this stage opened any cell
    grid::Grid<std::uint8_t, 2> bars_;        ///< 1: no room may cover or touch the cell
    LinkOpener<Mode> opener_;
    RoomFloor floor_;
    std::size_t first_ = 0;  ///< the index of the first room made by this stage
    bool wasOpen_ = false;   ///< whether any cell was open before this stage
    grid::Grid<std::uint16_t, 2> steps_;
    std::vector<Index> reached_;
    PacedWatch watch_;  ///< counts passes over cells
};

template <typename Mode>
StageResult accrete(StageRun<Mode>& run) {
    auto draw = RoomDraw::from(std::span(run.parameters).subspan(Accretion::MinWidth));
    if (!draw) return tl::unexpected(draw.error());
    const grid::Size level = run.map.size();
    const bool hasSides = draw->limitTo({level.width - 2, level.height - 2});
    return Accreter<Mode>(run, *draw).grow(hasSides);
}

}  // namespace

extern const Stage kStage{
    .id = "accretion",
    .title = "Accretion",
    .summary = "Attaches rooms of many shapes one at a time by their doors, then opens loops.",
    .algorithm = kAlgorithm,
    .steps = kSteps,
    .parameters = kParameters,
    .needs = kNothing,
    .gives = kOpenCells | kRooms | kPassages,
    .guarantees = kConnectsAll | kOpensByDoors | kDigsPassages,
    .run = accrete<trace::NoRecording>,
    .record = accrete<trace::Recording>,
    .worksInParts = true,
    .sentences = kSentences,
};

}  // namespace mazeloom::generate::stage::accretion
