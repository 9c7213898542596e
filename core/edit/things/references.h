// SPDX-License-Identifier: MIT
// What copies of things call each other: where several are copied together, one that names another
// names that one's copy.
#pragma once

#include <map>
#include <string>
#include <utility>

#include "core/edit/fresh_id.h"
#include "core/level/map/properties.h"

namespace mazeloom::edit {

/// The ids that copies got, by the ids that they were copied from.
using CopiedIds = std::map<std::string, std::string>;

/// Gives a copy an id that nothing else has, and notes it. A copy without an id stays without.
inline void nameCopy(std::string& id, FreshIds& ids, CopiedIds& copies) {
    if (id.empty()) return;
    std::string fresh = ids.of(id, id);
    copies.insert_or_assign(std::exchange(id, fresh), fresh);
}

/// Lets each property that names a copied thing name its copy. What was not copied keeps its name.
inline void follow(level::Properties& properties, const CopiedIds& copies) {
    for (level::Property& property : properties) {
        auto* name = std::get_if<level::ObjectName>(&property.value);
        if (name == nullptr) continue;
        const auto copy = copies.find(name->id);
        if (copy != copies.end()) name->id = copy->second;
    }
}

}  // namespace mazeloom::edit
