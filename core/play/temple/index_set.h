// SPDX-License-Identifier: MIT
// A small set of numbers in rising order: what of a field's many cells has changed. Two sets with
// the same members are the same bytes, whatever came first.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace mazeloom::play::temple {

class IndexSet {
  public:
    bool contains(std::uint32_t member) const {
        return std::binary_search(members_.begin(), members_.end(), member);
    }
    /// Whether it was not there before.
    bool insert(std::uint32_t member) {
        const auto at = std::lower_bound(members_.begin(), members_.end(), member);
        if (at != members_.end() && *at == member) return false;
        members_.insert(at, member);
        return true;
    }

    std::size_t size() const { return members_.size(); }
    bool isEmpty() const { return members_.empty(); }
    auto begin() const { return members_.begin(); }
    auto end() const { return members_.end(); }

    friend bool operator==(const IndexSet&, const IndexSet&) = default;

  private:
    std::vector<std::uint32_t> members_;
};

}  // namespace mazeloom::play::temple
