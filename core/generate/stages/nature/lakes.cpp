// SPDX-License-Identifier: MIT
// Puts lakes and rivers on a finished layout, after Brian Walker's Brogue, whose lakes never split
// a level. Here the neighbours of a cell decide whether it may be flooded, so that edits only
// change water nearby.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <set>
#include <tuple>
#include <vector>

#include "core/generate/connect/door_frame.h"
#include "core/generate/connect/second_doors.h"
#include "core/generate/shared/cell_bits.h"
#include "core/generate/shared/ground.h"
#include "core/generate/shared/ranges.h"
#include "core/generate/shared/stage.h"
#include "core/generate/stages/nature/reserved.h"
#include "core/generate/stages/nature/smooth.h"
#include "core/grid/surroundings.h"
#include "core/random/squares.h"

namespace mazeloom::generate::stage::lakes {

namespace {

using grid::Index;
using grid::Point;
using level::Cell;
using level::Terrain;
using trace::StepKind;

/// The stage that floods cells in lakes and along rivers (RULES.md G-110).
struct Lakes {
    enum Parameter { Kind, Share, Size, Rivers, Width, Bridges, Rock, Shore, ShoreWidth };
};

constexpr Sentence kTooDeep{"lakes-too-deep",
                            "lakes of water can be too deep for a temple, where the hero holds "
                            "their breath: use the stage Water, or another kind"};
constexpr std::array kSentences{kTooDeep};

constexpr std::array<std::string_view, 5> kAlgorithm{
    "Divide the level into squares. Draw for each whether it has a lake, where and how wide; draw "
    "for each river where it comes in and goes out, and its bends.",
    "Flood a lake from its middle outwards, a river stretch by stretch: bare floor, and rock too "
    "if it is lava or a chasm.",
    "Leave a cell dry if its dry neighbours cannot reach each other around it. Check the cells "
    "left dry again until nothing changes.",
    "Lay bridges where such a cell has the flood on two opposite sides.",
    "Wall up a door if the flood left two between the same neighbours. Let a shore grow around "
    "everything.",
};

constexpr std::array kSteps{
    StepInfo{StepKind::Start, 0, "A lake or river, at %1"},
    StepInfo{StepKind::Flood, 1},
    StepInfo{StepKind::KeepWay, 2},
    StepInfo{StepKind::LayBridge, 3},
    StepInfo{StepKind::CloseDoor, 4},
    StepInfo{StepKind::GrowShore, 4},
};

enum KindChoice { kWater, kLava, kChasm, kIce };
constexpr std::array<std::string_view, 4> kKinds{"water", "lava", "chasm", "ice"};
constexpr std::array kFloods{Terrain::Water, Terrain::Lava, Terrain::Chasm, Terrain::Ice};
constexpr std::array<std::string_view, 4> kShores{"none", "grass", "rubble", "ice"};
constexpr std::array kBanks{Terrain::Floor, Terrain::Grass, Terrain::Rubble, Terrain::Ice};

constexpr std::array kParameters{
    ParameterInfo{"kind", "Kind", "What lakes and rivers consist of", ParameterInfo::Type::Choice,
                  0, kKinds.size() - 1, kWater, kKinds},
    percent("lakes", "Lakes",
            "How many of a hundred squares, each a little wider than a lake, have one", 0, 100, 30),
    number("size", "Size", "How wide lakes get, in cells; the smallest are half as wide", 2, 99,
           10),
    number("rivers", "Rivers", "How many rivers run through the level, from side to side", 0, 32,
           1),
    number("width", "Width", "How wide rivers are, in cells", 1, 16, 2),
    ParameterInfo{"bridges",
                  "Bridges",
                  "Whether ways cross on bridges; without bridges a way stays floor, or is waded "
                  "through water",
                  ParameterInfo::Type::Switch,
                  0,
                  1,
                  1,
                  {},
                  {},
                  {"kind", 0b0111}},
    ParameterInfo{"rock",
                  "Through rock",
                  "Whether they cover rock, too, and not only floor",
                  ParameterInfo::Type::Switch,
                  0,
                  1,
                  1,
                  {},
                  {},
                  {"kind", 0b0110}},
    ParameterInfo{"shore", "Shore", "What lies around them", ParameterInfo::Type::Choice, 0,
                  kShores.size() - 1, 0, kShores},
    ParameterInfo{"shore-width",
                  "Shore width",
                  "How far the shore reaches, in cells",
                  ParameterInfo::Type::Number,
                  1,
                  8,
                  1,
                  {},
                  {},
                  {"shore", 0b1110}},
};

template <typename Mode>
class Flooder {
  public:
    explicit Flooder(StageRun<Mode>& run)
        : run_(run),
          cells_(run.map.cells),
          kind_(run.parameter(Lakes::Kind)),
          flood_(kFloods[static_cast<std::size_t>(kind_)]),
          takesRock_((kind_ == kLava || kind_ == kChasm) && run.flag(Lakes::Rock)),
          reserved_(reservedCells(run.map)),
          doors_(doorsOf(run.map)),
          dry_(cells_,
               [flood = flood_](Cell cell) {
                   return unsigned{cell.isWalkable()} & unsigned{cell.terrain() != flood};
               }),
          through_(dry_),
          watch_(run.watch, 4 * static_cast<std::uint64_t>(run.map.size().area())) {
        for (const Index door : doors_) {
            dry_.set(door);
            if (isBarrier(cells_[door])) {
                through_.reset(door);
            } else {
                through_.set(door);
            }
        }
    }

