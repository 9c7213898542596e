// SPDX-License-Identifier: MIT
#include "widgets/play/descent/overlays/card_overlay.h"

#include <algorithm>
#include <cmath>

#include <QEvent>
#include <QPainter>

#include "widgets/text/spoken.h"
#include "widgets/theme/faded.h"
#include "widgets/theme/flat_style.h"

namespace mazeloom::widgets {

CardOverlay::CardOverlay(QWidget& view, const QString& name)
    : QWidget(&view), view_(view), theme_(Theme::dark()) {
    hide();
    setSpokenRole(*this, QAccessible::Dialog);
    setAccessibleName(name);
    view_.installEventFilter(this);
}

void CardOverlay::setTheme(const Theme& theme) {
    theme_ = theme;
    update();
}

void CardOverlay::cover(const QString& description) {
    if (isHidden() || description != accessibleDescription())
        speakMessage(*this, accessibleName() + u'\n' + description);
    setAccessibleDescription(description);
    setGeometry(view_.rect());
    show();
    raise();
    update();
}

QRectF CardOverlay::cardOf(double widest, double height) const {
    const QRectF usual = clearCardOf(widest, height);
    if (!keptClear_) return usual;
    const auto clear = keptClear_();
    // A narrower card might fit beside the parts that should stay visible.
    for (const double share : {1.0, 0.85, 0.7}) {
        const QRectF card = clearCardOf(share * widest, height);
        const auto covers = [&card](const QRectF& part) { return part.intersects(card); };
        if (std::ranges::none_of(clear, covers)) return card;
    }
    return usual;
}

QRectF CardOverlay::clearCardOf(double widest, double height) const {
    const double width = std::min(widest, this->width() - 16.0);
    const QRectF middle((this->width() - width) / 2, (this->height() - height) / 2, width, height);
    if (!keptClear_) return middle;
    const QSize size(static_cast<int>(std::ceil(width)), static_cast<int>(std::ceil(height)));
    const QRect place =
        clearPlace(size, rect().adjusted(8, 8, -8, -8), keptClear_(), Qt::AlignVCenter);
    return place;
}

void CardOverlay::paintCard(QPainter& painter, const QRectF& card) const {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), faded(theme_.canvas, 0.63));
    painter.setPen(theme_.border);
    painter.setBrush(theme_.window);
    painter.drawRoundedRect(card, 6, 6);
}

void CardOverlay::paintMark(QPainter& painter, const QRectF& line) const {
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(theme_.accent, 0.24));
    painter.drawRoundedRect(line, 4, 4);
}

double CardOverlay::scaleIn(double room, double height) {
    return std::min(textScale(), std::max(1.0, room / height));
}

QFont CardOverlay::textFont(double pixels) const {
    QFont text = font();
    text.setPixelSize(std::max(1, static_cast<int>(pixels + 0.5)));
    return text;
}

bool CardOverlay::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &view_ && event->type() == QEvent::Resize) setGeometry(view_.rect());
    return QWidget::eventFilter(watched, event);
}

}  // namespace mazeloom::widgets
