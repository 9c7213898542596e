// SPDX-License-Identifier: MIT
// Replaces a level, or the whole pack, by another version of it, as one history step. The results
// are those of the functions in edits.h.
#pragma once

#include <QString>

#include "widgets/document/pack_document.h"

namespace mazeloom::widgets {

/// Replaces a level; the new version must have the level's id.
bool setWholeLevel(PackDocument& document, const QString& levelId, level::Level level,
                   const QString& text);
/// Replaces the pack. Sheets with known ids keep their seeds.
bool setWholePack(PackDocument& document, level::Pack pack, const QString& text);

}  // namespace mazeloom::widgets