    void make() {
        const std::vector<Index> single = singleDoors();
        makeLakes();
        for (int river = 0; river < run_.parameter(Lakes::Rivers); ++river)
            makeRiver(river);
        lookAgain(left_, true);
        for (const Index i : left_)
            endWith(i);
        closeSecondDoors(single);
        growShore();
    }

  private:
    enum Purpose : std::uint64_t { kLake = 1, kOutline, kRiver, kBend, kStretch };

    /// Returns each door that is the only one between the two neighbours that it joins; the flood
    /// may cut off the path to such a door. Returns none if the flood can be walked, or if the
    /// level has locks, because every door then has a role in the mission.
    std::vector<Index> singleDoors() {
        std::vector<Index> single;
        const bool hasLocks = std::ranges::any_of(doors_, [this](Index door) {
            const Terrain terrain = cells_[door].terrain();
            return level::isLocked(terrain) || level::isOneWay(terrain);
        });
        if (Cell(flood_).isWalkable() || hasLocks) return single;
        SecondDoors seconds(run_.map);
        for (const Index door : doors_) {
            watch_.poll(kCellsADoor);
            if (isMadeDoor(run_.map, door) && isFramed(cells_, door) && !seconds.hasOther(door))
                single.push_back(door);
        }
        return single;
    }

    /// About the number of cells that are followed to see whether a door is a second one.
    static constexpr std::uint64_t kCellsADoor = 64;

    /// Closes doors that became second doors: where the flood removed a passage's fork, both ends
    /// of the passage may now lead to the same room.
    void closeSecondDoors(const std::vector<Index>& single) {
        SecondDoors seconds(run_.map);
        for (const Index i : single) {
            watch_.poll(kCellsADoor);
            if (!isFramed(cells_, i) || !seconds.hasOther(i) || !isNeedless(i)) continue;
            run_.write.begin(StepKind::CloseDoor, i);
            run_.write.set(i, Cell(Terrain::Wall));
            run_.map.marks[i] &= static_cast<std::uint8_t>(~unsigned{level::kPassage});
        }
    }

    /// Whether the door's two sides are connected by a path that passes neither the door nor a
    /// barrier. The flood may have split a room, so that its doors lead to different parts.
    bool isNeedless(Index door) const {
        const auto isOpen = [this](Index i) {
            return cells_[i].isWalkable() && !isBarrier(cells_[i]);
        };
        const auto steps = cells_.steps();
        const auto first = std::ranges::find_if(
            steps, [&](std::ptrdiff_t step) { return isOpen(shifted(door, step)); });
        if (first == steps.end()) return true;
        const Index goal = shifted(door, -*first);
        std::set<Index> seen{door, shifted(door, *first)};
        std::vector<Index> reached{shifted(door, *first)};
        for (std::size_t next = 0; next < reached.size(); ++next) {
            if (reached[next] == goal) return true;
            for (const std::ptrdiff_t step : cells_.steps()) {
                const Index beside = shifted(reached[next], step);
                if (isOpen(beside) && seen.insert(beside).second) reached.push_back(beside);
            }
        }
        return false;
    }

    void makeLakes() {
        const int size = run_.parameter(Lakes::Size);
        const int side = size + 4;
        const random::Places places = run_.places.of(kLake).ofNumbers();
        const random::Squares squares(run_.places.origin(), side);
        squares.forEach(cells_.size(), [&](Point square) {
            watch_.poll(static_cast<std::uint64_t>(side * side));
            random::Stream random = places.stream(square);
            if (!random.chance(run_.parameter(Lakes::Share))) return;
            const Point corner = squares.corner(square);
            const int x = corner.x + random.between(0, side - 1);
            const int y = corner.y + random.between(0, side - 1);
            makeLake({x, y}, random.between((size + 1) / 2, size));
        });
    }

