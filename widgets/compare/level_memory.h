// SPDX-License-Identifier: MIT
// A panel's settings for a level, as a line of text that restores them when the level is next
// shown. The panel's owner decides where to store it.
#pragma once

#include <functional>

#include <QString>

#include "widgets/document/pack_document.h"

namespace mazeloom::widgets {

struct LevelMemory {
    /// Returns an empty text if nothing was stored.
    std::function<QString(const PackDocument& document, const QString& level)> recall;
    std::function<void(const PackDocument& document, const QString& level, const QString& text)>
        keep;
};

}  // namespace mazeloom::widgets
