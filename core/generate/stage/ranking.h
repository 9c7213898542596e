// SPDX-License-Identifier: MIT
// Things in the order of their hashes, for stages that take a number of them: each is as likely as
// any other, and one more or less changes what is taken by one at most. So an edit of the level
// does not change what is drawn far from it.
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
        std::uint32_t what = 0;  ///< a cell's index, or whatever the stage counts

        friend auto operator<=>(const Entry&, const Entry&) = default;
    };

    Ranking() = default;
    explicit Ranking(std::span<const Entry> entries)
        : entries_(entries.size()), ends_(entries.size() / kPerBucket + 1) {
        // Put into buckets by the hash, of which each is sorted only when its turn comes: stages
        // seldom want all.
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

    /// The next; there is one.
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
    std::vector<std::size_t> ends_;  ///< of the buckets
    std::size_t bucket_ = 0;         ///< the first that is not sorted
    std::size_t sorted_ = 0;
    std::size_t next_ = 0;
};

}  // namespace mazeloom::generate
