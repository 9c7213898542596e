// SPDX-License-Identifier: MIT
// The place of each action in the menus.
#pragma once

#include <vector>

#include <QString>

class QAction;
class QMenuBar;

namespace mazeloom::app {

struct MenuPlace {
    QAction* action;
    QString path;  ///< the menus' names, the outermost first: "View → Theme"
};

/// Returns the menu entries that trigger an action, in reading order. An action in several menus is
/// returned once, with its first menu.
std::vector<MenuPlace> menuPlaces(const QMenuBar& bar);

}  // namespace mazeloom::app
