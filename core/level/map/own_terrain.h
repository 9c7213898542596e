// SPDX-License-Identifier: MIT
// A pack's own terrains, in addition to the program's (terrain.h), and the table of both kinds. The
// table makes a cell of any terrain and returns the terrain's character and name.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/level/map/cell.h"
#include "core/level/map/properties.h"
#include "core/level/map/terrain.h"

namespace mazeloom::level {

/// The row of one of a pack's own terrains, the counterpart of TerrainInfo.
struct OwnTerrain {
    /// The terrain's number in the bits of a cell, ≥ kFirstOwnTerrain; unique in its pack. It stays
    /// the same as long as the pack has the terrain, even if the list is reordered.
    Terrain terrain = static_cast<Terrain>(kFirstOwnTerrain);
    std::string id;     ///< unique in its pack
    std::string title;  ///< may be empty
    /// The terrain's character in grids and in the text format: unique in its pack, and allowed by
    /// isOwnCharacter().
    char character = '\0';

    bool walkable = true;  ///< can be entered
    bool opaque = false;   ///< blocks sight
    bool liquid = false;
    /// Has no meaning if the terrain cannot be entered.
    Effect effect = Effect::None;

    Colour colour{0x7a8c4aff};  ///< colour of the ground
    /// The id of a thing or terrain whose drawing is shown on the ground; if empty or unknown, none
    /// is shown.
    std::string sprite = {};
    std::string more = {};  ///< JSON of unknown keys, as in Object

    friend bool operator==(const OwnTerrain&, const OwnTerrain&) = default;
};

using OwnTerrains = std::vector<OwnTerrain>;

/// Whether one of the pack's own terrains may have the character: it must be visible ASCII and not
/// the character of one of the program's terrains. Quotes, backslashes and '_' are excluded,
/// because grids in JSON escape them or give them another meaning.
bool isOwnCharacter(char character);
/// Whether the text format uses the character for a thing, a trap, a coin or a wall of the hidden
/// maze.
bool isCharacterOfThing(char character);
/// Returns `wanted` if no other terrain and no thing of the program has it, else a free character,
/// if possible one that no thing of the program has. There is always a free character.
char freeCharacter(std::span<const OwnTerrain> others, char wanted = '\0');

/// Whether a pack can have these terrains: not too many, with unique ids, characters and numbers.
bool areAllowed(std::span<const OwnTerrain> terrains);

/// Returns the terrain's name in the window, in the text format's words and in exports: its title,
/// or its id if it has none.
const std::string& titleOf(const OwnTerrain& terrain);

/// The terrains of the program and of one pack. Cheap to copy.
class TerrainTable {
  public:
    /// Holds only the program's terrains.
    TerrainTable();
    /// Adds a pack's terrains, which must be allowed (areAllowed()).
    explicit TerrainTable(OwnTerrains own);

    /// Returns the pack's own terrains, in the designer's order.
    const OwnTerrains& own() const { return rows_->own; }
    /// Returns the row of one of the pack's own terrains; null for all other numbers.
    const OwnTerrain* ownOf(Terrain terrain) const;
    const OwnTerrain* find(std::string_view id) const;
    /// Whether the terrain exists.
    bool has(Terrain terrain) const;

    /// Returns a cell of the terrain; a solid cell for an unknown number.
    Cell cell(Terrain terrain) const {
        return Cell::fromBits(rows_->cells[static_cast<std::size_t>(terrain)]);
    }
    /// Returns the cell with another terrain and the same marks.
    Cell changed(Cell cell, Terrain terrain) const {
        return cell.withTerrainOf(this->cell(terrain));
    }
    bool isWalkable(Terrain terrain) const { return cell(terrain).isWalkable(); }
    /// Returns the terrains that can be walked and survived.
    const TerrainSet& walkable() const { return rows_->walkable; }
    /// Returns the terrains for which Cell::holdsItems() is true.
    const TerrainSet& itemHolders() const { return rows_->itemHolders; }

    /// Returns the terrain's character in the text format; the character of void for an unknown
    /// number.
    char character(Terrain terrain) const {
        return rows_->characters[static_cast<std::size_t>(terrain)];
    }
    std::optional<Terrain> ofCharacter(char character) const;
    /// Returns the terrain's name in JSON: "closed door", "own:swamp".
    std::string name(Terrain terrain) const;
    std::optional<Terrain> named(std::string_view name) const;
    /// Returns the terrain's id in the meanings of tiles: "closed-door", "own:swamp".
    std::string id(Terrain terrain) const;
    std::optional<Terrain> withId(std::string_view id) const;

    friend bool operator==(const TerrainTable& a, const TerrainTable& b) {
        return a.rows_ == b.rows_ || a.rows_->own == b.rows_->own;
    }

  private:
    struct Rows {
        explicit Rows(OwnTerrains terrains);

        OwnTerrains own;
        std::array<Cell::Bits, kMostTerrains> cells = detail::kCellBits;
        std::array<char, kMostTerrains> characters{};
        std::array<std::int8_t, kMaxOwnTerrains> places{};  ///< index in own or −1
        TerrainSet walkable = detail::kWalkable;
        TerrainSet itemHolders = detail::kHoldsItems;
    };
    static const std::shared_ptr<const Rows>& programs();

    std::shared_ptr<const Rows> rows_;
};

/// Returns the smallest free number for another terrain; nullopt if all numbers are taken.
std::optional<Terrain> freeNumber(std::span<const OwnTerrain> others);

/// Returns a table with the terrains of `into`, and with those of `more` whose ids `into` lacks. An
/// added terrain gets a free number, and a free character if its own is taken. Returns nullopt if
/// there would be too many terrains.
std::optional<TerrainTable> joined(const TerrainTable& into, std::span<const OwnTerrain> more);

/// Returns, for every number of `from`, the number in `to` of the terrain with the same id; nullopt
/// for terrains that `to` lacks.
std::array<std::optional<Terrain>, kMostTerrains> translation(const TerrainTable& from,
                                                              const TerrainTable& to);

}  // namespace mazeloom::level
