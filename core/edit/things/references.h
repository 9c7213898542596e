// SPDX-License-Identifier: MIT
// References between copied things. If several things are copied together, a reference from one to
// another becomes a reference between their copies.
#pragma once

#include <map>
#include <string>
#include <utility>

#include "core/edit/fresh_id.h"
#include "core/level/map/properties.h"

namespace mazeloom::edit {

/// Maps the ids of originals to the ids of their copies.
using CopiedIds = std::map<std::string, std::string>;

/// Gives a copy a fresh id and records the id. A copy of a thing without an id gets none.
inline void nameCopy(std::string& id, FreshIds& ids, CopiedIds& copies) {
    if (id.empty()) return;
    std::string fresh = ids.of(id, id);
    copies.insert_or_assign(std::exchange(id, fresh), fresh);
}

/// Redirects each property that refers to a copied thing to the thing's copy. Other references
/// stay.
inline void follow(level::Properties& properties, const CopiedIds& copies) {
    for (level::Property& property : properties) {
        auto* name = std::get_if<level::ObjectName>(&property.value);
        if (name == nullptr) continue;
        const auto copy = copies.find(name->id);
        if (copy != copies.end()) name->id = copy->second;
    }
}

}  // namespace mazeloom::edit
