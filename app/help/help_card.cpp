// SPDX-License-Identifier: MIT
#include "app/help/help_card.h"

#include <algorithm>
#include <array>

#include <QHBoxLayout>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QVBoxLayout>

#include "widgets/text/plain_label.h"
#include "widgets/text/tool_button.h"

namespace mazeloom::app {

namespace {

constexpr int kArrow = 12;
constexpr int kPadding = 12;
constexpr int kRound = 6;

}  // namespace

HelpCard::HelpCard(QWidget& window)
    : QWidget(&window),
      title_(new widgets::PlainLabel),
      text_(new widgets::PlainLabel),
      note_(new widgets::PlainLabel),
      buttons_(new QHBoxLayout) {
    setFocusPolicy(Qt::NoFocus);
    QFont heading = title_->font();
    heading.setBold(true);
    title_->setFont(heading);
    note_->setForegroundRole(QPalette::PlaceholderText);
    for (QLabel* label : {title_, text_, note_})
        label->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    constexpr int kMargin = kArrow + kPadding;
    column->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    column->setSpacing(8);
    column->addWidget(title_);
    column->addWidget(text_);
    column->addWidget(note_);
    column->addLayout(buttons_);
    buttons_->setSpacing(8);
    buttons_->addStretch(1);
    hide();
}

void HelpCard::setTexts(const QString& title, const QString& text, const QString& note) {
    title_->setText(title);
    text_->setText(text);
    text_->setVisible(!text.isEmpty());
    note_->setText(note);
    note_->setVisible(!note.isEmpty());
    setAccessibleName(title);
    setAccessibleDescription(text);
}

QPushButton* HelpCard::addButton(const QString& text, const QString& tip) {
    auto* button = new QPushButton(text);
    // Enter presses the focused button, as Space does.
    button->setAutoDefault(true);
    widgets::setNameAndTips(*button, text, tip);
    buttons_->addWidget(button);
    return button;
}

void HelpCard::pointAt(const QRect& target) {
    target_ = target;
    const QRect window = parentWidget()->rect();
    const int width = std::min(kWidth + 2 * kArrow, window.width());
    const QSize size(width, layout()->totalHeightForWidth(width));
    const auto inside = [&](QPoint at) {
        return QPoint(std::clamp(at.x(), 0, std::max(0, window.width() - size.width())),
                      std::clamp(at.y(), 0, std::max(0, window.height() - size.height())));
    };
    QPoint at = window.center() - QPoint(size.width() / 2, size.height() / 2);
    if (!target.isNull()) {
        const QPoint middle = target.center();
        // The upper left corner of the card on each side of the target, and the room that is left
        // there.
        struct Side {
            QPoint at;
            int room;
        };
        const std::array<Side, 4> sides{{
            {{target.right() + 1, middle.y() - size.height() / 2},
             window.right() - target.right() - size.width()},
            {{target.left() - size.width(), middle.y() - size.height() / 2},
             target.left() - size.width()},
            {{middle.x() - size.width() / 2, target.bottom() + 1},
             window.bottom() - target.bottom() - size.height()},
            {{middle.x() - size.width() / 2, target.top() - size.height()},
             target.top() - size.height()},
        }};
        const auto* best = std::ranges::max_element(sides, {}, &Side::room);
        // If there is not enough room on any side, the card lies over the target.
        at = best->room >= 0 ? best->at : QPoint(middle.x() + kArrow, middle.y() + kArrow);
    }
    setGeometry(QRect(inside(at), size));
    QRegion shape(body());
    shape += QRegion(arrow().toPolygon());
    setMask(shape);
    show();
    raise();
    update();
}

QRect HelpCard::body() const {
    return rect().adjusted(kArrow, kArrow, -kArrow, -kArrow);
}

QPolygonF HelpCard::arrow() const {
    if (target_.isNull()) return {};
    const QRectF whole = rect();
    const QRectF inner = body();
    const QPointF to = QRectF(target_.translated(-pos())).center();
    const auto along = [](double wanted, double from, double end) {
        constexpr double kAway = kRound + kArrow;
        return std::clamp(wanted, from + kAway, std::max(from + kAway, end - kAway));
    };
    const double x = along(to.x(), inner.left(), inner.right());
    const double y = along(to.y(), inner.top(), inner.bottom());
    // The arrow overlaps the body by one pixel, so that no line separates them.
    if (to.x() < inner.left())
        return {
            {{inner.left() + 1, y - kArrow}, {whole.left(), y}, {inner.left() + 1, y + kArrow}}};
    if (to.x() > inner.right())
        return {
            {{inner.right() - 1, y - kArrow}, {whole.right(), y}, {inner.right() - 1, y + kArrow}}};
    if (to.y() < inner.top())
        return {{{x - kArrow, inner.top() + 1}, {x, whole.top()}, {x + kArrow, inner.top() + 1}}};
    return {
        {{x - kArrow, inner.bottom() - 1}, {x, whole.bottom()}, {x + kArrow, inner.bottom() - 1}}};
}

void HelpCard::paintEvent(QPaintEvent*) {
    QPainterPath shape;
    shape.addRoundedRect(QRectF(body()).adjusted(0.5, 0.5, -0.5, -0.5), kRound, kRound);
    QPainterPath tip;
    tip.addPolygon(arrow());
    tip.closeSubpath();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(body(), palette().window());
    painter.setBrush(palette().base());
    painter.setPen(palette().color(QPalette::Highlight));
    painter.drawPath(shape.united(tip));
}

}  // namespace mazeloom::app
