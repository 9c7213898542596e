// SPDX-License-Identifier: MIT
// The seeds from which a level was generated, so that a good one is never lost.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace mazeloom::document {

class SeedHistory {
  public:
    static constexpr std::size_t kMost = 50;

    /// The seed with which every level starts.
    static constexpr std::uint64_t kFirstSeed = 1;

    SeedHistory() { visit(kFirstSeed); }

    /// Makes `seed` the current one. A known seed keeps its place; a new one is appended, and
    /// beyond kMost the oldest is dropped.
    void visit(std::uint64_t seed);

    std::uint64_t current() const { return seeds_[current_]; }
    /// Returns the index of current() in seeds().
    std::size_t place() const { return current_; }
    /// Returns the seeds, oldest first, each once; never empty.
    const std::vector<std::uint64_t>& seeds() const { return seeds_; }
    std::optional<std::uint64_t> previous() const;
    std::optional<std::uint64_t> next() const;

  private:
    std::vector<std::uint64_t> seeds_;
    std::size_t current_ = 0;
};

}  // namespace mazeloom::document
