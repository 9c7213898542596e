// SPDX-License-Identifier: MIT
// The needs of all mechanics: of one map, and how often each answer is given over several seeds.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

#include "core/analyse/needs/needs.h"
#include "core/level/level.h"
#include "core/level/map/map.h"
#include "core/level/mechanics.h"

namespace mazeloom::analyse::needs {

/// The answers for one map, indexed like level::kMechanics.
using Answers = std::array<Need, level::kMechanics.size()>;

/// Returns the answers for a map that the level made, all of them Absent if the level is no temple.
/// Takes a proof for each mechanic that the map has, and one more; `steps` is the budget of each.
/// After `stop` was set, the result is meaningless.
Answers answersOf(const level::Level& level, const level::Map& map, std::int64_t steps,
                  const std::atomic<bool>* stop = nullptr);

/// Counts the answers of several seeds.
class AnswerCounts {
  public:
    void add(const Answers& answers);
    /// Returns the number of seeds whose answers were added.
    int seeds() const { return seeds_; }
    /// Returns on how many seeds the mechanic has this answer.
    int count(Mechanic mechanic, Need need) const {
        return counts_[static_cast<std::size_t>(mechanic)][static_cast<std::size_t>(need)];
    }
    /// Returns the answer that most of the seeds have whose map has the mechanic. Undecided seeds
    /// count only if there are no others; of two answers that are as frequent, the stronger one is
    /// returned. Absent if no seed has the mechanic.
    Need usual(Mechanic mechanic) const;

    friend bool operator==(const AnswerCounts&, const AnswerCounts&) = default;

  private:
    static constexpr std::size_t kNeeds = static_cast<std::size_t>(Need::Undecided) + 1;

    int seeds_ = 0;
    std::array<std::array<int, kNeeds>, level::kMechanics.size()> counts_{};
};

}  // namespace mazeloom::analyse::needs
