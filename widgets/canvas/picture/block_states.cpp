// SPDX-License-Identifier: MIT
#include "widgets/canvas/picture/block_states.h"

#include <algorithm>
#include <cstring>

namespace mazeloom::widgets {

namespace {

constexpr int kBlockSide = trace::ChangedRegion::kSide;

constexpr std::uint64_t mixedIn(std::uint64_t hash, std::uint64_t value) {
    hash = (hash ^ value) * 0x9e3779b97f4a7c15u;
    return hash ^ hash >> 29;
}

/// Returns a hash of a block. It is never 0, which means "unknown". Computes four interleaved
/// chains, which the processor can run in parallel.
std::uint64_t hashOf(const level::CellGrid& cells, grid::Point block) {
    const int left = block.x * kBlockSide;
    const int top = block.y * kBlockSide;
    constexpr int kWords = kBlockSide * static_cast<int>(sizeof(level::Cell)) / 8;
    const auto bytes =
        static_cast<std::size_t>(std::min(kBlockSide, cells.width() - left)) * sizeof(level::Cell);
    const int bottom = std::min(top + kBlockSide, cells.height());
    std::uint64_t chains[4] = {1, 2, 3, 4};
    for (int y = top; y < bottom; ++y) {
        std::uint64_t words[kWords] = {};
        std::memcpy(words, cells.row(y).data() + left, bytes);
        for (int i = 0; i < kWords; i += 4) {
            for (int k = 0; k < 4; ++k)
                chains[k] = mixedIn(chains[k], words[i + k]);
        }
    }
    std::uint64_t hash = 0;
    for (std::uint64_t chain : chains)
        hash = mixedIn(hash, chain);
    return hash | 1;
}

}  // namespace

BlockStates::BlockStates(grid::Size cells)
    : count_(trace::ChangedRegion(cells).chunks()),
      hashes_(static_cast<std::size_t>(count_.area()), 0) {}

std::vector<grid::Point> BlockStates::update(const level::CellGrid& cells,
                                             const trace::ChangedRegion& suspects) {
    std::vector<grid::Point> changed;
    for (grid::Point block : suspects.list()) {
        const auto place =
            static_cast<std::size_t>(block.y) * static_cast<std::size_t>(count_.width) +
            static_cast<std::size_t>(block.x);
        const std::uint64_t hash = hashOf(cells, block);
        if (hash == hashes_[place]) continue;
        hashes_[place] = hash;
        changed.push_back(block);
    }
    return changed;
}

void BlockStates::forget() {
    std::ranges::fill(hashes_, std::uint64_t{0});
}

}  // namespace mazeloom::widgets
