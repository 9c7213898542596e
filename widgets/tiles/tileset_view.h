// SPDX-License-Identifier: MIT
// A picture of tiles with its grid. Tiles are chosen by a click, or with the arrow keys and Enter.
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

    /// Sets the picture and the layout of its tiles; null: no picture. Another picture is shown at
    /// a zoom at which tiles can be told apart.
    void setTileset(const level::TileMapping& mapping, const QImage& picture);
    /// Sets the text shown without a picture.
    void setEmptyText(const QString& text);
    /// Marks the tiles of the edited entry: of the selected shape, and of its other shapes.
    void setMarked(std::vector<int> chosen, std::vector<int> used);
    /// Outlines tiles that would be taken; ignores invalid tile numbers.
    void setOutlined(std::vector<int> tiles);
    /// Sets further words about a tile, for its tool tip and for screen readers.
    void setWords(std::function<QString(int tile)> words);

    /// Returns −1 if there is no tile.
    int cursor() const { return cursor_; }
    /// Puts the cursor on a tile and scrolls to it.
    void setCursorTile(int tile);
    /// Scrolls as far as needed to show a tile.
    void reveal(int tile);
    /// Returns −1 if there is no tile; `position` is in the viewport.
    int tileAt(QPoint position) const;
    QRect rectOf(int tile) const;

    double zoom() const { return zoom_; }
    bool canZoom(int steps) const;
    /// Zooms by `steps`; `around`, a point of the viewport, stays in place.
    void zoomBy(int steps, QPoint around);
    void zoomBy(int steps) { zoomBy(steps, viewport()->rect().center()); }

    QSize sizeHint() const override { return {520, 360}; }

  signals:
    /// A tile was clicked, or Enter pressed on it; `adds` with Ctrl.
    void tileChosen(int tile, bool adds);
    /// Delete was pressed on the tile.
    void removeWanted(int tile);
    /// A tile's menu was requested, at a screen position.
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
