// SPDX-License-Identifier: MIT
// Writes placed objects, trajectories, objectives, and a pack's own kinds of objects. Private to
// core/pack.
#pragma once

#include <string>

#include "core/level/level.h"

namespace mazeloom::pack {

/// Appends the object in one line, without values that equal their default.
void appendObject(std::string& out, const level::Object& object);
void appendTrajectory(std::string& out, const level::Trajectory& trajectory);
void appendOwnKind(std::string& out, const level::OwnKind& kind);
/// Appends the objectives in one line, in the order of Objectives' members.
void appendObjectives(std::string& out, const level::Objectives& objectives);

}  // namespace mazeloom::pack
