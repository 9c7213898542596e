// SPDX-License-Identifier: MIT
#include "app/domains/help_domain.h"

#include <QMainWindow>
#include <QMenu>
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
      find_(actions.add({"help.search",
                         tr("&Find an action…"),
                         "search",
                         {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P)},
                         tr("Type a few letters of what you want to do, and do it")})),
      keys_(actions.add({"help.keys",
                         tr("&Keys and mouse"),
                         "help",
                         {QKeySequence(Qt::Key_F1)},
                         tr("All keys at a glance, and what the mouse does on the canvas")})),
      about_(actions.add(
          {"help.about", tr("&About Mazeloom"), "", {}, tr("Version, libraries and licenses")})) {
    connect(find_, &QAction::triggered, search_, &ActionSearch::open);
    connect(keys_, &QAction::triggered, this, &HelpDomain::showKeys);
    connect(about_, &QAction::triggered, this, [this] { AboutDialog(&window_).exec(); });
}

void HelpDomain::fill(QMenu& menu) const {
    menu.addActions({find_, keys_});
    menu.addSeparator();
    menu.addAction(about_);
}

void HelpDomain::showKeys() const {
    const std::vector<FixedKey> fixed = canvasKeys();
    const ShortcutTable table(actions_, menuPlaces(*window_.menuBar()), fixed, {});
    KeysDialog(table, fixed, &window_).exec();
}

}  // namespace mazeloom::app
