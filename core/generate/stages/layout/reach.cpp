// SPDX-License-Identifier: MIT
// A hidden maze with steps of two cells misses places: narrow passages at the wrong parity,
// chambers behind them, cells without an aisle beside them. This stage searches for such places
// from the aisles outwards. So when it finds a cell without an aisle beside it, the previous cell
// on the shortest path already has one beside it and can be dug.
#include <algorithm>
#include <array>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/generate/connect/narrow_passages.h"
#include "core/generate/shared/cells.h"
#include "core/generate/shared/free.h"
#include "core/generate/shared/kept.h"
#include "core/generate/shared/stage.h"
#include "core/generate/stages/layout/aisle_parts.h"
#include "core/generate/stages/layout/chamber_mazes.h"
#include "core/generate/stages/layout/stray_aisles.h"
#include "core/grid/labelled_runs.h"
#include "core/grid/point_text.h"

namespace mazeloom::generate::stage::reach {

namespace {

using grid::Direction;
using grid::Index;
using grid::Point;
using level::Cell;
using trace::StepKind;

constexpr Sentence kNoMaze{
    "reach-no-maze",
    "no hidden maze begins at the hero's cell: put the stage Hidden maze before Reach"};
constexpr Sentence kStray{
    "reach-stray-aisles",
    "the pinned aisles at %1 cannot be joined to the hidden maze: unpin cells around them"};
constexpr Sentence kBridges{"reach-pinned-bridges",
                            "the pinned cells at %1 are no aisles, though ways lead over them: "
                            "they stay without a trap; unpin them to lead the hidden maze there"};
constexpr Sentence kFarCells{
    "reach-pinned-far", "no aisle can be dug beside the pinned cells at %1: unpin some of them"};
constexpr Sentence kBarring{
    "reach-pinned-traps",
    "the pinned traps at %1 stand on the only way between two parts of the level: unpin them"};
constexpr Sentence kLostThing{"reach-thing",
                              "the %1 at %2 cannot be walked to: open a way there or move it"};
constexpr Sentence kPinnedTrapOnThing{
    "reach-pinned-trap-on-thing",
    "a pinned trap is on %1, where the %2 is: remove the trap or move the %2"};
constexpr Sentence kTrapOnThing{
    "reach-trap-on-thing",
    "a trap is painted on %1, where the %2 is: remove the trap or move the %2"};
constexpr Sentence kTrapInPassage{"reach-trap-in-passage",
                                  "a trap is painted on %1, the only way between two parts of the "
                                  "level: remove the trap or widen the passage"};
constexpr Sentence kLostCoin{
    "reach-coin", "the painted coin at %1 cannot be walked to: open a way there or remove it"};
constexpr Sentence kLostCoins{
    "reach-coins",
    "%1 painted coins, the first at %2, cannot be walked to: open a way there or remove them"};
constexpr Sentence kPinnedTrapBars{
    "reach-pinned-trap-bars",
    "the pinned trap on %1 bars the way to %2: remove the trap or widen the passage"};
constexpr Sentence kTrapBars{
    "reach-trap-bars",
    "the trap painted on %1 bars the way to %2: remove the trap or widen the passage"};
constexpr Sentence kTrapsBar{"reach-traps-bar", "painted traps bar the way to %1"};
constexpr std::array kSentences{kNoMaze,        kStray,     kBridges,           kFarCells,
                                kBarring,       kLostThing, kPinnedTrapOnThing, kTrapOnThing,
                                kTrapInPassage, kLostCoin,  kLostCoins,         kPinnedTrapBars,
                                kTrapBars,      kTrapsBar};

constexpr std::array<std::string_view, 6> kAlgorithm{
    "Mark the region: every cell that the hero can walk to while nothing else is there.",
    "Where the hidden maze did not reach and there is room, weave a separate maze.",
    "Note what must be an aisle: places of things, painted coins, narrow passages.",
    "Go outwards from the aisles, always to the nearest cell first.",
    "Dig where a cell must be an aisle, or where its neighbour has no aisle beside it.",
    "Link mazes that are not joined yet by the shortest ways between them.",
};

constexpr std::array kSteps{
    StepInfo{StepKind::Carve, 1},
    StepInfo{StepKind::Backtrack, 5},
    StepInfo{StepKind::Link, 4, "Made %1 an aisle: the hidden maze did not come near enough"},
};

template <typename Mode>
class Reach {
  public:
    explicit Reach(StageRun<Mode>& run)
        : run_(run),
          cells_(run.map.cells),
          marks_(run.map.marks),
          steps_(cells_.steps()),
          notes_(run.map.size()),
          watch_(run.watch, kPasses * static_cast<std::uint64_t>(run.map.size().area())) {}