    /// Floods roughly a disc that is `width` cells wide; its outline varies by a fifth.
    void makeLake(Point middle, int width) {
        const int reach = width * 5 / 8 + 1;
        const Smooth outline(run_.places.of(kOutline), 4);
        std::vector<Wish> wishes;
        for (int dy = -reach; dy <= reach; ++dy) {
            for (int dx = -reach; dx <= reach; ++dx) {
                const Point p = middle + Point{dx, dy};
                const int distance = dx * dx + dy * dy;
                const bool isIn = 4 * 256 * distance <= width * width * (128 + outline.at(p));
                if (isIn && cells_.contains(p))
                    wishes.push_back({static_cast<std::uint64_t>(distance), 0, cells_.index(p)});
            }
        }
        flood(wishes, middle, {middle.x - reach, middle.y - reach, 2 * reach + 1, 2 * reach + 1});
    }

    /// Floods a river from the left side to the right, or from the top to the bottom, stretch by
    /// stretch: first both ends, then the other stretches in a drawn order, so that crossings may
    /// be anywhere along the river.
    void makeRiver(int number) {
        constexpr int stretch = 6;
        constexpr int bend = 12;
        const random::Places numbers = run_.places.ofNumbers();
        random::Stream random = numbers.of(kRiver).stream({number, 0});
        const random::Places bends = numbers.of(kBend).of(static_cast<std::uint64_t>(number));
        const random::Places order = numbers.of(kStretch).of(static_cast<std::uint64_t>(number));
        const bool isUpright = random.chance(50);
        const int length = isUpright ? cells_.height() : cells_.width();
        const int across = isUpright ? cells_.width() : cells_.height();
        const int from = random.between(across / 6, across - 1 - across / 6);
        const int to = random.between(across / 6, across - 1 - across / 6);
        const int most = std::min(8, across / 5);
        const auto bendAt = [&](int node) {
            return static_cast<int>(
                       bends.below({node, 0}, static_cast<std::uint32_t>(2 * most + 1))) -
                   most;
        };
        const auto courseAt = [&](int along) {
            const int node = along / bend;
            const int past = along % bend;
            const int course = from + (to - from) * along / length +
                               (bendAt(node) * (bend - past) + bendAt(node + 1) * past) / bend;
            return std::clamp(course, 0, across - 1);
        };
        const int width = run_.parameter(Lakes::Width);
        std::vector<Wish> wishes;
        for (int along = 0; along < length; ++along) {
            const int here = courseAt(along);
            const int last = along == 0 ? here : courseAt(along - 1);
            const int first = std::min(here, last) - (width - 1) / 2;
            const int end = std::max(here, last) + width / 2;
            for (int side = first; side <= end; ++side) {
                const Point p = isUpright ? Point{side, along} : Point{along, side};
                if (!cells_.contains(p)) continue;
                const bool isMouth = along < stretch || along >= length - stretch;
                wishes.push_back({isMouth ? 0 : order.bits({along / stretch, 0}),
                                  static_cast<std::uint32_t>(along), cells_.index(p)});
            }
        }
        const Point source = isUpright ? Point{from, 0} : Point{0, from};
        flood(wishes, source, {0, 0, cells_.width(), cells_.height()});
    }

    /// A cell to be flooded. Wishes are sorted by `order`, then by `next`.
    struct Wish {
        std::uint64_t order = 0;
        std::uint32_t next = 0;
        Index cell = 0;
    };

    void flood(std::vector<Wish>& wishes, Point at, const grid::Rect& area) {
        std::erase_if(wishes, [&](const Wish& wish) { return !mayFlood(wish.cell); });
        if (wishes.empty()) return;
        std::ranges::sort(wishes, {}, [](const Wish& wish) {
            return std::tuple(wish.order, wish.next, wish.cell);
        });
        const Index start = cells_.contains(at) ? cells_.index(at) : wishes.front().cell;
        run_.write.begin(StepKind::Start, start);
        run_.write.note(area);
        std::vector<Index> dry;
        for (const Wish& wish : wishes) {
            if (!mayFlood(wish.cell)) continue;
            if (isWay(wish.cell)) {
                dry.push_back(wish.cell);
                run_.write.begin(StepKind::KeepWay, wish.cell);
            } else {
                floodCell(wish.cell);
            }
        }
        lookAgain(dry, false);
        left_.insert(left_.end(), dry.begin(), dry.end());
    }

