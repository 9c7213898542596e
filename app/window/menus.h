// SPDX-License-Identifier: MIT
// Builds the window's menus from the actions' groups.
#pragma once

class QMenuBar;
class QObject;

namespace mazeloom::app {

class ActionRegistry;
class Workspace;

/// Creates the menus, and adds every action and submenu whose group is not None to its menu.
void fillMenus(QMenuBar& bar, const ActionRegistry& actions);

/// While no pack is open, makes the tool tips of disabled entries of *Play* say that a pack must be
/// opened first. Call it after fillMenus().
void explainPlay(ActionRegistry& actions, Workspace& workspace, QObject* owner);

}  // namespace mazeloom::app
