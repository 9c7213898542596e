// SPDX-License-Identifier: MIT
// The window's menus, made from what the actions say of themselves.
#pragma once

class QMenuBar;

namespace mazeloom::app {

class ActionRegistry;

/// Every action and submenu whose group is not None, where it belongs.
void fillMenus(QMenuBar& bar, const ActionRegistry& actions);

}  // namespace mazeloom::app
