// SPDX-License-Identifier: MIT
// The fourth step of the Apple II generator: a passage with one way out becomes rock again, then
// the cell that it led to, and so on until a junction, a room or a thing stops it. A cell can only
// become a dead end if its neighbour was filled, so following each corridor back finds all dead
// ends.
#include "core/generate/stages/layout/dead_ends.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>
#include <vector>

#include "core/generate/connect/door_frame.h"
#include "core/generate/connect/second_doors.h"
#include "core/generate/shared/ground.h"
#include "core/generate/shared/stage.h"

namespace mazeloom::generate::stage::dead_ends {

namespace {

using grid::Direction;
using grid::Index;
using level::Cell;
using level::Terrain;
using trace::StepKind;

constexpr Sentence kAllFilled{"dead-ends-all",
                              "every passage was a dead end, so nothing is left open; place rooms, "
                              "keep some dead ends or make the level larger"};
constexpr std::array kSentences{kAllFilled};

constexpr std::array<std::string_view, 5> kAlgorithm{
    "Find the passages with at most one open neighbour: the dead ends.",
    "Leave a dead end as it is with the chance to keep it.",
    "Otherwise fill it and the corridor behind it, up to a cell with another way to go.",
    "A door that no longer leads anywhere becomes wall, too.",
    "With fewer forks, two doors may join the same two neighbours: one of them becomes wall, and "
    "the corridor behind it is filled.",
};

constexpr std::array kSteps{
    StepInfo{StepKind::KeepDeadEnd, 1},
    StepInfo{StepKind::FillDeadEnd, 2},
    StepInfo{StepKind::CloseDoor, 4},
};

constexpr std::array kParameters{
    ParameterInfo{"keep", "Keep", "How many of the dead ends stay", ParameterInfo::Type::Percent, 0,
                  100, 0},
    ParameterInfo{"second-doors", "Second doors",
                  "Whether two rooms, or a room and a passage that does not fork, may keep several "
                  "doors between them",
                  ParameterInfo::Type::Switch, 0, 1, 0},
};

/// Whether the cell is floor or a door with nothing on it: things, coins and traps protect a cell.
constexpr bool isBare(Cell cell) {
    return cell == Cell(Terrain::Floor) || cell == Cell(Terrain::ClosedDoor) ||
           cell == Cell(Terrain::OpenDoor);
}

/// Whether a stage dug the cell, and it is not a room's floor.
constexpr bool isDug(std::uint8_t marks) {
    return (marks & (level::kPassage | level::kRoom)) == level::kPassage;
}

template <typename Mode>
class Filler {
  public:
    explicit Filler(StageRun<Mode>& run)
        : run_(run),
          keep_(run.parameter(DeadEnds::Keep)),
          waysOut_(run.map.size()),
          watch_(run.watch, kPasses * waysOut_.storage().size()) {
        for (Direction d : grid::kDirections) {
            outs_[bit(d)] = {waysOut_.step(d), static_cast<std::uint8_t>(~bit(opposite(d)))};
        }
    }

    void fillAll() {
        findDeadEnds();
        watch_.poll(isDeadEnd_.size());
        watch_.forEachChunk(endOfCells(), [this](std::size_t begin, std::size_t end) {
            forEachOne(isDeadEnd_.data() + begin, end - begin, [this, begin](std::size_t k) {
                const auto deadEnd = static_cast<Index>(begin + k);
                if (isKept(deadEnd)) {
                    run_.write.begin(StepKind::KeepDeadEnd, deadEnd);
                } else {
                    followBack(deadEnd);
                }
            });
        });
    }

    /// Closes second doors until none is left. Closing a door may leave a dead end; filling the
    /// dead end may remove a fork from another passage, whose doors are then tested again. The
    /// remaining door keeps the two sides connected.
    void closeSecondDoors() {
        std::vector<Index> doors = doorsOf(run_.map);
        watch_.poll(isDeadEnd_.size());
        SecondDoors seconds(run_.map);
        seconds.count(doors);
        while (!doors.empty()) {
            shortened_.clear();
            for (const Index door : doors) {
                watch_.poll(kCellsADoor);
                if (isMadeDoor(run_.map, door) && isFramed(run_.map.cells, door) &&
                    seconds.hasOther(door)) {
                    close(door);
                }
            }
            doors.clear();
            for (const Index cell : shortened_)
                seconds.addDoorsAlong(cell, doors);
            std::ranges::sort(doors);
            doors.erase(std::unique(doors.begin(), doors.end()), doors.end());
        }
    }

    bool hasFilled() const { return hasFilled_; }

  private:
    /// The passes over all cells: for the dead ends, to fill them, and for the doors.
    static constexpr std::uint64_t kPasses = 3;
    /// About the number of cells that are followed to see whether a door is a second one.
    static constexpr std::uint64_t kCellsADoor = 64;
    /// Set on cells that must not be filled. Its two bits count as two additional ways out, so that
    /// such a cell never looks like a dead end.
    static constexpr unsigned kProtected = 0x30;

    /// The step along a cell's only way out, to the neighbour.
    struct Out {
        std::ptrdiff_t step = 0;
        /// A mask of the neighbour's ways that remain once the way between the two cells is closed.
        std::uint8_t others = 0xff;
    };

