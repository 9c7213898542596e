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

    /// Refuses the file or level. The first reason counts.
    void refuse(const std::string& place, std::string text, const std::string& file = {});
    /// Refuses the whole project for a limit that leaving out a level would not satisfy.
    void refuseAll(const std::string& place, std::string text);
    bool isRefused() const { return refusal_.has_value(); }
    /// Checks the options' stop periodically, and refuses the whole project once it is set. `work`
    /// is the cost of the next step in PacedStop's units.
    bool isStopped(std::uint64_t work = 1);
    bool isRefusedForAll() const { return isForAll_; }
    /// Returns the reason and clears it.
    Problem takeRefusal();

    /// Reports something that could not be imported, once per kind.
    void tell(const std::string& kind, const std::string& place, std::string text,
              std::size_t count = 1);
    /// Reports a level that is not imported. If no level is, the first reason is the import's
    /// problem.
    void lose(const std::string& kind, Problem why);
    std::optional<Problem> firstLoss() const { return firstLoss_; }
    NoteList notes() && { return std::move(tally_).notes(); }

    /// Returns the object in a file; null after a refusal.
    json::Value parsed(std::string_view text, const std::string& file);

    /// Reads the meanings of grid values and tiles from the definitions.
    void readMeanings(const json::Value& root);
    /// Meanings of terrain and marks, by the names of grid values.
    using Grounds = std::map<std::string, std::string>;
    static Grounds groundsOf(const level::TerrainTable& terrains);
    /// Returns the meaning of a grid value: its name's, or else the user's.
    const std::string& meaningOfValue(std::int64_t layerUid, const std::string& layer,
                                      std::int64_t value, const Grounds& grounds);
    /// Returns the meaning of a tile: the tileset's, or else the user's.
    const std::string& meaningOfTile(std::int64_t tilesetUid, std::int64_t tile);
    /// Returns the meaning of an entity: the kind of thing that it is named after, else the user's
    /// for "entity Chest" or "Chest", else the terrain that it is named after; empty if there is
    /// none.
    std::string meaningOfEntity(const std::string& name, const level::TerrainTable& terrains);
    /// Returns the tiles and grid values without a known meaning.
    std::vector<std::string> unknown() const { return {unknown_.begin(), unknown_.end()}; }
    /// Returns everything that the user can give a meaning: unknown tiles and values, entities, and
    /// those with a meaning.
    std::map<std::string, TileLook> foreign() && { return std::move(foreign_); }

    /// Returns a text that is part of the names of unknown tiles and values; refuses one that is
    /// too long.
    std::string name(const json::Value& object, std::string_view key, const std::string& place);

    /// Counts cells of levels as exported against kMaxLevelCells; false after a refusal.
    bool countLeft(grid::Size size, const std::string& place);

    // Counters of the reading so far.
    std::int64_t cellCount = 0;
    std::int64_t laidCount = 0;
    std::int64_t leftCount = 0;  ///< cells of levels as exported
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
    TileLook lookOf(const Sheet& sheet, std::int64_t tile) const;
    /// Returns the user's meaning of a name; null if there is none.
    const std::string* said(const std::string& name);
    /// Returns the user's meaning of a tile or grid value; if there is none, counts it as unknown
    /// and returns an empty text.
    const std::string& saidOrUnknown(const std::string& name);
    /// Records a name without a known meaning; refuses the project if there are too many.
    void countUnknown(const std::string& name);

    const ImportOptions& options_;
    PacedStop pace_;
    std::optional<Problem> refusal_;
    bool isForAll_ = false;
    std::optional<Problem> firstLoss_;
    Tally tally_;
    std::map<std::int64_t, Names> values_;  ///< by layer definition
    std::map<std::int64_t, Names> tiles_;   ///< by tileset
    std::map<std::int64_t, Sheet> tilesets_;
    std::set<std::string> unknown_;
    std::map<std::string, TileLook> foreign_;
    std::size_t unknownCount_ = 0;  ///< tiles, grid values and entities
};

}  // namespace mazeloom::exchange::ldtk
