// SPDX-License-Identifier: MIT
// The seeds of a survey: ranges in ascending order that neither overlap nor touch.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace mazeloom::analyse {

/// A range of seeds, both ends included.
struct SeedRange {
    std::uint64_t first = 0;
    std::uint64_t last = 0;

    friend bool operator==(const SeedRange&, const SeedRange&) = default;
};

class SeedRanges {
  public:
    const std::vector<SeedRange>& ranges() const { return ranges_; }
    bool isEmpty() const { return ranges_.empty(); }
    /// Returns the number of seeds. Overflows only for all 2^64 seeds, which nobody can survey.
    std::uint64_t count() const;

    /// Adds seeds that must not be in the set yet; see firstCommon().
    void add(SeedRange range);
    /// Adds all seeds of another set, in time that is linear in both sets' ranges. None of them may
    /// be in the set yet.
    void add(const SeedRanges& other);
    std::optional<std::uint64_t> firstCommon(const SeedRange& range) const;
    /// Returns the parts of a range that are not in the set, in ascending order.
    std::vector<SeedRange> missingOf(const SeedRange& range) const;
    /// Whether the set has no seeds outside `range`.
    bool isWithin(const SeedRange& range) const;

    friend bool operator==(const SeedRanges&, const SeedRanges&) = default;

  private:
    std::vector<SeedRange> ranges_;
};

/// Returns the part of a range for shard `shard` of `shards`, counted from 1. The parts cover the
/// range and have about the same size. Returns nullopt for a shard without seeds.
std::optional<SeedRange> shardOf(const SeedRange& range, std::uint64_t shard, std::uint64_t shards);

}  // namespace mazeloom::analyse
