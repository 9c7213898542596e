// SPDX-License-Identifier: MIT
// References between copied things: if several things are copied together, a reference from one to
// another becomes a reference between the copies.
#pragma once

#include <map>
#include <string>
#include <utility>

#include "core/edit/fresh_id.h"
#include "core/level/map/properties.h"

namespace mazeloom::edit {

/// The ids of copies, by the ids of their originals.
using CopiedIds = std::map<std::string, std::string>;

/// Gives a copy a fresh id and records it. A copy without an id keeps none.
inline void nameCopy(std::string& id, FreshIds& ids, CopiedIds& copies) {
    if (id.empty()) return;
    std::string fresh = ids.of(id, id);
    copies.insert_or_assign(std::exchange(id, fresh), fresh);
}

/// Redirects each property that references a copied thing to its copy. Other references stay.
inline void follow(level::Properties& properties, const CopiedIds& copies) {
    for (level::Property& property : properties) {
        auto* name = std::get_if<level::ObjectName>(&property.value);
        if (name == nullptr) continue;
        const auto copy = copies.find(name->id);
        if (copy != copies.end()) name->id = copy->second;
    }
}

}  // namespace mazeloom::edit