    StageResult lead() {
        const auto hero = run_.map.hero();
        if (!hero || !cells_.at(*hero).isAisle()) {
            return failure(kNoMaze);
        }
        markRegion(*hero);
        weaveRest();
        if (StageResult noted = noteNeededCells(); !noted) return noted;
        digOutwards(cellsBesideAisles());
        if (const StageResult joined = join(*hero); !joined) {
            if (!isKept(joined.error().cell)) return joined;
            Problem& warned = run_.problems.emplace_back(joined.error());
            warned.severity = Severity::Warning;
        }
        warnOfKeptCells();
        return {};
    }

  private:
    enum Note : std::uint8_t {
        kNeeded = 1,  ///< must be an aisle
        kFar = 2,     ///< neither an aisle nor beside one when the stage began
        kSeen = 4,    ///< a far cell that was queued; the bits from kWayBack on hold the way back
    };
    static constexpr unsigned kWayBack = 3;

    /// About the number of passes over all cells.
    static constexpr std::uint64_t kPasses = 16;

    /// Counts a pass over all cells.
    void pollPass() { watch_.poll(cells_.storage().size()); }
    void pollRow() { watch_.poll(static_cast<std::uint64_t>(cells_.width())); }

    bool inRegion(Index i) const { return (marks_[i] & level::kRegion) != 0; }
    Index beside(Index i, std::size_t d) const { return static_cast<Index>(i + steps_[d]); }
    bool hasAisleBeside(Index i) const {
        return cells_[beside(i, 0)].isAisle() || cells_[beside(i, 1)].isAisle() ||
               cells_[beside(i, 2)].isAisle() || cells_[beside(i, 3)].isAisle();
    }

    void markRegion(Point hero) {
        forEachCell(marks_, watch_, [this](Index i) {
            marks_[i] = static_cast<std::uint8_t>(marks_[i] & ~level::kRegion);
        });
        grid::LabelledRuns open(
            cells_.bounds(), grid::Touching::AtEdges,
            [this](Point p) { return cells_.at(p).isWalkable(); }, [this] { pollRow(); });
        const std::uint32_t region = open.label(hero);
        open.forEach([this](int) { pollRow(); },
                     [&](int y, grid::LabelledRuns::Run run, std::uint32_t label) {
                         if (label != region) return;
                         for (int x = run.first; x <= run.last; ++x)
                             marks_.at({x, y}) |= level::kRegion;
                     });
    }

    using Flags = grid::Grid<std::uint8_t, 2>;

    /// Returns 1 for the cells of the region that are neither aisles nor beside one. Uses plain
    /// pointers and no branches, so that the compiler vectorizes the loop.
    Flags farCells() const {
        Flags far(cells_.size());
        const Cell* const cells = cells_.storage().data();
        const std::uint8_t* const marks = marks_.storage().data();
        std::uint8_t* const out = far.storage().data();
        const std::ptrdiff_t stride = far.stride();
        const std::ptrdiff_t end = std::ssize(far.storage()) - stride;
        for (std::ptrdiff_t i = stride; i < end; ++i) {
            const unsigned around = unsigned{cells[i].bits()} | cells[i - stride].bits() |
                                    cells[i + stride].bits() | cells[i - 1].bits() |
                                    cells[i + 1].bits();
            out[i] = static_cast<std::uint8_t>(unsigned{(around & Cell::kAisle) == 0} &
                                               unsigned{(marks[i] & level::kRegion) != 0});
        }
        return far;
    }

