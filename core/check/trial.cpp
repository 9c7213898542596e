// SPDX-License-Identifier: MIT
#include "core/check/trial.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/check/check.h"

namespace mazeloom::check {

namespace {

using grid::Point;
using level::Object;

/// Whether both are the same error. Indices are not compared because a fix that removes an object
/// shifts later ones.
bool isSameError(const Finding& a, const Finding& b) {
    return a.sentence.id == b.sentence.id && a.problem.cell == b.problem.cell;
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

/// Returns the first error at one of `cells` that `check` finds in `after` but not in `before`.
/// Checks `before` only if there is an error at one of the cells.
template <typename Sheet, typename Check>
std::optional<Finding> newErrorAt(std::vector<Point> cells, const Sheet& before, const Sheet& after,
                                  const Check& check) {
    if (cells.empty()) return std::nullopt;
    std::ranges::sort(cells);
    std::vector<Finding> errors = check(after);
    std::erase_if(errors, [&](const Finding& finding) {
        return !finding.isError() || !finding.problem.cell ||
               !std::ranges::binary_search(cells, *finding.problem.cell);
    });
    if (errors.empty()) return std::nullopt;
    const std::vector<Finding> known = check(before);
    const auto found = std::ranges::find_if(errors, [&](const Finding& error) {
        return std::ranges::none_of(
            known, [&](const Finding& old) { return old.isError() && isSameError(old, error); });
    });
    return found == errors.end() ? std::nullopt : std::optional(*found);
}

}  // namespace

std::optional<Finding> errorBroughtBy(const Fix& fix, const level::Level& level,
                                      std::span<const level::Room> rooms,
                                      const level::Descent& descent,
                                      std::span<const level::OwnKind> kinds) {
    if (fix.change.isChoice) return std::nullopt;
    const level::Level after = repaired(level, fix);
    std::vector<Point> touched;
    addMoved(level.objects, after.objects, touched);
    if (level.paint && after.paint) addChanged(*level.paint, *after.paint, touched);
    return newErrorAt(std::move(touched), level, after, [&](const level::Level& each) {
        return checkLevel(each, rooms, nullptr, descent, kinds);
    });
}

std::optional<Finding> errorBroughtBy(const Fix& fix, const level::Room& room,
                                      std::span<const level::OwnKind> kinds) {
    if (fix.change.isChoice) return std::nullopt;
    const level::Room after = repaired(room, fix);
    std::vector<Point> touched;
    addMoved(room.objects, after.objects, touched);
    addChanged(room.cells, after.cells, touched);
    return newErrorAt(std::move(touched), room, after,
                      [&](const level::Room& each) { return checkRoom(each, kinds); });
}

}  // namespace mazeloom::check
