// SPDX-License-Identifier: MIT
#include "widgets/compare/side_view.h"

#include <algorithm>
#include <cmath>

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include "widgets/canvas/cells/blend.h"
#include "widgets/canvas/picture/step_marks.h"
#include "widgets/text/spoken.h"
#include "widgets/theme/theme_change.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::widgets {

namespace {

/// Time limit for drawing one view, so that a frame with all views is drawn fast.
constexpr std::chrono::milliseconds kBudget{4};
constexpr int kEdge = 4;
constexpr int kKeyPan = 48;  ///< distance, in pixels, by which an arrow key moves the map

}  // namespace

SideView::SideView(QWidget* parent) : QWidget(parent), theme_(themeOf(*this)), picture_(theme_) {
    setAttribute(Qt::WA_OpaquePaintEvent);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setFocusPolicy(Qt::StrongFocus);
    setSpokenRole(*this, QAccessible::Canvas);
    setSpokenHint(*this, tr("Plus and minus zoom, arrows move the map, 0 shows all of it, Space "
                            "plays."));
}

std::optional<MapView> SideView::map() const {
    if (outcome_ == nullptr || outcome_->timeline == nullptr) return std::nullopt;
    const trace::Timeline& timeline = *outcome_->timeline;
    return MapView{.cells = &timeline.cells(),
                   .marks = &timeline.trace().marks,
                   .things = &outcome_->things,
                   .ruleset = timeline.trace().ruleset,
                   .kinds = timeline.trace().kinds.get(),
                   .terrains = &timeline.trace().terrains,
                   .position = timeline.position()};
}

void SideView::show(const Outcome* outcome, const QString& text) {
    outcome_ = outcome;
    text_ = text;
    picture_.setMap(map());
    layOut();
}

void SideView::takeMoment(const trace::ChangedRegion& region) {
    if (!map()) return;
    picture_.setMoment(outcome_->timeline->position(), region);
    update();
}

void SideView::setDimmed(std::optional<grid::Grid<std::uint8_t>> equal) {
    if (!equal) {
        if (!isDimming()) return;
        veil_ = {};
        update();
        return;
    }
    const grid::Size size = equal->size();
    if (veil_.size() != QSize(size.width, size.height))
        veil_ = QImage(size.width, size.height, QImage::Format_ARGB32_Premultiplied);
    QColor ground = theme_.canvas;
    ground.setAlpha(kDimmed);
    const QRgb dimmed = qPremultiply(ground.rgba());
    for (int y = 0; y < size.height; ++y) {
        auto* pixels = reinterpret_cast<QRgb*>(veil_.scanLine(y));
        for (const std::uint8_t isEqual : equal->row(y))
            *pixels++ = isEqual != 0 ? dimmed : 0;
    }
    update();
}

grid::Size SideView::mapSize() const {
    const auto shown = map();
    return shown ? shown->size() : grid::Size{};
}

QSize SideView::room() const {
    const double ratio = devicePixelRatioF();
    return {static_cast<int>((width() - 2 * kEdge) * ratio),
            static_cast<int>((height() - 2 * kEdge) * ratio)};
}

/// Adapts the view to a change of the map or of the widget's size; keeps the centre if possible.
void SideView::layOut() {
    if (map() && !room().isEmpty()) {
        view_.setView(room());
        if (view_.level() != mapSize()) {
            view_.setLevel(mapSize());
            isFitted_ = true;
        }
        if (isFitted_) view_.fit();
        picture_.setScale(view_.scale());
    }
    updateCursor();
    update();
    sayPlace();
}

void SideView::sayPlace() {
    if (!isHeard()) return;
    if (!map() || !text_.isEmpty()) return speakPlace(*this, text_);
    const QString width = QString::number(mapSize().width);
    const QString height = QString::number(mapSize().height);
    if (isFitted_) return speakPlace(*this, tr("All of %1 × %2 cells").arg(width, height));
    const QRectF visible(view_.visible());
    const auto number = [this](double pixels, int cells) {
        const int cell = static_cast<int>(pixels / view_.scale());
        return QString::number(std::clamp(cell, 0, cells - 1));
    };
    //: For screen readers: the part of a map that is in view, and the map's size
    speakPlace(*this, tr("Columns %1 to %2, rows %3 to %4 of %5 × %6")
                          .arg(number(visible.left(), mapSize().width),
                               number(visible.right() - 1, mapSize().width),
                               number(visible.top(), mapSize().height),
                               number(visible.bottom() - 1, mapSize().height), width, height));
}

