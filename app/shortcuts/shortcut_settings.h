// SPDX-License-Identifier: MIT
// Stores the user's shortcuts: only those that differ from the defaults, so that a later version's
// new defaults reach everyone who did not choose others.
#pragma once

namespace mazeloom::app {

class ActionRegistry;

/// Applies the stored shortcuts. Unreadable ones are ignored.
void restoreShortcuts(ActionRegistry& actions);
void saveShortcuts(const ActionRegistry& actions);

}  // namespace mazeloom::app
