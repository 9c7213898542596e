// SPDX-License-Identifier: MIT
#include "core/level/room/symmetries.h"

#include <algorithm>
#include <tuple>

namespace mazeloom::level {

namespace {

auto readingOrder(grid::Point p) {
    return std::tuple(p.y, p.x);
}

/// Returns the room after a symmetry is applied, with its lists sorted so that their order does not
/// depend on the symmetry.
Room seen(const Room& room, Symmetry symmetry) {
    Room turned = transformed(room, symmetry);
    std::ranges::sort(turned.entrances, {}, readingOrder);
    // Tags without an entrance have no effect.
    std::erase_if(turned.entranceTags, [&](const EntranceTag& each) {
        return std::ranges::find(turned.entrances, each.at) == turned.entrances.end();
    });
    std::ranges::sort(turned.entranceTags, {},
                      [](const EntranceTag& each) { return readingOrder(each.at); });
    std::ranges::sort(turned.objects, {}, [](const Object& object) {
        return std::tuple(readingOrder(object.at), object.kind, object.own, object.id);
    });
    return turned;
}

/// Whether two objects look the same. Objects of a kind are interchangeable, so ids are not
/// compared.
bool looksAlike(const Object& a, const Object& b) {
    const bool sameBeam =
        a.kind != ThingKind::Emitter || (a.direction == b.direction && a.beam == b.beam);
    return a.kind == b.kind && a.own == b.own && a.at == b.at && a.text == b.text && sameBeam &&
           a.properties == b.properties;
}

bool isAlike(const Room& a, const Room& b) {
    return a.cells == b.cells && a.entrances == b.entrances && a.entranceTags == b.entranceTags &&
           std::ranges::equal(a.objects, b.objects, looksAlike);
}

}  // namespace

std::array<std::size_t, kSymmetries.size()> firstAlike(const Room& room) {
    std::array<std::size_t, kSymmetries.size()> first{};
    std::array<Room, kSymmetries.size()> rooms;
    for (std::size_t i = 0; i < kSymmetries.size(); ++i) {
        rooms[i] = seen(room, kSymmetries[i]);
        first[i] = i;
        for (std::size_t before = 0; before < i; ++before) {
            if (first[before] != before || !isAlike(rooms[before], rooms[i])) continue;
            first[i] = before;
            break;
        }
    }
    return first;
}

}  // namespace mazeloom::level
