// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace mazeloom::app {

/// Returns the id of the action that shows an overlay, given by its id in widgets/canvas/overlays.
inline QString overlayAction(const char* overlay) {
    return QStringLiteral("overlay.") + QLatin1String(overlay);
}

}  // namespace mazeloom::app
