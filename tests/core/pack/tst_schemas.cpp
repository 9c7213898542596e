// SPDX-License-Identifier: MIT
// The schemas are written by hand; their keys and values must be the program's.
#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <regex>
#include <set>
#include <string_view>

#include <QTest>
#include <QUrl>

#include <nlohmann/json.hpp>

#include "core/generate/recipe.h"
#include "core/level/level.h"
#include "core/level/map/map.h"
#include "core/level/map/thing.h"
#include "core/pack/json/field_limits.h"
#include "core/pack/read.h"
#include "tests/support/leaving/written_levels.h"
#include "tests/support/packs/packs.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_schemas {

using Json = nlohmann::json;

class TestSchemas : public QObject {
    Q_OBJECT

  private slots:
    void resolveEveryReference();
    void nameEveryKind();
    void nameEveryRecipe();
    void allowEveryTerrain();
    void describeEveryKey();
    void describeObjectsAndTrajectories();
    void describeTheCampaign();
    void describeTheDescent();
    void describeStamps();
    void giveTheRangesOfTheProgram();
    void boundEveryText();
    void describeMaps();
};

namespace {

Json schema(const std::string& name) {
    std::ifstream file(MAZELOOM_SOURCES "/resources/schemas/" + name + ".schema.json");
    return Json::parse(file);
}

std::set<std::string> wordsOf(const Json& list) {
    return list.get<std::set<std::string>>();
}

/// Adds the text of each "$ref" in `value` to `references`.
void collectReferences(const Json& value, std::set<std::string>& references) {
    if (value.is_object() && value.contains("$ref") && value["$ref"].is_string())
        references.insert(value["$ref"].get<std::string>());
    for (const Json& inner : value)
        if (inner.is_structured()) collectReferences(inner, references);
}

}  // namespace

void TestSchemas::resolveEveryReference() {
    std::map<QUrl, Json> byId;
    for (const auto& file :
         std::filesystem::directory_iterator(MAZELOOM_SOURCES "/resources/schemas")) {
        const std::string name = file.path().filename().string();
        if (!name.ends_with(".schema.json")) continue;
        std::ifstream text(file.path());
        const Json read = Json::parse(text);
        const QUrl id(QString::fromStdString(read["$id"].get<std::string>()), QUrl::StrictMode);
        QVERIFY2(id.isValid() && !id.isRelative() && !id.hasFragment(), name.c_str());
        QVERIFY2(byId.emplace(id, read).second, name.c_str());
    }
    QVERIFY(byId.size() >= 4);
    for (const auto& [id, read] : byId) {
        std::set<std::string> references;
        collectReferences(read, references);
        QVERIFY(!references.empty());
        for (const std::string& reference : references) {
            const QUrl target = id.resolved(QUrl(QString::fromStdString(reference)));
            const auto found = byId.find(target.adjusted(QUrl::RemoveFragment));
            QVERIFY2(found != byId.end(), reference.c_str());
            const Json::json_pointer place(target.fragment(QUrl::FullyDecoded).toStdString());
            QVERIFY2(found->second.contains(place), reference.c_str());
        }
    }
}

void TestSchemas::nameEveryKind() {
    std::set<std::string> kinds;
    for (const level::ThingKind kind : level::kThingKinds) {
        kinds.emplace(level::info(kind).id);
    }
    QVERIFY(wordsOf(schema("level")["$defs"]["object"]["properties"]["kind"]["anyOf"][0]["enum"]) ==
            kinds);
}

void TestSchemas::nameEveryRecipe() {
    std::set<std::string> recipes;
    for (const auto& recipe : generate::builtInRecipes())
        recipes.emplace(recipe.id);
    QVERIFY(wordsOf(schema("level")["properties"]["recipe"]["oneOf"][0]["enum"]) == recipes);
}

void TestSchemas::allowEveryTerrain() {
    const std::regex row(schema("level")["$defs"]["terrainRow"]["pattern"].get<std::string>());
    for (int character = 0; character < 128; ++character) {
        const auto glyph = static_cast<char>(character);
        const bool isOurs = std::ranges::find(level::kTerrains, glyph,
                                              &level::TerrainInfo::glyph) != level::kTerrains.end();
        QCOMPARE(std::regex_match(std::string(3, glyph), row),
                 isOurs || level::isOwnCharacter(glyph));
    }
    QCOMPARE(schema("level")["properties"]["terrain"]["items"]["$ref"].get<std::string>(),
             std::string("#/$defs/terrainRow"));
    QCOMPARE(schema("room")["properties"]["cells"]["items"]["$ref"].get<std::string>(),
             std::string("level.schema.json#/$defs/terrainRow"));
}

