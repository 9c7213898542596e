// SPDX-License-Identifier: MIT
#include "widgets/tools/bars/tool_strip.h"

#include <algorithm>

#include <QAction>
#include <QEvent>
#include <QGridLayout>
#include <QToolButton>

#include "widgets/text/tool_button.h"

namespace mazeloom::widgets {

namespace {

constexpr int kMargin = 4;
constexpr int kSpacing = 2;
constexpr int kGap = 8;  // gap after the first button, in pixels
/// Hysteresis, in percent of the window's width. Hidden names reappear at a slightly larger width
/// of the canvas than the width at which they disappear, so that dragging an edge causes no
/// flicker.
constexpr int kSlack = 2;

}  // namespace

ToolStrip::ToolStrip(const QList<QAction*>& actions, QWidget* parent)
    : QWidget(parent), grid_(new QGridLayout(this)) {
    setObjectName(QStringLiteral("toolStrip"));
    setAccessibleName(tr("Tools"));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    grid_->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    grid_->setSpacing(kSpacing);
    for (QAction* action : actions) {
        QToolButton* button = newActionButton(*action, 20);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        buttons_.append(button);
    }
    arrange(static_cast<int>(buttons_.size()));
    measure();
}

int ToolStrip::widthOf(bool names) const {
    return columns_ * (names ? namedWidth_ : plainWidth_) + (columns_ - 1) * kSpacing + 2 * kMargin;
}

QSize ToolStrip::sizeHint() const {
    return {widthOf(hasNames_), grid_->sizeHint().height()};
}

QSize ToolStrip::minimumSizeHint() const {
    return {plainWidth_ + 2 * kMargin, 1};
}

void ToolStrip::measure() {
    const auto largest = [this](Qt::ToolButtonStyle style) {
        QSize size;
        for (QToolButton* button : buttons_) {
            button->setToolButtonStyle(style);
            size = size.expandedTo(button->sizeHint());
        }
        return size;
    };
    const QSize named = largest(Qt::ToolButtonTextBesideIcon);
    const QSize plain = largest(Qt::ToolButtonIconOnly);
    showNames(hasNames_);
    namedWidth_ = named.width();
    plainWidth_ = plain.width();
    // Use the larger height for both, so that the number of buttons in a column does not depend on
    // names.
    buttonHeight_ = std::max(named.height(), plain.height());
    updateGeometry();
    fit();
}

void ToolStrip::showNames(bool names) {
    hasNames_ = names;
    for (QToolButton* button : buttons_)
        button->setToolButtonStyle(names ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
}

void ToolStrip::fit() {
    const int step = buttonHeight_ + kSpacing;
    const int fitting = std::max(1, (height() - 2 * kMargin - kGap) / step);
    const int count = static_cast<int>(buttons_.size());
    const int columns = (count + fitting - 1) / fitting;
    arrange((count + columns - 1) / columns);
    bool names = false;
    if (around_ != nullptr) {
        const int canvas = around_->width() - widthOf(true);
        const int share = kCanvasShare + (hasNames_ ? 0 : kSlack);
        names = canvas * 100 >= window()->width() * share;
    }
    if (names == hasNames_) return;
    showNames(names);
    updateGeometry();
}

bool ToolStrip::event(QEvent* event) {
    if (event->type() == QEvent::ParentChange) {
        if (around_ != nullptr) around_->removeEventFilter(this);
        around_ = parentWidget();
        if (around_ != nullptr) around_->installEventFilter(this);
    }
    return QWidget::event(event);
}

bool ToolStrip::eventFilter(QObject* watched, QEvent* event) {
    if (watched == around_ && event->type() == QEvent::Resize) fit();
    return QWidget::eventFilter(watched, event);
}

void ToolStrip::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

void ToolStrip::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) measure();
}

void ToolStrip::arrange(int rows) {
    if (rows == rows_) return;
    rows_ = rows;
    columns_ = (static_cast<int>(buttons_.size()) + rows - 1) / rows;
    for (QToolButton* button : buttons_)
        grid_->removeWidget(button);
    for (int row = 0; row < grid_->rowCount(); ++row) {
        grid_->setRowMinimumHeight(row, 0);
        grid_->setRowStretch(row, 0);
    }
    // Row 1 of the grid is the gap; the last row gets the remaining height.
    for (int i = 0; i < buttons_.size(); ++i) {
        const int row = i % rows;
        grid_->addWidget(buttons_[i], row == 0 ? 0 : row + 1, i / rows);
    }
    grid_->setRowMinimumHeight(1, kGap - kSpacing);
    grid_->setRowStretch(rows + 2, 1);
    updateGeometry();
}

}  // namespace mazeloom::widgets