    bool mayFlood(Index i) const {
        // A flood that cannot be walked stays off cells beside doors: the wall around the door and
        // the ground that the door leads to must stay.
        const bool isBarred = !Cell(flood_).isWalkable() && isBesideADoor(cells_, i);
        if (takesRock_ && isRock(run_.map, i)) return !isBarred;
        return !isBarred && isPlainFloor(cells_[i]) && (run_.map.marks[i] & level::kFinal) == 0 &&
               !reserved_.contains(i);
    }

    /// Whether the cell is a locked, secret or one-way door, which cannot always be passed in both
    /// directions. The door must stay reachable, but no path may rely on passing it.
    static bool isBarrier(Cell cell) {
        return level::isDoor(cell.terrain()) && !level::isPlainDoor(cell.terrain());
    }

    /// Whether the dry cells beside a cell might be disconnected if the cell were flooded.
    bool isWay(Index i) const {
        if (kind_ == kIce || !cells_[i].isWalkable()) return false;
        constexpr unsigned kMiddle = 0b010;
        constexpr unsigned kCorners = 0b101;
        unsigned square = 0;
        for (int row = -1; row <= 1; ++row) {
            const Index first = shifted(i, row * down_ - 1);
            const unsigned sides = row == 0 ? kCorners : kMiddle;
            square = square << 3 | (dry_.from(first) & sides) |
                     (row == 0 ? 0 : through_.from(first) & kCorners);
        }
        return !kHolds[square];
    }

    /// For each set of cells of a 3 × 3 square, bit 3 y + x for the cell (x, y): whether
    /// grid::holdsWithoutMiddle() is true.
    static constexpr std::array<bool, 512> kHolds = [] {
        std::array<bool, 512> holds{};
        for (unsigned square = 0; square < holds.size(); ++square) {
            holds[square] = grid::holdsWithoutMiddle(grid::surroundings(
                {1, 1}, [&](Point p) { return (square >> (3 * p.y + p.x) & 1u) != 0; }));
        }
        return holds;
    }();

    /// A window of the cells up to kReach columns and rows away, as a set of bits for each row,
    /// with an empty row above and below.
    static constexpr int kReach = 10;
    static constexpr int kSide = 2 * kReach + 1;
    using Window = std::array<std::uint32_t, kSide + 2>;

    /// Returns the bits of the window around a cell.
    Window windowAround(Index middle, const CellBits& bits) const {
        Window window{};
        for (int row = 0; row < kSide; ++row) {
            const Index first = shifted(middle, (row - kReach) * down_ - kReach);
            window[static_cast<std::size_t>(row) + 1] =
                bits.from(first) & ((std::uint32_t{1} << kSide) - 1);
        }
        return window;
    }

    /// Returns the four cells beside the window's middle that are in the window, as bits.
    static unsigned sidesIn(const Window& window) {
        constexpr std::size_t kMiddle = kReach + 1;
        return (window[kMiddle - 1] >> kReach & 1u) | (window[kMiddle + 1] >> kReach & 1u) << 1 |
               (window[kMiddle] >> (kReach - 1) & 0b101u) << 2;
    }

    /// Whether paths within the window connect the dry cells beside a cell without crossing the
    /// cell. `without` holds the dry sides for which an earlier search found no such path, or 0. As
    /// long as no further side is flooded, there is none, because dry cells only get fewer.
    bool hasWayAround(Index middle, unsigned& without) const {
        Window dry = windowAround(middle, dry_);
        const unsigned sides = sidesIn(dry);
        if (sides == 0 || sides == without) return false;
        without = sides;
        dry[kReach + 1] &= ~(std::uint32_t{1} << kReach);
        return areConnected(sides, dry, windowAround(middle, through_));
    }

    /// Whether paths connect the dry cells at the sides of a window's middle. Searches breadth
    /// first from one of them, all rows of the window at once.
    static bool areConnected(unsigned sides, const Window& dry, const Window& through) {
        Window reached{};
        if ((sides & 0b0001) != 0) {
            reached[kReach] = std::uint32_t{1} << kReach;
        } else if ((sides & 0b0010) != 0) {
            reached[kReach + 2] = std::uint32_t{1} << kReach;
        } else {
            reached[kReach + 1] = std::uint32_t{1}
                                  << ((sides & 0b0100) != 0 ? kReach - 1 : kReach + 1);
        }
        while ((sidesIn(reached) & sides) != sides) {
            Window from;
            for (std::size_t row = 0; row < from.size(); ++row)
                from[row] = reached[row] & through[row];
            std::uint32_t grown = 0;
            for (std::size_t row = 1; row <= kSide; ++row) {
                const std::uint32_t around =
                    from[row] << 1 | from[row] >> 1 | from[row - 1] | from[row + 1];
                const std::uint32_t added = around & dry[row] & ~reached[row];
                reached[row] |= added;
                grown |= added;
            }
            if (grown == 0) return false;
        }
        return true;
    }

