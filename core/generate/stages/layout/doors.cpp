// SPDX-License-Identifier: MIT
// The third step of the Apple II generator: every room gets one door wherever possible, and a few
// more by chance, so that rooms can have more than one way in.
#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "core/generate/connect/door_frame.h"
#include "core/generate/connect/second_doors.h"
#include "core/generate/shared/ground.h"
#include "core/generate/shared/kept.h"
#include "core/generate/shared/stage.h"
#include "core/grid/point_text.h"

namespace mazeloom::generate::stage::doors {

namespace {

using grid::Index;
using grid::Rect;
using level::Cell;
using level::Terrain;
using trace::StepKind;

/// The stage that opens the rooms to their surroundings (RULES.md G-8).
struct Doors {
    enum Parameter { Chance, Closed, Seconds };
};

constexpr Sentence kNoDoor{
    "doors-pinned-walls",
    "the room around %1 gets no door, because its walls at %2 are pinned: unpin one of them"};
constexpr std::array kSentences{kNoDoor};

constexpr std::array<std::string_view, 4> kAlgorithm{
    "For each room, find the wall cells with a walkable cell straight behind them and wall on both "
    "sides.",
    "One of them, drawn at random, becomes a door.",
    "Each of the others becomes a door with a small chance.",
    "No door is placed beside another, and no second one between the same two neighbours.",
};

constexpr std::array kSteps{
    StepInfo{StepKind::OpenDoor, 1},
    StepInfo{StepKind::OpenExtraDoor, 2},
};

constexpr std::array kParameters{
    ParameterInfo{"chance", "Extra doors", "How many of a room's other possible doors open",
                  ParameterInfo::Type::Percent, 0, 100, 7},
    ParameterInfo{"closed", "Closed", "How many of the doors are closed",
                  ParameterInfo::Type::Percent, 0, 100, 50},
    ParameterInfo{"second-doors", "Second doors",
                  "Whether two rooms, or a room and a passage that does not fork, may have several "
                  "doors between them",
                  ParameterInfo::Type::Switch, 0, 1, 0},
};

template <typename Mode>
class DoorOpener {
  public:
    explicit DoorOpener(StageRun<Mode>& run)
        : run_(run),
          framedWalls_(framedWallsOf(run.map)),
          seconds_(run.map),
          watch_(run.watch, kPasses * framedWalls_.storage().size()) {
        watch_.poll(framedWalls_.storage().size());
        const std::vector<Index> doors = doorsOf(run.map);
        watch_.poll(framedWalls_.storage().size());
        seconds_.count(doors);
    }

    void openDoorsOf(const Rect& room) {
        watch_.poll(static_cast<std::uint64_t>(room.area()));
        findCandidates(room);
        if (candidates_.empty()) {
            if (!run_.level.kept.cells.isEmpty()) warnOfKeptWalls(room);
            return;
        }
        const auto mandatory = drawMandatory();
        for (const Candidate& candidate : candidates_) {
            if (candidate.cell != mandatory &&
                extras_.chance(candidate.place, run_.parameter(Doors::Chance)) &&
                canStand(candidate.cell)) {
                open(candidate, StepKind::OpenExtraDoor);
            }
        }
    }

  private:
    /// The passes over all cells: for the framed walls and for the doors; rooms take most of a
    /// third.
    static constexpr std::uint64_t kPasses = 3;

    struct Candidate {
        Index cell = 0;
        grid::Point place;
        std::uint64_t hash = 0;  ///< of the place
    };

    /// Finds the walls of a room that were framed before any door was opened, and still are. A wall
    /// that is framed only since a door was opened does not count: a door never leads to another
    /// door.
    void findCandidates(const Rect& room) {
        candidates_.clear();
        const Rect ring = room.grown(1);
        const std::uint8_t* const framedWalls = framedWalls_.storage().data();
        for (int y = ring.y; y <= ring.bottom(); ++y) {
            const Index first = run_.map.cells.index({ring.x, y});
            forEachOne(framedWalls + first, static_cast<std::size_t>(ring.width),
                       [&](std::size_t x) {
                           const grid::Point place{ring.x + static_cast<int>(x), y};
                           addCandidate(room, place, first + static_cast<Index>(x));
                       });
        }
    }

    void addCandidate(const Rect& room, grid::Point place, Index i) {
        if (!isPlainWall(run_.map.cells[i]) || !isFramed(run_.map.cells, i)) return;
        const std::ptrdiff_t up = run_.map.cells.step(grid::Direction::Up);
        const bool isUpright = run_.map.cells[shifted(i, up)].isWalkable();
        if (joinsAcross(room, place, i, isUpright ? grid::Direction::Up : grid::Direction::Left))
            candidates_.push_back({i, place, run_.places.bits(place)});
    }

