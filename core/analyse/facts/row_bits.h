// SPDX-License-Identifier: MIT
// Stores a boolean for every cell of a grid as a bit, 64 cells per word, so that counts over all
// cells of a map process 64 cells at a time. Cell x of a row is bit x mod 64 of word x / 64; bits
// beyond the row's end are 0.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/grid/grid.h"

namespace mazeloom::analyse {

class RowBits {
  public:
    using Word = std::uint64_t;
    static constexpr int kWordBits = 64;

    RowBits() = default;
    /// Stores isSet(value), 0 or 1, for each value of a grid.
    template <typename T, int Frame, typename IsSet>
    RowBits(const grid::Grid<T, Frame>& grid, const IsSet& isSet)
        : width_(grid.width()),
          words_((grid.width() + kWordBits - 1) / kWordBits),
          bits_(static_cast<std::size_t>(words_) * static_cast<std::size_t>(grid.height())) {
        Word* out = bits_.data();
        for (int y = 0; y < grid.height(); ++y) {
            const T* const row = grid.row(y).data();
            for (int x = 0; x < grid.width(); x += kWordBits) {
                const int count = std::min(kWordBits, grid.width() - x);
                Word word = 0;
                for (int k = count; k-- > 0;)
                    word = word << 1 | Word{isSet(row[x + k])};
                *out++ = word;
            }
        }
    }

    int rows() const { return words_ == 0 ? 0 : static_cast<int>(bits_.size()) / words_; }
    int words() const { return words_; }  ///< the number of words per row
    std::span<const Word> row(int y) const {
        const auto width = static_cast<std::size_t>(words_);
        return std::span(bits_).subspan(static_cast<std::size_t>(y) * width, width);
    }
    /// Returns a word of a row; 0 beyond the grid.
    Word word(int y, int w) const {
        return y < 0 || y >= rows() || w < 0 || w >= words_ ? 0
                                                            : row(y)[static_cast<std::size_t>(w)];
    }

    /// Calls visit(first, end) for each run of set cells in a row, from the left. `end` is the cell
    /// after the run.
    template <typename Visit>
    void forEachRun(int y, const Visit& visit) const {
        Word before = 0;  // the bit of the last cell of the word to the left
        int first = -1;   // the first cell of the current run; −1 outside of runs
        int left = 0;
        for (const Word here : row(y)) {
            // The cells that differ from their left neighbour: at these cells runs begin and end in
            // turn.
            for (Word turns = here ^ (here << 1 | before); turns != 0; turns &= turns - 1) {
                const int x = left + std::countr_zero(turns);
                if (first < 0) {
                    first = x;
                } else {
                    visit(first, x);
                    first = -1;
                }
            }
            before = here >> (kWordBits - 1);
            left += kWordBits;
        }
        if (first >= 0) visit(first, width_);
    }

    /// Returns the words of a row with all its cells in reverse order.
    std::vector<Word> mirrored(int y) const;

  private:
    int width_ = 0;
    int words_ = 0;
    std::vector<Word> bits_;
};

}  // namespace mazeloom::analyse
