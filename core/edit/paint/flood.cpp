// SPDX-License-Identifier: MIT
// A fill grows by words of 64 neighbouring cells of a row, a bit for each cell:
//   1. Take a cell, and with it all of its word that hangs together with it along the row.
//   2. What was taken reaches the words above and below, and at an end of the word the one beside
//      it: take there what is like it and not yet taken, again with all that hangs together.
//   3. Go on from one of these at once, and from the others later, until nothing is left.
// In open ground 64 cells are filled at once. A passage that is a cell wide is followed in
// registers, and where it leads up or down, from word to neighbouring word in memory: the words of
// a column lie side by side, in bands of 64 rows. A band is read when the fill first reaches it, so
// that a small fill of a large level costs little.
#include "core/edit/paint/flood.h"

#include <algorithm>
#include <bit>
#include <cstdint>

#include "core/edit/paint/inking.h"

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
    // The sum carries from each seed up through the open bits.
    const Bits up = seeds | (open & ~(open + seeds));
    if ((up >> 1 & open & ~up) == 0) return up;
    Bits down = up;
    // After the round of `step`, each bit has gone down to 2 × step − 1 bits; `through` says from
    // which bits the last `step` are all open.
    Bits through = open;
    for (int step = 1; step < kWord; step *= 2) {
        down |= through & (down >> step);
        through &= through >> step;
    }
    return down;
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
          words_((grid.width() + kWord - 1) / kWord),
          bands_(static_cast<std::size_t>((grid.height() + kBand - 1) / kBand)) {}

    void takeConnected(Point start) {
        reach(start.y, start.x / kWord, Bits{1} << start.x % kWord);
        while (!reached_.empty()) {
            const Taken from = reached_.back();
            reached_.pop_back();
            reachBeside(from);
            follow(from, -1);
            follow(from, 1);
        }
    }

    void takeAll() {
        for (int y = 0; y < grid_.height(); y += kBand) {
            Band& band = bandOf(y);
            std::ranges::fill(band.open, Bits{0});
        }
    }

    template <typename Visit>
    void forEachRun(const Visit& visit) const {
        forEachRow([&](int y, const Band& band) { forEachRunOf(y, band, visit); });
    }

    std::size_t countRuns() const {
        std::size_t count = 0;
        forEachRow([&](int y, const Band& band) {
            Bits before = 0;
            for (int word = 0; word < words_; ++word) {
                const Bits taken = band.taken(indexOf(y, word));
                count += static_cast<std::size_t>(std::popcount(taken & ~(taken << 1 | before)));
                before = taken >> (kWord - 1);
            }
        });
        return count;
    }

  private:
    static constexpr int kBand = 64;  ///< rows

    /// Some rows of words; those of a column, one below the other, lie side by side.
    struct Band {
        std::vector<Bits> alike;
        std::vector<Bits> open;  ///< those of them that are not taken

        bool isRead() const { return !open.empty(); }
        Bits taken(std::size_t word) const { return alike[word] & ~open[word]; }
    };
    struct Taken {
        int y = 0;
        int word = 0;
        Bits bits = 0;
    };

    static std::size_t indexOf(int y, int word) {
        return static_cast<std::size_t>(word * kBand + y % kBand);
    }

    Band& bandOf(int y) {
        Band& band = bands_[static_cast<std::size_t>(y / kBand)];
        if (!band.isRead()) read(y / kBand * kBand, band);
        return band;
    }

    void read(int top, Band& band) const {
        band.alike.resize(static_cast<std::size_t>(words_ * kBand));
        for (int y = top; y < std::min(top + kBand, grid_.height()); ++y) {
            if (within_ == nullptr) {
                read({y, 0, grid_.width()}, band);
                continue;
            }
            for (const Run& run : within_->row(y)) {
                const int first = std::max(0, run.x);
                read({y, first, std::min(grid_.width(), run.end()) - first}, band);
            }
        }
        band.open = band.alike;
    }

    void read(const Run& run, Band& band) const {
        const auto cells = grid_.row(run.y);
        for (int x = run.x; x < run.end();) {
            const int count = std::min(kWord - x % kWord, run.end() - x);
            const Bits alike = alike_(cells.data() + x, count);
            band.alike[indexOf(run.y, x / kWord)] |= alike << x % kWord;
            x += count;
        }
    }

    Bits& openAt(int y, int word) { return bandOf(y).open[indexOf(y, word)]; }

    /// Takes what is open of these bits and hangs together with it, to go on from there later.
    void reach(int y, int word, Bits bits) {
        if (y < 0 || y >= grid_.height() || word < 0 || word >= words_) return;
        Bits& open = openAt(y, word);
        bits &= open;
        if (bits == 0) return;
        bits = spread(bits, open);
        open &= ~bits;
        reached_.push_back({y, word, bits});
    }

    void reachBeside(const Taken& from) {
        if ((from.bits & 1) != 0) reach(from.y, from.word - 1, Bits{1} << (kWord - 1));
        if (from.bits >> (kWord - 1) != 0) reach(from.y, from.word + 1, 1);
    }

    /// Takes what is reached straight up or down, word after word, as long as something is.
    void follow(Taken from, int step) {
        Bits* open = &openAt(from.y, from.word);
        const int last = step > 0 ? kBand - 1 : 0;  // row of a band
        while (true) {
            const bool leavesBand = from.y % kBand == last;
            from.y += step;
            if (from.y < 0 || from.y >= grid_.height()) return;
            open = leavesBand ? &openAt(from.y, from.word) : open + step;
            const Bits straight = from.bits & *open;
            if (straight == 0) return;
            from.bits = spread(straight, *open);
            *open &= ~from.bits;
            reachBeside(from);
            // Where it has become wider, there may be a way back.
            if (from.bits != straight) reach(from.y - step, from.word, from.bits & ~straight);
        }
    }

    template <typename Row>
    void forEachRow(const Row& row) const {
        for (int y = 0; y < grid_.height(); ++y) {
            const Band& band = bands_[static_cast<std::size_t>(y / kBand)];
            if (band.isRead()) row(y, band);
        }
    }

    /// A run begins and ends where a cell is taken and the one before is not, or the other way
    /// round.
    template <typename Visit>
    void forEachRunOf(int y, const Band& band, const Visit& visit) const {
        int first = -1;  // of the run that goes on
        Bits before = 0;
        const auto turn = [&](int at) {
            if (first >= 0) visit(Run{y, first, at - first});
            first = first >= 0 ? -1 : at;
        };
        for (int word = 0; word < words_; ++word) {
            const Bits taken = band.taken(indexOf(y, word));
            Bits turns = taken ^ (taken << 1 | before);
            for (; turns != 0; turns &= turns - 1)
                turn(word * kWord + std::countr_zero(turns));
            before = taken >> (kWord - 1);
        }
        if (first >= 0) turn(words_ * kWord);
    }

    const PaintGrid& grid_;
    Likeness alike_;
    const Area* within_;
    int words_;                   ///< in a row
    std::vector<Band> bands_;     ///< empty until they are read
    std::vector<Taken> reached_;  ///< from where to go on
};

