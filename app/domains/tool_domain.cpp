// SPDX-License-Identifier: MIT
#include "app/domains/tool_domain.h"

#include <QActionGroup>
#include <QMenu>

#include "app/actions/action_registry.h"
#include "app/workspace.h"
#include "widgets/tools/tool_box.h"

namespace mazeloom::app {

using widgets::Tool;

ToolDomain::ToolDomain(ActionRegistry& actions, Workspace& workspace, widgets::ToolBox& box,
                       QObject* parent)
    : QObject(parent), workspace_(workspace), box_(box), group_(new QActionGroup(this)) {
    const auto add = [&](const ActionSpec& spec, Tool* tool) {
        QAction* action = actions.add(spec);
        group_->addAction(action);
        actions_.append(action);
        connect(action, &QAction::triggered, this, [this, tool] { box_.setCurrent(tool); });
        connect(&box_, &widgets::ToolBox::currentChanged, action,
                [this, action, tool] { action->setChecked(box_.current() == tool); });
        action->setChecked(box_.current() == tool);
    };
    add({"tool.inspect",
         tr("&Look"),
         "inspect",
         {QKeySequence(Qt::Key_V)},
         tr("Click a cell to see the steps that made it"),
         true},
        nullptr);
    for (Tool* tool : box_.tools()) {
        const widgets::ToolInfo& info = tool->info();
        const QByteArray id = QByteArray("tool.") + info.id;
        add({id.constData(), info.title, info.icon, {info.shortcut}, info.tip, true}, tool);
    }
    connect(&workspace_, &Workspace::currentChanged, &box_.context(),
            &widgets::EditContext::setDocument);
    connect(&box_.context(), &widgets::EditContext::sheetChanged, this, &ToolDomain::update);
    update();
}

void ToolDomain::fill(QMenu& menu) const {
    menu.addActions(actions_);
}

QString ToolDomain::hint() const {
    const Tool* tool = box_.current();
    return tool == nullptr
               ? tr("Click a cell to see what made it · Space plays · B takes the brush")
               : tool->info().hint;
}

void ToolDomain::update() {
    const bool canEdit = box_.context().canEdit();
    for (QAction* action : actions_)
        action->setEnabled(canEdit || action == actions_.front());
    if (!canEdit) box_.setCurrent(nullptr);
}

}  // namespace mazeloom::app
