// SPDX-License-Identifier: MIT
// Which files an export of levels becomes: a level and a seed each, or a seed each with all levels
// where the format holds many.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "core/doors/exporter.h"

namespace mazeloom::doors {

/// From the first to the last.
struct Seeds {
    std::uint64_t first = 1;
    std::uint64_t last = 1;
};

struct LevelAndSeed {
    const level::Level* level;
    std::uint64_t seed;
};

/// What is exported. The pack lives as long as what is made of it.
struct LevelChoice {
    const Exporter* format = nullptr;
    const level::Pack* pack = nullptr;
    std::vector<LevelAndSeed> levels = {};  ///< each with a seed of its own
    std::optional<Seeds> seeds = {};        ///< every level from each of these, in place of its own
};

struct LevelFile {
    std::string stem;  ///< without folder and ending: "ring-7"
    std::vector<LevelAndSeed> levels;
};

class LevelFiles {
  public:
    explicit LevelFiles(LevelChoice choice) : choice_(std::move(choice)) {}

    const LevelChoice& choice() const { return choice_; }
    const Exporter& format() const { return *choice_.format; }
    const level::Pack& pack() const { return *choice_.pack; }
    /// None where no level is chosen.
    std::uint64_t count() const;
    /// The `i`-th, below count().
    LevelFile at(std::uint64_t i) const;
    /// What files are named after that several levels share: the pack's title as an id.
    std::string common() const;

  private:
    LevelChoice choice_;
};

/// The levels of a file as their seeds make them.
class MadeFile {
  public:
    /// A problem where a level cannot be generated, with the level's file. Gives up with an empty
    /// problem once `stop` is set.
    static tl::expected<MadeFile, Problem> make(const level::Pack& pack, const LevelFile& file,
                                                const std::atomic<bool>* stop = nullptr);

    /// Valid as long as this and the pack are.
    Source source() const { return {pack_->title, pack_->rooms, made_, &pack_->tileMappings}; }

  private:
    explicit MadeFile(const level::Pack& pack) : pack_(&pack) {}

    const level::Pack* pack_;
    std::vector<level::Map> maps_;
    std::vector<MadeLevel> made_;
};

}  // namespace mazeloom::doors
