// SPDX-License-Identifier: MIT
// Terrains of a pack's own beside those of the program (terrain.h), and the table of both: what
// makes a cell of any of them, and knows its character and name.
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

/// No pack has more.
inline constexpr std::size_t kMaxOwnTerrains = kMostTerrains - kFirstOwnTerrain;

/// A row of a pack's own table: what TerrainInfo is of the program's.
struct OwnTerrain {
    /// Which bits a cell of it has, from kFirstOwnTerrain on; unique in its pack. It stays as long
    /// as the pack has the terrain, whatever comes to stand before it in the list.
    Terrain terrain = static_cast<Terrain>(kFirstOwnTerrain);
    std::string id;     ///< unique in its pack
    std::string title;  ///< may be empty
    /// In grids and in the text format: unique in its pack, and isOwnCharacter().
    char character = '\0';

    bool walkable = true;  ///< can be entered
    bool opaque = false;   ///< blocks sight
    bool liquid = false;
    /// It matters only where it can be entered.
    Effect effect = Effect::None;

    Colour colour{0x7a8c4aff};  ///< of its ground
    /// A drawing of the program that is laid on the ground, by the id of the thing or terrain that
    /// it is of; empty, or unknown: none.
    std::string sprite = {};
    std::string more = {};  ///< the JSON of unread keys, as in Object

    friend bool operator==(const OwnTerrain&, const OwnTerrain&) = default;
};

using OwnTerrains = std::vector<OwnTerrain>;

/// Whether a terrain of the pack's own can have the character: it is one of ASCII that no terrain
/// of the program has, and that grids in JSON neither escape nor use for something else.
bool isOwnCharacter(char character);
/// Whether a thing, trap, coin or wall of the hidden maze has it in the text format.
bool isCharacterOfThing(char character);
/// One that is free beside `others`, and that no thing of the program has where there is such:
/// `wanted` where it is free. There is always one.
char freeCharacter(std::span<const OwnTerrain> others, char wanted = '\0');

/// Whether a pack can have these: not too many, and all that is to be unique is.
bool areAllowed(std::span<const OwnTerrain> terrains);

/// What an own one is called in the window, in the text format's words and in exports: its title,
/// or its id where it has none.
const std::string& titleOf(const OwnTerrain& terrain);

/// The program's terrains and those of one pack. A value that is cheap to copy.
class TerrainTable {
  public:
    /// The program's alone.
    TerrainTable();
    /// They are allowed.
    explicit TerrainTable(OwnTerrains own);

    /// The pack's own, in the designer's order.
    const OwnTerrains& own() const { return rows_->own; }
    /// The row of one of the pack's own; null for one of the program's, and for an unknown number.
    const OwnTerrain* ownOf(Terrain terrain) const;
    const OwnTerrain* find(std::string_view id) const;
    /// Whether there is such a terrain.
    bool has(Terrain terrain) const;

    /// A cell of it; of a number that nobody has, solid.
    Cell cell(Terrain terrain) const {
        return Cell::fromBits(rows_->cells[static_cast<std::size_t>(terrain)]);
    }
    /// The cell with other terrain, its marks kept.
    Cell changed(Cell cell, Terrain terrain) const {
        return cell.withTerrainOf(this->cell(terrain));
    }
    bool isWalkable(Terrain terrain) const { return cell(terrain).isWalkable(); }
    /// Those that can be walked and survived, a bit each.
    std::uint64_t walkable() const { return rows_->walkable; }
    /// Those of which Cell::holdsItems() is true, a bit each.
    std::uint64_t itemHolders() const { return rows_->itemHolders; }

    /// The text format's character; that of void for a number that nobody has.
    char character(Terrain terrain) const {
        return rows_->characters[static_cast<std::size_t>(terrain)];
    }
    std::optional<Terrain> ofCharacter(char character) const;
    /// As in JSON: "closed door", "own:swamp".
    std::string name(Terrain terrain) const;
    std::optional<Terrain> named(std::string_view name) const;
    /// As meanings of tiles have it: "closed-door", "own:swamp".
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
        std::array<std::int8_t, kMostTerrains - kFirstOwnTerrain> places{};  ///< in own; or −1
        std::uint64_t walkable = detail::kWalkable;
        std::uint64_t itemHolders = detail::kHoldsItems;
    };
    static const std::shared_ptr<const Rows>& programs();

    std::shared_ptr<const Rows> rows_;
};

/// The number for another one beside these: the least that is free; nothing where they are as many
/// as can be.
std::optional<Terrain> freeNumber(std::span<const OwnTerrain> others);

/// The table with the terrains of another that it does not have by id; these get numbers and
/// characters that are free. Nothing where there would be too many.
std::optional<TerrainTable> joined(const TerrainTable& into, std::span<const OwnTerrain> more);

/// Which number of another table stands for the same, by id, for every number of `from`; nothing
/// for those that `to` does not have.
std::array<std::optional<Terrain>, kMostTerrains> translation(const TerrainTable& from,
                                                              const TerrainTable& to);

}  // namespace mazeloom::level
