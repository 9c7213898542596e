// SPDX-License-Identifier: MIT
// Menu entries about a pack's folder on disk, shared by the menus of pack tabs and of recent packs.
#pragma once

#include <QString>

class QMenu;

namespace mazeloom::widgets {

/// Adds "Copy the path" and "Show the folder" (in the file manager) to a menu. Both are disabled if
/// `folder` is empty; the latter also if the folder does not exist.
void addPlaceActions(QMenu& menu, const QString& folder);

}  // namespace mazeloom::widgets
