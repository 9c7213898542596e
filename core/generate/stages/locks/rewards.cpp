// SPDX-License-Identifier: MIT
// Puts rewards at the ends of dead ends, better ones farther away: items in a descent, coins in a
// temple.
#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/generate/shared/cells.h"
#include "core/generate/shared/ground.h"
#include "core/generate/shared/ranges.h"
#include "core/generate/shared/stage.h"

namespace mazeloom::generate::stage::rewards {

namespace {

using grid::Index;
using grid::Point;
using level::Cell;
using level::Terrain;
using level::ThingKind;
using trace::StepKind;

/// The stage that rewards dead ends (RULES.md G-73).
struct Rewards {
    enum Parameter { Near, Far };
};

constexpr Sentence kNoHero{"rewards-no-hero",
                           "the distance of dead ends is measured from the hero: put a stage that "
                           "places the hero before this one, or place the hero"};
constexpr std::array kSentences{kNoHero};

constexpr std::array<std::string_view, 4> kAlgorithm{
    "Measure how far each cell is from the hero; locked doors count as open.",
    "Find the dead ends: cells with one way out, and the farthest cell of each room with one door.",
    "Draw for each whether it is rewarded, the likelier the farther it is.",
    "Lay the reward there: a potion near by, a weapon farther off, a wand at the far ends; in a "
    "temple a coin.",
};

constexpr std::array kSteps{
    StepInfo{StepKind::PlaceReward, 3},
};

constexpr std::array kParameters{
    percent("near", "Near", "How many dead ends beside the hero are rewarded", 0, 100, 25),
    percent("far", "Far",
            "How many dead ends are rewarded at a distance of the level's width plus its height, "
            "or more",
            0, 100, 100),
};

constexpr std::uint32_t kNever = ~std::uint32_t{0};

template <typename Mode>
class Rewarder {
  public:
    explicit Rewarder(StageRun<Mode>& run)
        : run_(run), cells_(run.map.cells), steps_(run.map.size(), kNever) {}

    StageResult reward() {
        const auto start = startOf();
        if (!start) return failure(kNoHero);
        measure(*start);
        for (const Index end : findEnds())
            rewardEnd(end);
        return {};
    }

  private:
    std::optional<Index> startOf() const {
        if (const auto hero = run_.map.hero()) return cells_.index(*hero);
        std::optional<Index> up;
        forEachCell(cells_, [&](Index i) {
            if (!up && cells_[i].terrain() == Terrain::StairsUp) up = i;
        });
        return up;
    }

    bool isTemple() const { return run_.map.ruleset == level::Ruleset::Temple; }
    bool isDoor(Index i) const { return level::isDoor(cells_[i].terrain()); }
    /// Whether a path may lead over the cell: in a temple, only over aisles.
    bool isWay(Index i) const {
        if (isTemple()) return cells_[i].isAisle();
        return cells_[i].isWalkable() || level::isLocked(cells_[i].terrain());
    }

    void measure(Index start) {
        std::vector<Index> queue{start};
        steps_[start] = 0;
        for (std::size_t next = 0; next < queue.size(); ++next) {
            for (const std::ptrdiff_t step : cells_.steps()) {
                const Index to = shifted(queue[next], step);
                if (steps_[to] != kNever || !isWay(to)) continue;
                steps_[to] = steps_[queue[next]] + 1;
                queue.push_back(to);
            }
        }
    }

    int waysOut(Index i) const {
        return static_cast<int>(std::ranges::count_if(
            cells_.steps(), [&](std::ptrdiff_t step) { return isWay(shifted(i, step)); }));
    }

    /// Returns the dead ends, row by row.
    std::vector<Index> findEnds() {
        std::vector<Index> ends;
        grid::Grid<std::uint8_t, 2> known(run_.map.size());
        forEachCell(cells_, [&](Index i) {
            if (steps_[i] == kNever || isDoor(i)) return;
            if (waysOut(i) <= 1) {
                ends.push_back(i);
            } else if (!isTemple() && known[i] == 0) {
                if (const auto end = endOfRoom(i, known)) ends.push_back(*end);
            }
        });
        std::ranges::sort(ends);
        return ends;
    }