    /// Opens the door that every room gets, and returns it: the candidate with the smallest hash at
    /// which a door can stand, so that each is equally likely. Returns 0 if no door can stand at
    /// any candidate, because doors of other rooms are near or lead to the same place.
    Index drawMandatory() {
        // canStand() takes most of the time, so it is called as rarely as possible.
        left_ = candidates_;
        while (!left_.empty()) {
            const auto first = std::ranges::min_element(left_, {}, &Candidate::hash);
            if (canStand(first->cell)) {
                open(*first, StepKind::OpenDoor);
                return first->cell;
            }
            *first = left_.back();
            left_.pop_back();
        }
        return 0;  // in the frame
    }

    bool canStand(Index i) {
        return !isNearADoor(run_.map.cells, i) &&
               (run_.flag(Doors::Seconds) || !seconds_.hasOther(i));
    }

    /// Warns if a room gets no door because its walls are pinned.
    void warnOfKeptWalls(const Rect& room) {
        std::vector<grid::Point> walls;
        const Rect ring = room.grown(1);
        for (int y = ring.y; y <= ring.bottom(); ++y) {
            for (int x = ring.x; x <= ring.right(); ++x) {
                if (!run_.map.cells.contains({x, y})) continue;
                const Index i = run_.map.cells.index({x, y});
                const bool joins = joinsAcross(room, {x, y}, i, grid::Direction::Up) ||
                                   joinsAcross(room, {x, y}, i, grid::Direction::Left);
                if (!joins) continue;
                const Cell cell = run_.map.cells[i];
                if (cell.isWalkable()) return;  // a pinned way in
                if (cell.isKept() && cell.terrain() == Terrain::Wall) walls.push_back({x, y});
            }
        }
        if (walls.empty()) return;
        warn(run_, kNoDoor, {room.centre(), listOf(walls)}, walls.front());
    }

    /// Whether a wall separates the room's floor from another walkable cell straight behind it.
    bool joinsAcross(const Rect& room, grid::Point wall, Index i, grid::Direction d) const {
        const std::ptrdiff_t step = run_.map.cells.step(d);
        return isPlace(shifted(i, step)) && isPlace(shifted(i, -step)) &&
               isFloorOf(room, wall + grid::offset(d)) != isFloorOf(room, wall - grid::offset(d));
    }

    /// Whether a new door may lead to the cell: the cell is walkable and not itself a door, because
    /// a door is closed at its sides.
    bool isPlace(Index i) const {
        const Cell cell = run_.map.cells[i];
        return cell.isWalkable() && !level::isDoor(cell.terrain());
    }

    bool isFloorOf(const Rect& room, grid::Point p) const {
        return room.contains(p) && (run_.map.marks.at(p) & level::kRoom) != 0;
    }

    void open(const Candidate& candidate, StepKind kind) {
        const Index i = candidate.cell;
        run_.write.begin(kind, i);
        const bool closed = closed_.chance(candidate.place, run_.parameter(Doors::Closed));
        run_.write.set(i, Cell(closed ? Terrain::ClosedDoor : Terrain::OpenDoor));
        run_.map.marks[i] |= level::kPassage;
        seconds_.opened(i);
    }

    StageRun<Mode>& run_;
    const grid::Grid<std::uint8_t, 2> framedWalls_;  ///< before any door was opened
    SecondDoors seconds_;
    const random::Places extras_ = run_.places.of(1);
    const random::Places closed_ = run_.places.of(2);
    std::vector<Candidate> candidates_;
    std::vector<Candidate> left_;
    PacedWatch watch_;  ///< counts passes over cells
};

template <typename Mode>
StageResult openDoors(StageRun<Mode>& run) {
    DoorOpener<Mode> opener(run);
    for (const level::PlacedRoom& room : run.map.rooms)
        opener.openDoorsOf(room.rect);
    return {};
}

}  // namespace

extern const Stage kStage{
    .id = "doors",
    .title = "Doors",
    .summary = "Opens each room to the corridors and rooms around it.",
    .algorithm = kAlgorithm,
    .steps = kSteps,
    .parameters = kParameters,
    .needs = kRooms,
    .gives = kNothing,
    .guarantees = kStaysConnected | kOpensByDoors | kDigsPassages,
    .run = openDoors<trace::NoRecording>,
    .record = openDoors<trace::Recording>,
    .worksInParts = true,
    .sentences = kSentences,
};

}  // namespace mazeloom::generate::stage::doors
