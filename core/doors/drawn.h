// SPDX-License-Identifier: MIT
// Levels from files that show cells and things and nothing more: drawn by hand, so that what is
// generated of them is what the file shows.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/doors/came_back.h"
#include "core/doors/importer.h"

namespace mazeloom::doors {

/// A drawing with more things is refused.
inline constexpr std::size_t kMaxDrawnThings = 200'000;
Problem tooManyThings(const ImportOptions& options);

/// Whether a file of so many bytes shows next to nothing of a large level, as rows of very
/// different length do: no memory is taken for it.
bool isMostlyNothing(grid::Size size, std::size_t bytes);

struct Drawing {
    level::CellGrid cells;  ///< void where the file shows nothing
    std::vector<ForeignThing> things;
};

/// The level, with the file's name for its title. Things that no level can have are left out with a
/// note.
level::Level drawnLevel(const Drawing& drawing, const ImportOptions& options,
                        std::vector<Problem>& notes);

/// The thing of the program's that a character of the text format stands for.
std::optional<level::ThingKind> thingOfCharacter(char character);
/// The cell that a character stands for, where it stands for no thing; what can lie on several
/// terrains lies on `below`.
std::optional<level::Cell> cellOfCharacter(char character, level::Ruleset ruleset,
                                           level::Terrain below = level::Terrain::Floor,
                                           const level::TerrainTable& terrains = {});

/// A drawing in the text format's characters (CONTRIBUTING.md, "Text format").
class CharacterReader {
  public:
    CharacterReader(const ImportOptions& options, std::vector<Problem>& notes)
        : options_(options), notes_(notes), terrains_(terrainsOf(options)) {}

    /// Takes a character of the drawing. What stands for a thing has floor below it, unless `below`
    /// is known. One that stands for nothing is floor, and is noted once.
    void take(Drawing& drawing, grid::Point at, char character,
              level::Terrain below = level::Terrain::Floor);
    /// All characters were taken; tells why they are no level.
    std::optional<Problem> finish(Drawing& drawing) const;
    /// The game that most of the characters are of that only one of them has. Both have doors and
    /// furniture, in handcrafted rooms.
    level::Ruleset ruleset() const;

  private:
    void note(grid::Point at, char character);

    const ImportOptions& options_;
    std::vector<Problem>& notes_;
    const level::TerrainTable terrains_;
    std::vector<char> unknown_;
    bool hasSecrets_ = false;
    bool hasTooMany_ = false;
    /// How many characters are of one game alone, and of levels that are drawn for it.
    std::size_t ofTemple_ = 0;
    std::size_t ofDescent_ = 0;
    bool mayBeDescent_ = false;
};

}  // namespace mazeloom::doors
