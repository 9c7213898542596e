// SPDX-License-Identifier: MIT
// What every menu of something on the disk offers: to take its path along, and to see it where it
// lies.
#pragma once

#include <QString>

class QMenu;

namespace mazeloom::widgets {

/// Adds "Copy the path" and "Show the folder" to a menu. `folder` may be empty: then they are
/// disabled.
void addPlaceActions(QMenu& menu, const QString& folder);

}  // namespace mazeloom::widgets
