// SPDX-License-Identifier: MIT
// A level that left, was changed by another program, and comes back: what was changed there, and
// only that, changes here.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "core/doors/importer.h"
#include "core/doors/origin.h"

namespace mazeloom::doors {

/// Without marks that the terrain cannot have: who paints a wall elsewhere mostly leaves those that
/// lay there.
level::Cell withoutLostMarks(level::Cell cell);

/// The word for an object's kind as in JSON: "hero", "own:chest".
std::string wordOf(const level::Object& object);

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
    /// The pack that the level is in; null where it is in none.
    const level::Pack* pack = nullptr;
    std::uint64_t seed = 0;  ///< that it left with
    /// Generation flows round what was changed. Otherwise, in a pack, the rest of the level is kept
    /// as that seed makes it now, so that nothing else changes.
    bool flows = false;
};

struct Merged {
    level::Level level;
    std::vector<Problem> notes;
};

/// The level with what was changed since it left. Of one drawn by hand the paint changes; of one
/// with a recipe the changed cells are kept (core/generate/RULES.md, G-31), and all others with
/// them. What the designer placed moves or goes where it moved or went there.
Merged merged(const Return& back, const std::string& file);

/// What a file says of the level that left with it.
struct Left {
    level::Level level;
    Facts made;
    std::uint64_t seed = 0;
};
/// As the file holds it, packed; `level` is empty where the file is of somebody else.
struct LeftTexts {
    std::string_view level;
    std::string_view made;
    std::string_view seed;
};
/// The problem's place is the property that is damaged.
tl::expected<Left, Problem> readLeft(const LeftTexts& texts);

/// Adds a level that nobody has changed elsewhere: the one of its id in the pack that it comes back
/// to, as it is now, else as it left.
void comeBack(Left left, const ImportOptions& options, Imported& imported);
/// Adds the level to what is imported: the one of its id in the pack that it comes back to, as it
/// is now, else as it left, with what was changed elsewhere.
void comeBack(Left left, level::CellGrid cells, std::vector<ForeignThing> things,
              const ImportOptions& options, Imported& imported);

}  // namespace mazeloom::doors