    /// Floods dry cells that no path needs any longer. Repeats this until nothing changes, so that
    /// dead ends are flooded from their ends. In the last pass, also floods a cell if another way
    /// leads around it.
    void lookAgain(std::vector<Index>& dry, bool isLast) {
        std::size_t left = dry.size() + 1;
        std::vector<unsigned> without(dry.size());  // for hasWayAround()
        const auto staysDry = [&](Index i, unsigned& withoutWay) {
            if (!mayFlood(i)) return false;
            if (isWay(i) && !(isLast && hasWayAround(i, withoutWay))) return true;
            floodCell(i);
            return false;
        };
        while (left != dry.size()) {
            left = dry.size();
            std::size_t kept = 0;
            const auto look = [&](std::size_t begin, std::size_t end) {
                for (std::size_t k = begin; k < end; ++k) {
                    if (!staysDry(dry[k], without[k])) continue;
                    without[kept] = without[k];
                    dry[kept++] = dry[k];
                }
            };
            watch_.forEachChunk(left, look);
            dry.resize(kept);
        }
    }

    void floodCell(Index i) {
        run_.write.begin(StepKind::Flood, i);
        run_.write.set(i, Cell(flood_));
        dry_.reset(i);
        through_.reset(i);
        flooded_.push_back(i);
    }

    bool isFlooded(Index i) const { return cells_[i].terrain() == flood_; }

    /// Decides the final state of a dry cell. If bridges are on and the flood lies on two opposite
    /// sides, the cell becomes a bridge; else it is flooded if the flood is water, and stays
    /// unchanged otherwise.
    void endWith(Index i) {
        if (!mayFlood(i)) return;
        const bool isBetween = std::ranges::any_of(
            std::array{cells_.step(grid::Direction::Right), cells_.step(grid::Direction::Down)},
            [&](std::ptrdiff_t step) {
                return isFlooded(shifted(i, step)) && isFlooded(shifted(i, -step));
            });
        if (run_.flag(Lakes::Bridges) && isBetween) {
            run_.write.begin(StepKind::LayBridge, i);
            run_.write.set(i, Cell(Terrain::Bridge));
        } else if (kind_ == kWater) {
            floodCell(i);
        }
    }

    void growShore() {
        const Terrain bank = kBanks[static_cast<std::size_t>(run_.parameter(Lakes::Shore))];
        if (bank == Terrain::Floor || bank == flood_) return;
        std::vector<Index> edge = flooded_;
        for (int width = run_.parameter(Lakes::ShoreWidth); width > 0; --width) {
            std::vector<Index> next;
            watch_.poll(edge.size());
            for (const Index i : edge) {
                for (const std::ptrdiff_t step : cells_.steps()) {
                    const Index beside = shifted(i, step);
                    if (!isPlainFloor(cells_[beside]) || !mayFlood(beside)) continue;
                    run_.write.begin(StepKind::GrowShore, beside);
                    run_.write.set(beside, Cell(bank));
                    next.push_back(beside);
                }
            }
            edge = std::move(next);
        }
    }

    StageRun<Mode>& run_;
    const level::CellGrid& cells_;
    const int kind_;
    const Terrain flood_;
    const bool takesRock_;
    const std::set<Index> reserved_;
    std::vector<Index> flooded_;
    std::vector<Index> left_;  ///< cells left dry, because ways cross them
    const std::ptrdiff_t down_ = cells_.stride();
    const std::vector<Index> doors_;
    CellBits dry_;      ///< cells that are not flooded and can be entered
    CellBits through_;  ///< dry cells that are no barriers
    PacedWatch watch_;  ///< counts passes over cells
};

template <typename Mode>
StageResult makeLakes(StageRun<Mode>& run) {
    if (run.map.ruleset == level::Ruleset::Temple && run.parameter(Lakes::Kind) == kWater) {
        return failure(kTooDeep);
    }
    Flooder<Mode>(run).make();
    return {};
}

}  // namespace

extern const Stage kStage{
    .id = "lakes",
    .title = "Lakes and rivers",
    .summary = "Adds water, lava, chasms or ice without cutting anything off.",
    .algorithm = kAlgorithm,
    .steps = kSteps,
    .parameters = kParameters,
    .needs = kOpenCells,
    .gives = kNothing,
    .guarantees = kStaysConnected | kOpensByDoors,
    .run = makeLakes<trace::NoRecording>,
    .record = makeLakes<trace::Recording>,
    .sentences = kSentences,
};

}  // namespace mazeloom::generate::stage::lakes
