// SPDX-License-Identifier: MIT
#include "tests/support/packs/random_edits.h"

#include "core/document/edits_cells.h"
#include "core/document/edits_folders.h"
#include "core/document/edits_recipe.h"
#include "core/document/edits_structure.h"
#include "core/edit/campaign_edit.h"
#include "core/edit/fragment/stamps.h"
#include "core/edit/keep/keep.h"
#include "core/edit/paint/room_paint.h"
#include "core/generate/generate.h"
#include "tests/support/levels.h"
#include "tests/support/packs/random_tiles.h"

namespace mazeloom::testing {

using document::Document;
using document::Gesture;
using document::kNoGesture;
using document::kNoSheet;
using document::SheetKey;
using document::SheetKind;
using edit::Area;
using level::Terrain;

namespace {

void push(const Editing& editing, document::Wanted edit, Gesture gesture = kNoGesture) {
    editing.push(std::move(edit), gesture);
}

SheetKey randomSheet(const Document& document, random::Stream& random) {
    const auto levels = static_cast<std::uint32_t>(document.pack().levels.size());
    const auto rooms = static_cast<std::uint32_t>(document.pack().rooms.size());
    if (levels + rooms == 0) return kNoSheet;
    const std::uint32_t pick = random.below(levels + rooms);
    return pick < levels ? document.keyAt(SheetKind::Level, pick)
                         : document.keyAt(SheetKind::Room, pick - levels);
}

void randomPaint(const Editing& editing, SheetKey sheet, random::Stream& random) {
    const edit::Ink inks[] = {edit::terrainInk(Terrain::Floor), edit::terrainInk(Terrain::Wall),
                              edit::terrainInk(Terrain::WaterfallLeft),
                              edit::markInk(level::PaintMark::Trap), edit::entranceInk()};
    const bool isRoom = editing.document.kindOf(sheet) == SheetKind::Room;
    const Gesture gesture = document::newGesture();
    for (int i = random.between(1, 3); i > 0; --i) {
        const grid::Rect area{random.between(-2, 13), random.between(-2, 10), random.between(1, 5),
                              random.between(1, 4)};
        // Only rooms have entrances: in a level the bit is a mark.
        const edit::Ink ink = inks[random.below(isRoom ? 5 : 4)];
        push(editing,
             document::paint(editing.document, sheet,
                             edit::deltaOf(*editing.document.paintOf(sheet), Area(area), ink)),
             gesture);
    }
}

void randomGroup(const Editing& editing, SheetKey sheet, random::Stream& random) {
    const level::Level* level = editing.document.levelOf(sheet);
    if (level == nullptr || level->size.width > 40 || level->size.height > 40) return;
    editing.beginGroup();
    const grid::Rect to{-random.between(0, 2), -random.between(0, 2),
                        level->size.width + random.between(2, 4),
                        level->size.height + random.between(2, 4)};
    push(editing, document::grow(editing.document, sheet, to));
    randomPaint(editing, sheet, random);
    editing.endGroup();
}

void randomFolder(const Editing& editing, random::Stream& random) {
    const Document& document = editing.document;
    const std::string name = random.chance(50) ? "Group" : "Folder";
    const std::string other = random.chance(50) ? "Folder" : "Attic";
    switch (random.below(4)) {
        case 0:
            push(editing, document::addFolder(document, name));
            break;
        case 1:
            push(editing, document::renameFolder(document, name, other));
            break;
        case 2:
            push(editing, document::removeFolder(document, name));
            break;
        default:
            push(editing, document::moveFolder(document, name, random.below(3)));
            break;
    }
}

void randomCampaign(const Editing& editing, random::Stream& random) {
    const level::Pack& pack = editing.document.pack();
    level::Campaign campaign = pack.campaign;
    if (random.chance(50) && !pack.levels.empty()) {
        const auto levels = static_cast<std::uint32_t>(pack.levels.size());
        edit::addNode(campaign, pack.levels[random.below(levels)].id, {1, 1});
    }
    if (campaign.nodes.size() > 1) {
        const auto nodes = static_cast<std::uint32_t>(campaign.nodes.size());
        edit::connect(campaign, std::string(campaign.nodes[random.below(nodes)].id),
                      std::string(campaign.nodes[random.below(nodes)].id));
    }
    push(editing, document::setCampaign(editing.document, std::move(campaign)));
}

void randomHead(const Editing& editing, SheetKey sheet, random::Stream& random) {
    if (editing.document.kindOf(sheet) == SheetKind::Room) {
        push(editing, document::renameRoom(editing.document, sheet,
                                           random.chance(50) ? "den" : "lair", "Den"));
        return;
    }
    const Gesture gesture = document::newGesture();
    for (int i = random.between(1, 3); i > 0; --i) {
        document::LevelHead head = document::headOf(*editing.document.levelOf(sheet));
        head.id = random.chance(50) ? "one" : "three";
        head.title = random.chance(50) ? "Renamed" : head.id;
        push(editing, document::setHead(editing.document, sheet, std::move(head)), gesture);
    }
}

void randomBody(const Editing& editing, SheetKey sheet, random::Stream& random) {
    document::LevelBody body;
    body.size = {random.between(0, 14), random.between(1, 12)};
    if (random.chance(50) && !body.size.isEmpty()) body.paint = level::PaintGrid(body.size, 3);
    push(editing, document::setBody(editing.document, sheet, std::move(body)));
}

void randomObjects(const Editing& editing, SheetKey sheet, random::Stream& random) {
    document::ObjectList objects = *editing.document.objectsOf(sheet);
    if (random.chance(70)) {
        level::Object object;
        object.kind = level::ThingKind::Heart;
        object.at = {random.between(-2, 13), random.between(-2, 10)};
        objects.push_back(object);
    } else if (!objects.empty()) {
        objects.pop_back();
    }
    push(editing, document::setObjects(editing.document, sheet, std::move(objects)));
}

/// Pins cells of the level as generated, or unpins some.
void randomKeep(const Editing& editing, SheetKey sheet, random::Stream& random) {
    const level::Level* level = editing.document.levelOf(sheet);
    if (level == nullptr) return;
    const Area area(grid::Rect{random.between(-1, 9), random.between(-1, 7), random.between(1, 6),
                               random.between(1, 5)});
    if (random.chance(30)) {
        push(editing, document::setKept(editing.document, sheet, edit::letGo(*level, area)));
        return;
    }
    const auto rooms = editing.document.pack().rooms.share();
    const auto generated = generate::generate(*level, *rooms, random.below(100));
    if (!generated) return;
    push(editing, document::setKept(editing.document, sheet,
                                    edit::keep(*level, *rooms, generated->map, area)));
}

/// Stores a piece of a level as a stamp, or renames or removes one. Some edits are refused: there
/// is no such stage, or the recipe is full.
void randomRecipe(const Editing& editing, SheetKey sheet, random::Stream& random) {
    const Document& document = editing.document;
    const std::size_t stage = random.below(4);
    switch (random.below(6)) {
        case 0:
            return push(editing, document::addStage(document, sheet, stage, "rooms"));
        case 1:
            return push(editing, document::removeStage(document, sheet, stage));
        case 2:
            return push(editing, document::duplicateStage(document, sheet, stage));
        case 3:
            return push(editing, document::moveStage(document, sheet, stage, random.below(4)));
        case 4:
            return push(editing, document::setParameterValue(document, sheet, stage, "attempts",
                                                             level::DrawnNumber{5, 20}));
        default:
            return push(editing,
                        document::setStageEnabled(document, sheet, stage, random.chance(50)));
    }
}

void randomStamps(const Editing& editing, SheetKey sheet, random::Stream& random) {
    const Document& document = editing.document;
    const level::Stamps& stamps = document.pack().stamps;
    const std::size_t at = random.below(4);
    if (random.chance(30)) {
        push(editing, document::setStamps(document, edit::withoutStamp(stamps, at)));
        return;
    }
    const std::string title = random.chance(50) ? "Shrine" : "";
    const auto fragment = edit::copyOf(*document.paintOf(sheet), *document.objectsOf(sheet), {},
                                       Area(grid::Rect{random.between(0, 3), 0, 3, 2}));
    if (fragment.isEmpty()) return;
    const auto wanted = random.chance(50)
                            ? edit::withStampReplaced(stamps, edit::stampOf(fragment, "Kept"), at)
                            : edit::withStampRenamed(stamps, at, title);
    if (wanted) push(editing, document::setStamps(document, *wanted));
}

void randomTiles(const Editing& editing, random::Stream& random) {
    push(editing, document::setTileMappings(editing.document, randomTileMappings(random)));
}

void randomPath(const Editing& editing, SheetKey sheet, random::Stream& random) {
    level::Trajectory path;
    path.points = {{random.between(-1, 9), 1}, {random.between(0, 9), 2}};
    push(editing, document::setTrajectories(editing.document, sheet, {path}));
}

/// Simulates that another program edited the pack's files, and that they are read again.
void randomReading(const Editing& editing, random::Stream& random) {
    level::Pack again = editing.document.pack();
    const auto levels = static_cast<std::uint32_t>(again.levels.size());
    if (levels > 0 && random.chance(50)) again.levels[random.below(levels)].title = "Theirs";
    if (levels > 0 && random.chance(30)) again.levels.take(random.below(levels));
    if (!again.rooms.empty() && random.chance(30)) again.rooms.edit().front().title = "Theirs";
    if (random.chance(30) && again.findLevel("read") == nullptr) {
        level::Level level = testing::solid({5, 5}, {"maze"});
        level.id = "read";
        level.title = "Read";
        again.levels.insert(0, std::move(level));
    }
    push(editing, document::replacePack(editing.document, std::move(again)));
}

}  // namespace

void randomEdit(const Editing& editing, random::Stream& random) {
    const Document& document = editing.document;
    const SheetKey sheet = randomSheet(document, random);
    if (sheet == kNoSheet) {
        level::Level level = testing::solid({6, 6}, {"maze"});
        level.title = "New";
        push(editing, insertLevel(document, std::move(level), 0));
        return;
    }
    switch (random.below(21)) {
        case 0:
        case 1:
        case 2:
            return randomPaint(editing, sheet, random);
        case 3:
            return randomObjects(editing, sheet, random);
        case 4:
            return randomPath(editing, sheet, random);
        case 5:
            return randomBody(editing, sheet, random);
        case 6:
        case 7:
            return randomHead(editing, sheet, random);
        case 8:
            if (document.pack().levels.size() + document.pack().rooms.size() > 8) return;
            if (const level::Level* level = document.levelOf(sheet)) {
                push(editing, insertLevel(document, *level, random.below(4)));
            } else {
                push(editing, insertRoom(document, *document.roomOf(sheet), random.below(4)));
            }
            return;
        case 9:
            if (random.chance(30)) push(editing, document::remove(document, sheet));
            return;
        case 10:
        case 11:
            return randomFolder(editing, random);
        case 12:
            return randomCampaign(editing, random);
        case 13:
            return randomGroup(editing, sheet, random);
        case 14:
        case 15:
            return randomKeep(editing, sheet, random);
        case 17:
            return randomStamps(editing, sheet, random);
        case 18:
            return randomTiles(editing, random);
        case 20:
            return randomReading(editing, random);
        case 16:
            return randomRecipe(editing, sheet, random);
        default:
            push(editing, document::move(document, sheet, random.below(5),
                                         random.chance(50) ? "Group" : ""));
            return;
    }
}

}  // namespace mazeloom::testing
