// SPDX-License-Identifier: MIT
// The content of the installed classes, and access to it for the other parts of the library.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/level/level.h"
#include "core/level/map/map.h"
#include "core/problem.h"
#include "core/trace/timeline.h"
#include "mazeloom/cells.h"
#include "mazeloom/level.h"
#include "mazeloom/map.h"
#include "mazeloom/recording.h"
#include "mazeloom/result.h"

namespace mazeloom {
inline namespace v1 {

struct Map::Inside {
    level::Map map;
    std::shared_ptr<const level::Level> level;
    level::SharedVector<level::Room> rooms;
    std::uint64_t seed = 0;
    std::vector<std::string> warnings;
};

struct Level::Inside {
    std::shared_ptr<const level::Level> level;
    level::SharedVector<level::Room> rooms;
    level::SharedOwnKinds kinds;
    level::FloorContext floor;
    std::string pack;  ///< id of the pack; empty for a level that a program designed
};

struct Recording::Inside {
    trace::Timeline timeline;
    Map map;
};

/// Makes installed classes from their content, and returns the content of installed classes.
class Access {
  public:
    template <typename T, typename Inside>
    static T make(std::shared_ptr<Inside> inside) {
        return T(std::move(inside));
    }
    template <typename T, typename Inside>
    static T make(std::unique_ptr<Inside> inside) {
        return T(std::move(inside));
    }
    template <typename T>
    static const auto& inside(const T& of) {
        return *of.inside_;
    }
};

inline Position toPosition(grid::Point p) {
    return {p.x, p.y};
}
inline grid::Point toPoint(Position p) {
    return {p.x, p.y};
}
inline Rectangle toRectangle(const grid::Rect& r) {
    return {r.x, r.y, r.width, r.height};
}
Cell toCell(level::Cell cell);
/// Returns a view of cells, without copying them.
Cells toCells(const level::CellGrid& cells);
Error toError(Problem problem);
std::vector<Property> toProperties(const level::Properties& properties);
/// Returns the file of a level in its pack, for errors of its generation.
std::string fileOf(const level::Level& level);

}  // namespace v1
}  // namespace mazeloom
