// SPDX-License-Identifier: MIT
#include "widgets/panels/edit_panel.h"

#include <QVBoxLayout>

#include "widgets/scroll/column_area.h"
#include "widgets/tools/context/follow_document.h"

namespace mazeloom::widgets {

EditPanel::EditPanel(EditContext& context, const QString& name, QWidget* parent)
    : QWidget(parent), context_(context), area_(new ColumnArea) {
    setAccessibleName(name);
    area_->setAccessibleName(name);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(area_);
}

void EditPanel::begin(QWidget* contents, const std::function<void(PackDocument&)>& watch) {
    area_->setWidget(contents);
    followDocument(context_, *this, [this, watch](PackDocument& document) {
        watch(document);
        // Queued, because the refused edit comes from a field of this panel.
        connect(&document, &PackDocument::editRefused, this, &EditPanel::refresh,
                Qt::QueuedConnection);
    });
    connect(&context_, &EditContext::sheetChanged, this, &EditPanel::refresh);
    refresh();
}

void EditPanel::refresh() {
    if (isVisible()) showAll();
}

void EditPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

}  // namespace mazeloom::widgets
