// SPDX-License-Identifier: MIT
#include "widgets/panels/inspector/offset_dialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include "widgets/panels/number_box.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::widgets {

OffsetDialog::OffsetDialog(grid::Size size, std::function<QString(const grid::Rect&)> losses,
                           QWidget* parent)
    : QDialog(parent),
      size_(size),
      losses_(std::move(losses)),
      right_(new NumberBox),
      down_(new NumberBox),
      wraps_(new QCheckBox(tr("&Wrap around"))),
      lost_(new PlainLabel) {
    setWindowTitle(tr("Offset"));
    auto* form = new QFormLayout;
    const auto addWay = [&](const QString& label, QSpinBox* way, int side, const QString& help) {
        way->setRange(-side, side);
        way->setSuffix(tr(" cells"));
        setTips(*way, help);
        QString name = label;
        way->setAccessibleName(name.remove('&'));
        form->addRow(label, way);
        connect(way, &QSpinBox::valueChanged, this, &OffsetDialog::showLosses);
    };
    addWay(tr("&Right"), right_, size.width, tr("So many cells to the right; less than 0: left"));
    addWay(tr("&Down"), down_, size.height, tr("So many cells down; less than 0: up"));
    wraps_->setChecked(true);
    setTips(*wraps_, tr("What passes an edge comes in at the opposite one; otherwise it is lost"));
    connect(wraps_, &QCheckBox::toggled, this, &OffsetDialog::showLosses);
    form->addRow(QString(), wraps_);
    lost_->setWordWrap(true);
    lost_->setAccessibleName(tr("What is lost"));
    lost_->setMinimumWidth(280);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    ok_ = buttons->button(QDialogButtonBox::Ok);
    ok_->setText(tr("Offset"));
    setNameAndTips(*ok_, tr("Offset"), tr("Move all of it; can be undone"));
    QPushButton* cancel = buttons->button(QDialogButtonBox::Cancel);
    setNameAndTips(*cancel, cancel->text().remove('&'), tr("Leave all where it is"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* column = new QVBoxLayout(this);
    column->setSpacing(12);
    column->addLayout(form);
    column->addWidget(lost_);
    column->addStretch(1);
    column->addWidget(buttons);
    showLosses();
    right_->setFocus();
    right_->selectAll();
}

grid::Point OffsetDialog::by() const {
    return {right_->value(), down_->value()};
}

edit::PastEdge OffsetDialog::pastEdge() const {
    return wraps_->isChecked() ? edit::PastEdge::Wraps : edit::PastEdge::Lost;
}

void OffsetDialog::showLosses() {
    const grid::Rect staying{-by().x, -by().y, size_.width, size_.height};
    const bool wraps = pastEdge() == edit::PastEdge::Wraps;
    const QString losses = wraps ? QString() : losses_(staying);
    lost_->setText(losses.isEmpty() ? tr("Nothing is lost.")
                                    //: %1 a list: "3 objects, 1 path"
                                    : tr("Lost past the edges: %1").arg(losses));
    if (ok_ != nullptr) ok_->setEnabled(by() != grid::Point{});
}

}  // namespace mazeloom::widgets
