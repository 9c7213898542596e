// SPDX-License-Identifier: MIT
// Which files an export of levels becomes: a level and a seed each, or a seed each with all levels
// where the format holds many.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <span>
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

/// Seeds of several ranges, in the order in which they were added, each once.
class SeedList {
  public:
    SeedList() = default;
    SeedList(Seeds range) { add(range); }

    /// `range.last` is not below `range.first`. Of seeds that are in the list already nothing is
    /// added.
    void add(Seeds range);
    /// All 2^64 seeds are more than it can count.
    std::uint64_t count() const;
    /// The `i`-th, below count(). Takes as long as there are ranges.
    std::uint64_t at(std::uint64_t i) const;

  private:
    std::vector<Seeds> ranges_;  ///< no two have a seed in common
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
    std::optional<SeedList> seeds = {};     ///< every level from each of these, in place of its own
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

/// A level that could not be written.
struct LevelFailure {
    std::string level;  ///< its id
    std::uint64_t seed = 0;
    std::string stage;  ///< the stage's id; empty where no stage is to blame
    /// Names the level's file and the seed, as describe() tells them.
    Problem problem;
};

/// What is wrong with a level from a seed, once `problem` names both.
LevelFailure failureOf(const LevelAndSeed& level, Problem problem);

/// The levels of a file as their seeds make them.
class MadeFile {
  public:
    /// Fails where a level cannot be generated; the problem names the level's file and the seed.
    /// With `failures` such levels are added to it and left out, be it all. Gives up with an empty
    /// problem once `stop` is set.
    static tl::expected<MadeFile, Problem> make(const level::Pack& pack, const LevelFile& file,
                                                const std::atomic<bool>* stop = nullptr,
                                                std::vector<LevelFailure>* failures = nullptr);

    std::span<const MadeLevel> levels() const { return made_; }
    /// Valid as long as this and the pack are.
    Source source() const { return {pack_->title, pack_->rooms, made_, &pack_->tileMappings}; }

  private:
    explicit MadeFile(const level::Pack& pack) : pack_(&pack) {}

    const level::Pack* pack_;
    std::vector<level::Map> maps_;
    std::vector<MadeLevel> made_;
};

}  // namespace mazeloom::doors
