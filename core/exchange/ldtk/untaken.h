// SPDX-License-Identifier: MIT
// Finds the changes that were made to an exported project in LDtk and that a level cannot hold.
#pragma once

#include <cstdint>
#include <set>
#include <string>

#include "core/exchange/in/untaken.h"
#include "core/json/value.h"

namespace mazeloom::exchange::ldtk {

/// Facts that are needed to compare a re-imported project with the project as exported.
struct Returned {
    /// Whether the rooms at export are known. If not, the fields of entities at export are not
    /// known either.
    bool knowsRooms = false;
    /// The smallest uid of an exported level. Definitions made in LDtk have larger uids.
    std::int64_t firstLevelUid = 0;
};

/// Compares each value that the project had at export with its value now, except those of its
/// levels. Skips values that are imported (core/exchange/ldtk/read.cpp), most values that LDtk
/// derives (their names begin with "__"), and LDtk's counters and layout values.
void compareProjects(const json::Value& was, const json::Value& is, const Returned& returned,
                     Untaken& untaken);
/// Compares a level in the same way; rooms and darkness only if `knowsRooms`. `defined` is the
/// result of definedFields().
void compareLevels(const json::Value& was, const json::Value& is, bool knowsRooms,
                   const std::set<std::string>& defined, Untaken& untaken);
/// Returns the identifiers of all fields that a project defines, for levels and entities.
std::set<std::string> definedFields(const json::Value& project);

/// Whether the level's position in its world changed since the export.
bool isPlacedOtherwise(const json::Value& was, const json::Value& is);
/// Whether the way in which the project arranges its levels changed, or it has several worlds now.
bool isLaidOutOtherwise(const json::Value& was, const json::Value& is);

}  // namespace mazeloom::exchange::ldtk
