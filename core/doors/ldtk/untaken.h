// SPDX-License-Identifier: MIT
// What of a project that left was changed in LDtk and says nothing that a level could take.
#pragma once

#include "core/doors/in/untaken.h"
#include "core/json/value.h"

namespace mazeloom::doors::ldtk {

/// Compares each value that the project had when it left, but for those of its levels. Left out are
/// the values that are read (core/doors/ldtk/read.cpp), those that LDtk makes of others, whose
/// names begin with "__", and those by which it counts and arranges. `knowsRooms` says whether it
/// is known which rooms the levels left with; otherwise which fields entities have is not known.
void compareProjects(const json::Value& was, const json::Value& is, bool knowsRooms,
                     Untaken& untaken);
/// The same of a level. Rooms and darkness are compared where `knowsRooms`.
void compareLevels(const json::Value& was, const json::Value& is, bool knowsRooms,
                   Untaken& untaken);

}  // namespace mazeloom::doors::ldtk
