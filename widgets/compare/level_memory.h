// SPDX-License-Identifier: MIT
// Stores a panel's settings for each level as a text, from which the panel restores them when the
// level is shown again. The panel's owner decides where the texts are stored.
#pragma once

#include <functional>

#include <QString>

#include "widgets/document/pack_document.h"

namespace mazeloom::widgets {

struct LevelMemory {
    /// Returns the stored text for a level; empty if there is none.
    std::function<QString(const PackDocument& document, const QString& level)> recall;
    std::function<void(const PackDocument& document, const QString& level, const QString& text)>
        keep;
};

}  // namespace mazeloom::widgets
