// SPDX-License-Identifier: MIT
// The measures available for a level, each with its usual values there. Enter or a double click
// puts one into the wish.
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

    /// `ranges` outlives it.
    explicit MeasureList(UsualRanges& ranges, QWidget* parent = nullptr);

    QTreeWidget* tree() const { return tree_; }
    QLineEdit* filter() const { return filter_; }
    QToolButton* askButton() const { return ask_; }
    QLabel* stateLabel() const { return state_; }

    /// Lists the measures that apply to such levels; nullopt: none.
    void setRuleset(std::optional<level::Ruleset> ruleset);
    /// Returns null if there is no measure with this id.
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
    /// Returns the selected measures that have not been measured.
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
