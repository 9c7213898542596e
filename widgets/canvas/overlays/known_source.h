// SPDX-License-Identifier: MIT
// Deduces on a background thread, on demand, what a player can know of the shown level.
#pragma once

#include <memory>
#include <optional>

#include <QObject>

#include "core/analyse/explain/deduction_walk.h"
#include "core/analyse/explain/known_map.h"
#include "core/play/temple/rules/numbers.h"
#include "widgets/document/latest_task.h"
#include "widgets/timeline/player.h"

namespace mazeloom::widgets {

/// The reason why nothing can be known of a level.
enum class KnownLack : std::uint8_t {
    None,
    NotATemple,
    TooLarge,    ///< more cells than KnownSource::kMostCells
    NoHero,      ///< no hero on an open cell
    HiddenTrap,  ///< a trap lies where a player need not expect one
};

class KnownSource : public QObject {
    Q_OBJECT

  public:
    /// Upper bound on the cells of a level that is analysed.
    static constexpr std::int64_t kMostCells = 512 * 512;

    /// `player` must outlive the source.
    explicit KnownSource(Player& player, QObject* parent = nullptr);

    /// Sets which numbers the hero sees.
    void setNumbers(play::temple::Numbers numbers);
    play::temple::Numbers numbers() const { return numbers_; }

    /// Returns the knowledge at the shown position, or at an earlier one while newer is computed.
    /// Null if there is none yet, or none at all for the reason that lack() gives. Valid until
    /// control returns to the event loop.
    const analyse::explain::KnownMap* current();
    /// The walk through recorded deductions that the shown position lies in; nullopt if current()
    /// does not follow it, such as with other numbers than the stage's.
    const std::optional<analyse::explain::DeductionWalk>& walk() const { return walk_; }
    KnownLack lack() const { return lack_; }
    /// Whether current() belongs to the shown position.
    bool isUpToDate() const { return !isStale_ && !task_.isBusy(); }

  signals:
    /// Newer knowledge is available, or the reason why there is none.
    void changed();

  private:
    void compute();
    void forget();
    void take(std::shared_ptr<analyse::explain::KnownMap> known, KnownLack lack);
    /// Lets known_ forget the deductions that come after the shown position.
    void hideLater();

    Player& player_;
    play::temple::Numbers numbers_ = play::temple::Numbers::All;
    std::shared_ptr<analyse::explain::KnownMap> known_;
    std::optional<analyse::explain::DeductionWalk> walk_;
    bool followsWalks_ = false;  ///< whether known_ has the deductions of the last walk
    KnownLack lack_ = KnownLack::None;
    bool isStale_ = true;
    LatestTask task_;
};

}  // namespace mazeloom::widgets
