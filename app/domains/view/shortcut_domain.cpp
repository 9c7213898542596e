// SPDX-License-Identifier: MIT
#include "app/domains/view/shortcut_domain.h"

#include <QMainWindow>
#include <QMenuBar>

#include "app/actions/action_registry.h"
#include "app/actions/menu_places.h"
#include "app/dialogs/shortcuts_dialog.h"
#include "app/shortcuts/fixed_keys.h"
#include "app/shortcuts/shortcut_settings.h"

namespace mazeloom::app {

ShortcutDomain::ShortcutDomain(ActionRegistry& actions, QMainWindow& window)
    : QObject(&window),
      actions_(actions),
      window_(window),
      edit_(actions.add(this, {.id = "edit.shortcuts",
                               .text = tr("Keyboard s&hortcuts…"),
                               .tip = tr("Change the keys of actions"),
                               .menu = MenuGroup::Shortcuts,
                               .triggered = [this] { edit(); }})) {}

void ShortcutDomain::restore() {
    restoreShortcuts(actions_);
}

void ShortcutDomain::edit() {
    const QMenuBar& bar = *window_.menuBar();
    ShortcutsDialog dialog({actions_, menuPlaces(bar), canvasKeys(), menuKeys(bar)}, &window_);
    if (dialog.exec() != QDialog::Accepted) return;
    dialog.table().apply(actions_);
    saveShortcuts(actions_);
}

}  // namespace mazeloom::app
