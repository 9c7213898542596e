// SPDX-License-Identifier: MIT
// The fourth step of seeds 003: a passage with one way out becomes rock again, then the cell that
// it led to, and so on until a junction, a room or a thing stops it. Every cell that becomes a dead
// end does so because its neighbour was filled, so following each corridor back finds them all.
#include "core/generate/dead_ends.h"

#include <algorithm>
#include <array>
#include <vector>

#include "core/generate/ground.h"

namespace mazeloom::generate {

namespace {

using grid::Index;
using level::Cell;
using level::Terrain;
using trace::StepKind;

constexpr std::array<std::string_view, 4> kAlgorithm{
    "Find the passages with at most one open neighbour: the dead ends.",
    "Leave a dead end as it is with the chance to keep it.",
    "Otherwise fill it and follow the corridor back, filling, until it has another way to go.",
    "A door that leads nowhere any more becomes wall too.",
};

constexpr std::array kSteps{
    StepInfo{StepKind::KeepDeadEnd, 1},
    StepInfo{StepKind::FillDeadEnd, 2},
};

constexpr std::array kParameters{
    ParameterInfo{"keep", "Keep", "How many of the dead ends stay", ParameterInfo::Type::Percent, 0,
                  100, 0},
};

/// Floor or door with nothing on it: things, coins and traps protect the cell they lie on.
constexpr bool isBare(Cell cell) {
    return cell == Cell(Terrain::Floor) || cell == Cell(Terrain::ClosedDoor) ||
           cell == Cell(Terrain::OpenDoor);
}

/// Dug by a stage, and no room's floor.
constexpr bool isDug(std::uint8_t marks) {
    return (marks & (level::kPassage | level::kRoom)) == level::kPassage;
}

template <typename Mode>
class Filler {
  public:
    explicit Filler(StageRun<Mode>& run)
        : run_(run), cells_(run.map.cells), keep_(run.parameter(DeadEnds::Keep)) {}

    void fillAll() {
        for (Index deadEnd : findDeadEnds()) {
            if (isKept(deadEnd)) {
                run_.write.begin(StepKind::KeepDeadEnd, deadEnd);
            } else {
                followBack(deadEnd);
            }
        }
    }

    bool hasFilled() const { return hasFilled_; }

  private:
    std::vector<Index> findDeadEnds() const {
        std::vector<Index> found;
        const std::ptrdiff_t stride = cells_.stride();
        const std::ptrdiff_t width = cells_.width();
        std::vector<std::uint8_t> isDeadEnd(static_cast<std::size_t>(width));
        for (int y = 0; y < cells_.height(); ++y) {
            const Cell* cells = cells_.row(y).data();
            const std::uint8_t* marks = run_.map.marks.row(y).data();
            std::uint8_t* out = isDeadEnd.data();
            for (std::ptrdiff_t x = 0; x < width; ++x) {
                const auto open = static_cast<std::uint8_t>(
                    cells[x - stride].isWalkable() + cells[x + stride].isWalkable() +
                    cells[x - 1].isWalkable() + cells[x + 1].isWalkable());
                out[x] = static_cast<std::uint8_t>(unsigned{isBare(cells[x])} &
                                                   unsigned{isDug(marks[x])} & unsigned{open <= 1});
            }
            const auto* end = out + width;
            for (const auto* at = out; (at = findByte(at, end, 1)) != end; ++at) {
                found.push_back(cells_.index({static_cast<int>(at - out), y}));
            }
        }
        return found;
    }

    /// A passage without any neighbour is no dead end of anything and never kept; nor is a door.
    bool isKept(Index deadEnd) {
        return isPlainFloor(cells_[deadEnd]) && openNeighbours(cells_, deadEnd).count == 1 &&
               run_.random.chance(keep_);
    }

    void followBack(Index i) {
        while (isBare(cells_[i]) && isDug(run_.map.marks[i])) {
            const OpenNeighbours open = openNeighbours(cells_, i);
            if (open.count > 1) return;
            run_.write.begin(StepKind::FillDeadEnd, i);
            run_.write.set(i, Cell(Terrain::Wall));
            hasFilled_ = true;
            i = shifted(i, open.steps);
        }
    }

    StageRun<Mode>& run_;
    const level::CellGrid& cells_;
    const int keep_;
    bool hasFilled_ = false;
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
    if (filler.hasFilled() && !hasOpenCell(run.map.cells)) {
        return failure(
            "every passage was a dead end, so that nothing is left open; place rooms, keep some "
            "dead ends or make the level larger");
    }
    return {};
}

}  // namespace

const Stage deadEndsStage{
    .id = "dead-ends",
    .title = "Dead ends",
    .summary = "Turns corridors that lead nowhere back into rock.",
    .algorithm = kAlgorithm,
    .steps = kSteps,
    .parameters = kParameters,
    .needs = kPassages,
    .gives = kNothing,
    .run = fillDeadEnds<trace::NoRecording>,
    .record = fillDeadEnds<trace::Recording>,
};

}  // namespace mazeloom::generate
