// SPDX-License-Identifier: MIT
// The entries that every menu of a file or folder on disk offers: copy its path, and show it in its
// folder.
#pragma once

#include <QString>

class QMenu;

namespace mazeloom::widgets {

/// Adds "Copy the path" and "Show the folder" to a menu; they are disabled if `folder` is empty.
void addPlaceActions(QMenu& menu, const QString& folder);

}  // namespace mazeloom::widgets
