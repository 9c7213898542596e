// SPDX-License-Identifier: MIT
// A view of a picture of tiles, with the grid of the tiles. The user chooses tiles by a click, or
// with the arrow keys and Enter.
#pragma once

#include <functional>
#include <vector>

#include <QAbstractScrollArea>
#include <QImage>

#include "core/level/tiles/tile_mapping.h"

namespace mazeloom::widgets {

class TilesetView : public QAbstractScrollArea {
    Q_OBJECT

  public:
    explicit TilesetView(QWidget* parent = nullptr);

    /// Sets the picture and the layout of its tiles; a null picture stands for none. If the picture
    /// is not the one shown before, chooses a zoom at which its width fits, unless tiles would be
    /// too small.
    void setTileset(const level::TileMapping& mapping, const QImage& picture);
    /// Sets the text that is shown if there is no picture.
    void setEmptyText(const QString& text);
    /// Marks the tiles that the edited entry uses: `chosen` are those of the selected shape, `used`
    /// those of its other shapes.
    void setMarked(std::vector<int> chosen, std::vector<int> used);
    /// Outlines the tiles that the action under the pointer would use; ignores invalid tile
    /// numbers.
    void setOutlined(std::vector<int> tiles);
    /// Sets a function that returns more text about a tile, for its tool tip and for screen
    /// readers.
    void setWords(std::function<QString(int tile)> words);

    /// Returns the tile with the cursor; −1 if there are no tiles.
    int cursor() const { return cursor_; }
    /// Puts the cursor on a tile and scrolls to it.
    void setCursorTile(int tile);
    /// Scrolls as far as needed to show a tile.
    void reveal(int tile);
    /// Returns the tile at a position in the viewport; −1 if there is none.
    int tileAt(QPoint position) const;
    QRect rectOf(int tile) const;

    double zoom() const { return zoom_; }
    bool canZoom(int steps) const;
    /// Zooms in by `steps`, or out if they are negative. `around` is the point of the viewport that
    /// stays in place.
    void zoomBy(int steps, QPoint around);
    void zoomBy(int steps) { zoomBy(steps, viewport()->rect().center()); }

    QSize sizeHint() const override { return {520, 360}; }

  signals:
    /// A tile was clicked, or Enter or Space pressed on it. `adds` is true if Ctrl was held.
    void tileChosen(int tile, bool adds);
    /// Delete or Backspace was pressed on a tile.
    void removeWanted(int tile);
    /// The context menu of a tile was requested; `at` is a position on the screen.
    void menuWanted(int tile, QPoint at);
    /// The pointer or the cursor moved to another tile.
    void pointed(int tile);
    void zoomed();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool viewportEvent(QEvent* event) override;

  private:
    QPoint origin() const;
    QSize shownSize() const;
    void updateBars();
    void hover(int tile);
    bool moveCursor(const QKeyEvent& event);
    void describe();
    QString wordsOf(int tile) const;
    void drawGrid(QPainter& painter, const QRect& exposed) const;
    void frame(QPainter& painter, int tile, const QColor& colour, int width) const;
    void drawMarks(QPainter& painter) const;

    level::TileMapping mapping_;  ///< only the layout of the tiles and the picture's name
    QImage picture_;
    QString emptyText_;
    std::function<QString(int)> words_;
    std::vector<int> chosen_;
    std::vector<int> used_;
    std::vector<int> outlined_;
    double zoom_ = 1;
    int cursor_ = -1;
    int hovered_ = -1;
    int wheelRest_ = 0;
};

}  // namespace mazeloom::widgets
