// SPDX-License-Identifier: MIT
// What all that reads a project shares: its reasons to refuse it, its notes, and what the numbers
// of its grids and tiles stand for.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/doors/importer.h"
#include "core/doors/json_fields.h"
#include "core/doors/tally.h"

namespace mazeloom::doors::ldtk {

class Reading : public JsonFields {
  public:
    explicit Reading(const ImportOptions& options);

    const ImportOptions& options() const { return options_; }

    /// The file cannot be read. The first reason counts.
    void refuse(const std::string& place, std::string text, const std::string& file = {});
    /// The same for a bound of the whole project, which no level left out would mend.
    void refuseAll(const std::string& place, std::string text);
    bool isRefused() const { return refusal_.has_value(); }
    /// Looks at the options' stop every so often, and refuses the whole project once that asks.
    /// `work` is what the next step does, as PacedStop counts it.
    bool isStopped(std::uint64_t work = 1);
    bool isRefusedForAll() const { return isForAll_; }
    /// The reason, which counts no more.
    Problem takeRefusal();

    /// Tells what could not be carried over, once for each kind.
    void tell(const std::string& kind, const std::string& place, std::string text,
              std::size_t count = 1);
    /// A level does not come in. If none does, the first reason is why.
    void lose(const std::string& kind, Problem why);
    std::optional<Problem> firstLoss() const { return firstLoss_; }
    NoteList notes() && { return std::move(tally_).notes(); }

    /// The object that a file holds; null after a refusal.
    json::Value parsed(std::string_view text, const std::string& file);

    /// Reads what definitions say of numbers and tiles.
    void readMeanings(const json::Value& root);
    /// Meanings of terrain and marks, by the names that values of grids have for them.
    using Grounds = std::map<std::string, std::string>;
    static Grounds groundsOf(const level::TerrainTable& terrains);
    /// The meaning of a value of a grid: the one that its name has, else what somebody said.
    const std::string& meaningOfValue(std::int64_t layerUid, const std::string& layer,
                                      std::int64_t value, const Grounds& grounds);
    /// The meaning of a tile: the tileset's, else what somebody said.
    const std::string& meaningOfTile(std::int64_t tilesetUid, std::int64_t tile);
    /// What an entity stands for: the kind of thing that it is called as, else what somebody said
    /// of "entity Chest" or "Chest", else the terrain that it is called as; empty where it has
    /// none.
    std::string meaningOfEntity(const std::string& name, const level::TerrainTable& terrains);
    /// Tiles and numbers that nobody says the meaning of.
    std::vector<std::string> unknown() const { return {unknown_.begin(), unknown_.end()}; }
    /// What somebody can say the meaning of: those, entities, and what was said.
    std::map<std::string, TileLook> foreign() && { return std::move(foreign_); }

    /// A text that stands again in the names of what nobody says the meaning of: a refusal if it is
    /// too long for that.
    std::string name(const json::Value& object, std::string_view key, const std::string& place);

    /// Counts cells against kMaxLevelCells; false after a refusal.
    bool countLeft(grid::Size size, const std::string& place);

    // What was read so far.
    std::int64_t cellCount = 0;
    std::int64_t laidCount = 0;
    std::int64_t leftCount = 0;  ///< cells of levels as they left
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
    /// What somebody said of a name; null where nobody did.
    const std::string* said(const std::string& name);
    /// The same of a tile or a number; empty where nobody did, and it is unknown then.
    const std::string& saidOrUnknown(const std::string& name);
    /// Remembers a name that nobody says the meaning of; refuses the project if there are too many.
    void countUnknown(const std::string& name);

    const ImportOptions& options_;
    PacedStop pace_;
    std::optional<Problem> refusal_;
    bool isForAll_ = false;
    std::optional<Problem> firstLoss_;
    Tally tally_;
    std::map<std::int64_t, Names> values_;  ///< by definition of a layer
    std::map<std::int64_t, Names> tiles_;   ///< by tileset
    std::map<std::int64_t, Sheet> tilesets_;
    std::set<std::string> unknown_;
    std::map<std::string, TileLook> foreign_;
    std::size_t unknownCount_ = 0;  ///< of tiles, numbers and entities
};

}  // namespace mazeloom::doors::ldtk
