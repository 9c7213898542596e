// SPDX-License-Identifier: MIT
// Levels from files that show cells and things and nothing more: drawn by hand, so that what is generated of them is
// what the file shows.
#pragma once

#include <vector>

#include "core/doors/came_back.h"
#include "core/doors/importer.h"

namespace mazeloom::doors {

struct Drawing {
    level::CellGrid cells;  ///< void where the file shows nothing
    std::vector<ForeignThing> things;
};

/// The level, with the file's name for its title. Things that no level can have are left out with a note.
level::Level drawnLevel(const Drawing& drawing, const ImportOptions& options,
                        std::vector<Problem>& notes);

/// A drawing in the text format's characters (CONTRIBUTING.md, "Text format").
class CharacterReader {
  public:
    CharacterReader(const ImportOptions& options, std::vector<Problem>& notes)
        : options_(options), notes_(notes) {}

    /// Takes a character of the drawing. What stands for a thing has floor below it, unless `below` is known.
    /// One that stands for nothing is floor, and is noted once.
    void take(Drawing& drawing, grid::Point at, char character,
              level::Terrain below = level::Terrain::Floor);
    /// All characters were taken.
    void finish(Drawing& drawing) const;
    /// The game that the characters are of.
    level::Ruleset ruleset() const;

  private:
    void note(grid::Point at, char character);

    const ImportOptions& options_;
    std::vector<Problem>& notes_;
    std::vector<char> unknown_;
    std::vector<grid::Point> plain_;  ///< floor without anything
    bool hasSecrets_ = false;
    bool isTemple_ = false;
    bool isDescent_ = false;
};

}  // namespace mazeloom::doors
