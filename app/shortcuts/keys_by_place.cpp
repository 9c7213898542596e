// SPDX-License-Identifier: MIT
#include "app/shortcuts/keys_by_place.h"

#include <algorithm>

#include <QKeyEvent>
#include <QKeySequence>
#include <QWidget>

#include "app/actions/action_registry.h"
#include "widgets/play/key_position.h"

namespace mazeloom::app {

KeysByPlace::KeysByPlace(const ActionRegistry& actions, QWidget& window)
    : QObject(&window), actions_(actions) {
    window.installEventFilter(this);
}

bool KeysByPlace::eventFilter(QObject* watched, QEvent* event) {
    // A key arrives at the window only if neither a shortcut nor the focused widget has used it.
    if (event->type() != QEvent::KeyPress) return false;
    const auto* window = static_cast<const QWidget*>(watched);
    const QWidget* focused = window->focusWidget();
    // Text fields have shortcuts of their own, such as Undo.
    if (focused != nullptr && focused->testAttribute(Qt::WA_InputMethodEnabled)) return false;
    QAction* action = actionOf(*static_cast<const QKeyEvent*>(event));
    if (action == nullptr) return false;
    action->trigger();
    return true;
}

QAction* KeysByPlace::actionOf(const QKeyEvent& event) const {
    const auto latin = widgets::latinKeyOf(event);
    if (!latin) return nullptr;
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    const QKeySequence keys(static_cast<int>(modifiers.toInt()) | latin->key);
    const auto& all = actions_.all();
    const auto found = std::ranges::find_if(all, [&](const QAction* action) {
        return action->isEnabled() && action->shortcuts().contains(keys);
    });
    return found == all.end() ? nullptr : *found;
}

}  // namespace mazeloom::app
