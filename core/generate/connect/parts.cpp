// SPDX-License-Identifier: MIT
#include "core/generate/connect/parts.h"

#include <algorithm>
#include <array>
#include <bit>

#include "core/generate/shared/cell_bits.h"

namespace mazeloom::generate {

namespace {

constexpr std::size_t kWord = 64;

/// Returns a bit set that tells which of 64 cells can be walked.
std::uint64_t openOnes(const level::Cell* cells) {
    std::array<std::uint8_t, kWord> open{};
    std::transform(cells, cells + kWord, open.begin(),
                   [](level::Cell cell) { return static_cast<std::uint8_t>(cell.isWalkable()); });
    return packed(open.data());
}

}  // namespace

Parts::Parts(const level::CellGrid& cells, PacedWatch watch) {
    findRuns(cells.storage(), watch);
    labels_.resize(runs_.size());
    joinRuns(static_cast<grid::Index>(cells.stride()), watch);
}

/// Reads 64 cells at a time: where a bit differs from the previous bit, a run begins or has ended.
void Parts::findRuns(std::span<const level::Cell> cells, PacedWatch& watch) {
    std::uint64_t before = 0;
    for (std::size_t at = 0; at < cells.size(); at += kWord) {
        if (at % kStopPace == 0) watch.poll(kStopPace);
        std::uint64_t open = 0;
        if (at + kWord <= cells.size()) {
            open = openOnes(&cells[at]);
        } else {
            std::array<level::Cell, kWord> rest{};
            std::ranges::copy(cells.subspan(at), rest.begin());
            open = openOnes(rest.data());
        }
        for (std::uint64_t turns = open ^ (open << 1 | before); turns != 0; turns &= turns - 1) {
            const auto turn =
                static_cast<grid::Index>(at) + static_cast<grid::Index>(std::countr_zero(turns));
            if (before == 0) {
                runs_.push_back({turn, 0});
            } else {
                runs_.back().last = turn - 1;
            }
            before ^= 1;
        }
    }
}

/// Gives each run the label of a run that it touches in the row above, and unites the labels of all
/// runs that it touches there.
void Parts::joinRuns(grid::Index stride, PacedWatch& watch) {
    std::size_t above = 0;
    const auto joinToRowAbove = [&](std::size_t run) {
        const grid::Index first = runs_[run].first - stride;
        const grid::Index last = runs_[run].last - stride;
        while (runs_[above].last < first)
            ++above;
        if (runs_[above].first > last) {
            labels_[run] = newPart();
            return;
        }
        labels_[run] = labels_[above];
        for (std::size_t k = above + 1; runs_[k].first <= last; ++k)
            unite(labels_[run], labels_[k]);
    };
    watch.forEachChunk(runs_.size(), [&](std::size_t begin, std::size_t end) {
        for (std::size_t run = begin; run < end; ++run)
            joinToRowAbove(run);
    });
}

std::uint32_t Parts::add(Run run) {
    runs_.push_back(run);
    labels_.push_back(newPart());
    return static_cast<std::uint32_t>(runs_.size() - 1);
}

}  // namespace mazeloom::generate
