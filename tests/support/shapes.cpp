// SPDX-License-Identifier: MIT
#include "tests/support/shapes.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/random/stream.h"

namespace mazeloom::testing {

namespace {

Rows solid(int width, int height) {
    return Rows(static_cast<std::size_t>(height),
                std::string(static_cast<std::size_t>(width), '#'));
}

int widthOf(const Rows& rows) {
    return static_cast<int>(rows.front().size());
}
int heightOf(const Rows& rows) {
    return static_cast<int>(rows.size());
}
char& at(Rows& rows, int x, int y) {
    return rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
}

void fill(Rows& rows, int x, int y, int width, int height, char glyph) {
    for (int v = std::max(0, y); v < std::min(heightOf(rows), y + height); ++v) {
        for (int u = std::max(0, x); u < std::min(widthOf(rows), x + width); ++u) {
            at(rows, u, v) = glyph;
        }
    }
}

void noise(Rows& rows, random::Stream& random) {
    const int density = random.between(45, 100);
    for (std::string& row : rows) {
        for (char& cell : row)
            cell = random.chance(density) ? '.' : '#';
    }
}

void blob(Rows& rows, random::Stream& random) {
    noise(rows, random);
    for (int round = 0; round < 3; ++round) {
        const Rows before = rows;
        for (int y = 0; y < heightOf(rows); ++y) {
            for (int x = 0; x < widthOf(rows); ++x) {
                int open = 0;
                for (int v = std::max(0, y - 1); v <= std::min(heightOf(rows) - 1, y + 1); ++v) {
                    for (int u = std::max(0, x - 1); u <= std::min(widthOf(rows) - 1, x + 1); ++u) {
                        open +=
                            before[static_cast<std::size_t>(v)][static_cast<std::size_t>(u)] == '.';
                    }
                }
                at(rows, x, y) = open >= 5 ? '.' : '#';
            }
        }
    }
}

void rectangles(Rows& rows, random::Stream& random) {
    const int count = random.between(1, 12);
    for (int i = 0; i < count; ++i) {
        fill(rows, random.between(0, widthOf(rows) - 1), random.between(0, heightOf(rows) - 1),
             random.between(1, 9), random.between(1, 9), '.');
    }
}

/// Draws chambers joined by passages one cell wide, at any places.
void chambers(Rows& rows, random::Stream& random) {
    const int pitch = random.between(3, 8);
    for (int y = 0; y < heightOf(rows); y += pitch) {
        for (int x = 0; x < widthOf(rows); x += pitch) {
            fill(rows, x, y, pitch - 1, pitch - 1, '.');
            if (random.chance(70)) {
                fill(rows, x + pitch - 1, y + random.between(0, pitch - 2), 1, 1, '.');
            }
            if (random.chance(70)) {
                fill(rows, x + random.between(0, pitch - 2), y + pitch - 1, 1, 1, '.');
            }
        }
    }
}

void rings(Rows& rows, random::Stream& random) {
    const int thickness = random.between(1, 4);
    const int gap = random.between(1, 3);
    for (int inset = 0; 2 * inset < std::min(widthOf(rows), heightOf(rows));
         inset += thickness + gap) {
        fill(rows, inset, inset, widthOf(rows) - 2 * inset, heightOf(rows) - 2 * inset, '.');
        const int hole = inset + thickness;
        fill(rows, hole, hole, widthOf(rows) - 2 * hole, heightOf(rows) - 2 * hole, '#');
    }
    if (random.chance(70)) fill(rows, 0, heightOf(rows) / 2, widthOf(rows), 1, '.');
}

void comb(Rows& rows, random::Stream& random) {
    const int tooth = random.between(1, 3);
    const int gap = random.between(1, 3);
    fill(rows, 0, 0, widthOf(rows), random.between(1, 3), '.');
    for (int x = random.between(0, 1); x < widthOf(rows); x += tooth + gap) {
        fill(rows, x, 0, tooth, random.between(1, heightOf(rows)), '.');
    }
}

void spiral(Rows& rows, random::Stream& random) {
    const int pitch = random.between(2, 4);
    int left = 0;
    int top = 0;
    int right = widthOf(rows) - 1;
    int bottom = heightOf(rows) - 1;
    while (left <= right && top <= bottom) {
        fill(rows, left, top, right - left + 1, pitch - 1, '.');
        fill(rows, right - pitch + 2, top, pitch - 1, bottom - top + 1, '.');
        fill(rows, left, bottom - pitch + 2, right - left + 1, pitch - 1, '.');
        top += pitch;
        fill(rows, left, top, pitch - 1, bottom - top + 1, '.');
        fill(rows, left, top, pitch, 1, '.');
        left += pitch;
        right -= pitch;
        bottom -= pitch;
    }
}

void corridors(Rows& rows, random::Stream& random) {
    int x = random.between(0, widthOf(rows) - 1);
    int y = random.between(0, heightOf(rows) - 1);
    for (int turn = random.between(1, 40); turn > 0; --turn) {
        const int length = random.between(1, 9);
        const auto step = grid::offset(grid::kDirections[random.below(4)]);
        for (int i = 0; i < length; ++i) {
            at(rows, x, y) = '.';
            x = std::clamp(x + step.x, 0, widthOf(rows) - 1);
            y = std::clamp(y + step.y, 0, heightOf(rows) - 1);
        }
    }
}

void placeHero(Rows& rows, random::Stream& random) {
    std::vector<grid::Point> open;
    for (int y = 0; y < heightOf(rows); ++y) {
        for (int x = 0; x < widthOf(rows); ++x) {
            if (at(rows, x, y) == '.') open.push_back({x, y});
        }
    }
    grid::Point hero{random.between(0, widthOf(rows) - 1), random.between(0, heightOf(rows) - 1)};
    if (!open.empty()) hero = open[random.below(static_cast<std::uint32_t>(open.size()))];
    at(rows, hero.x, hero.y) = '@';
}

void decorate(Rows& rows, random::Stream& random, const Sprinkle& sprinkle) {
    constexpr std::string_view things = "hEtg?B";
    for (std::string& row : rows) {
        for (char& cell : row) {
            if (cell != '.') continue;
            if (random.chance(sprinkle.water)) cell = '~';
            if (random.chance(sprinkle.things)) cell = things[random.below(6)];
            if (random.chance(sprinkle.coins)) cell = '$';
            if (random.chance(sprinkle.traps)) cell = 'x';
            if (random.chance(sprinkle.noTraps)) cell = '!';
        }
    }
}

template <typename Enter>
std::set<std::pair<int, int>> flood(const level::Map& map, grid::Point start, const Enter& enter) {
    std::set<std::pair<int, int>> seen;
    std::vector<grid::Point> todo{start};
    while (!todo.empty()) {
        const grid::Point p = todo.back();
        todo.pop_back();
        if (!map.cells.contains(p) || !enter(map.cells.at(p))) continue;
        if (!seen.emplace(p.x, p.y).second) continue;
        todo.push_back({p.x + 1, p.y});
        todo.push_back({p.x - 1, p.y});
        todo.push_back({p.x, p.y + 1});
        todo.push_back({p.x, p.y - 1});
    }
    return seen;
}

}  // namespace

std::vector<Rows> awkwardShapes() {
    return {
        {"@"},
        {"@."},
        {".@."},
        {"@", ".", "."},
        {"#@#", "...", "#.#"},
        {"...", ".@.", "..."},
        {"....", ".@..", "....", "...."},
        // Corridors one cell wide, in even and in odd rows and columns.
        {"@........"},
        {".@......."},
        {"@.......", "#######.", "........", ".#######", "........"},
        {"#########", "#@#...#.#", "#.#.#.#.#", "#...#...#", "#########"},
        // Rings.
        {"@....", ".###.", ".###.", ".###.", "....."},
        {"@.....", ".####.", ".####.", "......"},
        {".......", ".@.....", "..###..", "..###..", "..###..", ".......", "......."},
        {"@......", ".#####.", ".#...#.", ".#.#.#.", ".#...#.", ".#####.", "......."},
        // Combs.
        {"@........", ".#.#.#.#.", ".#.#.#.#.", ".#.#.#.#."},
        {"#########", "#@......#", "#.##.##.#", "#.##.##.#", "#.##.##.#", "#########"},
        {".@......", "#.#.#.#.", "#.#.#.#.", "........"},
        // Spirals.
        {"@......", "######.", ".....#.", ".###.#.", ".#...#.", ".#####.", "......."},
        {"........", ".######.", ".#@...#.", ".####.#.", ".#....#.", ".#.####.", ".#......"},
        // Chambers joined by passages one cell wide, in even and in odd rows and columns.
        {"@..#...", "...#...", ".......", "...#...", "...#..."},
        {"@...#....", "....#....", "....#....", ".........", "....#...."},
        {"...#...#...", ".@.........", "...#...#...", "#.###.###.#", "...#...#...", "...#...#...",
         "...........", "...#...#..."},
        {"@.#..", "..#..", "#.###", ".....", "..#.."},
        // A cross of single cells, diagonal stairs, the edge of a checkerboard.
        {"##.##", "##.##", "..@..", "##.##", "##.##"},
        {"@.####", "#..###", "##..##", "###..#", "####.."},
        {"@#.#.", "..#.#", "#...#", ".#.#.", "#.#.#"},
    };
}

Rows randomShape(std::uint64_t seed, const Sprinkle& sprinkle) {
    random::Stream random(seed, 0x5a9e);
    const int most = random.chance(20) ? 6 : random.chance(75) ? 20 : 40;
    Rows rows = solid(random.between(1, most), random.between(1, most));
    constexpr std::array kMakers{noise, blob, rectangles, chambers, rings, comb, spiral, corridors};
    kMakers[random.below(kMakers.size())](rows, random);
    placeHero(rows, random);
    decorate(rows, random, sprinkle);
    return rows;
}

std::set<std::pair<int, int>> walkableFrom(const level::Map& map, grid::Point start) {
    return flood(map, start, [](level::Cell cell) { return cell.isWalkable(); });
}

std::set<std::pair<int, int>> aislesFrom(const level::Map& map, grid::Point start) {
    return flood(map, start, [](level::Cell cell) { return cell.isAisle(); });
}

std::set<std::pair<int, int>> aislesOf(const level::Map& map) {
    std::set<std::pair<int, int>> aisles;
    for (int y = 0; y < map.size().height; ++y) {
        for (int x = 0; x < map.size().width; ++x) {
            if (map.cells.at({x, y}).isAisle()) aisles.emplace(x, y);
        }
    }
    return aisles;
}

level::Level with(level::Level level, std::string_view stage, const std::string& parameter,
                  level::ParameterValue value) {
    for (level::RecipeStage& entry : level.recipe.stages) {
        if (entry.stage == stage) entry.parameters[parameter] = value;
    }
    return level;
}

}  // namespace mazeloom::testing
