// SPDX-License-Identifier: MIT
#include "widgets/panels/steps/touch_list.h"

#include <algorithm>

#include <QPainter>

#include "widgets/panels/steps/step_sentence.h"
#include "widgets/text/tool_tip.h"
#include "widgets/timeline/names.h"

namespace mazeloom::widgets {

namespace {

constexpr int kMargin = 8;
constexpr int kTouchMarker = 12;
constexpr int kLineGap = 4;

/// Returns the index at which the second line of `text` begins if `text` is broken at spaces into
/// lines of at most `width` pixels; the size of `text` if there is no second line.
qsizetype secondLineOf(const QString& text, const QFontMetrics& metrics, int width) {
    qsizetype end = text.size();
    while (metrics.horizontalAdvance(text, static_cast<int>(end)) > width) {
        const qsizetype space = text.lastIndexOf(u' ', end - 1);
        if (space <= 0) return text.size();
        end = space;
    }
    return end;
}

}  // namespace

void TouchModel::setTouches(std::shared_ptr<const trace::Trace> trace, grid::Point cell,
                            std::vector<trace::CellTouch> touches) {
    beginResetModel();
    trace_ = std::move(trace);
    cell_ = cell;
    touches_ = std::move(touches);
    current_ = -1;
    endResetModel();
}

int TouchModel::countBefore(trace::StepIndex position) const {
    return static_cast<int>(
        std::ranges::lower_bound(touches_, position, {}, &trace::CellTouch::step) -
        touches_.begin());
}

void TouchModel::setPosition(trace::StepIndex position) {
    const int current = countBefore(position) - 1;
    if (current == current_) return;
    const int before = std::exchange(current_, current);
    for (int row : {before, current}) {
        if (row >= 0) emit dataChanged(index(row), index(row), {Current});
    }
}

int TouchModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(touches_.size());
}

QVariant TouchModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const trace::CellTouch& touch = touches_[static_cast<std::size_t>(index.row())];
    const std::string& stage = trace_->stageOf(touch.step)->stage;
    const auto heading = [&] {
        return tr("Step %1 · %2").arg(numberText(touch.step + 1), stageTitle(stage));
    };
    const auto change = [&] {
        return tr("%1 → %2").arg(cellContent(*trace_, cell_, touch.before, touch.step),
                                 cellContent(*trace_, cell_, touch.after, touch.step + 1));
    };
    switch (role) {
        case Heading:
            return heading();
        case Change:
            return change();
        case Sentence:
            return stepSentence(*trace_, touch.step);
        case Stage:
            return QString::fromStdString(stage);
        case Current:
            return index.row() == current_;
        case Qt::DisplayRole:
        case Qt::AccessibleTextRole:
            return QStringList{heading(), stepSentence(*trace_, touch.step), change()}.join('\n');
        case Qt::ToolTipRole:
            return plainToolTip(data(index, Qt::DisplayRole).toString());
        default:
            return {};
    }
}

QSize TouchDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    return {120, 4 * option.fontMetrics.height() + 2 * kLineGap + 2 * kMargin};
}

void TouchDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const {
    const QWidget& view = *option.widget;
    const QPalette& palette = option.palette;
    const bool selected = option.state & QStyle::State_Selected;
    const bool hovered = option.state & QStyle::State_MouseOver;
    const QColor ink = palette.color(selected ? QPalette::HighlightedText : QPalette::Text);
    const QColor muted = selected ? ink : palette.color(QPalette::PlaceholderText);
    const QString stage = index.data(TouchModel::Stage).toString();

    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (selected) {
        painter->fillRect(option.rect, palette.color(QPalette::Highlight));
    } else if (hovered) {
        painter->fillRect(option.rect, palette.color(QPalette::AlternateBase));
    }
    // Draws the stage's colour as a bar, and a marker at the step that made the cell what it is.
    painter->fillRect(QRect(option.rect.left(), option.rect.top() + 1, 4, option.rect.height() - 2),
                      stageColour(stage.toStdString(), view));
    QRect line = option.rect.adjusted(kTouchMarker, kMargin, -kMargin, 0);
    line.setHeight(option.fontMetrics.height());
    if (index.data(TouchModel::Current).toBool()) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(ink);
        const double y = line.center().y() + 0.5;
        const double x = line.left();
        painter->drawPolygon(QPolygonF({{x, y - 4}, {x, y + 4}, {x + 5, y}}));
        line.setLeft(line.left() + kTouchMarker);
    }
    const auto write = [&](const QColor& colour, const QString& text, int gap) {
        painter->setPen(colour);
        painter->drawText(line, Qt::AlignVCenter | Qt::AlignLeft,
                          option.fontMetrics.elidedText(text, Qt::ElideRight, line.width()));
        line.setLeft(option.rect.left() + kTouchMarker);
        line.translate(0, option.fontMetrics.height() + gap);
    };
    write(muted, index.data(TouchModel::Heading).toString(), kLineGap);
    // The sentence says why the cell changed, so it gets two lines in a narrow column.
    const QString sentence = index.data(TouchModel::Sentence).toString();
    const qsizetype second = secondLineOf(sentence, option.fontMetrics, line.width());
    if (second < sentence.size()) {
        write(ink, sentence.left(second), 0);
        write(ink, sentence.mid(second + 1), kLineGap);
    } else {
        write(ink, sentence, kLineGap);
    }
    write(muted, index.data(TouchModel::Change).toString(), 0);
    painter->restore();
}

}  // namespace mazeloom::widgets
