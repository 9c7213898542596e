// SPDX-License-Identifier: MIT
#include "core/check/trial.h"

#include <algorithm>
#include <vector>

#include "core/check/check.h"

namespace mazeloom::check {

namespace {

using grid::Point;
using level::Object;

/// Whether both are the same error. Places in lists are not compared: a fix that removes an object
/// shifts those behind it.
bool isSameError(const Finding& a, const Finding& b) {
    return a.sentence.id == b.sentence.id && a.problem.cell == b.problem.cell;
}

/// Returns the first error at one of the cells, which are sorted, that was not there before.
std::optional<Finding> newErrorAt(const std::vector<Point>& cells,
                                  const std::vector<Finding>& before,
                                  const std::vector<Finding>& after) {
    const auto isNew = [&](const Finding& finding) {
        return finding.isError() && finding.problem.cell &&
               std::ranges::binary_search(cells, *finding.problem.cell) &&
               std::ranges::none_of(before, [&](const Finding& old) {
                   return old.isError() && isSameError(old, finding);
               });
    };
    const auto found = std::ranges::find_if(after, isNew);
    return found == after.end() ? std::nullopt : std::optional(*found);
}

void addMoved(const std::vector<Object>& before, const std::vector<Object>& after,
              std::vector<Point>& cells) {
    for (const Object& object : after) {
        if (std::ranges::find(before, object) == before.end()) cells.push_back(object.at);
    }
}

template <typename Cells>
void addChanged(const Cells& before, const Cells& after, std::vector<Point>& cells) {
    if (before.size() != after.size()) return;
    for (int y = 0; y < before.height(); ++y) {
        for (int x = 0; x < before.width(); ++x) {
            if (before.at({x, y}) != after.at({x, y})) cells.push_back({x, y});
        }
    }
}

}  // namespace

std::optional<Finding> errorBroughtBy(const Fix& fix, const level::Level& level,
                                      std::span<const level::Room> rooms,
                                      const level::Descent& descent,
                                      std::span<const level::OwnKind> kinds) {
    const level::Level after = repaired(level, fix);
    std::vector<Point> touched;
    addMoved(level.objects, after.objects, touched);
    if (level.paint && after.paint) addChanged(*level.paint, *after.paint, touched);
    if (touched.empty()) return std::nullopt;
    std::ranges::sort(touched);
    return newErrorAt(touched, checkLevel(level, rooms, nullptr, descent, kinds),
                      checkLevel(after, rooms, nullptr, descent, kinds));
}

std::optional<Finding> errorBroughtBy(const Fix& fix, const level::Room& room,
                                      std::span<const level::OwnKind> kinds) {
    const level::Room after = repaired(room, fix);
    std::vector<Point> touched;
    addMoved(room.objects, after.objects, touched);
    addChanged(room.cells, after.cells, touched);
    std::ranges::sort(touched);
    return newErrorAt(touched, checkRoom(room, kinds), checkRoom(after, kinds));
}

}  // namespace mazeloom::check
