// SPDX-License-Identifier: MIT
// Deduces what a player can know about the shown level, on request and on a background thread.
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

/// The reason why nothing can be deduced about a level.
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
    /// Levels with more cells are not analysed.
    static constexpr std::int64_t kMostCells = 512 * 512;

    /// `player` must outlive the source.
    explicit KnownSource(Player& player, QObject* parent = nullptr);

    /// Sets which numbers the hero sees.
    void setNumbers(play::temple::Numbers numbers);
    play::temple::Numbers numbers() const { return numbers_; }

    /// Returns the knowledge at the shown position, or at an earlier position while newer knowledge
    /// is computed. Null if nothing has been computed yet, or if nothing can be deduced; lack()
    /// then gives the reason. Valid until control returns to the event loop.
    const analyse::explain::KnownMap* current();
    /// The walk through recorded deductions that contains the shown position. nullopt if current()
    /// does not follow a walk, for example because the stage deduced from other numbers than
    /// numbers().
    const std::optional<analyse::explain::DeductionWalk>& walk() const { return walk_; }
    KnownLack lack() const { return lack_; }
    /// Whether current() belongs to the shown position.
    bool isUpToDate() const { return !isStale_ && !task_.isBusy(); }

  signals:
    /// Emitted when newer knowledge is available, or the reason why there is none.
    void changed();

  private:
    void compute();
    void forget();
    void take(std::shared_ptr<analyse::explain::KnownMap> known, KnownLack lack);
    /// Hides the deductions of known_ that come after the shown position.
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
