// SPDX-License-Identifier: MIT
#include "widgets/panels/needs/needs_row.h"

#include <algorithm>

#include <QHelpEvent>
#include <QPainter>

#include "widgets/text/tool_tip.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::widgets {

namespace {

using analyse::needs::Need;

constexpr int kNeedSign = 22;
constexpr int kNeedSignGap = 4;
constexpr qreal kNeedCorner = 4;
constexpr int kMostSigns = static_cast<int>(level::kMechanics.size());
/// Numbers of signs side by side that a layout is asked for.
constexpr int kLeastSignsAcross = 3;
constexpr int kUsualSignsAcross = 5;

QColor signInkOf(Need need, const Theme& theme) {
    switch (need) {
        case Need::Needed:
            return theme.onAccent;
        case Need::Useful:
            return theme.text;
        default:
            return theme.mutedText;
    }
}

}  // namespace

void paintNeedSign(QPainter& painter, const QRect& square, const NeedSign& sign,
                   const Theme& theme) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ink = signInkOf(sign.need, theme);
    const QRectF frame = QRectF(square).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setBrush(Qt::NoBrush);
    if (sign.need == Need::Needed) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.accent);
        painter.drawRoundedRect(frame, kNeedCorner, kNeedCorner);
    } else if (sign.need == Need::Useful) {
        painter.setPen(QPen(theme.edge, 1));
        painter.drawRoundedRect(frame, kNeedCorner, kNeedCorner);
    } else if (sign.need == Need::Undecided) {
        painter.setPen(QPen(theme.edge, 1, Qt::DotLine));
        painter.drawRoundedRect(frame, kNeedCorner, kNeedCorner);
    }
    const std::string_view id = level::info(sign.mechanic).id;
    const QString picture = "need-" + QString::fromLatin1(id.data(), qsizetype(id.size()));
    const int margin = std::max(2, square.width() / 8);
    themedIcon(picture, ink).paint(&painter, square.adjusted(margin, margin, -margin, -margin));
    if (sign.need == Need::Decoration) {
        painter.setPen(QPen(ink, 1.5, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(frame.bottomLeft() + QPointF(1.5, -1.5),
                         frame.topRight() + QPointF(-1.5, 1.5));
    }
    painter.restore();
}

NeedsRow::NeedsRow(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setFixedHeight(heightForWidth(width()));
    setKnown({});
}

QString NeedsRow::help() {
    return tr(
        "What the generated level needs. Filled: needed. Framed: useful. Crossed out: decoration. "
        "Dotted: undecided");
}

void NeedsRow::setKnown(const KnownNeeds& known) {
    known_ = known;
    signs_ = signsOf(known);
    const QString words = signs_.isEmpty() ? note() : textsOf(signs_).join('\n');
    setAccessibleName(tr("Mechanics of the level"));
    setAccessibleDescription(words);
    setStatusTip(help());
    setPlainToolTip(*this, signs_.isEmpty() ? help() : words + '\n' + help());
    update();
}

QString NeedsRow::note() const {
    if (!signs_.isEmpty()) return {};
    if (known_.isTooLarge) return tr("Not for levels of this size");
    //: The mechanics that a level has are not known yet
    if (!known_.shown) return tr("…");
    return tr("None");
}

int NeedsRow::columns(int width) const {
    return std::max(1, (width + kNeedSignGap) / (kNeedSign + kNeedSignGap));
}

int NeedsRow::heightForWidth(int width) const {
    // Signs appear some time after the generation. They must not move what is below the row.
    const int rows = (kMostSigns + columns(width) - 1) / columns(width);
    return std::max(rows * (kNeedSign + kNeedSignGap) - kNeedSignGap, fontMetrics().height());
}

QSize NeedsRow::sizeHint() const {
    const int width = kUsualSignsAcross * (kNeedSign + kNeedSignGap) - kNeedSignGap;
    return {width, heightForWidth(width)};
}

QSize NeedsRow::minimumSizeHint() const {
    const int width = kLeastSignsAcross * (kNeedSign + kNeedSignGap) - kNeedSignGap;
    return {width, heightForWidth(width)};
}

QRect NeedsRow::rectOf(qsizetype index) const {
    const int place = static_cast<int>(index);
    const int across = columns(width());
    return {place % across * (kNeedSign + kNeedSignGap),
            place / across * (kNeedSign + kNeedSignGap), kNeedSign, kNeedSign};
}

bool NeedsRow::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    for (qsizetype i = 0; i < signs_.size(); ++i) {
        if (!rectOf(i).contains(help->pos())) continue;
        showPlainToolTip(help->globalPos(), signs_[i].text, this, rectOf(i));
        return true;
    }
    return QWidget::event(event);
}

void NeedsRow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Theme theme = themeOf(*this);
    for (qsizetype i = 0; i < signs_.size(); ++i)
        paintNeedSign(painter, rectOf(i), signs_[i], theme);
    if (!signs_.isEmpty()) return;
    painter.setPen(theme.mutedText);
    const QRect line(0, 0, width(), std::max(kNeedSign, fontMetrics().height()));
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(note(), Qt::ElideRight, width()));
}

void NeedsRow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    setFixedHeight(heightForWidth(width()));
}

}  // namespace mazeloom::widgets
