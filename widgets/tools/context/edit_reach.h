// SPDX-License-Identifier: MIT
// The cells that an edit changes. They depend on the brush or shape, on its mirror images, on the
// selection, and on the layers, which protect cells.
#pragma once

#include <QObject>

#include "core/edit/area/area.h"
#include "core/edit/area/raster.h"
#include "core/edit/area/symmetry.h"

namespace mazeloom::widgets {

class EditContext;

class EditReach : public QObject {
    Q_OBJECT

  public:
    /// `context` outlives this object.
    explicit EditReach(EditContext& context) : context_(context) {}

    const edit::Brush& brush() const { return brush_; }
    /// Sets the brush; clamps its size to 1 … edit::kMaxBrush.
    void setBrush(edit::Brush brush);
    /// Whether rectangles and ellipses are filled.
    bool isFilled() const { return filled_; }
    void setFilled(bool filled);

    /// Returns the symmetry of painting, by which the mirror images of a painted area are painted
    /// too. The axis is in the sheet's middle until it is set.
    const edit::PaintSymmetry& symmetry() const { return symmetry_; }
    void setSymmetry(edit::PaintSymmetry::Mode mode);
    /// Sets the axis, in half cells (see edit::PaintSymmetry).
    void setAxis(grid::Point axis);
    void centreAxis() { setAxis(middle()); }

    /// Returns the selected cells. Painting changes no other cells, unless the selection is empty.
    const edit::Area& selection() const { return selection_; }
    void setSelection(edit::Area selection);
    /// Returns the cells of `area` that are in the selection and that no layer protects.
    edit::Area inSelection(edit::Area area) const;

    /// Returns the cells of `area` that are not protected from painting by a locked or hidden
    /// layer.
    edit::Area openCells(const edit::Area& area) const;
    /// Returns the cells that painting `area` affects: the area and its images, as far as they are
    /// on the sheet, in the selection and not protected by layers.
    edit::Area allowed(const edit::Area& area) const;
    /// Whether the selection protects some cells of `area` or its images from painting.
    bool isMasked(const edit::Area& area) const;
    /// Tells the user that the selection masks the paint.
    void noteMask();

    /// Must be called when another sheet was opened. Centres the axis and drops the selection.
    void takeSheet();
    /// Must be called when the sheet's size has changed. Drops the selection, because cells have
    /// moved. `cells` is the sheet's new area in the old coordinates; the axis keeps its place
    /// between the same cells. If `cells` is empty, centres the axis.
    void takeSize(const grid::Rect& cells);

  signals:
    /// The brush, isFilled() or the symmetry changed.
    void brushChanged();
    void selectionChanged();

  private:
    grid::Point middle() const;

    EditContext& context_;
    edit::Brush brush_;
    bool filled_ = true;
    edit::PaintSymmetry symmetry_;
    edit::Area selection_;
};

}  // namespace mazeloom::widgets
