// SPDX-License-Identifier: MIT
#include "core/document/seed_history.h"

#include <algorithm>

namespace mazeloom::document {

void SeedHistory::visit(std::uint64_t seed) {
    auto found = std::ranges::find(seeds_, seed);
    if (found == seeds_.end()) {
        if (seeds_.size() == kMost) seeds_.erase(seeds_.begin());
        found = seeds_.insert(seeds_.end(), seed);
    }
    current_ = static_cast<std::size_t>(found - seeds_.begin());
}

std::optional<std::uint64_t> SeedHistory::previous() const {
    if (current_ == 0) return {};
    return seeds_[current_ - 1];
}

std::optional<std::uint64_t> SeedHistory::next() const {
    if (current_ + 1 == seeds_.size()) return {};
    return seeds_[current_ + 1];
}

}  // namespace mazeloom::document
