// SPDX-License-Identifier: MIT
// Explains why a cell is what it is: lists the steps that changed the cell, with links to them.
#pragma once

#include <optional>

#include "core/grid/point.h"
#include "widgets/panels/steps/player_panel.h"

class QCheckBox;
class QLabel;
class QListView;
class QStackedWidget;
class QToolButton;

namespace mazeloom::widgets {

class TouchModel;

class ProvenancePanel : public PlayerPanel {
    Q_OBJECT

  public:
    explicit ProvenancePanel(Player& player, QWidget* parent = nullptr);

    std::optional<grid::Point> cell() const { return cell_; }

    /// Sets whether the shown level is painted. If it is, a cell that no step changed is explained
    /// as painted by hand.
    void setPainted(bool painted);

  public slots:
    /// Explains a cell. Ignores a cell outside the level.
    void showCell(mazeloom::grid::Point cell);
    void clear();

  signals:
    /// Emitted when another cell is explained, or none.
    void cellChanged(std::optional<mazeloom::grid::Point> cell);
    /// Emitted with the cell's current contents and their origin, in words; empty if no cell is
    /// explained.
    void reasonChanged(const QString& reason);

  protected:
    void takeTimeline() override;
    void takeMoment() override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void hideEvent(QHideEvent* event) override;

  private:
    QWidget* makeEmptyPage();
    QWidget* makeCellPage();
    void setCell(std::optional<grid::Point> cell);
    void listTouches();
    /// Makes the list as high as its rows, but no higher than kMostRows rows.
    void fitList();
    /// Scrolls to the step that gave the cell its current contents.
    void revealCurrent();
    QString reason() const;
    void takeBreakPoints();
    /// Goes to the step of a row; does nothing if there is no such row.
    void jump(int row);
    /// Returns the row of the step that changed the cell last before the current step; −1 if there
    /// is none.
    int previousRow() const;
    void previewRow(int row);
    void endPreview();

    std::optional<grid::Point> cell_;
    TouchModel* touches_;
    QStackedWidget* pages_;
    QLabel* hint_ = nullptr;
    QLabel* content_ = nullptr;
    QListView* list_ = nullptr;
    QToolButton* previous_ = nullptr;
    QToolButton* next_ = nullptr;
    QCheckBox* pause_ = nullptr;
    bool isPainted_ = false;
    int revealed_ = -1;      ///< the row to which the list was last scrolled
    bool previews_ = false;  ///< the canvas previews the step of a row
};

}  // namespace mazeloom::widgets
