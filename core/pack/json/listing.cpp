// SPDX-License-Identifier: MIT
#include "core/pack/json/listing.h"

#include <algorithm>
#include <utility>

namespace mazeloom::pack {

Listing listingOf(const level::Pack& pack) {
    Listing listing;
    for (const level::Level& level : pack.levels)
        listing.levels.push_back(level.id);
    for (const level::Room& room : pack.rooms)
        listing.rooms.push_back(room.id);
    return listing;
}

Listing listingOf(const level::Pack& pack, std::vector<Unread> unread) {
    Listing listing = listingOf(pack);
    std::ranges::stable_sort(unread, {}, &Unread::index);
    for (Unread& item : unread) {
        auto& ids = item.isRoom ? listing.rooms : listing.levels;
        const std::size_t at = std::min(item.index, ids.size());
        ids.insert(ids.begin() + static_cast<std::ptrdiff_t>(at), std::move(item.id));
    }
    return listing;
}

}  // namespace mazeloom::pack
