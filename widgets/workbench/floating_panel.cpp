// SPDX-License-Identifier: MIT
#include "widgets/workbench/floating_panel.h"

#include <QCloseEvent>
#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include "widgets/scroll/steady_area.h"
#include "widgets/text/tool_button.h"
#include "widgets/theme/icon.h"
#include "widgets/workbench/panel_frame.h"

namespace mazeloom::widgets {

FloatingPanel::FloatingPanel(PanelFrame& frame, QWidget* window) : QWidget(window, Qt::Tool) {
    setObjectName(QStringLiteral("floating-") + frame.id());
    setWindowTitle(frame.title());
    setAccessibleName(frame.title());
    QToolButton* dock = newTextButton(themedIcon(QStringLiteral("restore")), tr("Dock"),
                                      tr("Put this panel back into the window"));
    connect(dock, &QToolButton::clicked, this, &FloatingPanel::dockWanted, Qt::QueuedConnection);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(4, 4, 4, 0);
    row->addStretch(1);
    row->addWidget(dock);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(row);
    // Use a SteadyArea, as in a column: it scrolls, and keeps the widget that the user touches in
    // its place. The area deletes its contents, but the frame can be moved elsewhere before. So a
    // holder contains the frame.
    auto* holder = new QWidget;
    auto* inside = new QVBoxLayout(holder);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(&frame);
    auto* area = new SteadyArea;
    area->setContents(holder);
    column->addWidget(area, 1);
    frame.show();
}

void FloatingPanel::closeEvent(QCloseEvent* event) {
    event->accept();
    emit closeWanted();
}

}  // namespace mazeloom::widgets
