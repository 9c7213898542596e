// SPDX-License-Identifier: MIT
// A fill grows by words of 64 neighbouring cells of a row, a bit for each cell:
//   1. Take a word that the fill has reached at some bits.
//   2. Spread from these along the row, through all bits of like cells.
//   3. What is new reaches the words above and below, and at an end of the word the one beside it.
//   4. Go on until no word is left.
// In open ground 64 cells are filled at once; in a maze, where every step fills a cell or two, all
// stays within a few bits per cell, which the processor's cache holds. Rows are read when the fill
// first reaches them, so that a small fill of a large level costs little.
#include "core/edit/flood.h"

#include <algorithm>
#include <bit>
#include <cstdint>

namespace mazeloom::edit {

namespace {

using grid::Point;
using level::Paint;
using level::PaintGrid;

using Bits = std::uint64_t;
constexpr int kWord = 64;  // cells

/// The bits of `open` that hang together, bit by bit, with those of `seeds`, which are some of
/// them.
Bits spread(Bits seeds, Bits open) {
    Bits up = seeds;
    Bits down = seeds;
    // After the round of `step`, each seed has gone up to 2 × step − 1 bits; `throughUp` says from
    // which bits the last `step` are all open.
    Bits throughUp = open;
    Bits throughDown = open;
    for (int step = 1; step < kWord; step *= 2) {
        up |= throughUp & (up << step);
        down |= throughDown & (down >> step);
        throughUp &= throughUp << step;
        throughDown &= throughDown >> step;
    }
    return up | down;
}

/// Which of up to 64 cells are alike: which equal `wanted` in the bits of `compared`.
class Likeness {
  public:
    Likeness(Paint compared, Paint wanted)
        : compared_(kEachByte * compared), wanted_(kEachByte * wanted) {}

    Bits operator()(const Paint* cells, int count) const {
        Bits alike = 0;
        int i = 0;
        for (; i + 8 <= count; i += 8)
            alike |= ofEight(eightAt(cells + i)) << i;
        for (; i < count; ++i)
            alike |= (ofEight(cells[i]) & 1) << i;
        return alike;
    }

  private:
    static constexpr Bits kEachByte = 0x0101010101010101;

    /// Eight cells, a byte each; a single load where the processor's order of bytes is this one.
    static Bits eightAt(const Paint* cells) {
        Bits eight = 0;
        for (int i = 0; i < 8; ++i)
            eight |= Bits{cells[i]} << 8 * i;
        return eight;
    }
    /// A bit for each byte that is alike.
    Bits ofEight(Bits cells) const {
        const Bits differing = (cells & compared_) ^ wanted_;
        // The top bit of each byte: whether any of its bits is set. Adding cannot carry over.
        const Bits low = kEachByte * 0x7f;
        const Bits any = (((differing & low) + low) | differing) >> 7 & kEachByte;
        // The product's top byte gathers the lowest bit of each byte, in their order.
        return ((any ^ kEachByte) * 0x0102040810204080) >> 56;
    }

    Bits compared_;
    Bits wanted_;
};

class Fill {
  public:
    Fill(const PaintGrid& grid, Likeness likeness, const Area* within)
        : grid_(grid),
          alike_(likeness),
          within_(within),
          words_((static_cast<std::size_t>(grid.width()) + kWord - 1) / kWord),
          rows_(static_cast<std::size_t>(grid.height())) {}

    void takeConnected(Point start) {
        reach(start.y, static_cast<std::size_t>(start.x / kWord), Bits{1} << start.x % kWord);
        while (!reached_.empty()) {
            const auto [y, at] = reached_.back();
            reached_.pop_back();
            Word& word = row(y)[at];
            const Bits taken = spread(word.reached, word.open);
            word.reached = 0;
            word.open &= ~taken;
            word.taken |= taken;
            reach(y - 1, at, taken);
            reach(y + 1, at, taken);
            if ((taken & 1) != 0 && at > 0) reach(y, at - 1, Bits{1} << (kWord - 1));
            if (taken >> (kWord - 1) != 0 && at + 1 < words_) reach(y, at + 1, 1);
        }
    }

