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
    /// What somebody said before that a name stands for; empty where nobody did.
    const std::string& said(const std::string& name);
    std::vector<std::string> unknown() const { return {unknown_.begin(), unknown_.end()}; }

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

    const ImportOptions& options_;
    std::optional<Problem> refusal_;
    bool isForAll_ = false;
    std::optional<Problem> firstLoss_;
    Tally tally_;
    std::map<std::int64_t, Names> values_;  ///< by definition of a layer
    std::map<std::int64_t, Names> tiles_;   ///< by tileset
    Names tilesets_;
    std::set<std::string> unknown_;
};

}  // namespace mazeloom::doors::ldtk
