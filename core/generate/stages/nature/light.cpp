// SPDX-License-Identifier: MIT
// Makes lit and dark places: in the dark, the hero sees only near cells (RULES.md D-20). Rogue had
// dark rooms; here torches hang on walls and light everything that can be seen within their reach.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/generate/shared/cells.h"
#include "core/generate/shared/ground.h"
#include "core/generate/shared/ranges.h"
#include "core/generate/shared/stage.h"
#include "core/generate/stages/nature/dark_walls.h"
#include "core/generate/stages/nature/smooth.h"
#include "core/grid/line.h"
#include "core/random/squares.h"

namespace mazeloom::generate::stage::light {

namespace {

using grid::Direction;
using grid::Index;
using grid::Point;
using level::Cell;
using level::Terrain;
using trace::StepKind;

/// The stage that determines the dark cells and hangs torches (RULES.md G-111).
struct Light {
    enum Parameter { Rooms, Elsewhere, Torches, Reach };
};

constexpr std::array<std::string_view, 5> kAlgorithm{
    "Draw for each room whether it is dark.",
    "Let whole stretches outside of rooms be dark, by smooth noise.",
    "Divide the level into squares of eight cells. Draw for each whether a torch hangs there: on a "
    "wall with one open side that is dark.",
    "Light what can be seen from in front of each torch and fireplace, within its range, and what "
    "is beside lava.",
    "Darken walls and doors where nothing beside them is lit.",
};

constexpr std::array kSteps{
    StepInfo{StepKind::Darken, 0},      StepInfo{StepKind::DarkenRest, 1},
    StepInfo{StepKind::HangTorch, 2},   StepInfo{StepKind::CastLight, 3},
    StepInfo{StepKind::DarkenWalls, 4},
};

constexpr std::array kParameters{
    percent("rooms", "Dark rooms", "How many of the rooms are dark", 0, 100, 40),
    percent("elsewhere", "Dark elsewhere", "How much of the area outside of rooms is dark", 0, 100,
            60),
    percent("torches", "Torches",
            "How many of a hundred squares of eight cells in the dark get a torch", 0, 100, 30),
    number("reach", "Reach", "How far torches light, in cells", 1, 8, 4),
};

constexpr int kSquare = 8;
/// The reach of fireplaces in the game, in cells (RULES.md D-7.5).
constexpr int kHearthReach = 3;
/// The reach of lava, in cells: only the cells beside it.
constexpr int kGlow = 1;

template <typename Mode>
class Lighter {
  public:
    explicit Lighter(StageRun<Mode>& run)
        : run_(run),
          cells_(run.map.cells),
          watch_(run.watch, 4 * static_cast<std::uint64_t>(run.map.size().area())) {}

    void make() {
        darkenRooms();
        darkenRest();
        castFromAll();
        hangTorches();
        darkenWalls(run_);
    }

  private:
    enum Purpose : std::uint64_t { kRooms = 1, kStretches, kSquares, kTorches };

    bool isDark(Index i) const { return run_.map.isDark(i); }

    bool isClear(Index i) const { return isClearOfLight(cells_[i]); }

    /// Whether the cell's theme decides whether the cell is dark (RULES.md G-112.4).
    bool isOfATheme(Index i) const {
        const level::Theme* theme = run_.map.themeOf(i);
        return theme != nullptr && theme->isDark.has_value();
    }

    bool isOfARoom(Index i) const { return (run_.map.marks[i] & level::kRoom) != 0; }

    bool isDrawnDark(const level::PlacedRoom& room) const {
        if (room.handcrafted >= 0) {
            const auto& tags = run_.rooms[static_cast<std::size_t>(room.handcrafted)].tags;
            return std::ranges::find(tags, "dark") != tags.end();
        }
        return run_.places.of(kRooms).chance(room.rect.topLeft(), run_.parameter(Light::Rooms));
    }

    void darkenRooms() {
        for (const level::PlacedRoom& room : run_.map.rooms) {
            if (!isDrawnDark(room)) continue;
            bool isFirst = true;
            for (int y = room.rect.y; y <= room.rect.bottom(); ++y) {
                for (int x = room.rect.x; x <= room.rect.right(); ++x) {
                    const Index i = cells_.index({x, y});
                    if (!isClear(i) || !isOfARoom(i) || isOfATheme(i)) continue;
                    if (isFirst) beginRoom(room.rect);
                    isFirst = false;
                    run_.write.shade(i, true);
                }
            }
        }
    }

    void beginRoom(const grid::Rect& room) {
        run_.write.begin(StepKind::Darken, cells_.index(room.centre()));
        run_.write.note(room);
    }

    void darkenRest() {
        const int below = run_.parameter(Light::Elsewhere) * 256 / 100;
        if (below == 0) return;
        const Smooth noise(run_.places.of(kStretches), kSquare);
        std::optional<Index> first;
        forEachPlace(cells_, watch_, [&](Index i, Point p) {
            if (!isClear(i) || isOfARoom(i) || isOfATheme(i) || noise.at(p) >= below) return;
            if (!first) run_.write.begin(StepKind::DarkenRest, i);
            first = i;
            run_.write.shade(i, true);
        });
    }

