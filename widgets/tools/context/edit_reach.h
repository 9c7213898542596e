// SPDX-License-Identifier: MIT
// The cells that an edit reaches: brush and shapes, their images by symmetry, the selection, and
// what layers protect.
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
    /// `context` outlives it.
    explicit EditReach(EditContext& context) : context_(context) {}

    const edit::Brush& brush() const { return brush_; }
    /// Clamps the size to 1 … edit::kMaxBrush.
    void setBrush(edit::Brush brush);
    /// Whether rectangles and ellipses are filled.
    bool isFilled() const { return filled_; }
    void setFilled(bool filled);

    /// The symmetry: each painted area is also painted at its images. The axis is the sheet's
    /// middle until it is set.
    const edit::PaintSymmetry& symmetry() const { return symmetry_; }
    void setSymmetry(edit::PaintSymmetry::Mode mode);
    /// Sets the axis, in half cells; see edit::PaintSymmetry.
    void setAxis(grid::Point axis);
    void centreAxis() { setAxis(middle()); }

    /// The cells that painting is confined to; empty: no restriction.
    const edit::Area& selection() const { return selection_; }
    void setSelection(edit::Area selection);
    /// Returns the cells of `area` within the selection that no layer protects.
    edit::Area inSelection(edit::Area area) const;

    /// Returns the cells of `area` that no locked or hidden layer protects from painting.
    edit::Area openCells(const edit::Area& area) const;
    /// Returns the cells that painting `area` affects: with images, within sheet and selection.
    edit::Area allowed(const edit::Area& area) const;
    /// Whether the selection protects some of `area`, or of its images, from painting.
    bool isMasked(const edit::Area& area) const;
    /// Reports that the selection masks the paint.
    void noteMask();

    /// Centres the axis of a sheet that was just opened, and selects nothing.
    void takeSheet();
    /// Selects nothing, since the sheet's cells have moved. `cells` is the sheet's new area in the
    /// old coordinates: the axis stays between the same cells; empty: the axis is centred.
    void takeSize(const grid::Rect& cells);

  signals:
    /// The brush, the filling or the symmetry changed.
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