/// Fills from the start, which is inside.
Fill fillOf(const PaintGrid& grid, Point start, Paint compared, Reach reach, const Area* within) {
    Fill fill(grid, Likeness(compared, static_cast<Paint>(grid.at(start) & compared)), within);
    if (reach == Reach::Connected) {
        fill.takeConnected(start);
    } else {
        fill.takeAll();
    }
    return fill;
}

bool isInside(const PaintGrid& grid, Point start, const Area* within) {
    return grid.contains(start) && (within == nullptr || within->contains(start));
}

}  // namespace

Area flooded(const PaintGrid& grid, Point start, Paint compared, Reach reach, const Area* within) {
    if (!isInside(grid, start, within)) return {};
    const Fill fill = fillOf(grid, start, compared, reach, within);
    std::vector<Run> runs;
    runs.reserve(fill.countRuns());
    fill.forEachRun([&](const Run& run) { runs.push_back(run); });
    return Area::ofOrdered(std::move(runs));
}

PaintDelta filled(const PaintGrid& grid, Point start, Paint compared, Reach reach,
                  const Area* within, Ink ink) {
    if (!isInside(grid, start, within)) return {};
    const Fill fill = fillOf(grid, start, compared, reach, within);
    PaintDelta delta;
    delta.reserve(fill.countRuns());
    const Inking after(ink);
    fill.forEachRun([&](const Run& run) { addChanges(grid, run, after, delta); });
    return delta;
}

}  // namespace mazeloom::edit