void TestSchemas::describeEveryKey() {
    const testing::MemorySource pack = testing::loaded("packs/valid/small");
    const std::set<std::string> unknown{"author", "mood", "music"};  // kept, never read
    for (const auto& [file, name] :
         {std::pair{"pack.json", "pack"}, std::pair{"levels/ring.json", "level"},
          std::pair{"rooms/lair.json", "room"}}) {
        const Json described = schema(name)["properties"];
        std::set<std::string> missing;
        const Json document = Json::parse(pack.files.at(file));
        for (const auto& [key, value] : document.items()) {
            if (!described.contains(key)) missing.insert(key);
        }
        QVERIFY(std::ranges::includes(unknown, missing));
        QCOMPARE(missing.size(), 1u);
    }
}

void TestSchemas::describeObjectsAndTrajectories() {
    const Json ring =
        Json::parse(testing::loaded("packs/valid/small").files.at("levels/ring.json"));
    for (const auto& [list, name] :
         {std::pair{"objects", "object"}, std::pair{"trajectories", "trajectory"}}) {
        const Json described = schema("level")["$defs"][name]["properties"];
        std::set<std::string> used;
        for (const Json& item : ring[list]) {
            for (const auto& [key, value] : item.items())
                used.insert(key);
        }
        QVERIFY(used.erase("colour") == 1);  // kept, never read
        for (const auto& [key, value] : described.items())
            QVERIFY2(used.erase(key) == 1, key.c_str());
        QVERIFY(used.empty());
    }
}

void TestSchemas::describeTheCampaign() {
    const Json pack = schema("pack");
    std::set<std::string> used;
    for (const char* name : {"packs/valid/small", "packs/valid/full"}) {
        const Json written = Json::parse(testing::loaded(name).files.at("pack.json"));
        for (const Json& node : written["campaign"]["nodes"]) {
            for (const auto& [key, value] : node.items())
                used.insert(key);
        }
    }
    QVERIFY(used.erase("colour") == 1);  // kept, never read
    const Json node = pack["$defs"]["node"]["properties"];
    for (const auto& [key, value] : node.items())
        QVERIFY2(used.erase(key) == 1, key.c_str());
    QVERIFY(used.empty());
    QCOMPARE(node["at"]["items"]["maximum"].get<int>(), level::CampaignNode::kMaxSide - 1);
    for (const Json& list : {pack["properties"]["campaign"]["properties"]["nodes"], node["needs"]})
        QCOMPARE(list["maxItems"].get<std::size_t>(), level::Campaign::kMaxNodes);
    const Json object = schema("level")["$defs"]["object"]["properties"];
    for (const Json& texts : {node["translations"], object["translations"]})
        QCOMPARE(texts["maxProperties"].get<std::size_t>(), level::kMaxTranslations);
    QVERIFY(wordsOf(node["enough"]["oneOf"][0]["enum"]) == (std::set<std::string>{"all", "any"}));
}