    /// Casts the light of all existing sources.
    void castFromAll() {
        if (run_.map.dark.size().isEmpty()) return;
        const int reach = run_.parameter(Light::Reach);
        forEachPlace(cells_, watch_, [&](Index i, Point p) {
            const Terrain terrain = cells_[i].terrain();
            if (terrain == Terrain::Fireplace) cast(p, p, kHearthReach);
            if (terrain == Terrain::Lava) cast(p, p, kGlow);
            if (terrain != Terrain::Torch) return;
            for (const Direction d : grid::kDirections) {
                const Point before = p + grid::offset(d);
                if (cells_.contains(before) && isClear(cells_.index(before)))
                    cast(p, before, reach);
            }
        });
    }

    /// Lights all cells of the disc around `from` that can be seen from there; `source` is the cell
    /// that the step of the trace names.
    void cast(Point source, Point from, int reach) {
        bool isFirst = true;
        for (int dy = -reach; dy <= reach; ++dy) {
            for (int dx = -reach; dx <= reach; ++dx) {
                const Point p = from + Point{dx, dy};
                if (dx * dx + dy * dy > reach * (reach + 1) || !cells_.contains(p)) continue;
                const Index i = cells_.index(p);
                if (!isDark(i) || !isClearBetween(from, p)) continue;
                if (isFirst) run_.write.begin(StepKind::CastLight, cells_.index(source));
                isFirst = false;
                run_.write.shade(i, false);
            }
        }
    }

    bool isClearBetween(Point from, Point to) const {
        const std::vector<Point> line = grid::line(from, to);
        return std::all_of(line.begin(), line.end(),
                           [&](Point p) { return isClear(cells_.index(p)); });
    }

    void hangTorches() {
        if (run_.map.dark.size().isEmpty()) return;
        const random::Places places = run_.places.of(kSquares).ofNumbers();
        const random::Squares squares(run_.places.origin(), kSquare);
        squares.forEach(cells_.size(), [&](Point square) {
            watch_.poll(kSquare * kSquare);
            if (!places.chance(square, run_.parameter(Light::Torches))) return;
            if (const auto sconce = sconceIn(squares.corner(square))) hangTorch(*sconce);
        });
    }

    /// Returns, in the square with this corner, the wall with the smallest hash on which a torch
    /// can hang.
    std::optional<Point> sconceIn(Point corner) const {
        const random::Places places = run_.places.of(kTorches);
        std::optional<Point> best;
        std::uint64_t least = 0;  // the hash of `best`
        for (int y = std::max(corner.y, 0); y < std::min(corner.y + kSquare, cells_.height());
             ++y) {
            for (int x = std::max(corner.x, 0); x < std::min(corner.x + kSquare, cells_.width());
                 ++x) {
                const Point p{x, y};
                if (!isRock(run_.map, cells_.index(p))) continue;
                const std::uint64_t bits = places.bits(p);
                if ((best && bits >= least) || !isSconce(p)) continue;
                best = p;
                least = bits;
            }
        }
        return best;
    }

    /// Whether a wall has exactly one open side, which is dark, and none of the eight cells around
    /// the wall is a door.
    bool isSconce(Point p) const {
        const auto side = sideOf(p);
        if (!side || !isDark(cells_.index(*side))) return false;
        for (int dy = -1; dy <= 1; ++dy) {
            for (int dx = -1; dx <= 1; ++dx) {
                if (level::isDoor(cells_.at(p + Point{dx, dy}).terrain())) return false;
            }
        }
        return true;
    }

    /// Returns the only cell beside a wall that is not opaque; nothing if there is none, or
    /// several.
    std::optional<Point> sideOf(Point p) const {
        std::optional<Point> side;
        for (const Direction d : grid::kDirections) {
            const Point beside = p + grid::offset(d);
            if (cells_.at(beside).isOpaque()) continue;
            if (side) return std::nullopt;
            side = beside;
        }
        return side;
    }

    void hangTorch(Point p) {
        const auto side = sideOf(p);
        const Index i = cells_.index(p);
        run_.write.begin(StepKind::HangTorch, i);
        run_.write.set(i, Cell(Terrain::Torch));
        cast(p, *side, run_.parameter(Light::Reach));
    }

    StageRun<Mode>& run_;
    const level::CellGrid& cells_;
    PacedWatch watch_;  ///< counts passes over cells
};

template <typename Mode>
StageResult light(StageRun<Mode>& run) {
    Lighter<Mode>(run).make();
    return {};
}

}  // namespace

extern const Stage kStage{
    .id = "light",
    .title = "Light",
    .summary =
        "Makes rooms and passages dark, so that only near cells are seen, and hangs torches.",
    .algorithm = kAlgorithm,
    .steps = kSteps,
    .parameters = kParameters,
    .needs = kOpenCells,
    .gives = kNothing,
    .guarantees = kSameCellsOpen,
    .run = light<trace::NoRecording>,
    .record = light<trace::Recording>,
    .ruleset = level::Ruleset::Descent,
};

}  // namespace mazeloom::generate::stage::light
