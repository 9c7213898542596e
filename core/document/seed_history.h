// SPDX-License-Identifier: MIT
// The seeds that a level was generated from, so that a lovely level is never lost.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace mazeloom::document {

class SeedHistory {
  public:
    static constexpr std::size_t kMost = 50;

    /// Where every level starts.
    static constexpr std::uint64_t kFirstSeed = 1;

    SeedHistory() { visit(kFirstSeed); }

    /// Makes `seed` the current one. One seen before keeps its place; a new one comes last, and
    /// beyond kMost the oldest is forgotten.
    void visit(std::uint64_t seed);

    std::uint64_t current() const { return seeds_[current_]; }
    /// The place of current() in seeds().
    std::size_t place() const { return current_; }
    /// Oldest first, each once; never empty.
    const std::vector<std::uint64_t>& seeds() const { return seeds_; }
    std::optional<std::uint64_t> previous() const;
    std::optional<std::uint64_t> next() const;

  private:
    std::vector<std::uint64_t> seeds_;
    std::size_t current_ = 0;
};

}  // namespace mazeloom::document