void TestSchemas::describeTheDescent() {
    const Json pack = schema("pack");
    const Json described = pack["properties"]["descent"]["properties"];
    const auto resolved = [&](Json property) {
        if (!property.contains("$ref")) return property;
        Json target = pack["$defs"][property["$ref"].get<std::string>().substr(8)];
        target.update(property);
        return target;
    };
    // Each minimum, maximum and default in a schema must be the reader's: a value beyond is
    // refused, and a default is not written.
    const auto readsAs = [](const Json& descent) {
        testing::MemorySource source = testing::loaded("packs/valid/small");
        Json contents = Json::parse(source.files.at("pack.json"));
        contents["descent"] = descent;
        source.files["pack.json"] = contents.dump();
        const auto read = pack::read(source);
        return read ? std::optional(read->descent) : std::nullopt;
    };
    const auto check = [&](const Json& number, const auto& put) {
        const Json range = resolved(number);
        if (range.contains("enum")) {
            for (const Json& word : range["enum"])
                QVERIFY2(readsAs(put(word)), word.dump().c_str());
            QVERIFY(!readsAs(put(Json("dances"))));
            return;
        }
        for (const char* bound : {"minimum", "maximum"}) {
            const int value = range[bound].get<int>();
            QVERIFY2(readsAs(put(value)), range.dump().c_str());
            const int beyond = value + (std::string_view(bound) == "minimum" ? -1 : 1);
            QVERIFY2(!readsAs(put(beyond)), range.dump().c_str());
        }
        if (!range.contains("default")) return;
        QVERIFY2(readsAs(put(range["default"].get<int>())) == level::Descent{},
                 range.dump().c_str());
    };
    for (const char* part : {"hero", "boss", "chances"}) {
        for (const auto& [key, number] : described[part]["properties"].items()) {
            const std::string name = key;
            check(number, [&](const Json& value) { return Json{{part, {{name, value}}}}; });
        }
    }
    for (const auto& [item, numbers] : described["items"]["properties"].items()) {
        for (const auto& [key, number] : numbers["properties"].items()) {
            const std::string kind = item;
            const std::string name = key;
            check(number, [&](const Json& value) {
                return Json{{"items", {{kind, {{name, value}}}}}};
            });
        }
    }
    const Json all{{"rat", Json::object()},
                   {"goblin", Json::object()},
                   {"orc", Json::object()},
                   {"troll", Json::object()},
                   {"wraith", Json::object()}};
    for (const auto& [key, number] : pack["$defs"]["monster"]["properties"].items()) {
        const std::string name = key;
        check(number, [&](const Json& value) {
            Json monsters = all;
            monsters["orc"][name] = value;
            return Json{{"monsters", monsters}};
        });
    }
    QVERIFY(readsAs(Json{{"monsters", all}}) == level::Descent{});
    QCOMPARE(described["floors"]["maxItems"].get<std::size_t>(), level::Descent::kMaxFloors);
    QVERIFY(wordsOf(schema("level")["properties"]["sight"]["enum"]) ==
            (std::set<std::string>{"rays", "shadows"}));
    QVERIFY(wordsOf(schema("level")["properties"]["numbers"]["enum"]) ==
            (std::set<std::string>{"all", "near", "visited"}));
    const Json grade = schema("level")["properties"]["no-guess"]["items"];
    QCOMPARE(grade["minimum"].get<int>(), level::kLowestGrade);
    QCOMPARE(grade["maximum"].get<int>(), level::kHighestGrade);
    std::set<std::string> mechanics;
    for (const level::MechanicInfo& one : level::kMechanics)
        mechanics.insert(std::string(one.id));
    QVERIFY(wordsOf(schema("level")["properties"]["needs"]["items"]["enum"]) == mechanics);
}

void TestSchemas::describeStamps() {
    const Json pack = schema("pack");
    const Json stamps = pack["properties"]["stamps"];
    QCOMPARE(stamps["maxItems"].get<std::size_t>(), level::Stamp::kMaxStamps);
    QVERIFY(stamps["description"].get<std::string>().find(
                std::to_string(level::Stamp::kMaxCells)) != std::string::npos);
    const Json stamp = pack["$defs"]["stamp"]["properties"];
    QCOMPARE(stamp["size"]["items"]["maximum"].get<int>(), level::Stamp::kMaxSide);
    std::set<std::string> used;
    const Json written = Json::parse(testing::loaded("packs/valid/small").files.at("pack.json"));
    for (const Json& item : written["stamps"]) {
        for (const auto& [key, value] : item.items())
            used.insert(key);
    }
    QVERIFY(used.erase("colour") == 1);  // kept, never read
    used.insert("own-terrains");         // tst_pack_write writes and reads them
    for (const auto& [key, value] : stamp.items())
        QVERIFY2(used.erase(key) == 1, key.c_str());
    QVERIFY(used.empty());

    // Counts at the limit are read; one more is refused.
    const auto areRead = [](int count, int side) {
        const Json one{{"title", "Block"},
                       {"size", {side, side}},
                       {"terrain", std::vector<std::string>(
                                       static_cast<std::size_t>(side),
                                       std::string(static_cast<std::size_t>(side), '.'))}};
        testing::MemorySource source = testing::loaded("packs/valid/small");
        Json contents = Json::parse(source.files.at("pack.json"));
        contents["stamps"] = std::vector<Json>(static_cast<std::size_t>(count), one);
        source.files["pack.json"] = contents.dump();
        const auto reading = pack::readWhatIsGood(source);
        return reading.problems.empty() &&
               reading.pack.stamps.size() == static_cast<std::size_t>(count);
    };
    constexpr int kSide = level::Stamp::kMaxSide;
    constexpr int kLargest = static_cast<int>(level::Stamp::kMaxCells / (kSide * kSide));
    QVERIFY(areRead(kLargest, kSide));
    QVERIFY(!areRead(kLargest + 1, kSide));
    QVERIFY(!areRead(1, kSide + 1));
    QVERIFY(areRead(level::Stamp::kMaxStamps, 1));
    QVERIFY(!areRead(level::Stamp::kMaxStamps + 1, 1));
}

