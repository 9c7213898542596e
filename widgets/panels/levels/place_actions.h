// SPDX-License-Identifier: MIT
// The entries in every menu of a file or folder on disk: copy its path, show its folder.
#pragma once

#include <QString>

class QMenu;

namespace mazeloom::widgets {

/// Adds "Copy the path" and "Show the folder" to a menu; they are disabled if `folder` is empty.
void addPlaceActions(QMenu& menu, const QString& folder);

}  // namespace mazeloom::widgets
