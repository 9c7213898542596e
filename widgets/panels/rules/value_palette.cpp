// SPDX-License-Identifier: MIT
#include "widgets/panels/rules/value_palette.h"

#include <algorithm>

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include "widgets/canvas/cells/cell_text.h"
#include "widgets/text/spoken.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/theme_of.h"
#include "widgets/tools/bars/ink_swatch.h"

namespace mazeloom::widgets {

namespace {

constexpr int kSwatchGap = 4;

}  // namespace

ValuePalette::ValuePalette(QWidget* parent) : QWidget(parent), inks_(ruleInks()) {
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setSpokenRole(*this, QAccessible::Canvas);
    setStatusTip(tr("The ink that rules are painted with; click, or use the arrow keys"));
    choose(std::size_t{1});
}

void ValuePalette::setTerrains(const level::TerrainTable& terrains) {
    if (terrains == legend_.terrains) return;
    const RuleInk before = chosen();
    legend_.terrains = terrains;
    inks_ = ruleInks(terrains);
    const auto found = std::ranges::find(inks_, before);
    setFixedHeight(heightForWidth(width()));
    choose(found == inks_.end() ? std::size_t{1} : static_cast<std::size_t>(found - inks_.begin()));
}

void ValuePalette::setContents(const level::promises::Inks& inks) {
    legend_.inks = inks;
    update();
}

void ValuePalette::choose(std::size_t index) {
    chosen_ = std::min(index, inks_.size() - 1);
    const QString words = tr("Ink to paint rules with: %1").arg(ruleInkText(chosen(), legend_));
    setAccessibleName(words);
    speakPlace(*this, words);
    update();
    emit inkChosen();
}

void ValuePalette::choose(const RuleInk& ink) {
    const auto found = std::ranges::find(inks_, ink);
    if (found != inks_.end()) choose(static_cast<std::size_t>(found - inks_.begin()));
}

int ValuePalette::side() const {
    return swatchSide();
}

int ValuePalette::columns(int width) const {
    return std::max(1, (width + kSwatchGap) / (side() + kSwatchGap));
}

int ValuePalette::heightForWidth(int width) const {
    const int count = static_cast<int>(inks_.size());
    const int rows = (count + columns(width) - 1) / columns(width);
    return rows * (side() + kSwatchGap) + kSwatchGap;
}

QSize ValuePalette::sizeHint() const {
    const int width = 9 * (side() + kSwatchGap);
    return {width, heightForWidth(width)};
}

QRect ValuePalette::rectOf(std::size_t index) const {
    const int place = static_cast<int>(index);
    const int across = columns(width());
    return {place % across * (side() + kSwatchGap) + 2, place / across * (side() + kSwatchGap) + 2,
            side(), side()};
}

std::optional<std::size_t> ValuePalette::at(const QPoint& place) const {
    for (std::size_t i = 0; i < inks_.size(); ++i) {
        if (rectOf(i).adjusted(-2, -2, 2, 2).contains(place)) return i;
    }
    return std::nullopt;
}

bool ValuePalette::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (const auto index = at(help->pos())) {
            const RuleInk& ink = inks_[*index];
            QString text = ruleInkText(ink, legend_);
            if (const level::OwnTerrain* own =
                    ink && ink->isTerrain() ? legend_.terrains.ownOf(ink->terrain()) : nullptr) {
                //: %1 a terrain of the pack's own, %2 its character, %3 what it does
                text = tr("%1 (%2): %3")
                           .arg(text, QString(QLatin1Char(own->character)), ownTerrainText(*own));
            }
            if (!ink) text = tr("Left: anything. Right: leaves the cell as it is");
            if (ink && ink->isInk() && legend_.inks) {
                //: %1 a letter, %2 contents of a cell, such as “console or trap”
                text = tr("Ink %1: %2").arg(QChar(u'A' + ink->ink())).arg(text);
            } else if (ink && ink->isInk()) {
                text = tr("Ink %1: marks a cell while the rules run; afterwards the terrain below "
                          "it remains")
                           .arg(QChar(u'A' + ink->ink()));
            }
            showPlainToolTip(help->globalPos(), text, this, rectOf(*index));
        } else {
            hideToolTip();
        }
        return true;
    }
    return QWidget::event(event);
}

/// Sets the height for the new width, because the column of a panel does not use heightForWidth().
void ValuePalette::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    setFixedHeight(heightForWidth(width()));
}

void ValuePalette::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Theme theme = themeOf(*this);
    for (std::size_t i = 0; i < inks_.size(); ++i) {
        const QRectF rect = rectOf(i);
        paintRuleInk(painter, rect, inks_[i], *this, legend_);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(theme.edge);
        painter.drawRect(rect.adjusted(0, 0, -1, -1));
        if (i != chosen_) continue;
        painter.setPen(QPen(hasFocus() ? theme.text : theme.accent, 2));
        painter.drawRect(rect.adjusted(-1, -1, 1, 1));
    }
}

void ValuePalette::mousePressEvent(QMouseEvent* event) {
    const auto index = at(event->pos());
    if (!index) return;
    choose(*index);
    emit taken();
}

void ValuePalette::keyPressEvent(QKeyEvent* event) {
    const int across = columns(width());
    int by = 0;
    switch (event->key()) {
        case Qt::Key_Left:
            by = -1;
            break;
        case Qt::Key_Right:
            by = 1;
            break;
        case Qt::Key_Up:
            by = -across;
            break;
        case Qt::Key_Down:
            by = across;
            break;
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Space:
            emit taken();
            return;
        default:
            QWidget::keyPressEvent(event);
            return;
    }
    const int to = static_cast<int>(chosen_) + by;
    if (to >= 0 && to < static_cast<int>(inks_.size())) choose(static_cast<std::size_t>(to));
}

void ValuePalette::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
}

void ValuePalette::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

}  // namespace mazeloom::widgets
