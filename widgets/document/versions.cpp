// SPDX-License-Identifier: MIT
#include "widgets/document/versions.h"

#include <cstddef>
#include <utility>

#include "core/document/edits_structure.h"
#include "widgets/document/lookup.h"

namespace mazeloom::widgets {

bool setWholeLevel(PackDocument& document, const QString& levelId, level::Level level,
                   const QString& text) {
    const level::Level* before = findLevel(document, levelId);
    if (before == nullptr || level.id != before->id) return false;
    level::Pack pack = document.pack();
    for (std::size_t i = 0; i < pack.levels.size(); ++i) {
        if (std::as_const(pack).levels[i].id != level.id) continue;
        pack.levels[i] = std::move(level);
        break;
    }
    return setWholePack(document, std::move(pack), text);
}

bool setWholePack(PackDocument& document, level::Pack pack, const QString& text) {
    pack.resolveTerrains();
    pack.resolveRecipes();
    pack.resolvePromises();
    if (pack == document.pack()) return true;
    const Sheet shown = document.currentSheet();
    const bool isDone =
        document.apply(document::replacePack(document.content(), std::move(pack)), text);
    if (isDone) document.setCurrentSheet(shown);
    return isDone;
}

}  // namespace mazeloom::widgets
