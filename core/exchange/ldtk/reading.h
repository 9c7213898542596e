// SPDX-License-Identifier: MIT
// The state shared by all code that reads a project: refusals, notes, and the meanings of grid
// values and tiles.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/exchange/importer.h"
#include "core/exchange/json_fields.h"
#include "core/exchange/tally.h"

namespace mazeloom::exchange::ldtk {

class Reading : public JsonFields {
  public:
    explicit Reading(const ImportOptions& options);

    const ImportOptions& options() const { return options_; }

    /// Refuses the file or the current level. If there are several reasons, the first one counts.
    void refuse(const std::string& place, Phrase text, const std::string& file = {});
    /// Refuses the whole project instead of the current level: for limits on all levels together,
    /// and after a stop.
    void refuseAll(const std::string& place, Phrase text);
    bool isRefused() const { return refusal_.has_value(); }
    /// Checks the options' stop periodically, and refuses the whole project once it is set. `work`
    /// is the cost of the next step in PacedStop's units.
    bool isStopped(std::uint64_t work = 1);
    bool isRefusedForAll() const { return isForAll_; }
    /// Returns the reason for the refusal and clears it.
    Problem takeRefusal();

    /// Reports something that could not be imported, once per kind.
    void tell(const std::string& kind, const std::string& place, Phrase text,
              std::size_t count = 1);
    /// Reports a level that is not imported. If no level is imported, the first reason becomes the
    /// import's problem.
    void lose(const std::string& kind, Problem why);
    std::optional<Problem> firstLoss() const { return firstLoss_; }
    NoteList notes() && { return std::move(tally_).notes(); }

    /// Parses the text of a file, which must be a JSON object. Returns a null value after a
    /// refusal.
    json::Value parsed(std::string_view text, const std::string& file);

    /// Reads the meanings of grid values and tiles from the definitions.
    void readMeanings(const json::Value& root);
    /// Meanings of terrain and marks, by the names of grid values.
    using Grounds = std::map<std::string, std::string>;
    static Grounds groundsOf(const level::TerrainTable& terrains);
    /// Returns the meaning of a grid value: the meaning of its name, or else the user's meaning.
    const std::string& meaningOfValue(std::int64_t layerUid, const std::string& layer,
                                      std::int64_t value, const Grounds& grounds);
    /// Returns the meaning of a tile: the meaning in the tileset's custom data, else the user's
    /// meaning, else the thing or terrain with the name of one of the tile's enum tags.
    const std::string& meaningOfTile(std::int64_t tilesetUid, std::int64_t tile);
    /// Returns the meaning of an entity: the kind of thing with the entity's name, else the user's
    /// meaning of "entity Chest" or "Chest", else the terrain with the entity's name. Empty if
    /// there is no meaning.
    std::string meaningOfEntity(const std::string& name, const level::TerrainTable& terrains);
    /// Returns the tiles and grid values without a known meaning.
    std::vector<std::string> unknown() const { return {unknown_.begin(), unknown_.end()}; }
    /// Returns the tiles, grid values and entities to which the user gave a meaning, or can give
    /// one because they have none. The keys are their names.
    std::map<std::string, TileLook> foreign() && { return std::move(foreign_); }

    /// Returns a text that becomes part of the names of unknown tiles and values. Refuses a text
    /// that is too long.
    std::string name(const json::Value& object, std::string_view key, const std::string& place);

    /// Adds `size` to the cells that all exported levels had at export. Refuses the project and
    /// returns false if these are more than kMaxLevelCells.
    bool countLeft(grid::Size size, const std::string& place);

    // Counters for all levels read so far.
    std::int64_t cellCount = 0;
    std::int64_t laidCount = 0;
    std::int64_t leftCount = 0;  ///< cells that the exported levels had at export
    std::size_t thingCount = 0;

  private:
    using Names = std::map<std::int64_t, std::string>;

    /// A picture of tiles, in pixels.
    struct Sheet {
        std::string name;
        std::string image;
        std::int64_t side = 0;
        std::int64_t padding = 0;
        std::int64_t spacing = 0;
        std::int64_t columns = 0;
    };

    Sheet sheetOf(const json::Value& tileset);
    /// Reads which tiles have an enum tag that is the name of a thing or terrain. If a tile has
    /// several, the first one counts.
    void readTags(const json::Value& tileset, Names& tags);
    TileLook lookOf(const Sheet& sheet, std::int64_t tile) const;
    /// Returns the user's meaning of a name; null if there is none.
    const std::string* said(const std::string& name);
    /// Returns the user's meaning of a tile or grid value; if there is none, counts it as unknown
    /// and returns an empty text.
    const std::string& saidOrUnknown(const std::string& name);
    /// Records a name without a known meaning; refuses the project if there are too many names.
    void countUnknown(const std::string& name);

    const ImportOptions& options_;
    const level::TerrainTable terrains_;  ///< those of the target pack
    PacedStop pace_;
    std::optional<Problem> refusal_;
    bool isForAll_ = false;
    std::optional<Problem> firstLoss_;
    Tally tally_;
    std::map<std::int64_t, Names> values_;  ///< by layer definition
    std::map<std::int64_t, Names> tiles_;   ///< by tileset
    std::map<std::int64_t, Names> tags_;    ///< meanings of enum tags, by tileset
    std::size_t taggedCount_ = 0;
    std::map<std::int64_t, Sheet> tilesets_;
    std::set<std::string> unknown_;
    std::map<std::string, TileLook> foreign_;
    std::size_t unknownCount_ = 0;  ///< tiles, grid values and entities
};

}  // namespace mazeloom::exchange::ldtk
