// SPDX-License-Identifier: MIT
// What can be put over the level on a canvas, and what takes the mouse there.
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

/// What a layer may look at while it draws, in pixels of the screen.
struct CanvasScene {
    const ViewTransform& view;
    const Theme& theme;
    const MapView& map;                  ///< what is shown below
    const trace::Trace& trace;           ///< of the generation that is shown
    SpriteSheet* sprites;                ///< at the present scale; null below two pixels a cell
    const edit::Layers& layers;          ///< how each is to be seen
    const TileLook* tileLook = nullptr;  ///< that the level is shown in; null: the program's own
    bool isCurrent = true;               ///< whether the picture below shows all of `map` as it is
};

/// Drawn over the level, below the marks of pointer and chosen cell.
class CanvasLayer {
  public:
    virtual ~CanvasLayer() = default;
    virtual void paint(QPainter& painter, const CanvasScene& scene) const = 0;
    /// Whether the last paint() had the time to draw all; else another frame follows at once.
    virtual bool isSettled() const { return true; }
};

/// Where the pointer is, for tools.
struct CanvasPointer {
    grid::Point cell;  ///< may lie outside of the level
    QPointF place;     ///< in cells, with fractions
    Qt::KeyboardModifiers modifiers;
    const level::CellGrid* cells = nullptr;  ///< what is shown, for as long as the call lasts
};

/// Takes the left button's press, drags and release. Nothing here is called while the user pans.
class CanvasTool : public CanvasLayer {
  public:
    virtual void press(const CanvasPointer& pointer) = 0;
    virtual void drag(const CanvasPointer& pointer) = 0;
    virtual void release(const CanvasPointer& pointer) = 0;
    /// The second press of a double click, instead of press().
    virtual void doubleClick(const CanvasPointer& pointer) { press(pointer); }
    /// The pointer moved without a press; none when it left the canvas.
    virtual void hover(const std::optional<CanvasPointer>&) {}
    /// Whether something is under way that cancel() gives up.
    virtual bool isBusy() const = 0;
    /// Whether the right button gives it up. What is only picked stays: a menu opens about it.
    virtual bool hasBegun() const { return isBusy(); }
    /// Whether a drag follows the last press(). Keys hold the button down for it; any other press
    /// is a click to them.
    virtual bool isHeld() const { return isBusy(); }
    /// Escape, the right button, the loss of the focus: gives up what is under way, whole.
    virtual void cancel() = 0;
    /// A key that the tool makes use of now; then key() gets it.
    virtual bool wantsKey(const QKeyEvent&) const { return false; }
    virtual void key(QKeyEvent&) {}
    /// Whether arrow keys are for the tool even while there is a cell cursor.
    virtual bool takesArrows() const { return false; }
    /// Whether it makes use of cells past the level's edges.
    virtual bool reachesBeyond() const { return false; }
    virtual Qt::CursorShape cursor() const { return Qt::CrossCursor; }
};

/// Something on the canvas that can be caught whatever tool is in hand.
class CanvasHandle : public CanvasTool {
  public:
    /// Whether a press there is its, not the tool's; in pixels of the screen.
    virtual bool catches(QPointF position, const ViewTransform& view) const = 0;
};

}  // namespace mazeloom::widgets
