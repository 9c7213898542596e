// SPDX-License-Identifier: MIT
#include "core/exchange/in/take_in.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <set>
#include <utility>

#include "core/edit/fresh_id.h"
#include "core/edit/terrains/translate.h"

namespace mazeloom::exchange {

using document::Document;
using document::Edit;
using document::InsertLevel;
using document::InsertRoom;
using document::kNoSheet;
using document::kNoStamp;
using document::LevelBody;
using document::LevelPart;
using document::PackPart;
using document::Refusal;
using document::SetLevelPart;
using document::SetPackPart;
using document::SetSeed;
using document::Several;
using document::SheetKey;
using document::SheetKind;
using document::Wanted;

namespace {

template <typename Part>
void addIfNew(std::vector<Edit>& edits, const Document& document, SheetKey sheet, Part part) {
    auto level = std::make_unique<LevelPart>(std::move(part));
    if (!hasPart(*document.levelOf(sheet), *level))
        edits.push_back({SetLevelPart{sheet, kNoStamp, std::move(level), kNoStamp}});
}

/// Adds edits for the changed parts of a level. Unknown members of the level's file stay.
void addReplacing(std::vector<Edit>& edits, const Document& document, SheetKey sheet,
                  level::Level level) {
    addIfNew(edits, document, sheet, document::headOf(level));
    addIfNew(edits, document, sheet, level.objectives);
    addIfNew(edits, document, sheet,
             LevelBody{level.size, level.origin, std::move(level.paint), std::move(level.objects),
                       std::move(level.trajectories), std::move(level.kept),
                       std::move(level.properties)});
    addIfNew(edits, document, sheet, std::move(level.recipe));
    // Most formats carry no promises: without any, the level keeps those that it has.
    if (!level.promises.empty()) addIfNew(edits, document, sheet, std::move(level.promises));
}

template <typename Part>
void addPart(std::vector<Edit>& edits, Part part) {
    edits.push_back({SetPackPart{std::make_unique<PackPart>(std::move(part)), kNoStamp}});
}

/// Returns the pack's kinds plus the new kinds in `more`; nothing if none is new.
std::optional<level::OwnKinds> kindsWith(const level::Pack& pack,
                                         std::vector<level::OwnKind> more) {
    std::erase_if(more, [&pack](const level::OwnKind& kind) {
        return std::ranges::find(pack.ownKinds, kind.id, &level::OwnKind::id) !=
               pack.ownKinds.end();
    });
    if (more.empty()) return std::nullopt;
    level::OwnKinds kinds(pack.ownKinds.begin(), pack.ownKinds.end());
    std::ranges::move(more, std::back_inserter(kinds));
    return kinds;
}

/// Returns the pack's terrains plus the terrains of the import, and renumbers the import's terrains
/// in `coming`. Returns nothing if there are too many terrains.
std::optional<level::TerrainTable> terrainsWith(level::TerrainTable terrains, Coming& coming) {
    const auto join = [&](const level::TerrainTable& more) {
        const auto joined = level::joined(terrains, more.own());
        if (joined) terrains = *joined;
        return joined.has_value();
    };
    for (const ComingLevel& one : coming.levels) {
        if (!join(one.level.terrains)) return std::nullopt;
    }
    for (const level::Room& room : coming.rooms) {
        if (!join(room.terrains)) return std::nullopt;
    }
    for (ComingLevel& one : coming.levels)
        edit::translate(one.level, terrains);
    for (level::Room& room : coming.rooms)
        edit::translate(room, terrains);
    return terrains;
}

}  // namespace

Wanted takeIn(const Document& document, Coming coming) {
    if (coming.tiles.size() > level::kMaxForeignTiles) return tl::unexpected(Refusal::NotAllowed);
    Several all{{}, kNoSheet};
    const level::Pack& pack = document.pack();
    auto terrains = terrainsWith(pack.terrains, coming);
    if (!terrains) return tl::unexpected(Refusal::NotAllowed);
    if (*terrains != pack.terrains) addPart(all.edits, *terrains);
    if (auto kinds = kindsWith(pack, std::move(coming.ownKinds))) {
        if (kinds->size() > level::kMaxOwnKinds) return tl::unexpected(Refusal::NotAllowed);
        addPart(all.edits, std::move(*kinds));
    }
    for (level::Room& room : coming.rooms) {
        if (document.find(SheetKind::Room, room.id) != kNoSheet) continue;
        auto sheet = std::make_unique<InsertRoom::Sheet>();
        sheet->room = std::move(room);
        all.edits.push_back({InsertRoom{std::move(sheet), pack.rooms.size(), kNoSheet, kNoStamp}});
    }
    std::set<std::string> taken;
    edit::FreshIds ids([&](const std::string& id) {
        return taken.contains(id) || document.find(SheetKind::Level, id) != kNoSheet;
    });
    std::vector<level::Level> fresh;
    for (auto& [level, replaces, seed] : coming.levels) {
        const SheetKey sheet = replaces ? document.find(SheetKind::Level, level.id) : kNoSheet;
        if (sheet != kNoSheet && taken.insert(level.id).second) {
            if (taken.size() == 1) all.about = sheet;
            addReplacing(all.edits, document, sheet, std::move(level));
            if (seed && *seed != document.levelState(sheet)->seeds.current())
                all.edits.push_back({SetSeed{sheet, *seed}});
            continue;
        }
        level.id = ids.of(level.id.empty() ? level.title : level.id, "level");
        taken.insert(level.id);
        fresh.push_back(std::move(level));
    }
    // Inserting a level shows it. The first level is inserted last, so that it is shown in the end.
    const std::size_t behind = pack.levels.size();
    for (auto level = fresh.rbegin(); level != fresh.rend(); ++level) {
        auto sheet = std::make_unique<InsertLevel::Sheet>();
        sheet->level = std::make_shared<level::Level>(std::move(*level));
        all.edits.push_back({InsertLevel{std::move(sheet), behind, kNoSheet, kNoStamp}});
    }
    if (coming.tiles != pack.foreignTiles) addPart(all.edits, std::move(coming.tiles));
    if (all.edits.empty()) return Edit{};
    return Edit{std::move(all)};
}

}  // namespace mazeloom::exchange
