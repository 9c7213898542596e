// SPDX-License-Identifier: MIT
#include "app/shortcuts/shortcut_settings.h"

#include <QSettings>

#include "app/actions/action_registry.h"

namespace mazeloom::app {

namespace {

QString keyOf(const QAction* action) {
    return QStringLiteral("shortcuts/") + ActionRegistry::idOf(action);
}

}  // namespace

void restoreShortcuts(ActionRegistry& actions) {
    const QSettings settings;
    for (QAction* action : actions.all()) {
        if (!settings.contains(keyOf(action))) continue;
        const QString stored = settings.value(keyOf(action)).toString();
        QList<QKeySequence> keys = QKeySequence::listFromString(stored, QKeySequence::PortableText);
        keys.removeAll(QKeySequence());
        // An empty list of shortcuts is a choice; an unreadable one is an error.
        const bool readable = keys.isEmpty()
                                  ? stored.trimmed().isEmpty()
                                  : !keys.contains(QKeySequence(QKeyCombination(Qt::Key_unknown)));
        if (readable) actions.setShortcuts(action, keys);
    }
}

void saveShortcuts(const ActionRegistry& actions) {
    QSettings settings;
    for (const QAction* action : actions.all()) {
        if (action->shortcuts() == actions.standardShortcuts(action)) {
            settings.remove(keyOf(action));
        } else {
            settings.setValue(keyOf(action), QKeySequence::listToString(
                                                 action->shortcuts(), QKeySequence::PortableText));
        }
    }
}

}  // namespace mazeloom::app
