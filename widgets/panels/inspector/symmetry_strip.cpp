// SPDX-License-Identifier: MIT
#include "widgets/panels/inspector/symmetry_strip.h"

#include <algorithm>

#include <QEvent>
#include <QGridLayout>
#include <QPainter>

#include "core/edit/paint/room_paint.h"
#include "core/generate/generate.h"
#include "core/level/room/symmetries.h"
#include "widgets/canvas/picture/map_image.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/theme_change.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::widgets {

namespace {

constexpr int kPicture = 48;  // of the room's longer side, in Qt's pixels
constexpr int kButton = 54;
constexpr int kGap = 4;
constexpr int kColumns = 4;
constexpr int kLeastColumns = 2;
constexpr double kForbidden = 0.3;  // opacity of a forbidden symmetry

QString title(level::Symmetry symmetry) {
    //: %1 is 0, 90, 180 or 270
    return (symmetry.mirrored ? SymmetryStrip::tr("Mirrored, turned by %1°")
                              : SymmetryStrip::tr("Turned by %1°"))
        .arg(symmetry.quarterTurns * 90);
}

/// Returns a short label of a symmetry: "↔ 90°".
QString caption(level::Symmetry symmetry) {
    return (symmetry.mirrored ? QStringLiteral("↔ %1°") : QStringLiteral("%1°"))
        .arg(symmetry.quarterTurns * 90);
}

QImage drawnRoom(const level::Room& room, const level::SharedOwnKinds& kinds, int pixels,
                 const Theme& theme) {
    const level::Map map = generate::initialMap(edit::asLevel(room), {}, kinds);
    const grid::Size size = map.size();
    const int cell = std::clamp(pixels / std::max({size.width, size.height, 1}), 1, 24);
    auto image = renderMap(map.cells, map.marks, map.ruleset, map.things, cell,
                           withTerrains(theme, map.terrains), map.kinds);
    if (!image) return {};
    QPainter painter(&*image);
    for (const grid::Point entrance : room.entrances)
        painter.fillRect(entrance.x * cell, entrance.y * cell, cell, cell, theme.accent);
    return std::move(*image);
}

/// Draws a tick on an allowed symmetry, so that not only its brightness shows that it is allowed.
void drawTick(QPainter& painter, const Theme& theme) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.accent);
    painter.drawEllipse(QRectF(kPicture - 14, kPicture - 14, 13, 13));
    painter.setPen(QPen(theme.onAccent, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(QPolygonF({{kPicture - 10.5, kPicture - 7.5},
                                    {kPicture - 8.5, kPicture - 5.2},
                                    {kPicture - 4.5, kPicture - 10.0}}));
}

}  // namespace

SymmetryStrip::SymmetryStrip(QWidget* parent) : QWidget(parent) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(kGap);
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        auto* button = new QToolButton;
        button->setIconSize({kPicture, kPicture});
        button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setAccessibleName(title(level::kSymmetries[i]));
        setTips(*button, button->accessibleName());
        connect(button, &QToolButton::clicked, this, [this, i] { click(i); });
        button->setFixedWidth(kButton);
        buttons_[i] = button;
    }
    grid->setColumnStretch(kColumns, 1);
    arrange(kColumns);
}

QSize SymmetryStrip::minimumSizeHint() const {
    return {kLeastColumns * kButton + (kLeastColumns - 1) * kGap,
            QWidget::minimumSizeHint().height()};
}

/// Arranges the buttons. In a narrow column there are two in a row, the rotations above the
/// reflections.
void SymmetryStrip::arrange(int columns) {
    if (columns == columns_) return;
    columns_ = columns;
    auto* grid = static_cast<QGridLayout*>(layout());
    for (QToolButton* button : buttons_)
        grid->removeWidget(button);
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        const auto place = static_cast<int>(i);
        grid->addWidget(buttons_[i], place / columns, place % columns);
    }
}

void SymmetryStrip::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const bool hasRoom = width() >= kColumns * kButton + (kColumns - 1) * kGap;
    arrange(hasRoom ? kColumns : kLeastColumns);
}

void SymmetryStrip::showRoom(const level::Room& room, const level::SharedOwnKinds& kinds) {
    if (room == room_ && kinds == kinds_) return;
    room_ = room;
    kinds_ = kinds;
    draw();
}

void SymmetryStrip::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (isThemeChange(*event) && !room_.cells.size().isEmpty()) draw();
}

void SymmetryStrip::draw() {
    const auto first = level::firstAlike(room_);
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        const level::Symmetry symmetry = level::kSymmetries[i];
        QToolButton* button = buttons_[i];
        const bool isAllowed =
            std::ranges::find(room_.symmetries, symmetry) != room_.symmetries.end();
        button->setIcon(picture(symmetry));
        button->setChecked(isAllowed);
        const level::Symmetry same = level::kSymmetries[first[i]];
        button->setText(first[i] == i ? caption(symmetry) : "= " + caption(same));
        QString tip = isAllowed ? tr("%1: the room may be placed this way").arg(title(symmetry))
                                : tr("%1: the room is never placed this way").arg(title(symmetry));
        if (first[i] != i) {
            //: Appended to the name of a symmetry; %1 is another symmetry ("Turned by 0°")
            tip += tr("; looks the same as “%1”").arg(title(same));
        }
        setTips(*button, tip);
    }
}

QIcon SymmetryStrip::picture(level::Symmetry symmetry) const {
    const Theme theme = themeOf(*this);
    const double ratio = devicePixelRatioF();
    const QImage room = drawnRoom(level::transformed(room_, symmetry), kinds_,
                                  static_cast<int>(kPicture * ratio), theme);
    QIcon icon;
    for (const QIcon::State state : {QIcon::On, QIcon::Off}) {
        QPixmap pixmap(QSize(kPicture, kPicture) * ratio);
        pixmap.setDevicePixelRatio(ratio);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        if (!room.isNull()) {
            QRectF place(QPointF(),
                         QSizeF(room.size()).scaled(kPicture, kPicture, Qt::KeepAspectRatio));
            place.moveCenter({kPicture / 2.0, kPicture / 2.0});
            painter.setRenderHint(QPainter::SmoothPixmapTransform);
            painter.setOpacity(state == QIcon::On ? 1 : kForbidden);
            painter.drawImage(place, room);
        }
        painter.setOpacity(1);
        if (state == QIcon::On) drawTick(painter, theme);
        icon.addPixmap(pixmap, QIcon::Normal, state);
    }
    return icon;
}

void SymmetryStrip::click(std::size_t clicked) {
    std::vector<level::Symmetry> allowed;
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        if (buttons_[i]->isChecked()) allowed.push_back(level::kSymmetries[i]);
    }
    if (!allowed.empty()) {
        emit changed(allowed);
        return;
    }
    QToolButton* button = buttons_[clicked];
    button->setChecked(true);
    showPlainToolTip(button->mapToGlobal(QPoint(0, button->height())),
                     tr("At least one way must stay allowed"), button);
}

}  // namespace mazeloom::widgets
