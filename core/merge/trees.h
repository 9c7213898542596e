// SPDX-License-Identifier: MIT
// Three-way merge of JSON values.
//
// Objects are merged member by member. A list is merged element by element if its elements have
// names: members such as "id", or, in some lists, the elements themselves. All other lists and all
// scalars are merged as a whole.
#pragma once

#include "core/json/value.h"

namespace mazeloom::merge {

/// The result of a merge. The versions differ in the conflicts: where both sides changed the same
/// value differently, each version has the value of its side.
struct Trees {
    json::Value ours;
    json::Value theirs;
    bool hasConflicts = false;
};

/// Merges two changed versions of an object. If `base` is null, all members in which the sides
/// differ are conflicts, except members that only one side has.
Trees mergeTrees(const json::Value* base, const json::Value& ours, const json::Value& theirs);

}  // namespace mazeloom::merge
