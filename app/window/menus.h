// SPDX-License-Identifier: MIT
// The window's menus, made from what the actions say of themselves.
#pragma once

class QMenuBar;
class QObject;

namespace mazeloom::app {

class ActionRegistry;
class Workspace;

/// Every action and submenu whose group is not None, where it belongs.
void fillMenus(QMenuBar& bar, const ActionRegistry& actions);

/// While no pack is open, the entries of *Play* that are off say so. As long as `owner` lives;
/// after fillMenus().
void explainPlay(ActionRegistry& actions, Workspace& workspace, QObject* owner);

}  // namespace mazeloom::app
