// SPDX-License-Identifier: MIT
#include "widgets/charts/chart_view.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include "widgets/charts/chart_colours.h"
#include "widgets/charts/chart_face.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::widgets {

namespace {

constexpr double kViewRadius = 4;
constexpr int kChartEms = 34;  // preferred width and height, in widths of an m
constexpr int kChartHeight = 22;

std::optional<Toward> towardOf(int key) {
    switch (key) {
        case Qt::Key_Left:
            return Toward::Left;
        case Qt::Key_Right:
            return Toward::Right;
        case Qt::Key_Up:
            return Toward::Up;
        case Qt::Key_Down:
            return Toward::Down;
        case Qt::Key_Home:
            return Toward::First;
        case Qt::Key_End:
            return Toward::Last;
        default:
            return std::nullopt;
    }
}

bool activates(int key) {
    return key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space;
}

bool isBare(const QKeyEvent& event) {
    return (event.modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier)) == Qt::NoModifier;
}

}  // namespace

ChartView::ChartView(QWidget* parent) : QWidget(parent) {
    installChartFaces();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setStatusTip(
        tr("Click to see levels of a bar, cell or point; arrows go from one to the next, "
           "Enter shows its levels"));
    again_.setSingleShot(true);
    again_.setInterval(0);
    connect(&again_, &QTimer::timeout, this, [this] { tellChartCursor(*this, state_.cursor); });
    setChart(nullptr);
}

void ChartView::setChart(std::shared_ptr<const Chart> chart, bool keepsMarks) {
    const auto kept = [&](int mark) {
        return keepsMarks && chart_ && chart && mark >= 0 ? chart->markOf(chart_->valuesOf(mark))
                                                          : -1;
    };
    const int before = chart_ ? chart_->marks() : 0;
    const ChartState state{-1, kept(state_.cursor), kept(state_.picked)};
    chart_ = std::move(chart);
    state_ = state;
    setAccessibleName(chart_ ? chart_->title() : tr("Chart"));
    setAccessibleDescription(chart_ ? chart_->caption() : emptyText_);
    if (before != (chart_ ? chart_->marks() : 0)) tellChartChanged(*this);
    updateGeometry();
    update();
}

void ChartView::setEmptyText(const QString& text) {
    emptyText_ = text;
    if (!chart_) setAccessibleDescription(text);
    update();
}

void ChartView::setHeadShown(bool isShown) {
    isHeadShown_ = isShown;
    updateGeometry();
    update();
}

ChartSpace ChartView::space() const {
    return {QRectF(rect()).adjusted(1, 1, -1, -1), font(), isHeadShown_};
}

void ChartView::setCursorMark(int mark) {
    const int marks = chart_ ? chart_->marks() : 0;
    mark = std::clamp(mark, -1, marks - 1);
    if (mark == state_.cursor) return;
    state_.cursor = mark;
    tellMoved();
    update();
}

void ChartView::setPickedMark(int mark) {
    const int marks = chart_ ? chart_->marks() : 0;
    state_.picked = std::clamp(mark, -1, marks - 1);
    update();
}

void ChartView::tellMoved() {
    emit cursorMoved(state_.cursor);
    // If the timer is running, it will announce the mark after Qt's own focus event.
    if (!again_.isActive()) tellChartCursor(*this, state_.cursor);
}

QRect ChartView::markRect(int mark) const {
    if (!chart_ || mark < 0 || mark >= chart_->marks()) return {};
    return chart_->rectOf(mark, space()).toAlignedRect();
}

int ChartView::markAt(const QPointF& place) const {
    return chart_ ? chart_->markAt(place, space()) : -1;
}

QString ChartView::spokenText() const {
    if (!chart_) return emptyText_;
    if (state_.cursor < 0) return chart_->caption();
    return chart_->textOf(state_.cursor);
}

QSize ChartView::sizeHint() const {
    const int em = fontMetrics().horizontalAdvance(u'm');
    return QSize(em * kChartEms, em * kChartHeight).expandedTo(minimumSizeHint());
}

QSize ChartView::minimumSizeHint() const {
    if (!chart_) return {0, 0};
    return chart_->leastSize(font(), isHeadShown_).toSize() + QSize(2, 2);
}

void ChartView::hover(int mark) {
    if (mark == state_.hovered) return;
    state_.hovered = mark;
    setCursor(mark >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
}

void ChartView::activate(int mark) {
    setPickedMark(mark);
    emit activated(mark);
}

bool ChartView::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) return true;  // shown on mouse move instead
    if (event->type() == QEvent::Leave) hover(-1);
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (isBare(key) && (towardOf(key.key()) || activates(key.key()))) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void ChartView::mouseMoveEvent(QMouseEvent* event) {
    const int mark = markAt(event->position());
    hover(mark);
    showPlainToolTip(event->globalPosition().toPoint(), mark < 0 ? QString() : chart_->textOf(mark),
                     this, markRect(mark));
}

void ChartView::mousePressEvent(QMouseEvent* event) {
    const int mark = markAt(event->position());
    if (event->button() != Qt::LeftButton || mark < 0) return;
    isByKeys_ = false;
    setCursorMark(mark);
    activate(mark);
}

void ChartView::keyPressEvent(QKeyEvent* event) {
    const auto toward = towardOf(event->key());
    if (!chart_ || chart_->marks() == 0 || !isBare(*event) ||
        (!toward && !activates(event->key()))) {
        event->ignore();
        return;
    }
    isByKeys_ = true;
    update();
    // The first arrow key only makes the cursor appear.
    if (state_.cursor < 0) {
        setCursorMark(toward == Toward::Last ? chart_->neighbour(0, Toward::Last) : 0);
    } else if (toward) {
        setCursorMark(chart_->neighbour(state_.cursor, *toward));
    }
    if (!toward) activate(state_.cursor);
    const QRect mark = markRect(state_.cursor);
    showPlainToolTip(mapToGlobal(QPoint(mark.center().x(), mark.bottom())),
                     chart_->textOf(state_.cursor), this);
}

void ChartView::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    // Qt announces the focus of the widget, but not the mark. The timer announces the mark
    // afterwards.
    again_.start();
    switch (event->reason()) {
        case Qt::TabFocusReason:
        case Qt::BacktabFocusReason:
        case Qt::ShortcutFocusReason:
            isByKeys_ = true;
            if (state_.cursor < 0 && chart_ && chart_->marks() > 0) setCursorMark(0);
            break;
        case Qt::MouseFocusReason:
            isByKeys_ = false;
            break;
        default:
            // The focus returns, such as from another window: keep the cursor as it was.
            break;
    }
    update();
}

void ChartView::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

void ChartView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) updateGeometry();
    QWidget::changeEvent(event);
}

void ChartView::paintEvent(QPaintEvent*) {
    const Theme theme = themeOf(*this);
    const ChartColours colours = chartColours(theme);
    QPainter painter(this);
    if (chart_) {
        ChartState shown = state_;
        if (!hasFocus() || !isByKeys_) shown.cursor = -1;
        painter.fillRect(rect(), colours.ground);
        chart_->paint(painter, space(), theme, shown);
    } else {
        painter.fillRect(rect(), colours.ground);
        painter.setPen(colours.mutedText);
        painter.drawText(rect().adjusted(16, 8, -16, -8), Qt::AlignCenter | Qt::TextWordWrap,
                         emptyText_);
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    const double width = hasFocus() ? 2 : 1;
    painter.setPen(QPen(hasFocus() ? theme.accent : theme.border, width));
    const double inset = width / 2;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), kViewRadius,
                            kViewRadius);
}

}  // namespace mazeloom::widgets
