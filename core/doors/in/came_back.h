// SPDX-License-Identifier: MIT
// A level that left, was changed by another program, and comes back: what was changed there, and
// only that, changes here. What cannot be taken is named in a note.
#pragma once

#include <optional>

#include "core/doors/foreign.h"
#include "core/doors/importer.h"
#include "core/doors/in/remade.h"
#include "core/doors/origin.h"

namespace mazeloom::doors {

/// The level as the file showed it when it left.
struct Departure {
    Remade made;
    /// What the reader reads of the file that the exporter writes of it today.
    ForeignLevel shown;
};

/// Adds a level that nobody has changed elsewhere: the one of its id in the pack that it comes back
/// to, as it is now, else as it left.
void comeBack(Left left, const ImportOptions& options, Imported& imported);
/// Adds the level to what is imported: the one of its id in the pack that it comes back to, as it
/// is now, else as it left, with what was changed elsewhere. Of one drawn by hand the paint
/// changes; of one with a recipe the changed cells are kept (core/generate/RULES.md, G-31), and all
/// others with them. What the designer placed moves or goes where it moved or went there, and says
/// what it says there. `was` is nothing for formats that show cells and things, and say no words of
/// them.
void comeBack(Left left, ForeignLevel is, const std::optional<Departure>& was,
              const ImportOptions& options, Imported& imported);

}  // namespace mazeloom::doors
