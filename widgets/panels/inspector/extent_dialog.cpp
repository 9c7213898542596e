// SPDX-License-Identifier: MIT
#include "widgets/panels/inspector/extent_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include "widgets/panels/number_box.h"
#include "widgets/text/flaw_line.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_button.h"

namespace mazeloom::widgets {

ExtentDialog::ExtentDialog(const QString& title, QWidget* parent)
    : QDialog(parent), form_(new QFormLayout), flaw_(new FlawLine), lost_(new PlainLabel) {
    setWindowTitle(title);
    lost_->setWordWrap(true);
    lost_->setAccessibleName(tr("What is lost"));
    lost_->setMinimumWidth(280);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    ok_ = buttons->button(QDialogButtonBox::Ok);
    ok_->setText(title);
    cancel_ = buttons->button(QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(flaw_, &FlawLine::changed, this, [this] {
        ok_->setEnabled(isGood());
        emit changed();
    });
    auto* column = new QVBoxLayout(this);
    column->setSpacing(12);
    column->addLayout(form_);
    column->addWidget(flaw_);
    column->addWidget(lost_);
    column->addStretch(1);
    column->addWidget(buttons);
}

NumberBox* ExtentDialog::addCells(const QString& label, int least, int most, int value,
                                  const QString& help) {
    auto* cells = new NumberBox;
    cells->setRange(least, most);
    cells->setValue(value);
    cells->setSuffix(tr(" cells"));
    setNameAndTips(*cells, QString(label).remove('&'), help);
    form_->addRow(label, cells);
    connect(cells, &NumberBox::typed, this, &ExtentDialog::changed);
    connect(cells, &NumberBox::valueChanged, this, &ExtentDialog::changed);
    flaw_->watch(*cells);
    return cells;
}

bool ExtentDialog::isGood() const {
    return flaw_->isGood();
}

void ExtentDialog::explainButtons(const QString& tip, const QString& cancelTip) {
    setNameAndTips(*ok_, ok_->text().remove('&'), tip);
    setNameAndTips(*cancel_, cancel_->text().remove('&'), cancelTip);
}

void ExtentDialog::showLost(const QString& text) {
    lost_->setText(text.isEmpty() ? tr("Nothing is lost.") : text);
}

}  // namespace mazeloom::widgets