    void takeAll() {
        for (int y = 0; y < grid_.height(); ++y) {
            for (Word& word : row(y))
                word.taken = word.open;
        }
    }

    Area area() const {
        std::vector<Run> runs;
        runs.reserve(countRuns());
        for (std::size_t y = 0; y < rows_.size(); ++y)
            addRuns(static_cast<int>(y), rows_[y], runs);
        return Area::ofOrdered(std::move(runs));
    }

  private:
    struct Word {
        Bits open = 0;     ///< like cells that are not taken
        Bits reached = 0;  ///< some of them
        Bits taken = 0;
    };
    using Row = std::vector<Word>;
    struct Place {
        int y = 0;
        std::size_t word = 0;
    };

    Row& row(int y) {
        Row& row = rows_[static_cast<std::size_t>(y)];
        if (row.empty()) read(y, row);
        return row;
    }

    void read(int y, Row& row) const {
        row.resize(words_);
        if (within_ == nullptr) {
            read({y, 0, grid_.width()}, row);
            return;
        }
        for (const Run& run : within_->row(y)) {
            const int first = std::max(0, run.x);
            read({y, first, std::min(grid_.width(), run.end()) - first}, row);
        }
    }

    void read(const Run& run, Row& row) const {
        const auto cells = grid_.row(run.y);
        for (int x = run.x; x < run.end();) {
            const int count = std::min(kWord - x % kWord, run.end() - x);
            const Bits alike = alike_(cells.data() + x, count);
            row[static_cast<std::size_t>(x / kWord)].open |= alike << x % kWord;
            x += count;
        }
    }

    void reach(int y, std::size_t at, Bits bits) {
        if (y < 0 || y >= grid_.height()) return;
        Word& word = row(y)[at];
        bits &= word.open;
        if (bits == 0) return;
        if (word.reached == 0) reached_.push_back({y, at});
        word.reached |= bits;
    }

    std::size_t countRuns() const {
        std::size_t count = 0;
        for (const Row& row : rows_) {
            Bits before = 0;
            for (const Word& word : row) {
                count += static_cast<std::size_t>(
                    std::popcount(word.taken & ~(word.taken << 1 | before)));
                before = word.taken >> (kWord - 1);
            }
        }
        return count;
    }

    /// A run begins and ends where a cell is taken and the one before is not, or the other way
    /// round.
    static void addRuns(int y, const Row& row, std::vector<Run>& runs) {
        int x = 0;
        int first = -1;  // of the run that goes on
        Bits before = 0;
        const auto turn = [&](int at) {
            if (first >= 0) runs.push_back({y, first, at - first});
            first = first >= 0 ? -1 : at;
        };
        for (const Word& word : row) {
            Bits turns = word.taken ^ (word.taken << 1 | before);
            for (; turns != 0; turns &= turns - 1)
                turn(x + std::countr_zero(turns));
            before = word.taken >> (kWord - 1);
            x += kWord;
        }
        if (first >= 0) turn(x);
    }

    const PaintGrid& grid_;
    Likeness alike_;
    const Area* within_;
    std::size_t words_;           ///< in a row
    std::vector<Row> rows_;       ///< empty until they are read
    std::vector<Place> reached_;  ///< words with reached bits, each once
};

}  // namespace

Area flooded(const PaintGrid& grid, Point start, Paint compared, Reach reach, const Area* within) {
    if (!grid.contains(start) || (within != nullptr && !within->contains(start))) return {};
    const Likeness likeness(compared, static_cast<Paint>(grid.at(start) & compared));
    Fill fill(grid, likeness, within);
    if (reach == Reach::Connected) {
        fill.takeConnected(start);
    } else {
        fill.takeAll();
    }
    return fill.area();
}

}  // namespace mazeloom::edit