    /// Calls visit(index) for all nonzero cells, in storage order.
    template <typename Visit>
    void forEachFlagged(const Flags& flags, const Visit& visit) {
        const std::uint8_t* const first = flags.storage().data();
        watch_.forEachChunk(flags.storage().size(), [&](std::size_t begin, std::size_t end) {
            const std::uint8_t* const last = first + end;
            for (const std::uint8_t* at = first + begin; (at = findByte(at, last, 1)) != last; ++at)
                visit(static_cast<Index>(at - first));
        });
    }

    void weaveRest() {
        Flags free = farCells();
        pollPass();
        bool isAny = false;
        forEachFlagged(free, [&](Index i) {
            free[i] = isFree(cells_[i]) ? 1 : 0;
            isAny = isAny || free[i] != 0;
        });
        if (isAny)
            weaveChambers(
                run_, free, [this](Index cell) { open(cell); }, watch_);
    }

    /// Joins the opened aisles. Fails if a trap bars a part of the level; the error names the trap.
    StageResult join(Point hero) {
        std::optional<Index> missed;
        if (!opened_.empty()) {
            AisleParts parts(run_.map, hero, opened_, watch_);
            parts.link(run_.places, [this](Index cell) { dig(cell); });
            missed = parts.firstApart(opened_);
        }
        if (!run_.level.kept.cells.isEmpty()) missed = joinKeptAisles(hero);
        if (missed_ > 0) {
            forEachCell(cells_, watch_, [&](Index i) {
                if (!missed && (notes_[i] & (kFar | kSeen)) == kFar) missed = i;
            });
        }
        return missed ? barredBy(hero, *missed) : StageResult();
    }

    /// Joins aisles that pinned cells keep apart. Aisles that cannot be joined stop being aisles,
    /// unless they are pinned. Returns one of these dropped aisles, if any.
    std::optional<Index> joinKeptAisles(Point hero) {
        StrayAisles<Mode> strays(run_);
        strays.joinTo(cells_.index(hero));
        bridges_.insert(bridges_.end(), strays.bridges().begin(), strays.bridges().end());
        std::optional<Index> apart;
        std::vector<Point> stray;
        forEachCell(cells_, watch_, [&](Index i) {
            if (!cells_[i].isAisle() || strays.isJoined(i)) return;
            if (cells_[i].isKept()) {
                stray.push_back(cells_.point(i));
                return;
            }
            apart = i;
            run_.write.begin(StepKind::Backtrack, i);
            run_.write.set(i, cells_[i].without(Cell::kAisle));
        });
        if (stray.empty()) return apart;
        warn(run_, kStray, {listOf(stray)}, stray.front());
        return apart;
    }

    bool isKept(std::optional<Point> cell) const { return cell && cells_.at(*cell).isKept(); }

    /// Warns where the hidden maze is incomplete because pinned cells cannot be dug.
    void warnOfKeptCells() {
        const auto tell = [this](std::vector<Point>& cells, const Sentence& sentence) {
            if (cells.empty()) return;
            std::ranges::sort(cells, {}, [](Point p) { return std::pair(p.y, p.x); });
            cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
            warn(run_, sentence, {listOf(cells)}, cells.front());
        };
        tell(bridges_, kBridges);
        tell(far_, kFarCells);
        tell(barring_, kBarring);
    }

    StageResult noteNeededCells() {
        for (const level::Thing& thing : run_.map.things) {
            const level::ThingInfo& info = level::info(thing.kind);
            if (!info.mustBeReached) continue;
            const Index i = cells_.index(thing.at);
            if (!inRegion(i)) {
                warn(run_, kLostThing, {thing.kind, thing.at}, thing.at);
                continue;
            }
            if (cells_[i].isTrap()) {
                return failure(cells_[i].isKept() ? kPinnedTrapOnThing : kTrapOnThing,
                               {thing.at, thing.kind}, thing.at);
            }
            notes_[i] |= kNeeded;
        }
        notePaintedCoins();
        std::optional<Point> trap;
        forEachNarrowPassage(marks_, watch_, [&](Index i) {
            if (cells_[i].isTrap() && cells_[i].isKept()) {
                barring_.push_back(cells_.point(i));
                return;
            }
            if (cells_[i].isTrap() && !trap) trap = cells_.point(i);
            notes_[i] |= kNeeded;
        });
        if (trap) {
            return failure(kTrapInPassage, {*trap}, *trap);
        }
        return {};
    }

