// SPDX-License-Identifier: MIT
// Decides a level's open cells: they are painted, or drawn as one connected region of a given kind.
#include "core/generate/stages/layout/shape.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "core/generate/connect/door_frame.h"
#include "core/generate/connect/shape_ground.h"
#include "core/generate/connect/shape_links.h"
#include "core/generate/shared/kept.h"
#include "core/generate/shared/stage.h"
#include "core/generate/stages/stages.h"
#include "core/grid/labelled_runs.h"
#include "core/grid/point_text.h"
#include "core/level/id.h"

namespace mazeloom::generate::stage::shape {

namespace {

using grid::Index;
using grid::Point;
using trace::StepKind;

constexpr Sentence kNotPainted{"shape-not-painted",
                               "no open cell is painted: paint floor, or choose another source"};
constexpr Sentence kNoCellForHero{
    "shape-no-hero",
    "no cell is left for the hero that leads to the pinned cells: place the hero, or unpin cells"};
constexpr Sentence kHeroInWall{"shape-hero-in-wall",
                               "the hero's start %1 is a wall that must stay: move the hero"};
constexpr Sentence kFewAroundKept{
    "shape-few-around-pinned",
    "only %1 cells can be opened around the pinned ones, but fill asks for %2"};
constexpr Sentence kFew{"shape-few",
                        "only %1 cells can be opened, but fill asks for %2: lower it, or take away "
                        "what fills the level"};
constexpr Sentence kCutOff{
    "shape-cut-off", "no way can be opened to the pinned cells at %1: unpin cells around them"};
constexpr Sentence kShutIn{"shape-shut-in",
                           "no way can be opened to the room \"%1\" at %2, which other rooms or "
                           "the border shut in: place fewer rooms, or enlarge the level"};
constexpr std::array kSentences{kNotPainted, kNoCellForHero, kHeroInWall, kFewAroundKept,
                                kFew,        kCutOff,        kShutIn};

constexpr std::array<std::string_view, 6> kAlgorithm{
    "Painted: the painted cells are the open ones, and nothing changes.",
    "Otherwise everything is rock at first except the hero's cell, which is drawn if none is "
    "placed.",
    "Open cells: a blob bite by bite, caves by chance.",
    "Smooth them: a cell becomes what most cells of its 3 × 3 square are.",
    "Or place rooms, grow a maze between them and open doors.",
    "Link all parts along the shortest ways, and go on biting until enough is open.",
};

constexpr std::array kSteps{
    StepInfo{StepKind::PlaceHero, 1},   StepInfo{StepKind::GrowShape, 2},
    StepInfo{StepKind::SmoothShape, 3}, StepInfo{StepKind::TryRoom, 4},
    StepInfo{StepKind::PlaceRoom, 4},   StepInfo{StepKind::Start, 4},
    StepInfo{StepKind::Carve, 4},       StepInfo{StepKind::Backtrack, 4},
    StepInfo{StepKind::OpenDoor, 4},    StepInfo{StepKind::OpenExtraDoor, 4},
    StepInfo{StepKind::Link, 5},
};

constexpr std::array<std::string_view, 4> kSources{"painted", "blob", "caves", "rooms-and-maze"};

constexpr std::array kParameters{
    ParameterInfo{"source", "Source", "Where the open cells come from", ParameterInfo::Type::Choice,
                  0, 3, Shape::Painted, kSources},
    ParameterInfo{"fill", "Fill",
                  "Minimum share of the level that a blob or caves open; rooms-and-maze opens 35",
                  ParameterInfo::Type::Percent, Shape::kLeastFill, 90, 55},
};

StageResult checkPainted(const level::Map& map) {
    for (int y = 0; y < map.size().height; ++y) {
        for (level::Cell cell : map.cells.row(y)) {
            if (cell.isWalkable()) return {};
        }
    }
    return failure(kNotPainted);
}

/// Makes one random shape.
template <typename Mode>
class ShapeMaker {
  public:
    ShapeMaker(StageRun<Mode>& run, int percent)
        : run_(run), watch_(run.watch, kPasses * cells()), ground_(run, percent, watch_) {}

    StageResult blob() {
        if (StageResult begun = beginInRock(); !begun) return begun;
        if (StageResult begun = openObjects(); !begun) return begun;
        ground_.growFrom(home_, largestBite());
        ground_.smooth();
        return finish();
    }

    StageResult caves(int fill) {
        if (StageResult begun = beginInRock(); !begun) return begun;
        if (StageResult begun = openObjects(); !begun) return begun;
        // Starts with 48 % plus an eighth of the fill: smoothing enlarges areas that are more than
        // half open, so a small increase suffices.
        ground_.openByChance(48 + fill / 8);
        for (int round = 0; round < kRounds; ++round)
            ground_.smooth();
        return finish();
    }

