// SPDX-License-Identifier: MIT
// The sample level of the tiles dialog shows all that a pack can have tiles for on the ground.
#include <algorithm>
#include <array>

#include <QTest>

#include "app/tiles/sample_level.h"
#include "core/generate/generate.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_sample_level {

using level::OwnTerrains;
using level::Terrain;

namespace {

OwnTerrains ownTerrains(std::size_t count) {
    OwnTerrains own;
    for (std::size_t i = 0; i < count; ++i) {
        level::OwnTerrain terrain;
        terrain.terrain = static_cast<Terrain>(level::kFirstOwnTerrain + i);
        terrain.id = "own-" + std::to_string(i);
        terrain.character = level::freeCharacter(own);
        own.push_back(terrain);
    }
    return own;
}

}  // namespace

class TestSampleLevel : public QObject {
    Q_OBJECT

  private slots:
    void showsEachOwnTerrain_data();
    void showsEachOwnTerrain();
};

void TestSampleLevel::showsEachOwnTerrain_data() {
    QTest::addColumn<int>("count");
    for (const int count : {0, 1, 7, 8, 31, 32})
        QTest::addRow("%d", count) << count;
}

void TestSampleLevel::showsEachOwnTerrain() {
    QFETCH(const int, count);
    const OwnTerrains own = ownTerrains(static_cast<std::size_t>(count));
    const level::Level sample = app::sampleLevel(level::TerrainTable(own));
    QVERIFY(sample.paint.has_value());
    const auto cellsOf = [&](Terrain terrain) {
        int cells = 0;
        for (int y = 0; y < sample.size.height; ++y) {
            for (int x = 0; x < sample.size.width; ++x)
                cells += level::terrainOf(sample.paint->at({x, y})) == terrain ? 1 : 0;
        }
        return cells;
    };
    for (const level::OwnTerrain& terrain : own)
        QCOMPARE(cellsOf(terrain.terrain), 4);
    for (const Terrain terrain : {Terrain::Wall, Terrain::Floor, Terrain::Water})
        QVERIFY(cellsOf(terrain) > 10);
    // Walls surround it, and it can be generated.
    for (int x = 0; x < sample.size.width; ++x)
        QVERIFY(level::terrainOf(sample.paint->at({x, sample.size.height - 1})) == Terrain::Wall);
    const auto made = generate::generate(sample, {}, 1);
    QVERIFY(made.has_value());
    if (count > 0) QVERIFY(made->map.terrains.ownOf(own.back().terrain) != nullptr);
}

}  // namespace mazeloom::tst_sample_level

MAZELOOM_TEST(mazeloom::tst_sample_level::TestSampleLevel)
#include "tst_sample_level.moc"