    void notePaintedCoins() {
        std::int64_t lost = 0;
        Point firstLost;
        forEachCell(cells_, watch_, [&](Index i) {
            if (!cells_[i].hasCoin() || (marks_[i] & level::kForced) == 0) return;
            if (inRegion(i)) {
                notes_[i] |= kNeeded;
            } else if (lost++ == 0) {
                firstLost = cells_.point(i);
            }
        });
        if (lost == 0) return;
        if (lost == 1) {
            warn(run_, kLostCoin, {firstLost}, firstLost);
        } else {
            warn(run_, kLostCoins, {lost, firstLost}, firstLost);
        }
    }

    /// Marks the far cells; returns cells beside an aisle that are needed or lead to a far cell.
    std::deque<Index> cellsBesideAisles() {
        const Flags far = farCells();
        pollPass();
        forEachFlagged(far, [this](Index i) {
            notes_[i] |= kFar;
            ++missed_;
        });
        std::deque<Index> result;
        const Flags flags = cellsWithSomethingToDo();
        pollPass();
        forEachFlagged(flags, [&](Index i) {
            if (inRegion(i) && !cells_[i].isAisle() && (notes_[i] & kFar) == 0) result.push_back(i);
        });
        return result;
    }

    /// Returns 1 for cells that are needed or beside a far cell.
    Flags cellsWithSomethingToDo() const {
        Flags flags(cells_.size());
        const std::uint8_t* const notes = notes_.storage().data();
        std::uint8_t* const out = flags.storage().data();
        const std::ptrdiff_t stride = flags.stride();
        const std::ptrdiff_t end = std::ssize(flags.storage()) - stride;
        for (std::ptrdiff_t i = stride; i < end; ++i) {
            const unsigned around =
                unsigned{notes[i - stride]} | notes[i + stride] | notes[i - 1] | notes[i + 1];
            out[i] = static_cast<std::uint8_t>((notes[i] & kNeeded) | (around & kFar) / kFar);
        }
        return flags;
    }

    /// Searches breadth first from the cells beside aisles through all far cells. All earlier cells
    /// in the queue are done, so the previous cell on the way back is an aisle or beside an aisle.
    void digOutwards(std::deque<Index> queue) {
        for (std::uint64_t seen = 1; !queue.empty(); queue.pop_front(), ++seen) {
            if (seen % kStopPace == 0) watch_.poll(kStopPace);
            const Index here = queue.front();
            seeTo(here);
            // Nobody walks over a painted trap, so the search does not continue from it.
            if (cells_[here].isTrap()) continue;
            for (std::size_t d = 0; d < 4; ++d) {
                const Index next = beside(here, d);
                if ((notes_[next] & (kFar | kSeen)) != kFar) continue;
                const auto back = static_cast<unsigned>(opposite(static_cast<Direction>(d)));
                notes_[next] |= static_cast<std::uint8_t>(kSeen | back << kWayBack);
                queue.push_back(next);
                --missed_;
            }
        }
    }

    /// Makes sure that a cell has an aisle beside it, and is an aisle itself if needed. Pinned
    /// cells are not dug: the maze continues at the first cell behind them.
    void seeTo(Index cell) {
        if (cells_[cell].isAisle()) return;
        if (!hasAisleBeside(cell)) {
            const Index before = beside(cell, notes_[cell] >> kWayBack & 3u);
            if (!cells_[before].isKept()) {
                dig(before);
            } else if (!cells_[cell].isKept() && !cells_[cell].isTrap()) {
                bridges_.push_back(cells_.point(before));
                dig(cell);
            } else {
                far_.push_back(cells_.point(cell));
            }
        }
        if ((notes_[cell] & kNeeded) == 0 || cells_[cell].isAisle()) return;
        if (cells_[cell].isKept()) {
            bridges_.push_back(cells_.point(cell));
        } else {
            dig(cell);
        }
    }