    /// Returns the cell farthest from the hero that can hold a reward, in the area around `first`
    /// that doors enclose. Returns nothing unless exactly one door leads into the area, the area
    /// has no dead end, and the hero does not start in it.
    std::optional<Index> endOfRoom(Index first, grid::Grid<std::uint8_t, 2>& known) const {
        std::vector<Index> cells{first};
        std::vector<Index> doors;
        bool hasEnd = false;
        known[first] = 1;
        for (std::size_t next = 0; next < cells.size(); ++next) {
            hasEnd = hasEnd || waysOut(cells[next]) <= 1;
            for (const std::ptrdiff_t step : cells_.steps()) {
                const Index to = shifted(cells[next], step);
                if (!isWay(to)) continue;
                if (isDoor(to)) {
                    doors.push_back(to);
                } else if (known[to] == 0) {
                    known[to] = 1;
                    cells.push_back(to);
                }
            }
        }
        std::ranges::sort(doors);
        doors.erase(std::unique(doors.begin(), doors.end()), doors.end());
        const bool isHome = std::ranges::any_of(cells, [this](Index i) { return steps_[i] == 0; });
        std::erase_if(cells, [this](Index i) { return !canHold(i); });
        if (doors.size() != 1 || hasEnd || isHome || cells.empty()) return std::nullopt;
        return *std::ranges::max_element(cells, {}, [this](Index i) {
            return std::pair(steps_[i], run_.places.bits(cells_.point(i)));
        });
    }

    bool canHold(Index i) const {
        const Cell cell = cells_[i];
        if ((run_.map.marks[i] & level::kFinal) != 0 || cell.isKept() || steps_[i] == 0)
            return false;
        return isTemple() ? holdsItems(cell) && !cell.hasCoin() && !cell.isTrap()
                          : isPlainGround(run_.map, i);
    }

    /// Returns the distance from the hero, in percent of the sum of the level's sides.
    int distanceTo(Index i) const {
        const auto whole = static_cast<std::uint32_t>(run_.map.size().width) +
                           static_cast<std::uint32_t>(run_.map.size().height);
        return static_cast<int>(
            std::min(std::uint64_t{steps_[i]} * 100 / whole, std::uint64_t{100}));
    }

    void rewardEnd(Index i) {
        const Point at = cells_.point(i);
        const int distance = distanceTo(i);
        const int chance = (run_.parameter(Rewards::Near) * (100 - distance) +
                            run_.parameter(Rewards::Far) * distance) /
                           100;
        if (!canHold(i) || !run_.places.chance(at, chance)) return;
        run_.write.begin(StepKind::PlaceReward, i);
        if (isTemple())
            run_.write.set(i, cells_[i].with(Cell::kCoin));
        else
            run_.write.place({kindAt(distance), at, -1});
    }

    ThingKind kindAt(int distance) const {
        constexpr int kWeapons = 34;
        constexpr int kWands = 67;
        if (distance < kWeapons) return ThingKind::Potion;
        const bool hasWands = run_.floor.depth >= run_.floor.tables.wandMinDepth;
        return distance >= kWands && hasWands ? ThingKind::Wand : ThingKind::Weapon;
    }

    StageRun<Mode>& run_;
    const level::CellGrid& cells_;
    grid::Grid<std::uint32_t, 2> steps_;  ///< distances from the hero, in steps
};

template <typename Mode>
StageResult layRewards(StageRun<Mode>& run) {
    return Rewarder<Mode>(run).reward();
}

}  // namespace

extern const Stage kStage{
    .id = "rewards",
    .title = "Rewards",
    .summary = "Puts rewards at the ends of dead ends, better ones where it is farther.",
    .algorithm = kAlgorithm,
    .steps = kSteps,
    .parameters = kParameters,
    .needs = kOpenCells,
    .gives = kNothing,
    .guarantees = kSameCellsOpen,
    .run = layRewards<trace::NoRecording>,
    .record = layRewards<trace::Recording>,
    .isOfAttempt = true,
    .sentences = kSentences,
};

}  // namespace mazeloom::generate::stage::rewards
