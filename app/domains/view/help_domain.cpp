// SPDX-License-Identifier: MIT
#include "app/domains/view/help_domain.h"

#include <QMainWindow>
#include <QMenuBar>

#include "app/actions/action_registry.h"
#include "app/actions/menu_places.h"
#include "app/dialogs/about_dialog.h"
#include "app/dialogs/keys_dialog.h"
#include "app/search/action_search.h"

namespace mazeloom::app {

HelpDomain::HelpDomain(ActionRegistry& actions, QMainWindow& window)
    : QObject(&window),
      actions_(actions),
      window_(window),
      search_(new ActionSearch(actions, window)),
      find_(actions.add(this, {.id = "help.search",
                               .text = tr("&Find an action…"),
                               .icon = "search",
                               .shortcuts = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P)},
                               .tip = tr("Type a few letters of what you want to do, and do it"),
                               .menu = MenuGroup::FindAction,
                               .triggered = [this] { search_->open(); }})),
      keys_(actions.add(this,
                        {.id = "help.keys",
                         .text = tr("&Keys and mouse"),
                         .icon = "help",
                         .shortcuts = {QKeySequence(Qt::Key_F1)},
                         .tip = tr("All keys at a glance, and what the mouse does on the canvas"),
                         .menu = MenuGroup::FindAction,
                         .triggered = [this] { showKeys(); }})),
      about_(actions.add(this, {.id = "help.about",
                                .text = tr("&About Mazeloom"),
                                .tip = tr("Version, libraries and licenses"),
                                .menu = MenuGroup::About,
                                .triggered = [this] { AboutDialog(&window_).exec(); }})) {}

void HelpDomain::showKeys() const {
    const std::vector<FixedKey> fixed = canvasKeys();
    const ShortcutTable table(actions_, menuPlaces(*window_.menuBar()), fixed, {});
    KeysDialog(table, fixed, &window_).exec();
}

}  // namespace mazeloom::app
