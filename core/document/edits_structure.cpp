// SPDX-License-Identifier: MIT
#include "core/document/edits_structure.h"

#include <algorithm>
#include <memory>
#include <set>
#include <utility>

#include "core/document/edits_cells.h"
#include "core/edit/campaign_edit.h"
#include "core/edit/descent_edit.h"
#include "core/edit/fragment/stamps.h"
#include "core/edit/fresh_id.h"
#include "core/edit/tile_mappings.h"
#include "core/level/id.h"

namespace mazeloom::document {

namespace {

template <typename Part>
Edit setPart(Part part) {
    return {SetPackPart{std::make_unique<PackPart>(std::move(part)), kNoStamp}};
}

Edit headEdit(SheetKey level, LevelHead head) {
    return {SetLevelPart{level, kNoStamp, std::make_unique<LevelPart>(std::move(head)), kNoStamp}};
}

/// Combines edits into one; a single edit is not wrapped.
Edit together(std::vector<Edit> edits, SheetKey about) {
    if (edits.size() == 1) return std::move(edits.front());
    return {Several{std::move(edits), about}};
}

std::size_t countOf(const Document& document, SheetKind kind) {
    const level::Pack& pack = document.pack();
    return kind == SheetKind::Level ? pack.levels.size() : pack.rooms.size();
}

/// Returns the sheet to show after the removal of `sheet`; kNoSheet if there is no other sheet.
SheetKey neighbourOf(const Document& document, SheetKey sheet) {
    const SheetKind kind = document.kindOf(sheet);
    const std::size_t at = *document.placeOf(sheet);
    for (const SheetKey next :
         {document.keyAt(kind, at + 1), at > 0 ? document.keyAt(kind, at - 1) : kNoSheet,
          document.keyAt(SheetKind::Level, 0), document.keyAt(SheetKind::Room, 0)}) {
        if (next != kNoSheet && next != sheet) return next;
    }
    return kNoSheet;
}

/// Whether a pack can hold and store these kinds.
bool areKindsAllowed(const level::OwnKinds& kinds) {
    std::set<std::string_view> ids;
    const bool areGood = std::ranges::all_of(kinds, [&](const level::OwnKind& kind) {
        return level::isId(kind.id) && ids.insert(kind.id).second &&
               level::isKindLetter(kind.letter) &&
               (kind.sprite.empty() || level::isId(kind.sprite)) && kind.places != 0 &&
               level::areAllowed(kind.properties) &&
               std::ranges::none_of(kind.properties, &level::Property::hasPlace);
    });
    return areGood && kinds.size() <= level::kMaxOwnKinds;
}

}  // namespace

Wanted setHead(const Document& document, SheetKey sheet, LevelHead head) {
    const level::Level* level = document.levelOf(sheet);
    if (level == nullptr) return tl::unexpected(Refusal::NoSuchSheet);
    if (!level::isId(head.id)) return tl::unexpected(Refusal::NoId);
    const SheetKey other = document.find(SheetKind::Level, head.id);
    if (other != kNoSheet && other != sheet) return tl::unexpected(Refusal::IdTaken);
    if (head == headOf(*level)) return Edit{};
    const level::Pack& pack = document.pack();
    const std::string& before = level->id;
    std::vector<Edit> edits;
    if (head.id != before && pack.campaign.findLevel(before) != nullptr)
        edits.push_back(setPart(edit::withLevelRenamed(pack.campaign, before, head.id)));
    if (head.id != before && edit::usesLevel(pack.descent, before))
        edits.push_back(setPart(edit::withLevelRenamed(pack.descent, before, head.id)));
    edits.push_back(headEdit(sheet, std::move(head)));
    return together(std::move(edits), sheet);
}

Wanted setObjectives(const Document& document, SheetKey sheet,
                     const level::Objectives& objectives) {
    const level::Level* level = document.levelOf(sheet);
    if (level == nullptr) return tl::unexpected(Refusal::NoSuchSheet);
    if (objectives == level->objectives) return Edit{};
    return Edit{SetLevelPart{sheet, kNoStamp, std::make_unique<LevelPart>(objectives), kNoStamp}};
}

Wanted setPromises(const Document& document, SheetKey sheet,
                   level::promises::PaintedPromises promises) {
    const level::Level* level = document.levelOf(sheet);
    if (level == nullptr) return tl::unexpected(Refusal::NoSuchSheet);
    if (promises == level->promises) return Edit{};
    return Edit{
        SetLevelPart{sheet, kNoStamp, std::make_unique<LevelPart>(std::move(promises)), kNoStamp}};
}

Wanted setPackPromises(const Document& document, level::promises::PaintedPromises promises) {
    if (promises == document.pack().promises) return Edit{};
    return setPart(std::move(promises));
}

Wanted renameRoom(const Document& document, SheetKey sheet, std::string id, std::string title) {
    const level::Room* room = document.roomOf(sheet);
    if (room == nullptr) return tl::unexpected(Refusal::NoSuchSheet);
    if (!level::isId(id)) return tl::unexpected(Refusal::NoId);
    const SheetKey other = document.find(SheetKind::Room, id);
    if (other != kNoSheet && other != sheet) return tl::unexpected(Refusal::IdTaken);
    if (id == room->id && title == room->title) return Edit{};
    auto renamed = std::make_unique<level::Room>(*room);
    renamed->id = std::move(id);
    renamed->title = std::move(title);
    return Edit{SetRoom{sheet, kNoStamp, std::move(renamed), kNoStamp}};
}

Edit insertLevel(const Document& document, level::Level level, std::size_t at) {
    level.id = edit::freshId(
        level.id.empty() ? level.title : level.id, "level",
        [&](const std::string& id) { return document.find(SheetKind::Level, id) != kNoSheet; });
    auto sheet = std::make_unique<InsertLevel::Sheet>();
    sheet->level = std::make_shared<level::Level>(std::move(level));
    at = std::min(at, countOf(document, SheetKind::Level));
    return {InsertLevel{std::move(sheet), at, kNoSheet, kNoStamp}};
}

Edit insertRoom(const Document& document, level::Room room, std::size_t at) {
    room.id = edit::freshId(
        room.id.empty() ? room.title : room.id, "room",
        [&](const std::string& id) { return document.find(SheetKind::Room, id) != kNoSheet; });
    auto sheet = std::make_unique<InsertRoom::Sheet>();
    sheet->room = std::move(room);
    at = std::min(at, countOf(document, SheetKind::Room));
    return {InsertRoom{std::move(sheet), at, kNoSheet, kNoStamp}};
}

Wanted remove(const Document& document, SheetKey sheet) {
    if (!document.has(sheet)) return tl::unexpected(Refusal::NoSuchSheet);
    const SheetKey show =
        document.shown() == sheet ? neighbourOf(document, sheet) : document.shown();
    std::vector<Edit> edits;
    if (const level::Level* level = document.levelOf(sheet)) {
        const level::Pack& pack = document.pack();
        if (pack.campaign.findLevel(level->id) != nullptr)
            edits.push_back(setPart(edit::withoutLevel(pack.campaign, level->id)));
        if (edit::usesLevel(pack.descent, level->id))
            edits.push_back(setPart(edit::withoutLevel(pack.descent, level->id)));
    }
    edits.push_back({RemoveSheet{sheet, show, kNoStamp}});
    return together(std::move(edits), kNoSheet);
}

Wanted move(const Document& document, SheetKey sheet, std::size_t to, const std::string& tab) {
    const auto place = document.placeOf(sheet);
    if (!place) return tl::unexpected(Refusal::NoSuchSheet);
    to = std::min(to, countOf(document, document.kindOf(sheet)) - 1);
    std::vector<Edit> edits;
    if (to != *place) edits.push_back({MoveSheet{sheet, to, kNoStamp}});
    const level::Level* level = document.levelOf(sheet);
    if (level != nullptr && level->tab != tab) {
        LevelHead head = headOf(*level);
        head.tab = tab;
        edits.push_back(headEdit(sheet, std::move(head)));
    }
    if (edits.empty()) return Edit{};
    return Edit{Several{std::move(edits), kNoSheet}};
}

Edit replacePack(const Document& document, level::Pack pack) {
    SetContent set{std::make_unique<Document>(document.readAgain(std::move(pack))), 0};
    const level::Pack& again = set.content->pack();
    const auto isShared = [&](SheetKind kind, std::size_t place) {
        const SheetKey key = set.content->keyAt(kind, place);
        const SheetState* before = document.state(key);
        return before != nullptr && before->stamp == set.content->state(key)->stamp;
    };
    for (std::size_t i = 0; i < again.levels.size(); ++i) {
        if (isShared(SheetKind::Level, i)) continue;
        set.bytes += static_cast<std::size_t>(again.levels[i].size.area());
        set.bytes += again.levels[i].kept.cells.bytes();
    }
    for (std::size_t i = 0; i < again.rooms.size(); ++i) {
        if (!isShared(SheetKind::Room, i)) set.bytes += bytesOf(again.rooms[i]);
    }
    return {std::move(set)};
}

Wanted setTexts(const Document& document, PackTexts texts) {
    const level::Pack& pack = document.pack();
    if (texts == PackTexts{pack.title, pack.description}) return Edit{};
    return setPart(std::move(texts));
}

Wanted setCampaign(const Document& document, level::Campaign campaign) {
    if (campaign == document.pack().campaign) return Edit{};
    return setPart(std::move(campaign));
}

Wanted setDescent(const Document& document, level::Descent descent) {
    if (descent == document.pack().descent) return Edit{};
    return setPart(std::move(descent));
}

Wanted setOwnKinds(const Document& document, level::OwnKinds kinds) {
    if (!areKindsAllowed(kinds)) return tl::unexpected(Refusal::NotAllowed);
    if (std::ranges::equal(kinds, document.pack().ownKinds)) return Edit{};
    return setPart(std::move(kinds));
}

Wanted setTileMappings(const Document& document, level::TileMappings mappings) {
    if (!edit::areAllowed(mappings)) return tl::unexpected(Refusal::NotAllowed);
    if (mappings == document.pack().tileMappings) return Edit{};
    return setPart(std::move(mappings));
}

Wanted setProperties(const Document& document, SheetKey sheet, level::Properties properties) {
    if (!level::areAllowed(properties)) return tl::unexpected(Refusal::NotAllowed);
    if (sheet == kNoSheet) {
        if (std::ranges::any_of(properties, &level::Property::hasPlace))
            return tl::unexpected(Refusal::NotAllowed);
        if (properties == document.pack().properties) return Edit{};
        return setPart(std::move(properties));
    }
    if (const level::Level* level = document.levelOf(sheet)) {
        if (properties == level->properties) return Edit{};
        return Edit{SetLevelPart{sheet, kNoStamp,
                                 std::make_unique<LevelPart>(std::move(properties)), kNoStamp}};
    }
    const level::Room* room = document.roomOf(sheet);
    if (room == nullptr) return tl::unexpected(Refusal::NoSuchSheet);
    level::Room content = *room;
    content.properties = std::move(properties);
    return setRoom(document, sheet, std::move(content));
}

Wanted setStamps(const Document& document, level::Stamps stamps) {
    if (!edit::areAllowed(stamps)) return tl::unexpected(Refusal::NotAllowed);
    if (stamps == document.pack().stamps) return Edit{};
    return setPart(std::move(stamps));
}

}  // namespace mazeloom::document
