// SPDX-License-Identifier: MIT
// Re-imports an exported level that another program changed. Applies these changes and nothing
// else. A note names each change that cannot be applied.
#pragma once

#include <optional>

#include "core/exchange/foreign.h"
#include "core/exchange/importer.h"
#include "core/exchange/in/remade.h"
#include "core/exchange/origin.h"

namespace mazeloom::exchange {

/// The level as it was when it was exported.
struct Departure {
    Remade made;
    /// The result of reading the file that this program would write for `made` today.
    ForeignLevel shown;
};

/// Adds to the import an exported level that no other program changed: the target pack's current
/// level if it has the same id and size, or else the level as exported.
void comeBack(Left left, const ImportOptions& options, Imported& imported);
/// Adds to the import an exported level that was changed in another program. The changes are
/// applied to the target pack's current level if it has the same id and size, or else to the level
/// as exported. In a hand-drawn level the paint changes. In a level with a recipe the changed cells
/// are pinned (core/generate/RULES.md, G-31); if the level is in the pack, all other cells are
/// pinned too unless ImportOptions::flows is set. The designer's objects are moved, removed and
/// edited as in the file. `was` is nothing for formats that have cells and things but no data of
/// things.
void comeBack(Left left, ForeignLevel is, const std::optional<Departure>& was,
              const ImportOptions& options, Imported& imported);

}  // namespace mazeloom::exchange
