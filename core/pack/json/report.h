// SPDX-License-Identifier: MIT
// Collects what is wrong with one file of a pack, and knows the terrains that it may name.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/in_quotes.h"
#include "core/level/map/own_terrain.h"
#include "core/problem.h"

namespace mazeloom::pack {

class Report {
  public:
    /// A file with more problems than this only has the rest counted.
    static constexpr std::size_t kMost = 20;
    /// Values under keys that nobody knows: more are not kept. Each is read and written several
    /// times on its way through an import.
    static constexpr std::size_t kMostUnknown = std::size_t{1} << 18;

    /// `terrains` are those of the pack that the file belongs to.
    explicit Report(std::string file, level::TerrainTable terrains = {})
        : file_(std::move(file)), terrains_(std::move(terrains)) {}

    const std::string& file() const { return file_; }
    /// What the names of terrains in the file stand for.
    const level::TerrainTable& terrains() const { return terrains_; }
    void setTerrains(level::TerrainTable terrains) { terrains_ = std::move(terrains); }
    /// What the file holds cannot be kept as it is.
    void add(std::string place, std::string text, std::optional<grid::Point> cell = std::nullopt);
    /// What the file holds can be kept and shown, but is at odds with a rule: it is still an error,
    /// of the design and not of the file.
    void addFlaw(std::string place, std::string text,
                 std::optional<grid::Point> cell = std::nullopt);
    /// Counts values under keys that nobody knows, the first of which is at `place`. A problem
    /// where they are more than kMostUnknown.
    void countUnknown(const std::string& place, std::size_t values);
    std::size_t unknown() const { return unknown_; }
    /// Counts those of other files of the pack, too.
    void setUnknown(std::size_t values) { unknown_ = values; }
    bool isClean() const { return problems_.empty(); }
    /// Whether there are no problems but flaws.
    bool isWhole() const { return whole_; }
    /// The problems, oldest first.
    std::vector<Problem> take();

  private:
    std::string file_;
    level::TerrainTable terrains_;
    std::vector<Problem> problems_;
    std::size_t untold_ = 0;
    std::size_t unknown_ = 0;
    bool whole_ = true;
};

/// "30 × 20"
std::string describe(grid::Size size);

}  // namespace mazeloom::pack
