// SPDX-License-Identifier: MIT
// Finds the shortest links that join the parts of a map, one at a time.
#pragma once

#include <cstdint>
#include <queue>
#include <tuple>
#include <vector>

#include "core/generate/connect/parts.h"
#include "core/level/map/map.h"
#include "core/random/stream.h"

namespace mazeloom::generate {

class Links {
  public:
    /// `map` outlives this and is only changed as `dug` is told.
    Links(const level::Map& map, Parts& parts, random::Stream& random);

    /// Whether all parts are one, but for those that were given up.
    bool isDone() const { return parts_.count() <= 1 + givenUp_; }

    /// The cells to open, from the smallest part to the nearest other one: a shortest way through
    /// what may be opened, straight where it can be. Ties are drawn. It crosses walls of rooms
    /// where a door can stand, and touches no door, unless there is no such way at all. Empty:
    /// there is none.
    const std::vector<grid::Index>& next();
    /// The cells of the last link are open now.
    void dug();
    /// The part from which there was no way stays alone.
    void giveUp() { ++givenUp_; }

    /// A cell of the part that the last link starts from, and one of some other part.
    std::pair<grid::Point, grid::Point> apart() const;

  private:
    static constexpr std::uint32_t kNone = 0xffffffff;
    static constexpr std::uint8_t kBarred = 0xff;

    /// What is known of a part, kept under the number that Parts gives it.
    struct Part {
        std::uint64_t cells = 0;
        std::uint32_t firstRun = kNone;
        std::uint32_t lastRun = kNone;
    };
    /// Smallest first; of equal ones the one with the smaller draw.
    using Waiting = std::tuple<std::uint64_t, std::uint32_t, std::uint32_t>;

    /// A way from a cell of the search into another part.
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
    /// Whether a link may lead from one cell to that a step away, or back.
    bool mayGo(grid::Index from, std::ptrdiff_t step) const;
    /// Whether a link that leads in or against this direction may come to the cell.
    bool mayCross(grid::Index i, std::ptrdiff_t step) const;
    bool isFloorOfARoom(grid::Index i) const;
    bool isWallOfARoom(grid::Index i) const;

    void readGround();
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
    const std::array<std::ptrdiff_t, 4> steps_;
    grid::Grid<std::uint32_t, 2> runAt_;  ///< the run of each open cell, plus one
    std::vector<Part> known_;             ///< by the number that Parts gives a part
    std::vector<std::uint32_t> nextRun_;  ///< the runs of each part, in a chain
    std::priority_queue<Waiting, std::vector<Waiting>, std::greater<>> waiting_;

    bool hasDoors_ = false;   ///< whether there may be a room's floor or a door anywhere
    bool heedsDoors_ = true;  ///< whether mayGo forbids anything
    std::uint32_t givenUp_ = 0;
    std::uint32_t from_ = kNone;  ///< the part that the search starts from
    /// kBarred where nothing may be opened and 0 where the search has not been, else the distance
    /// modulo 3, plus one.
    grid::Grid<std::uint8_t, 2> layer_;
    std::vector<grid::Index> seen_;
    std::size_t ofPart_ = 0;    ///< so many of seen_ are of the part itself
    std::size_t frontier_ = 0;  ///< where in seen_ the outermost layer begins
    unsigned distance_ = 0;
    std::vector<Arrival> arrivals_;
    std::vector<grid::Index> link_;
};

}  // namespace mazeloom::generate
