// SPDX-License-Identifier: MIT
#include "widgets/panels/steps/step_list_view.h"

#include <algorithm>

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

#include "widgets/panels/steps/step_sentence.h"
#include "widgets/text/spoken.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/focus_overlay.h"
#include "widgets/timeline/names.h"

namespace mazeloom::widgets {

namespace {

constexpr int kPadding = 4;
constexpr int kGap = 8;
constexpr int kMarker = 12;  ///< room for the marker of the current row
constexpr int kChip = 8;
/// Least width of the list at which stage, kind and place have their own columns.
constexpr int kWide = 640;
/// Least width at which a row shows the step's whole sentence; narrower rows show only kind and
/// place.
constexpr int kSentenceWidth = 400;
constexpr int kStageColumn = 104;
constexpr int kKindColumn = 120;
constexpr int kPlaceColumn = 88;

}  // namespace

StepListView::StepListView(QWidget* parent) : QAbstractScrollArea(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    viewport()->setMouseTracking(true);
    viewport()->setBackgroundRole(QPalette::Base);
    setSpokenRole(*this, QAccessible::List);
    setAccessibleName(tr("Steps"));
    new FocusOverlay(*this);
    setSpokenHint(*this, tr("Arrows show the level after other steps; Enter goes there."));
    setStatusTip(tr("Point at a step to see the level after it; click or press Enter to go there"));
}

QSize StepListView::minimumSizeHint() const {
    return {120, 3 * rowHeight()};
}

QSize StepListView::sizeHint() const {
    return {280, 12 * rowHeight()};
}

int StepListView::rowHeight() const {
    return fontMetrics().height() + 2 * kPadding;
}

int StepListView::visibleRows() const {
    return std::max(1, viewport()->height() / rowHeight());
}

trace::StepIndex StepListView::firstVisibleRow() const {
    return static_cast<trace::StepIndex>(verticalScrollBar()->value());
}

QRect StepListView::rowRect(trace::StepIndex row) const {
    const auto place = std::int64_t{row} - firstVisibleRow();
    return {0, static_cast<int>(place) * rowHeight(), viewport()->width(), rowHeight()};
}

std::optional<trace::StepIndex> StepListView::rowAt(int y) const {
    if (y < 0) return std::nullopt;
    const trace::StepIndex row = firstVisibleRow() + static_cast<unsigned>(y / rowHeight());
    return row < rows_.count() ? std::optional(row) : std::nullopt;
}

void StepListView::setRows(StepRows rows) {
    rows_ = std::move(rows);
    current_.reset();
    hovered_.reset();
    cursor_.reset();
    updateScrollBar();
    verticalScrollBar()->setValue(0);
    viewport()->update();
}

void StepListView::setEmptyText(const QString& text) {
    emptyText_ = text;
    viewport()->update();
}

void StepListView::setCurrent(std::optional<trace::StepIndex> step) {
    const auto row = step ? rows_.rowOf(*step) : std::nullopt;
    if (row == current_) return;
    current_ = row;
    viewport()->update();
}

void StepListView::followCurrent() {
    if (lookedAtRow()) return;
    const int row = static_cast<int>(current_.value_or(0));
    verticalScrollBar()->setValue(row - visibleRows() / 2);
}

void StepListView::updateScrollBar() {
    QScrollBar* bar = verticalScrollBar();
    bar->setPageStep(visibleRows());
    bar->setRange(0, std::max(0, static_cast<int>(rows_.count()) - visibleRows()));
}

void StepListView::setHovered(std::optional<trace::StepIndex> row) {
    if (row == hovered_) return;
    hovered_ = row;
    cursor_.reset();
    tellLookedAt();
}

void StepListView::moveCursor(std::int64_t row) {
    if (rows_.count() == 0) return;
    cursor_ = static_cast<trace::StepIndex>(
        std::clamp<std::int64_t>(row, 0, std::int64_t{rows_.count()} - 1));
    const int here = static_cast<int>(*cursor_);
    QScrollBar* bar = verticalScrollBar();
    bar->setValue(std::clamp(bar->value(), here - visibleRows() + 1, here));
    tellLookedAt();
    sayStep();
}

void StepListView::dropCursor() {
    if (!cursor_) return;
    cursor_.reset();
    tellLookedAt();
}

void StepListView::tellLookedAt() {
    viewport()->update();
    const auto row = lookedAtRow();
    emit lookedAt(row ? std::optional(rows_.stepAt(*row)) : std::nullopt);
}

void StepListView::sayStep() {
    const auto row = cursor_ ? cursor_ : current_;
    if (!row) return speakPlace(*this, {});
    const trace::StepIndex step = rows_.stepAt(*row);
    const QString words =
        tr("Step %1: %2").arg(numberText(step + 1), stepSentence(*rows_.trace(), step));
    setAccessibleDescription(words);
    speakPlace(*this, words);
}

bool StepListView::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        // The focused list takes the keys that it uses before the window's shortcuts do.
        const auto& key = *static_cast<QKeyEvent*>(event);
        switch (key.key()) {
            case Qt::Key_Up:
            case Qt::Key_Down:
            case Qt::Key_PageUp:
            case Qt::Key_PageDown:
            case Qt::Key_Home:
            case Qt::Key_End:
                event->setAccepted((key.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier);
                return true;
            case Qt::Key_Escape:
                event->setAccepted(cursor_.has_value());
                return true;
            default:
                break;
        }
    }
    return QAbstractScrollArea::event(event);
}

