// SPDX-License-Identifier: MIT
#include "core/analyse/promises/verdict.h"

#include <algorithm>
#include <utility>

#include "core/grid/kings_moves.h"
#include "core/grid/line.h"

namespace mazeloom::analyse::promises {

namespace {

using level::CellGrid;
using level::promises::Amount;
using level::promises::PaintedPromise;

bool isSet(const std::atomic<bool>* stop) {
    return stop != nullptr && *stop;
}

/// Collects cells of matches up to kMostCells.
class Cells {
  public:
    explicit Cells(grid::Size size) : size_(size) {}

    bool isFull() const { return cells_.size() >= kMostCells; }
    void add(grid::Point cell) {
        const bool isOnMap =
            cell.x >= 0 && cell.y >= 0 && cell.x < size_.width && cell.y < size_.height;
        if (isOnMap && !isFull()) cells_.push_back(cell);
    }
    void add(const Match& match, const Shape& shape) {
        for (const grid::Point offset : shape)
            add(match.at + offset);
    }
    std::vector<grid::Point> take() {
        const auto inReadingOrder = [](grid::Point a, grid::Point b) {
            return a.y != b.y ? a.y < b.y : a.x < b.x;
        };
        std::ranges::sort(cells_, inReadingOrder);
        cells_.erase(std::unique(cells_.begin(), cells_.end()), cells_.end());
        return std::move(cells_);
    }

  private:
    grid::Size size_;
    std::vector<grid::Point> cells_;
};

bool isKept(const PaintedPromise& promise, std::int64_t count) {
    return promise.amount == Amount::AtMost ? count <= promise.times : count >= promise.times;
}

/// Returns the distance between the first cells of two matches up to which they can be near.
int reachOf(const PaintedPromise::Around& around) {
    return around.within + 2 * (level::rewriting::kMostSide - 1);
}

/// Whether no opaque cell lies between two cells of the map.
bool sees(const CellGrid& cells, grid::Point a, grid::Point b) {
    if (!cells.contains(a) || !cells.contains(b)) return false;
    const std::vector<grid::Point> line = grid::line(a, b);
    return std::ranges::none_of(
        line, [&](grid::Point p) { return p != a && p != b && cells.at(p).isOpaque(); });
}

/// Counts the matches around those of another pattern.
class Surroundings {
  public:
    Surroundings(const PaintedPromise& promise, const Matches& found, const Matches& around,
                 const CellGrid& cells)
        : promise_(promise), found_(found), around_(around), cells_(cells) {}

    /// Calls visit(match) for each match around `centre`, until visit returns false.
    template <typename Visit>
    void forEachNear(const Match& centre, const Visit& visit) const {
        const int reach = reachOf(*promise_.around);
        const grid::Rect part{centre.at.x - reach, centre.at.y - reach, 2 * reach + 1,
                              2 * reach + 1};
        found_.forEachIn(
            part, [&](const Match& match) { return !isNear(centre, match) || visit(match); });
    }

  private:
    bool isNear(const Match& centre, const Match& match) const {
        const Shape& from = around_.shape(centre.shape);
        const Shape& to = found_.shape(match.shape);
        if (centre.at == match.at && from == to) return false;  // the same cells
        const auto isLinked = [&](grid::Point a, grid::Point b) {
            return grid::kingsMoves(a, b) <= promise_.around->within &&
                   (!promise_.around->inView || sees(cells_, a, b));
        };
        return std::ranges::any_of(from, [&](grid::Point a) {
            return std::ranges::any_of(
                to, [&](grid::Point b) { return isLinked(centre.at + a, match.at + b); });
        });
    }

