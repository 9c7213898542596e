// SPDX-License-Identifier: MIT
#include "widgets/workbench/side_splitter.h"

#include <algorithm>
#include <utility>

#include <QEvent>

#include "widgets/theme/flat_style.h"

namespace mazeloom::widgets {

namespace {

constexpr int kWidestColumn = 640;

}  // namespace

SideSplitter::SideSplitter(QWidget* left, QWidget* middle, QWidget* right, QWidget* parent)
    : QSplitter(Qt::Horizontal, parent) {
    setChildrenCollapsible(false);
    setHandleWidth(4);
    addWidget(left);
    addWidget(middle);
    addWidget(right);
    middle->setMinimumWidth(kLeastMiddle);
    connect(this, &QSplitter::splitterMoved, this, [this](int, int handle) {
        const QList<int> sizes = this->sizes();
        // Store only the width of the dragged column: the other column may be narrow only because
        // there is not enough space.
        if (handle == 1) wanted_.left = sizes[0];
        if (handle == 2) wanted_.right = sizes[2];
    });
}

SideSplitter::Widths SideSplitter::least() {
    const auto grown = [](int width) { return std::max(width, (width + scaledPixels(width)) / 2); };
    return {grown(kLeast.left), grown(kLeast.right)};
}

void SideSplitter::setWanted(Widths widths) {
    wanted_ = {std::clamp(widths.left, kLeast.left, kWidestColumn),
               std::clamp(widths.right, kLeast.right, kWidestColumn)};
    arrange();
}

void SideSplitter::arrange() {
    if (std::exchange(isArranging_, true)) return;
    const Widths least = SideSplitter::least();
    // Set these minimum widths on the widgets too, so that dragging respects them.
    widget(0)->setMinimumWidth(least.left);
    widget(2)->setMinimumWidth(least.right);
    Widths now{widget(0)->isHidden() ? 0 : std::max(wanted_.left, least.left),
               widget(2)->isHidden() ? 0 : std::max(wanted_.right, least.right)};
    const int handles = handleWidth() * ((now.left > 0 ? 1 : 0) + (now.right > 0 ? 1 : 0));
    const int missing = std::max(0, kMiddle + now.left + now.right + handles - width());
    const Widths spare{std::max(0, now.left - least.left), std::max(0, now.right - least.right)};
    if (missing > 0 && spare.left + spare.right > 0) {
        const int given = std::min(missing, spare.left + spare.right);
        const int byLeft = given * spare.left / (spare.left + spare.right);
        now.left -= byLeft;
        now.right -= given - byLeft;
    }
    setSizes({now.left, std::max(0, width() - now.left - now.right - handles), now.right});
    isArranging_ = false;
}

void SideSplitter::resizeEvent(QResizeEvent* event) {
    QSplitter::resizeEvent(event);
    arrange();
}

bool SideSplitter::event(QEvent* event) {
    const bool done = QSplitter::event(event);
    if (event->type() == QEvent::LayoutRequest) arrange();
    return done;
}

}  // namespace mazeloom::widgets
