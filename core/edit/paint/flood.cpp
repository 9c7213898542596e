// SPDX-License-Identifier: MIT
// A flood fill that works on words of 64 neighbouring cells of a row, one bit per cell:
//   1. Take a cell, and all cells of its word that are connected to it along the row.
//   2. The taken cells reach the words above and below and, at an end of the word, the next word
//      beside it. Take the matching cells there that are not taken yet, and all connected to them.
//   3. Continue with one of these words at once and push the others on a stack. Take the next word
//      from the stack, until it is empty.
// Open ground is filled 64 cells at a time. Where a passage leads up or down, a loop follows it
// without the stack: the words of a column are contiguous, in bands of 64 rows, so each step goes
// to the next word in memory. A band is read when the fill first reaches it, so a small fill of a
// large level is cheap.
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

/// Returns the bits of `open` that are connected, bit by bit, to `seeds`, a subset of `open`.
Bits spread(Bits seeds, Bits open) {
    // The sum carries from each seed up through the open bits.
    const Bits up = seeds | (open & ~(open + seeds));
    if ((up >> 1 & open & ~up) == 0) return up;
    Bits down = up;
    // After the round with `step`, each bit has spread down by up to 2 × step − 1 bits. Bit i of
    // `through` tells whether bits i … i + step − 1 are all open.
    Bits through = open;
    for (int step = 1; step < kWord; step *= 2) {
        down |= through & (down >> step);
        through &= through >> step;
    }
    return down;
}

/// Compares up to 64 cells at once. The result has a bit for each cell, which is set if the cell
/// equals `wanted` in the bits of `compared`.
class Likeness {
  public:
    Likeness(Paint compared, Paint wanted) : compared_(kEach * compared), wanted_(kEach * wanted) {}

    Bits operator()(const Paint* cells, int count) const {
        Bits alike = 0;
        int i = 0;
        for (; i + kLanes <= count; i += kLanes)
            alike |= ofLanes(lanesAt(cells + i)) << i;
        for (; i < count; ++i)
            alike |= (ofLanes(cells[i]) & 1) << i;
        return alike;
    }

  private:
    /// A word holds kLanes cells, each in a lane of kLane bits.
    static constexpr int kLanes = sizeof(Bits) / sizeof(Paint);
    static constexpr int kLane = kWord / kLanes;
    /// The lowest bit of each lane.
    static constexpr Bits kEach = ~Bits{0} / ((Bits{1} << kLane) - 1);
    /// Multiplying a word by this factor gathers the lowest bit of each lane at the top of the
    /// word, in the order of the lanes. All other bits of the word must be 0.
    static constexpr Bits kGather = [] {
        Bits gather = 0;
        for (int i = 0; i < kLanes; ++i)
            gather |= Bits{1} << (kWord - kLanes - (kLane - 1) * i);
        return gather;
    }();

    /// Returns the next cells, one per lane; compiles to a single load on little-endian processors.
    static Bits lanesAt(const Paint* cells) {
        Bits lanes = 0;
        for (int i = 0; i < kLanes; ++i)
            lanes |= Bits{cells[i]} << kLane * i;
        return lanes;
    }
    /// Returns a bit for each lane, which is set if the lane's cell matches.
    Bits ofLanes(Bits cells) const {
        const Bits differing = (cells & compared_) ^ wanted_;
        // Compute for each lane whether any of its bits is set. The addition cannot carry into the
        // next lane.
        const Bits low = kEach * ((Bits{1} << (kLane - 1)) - 1);
        const Bits any = (((differing & low) + low) | differing) >> (kLane - 1) & kEach;
        return ((any ^ kEach) * kGather) >> (kWord - kLanes);
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

    /// Some rows of words. The words of a column are contiguous.
    struct Band {
        std::vector<Bits> alike;
        std::vector<Bits> open;  ///< bits of `alike` that are not taken yet

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

    /// Takes the open cells among `bits` and all open cells connected to them, and pushes them on
    /// the stack.
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

    /// Goes straight up or down from word to word and takes the cells reached there, until a word
    /// has none.
    void follow(Taken from, int step) {
        Bits* open = &openAt(from.y, from.word);
        const int last = step > 0 ? kBand - 1 : 0;  // the last row of a band in this direction
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
            // The fill has widened here, so it may also lead back to the previous row.
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

    /// Visits the runs of a row. A run begins or ends between two neighbouring cells if exactly one
    /// of them is taken.
    template <typename Visit>
    void forEachRunOf(int y, const Band& band, const Visit& visit) const {
        int first = -1;  // the first cell of the run being read; −1 between runs
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
    int words_;                   ///< number of words in a row
    std::vector<Band> bands_;     ///< each is empty until it is read
    std::vector<Taken> reached_;  ///< stack of cells from which to continue
};

/// Fills from the start, which must be inside the grid and `within`.
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
