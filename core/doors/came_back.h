// SPDX-License-Identifier: MIT
// A level that left, was changed by another program, and comes back: what was changed there, and
// only that, changes here.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/doors/origin.h"

namespace mazeloom::doors {

/// A thing as the file of another program shows it.
struct ForeignThing {
    int place = -1;    ///< of the one that left in Facts::things; −1: it is new
    std::string kind;  ///< as in JSON
    grid::Point at;
    std::string name;   ///< its id
    std::string where;  ///< in the file, for notes
    /// What it says of itself, by name.
    std::map<std::string, std::string> words = {};
};

struct Return {
    level::Level level;  ///< as it is now, of the size that it left with
    Facts made;          ///< what its seed made of it
    level::CellGrid cells;
    std::vector<ForeignThing> things;
};

struct Merged {
    level::Level level;
    std::vector<Problem> notes;
};

/// The level with what was changed since it left. Of one drawn by hand the paint changes; of one
/// with a recipe the changed cells are kept as they are now (core/generate/RULES.md, G-31), and
/// generation flows round them. What the designer placed moves or goes where it moved or went
/// there.
Merged merged(const Return& back, const std::string& file);

}  // namespace mazeloom::doors
