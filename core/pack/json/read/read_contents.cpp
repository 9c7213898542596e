// SPDX-License-Identifier: MIT
#include "core/pack/json/read/read_contents.h"

#include <set>

#include "core/json/write.h"
#include "core/pack/json/limits.h"
#include "core/pack/json/promises/read_promises.h"
#include "core/pack/json/read/read_campaign.h"
#include "core/pack/json/read/read_descent.h"
#include "core/pack/json/read/read_objects.h"
#include "core/pack/json/read/read_properties.h"
#include "core/pack/json/read/read_recipe.h"
#include "core/pack/json/read/read_stamps.h"
#include "core/pack/json/read/read_translations.h"
#include "core/pack/json/terrains/read_terrains.h"
#include "core/pack/json/terrains/terrain_words.h"
#include "core/pack/json/tiles/read_tiles.h"

namespace mazeloom::pack {

namespace {

/// Whether the file is a pack of a supported version. The rest is read only if it is.
bool isReadable(Fields& fields, Report& report) {
    const Json* format = fields.find("format", Need::Optional);
    if (format == nullptr || !format->is("mazeloom-pack")) {
        report.add("format", kNotPack);
        return false;
    }
    const Json* version = fields.find("version", Need::Required);
    if (version == nullptr) return false;
    if (version->natural().value_or(0) > std::uint64_t{kVersion}) {
        report.add("version", {kNewVersion, {json::toText(*version), kVersion}});
        return false;
    }
    if (version->isWhole() && version->integer().value_or(0) < 1) {
        report.add("version", {kNoVersion, {json::toText(*version)}});
        return false;
    }
    return readNumber(*version, "version", 1, kVersion, report).has_value();
}

bool isTooLong(const Json& list, const char* key, Report& report) {
    if (list.size() <= kMaxListed) return false;
    report.add(key, {kHasMany, {list.size(), ListedWord("entries"), kMaxListed}});
    return true;
}

std::vector<std::string> readIds(Fields& fields, const char* key, const std::string& word,
                                 Report& report) {
    std::vector<std::string> ids;
    const Json* list = fields.list(key, Need::Optional);
    if (list == nullptr || isTooLong(*list, key, report)) return ids;
    std::set<std::string> seen;
    for (std::size_t i = 0; i < list->size(); ++i) {
        const std::string place = word + " " + std::to_string(i + 1);
        auto id = readId((*list)[i], place, report);
        if (!id) continue;
        if (!seen.insert(*id).second) {
            report.add(place, {kListedTwice, {inQuotes(*id)}});
            continue;
        }
        ids.push_back(std::move(*id));
    }
    return ids;
}

/// Reads the folders' titles. They must be valid as levels' titles and unique.
std::vector<std::string> readTabs(Fields& fields, Report& report) {
    std::vector<std::string> tabs;
    const Json* list = fields.list("tabs", Need::Optional);
    if (list == nullptr || isTooLong(*list, "tabs", report)) return tabs;
    std::set<std::string> seen;
    for (std::size_t i = 0; i < list->size(); ++i) {
        const std::string place = "tab " + std::to_string(i + 1);
        auto tab = readText((*list)[i], place, false, report);
        if (!tab) continue;
        if (tab->empty()) {
            report.add(place, kIsEmpty);
        } else if (!seen.insert(*tab).second) {
            report.add(place, {kListedTwice, {inQuotes(*tab)}});
        } else {
            tabs.push_back(std::move(*tab));
        }
    }
    return tabs;
}

level::PackTexts readPackTexts(const Json& value, const std::string& place, Report& report) {
    Fields fields(value, place, report);
    level::PackTexts texts;
    texts.title = fields.line("title", Need::Optional);
    texts.description = fields.lines("description");
    texts.more = fields.more();
    return texts;
}

}  // namespace

Contents readContents(const Json& value, Report& report) {
    Contents contents;
    Fields fields(value, {}, report);
    if (!value.isObject() || !isReadable(fields, report)) return contents;
    level::Pack& pack = contents.pack;
    pack.id = fields.id("id", Need::Required);
    pack.title = fields.line("title", Need::Required);
    pack.description = fields.lines("description");
    pack.translations = readTranslations<level::PackTexts>(
        fields, report, [&report](const Json& texts, const std::string& place) {
            return readPackTexts(texts, place, report);
        });
    pack.tabs = readTabs(fields, report);
    contents.listing.levels = readIds(fields, "levels", "level", report);
    contents.listing.rooms = readIds(fields, "rooms", "room", report);
    if (const Json* campaign = fields.find("campaign", Need::Optional)) {
        pack.campaign = readCampaign(*campaign, report);
    }
    if (const Json* descent = fields.find("descent", Need::Optional)) {
        pack.descent = readDescent(*descent, report);
    }
    pack.properties = readProperties(fields, report, PropertiesOf::Pack);
    if (const Json* terrains = fields.list(kOwnTerrainsKey, Need::Optional)) {
        pack.terrains = level::TerrainTable(readOwnTerrains(*terrains, report));
        report.setTerrains(pack.terrains);
    }
    if (const Json* stamps = fields.list("stamps", Need::Optional))
        pack.stamps = readStamps(*stamps, report);
    if (const Json* kinds = fields.list("object-kinds", Need::Optional)) {
        pack.ownKinds = readOwnKinds(*kinds, report);
    }
    if (const Json* tiles = fields.list("foreign-tiles", Need::Optional))
        pack.foreignTiles = readForeignTiles(*tiles, report);
    if (const Json* mappings = fields.list("tile-mappings", Need::Optional))
        pack.tileMappings = readTileMappings(*mappings, report);
    if (const Json* recipes = fields.list("recipes", Need::Optional))
        pack.recipes = readNamedRecipes(*recipes, report);
    pack.promises = readPromises(fields, report);
    pack.more = fields.more();
    return contents;
}

}  // namespace mazeloom::pack
