// SPDX-License-Identifier: MIT
// A list of the measures that apply to a level, with the usual values of each measure for this
// level. Enter or a double click inserts a measure into the wish.
#pragma once

#include <optional>
#include <vector>

#include <QWidget>

#include "core/analyse/facts/measure.h"
#include "core/level/level.h"

class QLabel;
class QLineEdit;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace mazeloom::widgets {

class UsualRanges;

class MeasureList final : public QWidget {
    Q_OBJECT

  public:
    enum Column { Title, Id, Middle, All, Unit };

    /// `ranges` outlives the list.
    explicit MeasureList(UsualRanges& ranges, QWidget* parent = nullptr);

    QTreeWidget* tree() const { return tree_; }
    QLineEdit* filter() const { return filter_; }
    QToolButton* askButton() const { return ask_; }
    QLabel* stateLabel() const { return state_; }

    /// Lists the measures that apply to levels of this ruleset; with nullopt, lists none.
    void setRuleset(std::optional<level::Ruleset> ruleset);
    /// Returns the row of the measure with this id; null if there is none.
    QTreeWidgetItem* itemOf(const QString& id) const;

  signals:
    void chosen(const mazeloom::analyse::Measure* measure);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void fill();
    void showRanges();
    void showRange(QTreeWidgetItem& item, const analyse::Measure& measure);
    void showState();
    void applyFilter();
    void choose(const QTreeWidgetItem* item);
    /// Returns the selected measures whose usual values are neither known nor being measured.
    std::vector<const analyse::Measure*> askable() const;
    void askOrStop();

    UsualRanges& ranges_;
    QLineEdit* filter_;
    QTreeWidget* tree_;
    QLabel* state_;
    QToolButton* ask_;
    std::optional<level::Ruleset> ruleset_;
};

}  // namespace mazeloom::widgets
