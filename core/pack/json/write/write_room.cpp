// SPDX-License-Identifier: MIT
#include <algorithm>

#include "core/pack/json/json_layout.h"
#include "core/pack/json/terrains/write_terrains.h"
#include "core/pack/json/words.h"
#include "core/pack/json/write/write.h"
#include "core/pack/json/write/write_objects.h"
#include "core/pack/json/write/write_properties.h"
#include "core/pack/json/write/write_rows.h"

namespace mazeloom::pack {

namespace {

/// Returns the group of exactly these symmetries in this order; null if there is none.
const SymmetryGroup* groupOf(const std::vector<level::Symmetry>& symmetries) {
    for (std::size_t i = 0; i < symmetries.size(); ++i) {
        if (symmetries[i] != symmetryAt(i)) return nullptr;
    }
    const auto found = std::ranges::find(kSymmetryGroups, symmetries.size(), &SymmetryGroup::count);
    return found == kSymmetryGroups.end() ? nullptr : &*found;
}

void appendEntranceTag(std::string& out, const level::EntranceTag& entrance) {
    Members members(out, Members::Layout::Inline);
    appendPair(members.value("at"), entrance.at);
    members.text("tag", entrance.tag);
    members.close();
}

void writeSymmetries(Members& members, const std::vector<level::Symmetry>& symmetries) {
    const SymmetryGroup* group = groupOf(symmetries);
    if (group == kSymmetryGroups.data()) return;  // the default
    if (group != nullptr) {
        members.text("symmetries", group->id);
    } else {
        appendInlineList(members.value("symmetries"), symmetries,
                         [](std::string& out, level::Symmetry symmetry) {
                             level::appendText(out, kSymmetries[indexOf(symmetry)]);
                         });
    }
}

}  // namespace

std::string writeRoom(const level::Room& room) {
    const level::Room standard;
    std::string text;
    Members members(text, Members::Layout::Lines);
    members.text("id", room.id);
    members.text("title", room.title);
    appendLegend(members, ownIn(room.cells, room.terrains), room.terrains, Belongs::ToPack);
    appendTerrain(members.value("cells"), room.cells, room.terrains);
    if (!room.entrances.empty()) {
        appendInlineList(members.value("entrances"), room.entrances, appendPair);
    }
    if (!room.entranceTags.empty())
        appendLines(members.value("entrance-tags"), room.entranceTags, appendEntranceTag);
    if (!room.objects.empty()) appendLines(members.value("objects"), room.objects, appendObject);
    if (!room.tags.empty()) {
        appendInlineList(members.value("tags"), room.tags, level::appendText);
    }
    if (level::isFurniture(room))
        members.text("stands", kStandings[static_cast<std::size_t>(room.stands)]);
    members.numberUnless(standard.weight, "weight", room.weight);
    members.number("min", room.min);
    members.number("max", room.max);
    if (room.minDepth != standard.minDepth || room.maxDepth != standard.maxDepth) {
        appendPair(members.value("depth"), {room.minDepth, room.maxDepth});
    }
    writeSymmetries(members, room.symmetries);
    appendProperties(members, room.properties, Members::Layout::Lines);
    members.more(room.more);
    members.close();
    return text;
}

}  // namespace mazeloom::pack
