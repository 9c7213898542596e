// SPDX-License-Identifier: MIT
// Writes placed objects, trajectories, objectives, and a pack's own kinds of objects. Private to
// core/pack.
#pragma once

#include <string>

#include "core/level/level.h"

namespace mazeloom::pack {

/// In one line; what equals its default is left out.
void appendObject(std::string& out, const level::Object& object);
void appendTrajectory(std::string& out, const level::Trajectory& trajectory);
void appendOwnKind(std::string& out, const level::OwnKind& kind);
/// In one line, in the order of Objectives' members.
void appendObjectives(std::string& out, const level::Objectives& objectives);

}  // namespace mazeloom::pack
