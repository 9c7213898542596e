// SPDX-License-Identifier: MIT
// Decides how overlays mark a cell, in colour and in form. Serves both images and vector graphics.
#pragma once

#include <memory>
#include <vector>

#include <QPainter>

#include "core/grid/point.h"
#include "widgets/canvas/overlays/overlay_info.h"

namespace mazeloom::widgets {

/// Blends one premultiplied colour over another.
inline QRgb over(QRgb top, QRgb below) {
    const unsigned rest = 255u - static_cast<unsigned>(qAlpha(top));
    if (rest == 255) return below;
    const auto lane = [rest](int of, int under) {
        return of + static_cast<int>((static_cast<unsigned>(under) * rest + 127) / 255);
    };
    return qRgba(lane(qRed(top), qRed(below)), lane(qGreen(top), qGreen(below)),
                 lane(qBlue(top), qBlue(below)), lane(qAlpha(top), qAlpha(below)));
}

class CellOverlays {
  public:
    using Form = OverlayForm;

    /// All referenced objects must outlive this one. Overlays with missing data are omitted.
    CellOverlays(const OverlayData& data, OverlaySet shown, const Theme& theme);

    /// Returns a number that is greater than any form of all overlays together.
    static Form formBound();

    Form formOf(grid::Index i, bool hasTexts = false) const {
        Form form = 0;
        for (const OverlayMarks* marks : forms_)
            form |= marks->formAt(i, hasTexts);
        return form;
    }
    /// Returns the colour over the whole cell, premultiplied; 0 if there is none.
    QRgb groundOf(grid::Index i) const {
        for (const OverlayMarks* marks : grounds_) {
            if (const QRgb ground = marks->groundAt(i); ground != 0) return ground;
        }
        return 0;
    }
    /// Returns the single colour, premultiplied, of a cell too small for forms.
    QRgb colourOf(grid::Index i) const {
        QRgb colour = groundOf(i);
        for (const OverlayMarks* marks : fars_)
            colour = over(marks->farAt(i), colour);
        return colour;
    }
    const std::vector<std::unique_ptr<OverlayMarks>>& all() const { return all_; }

    /// Draws a form into a square with its top left at (0, 0).
    void drawForm(QPainter& painter, Form form, double side) const;

  private:
    std::vector<std::unique_ptr<OverlayMarks>> all_;
    std::vector<const OverlayMarks*> grounds_;  ///< the topmost first
    std::vector<const OverlayMarks*> forms_;    ///< the topmost last, as in fars_
    std::vector<const OverlayMarks*> fars_;
};

}  // namespace mazeloom::widgets
