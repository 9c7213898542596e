// SPDX-License-Identifier: MIT
#include "app/actions/action_registry.h"

#include <algorithm>

#include "widgets/text/tool_tip.h"
#include "widgets/theme/icon.h"

namespace mazeloom::app {

QString withoutMnemonic(const QString& text) {
    QString plain;
    for (qsizetype i = 0; i < text.size(); ++i) {
        // Two of the marks are one sign, not a mark.
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

QAction* ActionRegistry::add(const ActionSpec& spec) {
    Q_ASSERT(find(spec.id) == nullptr);
    auto* action = new QAction(spec.text, this);
    action->setObjectName(spec.id);
    if (*spec.icon != '\0') action->setIcon(widgets::themedIcon(QString::fromLatin1(spec.icon)));
    action->setCheckable(spec.checkable);
    action->setStatusTip(spec.tip);
    // Not every desktop has a key for each of Qt's standard ones.
    QList<QKeySequence> shortcuts = spec.shortcuts;
    shortcuts.removeAll(QKeySequence());
    actions_.push_back(action);
    made_.insert(action, {titleFrom(spec.text), shortcuts, spec.tip});
    setShortcuts(action, shortcuts);
    return action;
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
    action->setStatusTip(tip);
    tell(action);
}

void ActionRegistry::tell(QAction* action) const {
    const Made made = made_.value(action);
    QString tip = made.title;
    const QList<QKeySequence> shortcuts = action->shortcuts();
    if (!shortcuts.isEmpty()) {
        tip += QStringLiteral(" (%1)").arg(shortcuts.front().toString(QKeySequence::NativeText));
    }
    widgets::setPlainToolTip(*action, tip + '\n' + made.tip);
}

QAction* ActionRegistry::find(const QString& id) const {
    const auto found = std::ranges::find(actions_, id, &QAction::objectName);
    return found == actions_.end() ? nullptr : *found;
}

QString ActionRegistry::idOf(const QAction* action) {
    return action->objectName();
}

}  // namespace mazeloom::app
