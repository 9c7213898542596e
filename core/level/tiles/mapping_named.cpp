// SPDX-License-Identifier: MIT
#include "core/level/tiles/mapping_named.h"

#include "core/in_quotes.h"

namespace mazeloom::level {

tl::expected<const TileMapping*, std::string> mappingNamed(const TileMappings* mappings,
                                                           const std::string& id) {
    const std::string none = "no tiles " + inQuotes(id) + ": the pack has ";
    if (mappings == nullptr || mappings->empty()) return tl::unexpected(none + "none");
    if (const TileMapping* mapping = findMapping(*mappings, id)) return mapping;
    std::string known;
    for (const TileMapping& one : *mappings)
        known += (known.empty() ? "" : ", ") + one.id;
    return tl::unexpected(none + known);
}

}  // namespace mazeloom::level