SideView::Place SideView::place() const {
    return {view_.scale(), view_.inCells(QRectF(QPointF(0, 0), view_.view()).center()), isFitted_};
}

void SideView::showPlace(const Place& place) {
    if (!map() || place == this->place()) return;
    isFitted_ = place.isFitted;
    if (!isFitted_) {
        const QPointF middle = QRectF(QPointF(0, 0), view_.view()).center();
        view_.zoomTo(place.scale, middle);
        const QPointF now = view_.inCells(middle);
        view_.panBy(((now - place.middle) * view_.scale()).toPoint());
    }
    layOut();
}

/// Applies the user's change of the view; emits moved() if the part shown differs from `before`.
void SideView::takeView(const Place& before) {
    layOut();
    if (!(before == place())) emit moved();
}

void SideView::showAll() {
    const Place before = place();
    isFitted_ = true;
    takeView(before);
}

void SideView::zoom(bool in) {
    zoomAt(in, QRectF(rect()).center());
}

void SideView::zoomAt(bool in, QPointF about) {
    if (!map()) return;
    const Place before = place();
    view_.zoomTo(view_.nextScale(in), toScreen(about));
    // The minimum scale is that of the fitted map.
    isFitted_ = view_.scale() <= view_.fitScale();
    takeView(before);
}

void SideView::panBy(QPoint pixels) {
    if (!map()) return;
    const Place before = place();
    view_.panBy(pixels);
    if (view_.canPanHorizontally() || view_.canPanVertically()) isFitted_ = false;
    takeView(before);
}

QPointF SideView::toScreen(QPointF position) const {
    return (position - QPointF(kEdge, kEdge)) * devicePixelRatioF();
}

void SideView::updateCursor() {
    const bool canMove = map() && (view_.canPanHorizontally() || view_.canPanVertically());
    if (dragged_) {
        setCursor(Qt::ClosedHandCursor);
    } else if (canMove || isSpaceHeld_) {
        setCursor(Qt::OpenHandCursor);
    } else {
        unsetCursor();
    }
}

void SideView::wheelEvent(QWheelEvent* event) {
    event->accept();
    wheelRest_ += event->angleDelta().y();
    while (std::abs(wheelRest_) >= QWheelEvent::DefaultDeltasPerStep) {
        const bool in = wheelRest_ > 0;
        wheelRest_ += in ? -QWheelEvent::DefaultDeltasPerStep : QWheelEvent::DefaultDeltasPerStep;
        zoomAt(in, event->position());
    }
}

void SideView::mousePressEvent(QMouseEvent* event) {
    const bool isDrag = event->button() == Qt::LeftButton || event->button() == Qt::MiddleButton;
    if (!isDrag || !map()) return QWidget::mousePressEvent(event);
    dragged_ = event->position();
    isSpaceUsed_ = isSpaceHeld_;
    updateCursor();
}

void SideView::mouseMoveEvent(QMouseEvent* event) {
    if (!dragged_) return;
    const QPoint way = (toScreen(event->position()) - toScreen(*dragged_)).toPoint();
    dragged_ = event->position();
    panBy(way);
}

void SideView::mouseReleaseEvent(QMouseEvent*) {
    dragged_.reset();
    updateCursor();
}

