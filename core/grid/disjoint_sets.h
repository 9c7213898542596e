// SPDX-License-Identifier: MIT
// Union–find with path halving and union by size.
#pragma once

#include <cstdint>
#include <numeric>
#include <utility>
#include <vector>

namespace mazeloom::grid {

class DisjointSets {
  public:
    explicit DisjointSets(std::uint32_t count = 0) : parent_(count), size_(count, 1) {
        std::iota(parent_.begin(), parent_.end(), 0u);
    }

    /// A new set of one member; returns the member.
    std::uint32_t add() {
        parent_.push_back(static_cast<std::uint32_t>(parent_.size()));
        size_.push_back(1);
        return parent_.back();
    }
    std::uint32_t find(std::uint32_t member) {
        while (parent_[member] != member) {
            parent_[member] = parent_[parent_[member]];
            member = parent_[member];
        }
        return member;
    }
    /// False when both were in one set already.
    bool unite(std::uint32_t a, std::uint32_t b) {
        a = find(a);
        b = find(b);
        if (a == b) return false;
        if (size_[a] < size_[b]) std::swap(a, b);
        parent_[b] = a;
        size_[a] += size_[b];
        return true;
    }
    std::uint32_t count() const { return static_cast<std::uint32_t>(parent_.size()); }

  private:
    std::vector<std::uint32_t> parent_;
    std::vector<std::uint32_t> size_;
};

}  // namespace mazeloom::grid
