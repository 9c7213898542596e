// SPDX-License-Identifier: MIT
// The files of an export: one per level and seed, or one per seed with all levels if the format
// holds many.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "core/exchange/exporter.h"

namespace mazeloom::exchange {

/// The seeds from `first` to `last`, both included.
struct Seeds {
    std::uint64_t first = 1;
    std::uint64_t last = 1;
};

/// Seeds of several ranges, in insertion order and without duplicates.
class SeedList {
  public:
    SeedList() = default;
    SeedList(Seeds range) { add(range); }

    /// Adds the seeds that are not in the list yet. `range.last` must not be below `range.first`.
    void add(Seeds range);
    /// Returns the number of seeds, which must be less than 2^64.
    std::uint64_t count() const;
    /// Returns the `i`-th seed, `i` < count(). Linear in the number of ranges.
    std::uint64_t at(std::uint64_t i) const;

  private:
    std::vector<Seeds> ranges_;  ///< pairwise disjoint
};

struct LevelAndSeed {
    const level::Level* level;
    std::uint64_t seed;
};

/// The levels, seeds and format of an export. The pack must outlive everything made from this
/// choice.
struct LevelChoice {
    const Exporter* format = nullptr;
    const level::Pack* pack = nullptr;
    std::vector<LevelAndSeed> levels = {};  ///< each with a seed of its own
    std::optional<SeedList> seeds =
        {};  ///< every level is exported with each of these instead of its own
};

struct LevelFile {
    std::string stem;  ///< without folder and extension: "ring-7"
    std::vector<LevelAndSeed> levels;
};

class LevelFiles {
  public:
    explicit LevelFiles(LevelChoice choice) : choice_(std::move(choice)) {}

    const LevelChoice& choice() const { return choice_; }
    const Exporter& format() const { return *choice_.format; }
    const level::Pack& pack() const { return *choice_.pack; }
    /// Returns the number of files; 0 if no level is chosen.
    std::uint64_t count() const;
    /// Returns the `i`-th file, `i` < count().
    LevelFile at(std::uint64_t i) const;
    /// Returns the stem of files that several levels share: the pack's title as an id.
    std::string common() const;

  private:
    LevelChoice choice_;
};

/// A level that could not be written.
struct LevelFailure {
    std::string level;  ///< its id
    std::uint64_t seed = 0;
    std::string stage;  ///< the failing stage's id; empty if no stage failed
    /// `problem.file` is the level's file, and `problem.place` begins with the seed.
    Problem problem;
};

/// Returns the failure of a level and seed; its problem names both.
LevelFailure failureOf(const LevelAndSeed& level, Problem problem);

/// The generated levels of a file.
class MadeFile {
  public:
    /// Generates the levels. If one fails, returns a problem with the level's file and the seed.
    /// With `failures`, leaves out failing levels instead and adds them to `failures`, even if no
    /// level remains. Returns an empty problem once `stop` is set.
    static tl::expected<MadeFile, Problem> make(const level::Pack& pack, const LevelFile& file,
                                                const std::atomic<bool>* stop = nullptr,
                                                std::vector<LevelFailure>* failures = nullptr);

    std::span<const MadeLevel> levels() const { return made_; }
    /// Returns a source that is valid as long as this object and the pack.
    Source source() const { return {pack_->title, pack_->rooms, made_, &pack_->tileMappings}; }

  private:
    explicit MadeFile(const level::Pack& pack) : pack_(&pack) {}

    const level::Pack* pack_;
    std::vector<level::Map> maps_;
    std::vector<MadeLevel> made_;
};

}  // namespace mazeloom::exchange
