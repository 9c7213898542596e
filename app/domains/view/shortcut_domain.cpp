// SPDX-License-Identifier: MIT
#include "app/domains/view/shortcut_domain.h"

#include <QMainWindow>
#include <QMenuBar>

#include "app/actions/action_registry.h"
#include "app/actions/menu_places.h"
#include "app/dialogs/shortcuts_dialog.h"
#include "app/domains/parts/window_events.h"
#include "app/domains/parts/window_parts.h"
#include "app/shortcuts/fixed_keys.h"
#include "app/shortcuts/shortcut_settings.h"

namespace mazeloom::app {

ShortcutDomain::ShortcutDomain(const WindowParts& parts)
    : QObject(&parts.window),
      actions_(parts.actions),
      window_(parts.window),
      edit_(parts.actions.add(this, {.id = "edit.shortcuts",
                                     .text = tr("Keyboard s&hortcuts…"),
                                     .tip = tr("Change the keys of actions"),
                                     .menu = MenuGroup::Shortcuts,
                                     .triggered = [this] { edit(); }})) {
    connect(&parts.events, &WindowEvents::ready, this, &ShortcutDomain::restore);
}

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
