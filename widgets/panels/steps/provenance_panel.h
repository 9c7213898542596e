// SPDX-License-Identifier: MIT
// Why a cell is what it is: the steps that made it, and a way to each of them.
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

    /// Whether the level that is shown is painted: what no step made is by the designer's hand
    /// then.
    void setPainted(bool painted);

  public slots:
    /// Tells about a cell. One outside the level is nothing to tell about.
    void showCell(mazeloom::grid::Point cell);
    void clear();

  signals:
    /// Another cell is told about, or none.
    void cellChanged(std::optional<mazeloom::grid::Point> cell);
    /// What the cell is now and who made it so, in words; empty without a cell.
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
    /// The list is as high as its rows, up to kMostRows of them.
    void fitList();
    /// Scrolls to the change that made the cell what it is.
    void revealCurrent();
    QString reason() const;
    void takeBreakPoints();
    /// Goes to the touch of a row; nothing where there is none.
    void jump(int row);
    /// The row of the change before this step; −1 when there is none.
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
    int revealed_ = -1;      ///< the row that was scrolled to
    bool previews_ = false;  ///< what the canvas shows is a row's moment
};

}  // namespace mazeloom::widgets
