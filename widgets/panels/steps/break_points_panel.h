// SPDX-License-Identifier: MIT
// Edits the conditions at which playing pauses: a stage begins, a step of a kind occurs, or a cell
// changes.
#pragma once

#include "widgets/panels/steps/player_panel.h"

class QLabel;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace mazeloom::widgets {

class BreakPointsPanel : public PlayerPanel {
    Q_OBJECT

  public:
    explicit BreakPointsPanel(Player& player, QWidget* parent = nullptr);

  signals:
    /// Emitted when the user double-clicked a cell's break point or pressed Enter on it, in order
    /// to show the cell.
    void cellChosen(mazeloom::grid::Point cell);

  protected:
    void takeTimeline() override;
    void takeMoment() override;
    void showEvent(QShowEvent* event) override;

  private:
    QTreeWidgetItem* addGroup(const QString& title);
    void listStages();
    void listKinds();
    void listCells();
    void takeBreakPoints();
    void takeTick(const QTreeWidgetItem& item);
    void removeCurrent();
    void updateButtons();
    /// Marks the break point that last paused playing.
    void markHit();

    QTreeWidget* tree_;
    QTreeWidgetItem* stages_;
    QTreeWidgetItem* kinds_;
    QTreeWidgetItem* cells_;
    QLabel* hit_;
    QToolButton* remove_;
    QToolButton* clear_;
};

}  // namespace mazeloom::widgets
