// SPDX-License-Identifier: MIT
// The user's own shortcuts in the settings: only what differs from the standard, so that a later
// version's standards reach everyone who did not ask for something else.
#pragma once

namespace mazeloom::app {

class ActionRegistry;

/// Gives the actions the shortcuts that are stored for them. What cannot be read is left out.
void restoreShortcuts(ActionRegistry& actions);
void saveShortcuts(const ActionRegistry& actions);

}  // namespace mazeloom::app
