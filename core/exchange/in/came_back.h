// SPDX-License-Identifier: MIT
// Re-imports an exported level that another program changed: applies the changes made there and
// nothing else. A note names each change that cannot be applied.
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

/// Adds a level that was not changed elsewhere: the current level of its id and size in the target
/// pack, or else the level as exported.
void comeBack(Left left, const ImportOptions& options, Imported& imported);
/// Adds the level to the import: the current level of its id and size in the target pack, or else
/// the level as exported, with the changes made elsewhere. In a hand-drawn level the paint changes;
/// in one with a recipe the changed cells are kept (core/generate/RULES.md, G-31), and, in a pack,
/// all others too unless ImportOptions::flows is set. The designer's objects are moved, removed and
/// edited as in the file. `was` is nothing for formats that have cells and things but no data of
/// things.
void comeBack(Left left, ForeignLevel is, const std::optional<Departure>& was,
              const ImportOptions& options, Imported& imported);

}  // namespace mazeloom::exchange
