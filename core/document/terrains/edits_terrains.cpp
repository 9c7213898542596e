// SPDX-License-Identifier: MIT
#include "core/document/terrains/edits_terrains.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "core/document/parts/level_part.h"
#include "core/edit/fragment/stamps.h"
#include "core/edit/terrains/translate.h"
#include "core/edit/terrains/uses.h"
#include "core/level/id.h"

namespace mazeloom::document {

namespace {

using level::OwnTerrain;
using level::OwnTerrains;
using level::TerrainTable;

template <typename Part>
Edit packEdit(Part part) {
    return {SetPackPart{std::make_unique<PackPart>(std::move(part)), kNoStamp}};
}

bool has(const std::vector<std::string>& ids, const std::string& id) {
    return std::ranges::find(ids, id) != ids.end();
}

}  // namespace

Wanted setOwnTerrains(const Document& document, OwnTerrains terrains) {
    const bool areNamed = std::ranges::all_of(terrains, [](const OwnTerrain& terrain) {
        return level::isId(terrain.id) && (terrain.sprite.empty() || level::isId(terrain.sprite));
    });
    if (!areNamed || !level::areAllowed(terrains)) return tl::unexpected(Refusal::NotAllowed);
    const TerrainTable& before = document.pack().terrains;
    if (terrains == before.own()) return Edit{};
    TerrainTable after(std::move(terrains));
    level::TerrainSet gone;
    for (const OwnTerrain& terrain : before.own()) {
        const OwnTerrain* stays = after.find(terrain.id);
        if (stays == nullptr || stays->terrain != terrain.terrain) gone.add(terrain.terrain);
    }
    if (!gone.isEmpty() && !(edit::usedOwn(document.pack()) & gone).isEmpty())
        return tl::unexpected(Refusal::InUse);
    return packEdit(std::move(after));
}

Wanted removeOwnTerrain(const Document& document, level::Terrain terrain) {
    const level::Pack& pack = document.pack();
    OwnTerrains left = pack.terrains.own();
    if (std::erase_if(left, [&](const OwnTerrain& row) { return row.terrain == terrain; }) == 0)
        return Edit{};
    const edit::TerrainUses uses = edit::usesOf(pack, terrain);
    if (!uses.recipes.empty()) return tl::unexpected(Refusal::InUse);
    const TerrainTable after(std::move(left));
    Several all{{}, document.shown()};
    for (const std::string& id : uses.levels) {
        const SheetKey key = document.find(SheetKind::Level, id);
        level::Level level = *document.levelOf(key);
        edit::translate(level, after);
        LevelBody body{level.size,
                       level.origin,
                       std::move(level.paint),
                       std::move(level.objects),
                       std::move(level.trajectories),
                       std::move(level.kept),
                       std::move(level.properties)};
        all.edits.push_back(
            {SetLevelPart{key, kNoStamp, std::make_unique<LevelPart>(std::move(body)), kNoStamp}});
    }
    for (const std::string& id : uses.rooms) {
        const SheetKey key = document.find(SheetKind::Room, id);
        auto room = std::make_unique<level::Room>(*document.roomOf(key));
        edit::translate(*room, after);
        all.edits.push_back({SetRoom{key, kNoStamp, std::move(room), kNoStamp}});
    }
    if (!uses.stamps.empty()) {
        level::Stamps stamps = pack.stamps;
        for (std::size_t i = 0; i < stamps.size(); ++i) {
            const level::Stamp& stamp = std::as_const(stamps)[i];
            if (!has(uses.stamps, stamp.title)) continue;
            edit::Fragment fragment = edit::fragmentOf(stamp);
            edit::translate(fragment, after);
            level::Stamp changed = edit::stampOf(fragment, stamp.title);
            changed.more = stamp.more;
            stamps[i] = std::move(changed);
        }
        all.edits.push_back(packEdit(std::move(stamps)));
    }
    all.edits.push_back(packEdit(after));
    return Edit{std::move(all)};
}

}  // namespace mazeloom::document
