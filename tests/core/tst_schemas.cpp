// SPDX-License-Identifier: MIT
// The schemas are written by hand: their words must be the program's.
#include <algorithm>
#include <fstream>
#include <set>

#include <QTest>

#include <nlohmann/json.hpp>

#include "core/generate/recipe.h"
#include "core/level/map.h"
#include "core/level/thing.h"
#include "tests/support/packs.h"

using namespace mazeloom;
using nlohmann::json;

class TestSchemas : public QObject {
    Q_OBJECT

  private slots:
    void nameEveryKind();
    void nameEveryRecipe();
    void allowEveryTerrain();
    void describeEveryKey();
};

namespace {

json schema(const std::string& name) {
    std::ifstream file(MAZELOOM_SOURCES "/resources/schemas/" + name + ".schema.json");
    return json::parse(file);
}

std::set<std::string> wordsOf(const json& list) {
    return list.get<std::set<std::string>>();
}

}  // namespace

void TestSchemas::nameEveryKind() {
    std::set<std::string> kinds;
    for (int kind = 0; kind < level::kThingKinds; ++kind) {
        kinds.emplace(level::info(static_cast<level::ThingKind>(kind)).id);
    }
    QVERIFY(wordsOf(schema("level")["$defs"]["object"]["properties"]["kind"]["enum"]) == kinds);
}

void TestSchemas::nameEveryRecipe() {
    std::set<std::string> recipes;
    for (const auto& recipe : generate::builtInRecipes())
        recipes.emplace(recipe.id);
    QVERIFY(wordsOf(schema("level")["properties"]["recipe"]["oneOf"][0]["enum"]) == recipes);
}

void TestSchemas::allowEveryTerrain() {
    std::string glyphs;
    for (int t = 0; t < 16; ++t)
        glyphs += level::glyph(static_cast<level::Terrain>(t));
    std::ranges::sort(glyphs);
    for (const json& pattern : {schema("level")["properties"]["terrain"]["items"]["pattern"],
                                schema("room")["properties"]["cells"]["items"]["pattern"]}) {
        auto text = pattern.get<std::string>();
        text = text.substr(2, text.find(']') - 2);  // between "^[" and "]"
        std::ranges::sort(text);
        QCOMPARE(text, glyphs);
    }
}

void TestSchemas::describeEveryKey() {
    const testing::MemorySource pack = testing::loaded("packs/valid/small");
    const std::set<std::string> unknown{"author", "mood", "music"};  // kept, never read
    for (const auto& [file, name] :
         {std::pair{"pack.json", "pack"}, std::pair{"levels/ring.json", "level"},
          std::pair{"rooms/lair.json", "room"}}) {
        const json described = schema(name)["properties"];
        std::set<std::string> missing;
        const json document = json::parse(pack.files.at(file));
        for (const auto& [key, value] : document.items()) {
            if (!described.contains(key)) missing.insert(key);
        }
        QVERIFY(std::ranges::includes(unknown, missing));
        QCOMPARE(missing.size(), 1u);
    }
}

QTEST_APPLESS_MAIN(TestSchemas)
#include "tst_schemas.moc"
