// SPDX-License-Identifier: MIT
// Where in the menus each action is found.
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

/// All entries of all menus that do something, in the order in which they are read. An entry that
/// stands in several menus is named once, at the first.
std::vector<MenuPlace> menuPlaces(const QMenuBar& bar);

}  // namespace mazeloom::app
