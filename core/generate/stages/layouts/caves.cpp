// SPDX-License-Identifier: MIT
// Makes caves by a cellular automaton: opens cells at random, then lets each cell become what most
// cells around it are, in a few rounds, as in Jim Babcock's "Cellular Automata Method for
// Generating Random Cave-Like Levels". Parts that stay separate are joined by the shortest links.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/generate/connect/join_parts.h"
#include "core/generate/connect/link_opener.h"
#include "core/generate/shared/ground.h"
#include "core/generate/shared/ranges.h"
#include "core/generate/shared/stage.h"
#include "core/random/squares.h"

namespace mazeloom::generate::stage::caves {

namespace {

using grid::Index;
using level::Cell;
using level::Terrain;
using trace::StepKind;

/// The stage that hollows the rock (RULES.md G-61).
struct Caves {
    enum Parameter { Open, Rounds, Pocket, Closed };
};

constexpr Sentence kNoCave{
    "caves-none",
    "no cave formed: raise \"open\", lower the min part, or make the level at least 5 × 5 cells"};
constexpr std::array kSentences{kNoCave};

constexpr std::array<std::string_view, 4> kAlgorithm{
    "Open each cell of rock with the given chance.",
    "In rounds, all cells at once: a cell is open if at least five of the nine cells of its 3 × 3 "
    "square are open, otherwise rock.",
    "Close pockets: parts with fewer cells than asked for.",
    "While there is more than one part, dig the shortest link from the smallest to any other.",
};

constexpr std::array kSteps{
    StepInfo{StepKind::GrowShape, 0, "Opened rock by chance; cells: %2"},
    StepInfo{StepKind::SmoothShape, 1, "A round of voting; cells changed: %2"},
    StepInfo{StepKind::ClosePocket, 2},
    StepInfo{StepKind::Link, 3},
};

constexpr std::array kParameters{
    percent("open", "Open", "How many cells the noise opens: more make wider caves", 30, 70, 50),
    number("rounds", "Rounds", "How often the cells vote: more make smoother walls", 0, 12, 4),
    number("pocket", "Min part", "Parts of fewer cells become rock again", 1, 1000, 20),
    percent("closed", "Closed", "How many of the doors that links open are closed", 0, 100, 50),
};

/// Returns the number of rows in one step: a step of the trace changes at most 65,535 cells.
int rowsPerStep(grid::Size size) {
    return std::max(1, 60'000 / std::max(1, size.width));
}

template <typename Mode>
class CaveMaker {
  public:
    explicit CaveMaker(StageRun<Mode>& run)
        : run_(run),
          cells_(run.map.cells),
          mayChange_(run.map.size()),
          open_(run.map.size()),
          sums_(run.map.size()),
          next_(run.map.size()) {}

    StageResult make() {
        const int rounds = run_.parameter(Caves::Rounds);
        poll(0);
        findGround();
        openByChance();
        if constexpr (Mode::kOn) show(StepKind::GrowShape);
        const auto passes = 2 * static_cast<std::uint64_t>(rounds);
        PacedWatch watch(run_.watch.part(20, 60), passes * open_.storage().size());
        for (int round = 0; round < rounds; ++round) {
            vote(watch);
            if constexpr (Mode::kOn) show(StepKind::SmoothShape);
        }
        if constexpr (!Mode::kOn) show(StepKind::SmoothShape);
        poll(60);
        closePockets();
        poll(80);
        return join();
    }

  private:
    void poll(int percent) const { run_.watch.poll(static_cast<std::uint64_t>(percent), 100); }

    /// Finds the rock that may become caves. Rock beside a room's floor or a door is excluded: only
    /// links open rooms to the caves.
    void findGround() {
        mayChange_ = rockOf(run_.map);
        poll(0);
        const auto all = std::as_const(run_.map.cells).storage();
        for (std::size_t i = 0; i < all.size(); ++i)
            open_.storage()[i] = static_cast<std::uint8_t>(all[i].isWalkable());
        for (const level::PlacedRoom& room : run_.map.rooms) {
            const grid::Rect ring = room.rect.grown(2);
            for (int y = ring.y; y <= ring.bottom(); ++y) {
                for (int x = ring.x; x <= ring.right(); ++x) {
                    if (!cells_.contains({x, y})) continue;
                    const Index i = cells_.index({x, y});
                    if (mayChange_[i] != 0 && isBesideARoom(i)) mayChange_[i] = 0;
                }
            }
        }
    }

    bool isBesideARoom(Index i) const {
        return std::ranges::any_of(cells_.steps(), [&](std::ptrdiff_t step) {
            const Index beside = shifted(i, step);
            return cells_[beside].isWalkable() && ((run_.map.marks[beside] & level::kRoom) != 0 ||
                                                   level::isDoor(cells_[beside].terrain()));
        });
    }

    /// Opens cells by chance. Eight consecutive cells of a row share one 64-bit hash; each cell
    /// uses eight bits of it.
    void openByChance() {
        constexpr int kTogether = 8;
        const unsigned below = static_cast<unsigned>(run_.parameter(Caves::Open)) * 256 / 100;
        const random::Squares squares(run_.places.origin(), kTogether);
        const int first = squares.corner(squares.of({0, 0})).x;
        PacedWatch watch(run_.watch.part(0, 20), static_cast<std::uint64_t>(cells_.size().area()));
        for (int y = 0; y < cells_.height(); ++y) {
            watch.poll(static_cast<std::uint64_t>(cells_.width()));
            const auto open = open_.row(y);
            const auto mayChange = std::as_const(mayChange_).row(y);
            for (int x = first; x < cells_.width(); x += kTogether) {
                const int begin = std::max(x, 0);
                std::uint64_t bits = run_.places.bits({x, y}) >> 8 * (begin - x);
                const auto end = static_cast<std::size_t>(std::min(x + kTogether, cells_.width()));
                for (auto k = static_cast<std::size_t>(begin); k < end; ++k, bits >>= 8) {
                    const unsigned opens = unsigned{mayChange[k]} & unsigned{(bits & 0xff) < below};
                    open[k] = static_cast<std::uint8_t>(open[k] | opens);
                }
            }
        }
    }

    /// Runs a round of votes. Uses plain pointers and no branches, so that the compiler vectorizes
    /// the loops. The frame is closed and stays closed.
    void vote(PacedWatch& watch) {
        const std::uint8_t* const mayChange = mayChange_.storage().data();
        const std::uint8_t* const open = open_.storage().data();
        std::uint8_t* const sums = sums_.storage().data();
        std::uint8_t* const next = next_.storage().data();
        const auto stride = static_cast<std::size_t>(open_.stride());
        const std::size_t all = open_.storage().size();
        watch.forEachChunk(all - 2 * stride, [=](std::size_t begin, std::size_t end) {
            for (std::size_t i = begin + stride; i < end + stride; ++i)
                sums[i] = static_cast<std::uint8_t>(open[i - stride] + open[i] + open[i + stride]);
        });
        watch.forEachChunk(all - 4 * stride, [=](std::size_t begin, std::size_t end) {
            for (std::size_t i = begin + 2 * stride; i < end + 2 * stride; ++i) {
                const auto around = static_cast<std::uint8_t>(sums[i - 1] + sums[i] + sums[i + 1]);
                const auto differs = static_cast<std::uint8_t>(std::uint8_t{around >= 5} ^ open[i]);
                next[i] = static_cast<std::uint8_t>(open[i] ^ (differs & mayChange[i]));
            }
        });
        std::swap(open_, next_);
    }

    /// Copies the state of the automaton to the map, several rows per step of the trace.
    void show(StepKind kind) {
        if constexpr (!Mode::kOn) {
            // Uses plain pointers and no branches, as vote() does.
            const std::uint8_t* const mayChange = std::as_const(mayChange_).storage().data();
            const std::uint8_t* const open = std::as_const(open_).storage().data();
            Cell* const cells = run_.map.cells.storage().data();
            const std::size_t all = run_.map.cells.storage().size();
            for (std::size_t i = 0; i < all; ++i) {
                const Cell made(open[i] != 0 ? Terrain::Floor : Terrain::Wall);
                cells[i] = mayChange[i] != 0 ? made : cells[i];
            }
            return;
        }
        const int rows = rowsPerStep(cells_.size());
        for (int y = 0; y < cells_.height(); ++y) {
            if (y % rows == 0) run_.write.begin(kind, cells_.index({0, y}));
            const Index first = cells_.index({0, y});
            const Index end = first + static_cast<Index>(cells_.width());
            for (Index i = first; i < end; ++i) {
                const Cell made(open_[i] != 0 ? Terrain::Floor : Terrain::Wall);
                run_.write.set(i, mayChange_[i] != 0 ? made : cells_[i]);
            }
        }
    }

    /// Closes small parts, unless they contain earlier open cells: rooms or pinned cells.
    void closePockets() {
        Parts parts(cells_, {run_.watch.part(60, 70), 2 * cells_.storage().size()});
        if (parts.count() <= 1) return;
        const auto least = static_cast<std::uint32_t>(run_.parameter(Caves::Pocket));
        std::vector<std::uint32_t> cells(parts.labels());
        const auto& runs = parts.runs();
        for (std::uint32_t k = 0; k < runs.size(); ++k) {
            std::uint32_t others = 0;
            for (Index i = runs[k].first; i <= runs[k].last; ++i)
                others += unsigned{mayChange_[i] == 0} | unsigned{cells_[i].hasThing()};
            const std::uint32_t all = runs[k].last - runs[k].first + 1;
            cells[parts.partOf(k)] += all - others + others * least;
        }
        // The largest part always stays.
        const auto largest = std::ranges::max_element(cells);
        if (*largest < least) *largest = least;
        for (std::uint32_t k = 0; k < runs.size(); ++k) {
            if (cells[parts.partOf(k)] >= least) continue;
            run_.write.begin(StepKind::ClosePocket, runs[k].first);
            for (Index i = runs[k].first; i <= runs[k].last; ++i)
                run_.write.set(i, Cell(Terrain::Wall));
        }
    }

    StageResult join() {
        Parts parts(cells_, {run_.watch.part(80, 90), 2 * cells_.storage().size()});
        if (parts.count() == 0) {
            return failure(kNoCave);
        }
        LinkOpener<Mode> opener(run_, run_.parameter(Caves::Closed));
        return joinParts(
            run_, parts, StepKind::Link, [&](const LinkCell& cell) { opener.open(cell); },
            run_.watch.part(90, 100));
    }

    StageRun<Mode>& run_;
    const level::CellGrid& cells_;
    grid::Grid<std::uint8_t, 2> mayChange_;  ///< 1 or 0
    grid::Grid<std::uint8_t, 2> open_;       ///< 1 or 0
    grid::Grid<std::uint8_t, 2> sums_;       ///< sums of three cells, one above the other
    grid::Grid<std::uint8_t, 2> next_;
};

template <typename Mode>
StageResult makeCaves(StageRun<Mode>& run) {
    return CaveMaker<Mode>(run).make();
}

}  // namespace

extern const Stage kStage{
    .id = "caves",
    .title = "Caves",
    .summary = "Hollows the rock into caves by rounds of voting, and joins them.",
    .algorithm = kAlgorithm,
    .steps = kSteps,
    .parameters = kParameters,
    .needs = kNothing,
    .gives = kOpenCells,
    .guarantees = kConnectsAll | kOpensByDoors,
    .run = makeCaves<trace::NoRecording>,
    .record = makeCaves<trace::Recording>,
    .worksInParts = true,
    .sentences = kSentences,
};

}  // namespace mazeloom::generate::stage::caves
