// SPDX-License-Identifier: MIT
// The layers drawn over the level on a canvas, and the tools and handles that take the mouse there.
#pragma once

#include <optional>

#include <QPainter>
#include <QPointF>

#include "core/edit/layers/layers.h"
#include "core/grid/point.h"
#include "core/trace/trace.h"
#include "widgets/canvas/cells/map_view.h"
#include "widgets/canvas/picture/view_transform.h"
#include "widgets/theme/theme.h"

class QKeyEvent;

namespace mazeloom::widgets {

class SpriteSheet;
class TileLook;

/// The data that a layer can read while it draws; coordinates are screen pixels.
struct CanvasScene {
    const ViewTransform& view;
    const Theme& theme;
    const MapView& map;                  ///< the map shown below the layer
    const trace::Trace& trace;           ///< of the generation shown
    SpriteSheet* sprites;                ///< at the current scale; null below two pixels a cell
    const edit::Layers& layers;          ///< visibility of each layer
    const TileLook* tileLook = nullptr;  ///< look of the level; null: the program's own drawings
    bool isCurrent = true;               ///< whether the picture below shows `map` up to date
};

/// A layer drawn over the level, below the marks of the pointer and of the selected cell.
class CanvasLayer {
  public:
    virtual ~CanvasLayer() = default;
    virtual void paint(QPainter& painter, const CanvasScene& scene) const = 0;
    /// Whether the last paint() drew everything in time; otherwise another frame follows at once.
    virtual bool isSettled() const { return true; }
};

/// The pointer's position and the cells below it, as passed to tools.
struct CanvasPointer {
    grid::Point cell;  ///< may lie outside the level
    QPointF place;     ///< in cells, with fractions
    Qt::KeyboardModifiers modifiers;
    const level::CellGrid* cells = nullptr;  ///< the cells shown, valid during the call only
};

/// Takes presses, drags and releases of the left button. Receives no events while the user pans.
class CanvasTool : public CanvasLayer {
  public:
    virtual void press(const CanvasPointer& pointer) = 0;
    virtual void drag(const CanvasPointer& pointer) = 0;
    virtual void release(const CanvasPointer& pointer) = 0;
    /// Called for the second press of a double click in place of press().
    virtual void doubleClick(const CanvasPointer& pointer) { press(pointer); }
    /// Called when the pointer moves without a press; with nullopt once it has left the canvas.
    virtual void hover(const std::optional<CanvasPointer>&) {}
    /// Whether a gesture is under way that cancel() would cancel.
    virtual bool isBusy() const = 0;
    /// Whether a right click cancels the gesture; otherwise it opens a menu for the selection.
    virtual bool hasBegun() const { return isBusy(); }
    /// Whether the last press() can become a drag. If so, Enter does not click, but holds the
    /// button down.
    virtual bool isHeld() const { return isBusy(); }
    /// Cancels the whole gesture under way. Called on Escape, a right click, or loss of the focus.
    virtual void cancel() = 0;
    /// Whether the tool currently uses the key. If so, key() receives it.
    virtual bool wantsKey(const QKeyEvent&) const { return false; }
    virtual void key(QKeyEvent&) {}
    /// Whether the tool gets the arrow keys even while there is a cell cursor.
    virtual bool takesArrows() const { return false; }
    /// Whether the tool acts on cells beyond the level's edges.
    virtual bool reachesBeyond() const { return false; }
    virtual Qt::CursorShape cursor() const { return Qt::CrossCursor; }
};

/// An object on the canvas that can be dragged whatever the current tool.
class CanvasHandle : public CanvasTool {
  public:
    /// Whether a press at `position`, in screen pixels, goes to the handle rather than the tool.
    virtual bool catches(QPointF position, const ViewTransform& view) const = 0;
};

}  // namespace mazeloom::widgets
