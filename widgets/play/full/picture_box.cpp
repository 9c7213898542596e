// SPDX-License-Identifier: MIT
#include "widgets/play/full/picture_box.h"

#include <QPainter>

#include "widgets/play/full/level_pictures.h"
#include "widgets/text/spoken.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::widgets {

namespace {

constexpr double kPictureRounding = 8;
constexpr double kPictureInset = 10;

}  // namespace

PictureBox::PictureBox(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setSpokenRole(*this, QAccessible::Graphic);
    setAccessibleName(tr("Picture of the level"));
}

void PictureBox::setPicture(const QImage& picture) {
    if (picture_.cacheKey() == picture.cacheKey()) return;
    picture_ = picture;
    update();
}

void PictureBox::paintEvent(QPaintEvent*) {
    const Theme theme = themeOf(*this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.canvas);
    painter.drawRoundedRect(rect(), kPictureRounding, kPictureRounding);
    drawFitting(
        painter, picture_,
        QRectF(rect()).adjusted(kPictureInset, kPictureInset, -kPictureInset, -kPictureInset));
}

}  // namespace mazeloom::widgets
