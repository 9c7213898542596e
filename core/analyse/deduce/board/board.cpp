// SPDX-License-Identifier: MIT
#include "core/analyse/deduce/board/board.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "core/analyse/deduce/board/blast_places.h"
#include "core/grid/point_text.h"

namespace mazeloom::analyse::deduce {

using grid::Index;
using grid::Point;
using level::Terrain;
using level::ThingKind;

std::array<std::ptrdiff_t, 8> stepsAround(int stride) {
    const std::ptrdiff_t row = stride;
    return {-row - 1, -row, -row + 1, -1, 1, row - 1, row, row + 1};
}

Board::Board(grid::Size size, Point start) : start_(start), notes_(size) {
    notes_.fill(kOpen | kMayHoldTrap);
    notes_.at(start) = kOpen;
    linkCells(nullptr);
}

void Board::linkCells(const level::CellGrid* cells) {
    const auto steps = notes_.steps();
    for (int y = 0; y < size().height; ++y) {
        for (int x = 0; x < size().width; ++x) {
            const Index i = notes_.index({x, y});
            notes_[i] = static_cast<std::uint8_t>(notes_[i] & ~unsigned{kLeaves});
            if (!isOpen(i)) continue;
            for (std::size_t d = 0; d < steps.size(); ++d) {
                const auto direction = static_cast<grid::Direction>(d);
                const Index there = shifted(i, steps[d]);
                const bool isLet =
                    cells == nullptr || level::lets((*cells)[there].terrain(), direction);
                if (isOpen(there) && isLet)
                    notes_[i] = static_cast<std::uint8_t>(notes_[i] | kLeaveUp << d);
            }
        }
    }
}

void Board::close(Point cell) {
    notes_.at(cell) = 0;
    linkCells(nullptr);
}

void Board::clear(Point cell) {
    std::uint8_t& note = notes_.at(cell);
    note = static_cast<std::uint8_t>(note & ~unsigned{kMayHoldTrap | kTrap});
}

void Board::setTrap(Point cell, bool isTrap) {
    std::uint8_t& note = notes_.at(cell);
    note = static_cast<std::uint8_t>(isTrap ? note | kTrap : note & ~unsigned{kTrap});
}

int Board::numberAt(Index i) const {
    int traps = 0;
    for (const std::ptrdiff_t step : stepsAround(notes_.stride()))
        traps += isTrap(shifted(i, step)) ? 1 : 0;
    return traps;
}

namespace {

constexpr Sentence kNoTraps{"deduce-no-traps", "only levels of the temple have traps to deduce"};
constexpr Sentence kNoHero{"deduce-no-hero",
                           "nothing can be deduced without a hero on an open cell"};
constexpr Sentence kHiddenTrap{
    "deduce-hidden-trap", "the trap at %1 lies where a player need not expect one: take it away"};
constexpr std::array kBoardSentences{kNoTraps, kNoHero, kHiddenTrap};

bool isOneOf(const level::Thing& thing, ThingKind kind) {
    return thing.kind == kind;
}

/// Adds an aim for each mover of this kind: the corners of its path, where the hero can wait for
/// it, and the cells from which a corner can be hit.
void addMovers(const level::Map& map, ThingKind kind, std::vector<Aim>& aims) {
    const BlastPlaces places(map);
    for (const level::Thing& thing : map.things) {
        if (!isOneOf(thing, kind)) continue;
        const level::Trajectory* const way = map.trajectoryOf(thing);
        Aim aim = way == nullptr || way->points.empty() ? Aim{thing.at} : way->points;
        const std::size_t corners = aim.size();
        for (std::size_t i = 0; i < corners; ++i) {
            const Aim around = places.of(aim[i]);
            aim.insert(aim.end(), around.begin(), around.end());
        }
        aims.push_back(std::move(aim));
    }
}

void addEmitters(const level::Map& map, std::vector<Aim>& aims) {
    const BlastPlaces places(map);
    for (const level::Thing& thing : map.things) {
        if (isOneOf(thing, ThingKind::Emitter)) aims.push_back(places.of(thing.at));
    }
}

/// Whether a trap may be in the cell `at`, as far as a player sees without numbers.
bool mayHoldTrapAt(const level::Map& map, Point at, Point hero) {
    const level::Cell cell = map.cells.at(at);
    return cell.isWalkable() && cell.holdsItems() && !cell.hasThing() && at != hero;
}

}  // namespace

Board Board::asShown(const level::Map& map, Point hero) {
    Board board(map.size(), hero);
    for (int y = 0; y < map.size().height; ++y) {
        for (int x = 0; x < map.size().width; ++x) {
            const Point at{x, y};
            unsigned note = 0;
            if (map.cells.at(at).isWalkable()) note |= kOpen;
            if (mayHoldTrapAt(map, at, hero)) note |= kMayHoldTrap;
            board.notes_.at(at) = static_cast<std::uint8_t>(note);
        }
    }
    board.closeEmitters(map);
    board.linkCells(&map.cells);
    return board;
}

/// Makes the cells of emitters solid, because an emitter fills its cell.
void Board::closeEmitters(const level::Map& map) {
    for (const level::Thing& thing : map.things) {
        if (isOneOf(thing, ThingKind::Emitter) && map.cells.contains(thing.at))
            notes_.at(thing.at) = 0;
    }
}

std::span<const Sentence> boardSentences() {
    return kBoardSentences;
}

tl::expected<Board, Problem> Board::of(const level::Map& map, const level::Objectives& objectives) {
    const auto refused = [](const Sentence& sentence, std::optional<Point> cell) {
        return tl::unexpected(problemSaying(
            Severity::Error, {sentence, cell ? Arguments{*cell} : Arguments{}}, cell));
    };
    const std::optional<Point> hero = map.hero();
    if (map.ruleset != level::Ruleset::Temple) return refused(kNoTraps, {});
    if (!hero || !map.cells.at(*hero).isWalkable()) return refused(kNoHero, hero);

    Board board(map.size(), *hero);
    for (int y = 0; y < map.size().height; ++y) {
        for (int x = 0; x < map.size().width; ++x) {
            const Point at{x, y};
            const level::Cell cell = map.cells.at(at);
            const bool mayHoldTrap = mayHoldTrapAt(map, at, *hero);
            if (cell.isTrap() && !mayHoldTrap) {
                return refused(kHiddenTrap, at);
            }
            unsigned note = 0;
            if (cell.isWalkable()) note |= kOpen;
            if (mayHoldTrap) note |= kMayHoldTrap;
            if (cell.isTrap()) note |= kTrap;
            board.notes_.at(at) = static_cast<std::uint8_t>(note);
            if (objectives.coins != 0 && cell.hasCoin()) board.coins_.push_back(at);
        }
    }
    board.closeEmitters(map);
    board.linkCells(&map.cells);

    board.coinsWanted_ = objectives.coins == level::Objectives::kAllCoins
                             ? board.coins_.size()
                             : static_cast<std::size_t>(objectives.coins);
    Aim exits;
    for (const level::Thing& thing : map.things) {
        if (isOneOf(thing, ThingKind::Exit)) exits.push_back(thing.at);
        if (objectives.consoles && isOneOf(thing, ThingKind::Console))
            board.aims_.push_back({thing.at});
    }
    if (objectives.exit || !exits.empty()) board.aims_.push_back(exits);
    if (objectives.bugs) addMovers(map, ThingKind::Bug, board.aims_);
    if (objectives.boss) addMovers(map, ThingKind::Boss, board.aims_);
    if (objectives.lasers) addEmitters(map, board.aims_);
    return board;
}

}  // namespace mazeloom::analyse::deduce
