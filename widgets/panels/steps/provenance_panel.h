// SPDX-License-Identifier: MIT
// Explains why a cell is what it is: the steps that made it, with links to them.
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

    /// Whether the shown level is painted: then cells that no step made are the designer's.
    void setPainted(bool painted);

  public slots:
    /// Explains a cell. A cell outside the level is ignored.
    void showCell(mazeloom::grid::Point cell);
    void clear();

  signals:
    /// Another cell is explained, or none.
    void cellChanged(std::optional<mazeloom::grid::Point> cell);
    /// The cell's present contents and their origin, in words; empty without a cell.
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
    /// Makes the list as high as its rows, up to kMostRows of them.
    void fitList();
    /// Scrolls to the change that made the cell what it is.
    void revealCurrent();
    QString reason() const;
    void takeBreakPoints();
    /// Goes to the step of a row; does nothing if there is no such row.
    void jump(int row);
    /// Returns the row of the change before this step; −1 if there is none.
    int previousRow() const;
    void previewRow(int row);
    void endPreview();

    std::optional<grid::Point> cell_;
    TouchModel* touches_;
    QStackedWidget* pages_;
    QLabel* content_ = nullptr;
    QListView* list_ = nullptr;
    QToolButton* previous_ = nullptr;
    QToolButton* next_ = nullptr;
    QCheckBox* pause_ = nullptr;
    bool isPainted_ = false;
    int revealed_ = -1;      ///< the row that the list was scrolled to
    bool previews_ = false;  ///< the canvas previews a row's step
};

}  // namespace mazeloom::widgets
