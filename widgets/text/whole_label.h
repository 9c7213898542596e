// SPDX-License-Identifier: MIT
// A wrapped label for a column of panels. A column short of space gives each panel its least
// height, which for other labels is too little for all lines.
#pragma once

#include <algorithm>

#include <QResizeEvent>

#include "widgets/text/plain_label.h"

namespace mazeloom::widgets {

class WholeLabel : public PlainLabel {
  public:
    explicit WholeLabel(const QString& text = {}) : PlainLabel(text) { setWordWrap(true); }

    /// Returns the height that the present width needs.
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
