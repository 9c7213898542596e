// SPDX-License-Identifier: MIT
// Edits the tiles of the selected entry: a single tile, or a tile for each pattern of neighbours of
// the same kind. Also edits the variants of a tile, and fills a whole set at once.
#pragma once

#include <vector>

#include <QWidget>

#include "app/exchange/tile_meanings.h"
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
    /// `session` and `images` must outlive this object.
    ShapeEditor(TileSession& session, TileImages& images, OwnMeanings own,
                QWidget* parent = nullptr);

    /// Whether a clicked tile is added to the shape's tiles even without Ctrl.
    bool adds() const;
    /// Sets the first tile for filling a set; −1: none.
    void setFirst(int tile);
    /// Returns the menu of layouts for filling sets; the editor owns it.
    QMenu* fillMenu() const { return fillMenu_; }
    /// Selects the tile that was just added to the selected shape.
    void chooseVariant(int variant);

    QSize sizeHint() const override { return {350, 480}; }

  signals:
    void fillWanted(mazeloom::edit::TileLayout layout, int first);
    /// The tiles that a layout would use, while the user points at the layout in the menu.
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

/// Returns the name of a layout, such as "A block of 8 × 6, as numbered".
QString layoutText(edit::TileLayout layout);

}  // namespace mazeloom::app