bool StepListView::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::Leave) setHovered(std::nullopt);
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (const auto row = rowAt(help->pos().y())) {
            const trace::StepIndex step = rows_.stepAt(*row);
            const trace::StageSpan* stage = rows_.trace()->stageOf(step);
            showPlainToolTip(help->globalPos(),
                             tr("Step %1 · %2\n%3")
                                 .arg(numberText(step + 1), stageTitle(stage->stage),
                                      stepSentence(*rows_.trace(), step)),
                             viewport());
        }
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void StepListView::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    updateScrollBar();
    followCurrent();
}

void StepListView::scrollContentsBy(int, int) {
    viewport()->update();
    // The pointer does not move, but the rows under it do.
    if (hovered_) setHovered(rowAt(viewport()->mapFromGlobal(QCursor::pos()).y()));
}

void StepListView::mouseMoveEvent(QMouseEvent* event) {
    setHovered(rowAt(static_cast<int>(event->position().y())));
}

void StepListView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    const auto row = rowAt(static_cast<int>(event->position().y()));
    if (row) emit chosen(rows_.stepAt(*row));
}

void StepListView::keyPressEvent(QKeyEvent* event) {
    const std::int64_t here = lookedAtRow().value_or(current_.value_or(0));
    switch (event->key()) {
        case Qt::Key_Up:
            moveCursor(here - 1);
            return;
        case Qt::Key_Down:
            moveCursor(here + 1);
            return;
        case Qt::Key_PageUp:
            moveCursor(here - visibleRows());
            return;
        case Qt::Key_PageDown:
            moveCursor(here + visibleRows());
            return;
        case Qt::Key_Home:
            moveCursor(0);
            return;
        case Qt::Key_End:
            moveCursor(std::int64_t{rows_.count()} - 1);
            return;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (const auto row = lookedAtRow()) emit chosen(rows_.stepAt(*row));
            return;
        case Qt::Key_Escape:
            if (cursor_) {
                dropCursor();
                return;
            }
            break;
        default:
            break;
    }
    event->ignore();
}

void StepListView::focusOutEvent(QFocusEvent* event) {
    QAbstractScrollArea::focusOutEvent(event);
    dropCursor();
}

void StepListView::hideEvent(QHideEvent* event) {
    QAbstractScrollArea::hideEvent(event);
    setHovered(std::nullopt);
    dropCursor();
}

void StepListView::paintEvent(QPaintEvent*) {
    QPainter painter(viewport());
    if (rows_.count() == 0) {
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(viewport()->rect().adjusted(12, 12, -12, -12),
                         Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, emptyText_);
        return;
    }
    const trace::StepIndex first = firstVisibleRow();
    const trace::StepIndex end =
        std::min(rows_.count(), first + static_cast<unsigned>(visibleRows()) + 1);
    const int numberWidth =
        fontMetrics().horizontalAdvance(numberText(std::max(9999u, rows_.stepAt(end - 1) + 1))) +
        kPadding;
    for (trace::StepIndex row = first; row < end; ++row)
        paintRow(painter, row, numberWidth);
}

void StepListView::paintRow(QPainter& painter, trace::StepIndex row, int numberWidth) const {
    const trace::StepIndex index = rows_.stepAt(row);
    const trace::Trace& trace = *rows_.trace();
    const trace::Step& step = trace.steps[index];
    const std::string& stage = trace.stageOf(index)->stage;
    const QRect box = rowRect(row);
    const bool isCurrent = row == current_;
    const QColor ink = palette().color(isCurrent ? QPalette::HighlightedText : QPalette::Text);
    const QColor muted = isCurrent ? ink : palette().color(QPalette::PlaceholderText);

    painter.setRenderHint(QPainter::Antialiasing);
    if (isCurrent) {
        painter.fillRect(box, palette().color(QPalette::Highlight));
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        const double y = box.center().y() + 0.5;
        painter.drawPolygon(QPolygonF({{4.0, y - 4}, {4.0, y + 4}, {9.0, y}}));
    }
    if (row == lookedAtRow()) {
        painter.setPen(palette().color(QPalette::Highlight));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5));
    }

    int x = kMarker;
    const auto column = [&](int width, const QColor& colour, const QString& text,
                            Qt::Alignment align = Qt::AlignLeft) {
        painter.setPen(colour);
        const QRect place(x, box.top(), width, box.height());
        painter.drawText(place, static_cast<int>(align | Qt::AlignVCenter),
                         fontMetrics().elidedText(text, Qt::ElideRight, width));
        x += width + kGap;
    };
    column(numberWidth, muted, numberText(index + 1), Qt::AlignRight);
    painter.setPen(isCurrent ? QPen(ink) : QPen(Qt::NoPen));
    painter.setBrush(stageColour(stage, *this));
    painter.drawEllipse(QRectF(x, box.center().y() - kChip / 2.0 + 0.5, kChip, kChip));
    x += kChip + kGap;
    if (box.width() >= kWide) {
        column(kStageColumn, muted, stageTitle(stage));
        column(kKindColumn, ink, kindTitle(step.kind));
        column(kPlaceColumn, ink, cellText(trace.initial.point(step.at)));
    }
    const int room = std::max(0, box.width() - x - kPadding);
    if (box.width() >= kSentenceWidth) return column(room, ink, stepSentence(trace, index));
    const QString place = cellText(trace.initial.point(step.at));
    const int placeWidth = fontMetrics().horizontalAdvance(place);
    column(std::max(0, room - placeWidth - kGap), ink, kindTitle(step.kind));
    column(placeWidth, muted, place);
}

}  // namespace mazeloom::widgets
