// SPDX-License-Identifier: MIT
// Disjoint sets in which each member stores its set. A query needs no search, and uniting two sets
// relabels the members of the smaller one. Suits callers that query more often than they unite.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace mazeloom::grid {

class LabelledSets {
  public:
    explicit LabelledSets(std::uint32_t count) : members_(count), sizes_(count, 1) {
        for (std::uint32_t member = 0; member < count; ++member)
            members_[member] = {member, member};
    }

    /// Returns the set of a member: a number below `count` that all members of the set share.
    std::uint32_t find(std::uint32_t member) const { return members_[member].set; }
    /// Joins the sets of two members; returns false if both were in the same set.
    bool unite(std::uint32_t a, std::uint32_t b) {
        const std::uint32_t one = find(a);
        const std::uint32_t other = find(b);
        if (one == other) return false;
        // Branch-free, because the processor cannot predict which set is larger.
        const bool isLess = sizes_[one] < sizes_[other];
        const std::uint32_t larger = isLess ? other : one;
        const std::uint32_t smaller = isLess ? one : other;
        sizes_[larger] += sizes_[smaller];
        const std::uint32_t first = isLess ? a : b;
        std::uint32_t member = first;
        do {
            members_[member].set = larger;
            member = members_[member].next;
        } while (member != first);
        std::swap(members_[a].next, members_[b].next);
        return true;
    }

  private:
    struct Member {
        std::uint32_t set = 0;
        std::uint32_t next = 0;  ///< the next member of the same set, in a ring
    };

    std::vector<Member> members_;
    std::vector<std::uint32_t> sizes_;  ///< the size of each set
};

}  // namespace mazeloom::grid
