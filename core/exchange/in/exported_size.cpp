// SPDX-License-Identifier: MIT
#include "core/exchange/in/exported_size.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <utility>

#include "core/exchange/words/sentences.h"
#include "core/stop.h"

namespace mazeloom::exchange {

namespace {

using grid::Point;
using level::Cell;

/// Finds by which offset a level of another size than at export was moved, because it grew or
/// shrank at its left or top.
class MovedBy {
  public:
    MovedBy(const std::vector<ForeignThing>& things, const level::CellGrid& cells,
            const Facts& made, const Stop& stop)
        : things_(things), cells_(cells), made_(made), pace_(stop) {}

    /// Returns the offset with the most cells that are as at export; {0, 0} if none has more than
    /// that one. Tries the most common offsets of the exported things, and those that resizing at a
    /// corner gives.
    Point find() {
        Point best{};
        std::int64_t most = cellsAsMade(best);
        for (const Point by : candidates()) {
            const std::int64_t count = cellsAsMade(by);
            if (count <= most) continue;
            most = count;
            best = by;
        }
        return best;
    }

  private:
    std::vector<Point> candidates() const {
        const auto byPlace = [](Point a, Point b) {
            return std::pair(a.y, a.x) < std::pair(b.y, b.x);
        };
        std::map<Point, std::size_t, decltype(byPlace)> counts(byPlace);
        for (const ForeignThing& thing : things_) {
            const auto place = static_cast<std::size_t>(thing.place);
            if (thing.place >= 0 && place < made_.things.size())
                ++counts[thing.at - made_.things[place].at];
        }
        std::vector<std::pair<Point, std::size_t>> common(counts.begin(), counts.end());
        std::ranges::stable_sort(common, std::greater{}, &std::pair<Point, std::size_t>::second);
        constexpr std::size_t kMostCommon = 4;
        common.resize(std::min(common.size(), kMostCommon));
        std::vector<Point> all;
        for (const auto& [by, count] : common)
            all.push_back(by);
        const int right = cells_.size().width - made_.cells.size().width;
        const int down = cells_.size().height - made_.cells.size().height;
        all.insert(all.end(), {Point{right, 0}, Point{0, down}, Point{right, down}});
        return all;
    }

    /// Counts the cells that are as at export if the level was moved by the offset. Looks at a
    /// limited number of rows.
    std::int64_t cellsAsMade(Point by) {
        const grid::Size size = made_.cells.size();
        constexpr int kMostRows = 128;
        const int step = (size.height + kMostRows - 1) / kMostRows;
        std::int64_t count = 0;
        for (int y = 0; y < size.height; y += step) {
            if (pace_.isAsked(static_cast<std::uint64_t>(size.width))) return 0;
            for (int x = 0; x < size.width; ++x) {
                const Point at{x, y};
                const Cell was = made_.cells.at(at);
                // Void is what resizing adds, so it tells nothing.
                if (was.terrain() == level::Terrain::Void || !cells_.contains(at + by)) continue;
                if (cells_.at(at + by) == was) ++count;
            }
        }
        return count;
    }

    const std::vector<ForeignThing>& things_;
    const level::CellGrid& cells_;
    const Facts& made_;
    PacedStop pace_;
};

}  // namespace

void fitToExportedSize(std::vector<ForeignThing>& things, level::CellGrid& cells, const Facts& made,
                       const ImportOptions& options, NoteList& notes) {
    const grid::Size size = made.cells.size();
    const grid::Size now = cells.size();
    if (now == size) return;
    const Point by = MovedBy(things, cells, made, options.stop).find();
    level::CellGrid fitting = made.cells;
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            const Point from = Point{x, y} + by;
            if (cells.contains(from)) fitting.at({x, y}) = cells.at(from);
        }
    }
    cells = std::move(fitting);
    const auto tell = [&](std::string where, Phrase phrase) {
        notes.push_back(noteAt(options.file, std::move(where), std::move(phrase)));
    };
    tell({}, {kOtherSize, {now.width, now.height, size.width, size.height}});
    const grid::Rect inside{0, 0, size.width, size.height};
    std::erase_if(things, [&](ForeignThing& thing) {
        thing.at = thing.at - by;
        for (Point& corner : thing.path)
            corner = corner - by;
        if (inside.contains(thing.at)) return false;
        const bool isNew = thing.place < 0 || thing.place >= static_cast<int>(made.things.size());
        tell(thing.where, isNew ? kOutside : kOutsideStays);
        if (!isNew) thing.at = made.things[static_cast<std::size_t>(thing.place)].at;
        return isNew;
    });
}

}  // namespace mazeloom::exchange
