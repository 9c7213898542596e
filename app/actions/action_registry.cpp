// SPDX-License-Identifier: MIT
#include "app/actions/action_registry.h"

#include <algorithm>

#include "widgets/theme/icon.h"

namespace mazeloom::app {

namespace {

QString withoutMnemonic(QString text) {
    return text.remove('&').remove(QStringLiteral("…"));
}

}  // namespace

ActionRegistry::ActionRegistry(QObject* parent) : QObject(parent) {}

QAction* ActionRegistry::add(const ActionSpec& spec) {
    Q_ASSERT(find(spec.id) == nullptr);
    auto* action = new QAction(spec.text, this);
    action->setObjectName(spec.id);
    if (*spec.icon != '\0') action->setIcon(widgets::themedIcon(QString::fromLatin1(spec.icon)));
    action->setShortcuts(spec.shortcuts);
    action->setCheckable(spec.checkable);
    action->setStatusTip(spec.tip);
    QString tip = withoutMnemonic(spec.text);
    if (!spec.shortcuts.isEmpty()) {
        tip +=
            QStringLiteral(" (%1)").arg(spec.shortcuts.front().toString(QKeySequence::NativeText));
    }
    action->setToolTip(tip + '\n' + spec.tip);
    actions_.push_back(action);
    return action;
}

QAction* ActionRegistry::find(const QString& id) const {
    const auto found = std::ranges::find(actions_, id, &QAction::objectName);
    return found == actions_.end() ? nullptr : *found;
}

QString ActionRegistry::idOf(const QAction* action) {
    return action->objectName();
}

}  // namespace mazeloom::app
