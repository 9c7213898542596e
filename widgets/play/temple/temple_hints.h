// SPDX-License-Identifier: MIT
// Hints in a temple (RULES.md T-19): the easiest remaining deduction, and, after a trap has ended
// the attempt, whether the player could have known of the trap. Hints are computed on a thread of
// their own. Neither the attempt nor its replay records them.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include <QObject>
#include <QString>

#include "core/analyse/explain/hint.h"
#include "core/analyse/explain/seen.h"
#include "core/play/temple/state/field.h"
#include "core/play/temple/state/state.h"
#include "widgets/document/latest_task.h"

namespace mazeloom::widgets {

/// The parts of a hint that the board shows.
struct HintMarks {
    analyse::explain::Explanation about;
    std::vector<analyse::explain::Explanation> before;  ///< the deductions that `about` rests on
};

class TempleHints : public QObject {
    Q_OBJECT

  public:
    /// Upper bound on the cells of a level with hints; larger levels would take some gigabytes.
    static constexpr std::int64_t kMostCells = 1024 * 1024;

    using SharedField = std::shared_ptr<const play::temple::Field>;

    explicit TempleHints(QObject* parent = nullptr);

    /// Requests the easiest remaining deduction at this moment. At first only its cell is shown.
    /// Further requests show its thoughts one by one; after the last one, the first again.
    /// `nextKey` is the key as for whereText().
    void ask(SharedField field, const play::temple::State& state, play::temple::Numbers numbers,
             const QString& nextKey);
    /// Requests a verdict on the trap that ended this attempt: whether the player could have known
    /// of it, and if not, whether another cell was known to be safe. `nextKey` is the key as for
    /// deathText().
    void explainDeath(SharedField field, const play::temple::State& state,
                      play::temple::Numbers numbers, const QString& nextKey);
    /// Shows the next thought after explainDeath(); after the last thought, the first again.
    void next();
    /// Hides the hint once it is out of date.
    void follow(const play::temple::State& state);
    /// Hides the hint and cancels a running computation.
    void forget();

    /// Returns the hint's text; empty if there is nothing to show.
    const QString& text() const { return text_; }
    const std::optional<HintMarks>& marks() const { return marks_; }
    /// Whether the text is the verdict of explainDeath(), before next() was called.
    bool isVerdict() const { return isOfDeath_ && !isStepped_; }
    /// Whether a computation is running.
    bool isThinking() const { return task_.isBusy(); }

  signals:
    /// Emitted when another hint is shown, or none.
    void changed();
    /// Emitted when a requested hint is shown for the first time.
    void given();

  private:
    /// The parts of a state that the player's knowledge depends on.
    struct Moment {
        grid::Point hero;
        play::temple::IndexSet visited;
        play::temple::IndexSet disabled;
        play::temple::IndexSet blown;
        play::temple::Numbers numbers = play::temple::Numbers::All;

        /// Whether the other moment has the same numbers on the board, wherever the hero is.
        bool isSameBoard(const Moment& other) const {
            return disabled == other.disabled && blown == other.blown && numbers == other.numbers;
        }
        friend bool operator==(const Moment&, const Moment&) = default;
    };

    static Moment momentOf(const play::temple::State& state, play::temple::Numbers numbers);
    /// The findings about a trap that ended an attempt.
    struct Verdict {
        std::vector<analyse::explain::Explanation> thoughts;  ///< as returned by couldBeKnown()
        analyse::explain::Hint elsewhere;                     ///< as for deathText()
    };

    static Verdict verdictOn(const analyse::explain::Seen& seen, grid::Point trap,
                             const std::atomic<bool>& stop);
    void take(analyse::explain::Hint hint, const QString& nextKey);
    void takeVerdict(Verdict verdict, const QString& nextKey);
    /// Marks only the cell of the hint's last step, without the numbers that explain it.
    void showPlace(const QString& text);
    void showStep(const QString& text);
    void nextThought();
    void showNothing();

    LatestTask task_;
    std::optional<Moment> moment_;  ///< the moment for which a hint was requested
    std::int64_t tick_ = 0;         ///< the tick of that moment or of the death
    analyse::explain::Hint hint_;
    std::size_t step_ = 0;
    bool isOfDeath_ = false;
    bool isStepped_ = false;     ///< whether next() was called
    bool isPlaceAlone_ = false;  ///< whether no thought of the hint has been shown yet
    QString text_;
    std::optional<HintMarks> marks_;
};

}  // namespace mazeloom::widgets
