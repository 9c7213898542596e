// SPDX-License-Identifier: MIT
#include "widgets/play/full/story_area.h"

#include <algorithm>

#include <QEvent>
#include <QLayout>

namespace mazeloom::widgets {

namespace {

/// Width for which the texts are measured before the area has its own, in pixels.
constexpr int kLeastWidth = 200;

}  // namespace

StoryArea::StoryArea(QWidget* texts, const QString& name, QWidget* parent) : QScrollArea(parent) {
    setWidget(texts);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setAccessibleName(name);
}

void StoryArea::fit() {
    QLayout& texts = *widget()->layout();
    texts.invalidate();
    const int most = std::max(width(), kLeastWidth);
    setMaximumHeight(std::max(texts.hasHeightForWidth() ? texts.heightForWidth(most) : 0,
                              texts.minimumSize().height()));
}

// The base class filters the events of the texts. Rows of facts count only once they are shown, so
// the area is fitted when that happens.
bool StoryArea::eventFilter(QObject* watched, QEvent* event) {
    const bool isTaken = QScrollArea::eventFilter(watched, event);
    if (watched == widget() &&
        (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize))
        fit();
    return isTaken;
}

}  // namespace mazeloom::widgets