    StageResult roomsAndMaze() {
        watch_ = {run_.watch.part(10, 12), cells()};
        ground_.closeAll();
        struct Part {
            const char* stage;
            int begin;
            int end;
        };
        for (const Part& part : {Part{"rooms", 12, 13}, {"maze", 13, 45}, {"doors", 45, 50}}) {
            const Watch watch = run_.watch.part(part.begin, part.end);
            if (StageResult made = runStage(*findStage(part.stage), watch); !made) return made;
            watch.poll(1);
        }
        watch_ = {run_.watch.part(50, 100), 7 * cells()};
        ground_.count();
        if (!run_.map.hero()) {
            const Point drawn = drawnOpenCell();
            if (isKept(drawn)) return noCellForHero();
            placeHero(drawn);
        }
        if (StageResult begun = openObjects(); !begun) return begun;
        if (StageResult finished = finish(); !finished) return finished;
        takeDownDoors();
        return {};
    }

  private:
    /// The rounds of smoothing that make caves.
    static constexpr int kRounds = 4;
    /// The passes over all cells that make caves: counting, closing and opening, the rounds, and
    /// four for the links.
    static constexpr std::uint64_t kPasses = 3 + kRounds + 4;

    std::uint64_t cells() const { return static_cast<std::uint64_t>(run_.map.size().area()); }

    /// Turns doors into floor if links or things have opened a cell at their sides
    /// (RULES.md G-60.1).
    void takeDownDoors() {
        forEachCell(run_.map.cells, watch_, [&](Index i) {
            if (!level::isDoor(run_.map.cells[i].terrain())) return;
            if (!isMadeDoor(run_.map, i) || canHoldADoor(run_.map.cells, i)) return;
            run_.write.begin(StepKind::SmoothShape, i);
            run_.write.set(i, level::Cell(level::Terrain::Floor));
        });
    }

    StageResult beginInRock() {
        ground_.closeAll();
        if (run_.map.hero()) return {};
        const grid::Rect& area = ground_.area();
        const int x = run_.random.between(area.x, area.right());
        const int y = run_.random.between(area.y, area.bottom());
        if (!isKept({x, y})) {
            placeHero({x, y});
            return {};
        }
        std::vector<Point> free;
        for (Point p = area.topLeft(); p.y <= area.bottom(); ++p.y) {
            for (p.x = area.x; p.x <= area.right(); ++p.x) {
                if (!isKept(p)) free.push_back(p);
            }
        }
        if (free.empty()) return noCellForHero();
        placeHero(free[run_.random.below(static_cast<std::uint32_t>(free.size()))]);
        return {};
    }

    bool isKept(Point p) const { return run_.map.cells.at(p).isKept(); }

    static StageResult noCellForHero() { return failure(kNoCellForHero); }

    void placeHero(Point cell) {
        run_.write.begin(StepKind::PlaceHero, run_.map.cells.index(cell));
        run_.write.place({level::ThingKind::Hero, cell, -1});
    }

    StageResult openObjects() {
        for (const level::Thing& thing : run_.map.things)
            ground_.openCellOf(thing.at);
        home_ = *run_.map.hero();
        if (run_.map.cells.at(home_).isWalkable()) return {};
        return failure(kHeroInWall, {home_}, home_);
    }

    /// Draws an open cell that is not pinned. If there is none, returns the centre of the area,
    /// which the shape will open.
    Point drawnOpenCell() {
        const auto suits = [](level::Cell cell) { return cell.isWalkable() && !cell.isKept(); };
        std::uint32_t count = 0;
        forEachCell(run_.map.cells, watch_, [&](Index i) { count += suits(run_.map.cells[i]); });
        std::int64_t pick = count > 0 ? run_.random.below(count) : 0;
        Point drawn = ground_.area().centre();
        forEachCell(run_.map.cells, watch_, [&](Index i) {
            if (suits(run_.map.cells[i]) && pick-- == 0) drawn = run_.map.cells.point(i);
        });
        return drawn;
    }

    StageResult runStage(const Stage& stage, const Watch& watch) {
        Parameters parameters;
        for (const ParameterInfo& info : stage.parameters)
            parameters.push_back(info.standard);
        std::uint64_t seed = std::uint64_t{run_.random.bits()} << 32;
        seed |= run_.random.bits();
        random::Stream random(seed);
        const random::Places places(seed, run_.places.origin());
        StageRun<Mode> run{run_.map, run_.write, parameters, random,        places,
                           seed,     run_.level, run_.rooms, run_.problems, run_.floor};
        run.watch = watch;
        if constexpr (Mode::kOn) {
            return stage.record(run);
        } else {
            return stage.run(run);
        }
    }

