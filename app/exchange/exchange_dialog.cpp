// SPDX-License-Identifier: MIT
#include "app/exchange/exchange_dialog.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/dialogs/fitting_size.h"
#include "app/exchange/level_preview.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::app {

ExchangeDialog::ExchangeDialog(QWidget* parent)
    : QDialog(parent), preview_(new LevelPreview), summary_(new widgets::PlainLabel) {
    summary_->setObjectName(QStringLiteral("summary"));
    summary_->setWordWrap(true);
}

void ExchangeDialog::layOut(QWidget* choices, QWidget* below, const QString& does,
                            const QString& tip, QSize size) {
    auto* seen = new QVBoxLayout;
    seen->addWidget(preview_, 3);
    if (below != nullptr) seen->addWidget(below, 2);
    auto* row = new QHBoxLayout;
    row->setSpacing(16);
    row->addWidget(choices, 2);
    row->addLayout(seen, 3);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    does_ = buttons->button(QDialogButtonBox::Ok);
    does_->setText(does);
    widgets::setTips(*does_, tip);
    auto* foot = new QHBoxLayout;
    foot->addWidget(summary_, 1);
    foot->addWidget(buttons);
    auto* column = new QVBoxLayout(this);
    column->addLayout(row, 1);
    column->addLayout(foot);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        keep();
        accept();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(fittingSize(*this, size));
}

void ExchangeDialog::say(const QString& flaw, const QString& otherwise) {
    does_->setEnabled(flaw.isEmpty());
    summary_->setText(flaw.isEmpty() ? otherwise : flaw);
    summary_->setForegroundRole(flaw.isEmpty() ? QPalette::PlaceholderText : QPalette::Text);
}

}  // namespace mazeloom::app