/// Whether the view handles the key itself, even if it is a shortcut of a menu.
bool SideView::isKeyOfView(const QKeyEvent& key) const {
    const auto modifiers = key.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier);
    if (!map() || modifiers != Qt::NoModifier) return false;
    switch (key.key()) {
        case Qt::Key_Plus:
        case Qt::Key_Equal:
        case Qt::Key_Minus:
        case Qt::Key_0:
            return true;
        case Qt::Key_Space:
        case Qt::Key_Left:
        case Qt::Key_Right:
        case Qt::Key_Up:
        case Qt::Key_Down:
            return !key.modifiers().testFlag(Qt::ShiftModifier);
        default:
            return false;
    }
}

void SideView::keyPressEvent(QKeyEvent* event) {
    if (!isKeyOfView(*event)) return QWidget::keyPressEvent(event);
    switch (event->key()) {
        case Qt::Key_Space:
            if (event->isAutoRepeat()) break;
            isSpaceHeld_ = true;
            isSpaceUsed_ = false;
            updateCursor();
            break;
        case Qt::Key_0:
            showAll();
            break;
        // An arrow key moves the view over the map, so the map moves in the opposite direction.
        case Qt::Key_Left:
            panBy({kKeyPan, 0});
            break;
        case Qt::Key_Right:
            panBy({-kKeyPan, 0});
            break;
        case Qt::Key_Up:
            panBy({0, kKeyPan});
            break;
        case Qt::Key_Down:
            panBy({0, -kKeyPan});
            break;
        default:
            zoom(event->key() != Qt::Key_Minus);
    }
}

void SideView::keyReleaseEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Space || !isSpaceHeld_) return QWidget::keyReleaseEvent(event);
    if (event->isAutoRepeat()) return;
    isSpaceHeld_ = false;
    updateCursor();
    if (!isSpaceUsed_) emit playWanted();
}

void SideView::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    sayPlace();
}

void SideView::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    isSpaceHeld_ = false;
    dragged_.reset();
    updateCursor();
}

bool SideView::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && isKeyOfView(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    if (isThemeChange(*event) || event->type() == QEvent::Show) {
        theme_ = themeOf(*this);
        picture_.setTheme(theme_);
        layOut();
    }
    return QWidget::event(event);
}

void SideView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    layOut();
}

void SideView::paintText(QPainter& painter) const {
    painter.setPen(theme_.mutedText);
    const QRect room = rect().adjusted(12, 12, -12, -12);
    painter.drawText(room, Qt::AlignCenter | Qt::TextWordWrap, text_);
}

void SideView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme_.canvas);
    if (!map()) {
        paintText(painter);
        return;
    }
    painter.save();
    const double ratio = devicePixelRatioF();
    painter.scale(1 / ratio, 1 / ratio);
    const int edge = static_cast<int>(kEdge * ratio);
    painter.translate(edge, edge);
    const QRect visible = view_.visible();
    const QPoint at = visible.translated(view_.origin()).topLeft();
    const auto deadline = MapPicture::Clock::now() + kBudget;
    const bool isSettled = picture_.paint(painter, visible, at, deadline);
    const trace::Timeline& timeline = *outcome_->timeline;
    const trace::StepIndex position = timeline.position();
    if (isDimming()) {
        // Draw only the visible cells: if the whole image is scaled, cells drift off their places.
        const double scale = view_.scale();
        const QRect cells(QPoint(static_cast<int>(visible.left() / scale),
                                 static_cast<int>(visible.top() / scale)),
                          QPoint(static_cast<int>(visible.right() / scale),
                                 static_cast<int>(visible.bottom() / scale)));
        painter.setClipRect(QRect(QPoint(0, 0), view_.view()));
        painter.drawImage(view_.rectOf({cells.x(), cells.y(), cells.width(), cells.height()}),
                          veil_, cells);
    } else if (position > 0 && position < timeline.count()) {
        paintStepMarks(painter, {timeline, position - 1}, view_, theme_);
    }
    painter.restore();
    if (hasFocus()) {
        painter.setPen(theme_.accent);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
    if (!text_.isEmpty()) {
        painter.fillRect(rect(), QColor(theme_.canvas.red(), theme_.canvas.green(),
                                        theme_.canvas.blue(), kDimmed));
        paintText(painter);
    }
    if (!isSettled) update();
}

}  // namespace mazeloom::widgets
