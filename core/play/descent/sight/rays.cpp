// SPDX-License-Identifier: MIT
#include "core/play/descent/sight/rays.h"

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/play/descent/sight/sight.h"

namespace mazeloom::play::descent {

namespace {

constexpr int kRays = 360;

/// sin 0°, sin 1°, … sin 90°, in millionths. That is precise enough: each point that a ray steps to
/// lies either on the edge of a cell, or at least 486 millionths away from it.
constexpr int kUnit = 1'000'000;
constexpr std::array<std::int32_t, 91> kSines{
    0,        17'452,  34'899,  52'336,  69'756,  87'156,  104'528, 121'869, 139'173, 156'434,
    173'648,  190'809, 207'912, 224'951, 241'922, 258'819, 275'637, 292'372, 309'017, 325'568,
    342'020,  358'368, 374'607, 390'731, 406'737, 422'618, 438'371, 453'990, 469'472, 484'810,
    500'000,  515'038, 529'919, 544'639, 559'193, 573'576, 587'785, 601'815, 615'661, 629'320,
    642'788,  656'059, 669'131, 681'998, 694'658, 707'107, 719'340, 731'354, 743'145, 754'710,
    766'044,  777'146, 788'011, 798'636, 809'017, 819'152, 829'038, 838'671, 848'048, 857'167,
    866'025,  874'620, 882'948, 891'007, 898'794, 906'308, 913'545, 920'505, 927'184, 933'580,
    939'693,  945'519, 951'057, 956'305, 961'262, 965'926, 970'296, 974'370, 978'148, 981'627,
    984'808,  987'688, 990'268, 992'546, 994'522, 996'195, 997'564, 998'630, 999'391, 999'848,
    1'000'000};

constexpr std::int32_t sine(int degrees) {
    const int turn = degrees % 360;
    const int half = turn % 180;
    const std::int32_t size = kSines[static_cast<std::size_t>(half <= 90 ? half : 180 - half)];
    return turn < 180 ? size : -size;
}

/// Returns the cell `units` millionths away from the centre of cell 0; halves round outwards.
constexpr int cellAt(std::int32_t units) {
    const std::int32_t size = units < 0 ? -units : units;
    const int cells = (size + kUnit / 2) / kUnit;
    return units < 0 ? -cells : cells;
}

constexpr grid::Point cellOnRay(int degrees, int step) {
    return {cellAt(step * sine(degrees + 90)), cellAt(step * sine(degrees))};
}

/// A node of the tree: one cell, shared by all rays that reach it over the same cells.
struct Stop {
    std::int8_t x = 0;  ///< relative to the viewer's cell
    std::int8_t y = 0;
    std::uint8_t step = 0;   ///< 1 for neighbours of the viewer's cell
    std::uint16_t over = 0;  ///< index of the next stop that is not behind this one
};

/// The tree of all rays: each stop is followed by the stops behind it.
struct Ways {
    std::array<Stop, static_cast<std::size_t>(kRays) * kSightRadius> stops{};
    std::size_t count = 0;
};

constexpr Ways layOut() {
    Ways ways;
    // The stops of the last ray. The next ray shares these stops as long as it passes their cells.
    std::array<std::size_t, kSightRadius + 1> last{};
    int open = 0;  // number of stops of the last ray
    const auto close = [&](int step) {
        for (; open >= step; --open) {
            ways.stops[last[static_cast<std::size_t>(open)]].over =
                static_cast<std::uint16_t>(ways.count);
        }
    };
    for (int ray = 0; ray < kRays; ++ray) {
        int step = 1;
        for (; step <= open; ++step) {
            const Stop& stop = ways.stops[last[static_cast<std::size_t>(step)]];
            if (cellOnRay(ray, step) != grid::Point{stop.x, stop.y}) break;
        }
        close(step);
        for (; step <= kSightRadius; ++step) {
            const grid::Point cell = cellOnRay(ray, step);
            last[static_cast<std::size_t>(step)] = ways.count;
            ways.stops[ways.count++] = {static_cast<std::int8_t>(cell.x),
                                        static_cast<std::int8_t>(cell.y),
                                        static_cast<std::uint8_t>(step), 0};
            open = step;
        }
    }
    close(1);
    return ways;
}

constexpr Ways kWays = layOut();

}  // namespace

View castRays(const level::CellGrid& cells, grid::Point from, int radius) {
    View view(from);
    if (radius <= 0) return view;
    const level::Cell* const centre = &cells.at(from);
    const std::ptrdiff_t stride = cells.stride();
    for (std::size_t i = 0; i < kWays.count;) {
        const Stop& stop = kWays.stops[i];
        view.mark({stop.x, stop.y});
        const bool isEnd = stop.step >= radius || centre[stop.y * stride + stop.x].isOpaque();
        i = isEnd ? stop.over : i + 1;
    }
    return view;
}

}  // namespace mazeloom::play::descent
