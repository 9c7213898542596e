// SPDX-License-Identifier: MIT
#include "widgets/panels/toast.h"

#include <algorithm>
#include <cmath>

#include <QEvent>
#include <QPainter>
#include <QTextLayout>

#include "widgets/text/spoken.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::widgets {

namespace {

constexpr int kToastMargin = 24;  // to the edges of the widget below
constexpr int kWidestToast = 480;
constexpr QMargins kToastPadding{16, 8, 16, 8};
constexpr int kToastRadius = 4;
constexpr int kComeMs = 120;
constexpr int kGoMs = 300;
/// Upper bound on the length of the text, because names of packs and paths may have any length.
constexpr qsizetype kMostShown = 240;

QString shortened(const QString& text) {
    if (text.size() <= kMostShown) return text;
    return text.left(kMostShown / 2) + QStringLiteral("…") + text.right(kMostShown / 2);
}

}  // namespace

Toast::Toast(QWidget& under) : QWidget(&under), stay_(this), fade_(this) {
    setSpokenRole(*this, QAccessible::AlertMessage);
    setObjectName(QStringLiteral("toast"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    stay_.setSingleShot(true);
    connect(&stay_, &QTimer::timeout, this, [this] { fadeTo(0); });
    connect(&fade_, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& value) { setOpacity(value.toDouble()); });
    connect(&fade_, &QVariantAnimation::finished, this, [this] {
        if (opacity_ <= 0) hide();
    });
    under.installEventFilter(this);
    hide();
}

void Toast::say(const QString& text) {
    text_ = shortened(text.simplified());
    // Restarts the fade, so that a repeated text is noticed too, by eye and by screen readers.
    fade_.stop();
    hide();
    setOpacity(0);
    setAccessibleName(text_);
    place();
    show();
    raise();
    speakMessage(*this, text_);
    fadeTo(1);
    stay_.start(timeFor(text_));
}

void Toast::setMotion(bool wanted) {
    hasMotion_ = wanted;
    if (!wanted && fade_.state() == QAbstractAnimation::Running)
        fadeTo(fade_.endValue().toDouble());
}

int Toast::timeFor(const QString& text) {
    constexpr int kLeastMs = 3000;
    constexpr int kMostMs = 10'000;
    constexpr int kMsPerLetter = 80;
    return std::clamp(static_cast<int>(text.size()) * kMsPerLetter, kLeastMs, kMostMs);
}

void Toast::fadeTo(double opacity) {
    fade_.stop();
    if (!hasMotion_) {
        setOpacity(opacity);
        if (opacity <= 0) hide();
        return;
    }
    fade_.setStartValue(opacity_);
    fade_.setEndValue(opacity);
    fade_.setDuration(opacity > opacity_ ? kComeMs : kGoMs);
    fade_.start();
}

void Toast::setOpacity(double opacity) {
    opacity_ = opacity;
    update();
}

QSizeF Toast::layOut(QTextLayout& layout, qreal width) const {
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.setCacheEnabled(true);
    layout.beginLayout();
    QSizeF size(0, 0);
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, size.height()});
        size = {std::max(size.width(), line.naturalTextWidth()), size.height() + line.height()};
    }
    layout.endLayout();
    return size;
}

void Toast::place() {
    const QWidget& under = *parentWidget();
    const int widest = std::min(kWidestToast, under.width() - 2 * kToastMargin);
    QTextLayout layout(text_, font());
    const QSizeF text =
        layOut(layout, std::max(1, widest - kToastPadding.left() - kToastPadding.right()));
    const QSize size =
        QSize(static_cast<int>(std::ceil(text.width())), static_cast<int>(std::ceil(text.height())))
            .grownBy(kToastPadding);
    setGeometry(QRect(
        {(under.width() - size.width()) / 2, under.height() - size.height() - kToastMargin}, size));
}

bool Toast::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget() && event->type() == QEvent::Resize && isVisible()) place();
    return QWidget::eventFilter(watched, event);
}

void Toast::paintEvent(QPaintEvent*) {
    const Theme& theme = themeOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(opacity_);
    painter.setPen(theme.edge);
    painter.setBrush(theme.button);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kToastRadius,
                            kToastRadius);
    painter.setPen(theme.text);
    QTextLayout layout(text_, font());
    const QRect inner = rect().marginsRemoved(kToastPadding);
    layOut(layout, inner.width());
    layout.draw(&painter, inner.topLeft());
}

}  // namespace mazeloom::widgets
