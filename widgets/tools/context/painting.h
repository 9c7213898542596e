// SPDX-License-Identifier: MIT
// Paints areas of the open sheet, and grows a level when an edit extends beyond the level's edges.
#pragma once

#include <functional>
#include <optional>

#include <QObject>

#include "core/edit/area/area.h"
#include "core/edit/paint/ink_choice.h"
#include "widgets/document/gesture.h"

class QString;

namespace mazeloom::widgets {

class EditContext;

class Painting : public QObject {
    Q_OBJECT

  public:
    /// `context` outlives this object.
    explicit Painting(EditContext& context) : context_(context) {}

    /// Paints cells of the open sheet as one edit. Returns false if nothing can be painted.
    bool paintArea(edit::Area area, const edit::InkChoice& inks, const QString& text,
                   Gesture gesture = kNoGesture);

    /// Whether a level grows when the user paints or moves something beyond its edge.
    bool isGrowing() const { return growing_; }
    void setGrowing(bool growing);

    /// Returns the cells beyond the sheet's edges that would be added if `area` and its images were
    /// painted with the current ink or mix.
    edit::Area beyond(const edit::Area& area) const;
    /// Returns all cells that painting `area` would change: EditReach::allowed() and beyond().
    edit::Area preview(const edit::Area& area) const;
    /// Paints `area` with the current ink or mix at the end of a gesture. If growing is on, grows
    /// the level first so that it contains the area. The paint that the gesture `live` has applied
    /// already becomes part of the same undo step.
    bool paintGrowing(const edit::Area& area, const QString& text, Gesture live = kNoGesture);
    /// Whether the sheet contains these cells, or can grow to contain them.
    bool canHold(const edit::Area& cells) const;
    /// Grows the level so that it contains these cells, if it may grow. Returns the offset by which
    /// the existing cells have moved. Must be called within a step of the history (beginStep()).
    grid::Point growToHold(const edit::Area& cells, const QString& text);
    /// Grows the level so that it contains these cells, and then calls `edit` with the offset by
    /// which the existing cells have moved. Both are one undo step, and the level is generated only
    /// once. If the level cannot grow so far, reports the reason and returns false without calling
    /// `edit`.
    bool editGrowing(const edit::Area& cells, const QString& text,
                     const std::function<void(grid::Point by)>& edit);

  signals:
    /// The level's edges have moved; `cells` is the level's new area in the old coordinates.
    void grown(const mazeloom::grid::Rect& cells);
    void growingChanged();

  private:
    std::optional<grid::Rect> growthFor(const edit::Area& cells) const;

    EditContext& context_;
    bool growing_ = false;
};

}  // namespace mazeloom::widgets
