// SPDX-License-Identifier: MIT
// Who and what is on a floor of a descent (descent.md, "Level" and "Items"), counted on finished
// maps and held to the tables, which are written out here once more.
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>

#include <QTest>

#include "core/generate/generate.h"
#include "core/level/level.h"
#include "core/trace/timeline.h"
#include "tests/support/layout.h"
#include "tests/support/levels.h"

using namespace mazeloom;
using grid::Point;
using level::Terrain;
using level::ThingKind;

class TestPopulation : public QObject {
    Q_OBJECT

  private slots:
    void leavesTheLayoutAsItIs();
};

namespace {

generate::Options floorOf(int depth) {
    generate::Options options;
    options.floor.depth = depth;
    return options;
}

level::Level builtIn(const char* recipe, grid::Size size) {
    level::Level level = testing::solid(size, {});
    level.recipe = generate::findBuiltInRecipe(recipe)->recipe;
    return level;
}

/// The same without what populates it.
level::Level layoutOf(level::Level level) {
    static const std::set<std::string> population{"stairs", "boss", "fountains", "monsters",
                                                  "items"};
    std::erase_if(level.recipe.stages,
                  [](const level::RecipeStage& stage) { return population.contains(stage.stage); });
    return level;
}

bool isFixture(Terrain terrain) {
    return terrain == Terrain::StairsUp || terrain == Terrain::StairsDown ||
           terrain == Terrain::Fountain;
}

}  // namespace

void TestPopulation::leavesTheLayoutAsItIs() {
    for (const char* recipe : {"rooms-and-maze", "rooms-and-corridors"}) {
        for (int seed = 0; seed < testing::seeds(1000); ++seed) {
            const level::Level level = builtIn(recipe, {20 + seed % 40, 14 + seed % 23});
            const auto number = static_cast<std::uint64_t>(seed);
            const auto layout = generate::generate(layoutOf(level), {}, number);
            const auto floor = generate::generate(level, {}, number, floorOf(1 + seed % 20));
            QCOMPARE(floor.has_value(), layout.has_value());
            if (!floor) continue;
            QVERIFY(layout->map.things.empty());
            QVERIFY(layout->map.marks == floor->map.marks);
            for (const Point p : testing::cellsOf(floor->map)) {
                const Terrain before = testing::terrainAt(layout->map, p);
                const Terrain after = testing::terrainAt(floor->map, p);
                QVERIFY(after == before || (isFixture(after) && before == Terrain::Floor));
            }
        }
    }
}

QTEST_APPLESS_MAIN(TestPopulation)
#include "tst_population.moc"