void TestSchemas::giveTheRangesOfTheProgram() {
    const Json level = schema("level");
    const auto range = [](const Json& number) {
        return std::array{number["minimum"].get<double>(), number["maximum"].get<double>(),
                          number["default"].get<double>()};
    };
    const Json origin = level["$defs"]["originSide"];
    QCOMPARE(origin["minimum"].get<int>(), -level::kMostOrigin);
    QCOMPARE(origin["maximum"].get<int>(), level::kMostOrigin);
    const Json object = level["$defs"]["object"]["properties"];
    const level::Beam beam;
    QVERIFY((range(object["on"]) == std::array<double, 3>{1, level::Beam::kMaxTicks, 60}));
    QCOMPARE(beam.on, 60);
    QVERIFY((range(object["off"]) == std::array<double, 3>{0, level::Beam::kMaxTicks, 0}));
    QVERIFY((range(object["phase"]) == std::array<double, 3>{0, 2 * level::Beam::kMaxTicks, 0}));
    const Json mover = level["$defs"]["trajectory"]["properties"];
    const level::Trajectory standard;
    QVERIFY((range(mover["speed"]) == std::array<double, 3>{level::Trajectory::kMinSpeed / 10.0,
                                                            level::Trajectory::kMaxSpeed / 10.0,
                                                            standard.speed / 10.0}));
    QVERIFY((range(mover["phase"]) == std::array<double, 3>{0, level::Trajectory::kMaxPhase, 0}));
    QVERIFY(
        (range(mover["size"]) == std::array<double, 3>{1, level::Trajectory::kMaxMoverSize, 1}));
    QVERIFY((range(mover["toughness"]) ==
             std::array<double, 3>{1, level::Trajectory::kMaxToughness, 3}));
}

void TestSchemas::boundEveryText() {
    for (const char* name : {"pack", "level", "room"}) {
        const Json described = schema(name);
        QCOMPARE(described["$defs"]["line"]["maxLength"].get<std::size_t>(), pack::kMaxLineLength);
        if (std::string_view(name) == "room") continue;  // has no text with several lines
        QCOMPARE(described["$defs"]["lines"]["maxLength"].get<std::size_t>(), pack::kMaxTextLength);
    }
    // A text without a list of allowed values must state its maximum length.
    Json level = schema("level");
    level["$defs"].erase("rows");  // places that use them have a list
    std::vector<Json> rest{schema("pack"), level, schema("room")};
    int texts = 0;
    while (!rest.empty()) {
        const Json part = std::move(rest.back());
        rest.pop_back();
        for (const Json& inner : part) {
            if (inner.is_structured()) rest.push_back(inner);
        }
        if (!part.is_object() || !part.contains("type") || part["type"] != "string") continue;
        const bool isOfFewCharacters =
            part.contains("pattern") && !part["pattern"].get<std::string>().starts_with("^[^");
        if (isOfFewCharacters) continue;
        ++texts;
        QVERIFY2(part.contains("maxLength"), part.dump().c_str());
    }
    QCOMPARE(texts, 6);
}

void TestSchemas::describeMaps() {
    const Json described = schema("map");
    const Json thing = described["$defs"]["thing"]["properties"];
    std::set<std::string> kinds;
    for (const level::ThingKind kind : level::kThingKinds)
        kinds.emplace(level::info(kind).id);
    QVERIFY(wordsOf(thing["kind"]["anyOf"][0]["enum"]) == kinds);
    QCOMPARE(described["$defs"]["side"]["maximum"].get<int>(), level::kMaxSide);
    QCOMPARE(thing["off"]["maximum"].get<int>(), level::Beam::kMaxTicks);
    QCOMPARE(thing["phase"]["maximum"].get<int>(), level::Trajectory::kMaxPhase);
    QCOMPARE(thing["toughness"]["maximum"].get<int>(), level::Trajectory::kMaxToughness);
    // The schema knows every key of a map's JSON, and its required keys are present.
    std::set<std::string> used;
    for (const level::Pack& pack : testing::allPacks()) {
        for (const level::Level& level : pack.levels) {
            const level::Map map = testing::mapOf(pack, level, 4);
            const Json written =
                Json::parse(testing::writtenAs("json", pack, {map, level, 4}).at("level.json"));
            for (const Json& key : described["required"])
                QVERIFY(written.contains(key.get<std::string>()));
            for (const auto& [key, value] : written.items())
                QVERIFY2(described["properties"].contains(key), key.c_str());
            for (const Json& one : written["things"]) {
                for (const auto& [key, value] : one.items()) {
                    QVERIFY2(thing.contains(key), key.c_str());
                    used.insert(key);
                }
            }
            const Json room = described["properties"]["rooms"]["items"]["properties"];
            for (const Json& one : written["rooms"]) {
                for (const auto& [key, value] : one.items())
                    QVERIFY2(room.contains(key), key.c_str());
            }
        }
    }
    QVERIFY(used.contains("points") && used.contains("direction") && used.contains("text"));
}

MAZELOOM_TEST(TestSchemas)

}  // namespace mazeloom::tst_schemas

#include "tst_schemas.moc"
