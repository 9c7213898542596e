// SPDX-License-Identifier: MIT
// No trap is on an aisle and no coin on a wall of the hidden maze. Painted marks stay, and no trap
// is laid where a painted mark forbids traps.
#include <algorithm>
#include <array>

#include "core/check/promises/all.h"
#include "core/check/promises/flood.h"
#include "core/check/promises/generation.h"
#include "core/generate/stages/things/coins.h"

namespace mazeloom::check::promise::marks {

namespace {

using grid::Point;
using level::Cell;

constexpr Sentence kSolidMark{"promise-marks-open",
                              "a solid cell is an aisle, or has a trap or coin"};
constexpr Sentence kTrapOnAisle{"promise-trap-off-aisles", "a trap is on an aisle"};
constexpr Sentence kCoinOffAisle{"promise-coin-on-aisle", "a coin is on a wall of the hidden maze"};
constexpr Sentence kCoinUnderThing{"promise-coin-free", "a coin lies under a thing"};
constexpr Sentence kForbidden{"promise-no-trap", "a trap is on a cell that must stay without one"};
constexpr Sentence kLost{"promise-painted-stays", "a painted trap or coin is gone"};
constexpr Sentence kCount{"promise-coin-count", "%1 coins were laid, but %2 are wanted"};
constexpr std::array kSentences{kSolidMark, kTrapOnAisle, kCoinOffAisle, kCoinUnderThing,
                                kForbidden, kLost,        kCount};

class Marks {
  public:
    Marks(const Generation& generation, Findings& findings)
        : generation_(generation), cells_(generation.map().cells), findings_(findings) {}

    void check() {
        forEachCell(cells_.size(), [this](Point cell) { checkCell(cell); });
        const auto coins = generation_.lastOf("coins");
        const std::int64_t wanted =
            coins ? generation_.parameter(*coins, generate::Coins::Count) : 0;
        if (wanted > 0 && !generation_.isBarred({"coins"}) &&
            std::max(wanted, painted_) != coins_) {
            findings_.error(kCount, {coins_, std::max(wanted, painted_)});
        }
    }

  private:
    /// Returns the paint of a cell; 0 if the cell is pinned or if a stage may have replaced its
    /// paint.
    level::Paint paintAt(Point cell) const {
        if (isPinned(cell)) return level::Paint{0};
        const bool isKept = generation_.level().paint && !generation_.lastLayout();
        return isKept ? generation_.level().paint->at(cell) : level::Paint{0};
    }

    /// Whether the cell is pinned. A pinned cell's content counts as painted; the paint under it
    /// does not.
    bool isPinned(Point cell) const { return generation_.level().kept.cells.at(cell).isKept(); }

    void checkCell(Point at) {
        const Cell cell = cells_.at(at);
        const level::Paint paint = paintAt(at);
        if (!cell.isWalkable()) {
            if (cell.isAisle() || cell.isTrap() || cell.hasCoin())
                findings_.error(kSolidMark).at(at);
            return;
        }
        const bool trapIsPainted = level::markOf(paint) == level::PaintMark::Trap;
        const bool coinIsPainted =
            level::markOf(paint) == level::PaintMark::Coin || (isPinned(at) && cell.hasCoin());
        painted_ += coinIsPainted ? 1 : 0;
        coins_ += cell.hasCoin() ? 1 : 0;
        if (cell.isTrap() && cell.isAisle()) findings_.error(kTrapOnAisle).at(at);
        if (cell.isTrap() && level::markOf(paint) == level::PaintMark::NoTrap)
            findings_.error(kForbidden).at(at);
        // A painted coin stays where it is, even off the aisles; *reach* leads to it if there is a
        // way.
        if (cell.hasCoin() && !coinIsPainted) {
            if (!cell.isAisle()) findings_.error(kCoinOffAisle).at(at);
            if (cell.hasThing()) findings_.error(kCoinUnderThing).at(at);
        }
        if ((trapIsPainted && !cell.isTrap()) || (coinIsPainted && !cell.hasCoin())) {
            findings_.error(kLost).at(at);
        }
    }

    const Generation& generation_;
    const level::CellGrid& cells_;
    Findings& findings_;
    std::int64_t painted_ = 0;
    std::int64_t coins_ = 0;
};

void check(const Generation& generation, Findings& findings) {
    const auto maze = generation.lastOf("hidden-maze");
    const auto layout = generation.lastLayout();
    if (!maze || (layout && *layout > *maze)) return;
    // If stages change the layout, they may replace paint, so it is unknown which marks must
    // remain.
    if (layout && generation.level().paint) return;
    Marks(generation, findings).check();
}

}  // namespace

const Promise kPromise{.sentences = kSentences, .check = check};

}  // namespace mazeloom::check::promise::marks
