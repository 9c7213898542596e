// SPDX-License-Identifier: MIT
#include "core/analyse/survey/seed_ranges.h"

#include <algorithm>
#include <iterator>

#include "core/analyse/survey/wide.h"

namespace mazeloom::analyse {

std::uint64_t SeedRanges::count() const {
    std::uint64_t count = 0;
    for (const SeedRange& range : ranges_)
        count += range.last - range.first + 1;
    return count;
}

void SeedRanges::add(SeedRange range) {
    auto next =
        std::lower_bound(ranges_.begin(), ranges_.end(), range,
                         [](const SeedRange& a, const SeedRange& b) { return a.first < b.first; });
    if (next != ranges_.end() && range.last + 1 == next->first) {
        range.last = next->last;
        next = ranges_.erase(next);
    }
    if (next != ranges_.begin() && std::prev(next)->last + 1 == range.first) {
        std::prev(next)->last = range.last;
    } else {
        ranges_.insert(next, range);
    }
}

void SeedRanges::add(const SeedRanges& other) {
    std::vector<SeedRange> all;
    all.reserve(ranges_.size() + other.ranges_.size());
    std::ranges::merge(ranges_, other.ranges_, std::back_inserter(all), {}, &SeedRange::first,
                       &SeedRange::first);
    ranges_.clear();
    for (const SeedRange& range : all) {
        if (!ranges_.empty() && ranges_.back().last + 1 == range.first) {
            ranges_.back().last = range.last;
        } else {
            ranges_.push_back(range);
        }
    }
}

std::optional<std::uint64_t> SeedRanges::firstCommon(const SeedRange& range) const {
    // The ranges are disjoint, so their last seeds are in ascending order, too.
    const auto one = std::ranges::lower_bound(ranges_, range.first, {}, &SeedRange::last);
    if (one == ranges_.end() || one->first > range.last) return std::nullopt;
    return std::max(one->first, range.first);
}

std::vector<SeedRange> SeedRanges::missingOf(const SeedRange& range) const {
    std::vector<SeedRange> missing;
    std::uint64_t next = range.first;
    for (const SeedRange& one : ranges_) {
        if (one.last < next) continue;
        if (one.first > range.last) break;
        if (one.first > next) missing.push_back({next, one.first - 1});
        if (one.last >= range.last) return missing;
        next = one.last + 1;
    }
    missing.push_back({next, range.last});
    return missing;
}

bool SeedRanges::isWithin(const SeedRange& range) const {
    return isEmpty() || (ranges_.front().first >= range.first && ranges_.back().last <= range.last);
}

std::optional<SeedRange> shardOf(const SeedRange& range, std::uint64_t shard,
                                 std::uint64_t shards) {
    const Wide count = static_cast<Wide>(range.last - range.first) + 1;
    const Wide begin = count * (shard - 1) / shards;
    const Wide end = count * shard / shards;
    if (begin == end) return std::nullopt;
    return SeedRange{range.first + static_cast<std::uint64_t>(begin),
                     range.first + static_cast<std::uint64_t>(end - 1)};
}

}  // namespace mazeloom::analyse
