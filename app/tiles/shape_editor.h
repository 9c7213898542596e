// SPDX-License-Identifier: MIT
// The tiles of what is chosen: one, or one for each way that its neighbours can be like it; several
// that take turns; all of a set at once.
#pragma once

#include <vector>

#include <QWidget>

#include "app/doors/tile_meanings.h"
#include "core/edit/tiles/tile_layouts.h"

class QButtonGroup;
class QCheckBox;
class QLabel;
class QMenu;
class QPushButton;

namespace mazeloom::widgets {
class NumberBox;
class PictureList;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class TileImages;
class TileSession;

class ShapeEditor : public QWidget {
    Q_OBJECT

  public:
    /// Session and images outlive it.
    ShapeEditor(TileSession& session, TileImages& images, OwnMeanings own,
                QWidget* parent = nullptr);

    /// Whether a clicked tile comes beside those of the shape, without Ctrl too.
    bool adds() const;
    /// The tile that a set would be filled from; −1: there is none.
    void setFirst(int tile);
    /// What sets can be filled from, as a menu; the editor's.
    QMenu* fillMenu() const { return fillMenu_; }
    /// The tile of the chosen shape that was just added.
    void chooseVariant(int variant);

    QSize sizeHint() const override { return {350, 480}; }

  signals:
    void fillWanted(mazeloom::edit::TileLayout layout, int first);
    /// What a layout would take, while one thinks about it.
    void outlined(const std::vector<int>& tiles);

  private:
    QWidget* makeEdges();
    QWidget* makeVariants();
    void fillLayouts();
    void showAll();
    void showBoard();
    void showVariants();

    TileSession& session_;
    TileImages& images_;
    OwnMeanings own_;
    QLabel* title_;
    QButtonGroup* edges_;
    widgets::PictureList* board_;
    QLabel* shape_;
    widgets::PictureList* variants_;
    QCheckBox* adds_;
    widgets::NumberBox* weight_;
    QLabel* share_;
    QMenu* fillMenu_;
    QPushButton* fill_;
    QPushButton* clear_;
    int variant_ = 0;
    int first_ = -1;
};

/// "A block of 8 × 6, as numbered"
QString layoutText(edit::TileLayout layout);

}  // namespace mazeloom::app
