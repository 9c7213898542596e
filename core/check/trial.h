// SPDX-License-Identifier: MIT
// Tries a fix on a copy, so that it does not put one error in the place of another.
#pragma once

#include <optional>
#include <span>

#include "core/check/rule/finding.h"
#include "core/level/level.h"

namespace mazeloom::check {

/// Returns an error that the level does not have now and would have, with the fix, at a cell that
/// the fix changes or where it puts an object; nothing if there is none. Errors elsewhere do not
/// count: a way that is opened may lead to what was wrong there all along, which is told next.
/// Takes as long as two checks of the level.
std::optional<Finding> errorBroughtBy(const Fix& fix, const level::Level& level,
                                      std::span<const level::Room> rooms,
                                      const level::Descent& descent = {},
                                      std::span<const level::OwnKind> kinds = {});
/// Does the same for a room.
std::optional<Finding> errorBroughtBy(const Fix& fix, const level::Room& room,
                                      std::span<const level::OwnKind> kinds = {});

}  // namespace mazeloom::check
