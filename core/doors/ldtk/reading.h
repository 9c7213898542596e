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

inline constexpr std::size_t kMostLevels = 10'000;
/// The most cells of all levels of a project, and of all that their layers lay on them: a tile may
/// be as large as its level.
inline constexpr std::int64_t kMostProjectCells = std::int64_t{1} << 26;

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
    std::vector<Problem> notes() && { return std::move(tally_).notes(); }

    /// The object that a file holds; null after a refusal.
    json::Value parsed(std::string_view text, const std::string& file);

    /// Reads what definitions say of numbers and tiles.
    void readMeanings(const json::Value& root);
    /// The meaning of a value of a grid: the one that its name has, else what somebody said.
    std::string meaningOfValue(std::int64_t layerUid, const std::string& layer, std::int64_t value,
                               const level::TerrainTable& terrains);
    /// The meaning of a tile: the tileset's, else what somebody said.
    std::string meaningOfTile(std::int64_t tilesetUid, std::int64_t tile);
    /// What somebody said before that a name stands for; empty where nobody did.
    std::string said(const std::string& name);
    std::vector<std::string> unknown() const { return {unknown_.begin(), unknown_.end()}; }

    // What was read so far.
    std::int64_t cellCount = 0;
    std::int64_t laidCount = 0;
    std::size_t thingCount = 0;

  private:
    using Names = std::map<std::int64_t, std::string>;

    const ImportOptions& options_;
    PacedStop pace_;
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
