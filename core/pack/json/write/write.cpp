// SPDX-License-Identifier: MIT
#include "core/pack/json/write/write.h"

#include "core/pack/json/json_layout.h"
#include "core/pack/json/names.h"
#include "core/pack/json/promises/promise_words.h"
#include "core/pack/json/promises/write_promises.h"
#include "core/pack/json/terrains/terrain_words.h"
#include "core/pack/json/terrains/write_terrains.h"
#include "core/pack/json/tiles/write_tiles.h"
#include "core/pack/json/write/write_campaign.h"
#include "core/pack/json/write/write_descent.h"
#include "core/pack/json/write/write_objects.h"
#include "core/pack/json/write/write_properties.h"
#include "core/pack/json/write/write_recipe.h"
#include "core/pack/json/write/write_stamps.h"
#include "core/pack/json/write/write_translations.h"

namespace mazeloom::pack {

namespace {

void appendPackTexts(Members& members, const level::PackTexts& texts) {
    if (!texts.title.empty()) members.text("title", texts.title);
    if (!texts.description.empty()) members.text("description", texts.description);
}

}  // namespace

std::string writePack(const level::Pack& pack, const Listing& listing) {
    std::string text;
    Members members(text, Members::Layout::Lines);
    members.text("format", "mazeloom-pack");
    members.number("version", kVersion);
    members.text("id", pack.id);
    members.text("title", pack.title);
    if (!pack.description.empty()) members.text("description", pack.description);
    appendTranslations(members, pack.translations, kIndent, appendPackTexts);
    if (!pack.tabs.empty()) appendLines(members.value("tabs"), pack.tabs, level::appendText);
    appendLines(members.value("levels"), listing.levels, level::appendText);
    appendLines(members.value("rooms"), listing.rooms, level::appendText);
    if (!pack.campaign.isEmpty()) appendCampaign(members.value("campaign"), pack.campaign);
    if (!pack.descent.isEmpty()) appendDescent(members.value("descent"), pack.descent);
    appendProperties(members, pack.properties, Members::Layout::Lines);
    if (!pack.terrains.own().empty())
        appendOwnTerrains(members.value(kOwnTerrainsKey), pack.terrains.own());
    if (!pack.stamps.empty()) appendStamps(members.value("stamps"), pack.stamps);
    if (!pack.ownKinds.empty())
        appendLines(members.value("object-kinds"), pack.ownKinds, appendOwnKind);
    if (!pack.foreignTiles.empty())
        appendForeignTiles(members.value("foreign-tiles"), pack.foreignTiles);
    if (!pack.tileMappings.empty())
        appendTileMappings(members.value("tile-mappings"), pack.tileMappings);
    if (!pack.recipes.empty())
        appendNamedRecipes(members.value("recipes"), pack.recipes, pack.terrains);
    if (!pack.promises.empty())
        appendPromises(members.value(kPromisesKey), pack.promises, pack.terrains);
    members.more(pack.more);
    members.close();
    return text;
}

std::vector<TextFile> write(const level::Pack& pack) {
    std::vector<TextFile> files;
    files.push_back({kPackFile, writePack(pack, listingOf(pack))});
    for (const level::Level& level : pack.levels)
        files.push_back({levelFile(level.id), writeLevel(level)});
    for (const level::Room& room : pack.rooms)
        files.push_back({roomFile(room.id), writeRoom(room)});
    for (const level::TileMapping& mapping : pack.tileMappings) {
        if (!mapping.picture.isEmpty())
            files.push_back({tilesFile(mapping.id), std::string(mapping.picture.bytes())});
    }
    return files;
}

}  // namespace mazeloom::pack
