// SPDX-License-Identifier: MIT
#include "widgets/panels/rules/ink_button.h"

#include <algorithm>

#include <QFrame>
#include <QPainter>
#include <QScreen>
#include <QVBoxLayout>

#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/theme_of.h"
#include "widgets/tools/bars/ink_swatch.h"

namespace mazeloom::widgets {

namespace {

constexpr int kRim = 4;

}  // namespace

InkButton::InkButton(ValuePalette& palette, const QString& title, QWidget* parent)
    : QToolButton(parent), palette_(palette), title_(title) {
    setAutoRaise(true);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(&palette_, &ValuePalette::inkChosen, this, &InkButton::showInk);
    connect(this, &QToolButton::clicked, this, &InkButton::openPalette);
    showInk();
}

QSize InkButton::sizeHint() const {
    const int side = swatchSide() + 2 * kRim;
    return {side, side};
}

void InkButton::showInk() {
    setNameAndTips(
        *this, tr("%1, ink: %2").arg(title_, ruleInkText(palette_.chosen(), palette_.terrains())),
        tr("The ink that rules are painted with; click for all inks"));
    update();
}

void InkButton::paintEvent(QPaintEvent* event) {
    QToolButton::paintEvent(event);
    QPainter painter(this);
    const QRect cell(kRim, kRim, swatchSide(), swatchSide());
    paintRuleInk(painter, cell, palette_.chosen(), *this, palette_.terrains());
    painter.setPen(QPen(themeOf(*this).accent, 2));
    painter.drawRect(cell);
}

void InkButton::openPalette() {
    auto* popup = new QFrame(this, Qt::Popup);
    popup->setAttribute(Qt::WA_DeleteOnClose);
    popup->setFrameShape(QFrame::StyledPanel);
    popup->setAccessibleName(tr("Inks"));
    auto* inks = new ValuePalette;
    auto* column = new QVBoxLayout(popup);
    column->setContentsMargins(8, 8, 8, 8);
    column->addWidget(inks);
    inks->setTerrains(palette_.terrains());
    inks->choose(palette_.chosen());
    connect(inks, &ValuePalette::inkChosen, this,
            [this, inks] { palette_.choose(inks->chosen()); });
    connect(inks, &ValuePalette::taken, popup, &QWidget::close);
    popup->setFixedWidth(inks->sizeHint().width() + 16);
    popup->adjustSize();
    // Opens below the button; above it if there is not enough room on the screen.
    const QRect room = screen()->availableGeometry();
    QPoint place = mapToGlobal(QPoint(0, height()));
    if (place.y() + popup->height() > room.bottom())
        place.setY(mapToGlobal(QPoint()).y() - popup->height());
    place.setX(
        std::clamp(place.x(), room.left(), std::max(room.left(), room.right() - popup->width())));
    popup->move(place);
    popup->show();
    inks->setFocus(Qt::PopupFocusReason);
}

}  // namespace mazeloom::widgets
