// SPDX-License-Identifier: MIT
// Which seeds a survey has: ranges in rising order that neither meet nor touch.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace mazeloom::analyse {

/// Both ends included.
struct SeedRange {
    std::uint64_t first = 0;
    std::uint64_t last = 0;

    friend bool operator==(const SeedRange&, const SeedRange&) = default;
};

class SeedRanges {
  public:
    const std::vector<SeedRange>& ranges() const { return ranges_; }
    bool isEmpty() const { return ranges_.empty(); }
    /// Of all but the one set of all 2^64 seeds, which nobody lives to survey.
    std::uint64_t count() const;

    /// Needs seeds that are not in it: firstCommon() tells.
    void add(SeedRange range);
    std::optional<std::uint64_t> firstCommon(const SeedRange& range) const;
    /// What of a range is not in it, in rising order.
    std::vector<SeedRange> missingOf(const SeedRange& range) const;
    /// Has no seeds but these.
    bool isWithin(const SeedRange& range) const;

    friend bool operator==(const SeedRanges&, const SeedRanges&) = default;

  private:
    std::vector<SeedRange> ranges_;
};

/// The part of a range that the `shard`-th of so many shards has, counted from 1; together they
/// have all of it, each about as much. Nothing where there are fewer seeds than shards before it.
std::optional<SeedRange> shardOf(const SeedRange& range, std::uint64_t shard, std::uint64_t shards);

}  // namespace mazeloom::analyse
