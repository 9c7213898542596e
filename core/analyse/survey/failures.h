// SPDX-License-Identifier: MIT
// The reasons why seeds gave no level, by stage and text. Numbers in a text, such as the
// coordinates of cells, are replaced by N: otherwise nearly every failure would be a reason of its
// own.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace mazeloom::analyse {

class Failures {
  public:
    /// Upper bounds on the number of seeds kept for a reason, and on the number of reasons kept.
    /// The reasons kept are the first in alphabetical order.
    static constexpr std::size_t kMostSeeds = 16;
    static constexpr std::size_t kMostReasons = 1000;

    struct Reason {
        std::string stage;  ///< the stage's id; empty if no stage is to blame
        std::string text;   ///< with N in place of each number

        friend auto operator<=>(const Reason&, const Reason&) = default;
    };
    struct Seeds {
        std::uint64_t count = 0;
        std::vector<std::uint64_t> first;  ///< the smallest seeds, in ascending order

        friend bool operator==(const Seeds&, const Seeds&) = default;
    };
    using Reasons = std::map<Reason, Seeds>;

    void add(std::string_view stage, std::string_view text, std::uint64_t seed);
    void merge(const Failures& other);

    const Reasons& reasons() const { return reasons_; }
    /// Returns the number of failures whose reasons are not kept.
    std::uint64_t others() const { return others_; }
    std::uint64_t count() const;

    /// Makes failures from stored data, without checking the data.
    static Failures of(Reasons reasons, std::uint64_t others);

    friend bool operator==(const Failures&, const Failures&) = default;

  private:
    void add(const Reason& reason, const Seeds& seeds);

    Reasons reasons_;
    std::uint64_t others_ = 0;
};

/// Replaces each run of digits by N.
std::string withoutNumbers(std::string_view text);

}  // namespace mazeloom::analyse
