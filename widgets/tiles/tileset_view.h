// SPDX-License-Identifier: MIT
// A picture of tiles, with the grid that divides it: one clicks its tiles, or goes to them with the
// arrow keys and presses Enter.
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

    /// The picture, and how its tiles lie; a null picture: there is none. Another picture comes at
    /// a zoom at which tiles can be told apart.
    void setTileset(const level::TileMapping& mapping, const QImage& picture);
    /// What stands in the place of a picture.
    void setEmptyText(const QString& text);
    /// The tiles of what is edited: those of the chosen shape, and those of its other shapes.
    void setMarked(std::vector<int> chosen, std::vector<int> used);
    /// Tiles that would be taken; numbers that are no tile's are passed by.
    void setOutlined(std::vector<int> tiles);
    /// More words on a tile, for its tool tip and for screen readers.
    void setWords(std::function<QString(int tile)> words);

    /// −1 while there is no tile.
    int cursor() const { return cursor_; }
    /// Puts the cursor on a tile, and that in view.
    void setCursorTile(int tile);
    /// Scrolls as far as is needed to have a tile in view.
    void reveal(int tile);
    /// −1 where there is none; in the viewport.
    int tileAt(QPoint position) const;
    QRect rectOf(int tile) const;

    double zoom() const { return zoom_; }
    bool canZoom(int steps) const;
    /// By so many steps; the point of the viewport stays where it is.
    void zoomBy(int steps, QPoint around);
    void zoomBy(int steps) { zoomBy(steps, viewport()->rect().center()); }

    QSize sizeHint() const override { return {520, 360}; }

  signals:
    /// A tile was clicked, or Enter pressed on it; `adds` with Ctrl.
    void tileChosen(int tile, bool adds);
    /// Delete was pressed on it.
    void removeWanted(int tile);
    /// The menu of a tile, at a place of the screen.
    void menuWanted(int tile, QPoint at);
    /// The pointer or the cursor is on another tile.
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

    level::TileMapping mapping_;  ///< without its rules
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
