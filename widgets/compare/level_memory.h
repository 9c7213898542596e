// SPDX-License-Identifier: MIT
// What a panel was told about a level, as a line of text, so that it is told so again when the
// level is next shown. Where it is kept, whoever has the panel decides.
#pragma once

#include <functional>

#include <QString>

#include "widgets/document/pack_document.h"

namespace mazeloom::widgets {

struct LevelMemory {
    /// Empty where nothing was kept.
    std::function<QString(const PackDocument& document, const QString& level)> recall;
    std::function<void(const PackDocument& document, const QString& level, const QString& text)>
        keep;
};

}  // namespace mazeloom::widgets
