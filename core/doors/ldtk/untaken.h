// SPDX-License-Identifier: MIT
// What of a project that left was changed in LDtk and says nothing that a level could take.
#pragma once

#include <cstdint>
#include <set>
#include <string>

#include "core/doors/in/untaken.h"
#include "core/json/value.h"

namespace mazeloom::doors::ldtk {

/// What is known of a project that left and came back, apart from its values.
struct Returned {
    /// Whether it is known which rooms the levels left with; otherwise which fields entities have
    /// is not known.
    bool knowsRooms = false;
    /// The smallest number of a level that left: LDtk gave larger ones to what was made there.
    std::int64_t firstLevelUid = 0;
};

/// Compares each value that the project had when it left, but for those of its levels. Left out are
/// the values that are read (core/doors/ldtk/read.cpp), those that LDtk makes of others, whose
/// names begin with "__", and those by which it counts and arranges.
void compareProjects(const json::Value& was, const json::Value& is, const Returned& returned,
                     Untaken& untaken);
/// The same of a level. Rooms and darkness are compared where `knowsRooms`. `defined` are the
/// fields that the project defines.
void compareLevels(const json::Value& was, const json::Value& is, bool knowsRooms,
                   const std::set<std::string>& defined, Untaken& untaken);
/// The identifiers of all fields that a project defines, for levels and entities.
std::set<std::string> definedFields(const json::Value& project);

/// Whether the level lies elsewhere in its world than when it left.
bool isPlacedOtherwise(const json::Value& was, const json::Value& is);
/// Whether the project lays out its levels in another way, or in several worlds.
bool isLaidOutOtherwise(const json::Value& was, const json::Value& is);

}  // namespace mazeloom::doors::ldtk