    const PaintedPromise& promise_;
    const Matches& found_;
    const Matches& around_;
    const CellGrid& cells_;
};

Verdict verdictAround(const PaintedPromise& promise, const Matches& found, const Matches& around,
                      const CellGrid& cells, const std::atomic<bool>* stop) {
    const Surroundings surroundings(promise, found, around, cells);
    const bool isAtMost = promise.amount == Amount::AtMost;
    Verdict verdict;
    Cells broken(found.size());
    around.forEach([&](const Match& centre) {
        if (isSet(stop)) return false;
        std::int64_t count = 0;
        surroundings.forEachNear(centre, [&](const Match&) {
            ++count;
            return count <= promise.times;
        });
        if (isKept(promise, count)) return true;
        ++verdict.count;
        broken.add(centre, around.shape(centre.shape));
        if (isAtMost && !broken.isFull()) {
            surroundings.forEachNear(centre, [&](const Match& match) {
                broken.add(match, found.shape(match.shape));
                return true;
            });
        }
        return true;
    });
    verdict.isKept = verdict.count == 0;
    verdict.cells = broken.take();
    return verdict;
}

/// Numbers the parts of the matches' cells from 1, and returns the size of each part.
std::vector<std::int64_t> partsOf(const Matches& found, grid::Grid<std::uint32_t, 1>& parts,
                                  const std::atomic<bool>* stop) {
    constexpr std::uint32_t kNew = 0xffffffff;
    found.forEach([&](const Match& match) {
        for (const grid::Point offset : found.shape(match.shape)) {
            if (parts.contains(match.at + offset)) parts.at(match.at + offset) = kNew;
        }
        return true;
    });
    std::vector<std::int64_t> sizes;
    std::vector<grid::Index> open;
    for (int y = 0; y < parts.height() && !isSet(stop); ++y) {
        for (int x = 0; x < parts.width(); ++x) {
            if (parts.at({x, y}) != kNew) continue;
            sizes.push_back(0);
            const auto number = static_cast<std::uint32_t>(sizes.size());
            open.push_back(parts.index({x, y}));
            parts.at({x, y}) = number;
            while (!open.empty()) {
                const grid::Index cell = open.back();
                open.pop_back();
                ++sizes.back();
                const auto stride = static_cast<grid::Index>(parts.stride());
                for (const grid::Index next : {cell - 1, cell + 1, cell - stride, cell + stride}) {
                    if (parts[next] != kNew) continue;
                    parts[next] = number;
                    open.push_back(next);
                }
            }
        }
    }
    return sizes;
}

Verdict verdictOfParts(const Matches& found, const std::atomic<bool>* stop) {
    grid::Grid<std::uint32_t, 1> parts(found.size());
    const std::vector<std::int64_t> sizes = partsOf(found, parts, stop);
    Verdict verdict;
    verdict.count = static_cast<std::int64_t>(sizes.size());
    verdict.isKept = sizes.size() <= 1;
    if (verdict.isKept) return verdict;
    const auto largest =
        static_cast<std::uint32_t>(std::ranges::max_element(sizes) - sizes.begin() + 1);
    Cells others(found.size());
    for (grid::Point p; p.y < parts.height() && !others.isFull(); ++p.y) {
        for (p.x = 0; p.x < parts.width(); ++p.x) {
            if (parts.at(p) != 0 && parts.at(p) != largest) others.add(p);
        }
    }
    verdict.cells = others.take();
    return verdict;
}

Verdict verdictOfCount(const PaintedPromise& promise, const Matches& found) {
    Verdict verdict;
    verdict.count = found.count();
    verdict.isKept = isKept(promise, verdict.count);
    if (verdict.isKept) return verdict;
    Cells cells(found.size());
    found.forEach([&](const Match& match) {
        cells.add(match, found.shape(match.shape));
        return !cells.isFull();
    });
    verdict.cells = cells.take();
    return verdict;
}

}  // namespace

Watched::Watched(const PaintedPromise& promise, const CellGrid& cells,
                 const grid::Grid<level::promises::Contents>& contents,
                 const std::atomic<bool>* stop)
    : promise_(promise), found_(promise.pattern, promise.inks, cells, contents, stop) {
    if (promise.around)
        around_.emplace(promise.around->pattern, promise.inks, cells, contents, stop);
}

bool Watched::update(grid::Point at, level::Cell before, level::Cell after,
                     level::promises::Contents contents) {
    bool isChanged = found_.update(at, after, contents);
    if (around_) {
        isChanged = around_->update(at, after, contents) || isChanged;
        isChanged = isChanged || (promise_.around->inView && before.isOpaque() != after.isOpaque());
    }
    return isChanged;
}

std::int64_t Watched::cost() const {
    if (!around_ && promise_.amount != Amount::Connected) return 0;
    const std::int64_t area = found_.size().area();
    if (!around_) return area;
    const std::int64_t side = 2 * reachOf(*promise_.around) + 1;
    return area + around_->count() * side * side;
}

bool Watched::isKept(const CellGrid& cells, const std::atomic<bool>* stop) const {
    return cost() > 0 ? verdict(cells, stop).isKept : promises::isKept(promise_, found_.count());
}

Verdict Watched::verdict(const CellGrid& cells, const std::atomic<bool>* stop) const {
    if (around_) return verdictAround(promise_, found_, *around_, cells, stop);
    if (promise_.amount == Amount::Connected) return verdictOfParts(found_, stop);
    return verdictOfCount(promise_, found_);
}

Verdict verdictOf(const PaintedPromise& promise, const level::Map& map,
                  const grid::Grid<level::promises::Contents>& contents,
                  const std::atomic<bool>* stop) {
    return Watched(promise, map.cells, contents, stop).verdict(map.cells, stop);
}

}  // namespace mazeloom::analyse::promises
