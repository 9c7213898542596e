// SPDX-License-Identifier: MIT
// Union–find with path halving and union by size.
#pragma once

#include <cstdint>
#include <vector>

namespace mazeloom::grid {

class DisjointSets {
  public:
    explicit DisjointSets(std::uint32_t count = 0) : links_(count, kAlone) {}

    /// Adds a set with a single new member; returns the member.
    std::uint32_t add() {
        links_.push_back(kAlone);
        return count() - 1;
    }
    std::uint32_t find(std::uint32_t member) {
        while (links_[member] >= 0) {
            const auto parent = static_cast<std::uint32_t>(links_[member]);
            if (links_[parent] < 0) return parent;
            links_[member] = links_[parent];
            member = static_cast<std::uint32_t>(links_[member]);
        }
        return member;
    }
    /// Joins the sets of two members; returns false if both were in the same set.
    bool unite(std::uint32_t a, std::uint32_t b) {
        a = find(a);
        b = find(b);
        if (a == b) return false;
        // Branch-free, because the processor cannot predict which set is larger.
        const bool isLess = links_[a] > links_[b];
        const std::uint32_t root = isLess ? b : a;
        const std::uint32_t other = isLess ? a : b;
        links_[root] += links_[other];
        links_[other] = static_cast<std::int32_t>(root);
        return true;
    }
    std::uint32_t count() const { return static_cast<std::uint32_t>(links_.size()); }

  private:
    static constexpr std::int32_t kAlone = -1;

    /// Each member's parent; for a root, its set's size as a negative number.
    std::vector<std::int32_t> links_;
};

}  // namespace mazeloom::grid
