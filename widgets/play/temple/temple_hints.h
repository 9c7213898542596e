// SPDX-License-Identifier: MIT
// Hints in a temple (RULES.md T-19): the easiest deduction that is left, and after a trap whether
// it could have been known. They are thought out on a thread of their own; neither the attempt nor
// its replay knows of them.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include <QObject>
#include <QString>

#include "core/analyse/explain/hint.h"
#include "core/play/temple/state/field.h"
#include "core/play/temple/state/state.h"
#include "widgets/document/latest_task.h"

namespace mazeloom::widgets {

/// What is shown of a hint on the board.
struct HintMarks {
    analyse::explain::Explanation about;
    std::vector<analyse::explain::Explanation> before;  ///< what it rests on
};

class TempleHints : public QObject {
    Q_OBJECT

  public:
    /// Larger levels are not thought through: that would take some gigabytes.
    static constexpr std::int64_t kMostCells = 1024 * 1024;

    using SharedField = std::shared_ptr<const play::temple::Field>;

    explicit TempleHints(QObject* parent = nullptr);

    /// The easiest deduction that is left in this moment; where it is shown already, its next
    /// thought, and after the last the first again.
    void ask(SharedField field, const play::temple::State& state, play::temple::Numbers numbers);
    /// Whether the trap that ended this attempt could have been known; `nextKey` as deathText() has
    /// it.
    void explainDeath(SharedField field, const play::temple::State& state,
                      play::temple::Numbers numbers, const QString& nextKey);
    /// After explainDeath(), the next of its thoughts; after the last the first again.
    void next();
    /// Takes back what is shown once it is out of date.
    void follow(const play::temple::State& state);
    /// Nothing is shown, and nothing on its way.
    void forget();

    /// What was found; empty where there is nothing to show.
    const QString& text() const { return text_; }
    const std::optional<HintMarks>& marks() const { return marks_; }
    /// Whether it is of explainDeath(), and the first that is shown of that.
    bool isVerdict() const { return isOfDeath_ && !isStepped_; }
    /// Whether something is on its way.
    bool isThinking() const { return task_.isBusy(); }

  signals:
    /// Something else is shown now, or nothing any more.
    void changed();

  private:
    /// All that a player's knowledge depends on.
    struct Moment {
        grid::Point hero;
        play::temple::IndexSet visited;
        play::temple::IndexSet disabled;
        play::temple::IndexSet blown;
        play::temple::Numbers numbers = play::temple::Numbers::All;

        friend bool operator==(const Moment&, const Moment&) = default;
    };

    static Moment momentOf(const play::temple::State& state, play::temple::Numbers numbers);
    void take(analyse::explain::Hint hint);
    void takeVerdict(std::vector<analyse::explain::Explanation> thoughts, const QString& nextKey);
    void showStep(const QString& text);
    void showNothing();

    LatestTask task_;
    std::optional<Moment> moment_;  ///< that a hint was asked for
    std::int64_t tick_ = 0;         ///< of that moment
    analyse::explain::Hint hint_;
    std::size_t step_ = 0;
    bool isOfDeath_ = false;
    bool isStepped_ = false;  ///< next() was called
    QString text_;
    std::optional<HintMarks> marks_;
};

}  // namespace mazeloom::widgets
