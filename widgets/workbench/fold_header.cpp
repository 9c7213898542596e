// SPDX-License-Identifier: MIT
#include "widgets/workbench/fold_header.h"

#include <algorithm>

#include <QContextMenuEvent>
#include <QPainter>
#include <QStyleOptionFocusRect>

#include "widgets/text/tool_tip.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::widgets {

namespace {

constexpr int kHeaderIcon = 12;
constexpr int kHeaderGap = 8;

}  // namespace

int FoldHeader::heightFor(const QWidget& widget) {
    // The marks of uppercase letters, as in Ö, need more than the font's height.
    return std::max(kHeight, widget.fontMetrics().height() + kHeaderGap);
}

FoldHeader::FoldHeader(const QString& title, QWidget* parent) : QAbstractButton(parent) {
    setText(title);
    setAccessibleName(title);
    setFixedHeight(heightFor(*this));
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
    setTips(*this, tr("Click to fold or unfold; its menu moves, floats or closes the panel"));
}

void FoldHeader::setWords(const QString& words) {
    words_ = words;
    setAccessibleDescription(words);
    update();
}

void FoldHeader::setUnfolded(bool unfolded) {
    isUnfolded_ = unfolded;
    setAccessibleName(unfolded ? tr("%1, unfolded").arg(text()) : tr("%1, folded").arg(text()));
    update();
}

QSize FoldHeader::sizeHint() const {
    QFont bold = font();
    bold.setBold(true);
    const int title = QFontMetrics(bold).horizontalAdvance(text());
    return {3 * kHeaderGap + kHeaderIcon + title, height()};
}

void FoldHeader::paintEvent(QPaintEvent*) {
    const Theme theme = themeOf(*this);
    QPainter painter(this);
    const bool isAnswering = isDown() || underMouse();
    painter.fillRect(rect(),
                     isAnswering ? mixedColour(theme.button, theme.text, 0.1) : theme.button);
    const QRect arrow(kHeaderGap, (height() - kHeaderIcon) / 2, kHeaderIcon, kHeaderIcon);
    themedIcon(isUnfolded_ ? QStringLiteral("down") : QStringLiteral("step-forward"))
        .paint(&painter, arrow);

    QFont bold = font();
    bold.setBold(true);
    const QFontMetrics metrics(bold);
    const int left = arrow.right() + 1 + kHeaderGap;
    const int room = width() - left - kHeaderGap;
    const QString title = metrics.elidedText(text(), Qt::ElideRight, room);
    painter.setFont(bold);
    painter.setPen(theme.text);
    painter.drawText(QRect(left, 0, room, height()), Qt::AlignVCenter, title);
    const int used = metrics.horizontalAdvance(title) + kHeaderGap;
    painter.setFont(font());
    painter.setPen(isAnswering ? theme.text : theme.mutedText);
    painter.drawText(QRect(left + used, 0, room - used, height()), Qt::AlignVCenter,
                     fontMetrics().elidedText(words_, Qt::ElideRight, room - used));
    if (!hasFocus()) return;
    painter.setPen(QPen(theme.accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
}

void FoldHeader::changeEvent(QEvent* event) {
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::FontChange) setFixedHeight(heightFor(*this));
}

void FoldHeader::contextMenuEvent(QContextMenuEvent* event) {
    const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
    emit menuWanted(byMouse ? event->globalPos() : mapToGlobal(rect().bottomLeft()));
}

void FoldHeader::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        click();
        return;
    }
    QAbstractButton::keyPressEvent(event);
}

}  // namespace mazeloom::widgets
