// SPDX-License-Identifier: MIT
#include "widgets/problems/problem_label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include "widgets/problems/problem_text.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::widgets {

ProblemLabel::ProblemLabel(QWidget* parent)
    : QWidget(parent), icon_(new PlainLabel), text_(new PlainLabel), goToCell_(new QToolButton) {
    icon_->setFixedSize(16, 16);
    text_->setWordWrap(true);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    goToCell_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    goToCell_->setIcon(themedIcon("search"));
    goToCell_->setIconSize({16, 16});
    goToCell_->setText(tr("Go to cell"));
    goToCell_->setAccessibleName(goToCell_->text());
    setTips(*goToCell_, tr("Shows the cell of this problem on the canvas"));
    goToCell_->hide();
    connect(goToCell_, &QToolButton::clicked, this, [this] { emit cellWanted(cell_); });

    auto* words = new QVBoxLayout;
    words->setSpacing(4);
    words->addWidget(text_);
    words->addWidget(goToCell_, 0, Qt::AlignLeft);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(icon_, 0, Qt::AlignTop);
    row->addLayout(words, 1);
}

void ProblemLabel::showProblem(const Problem& problem) {
    showProblem(problem.severity, problemText(problem));
    goToCell_->setVisible(problem.cell.has_value());
    if (!problem.cell) return;
    cell_ = *problem.cell;
    setPlainToolTip(*goToCell_, tr("Shows cell (%1, %2) on the canvas").arg(cell_.x).arg(cell_.y));
    goToCell_->setAccessibleName(tr("Go to cell (%1, %2)").arg(cell_.x).arg(cell_.y));
}

void ProblemLabel::showProblem(Severity severity, const QString& text) {
    severity_ = severity;
    text_->setText(text);
    //: What a screen reader says of a problem: %1 is its text
    setAccessibleName(
        (severity == Severity::Error ? tr("Error: %1") : tr("Warning: %1")).arg(text));
    goToCell_->hide();
    drawIcon();
    setVisible(true);
}

void ProblemLabel::drawIcon() {
    const Theme theme = themeOf(*this);
    const QIcon icon = severity_ == Severity::Error ? themedIcon("error", theme.error)
                                                    : themedIcon("warning", theme.warning);
    icon_->setPixmap(icon.pixmap(QSize(16, 16), devicePixelRatioF()));
}

void ProblemLabel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) drawIcon();
}

}  // namespace mazeloom::widgets
