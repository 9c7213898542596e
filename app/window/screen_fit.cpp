// SPDX-License-Identifier: MIT
#include "app/window/screen_fit.h"

#include <algorithm>
#include <chrono>

#include <QEvent>
#include <QScreen>
#include <QWidget>

namespace mazeloom::app {

namespace {

/// Estimate of the window's frame, used until the frame is known: a title bar and thin edges.
constexpr QMargins kUsualFrame(4, 32, 4, 4);

QMargins frameOf(const QWidget& window) {
    const QRect inner = window.geometry();
    const QRect outer = window.frameGeometry();
    return {inner.left() - outer.left(), inner.top() - outer.top(), outer.right() - inner.right(),
            outer.bottom() - inner.bottom()};
}

}  // namespace

ScreenFit::ScreenFit(QWidget& window) : QObject(&window), window_(window) {
    using namespace std::chrono_literals;
    end_.setSingleShot(true);
    end_.setInterval(1s);
    connect(&end_, &QTimer::timeout, this, [this] { window_.removeEventFilter(this); });
    window.installEventFilter(this);
    fit();
}

void ScreenFit::fit() {
    const auto usesScreen = Qt::WindowMaximized | Qt::WindowFullScreen | Qt::WindowMinimized;
    if (window_.windowState() & usesScreen) return;
    const QMargins known = frameOf(window_);
    const QMargins frame = known.isNull() ? kUsualFrame : known;
    const QRect room = window_.screen()->availableGeometry().marginsRemoved(frame);
    QRect place = window_.geometry();
    place.setSize(place.size().boundedTo(room.size()).expandedTo(window_.minimumSize()));
    if (window_.isVisible()) {
        place.moveRight(std::min(place.right(), room.right()));
        place.moveBottom(std::min(place.bottom(), room.bottom()));
        place.moveLeft(std::max(place.left(), room.left()));
        place.moveTop(std::max(place.top(), room.top()));
        if (place != window_.geometry()) window_.setGeometry(place);
    } else {
        // The desktop chooses the position of the window.
        window_.resize(place.size());
    }
}

bool ScreenFit::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Show) end_.start();
    const bool mayHaveFrame = event->type() == QEvent::Show || event->type() == QEvent::Move ||
                              event->type() == QEvent::Resize ||
                              event->type() == QEvent::WindowActivate;
    // Call fit() later, because the window is being moved now.
    if (mayHaveFrame && end_.isActive()) QTimer::singleShot(0, this, &ScreenFit::fit);
    return QObject::eventFilter(watched, event);
}

}  // namespace mazeloom::app
