// SPDX-License-Identifier: MIT
// Tries a fix on a copy, to find out whether it would replace one error by another.
#pragma once

#include <optional>
#include <span>

#include "core/check/findings/finding.h"
#include "core/level/level.h"

namespace mazeloom::check {

/// Returns an error that the fix would introduce at a cell that it changes or where it places an
/// object; nullopt if there is none. Errors elsewhere do not count: a newly opened way may lead to
/// an existing problem, which is reported next. Takes as long as two checks of the level.
std::optional<Finding> errorBroughtBy(const Fix& fix, const level::Level& level,
                                      std::span<const level::Room> rooms,
                                      const level::Descent& descent = {},
                                      std::span<const level::OwnKind> kinds = {});
/// Like errorBroughtBy() above, for a room.
std::optional<Finding> errorBroughtBy(const Fix& fix, const level::Room& room,
                                      std::span<const level::OwnKind> kinds = {});

}  // namespace mazeloom::check
