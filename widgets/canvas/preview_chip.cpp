// SPDX-License-Identifier: MIT
#include "widgets/canvas/preview_chip.h"

#include <QEvent>
#include <QPainter>

#include "widgets/theme/theme.h"
#include "widgets/theme/theme_of.h"
#include "widgets/timeline/names.h"

namespace mazeloom::widgets {

namespace {

constexpr int kChipToEdge = 8;
constexpr int kChipRadius = 4;

}  // namespace

PreviewChip::PreviewChip(QWidget& canvas, const Player& player)
    : PlainLabel(&canvas), canvas_(canvas), player_(player) {
    setObjectName(QStringLiteral("previewChip"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setMargin(4);
    setIndent(4);
    canvas.installEventFilter(this);
    connect(&player, &Player::shownChanged, this, &PreviewChip::tell);
    connect(&player, &Player::timelineChanged, this, &PreviewChip::tell);
    connect(&player, &Player::awaitingChanged, this, &PreviewChip::tell);
    tell();
}

void PreviewChip::tell() {
    const QString text = player_.timeline() == nullptr ? QString() : textOf();
    if (!text.isEmpty()) {
        setText(text);
        place();
        raise();
    }
    setVisible(!text.isEmpty());
}

QString PreviewChip::textOf() const {
    if (player_.isAwaiting()) return tr("Generating… Still showing the previous level");
    if (player_.shownPosition() == player_.position()) return {};
    return player_.shownPosition() == 0
               ? tr("Preview: before the first step")
               : tr("Preview: step %1").arg(numberText(player_.shownPosition()));
}

void PreviewChip::place() {
    const QSize size = sizeHint().boundedTo(canvas_.size());
    setGeometry((canvas_.width() - size.width()) / 2,
                canvas_.height() - size.height() - kChipToEdge, size.width(), size.height());
}

bool PreviewChip::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &canvas_ && event->type() == QEvent::Resize) place();
    return PlainLabel::eventFilter(watched, event);
}

void PreviewChip::paintEvent(QPaintEvent* event) {
    const Theme& theme = themeOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(theme.border);
    painter.setBrush(theme.base);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kChipRadius,
                            kChipRadius);
    painter.end();
    PlainLabel::paintEvent(event);
}

}  // namespace mazeloom::widgets
