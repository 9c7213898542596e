// SPDX-License-Identifier: MIT
#include "widgets/panels/inspector/offset_dialog.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QPushButton>

#include "widgets/panels/number_box.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::widgets {

OffsetDialog::OffsetDialog(grid::Size size, std::function<QString(const grid::Rect&)> losses,
                           QWidget* parent)
    : ExtentDialog(tr("Offset"), parent),
      size_(size),
      losses_(std::move(losses)),
      right_(addCells(tr("&Right"), -size.width, size.width, 0,
                      tr("Cells to the right; less than 0: to the left"))),
      down_(addCells(tr("&Down"), -size.height, size.height, 0, tr("Cells down; less than 0: up"))),
      wraps_(new QCheckBox(tr("&Wrap around"))) {
    wraps_->setChecked(true);
    setTips(*wraps_,
            tr("Cells that pass an edge come in at the opposite one; otherwise they are lost"));
    connect(wraps_, &QCheckBox::toggled, this, &ExtentDialog::changed);
    form().addRow(QString(), wraps_);
    explainButtons(tr("Move everything; can be undone"), tr("Leave everything where it is"));
    connect(this, &ExtentDialog::changed, this, &OffsetDialog::showLosses);
    showLosses();
    right_->setFocus();
    right_->selectAll();
}

grid::Point OffsetDialog::by() const {
    return {right_->typedValue(), down_->typedValue()};
}

edit::PastEdge OffsetDialog::pastEdge() const {
    return wraps_->isChecked() ? edit::PastEdge::Wraps : edit::PastEdge::Lost;
}

void OffsetDialog::showLosses() {
    const grid::Rect staying{-by().x, -by().y, size_.width, size_.height};
    const bool wraps = pastEdge() == edit::PastEdge::Wraps;
    const QString losses = wraps ? QString() : losses_(staying);
    //: %1 a list: "3 objects, 1 path"
    showLost(losses.isEmpty() ? QString() : tr("Lost past the edges: %1").arg(losses));
    okButton().setEnabled(isGood() && by() != grid::Point{});
}

}  // namespace mazeloom::widgets
