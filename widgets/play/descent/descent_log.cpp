// SPDX-License-Identifier: MIT
#include "widgets/play/descent/descent_log.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QPainter>
#include <QStringList>

#include "widgets/play/descent/descent_look.h"
#include "widgets/play/descent/descent_text.h"
#include "widgets/theme/flat_style.h"

namespace mazeloom::widgets {

using play::descent::Log;
using play::descent::Message;
using play::descent::MessageId;

namespace {

constexpr int kLogLine = 20;
constexpr int kLogMargin = 8;
constexpr int kLogTextPixels = 13;

}  // namespace

DescentLog::DescentLog(QWidget* parent) : QWidget(parent), theme_(Theme::dark()) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAccessibleName(tr("What happened"));
}

QSize DescentLog::sizeHint() const {
    return {480, static_cast<int>(Log::kLines) * scaledPixels(kLogLine) + 2 * kLogMargin};
}

void DescentLog::setTheme(const Theme& theme) {
    theme_ = theme;
    update();
}

void DescentLog::showLog(const Log& log) {
    std::vector<Message> messages(log.begin(), log.end());
    if (messages == messages_) return;
    messages_ = std::move(messages);
    setAccessibleDescription(text());
    update();
}

void DescentLog::clear() {
    messages_.clear();
    setAccessibleDescription({});
    update();
}

QString DescentLog::text() const {
    QStringList lines;
    for (const Message& message : messages_)
        lines << descentText(message);
    return lines.join(QStringLiteral("\n"));
}

QColor DescentLog::colourOf(MessageId id) const {
    switch (id) {
        case MessageId::HitsYou:
        case MessageId::ShootsYou:
        case MessageId::DrainsYou:
            return theme_.warning;
        case MessageId::KillsYou:
        case MessageId::BossNear:
        case MessageId::BossNextFloor:
        case MessageId::StairsBarred:
            return dungeonColour(level::ThingKind::DreadKnight, false, theme_);
        case MessageId::FountainEnchants:
        case MessageId::Drank:
        case MessageId::DescendedHealed:
        case MessageId::FloorCleared:
        case MessageId::Arrived:
        case MessageId::FoundWayOut:
            return theme_.friendly;
        case MessageId::ZapWhere:
        case MessageId::ThrowWhere:
            return theme_.accent;
        default:
            return theme_.text;
    }
}

void DescentLog::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange) updateGeometry();
}

void DescentLog::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme_.window);
    painter.setPen(theme_.border);
    painter.drawLine(0, 0, width(), 0);
    QFont font = this->font();
    font.setPixelSize(scaledPixels(kLogTextPixels));
    painter.setFont(font);
    const QFontMetricsF metrics(font);
    const int height = scaledPixels(kLogLine);
    for (std::size_t i = 0; i < messages_.size(); ++i) {
        const QRectF line(2.0 * kLogMargin, kLogMargin + static_cast<double>(i) * height,
                          width() - 4.0 * kLogMargin, height);
        const bool isNewest = i + 1 == messages_.size();
        painter.setOpacity(isNewest ? 1 : 0.62);
        painter.setPen(colourOf(messages_[i].id));
        const QString text =
            metrics.elidedText(descentText(messages_[i]), Qt::ElideRight, line.width());
        painter.drawText(line, static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter), text);
    }
}

}  // namespace mazeloom::widgets
