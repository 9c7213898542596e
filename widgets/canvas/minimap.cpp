// SPDX-License-Identifier: MIT
#include "widgets/canvas/minimap.h"

#include <algorithm>
#include <cmath>

#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include "widgets/canvas/canvas.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::widgets {

namespace {

constexpr int kMargin = 12;  // to the canvas's edges, in Qt's pixels
constexpr int kBorder = 1;   // around the picture
/// The canvas must be at least this many times as wide and as high as the minimap.
constexpr int kLeastRoom = 2;

}  // namespace

Minimap::Minimap(Canvas& canvas, const Player& player) : QWidget(&canvas), canvas_(canvas) {
    setObjectName(QStringLiteral("minimap"));
    setAccessibleName(tr("Minimap"));
    setAccessibleDescription(tr("The whole level, with a frame around what is in view"));
    setTips(*this, tr("Click or drag to move the view, turn the wheel to zoom"));
    setCursor(Qt::ArrowCursor);
    setAttribute(Qt::WA_OpaquePaintEvent);
    connect(&canvas, &Canvas::viewMoved, this, &Minimap::settle);
    connect(&canvas, &Canvas::pictureRefreshed, this, &Minimap::forgetPicture);
    connect(&player, &Player::shownChanged, this, &Minimap::forgetPicture);
    connect(&player, &Player::timelineChanged, this, [this] {
        forgetPicture();
        settle();
    });
    settle();
}

void Minimap::setOn(bool on) {
    on_ = on;
    settle();
}

void Minimap::forgetPicture() {
    isStale_ = true;
    update();
}

double Minimap::scale() const {
    const grid::Size level = canvas_.view().level();
    const double fits = std::min(static_cast<double>(kMost.width()) / level.width,
                                 static_cast<double>(kMost.height()) / level.height);
    return fits > 1 ? std::floor(fits) : fits;
}

void Minimap::settle() {
    const grid::Size level = canvas_.view().level();
    if (!on_ || level.isEmpty() || canvas_.isWholeInView()) {
        hide();
        return;
    }
    const double unit = scale();
    const auto length = [unit](int cells) {
        return std::max(4, static_cast<int>(std::lround(cells * unit))) + 2 * kBorder;
    };
    const QSize size(length(level.width), length(level.height));
    const bool isRoomy = canvas_.width() >= kLeastRoom * (size.width() + kMargin) &&
                         canvas_.height() >= kLeastRoom * (size.height() + kMargin);
    if (isRoomy) {
        setGeometry(canvas_.width() - kMargin - size.width(),
                    canvas_.height() - kMargin - size.height(), size.width(), size.height());
        update();
    }
    setVisible(isRoomy);
}

QRectF Minimap::frame() const {
    const ViewTransform& view = canvas_.view();
    const QRectF visible = view.visible();
    const double unit = scale() / view.scale();
    return QRectF(visible.x() * unit + kBorder, visible.y() * unit + kBorder,
                  visible.width() * unit, visible.height() * unit);
}

void Minimap::paintEvent(QPaintEvent*) {
    const double ratio = devicePixelRatioF();
    if (isStale_) {
        isStale_ = false;
        picture_ = canvas_.wholePicture((QSizeF(kMost) * ratio).toSize());
    }
    const Theme& theme = canvas_.theme();
    QPainter painter(this);
    painter.fillRect(rect(), theme.border);
    const QRect inner = rect().adjusted(kBorder, kBorder, -kBorder, -kBorder);
    painter.fillRect(inner, theme.canvas);
    painter.drawImage(inner, picture_);
    // Enlarges a small frame, so that the user can see and grab it.
    QRectF shown = frame();
    const double missingX = std::max(0.0, 6 - shown.width()) / 2;
    const double missingY = std::max(0.0, 6 - shown.height()) / 2;
    shown.adjust(-missingX, -missingY, missingX, missingY);
    shown &= QRectF(rect());
    QColor veil = theme.canvas;
    veil.setAlphaF(0.45F);
    for (const QRect& outside : QRegion(inner) - QRegion(shown.toAlignedRect()))
        painter.fillRect(outside, veil);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(
        QPen(theme.isDark ? Qt::black : Qt::white, 3, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(shown.adjusted(1, 1, -1, -1));
    painter.setPen(QPen(theme.hero, 1.5, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(shown.adjusted(1, 1, -1, -1));
}

void Minimap::moveView(QPointF position) {
    const QPointF middle = position - *grip_ - QPointF(kBorder, kBorder);
    canvas_.centreOn(middle / scale());
}

void Minimap::mousePressEvent(QMouseEvent* event) {
    event->accept();
    if (event->button() != Qt::LeftButton) return;
    // A press on the frame keeps the pointer's offset from the frame's middle. A press elsewhere
    // moves the frame's middle to the pointer.
    const QRectF shown = frame();
    const bool isCaught = shown.contains(event->position());
    grip_ = isCaught ? event->position() - shown.center() : QPointF();
    if (!isCaught) moveView(event->position());
}

void Minimap::mouseMoveEvent(QMouseEvent* event) {
    event->accept();
    if (grip_) moveView(event->position());
}

void Minimap::mouseReleaseEvent(QMouseEvent* event) {
    event->accept();
    if (event->button() == Qt::LeftButton) grip_.reset();
}

void Minimap::wheelEvent(QWheelEvent* event) {
    event->accept();
    wheelRest_ += event->angleDelta().y();
    for (; std::abs(wheelRest_) >= QWheelEvent::DefaultDeltasPerStep;
         wheelRest_ +=
         wheelRest_ > 0 ? -QWheelEvent::DefaultDeltasPerStep : QWheelEvent::DefaultDeltasPerStep)
        wheelRest_ > 0 ? canvas_.zoomIn() : canvas_.zoomOut();
}

}  // namespace mazeloom::widgets
