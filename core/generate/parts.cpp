// SPDX-License-Identifier: MIT
#include "core/generate/parts.h"

#include <algorithm>
#include <bit>

namespace mazeloom::generate {

namespace {

constexpr std::size_t kWord = 64;

/// Bit k is byte k of 64, each 0 or 1.
std::uint64_t packed(const std::uint8_t* bytes) {
    std::uint64_t word = 0;
    for (std::size_t k = 0; k < kWord; k += 8) {
        std::uint64_t eight = 0;
        for (std::size_t i = 0; i < 8; ++i)
            eight |= std::uint64_t{bytes[k + i]} << (8 * i);
        // The product gathers bit 0 of every byte in the highest byte.
        word |= (eight * 0x0102040810204080u >> 56) << k;
    }
    return word;
}

}  // namespace

Parts::Parts(const level::CellGrid& cells) {
    const auto width = static_cast<std::size_t>(cells.width());
    open_.assign((width + kWord - 1) / kWord * kWord + 1, 0);
    std::size_t above = 0;
    for (int y = 0; y < cells.height(); ++y) {
        const std::size_t here = runs_.size();
        findRuns(cells.row(y), cells.index({0, y}));
        labels_.resize(runs_.size());
        joinRows(above, here, static_cast<grid::Index>(cells.stride()));
        above = here;
    }
}

/// 64 cells at a time: runs begin at the bits without a lower neighbour and end at those without a
/// higher one, in the same order.
void Parts::findRuns(std::span<const level::Cell> row, grid::Index rowStart) {
    std::ranges::transform(row, open_.begin(), [](level::Cell cell) {
        return static_cast<std::uint8_t>(cell.isWalkable());
    });
    std::size_t ended = runs_.size();
    std::uint64_t before = 0;
    for (std::size_t x = 0; x < row.size(); x += kWord) {
        const std::uint64_t open = packed(&open_[x]);
        const std::uint64_t after = std::uint64_t{open_[x + kWord]} << 63;
        const auto start = rowStart + static_cast<grid::Index>(x);
        for (std::uint64_t b = open & ~(open << 1 | before); b != 0; b &= b - 1) {
            runs_.push_back({start + static_cast<grid::Index>(std::countr_zero(b)), 0});
        }
        for (std::uint64_t b = open & ~(open >> 1 | after); b != 0; b &= b - 1) {
            runs_[ended++].last = start + static_cast<grid::Index>(std::countr_zero(b));
        }
        before = open >> 63;
    }
}

/// Labels the runs from `here` on by those of the row above, which lie from `above` to `here`.
void Parts::joinRows(std::size_t above, std::size_t here, grid::Index stride) {
    for (std::size_t run = here; run < runs_.size(); ++run) {
        const grid::Index first = runs_[run].first - stride;
        const grid::Index last = runs_[run].last - stride;
        while (above < here && runs_[above].last < first)
            ++above;
        if (above == here || runs_[above].first > last) {
            labels_[run] = newPart();
            continue;
        }
        labels_[run] = labels_[above];
        for (std::size_t k = above + 1; k < here && runs_[k].first <= last; ++k) {
            unite(labels_[run], labels_[k]);
        }
    }
}

std::uint32_t Parts::add(Run run) {
    runs_.push_back(run);
    labels_.push_back(newPart());
    return static_cast<std::uint32_t>(runs_.size() - 1);
}

}  // namespace mazeloom::generate