    void dig(Index cell) {
        run_.write.begin(StepKind::Link, cell);
        open(cell);
    }

    /// Makes a cell an aisle, as part of the current step of the trace.
    void open(Index cell) {
        if (cells_[cell].isAisle()) return;
        run_.write.set(cell, cells_[cell].with(Cell::kAisle));
        opened_.push_back(cell);
    }

    /// Returns an error for a cell that can be reached only over traps. Among the traps that the
    /// hero can walk up to, the error names the one nearest to the cell.
    StageResult barredBy(Point hero, Index barred) const {
        const auto clear = [this](Point p) {
            return inRegion(cells_.index(p)) && !cells_.at(p).isTrap();
        };
        grid::LabelledRuns ways(cells_.bounds(), grid::Touching::AtEdges, clear);
        const std::uint32_t heroLabel = ways.label(hero);
        const auto touchesHers = [&](Point p) {
            for (Direction d : grid::kDirections) {
                const Point next = p + grid::offset(d);
                if (cells_.contains(next) && clear(next) && ways.label(next) == heroLabel)
                    return true;
            }
            return false;
        };
        std::vector<Index> queue{barred};
        std::vector<bool> seen(cells_.storage().size());
        const Point missed = cells_.point(barred);
        seen[barred] = true;
        for (std::size_t head = 0; head < queue.size(); ++head) {
            const Point here = cells_.point(queue[head]);
            if (touchesHers(here)) {
                return failure(cells_.at(here).isKept() ? kPinnedTrapBars : kTrapBars,
                               {here, missed}, here);
            }
            for (std::size_t d = 0; d < 4; ++d) {
                const Index next = beside(queue[head], d);
                if (!inRegion(next) || seen[next]) continue;
                seen[next] = true;
                queue.push_back(next);
            }
        }
        return failure(kTrapsBar, {missed}, missed);
    }

    StageRun<Mode>& run_;
    const level::CellGrid& cells_;
    level::MarkGrid& marks_;
    const std::array<std::ptrdiff_t, 4> steps_;
    grid::Grid<std::uint8_t, 2> notes_;
    std::size_t missed_ = 0;     ///< far cells not reached yet
    std::vector<Index> opened_;  ///< new aisles
    PacedWatch watch_;           ///< counts passes over cells
    // Pinned cells that leave the maze incomplete:
    std::vector<Point> bridges_;  ///< should be aisles
    std::vector<Point> far_;      ///< have no aisle beside them
    std::vector<Point> barring_;  ///< hold a trap in a narrow passage
};

template <typename Mode>
StageResult leadEverywhere(StageRun<Mode>& run) {
    return Reach<Mode>(run).lead();
}

}  // namespace

/// Leads the hidden maze to every place that the hero can walk to (RULES.md G-14). Afterwards,
/// 1. the aisles are one connected set that contains the hero's cell;
/// 2. every cell of the region (all cells that the hero can walk to in an empty level) is an aisle
///    or beside one;
/// 3. every cell that must be reached is an aisle;
/// 4. every narrow passage is an aisle, unless only a single cell lies behind it.
/// Marks the region with kRegion. Has no parameters.
extern const Stage kStage{
    .id = "reach",
    .title = "Reach",
    .summary = "Digs further aisles until the hidden maze leads to every place.",
    .algorithm = kAlgorithm,
    .steps = kSteps,
    .parameters = {},
    .needs = kHiddenMaze,
    .gives = kNothing,
    .guarantees = kSameCellsOpen,
    .run = leadEverywhere<trace::NoRecording>,
    .record = leadEverywhere<trace::Recording>,
    .isOfAttempt = true,
    .sentences = kSentences,
};

}  // namespace mazeloom::generate::stage::reach
