// SPDX-License-Identifier: MIT
// Collects the problems of one file of a pack, and holds the terrains that the file may name.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/in_quotes.h"
#include "core/level/map/own_terrain.h"
#include "core/pack/json/sentences.h"
#include "core/problem.h"

namespace mazeloom::pack {

class Report {
  public:
    /// Upper bound on stored problems of a file; further ones are only counted.
    static constexpr std::size_t kMost = 20;
    /// Upper bound on kept values under unknown keys. Each is read and written several times during
    /// an import.
    static constexpr std::size_t kMostUnknown = std::size_t{1} << 18;

    /// `terrains` is the pack's table.
    explicit Report(std::string file, level::TerrainTable terrains = {})
        : file_(std::move(file)), terrains_(std::move(terrains)) {}

    const std::string& file() const { return file_; }
    /// Returns the table that resolves the file's terrain names.
    const level::TerrainTable& terrains() const { return terrains_; }
    void setTerrains(level::TerrainTable terrains) { terrains_ = std::move(terrains); }
    /// Reports a problem: some content of the file cannot be kept.
    void add(std::string place, Phrase text, std::optional<grid::Point> cell = std::nullopt);
    /// Reports a flaw: the content can be kept and shown, but violates a rule. A flaw is still an
    /// error, but one of the design, not of the file.
    void addFlaw(std::string place, Phrase text, std::optional<grid::Point> cell = std::nullopt);
    /// Reports a problem or flaw that other code found, in this file.
    void add(Problem problem);
    void addFlaw(Problem problem);
    /// Counts values under unknown keys, the first one at `place`. Reports a problem if they exceed
    /// kMostUnknown.
    void countUnknown(const std::string& place, std::size_t values);
    std::size_t unknown() const { return unknown_; }
    /// Starts the count at the number of values found in the files read before, because
    /// kMostUnknown bounds the sum over all files of a pack.
    void setUnknown(std::size_t values) { unknown_ = values; }
    bool isClean() const { return problems_.empty(); }
    /// Whether there are no problems except flaws.
    bool isWhole() const { return whole_; }
    /// Returns the problems, oldest first.
    std::vector<Problem> take();

  private:
    std::string file_;
    level::TerrainTable terrains_;
    std::vector<Problem> problems_;
    std::size_t untold_ = 0;
    std::size_t unknown_ = 0;
    bool whole_ = true;
};

/// Returns "30 × 20".
std::string describe(grid::Size size);

}  // namespace mazeloom::pack
