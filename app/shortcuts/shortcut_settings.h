// SPDX-License-Identifier: MIT
// Stores only the shortcuts that differ from the defaults, so that the new defaults of a later
// version reach all users who have not chosen other shortcuts.
#pragma once

namespace mazeloom::app {

class ActionRegistry;

/// Applies the stored shortcuts, except unreadable ones.
void restoreShortcuts(ActionRegistry& actions);
void saveShortcuts(const ActionRegistry& actions);

}  // namespace mazeloom::app
