// SPDX-License-Identifier: MIT
// Finds the shortest links that join the parts of a map, one at a time.
#pragma once

#include <cstdint>
#include <queue>
#include <tuple>
#include <vector>

#include "core/generate/connect/parts.h"
#include "core/generate/shared/watch.h"
#include "core/level/map/map.h"
#include "core/random/stream.h"

namespace mazeloom::generate {

class Links {
  public:
    /// `map` must outlive this object, and change only by the openings that dug() reports. Each
    /// cell that a search reaches is a unit of the watch's work.
    Links(const level::Map& map, Parts& parts, random::Stream& random, PacedWatch& watch);

    /// Whether all parts are joined, except those given up.
    bool isDone() const { return parts_.count() <= 1 + givenUp_; }

    /// Returns the cells to open from the smallest part to the nearest other one: a shortest path
    /// through openable cells, as straight as possible; ties are drawn. The path crosses walls of
    /// rooms only where a door can stand and touches no door, unless no such path exists. Empty if
    /// there is no path at all.
    const std::vector<grid::Index>& next();
    /// Reports that the cells of the last link are open now.
    void dug();
    /// Gives up joining the part from which next() found no path.
    void giveUp() { ++givenUp_; }

    /// Returns a cell of the part from which next() searched last, and a cell of another part.
    std::pair<grid::Point, grid::Point> apart() const;

  private:
    static constexpr std::uint32_t kNone = 0xffffffff;
    static constexpr std::uint8_t kBarred = 0xff;

    /// Data of a part, indexed by its number in Parts.
    struct Part {
        std::uint64_t cells = 0;
        std::uint32_t firstRun = kNone;
        std::uint32_t lastRun = kNone;
    };
    /// A queue entry: size in cells, draw, part. The smallest part comes first; a tie goes to the
    /// smaller draw.
    using Waiting = std::tuple<std::uint64_t, std::uint32_t, std::uint32_t>;

    /// A step from a cell of the search into another part.
    struct Arrival {
        grid::Index last;
        std::ptrdiff_t step;
    };

    void enqueue(std::uint32_t part);
    std::uint32_t smallestPart();
    void label(std::uint32_t run);
    void append(Part& to, const Part& what);
    void join(std::uint32_t run, std::uint32_t other);

    bool search(std::uint32_t part);
    /// Whether a link may step from a cell to its neighbour, or back.
    bool mayGo(grid::Index from, std::ptrdiff_t step) const;
    /// Whether a link may cross the cell along this axis.
    bool mayCross(grid::Index i, std::ptrdiff_t step) const;
    bool isFloorOfARoom(grid::Index i) const;
    bool isWallOfARoom(grid::Index i) const;

    void readGround();
    void pollPass();
    void startSearch(std::uint32_t part);
    bool growSearch();
    template <typename MayGo>
    bool growSearchBy(const MayGo& mayGo);
    void walkBack(const Arrival& arrival);
    void endSearch();
    static std::uint8_t layerCode(unsigned layer) {
        return static_cast<std::uint8_t>(layer % 3 + 1);
    }

    const level::Map& map_;
    Parts& parts_;
    random::Stream& random_;
    PacedWatch& watch_;
    const std::array<std::ptrdiff_t, 4> steps_;
    grid::Grid<std::uint32_t, 2> runAt_;  ///< 1 + the number of the run that holds each open cell
    std::vector<Part> known_;             ///< indexed by the part's number in Parts
    std::vector<std::uint32_t> nextRun_;  ///< for each run, the next run of the same part, or kNone
    std::priority_queue<Waiting, std::vector<Waiting>, std::greater<>> waiting_;

    bool hasDoors_ = false;   ///< whether the map may have a room's floor or a door
    bool heedsDoors_ = true;  ///< whether mayGo() obeys the rules for doors
    std::uint32_t givenUp_ = 0;
    std::uint32_t from_ = kNone;  ///< the part that the search starts from
    /// kBarred if the cell may not be opened, 0 if the search has not reached it, else the distance
    /// modulo 3, plus one.
    grid::Grid<std::uint8_t, 2> layer_;
    std::vector<grid::Index> seen_;
    /// The number of cells at the front of seen_ that belong to the part from which the search
    /// starts.
    std::size_t ofPart_ = 0;
    std::size_t frontier_ = 0;  ///< the index in seen_ where the outermost layer begins
    unsigned distance_ = 0;
    std::vector<Arrival> arrivals_;
    std::vector<grid::Index> link_;
};

}  // namespace mazeloom::generate
