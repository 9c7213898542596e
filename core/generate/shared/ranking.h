// SPDX-License-Identifier: MIT
// Orders things by hashes, for stages that choose some of them. Each thing is equally likely to be
// chosen. Adding or removing one thing changes at most one choice, so edits only have local
// effects.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace mazeloom::generate {

class Ranking {
  public:
    struct Entry {
        std::uint64_t hash = 0;
        std::uint32_t what = 0;  ///< the thing: a cell's index, or any number that the stage chose

        friend auto operator<=>(const Entry&, const Entry&) = default;
    };

    Ranking() = default;
    explicit Ranking(std::span<const Entry> entries)
        : entries_(entries.size()), ends_(entries.size() / kPerBucket + 1) {
        // Distributes the entries to buckets by hash. A bucket is sorted only when its turn comes,
        // because stages seldom need all entries.
        for (const Entry& entry : entries)
            ++ends_[bucketOf(entry)];
        std::size_t sum = 0;
        for (std::size_t& end : ends_)
            end = std::exchange(sum, sum + end);
        for (const Entry& entry : entries)
            entries_[ends_[bucketOf(entry)]++] = entry;
    }

    std::size_t left() const { return entries_.size() - next_; }
    bool isEmpty() const { return left() == 0; }

    /// Returns the next thing; there must be one.
    std::uint32_t next() {
        while (next_ == sorted_) {
            sorted_ = ends_[bucket_++];
            std::sort(entries_.begin() + static_cast<std::ptrdiff_t>(next_),
                      entries_.begin() + static_cast<std::ptrdiff_t>(sorted_));
        }
        return entries_[next_++].what;
    }

  private:
    static constexpr std::size_t kPerBucket = 16;

    std::size_t bucketOf(const Entry& entry) const {
        return static_cast<std::size_t>((entry.hash >> 32) * ends_.size() >> 32);
    }

    std::vector<Entry> entries_;
    std::vector<std::size_t> ends_;  ///< the end of each bucket
    std::size_t bucket_ = 0;         ///< the first unsorted bucket
    std::size_t sorted_ = 0;
    std::size_t next_ = 0;
};

}  // namespace mazeloom::generate
