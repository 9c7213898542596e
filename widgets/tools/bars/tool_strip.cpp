// SPDX-License-Identifier: MIT
#include "widgets/tools/bars/tool_strip.h"

#include <algorithm>

#include <QAction>
#include <QGridLayout>
#include <QToolButton>

#include "widgets/text/tool_button.h"

namespace mazeloom::widgets {

namespace {

constexpr int kMargin = 4;
constexpr int kSpacing = 2;
constexpr int kGap = 8;  // behind the first button

}  // namespace

ToolStrip::ToolStrip(const QList<QAction*>& actions, QWidget* parent)
    : QWidget(parent), grid_(new QGridLayout(this)) {
    setAccessibleName(tr("Tools"));
    grid_->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    grid_->setSpacing(kSpacing);
    for (QAction* action : actions)
        buttons_.append(newActionButton(*action, 20));
    arrange(static_cast<int>(buttons_.size()));
}

QSize ToolStrip::minimumSizeHint() const {
    return {buttons_.front()->sizeHint().width() + 2 * kMargin, 1};
}

void ToolStrip::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const int step = buttons_.front()->sizeHint().height() + kSpacing;
    const int fitting = (height() - 2 * kMargin - kGap) / step;
    const int count = static_cast<int>(buttons_.size());
    const int columns = (count + std::max(1, fitting) - 1) / std::max(1, fitting);
    arrange((count + columns - 1) / columns);
}

void ToolStrip::arrange(int rows) {
    if (rows == rows_) return;
    rows_ = rows;
    for (QToolButton* button : buttons_)
        grid_->removeWidget(button);
    for (int row = 0; row < grid_->rowCount(); ++row) {
        grid_->setRowMinimumHeight(row, 0);
        grid_->setRowStretch(row, 0);
    }
    // Row 1 is the gap, the last row takes what is left.
    for (int i = 0; i < buttons_.size(); ++i) {
        const int row = i % rows;
        grid_->addWidget(buttons_[i], row == 0 ? 0 : row + 1, i / rows);
    }
    grid_->setRowMinimumHeight(1, kGap - kSpacing);
    grid_->setRowStretch(rows + 2, 1);
}

}  // namespace mazeloom::widgets