    static constexpr unsigned bit(Direction d) { return 1u << static_cast<unsigned>(d); }
    static constexpr bool atMostOne(unsigned ways) { return (ways & (ways - 1)) == 0; }

    /// Returns the storage index after the map's last cell, where the lower frame begins.
    std::size_t endOfCells() const {
        return waysOut_.storage().size() - 2 * static_cast<std::size_t>(waysOut_.stride());
    }

    /// Finds dead ends and each cell's open neighbours. Uses plain pointers and no branches, and
    /// includes the frame between the rows, so that the compiler vectorizes the loop.
    void findDeadEnds() {
        const Cell* const cells = std::as_const(run_.map.cells).storage().data();
        const std::uint8_t* const marks = run_.map.marks.storage().data();
        std::uint8_t* const waysOut = waysOut_.storage().data();
        const std::ptrdiff_t stride = waysOut_.stride();
        const auto end = static_cast<std::ptrdiff_t>(endOfCells());
        isDeadEnd_.resize(waysOut_.storage().size() + 8);
        std::uint8_t* const isDeadEnd = isDeadEnd_.data();
        for (std::ptrdiff_t i = 2 * stride; i < end; ++i) {
            const unsigned up = cells[i - stride].isWalkable();
            const unsigned right = cells[i + 1].isWalkable();
            const unsigned down = cells[i + stride].isWalkable();
            const unsigned left = cells[i - 1].isWalkable();
            const unsigned fillable = unsigned{isBare(cells[i])} & unsigned{isDug(marks[i])};
            waysOut[i] = static_cast<std::uint8_t>(up | right << 1 | down << 2 | left << 3 |
                                                   (1 - fillable) * kProtected);
            const unsigned several = (up & right) | (down & left) | ((up | right) & (down | left));
            isDeadEnd[i] = static_cast<std::uint8_t>(fillable & (several ^ 1u));
        }
    }

    /// Draws whether a dead end is kept; isolated cells and doors are never kept.
    bool isKept(Index deadEnd) {
        return isPlainFloor(run_.map.cells[deadEnd]) && waysOut_[deadEnd] != 0 &&
               run_.random.chance(keep_);
    }

    /// Fills a corridor from its dead end; returns the unfilled cell at which it stops. That cell
    /// has lost a way out.
    Index followBack(Index i) {
        std::uint8_t* const waysOut = waysOut_.storage().data();
        unsigned ways = waysOut[i];
        hasFilled_ |= atMostOne(ways);
        while (atMostOne(ways)) {
            run_.write.begin(StepKind::FillDeadEnd, i);
            run_.write.set(i, Cell(Terrain::Wall));
            waysOut[i] = kProtected;
            const Out& out = outs_[ways];
            i = shifted(i, out.step);
            ways = waysOut[i] & out.others;
            waysOut[i] = static_cast<std::uint8_t>(ways);
        }
        return i;
    }

    void close(Index door) {
        run_.write.begin(StepKind::CloseDoor, door);
        run_.write.set(door, Cell(Terrain::Wall));
        hasFilled_ = true;
        waysOut_[door] = kProtected;
        for (const Direction d : grid::kDirections) {
            const Index beside = shifted(door, waysOut_.step(d));
            waysOut_[beside] &= static_cast<std::uint8_t>(~bit(opposite(d)));
            // Only an open cell can have become a dead end; walls stay.
            if (run_.map.cells[beside].isWalkable()) shortened_.push_back(followBack(beside));
        }
    }

    StageRun<Mode>& run_;
    const int keep_;
    /// Open neighbours of each cell, as a bit set, with kProtected.
    grid::Grid<std::uint8_t, 2> waysOut_;
    std::vector<std::uint8_t> isDeadEnd_;  ///< as it was before any cell was filled
    std::array<Out, 9> outs_;              ///< indexed by the bit of the only way out; 0: no way
    std::vector<Index> shortened_;         ///< cells where filling stopped after a door was closed
    bool hasFilled_ = false;
    PacedWatch watch_;  ///< counts passes over cells
};

bool hasOpenCell(const level::CellGrid& cells) {
    for (int y = 0; y < cells.height(); ++y) {
        if (std::ranges::any_of(cells.row(y), &Cell::isWalkable)) return true;
    }
    return false;
}

template <typename Mode>
StageResult fillDeadEnds(StageRun<Mode>& run) {
    Filler<Mode> filler(run);
    filler.fillAll();
    if (!run.flag(DeadEnds::Seconds)) filler.closeSecondDoors();
    if (filler.hasFilled() && !hasOpenCell(run.map.cells)) {
        return failure(kAllFilled);
    }
    return {};
}

}  // namespace

extern const Stage kStage{
    .id = "dead-ends",
    .title = "Dead ends",
    .summary = "Turns corridors that lead nowhere back into rock.",
    .algorithm = kAlgorithm,
    .steps = kSteps,
    .parameters = kParameters,
    .needs = kPassages,
    .gives = kNothing,
    .guarantees = kStaysConnected | kOpensByDoors,
    .run = fillDeadEnds<trace::NoRecording>,
    .record = fillDeadEnds<trace::Recording>,
    .worksInParts = true,
    .sentences = kSentences,
};

}  // namespace mazeloom::generate::stage::dead_ends
