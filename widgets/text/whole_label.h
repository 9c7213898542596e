// SPDX-License-Identifier: MIT
// A wrapped label for a column of panels. In a column without enough space, each panel gets its
// minimum height, which is too small for all lines of other labels.
#pragma once

#include <algorithm>

#include <QResizeEvent>

#include "widgets/text/plain_label.h"

namespace mazeloom::widgets {

class WholeLabel : public PlainLabel {
  public:
    explicit WholeLabel(const QString& text = {}) : PlainLabel(text) { setWordWrap(true); }

    /// Returns a height that is sufficient for all lines at the present width.
    QSize minimumSizeHint() const override {
        const QSize least = PlainLabel::minimumSizeHint();
        return {least.width(), std::max(least.height(), heightForWidth(width()))};
    }

  protected:
    void resizeEvent(QResizeEvent* event) override {
        PlainLabel::resizeEvent(event);
        if (event->oldSize().width() != event->size().width()) updateGeometry();
    }
};

}  // namespace mazeloom::widgets