    int largestBite() const {
        return std::max(1, std::min(ground_.area().width, ground_.area().height) / 8);
    }

    /// Makes one region that is large enough. This takes several rounds, because fixed cells can
    /// split a newly opened piece.
    StageResult finish() {
        constexpr int rounds = 8;
        constexpr int smallBite = 2;
        for (int round = 0; round < rounds; ++round) {
            ShapeLinks<Mode>(run_, ground_, watch_).linkAllTo(home_);
            if (ground_.isEnough()) {
                warnOfCutOff();
                return checkRooms();
            }
            ground_.growFrom(home_, smallBite);
        }
        if (!run_.level.kept.cells.isEmpty()) {
            warn(run_, kFewAroundKept, {ground_.open(), ground_.needed()}, home_);
            warnOfCutOff();
            return {};
        }
        return failure(kFew, {ground_.open(), ground_.needed()});
    }

    /// Warns of pinned cells that no link leads to.
    void warnOfCutOff() {
        if (run_.level.kept.cells.isEmpty()) return;
        const level::CellGrid& cells = run_.map.cells;
        grid::LabelledRuns parts(cells.bounds(), grid::Touching::AtEdges,
                                 [&](Point p) { return cells.at(p).isWalkable(); });
        const std::uint32_t home = parts.label(home_);
        std::vector<Point> cutOff;
        run_.level.kept.cells.forEach([&](Point p, level::KeptCell) {
            if (!cells.contains(p) || !cells.at(p).isWalkable()) return;
            if (parts.label(p) != home) cutOff.push_back(p);
        });
        if (cutOff.empty()) return;
        warn(run_, kCutOff, {listOf(cutOff)}, cutOff.front());
    }

    /// Returns an error if the hero's start and the floor of a handcrafted room are not connected:
    /// such rooms stay unchanged and can block each other.
    StageResult checkRooms() const {
        const std::vector<level::PlacedRoom>& rooms = run_.map.rooms;
        const auto isHandcrafted = [](const level::PlacedRoom& room) {
            return room.handcrafted >= 0;
        };
        if (!run_.level.kept.cells.isEmpty() || std::ranges::none_of(rooms, isHandcrafted))
            return {};
        const level::CellGrid& cells = run_.map.cells;
        grid::LabelledRuns parts(cells.bounds(), grid::Touching::AtEdges,
                                 [&](Point p) { return cells.at(p).isWalkable(); });
        const std::uint32_t home = parts.label(home_);
        for (const level::PlacedRoom& room : rooms) {
            if (!isHandcrafted(room)) continue;
            const grid::Rect& floor = room.rect;
            for (Point p = floor.topLeft(); p.y <= floor.bottom(); ++p.y) {
                for (p.x = floor.x; p.x <= floor.right(); ++p.x) {
                    if (cells.at(p).isWalkable() && parts.label(p) != home) return shutIn(room, p);
                }
            }
        }
        return {};
    }

    StageResult shutIn(const level::PlacedRoom& room, Point cell) const {
        const std::string& title =
            level::titleOrId(run_.rooms[static_cast<std::size_t>(room.handcrafted)]);
        return failure(kShutIn, {title, cell}, cell);
    }

    StageRun<Mode>& run_;
    PacedWatch watch_;
    ShapeGround<Mode> ground_;
    Point home_;
};

template <typename Mode>
StageResult makeShape(StageRun<Mode>& run) {
    const int fill = run.parameter(Shape::Fill);
    switch (run.parameter(Shape::Source)) {
        case Shape::Blob:
            return ShapeMaker<Mode>(run, fill).blob();
        case Shape::Caves:
            return ShapeMaker<Mode>(run, fill).caves(fill);
        case Shape::RoomsAndMaze:
            return ShapeMaker<Mode>(run, Shape::kLeastFill).roomsAndMaze();
        default:
            return checkPainted(run.map);
    }
}

}  // namespace

extern const Stage kStage{
    .id = "shape",
    .title = "Shape",
    .summary = "Decides which cells are open: the painted ones, or a region drawn by chance.",
    .algorithm = kAlgorithm,
    .steps = kSteps,
    .parameters = kParameters,
    .needs = kNothing,
    .gives = kOpenCells,
    .guarantees = kConnectsAll,
    .run = makeShape<trace::NoRecording>,
    .record = makeShape<trace::Recording>,
    .changesNothing =
        [](const Parameters& parameters) { return parameters[Shape::Source] == Shape::Painted; },
    .sentences = kSentences,
};

}  // namespace mazeloom::generate::stage::shape
