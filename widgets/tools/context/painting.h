// SPDX-License-Identifier: MIT
// Paints areas of the open sheet, and grows a level when an edit goes beyond its edge.
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
    /// `context` outlives it.
    explicit Painting(EditContext& context) : context_(context) {}

    /// Paints cells of the open sheet as one edit. Returns false if nothing can be painted.
    bool paintArea(edit::Area area, const edit::InkChoice& inks, const QString& text,
                   Gesture gesture = kNoGesture);

    /// Whether a level grows when the user paints or moves something beyond its edge.
    bool isGrowing() const { return growing_; }
    void setGrowing(bool growing);

    /// Returns the cells beyond the sheet's edges that painting `area` with the current ink or mix
    /// would add, including its images.
    edit::Area beyond(const edit::Area& area) const;
    /// Returns all cells that painting `area` would change: the allowed ones and those beyond.
    edit::Area preview(const edit::Area& area) const;
    /// Paints `area` with the current ink or mix at the end of a gesture. If growing is on, the
    /// level first grows to hold the paint. Paint already applied under the gesture `live` becomes
    /// part of the same command.
    bool paintGrowing(const edit::Area& area, const QString& text, Gesture live = kNoGesture);
    /// Whether the sheet holds these cells, or could grow to hold them.
    bool canHold(const edit::Area& cells) const;
    /// Grows the level to hold these cells, if it may grow. Returns the offset by which the
    /// existing cells moved. For use within a macro.
    grid::Point growToHold(const edit::Area& cells, const QString& text);
    /// Grows the level to hold these cells, then calls `edit` with the offset by which the existing
    /// cells moved: one undo command, one generation. If the level cannot hold them, reports the
    /// reason and returns false without calling `edit`.
    bool editGrowing(const edit::Area& cells, const QString& text,
                     const std::function<void(grid::Point by)>& edit);

  signals:
    /// The level has new edges: `cells` is its new area, in the old coordinates.
    void grown(const mazeloom::grid::Rect& cells);
    void growingChanged();

  private:
    std::optional<grid::Rect> growthFor(const edit::Area& cells) const;

    EditContext& context_;
    bool growing_ = false;
};

}  // namespace mazeloom::widgets
