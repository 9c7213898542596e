// SPDX-License-Identifier: MIT
// What can be known of the level that a player shows, thought out on a thread of its own. Nothing
// is computed until somebody asks.
#pragma once

#include <memory>

#include <QObject>

#include "core/analyse/explain/known_map.h"
#include "core/play/temple/rules/numbers.h"
#include "widgets/document/latest_task.h"
#include "widgets/timeline/player.h"

namespace mazeloom::widgets {

/// Why nothing can be known of a level.
enum class KnownLack : std::uint8_t {
    None,
    NotATemple,
    TooLarge,    ///< KnownSource::kMostCells
    NoHero,      ///< on an open cell
    HiddenTrap,  ///< one lies where a player need not expect it
};

class KnownSource : public QObject {
    Q_OBJECT

  public:
    /// Larger levels are not thought through.
    static constexpr std::int64_t kMostCells = 512 * 512;

    /// `player` outlives the source.
    explicit KnownSource(Player& player, QObject* parent = nullptr);

    /// Which numbers the hero sees.
    void setNumbers(play::temple::Numbers numbers);
    play::temple::Numbers numbers() const { return numbers_; }

    /// Of the shown moment, or of one just before, while newer is on its way. Null when there is
    /// nothing, for the reason that lack() gives, or nothing yet. Valid until control returns to
    /// the event loop.
    const analyse::explain::KnownMap* current();
    KnownLack lack() const { return lack_; }
    /// Whether current() is of the shown moment.
    bool isUpToDate() const { return !isStale_ && !task_.isBusy(); }

  signals:
    /// Newer knowledge is there, or it is known why there is none.
    void changed();

  private:
    void compute();
    void forget();
    void take(std::shared_ptr<const analyse::explain::KnownMap> known, KnownLack lack);

    Player& player_;
    play::temple::Numbers numbers_ = play::temple::Numbers::All;
    std::shared_ptr<const analyse::explain::KnownMap> known_;
    KnownLack lack_ = KnownLack::None;
    bool isStale_ = true;
    LatestTask task_;
};

}  // namespace mazeloom::widgets
