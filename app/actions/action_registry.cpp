// SPDX-License-Identifier: MIT
#include "app/actions/action_registry.h"

#include <algorithm>

#include <QMenu>

#include "widgets/text/tool_tip.h"
#include "widgets/theme/icon.h"

namespace mazeloom::app {

QString withoutMnemonic(const QString& text) {
    QString plain;
    for (qsizetype i = 0; i < text.size(); ++i) {
        // In Qt's texts, && stands for the character & itself.
        if (text[i] == '&' && ++i >= text.size()) break;
        plain += text[i];
    }
    return plain;
}

namespace {

QString titleFrom(const QString& text) {
    return withoutMnemonic(text).remove(QStringLiteral("…"));
}

}  // namespace

ActionRegistry::ActionRegistry(QObject* parent) : QObject(parent) {}

ActionRegistry::~ActionRegistry() = default;

QAction* ActionRegistry::add(const QObject* owner, const ActionSpec& spec) {
    Q_ASSERT(find(spec.id) == nullptr);
    auto* action = new QAction(spec.text, this);
    action->setObjectName(spec.id);
    if (*spec.icon != '\0') action->setIcon(widgets::themedIcon(QString::fromLatin1(spec.icon)));
    action->setCheckable(spec.checkable);
    // A standard shortcut of Qt is empty on a desktop that has no key for it.
    QList<QKeySequence> shortcuts = spec.shortcuts;
    shortcuts.removeAll(QKeySequence());
    actions_.push_back(action);
    made_.insert(action, {titleFrom(spec.text), shortcuts, spec.tip});
    setShortcuts(action, shortcuts);
    if (spec.menu != MenuGroup::None) groups_[spec.menu].append(action);
    if (spec.triggered) connect(action, &QAction::triggered, owner, spec.triggered);
    connect(action, &QAction::triggered, this, &ActionRegistry::chosen);
    if (spec.toggled) connect(action, &QAction::toggled, owner, spec.toggled);
    return action;
}

QMenu* ActionRegistry::addMenu(MenuGroup group, const QString& title, const QString& tip) {
    QMenu* menu = menus_.emplace_back(std::make_unique<QMenu>(title)).get();
    menu->menuAction()->setStatusTip(tip);
    widgets::setPlainToolTip(*menu->menuAction(), tip);
    // setReason() restores these words.
    made_[menu->menuAction()] = {titleFrom(title), {}, tip};
    groups_[group].append(menu->menuAction());
    return menu;
}

void ActionRegistry::setShortcuts(QAction* action, const QList<QKeySequence>& shortcuts) {
    action->setShortcuts(shortcuts);
    tell(action);
    emit shortcutsChanged(action);
}

void ActionRegistry::setWords(QAction* action, const QString& text, const QString& tip) {
    Made& made = made_[action];
    made.title = titleFrom(text);
    made.tip = tip;
    action->setText(text);
    tell(action);
}

void ActionRegistry::setReason(QAction* action, const QString& why) {
    made_[action].reason = why;
    tell(action);
}

void ActionRegistry::tell(QAction* action) const {
    const Made made = made_.value(action);
    const QString& words = made.reason.isEmpty() ? made.tip : made.reason;
    widgets::setPlainToolTip(*action, widgets::titleWithKey(made.title, action) + '\n' + words);
    action->setStatusTip(words);
}

QAction* ActionRegistry::find(const QString& id) const {
    const auto found = std::ranges::find(actions_, id, &QAction::objectName);
    return found == actions_.end() ? nullptr : *found;
}

QString ActionRegistry::idOf(const QAction* action) {
    return action->objectName();
}

}  // namespace mazeloom::app
