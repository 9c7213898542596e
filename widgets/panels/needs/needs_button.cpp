// SPDX-License-Identifier: MIT
#include "widgets/panels/needs/needs_button.h"

#include <QAction>
#include <QMenu>

#include "widgets/text/tool_tip.h"
#include "widgets/timeline/names.h"

namespace mazeloom::widgets {

NeedsButton::NeedsButton(QWidget* parent) : QPushButton(parent) {
    setAutoDefault(false);
    auto* menu = new QMenu(tr("Needs"), this);
    menu->menuAction()->setStatusTip(help());
    for (const level::MechanicInfo& one : level::kMechanics) {
        QAction* action = menu->addAction(stageText(one.title));
        action->setCheckable(true);
        action->setStatusTip(tr("Promise that the level needs this with every seed"));
        connect(action, &QAction::triggered, this, [this, mechanic = one.mechanic](bool isNeeded) {
            level::Mechanics needs = needs_;
            isNeeded ? needs.add(mechanic) : needs.remove(mechanic);
            setNeeds(needs);
            emit edited();
        });
        actions_.push_back(action);
    }
    setMenu(menu);
    setNeeds({});
}

QString NeedsButton::help() {
    return tr(
        "The mechanics that the level promises to need with every seed: without one of them "
        "it cannot be won, or nobody who ignores it survives");
}

void NeedsButton::setNeeds(level::Mechanics needs) {
    needs_ = needs;
    QStringList titles;
    for (std::size_t i = 0; i < actions_.size(); ++i) {
        const bool isNeeded = needs.has(level::kMechanics[i].mechanic);
        actions_[i]->setChecked(isNeeded);
        if (isNeeded) titles << stageText(level::kMechanics[i].title);
    }
    // One title fits into a narrow column; several do not.
    setText(titles.isEmpty()     ? tr("Nothing")
            : titles.size() == 1 ? titles.front()
                                 : tr("%n mechanic(s)", nullptr, static_cast<int>(titles.size())));
    setAccessibleName(titles.isEmpty() ? tr("Needs nothing")
                                       : tr("Needs %1").arg(titles.join(QStringLiteral(", "))));
    setTips(*this, titles.size() < 2 ? help() : titles.join(QStringLiteral(", ")) + u'\n' + help());
}

}  // namespace mazeloom::widgets
