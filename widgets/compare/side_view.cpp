// SPDX-License-Identifier: MIT
#include "widgets/compare/side_view.h"

#include <QEvent>
#include <QPainter>

#include "widgets/canvas/picture/overlays.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::widgets {

namespace {

/// A frame of all of them takes no longer.
constexpr std::chrono::milliseconds kBudget{4};
constexpr int kEdge = 4;
constexpr int kDimmed = 190;  ///< of 255, how much of the ground lies over an equal cell

}  // namespace

SideView::SideView(QWidget* parent) : QWidget(parent), theme_(themeOf(*this)), picture_(theme_) {
    setAttribute(Qt::WA_OpaquePaintEvent);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
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
    fit();
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

void SideView::fit() {
    const double ratio = devicePixelRatioF();
    const QSize room(static_cast<int>((width() - 2 * kEdge) * ratio),
                     static_cast<int>((height() - 2 * kEdge) * ratio));
    if (map() && room.width() > 0 && room.height() > 0) {
        view_.setView(room);
        view_.setLevel(map()->size());
        view_.fit();
        picture_.setScale(view_.scale());
    }
    update();
}

bool SideView::event(QEvent* event) {
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::Show) {
        theme_ = themeOf(*this);
        picture_.setTheme(theme_);
        fit();
    }
    return QWidget::event(event);
}

void SideView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
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
        painter.drawImage(QRectF(view_.origin(), QSizeF(view_.extent())), veil_);
    } else if (position > 0 && position < timeline.count()) {
        paintOverlays(painter, {timeline, position - 1}, view_, theme_);
    }
    painter.restore();
    if (!text_.isEmpty()) {
        painter.fillRect(rect(), QColor(theme_.canvas.red(), theme_.canvas.green(),
                                        theme_.canvas.blue(), kDimmed));
        paintText(painter);
    }
    if (!isSettled) update();
}

}  // namespace mazeloom::widgets
