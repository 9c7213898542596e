// SPDX-License-Identifier: MIT
// Makes the maps of the terminal roguelike: places rooms one after another and joins each to the
// previous one, centre to centre, by a corridor with one corner.
#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "core/generate/connect/join_parts.h"
#include "core/generate/rooms/refused_room.h"
#include "core/generate/shared/ground.h"
#include "core/generate/shared/stage.h"
#include "core/grid/bounds.h"

namespace mazeloom::generate::stage::corridors {

namespace {

using grid::Index;
using grid::Point;
using grid::Rect;
using level::Cell;
using level::Terrain;
using trace::StepKind;

/// The stage that places rooms and joins each to the previous one (RULES.md G-11).
struct Corridors {
    enum Parameter { Attempts, MinSide, MaxSide };
};

constexpr Sentence kNothingOpen{"corridors-nothing-open",
                                "no room was placed, and no pinned cell is open"};
constexpr Sentence kSides{"corridors-sides", "the max side (%1) is less than the min side (%2)"};
constexpr Sentence kTooSmall{"corridors-too-small",
                             "no room of %1 × %1 cells fits a level of %2 × %3; make the level at "
                             "least %4 × %4 or the min side smaller"};
constexpr Sentence kNoRock{"corridors-no-rock",
                           "none of the rooms found rock to lie in; allow more attempts, make "
                           "rooms smaller or leave more rock"};
constexpr std::array kSentences{kNothingOpen, kSides, kTooSmall, kNoRock};

constexpr std::array<std::string_view, 4> kAlgorithm{
    "For each attempt, draw a width, a height and a place.",
    "Refuse the room if it overlaps or touches another, or if no corridor could lead to it.",
    "Otherwise open it.",
    "Dig from the centre of the previous room to its centre: first horizontally or first "
    "vertically, by chance.",
};

constexpr std::array kSteps{
    StepInfo{StepKind::TryRoom, 1},
    StepInfo{StepKind::PlaceRoom, 2},
    StepInfo{StepKind::DigCorridor, 3},
};

constexpr auto kNumber = ParameterInfo::Type::Number;
constexpr std::array kParameters{
    ParameterInfo{"attempts", "Attempts", "How many rooms are tried, whether they fit or not",
                  kNumber, 1, 10'000, 30},
    ParameterInfo{"min-side",
                  "Min side",
                  "Minimum width and height of a room, in cells",
                  kNumber,
                  2,
                  99,
                  4,
                  {},
                  "Sides"},
    ParameterInfo{"max-side",
                  "Max side",
                  "Maximum width and height of a room, in cells",
                  kNumber,
                  2,
                  99,
                  9,
                  {},
                  "Sides"},
};

/// The number of rows, and of columns, that rooms never cover: the first one and the last two of
/// the level. (A room of width w begins at a column x in 1 … W − w − 2 of a level of width W.)
constexpr int kMargin = 3;

template <typename Mode>
class Digger {
  public:
    explicit Digger(StageRun<Mode>& run)
        : run_(run),
          cells_(run.map.cells),
          leastSide_(run.parameter(Corridors::MinSide)),
          greatestSide_(run.parameter(Corridors::MaxSide)) {}

    bool placeRooms() {
        std::optional<Rect> before;
        for (int attempt = run_.parameter(Corridors::Attempts); attempt > 0; --attempt) {
            const Rect room = drawRoom();
            std::optional<Point> corner;
            std::optional<trace::RoomFlaw> flaw;
            if (!isApart(room)) {
                flaw = trace::RoomFlaw::Crowded;
            } else if (!liesInRock(room)) {
                flaw = trace::RoomFlaw::NoRock;
            } else if (before) {
                corner = chooseCorner(before->centre(), room.centre(), room);
                if (!corner) flaw = trace::RoomFlaw::NoWay;
            }
            if (flaw) {
                run_.write.begin(StepKind::TryRoom, cells_.index(room.centre()), detailOf(*flaw));
                run_.write.note(room);
                continue;
            }
            place(room);
            if (before) dig(before->centre(), *corner, room.centre());
            before = room;
        }
        return before.has_value();
    }

    /// Joins pinned cells to the rooms by the shortest paths; corridors already lead from room to
    /// room.
    StageResult joinKept() {
        Parts parts(cells_);
        if (parts.count() == 0) {
            return failure(kNothingOpen);
        }
        return joinParts(
            run_, parts, StepKind::DigCorridor, [this](const LinkCell& cell) { open(cell.at); },
            run_.watch);
    }

  private:
    Rect drawRoom() {
        const grid::Size level = run_.map.size();
        const int width =
            run_.random.between(leastSide_, std::min(greatestSide_, level.width - kMargin));
        const int height =
            run_.random.between(leastSide_, std::min(greatestSide_, level.height - kMargin));
        return {run_.random.between(1, level.width - width - 2),
                run_.random.between(1, level.height - height - 2), width, height};
    }

    bool isApart(const Rect& room) const {
        const Rect grown = room.grown(1);
        return std::ranges::none_of(run_.map.rooms, [&](const level::PlacedRoom& other) {
            return grown.intersects(other.rect);
        });
    }

    /// Whether the rectangle consists of rock and earlier corridors, without void around it.
    bool liesInRock(const Rect& room) const {
        const Rect ring = room.grown(1);
        for (int y = ring.y; y <= ring.bottom(); ++y) {
            Index i = cells_.index({ring.x, y});
            for (int x = ring.x; x <= ring.right(); ++x, ++i) {
                const bool sound = room.contains(Point{x, y})
                                       ? isUnbuilt(i)
                                       : cells_[i].terrain() != Terrain::Void;
                if (!sound) return false;
            }
        }
        return true;
    }

    bool isUnbuilt(Index i) const {
        const unsigned marks = run_.map.marks[i];
        if (isPlainWall(cells_[i])) return (marks & level::kFinal) == 0;
        return isPlainFloor(cells_[i]) && (marks & level::kPassage) != 0;
    }

    /// Returns the corner of a corridor: drawn from the two possible ones, or the other one if the
    /// drawn one is blocked. Returns nothing if both are blocked.
    std::optional<Point> chooseCorner(Point from, Point to, const Rect& room) {
        std::array corners{Point{to.x, from.y}, Point{from.x, to.y}};
        if (run_.random.below(2) == 1) std::swap(corners[0], corners[1]);
        for (Point corner : corners) {
            if (isClear(from, corner, room) && isClear(corner, to, room)) return corner;
        }
        return std::nullopt;
    }

    /// Whether a straight corridor can run from one cell to another.
    bool isClear(Point from, Point to, const Rect& room) const {
        return allBetween(from, to, [&](Point p) {
            const Index i = cells_.index(p);
            return cells_[i].isWalkable() || room.contains(p) || isRock(run_.map, i);
        });
    }

    void place(const Rect& room) {
        run_.write.begin(StepKind::PlaceRoom, cells_.index(room.centre()));
        run_.write.note(room);
        for (int y = room.y; y <= room.bottom(); ++y) {
            Index i = cells_.index({room.x, y});
            for (int x = 0; x < room.width; ++x, ++i) {
                run_.write.set(i, Cell(Terrain::Floor));
                run_.map.marks[i] |= level::kRoom;
            }
        }
        run_.map.rooms.push_back({room});
    }

    void dig(Point from, Point corner, Point to) {
        run_.write.begin(StepKind::DigCorridor, cells_.index(corner));
        run_.write.note(grid::rectAround(from, to));
        const auto dug = [&](Point p) {
            if (!cells_.at(p).isWalkable()) open(cells_.index(p));
            return true;
        };
        allBetween(from, corner, dug);
        allBetween(corner, to, dug);
    }

    void open(Index i) {
        run_.write.set(i, Cell(Terrain::Floor));
        run_.map.marks[i] |= level::kPassage;
    }

    /// Visits a straight line, both ends included, until `visit` returns false.
    template <typename Visit>
    static bool allBetween(Point from, Point to, const Visit& visit) {
        const Point step{(to.x > from.x) - (to.x < from.x), (to.y > from.y) - (to.y < from.y)};
        for (Point p = from; p != to; p = p + step) {
            if (!visit(p)) return false;
        }
        return visit(to);
    }

    StageRun<Mode>& run_;
    const level::CellGrid& cells_;
    const int leastSide_;
    const int greatestSide_;
};

template <typename Mode>
StageResult digCorridors(StageRun<Mode>& run) {
    const int least = run.parameter(Corridors::MinSide);
    const int greatest = run.parameter(Corridors::MaxSide);
    if (greatest < least) {
        return failureOf("max-side", kSides, {greatest, least});
    }
    const grid::Size level = run.map.size();
    if (std::min(level.width, level.height) < least + kMargin) {
        return failure(kTooSmall, {least, level.width, level.height, least + kMargin});
    }
    Digger<Mode> digger(run);
    const bool keeps = !run.level.kept.cells.isEmpty();
    if (!digger.placeRooms()) {
        if (!keeps) return failure(kNoRock);
        warn(run, kNoRock, {}, run.level.kept.cells.bounds().topLeft());
    }
    return keeps ? digger.joinKept() : StageResult{};
}

}  // namespace

extern const Stage kStage{
    .id = "corridors",
    .title = "Rooms and corridors",
    .summary = "Places rooms and joins each to the previous one by a corridor with one corner.",
    .algorithm = kAlgorithm,
    .steps = kSteps,
    .parameters = kParameters,
    .needs = kNothing,
    .gives = kOpenCells | kRooms | kPassages,
    .guarantees = kConnectsItsOwn | kDigsPassages,
    .run = digCorridors<trace::NoRecording>,
    .record = digCorridors<trace::Recording>,
    .worksInParts = true,
    .sentences = kSentences,
};

}  // namespace mazeloom::generate::stage::corridors
