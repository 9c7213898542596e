// SPDX-License-Identifier: MIT
// Beams in the editor's preview end at the same cells as in the game.
#include <QTest>

#include "core/generate/generate.h"
#include "core/level/map/own_terrain.h"
#include "core/play/temple/state/field.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"
#include "widgets/tools/paint/object_paint.h"

namespace mazeloom::tst_beam_preview {

class TestBeamPreview : public QObject {
    Q_OBJECT

  private slots:
    void endsAsInTheGame();
};

namespace {

level::OwnTerrain ownOf(unsigned number, bool isWalkable, bool isOpaque) {
    level::OwnTerrain own;
    own.terrain = static_cast<level::Terrain>(level::kFirstOwnTerrain + number);
    own.id = "own-" + std::to_string(number);
    own.character = static_cast<char>('a' + number);
    own.walkable = isWalkable;
    own.opaque = isOpaque;
    return own;
}

}  // namespace

void TestBeamPreview::endsAsInTheGame() {
    const level::OwnTerrains own{ownOf(0, false, false), ownOf(1, false, true),
                                 ownOf(2, true, false), ownOf(3, true, true)};
    level::Level level;
    level.ruleset = level::Ruleset::Temple;
    level.terrains = level::TerrainTable(own);
    std::vector<level::Terrain> all;
    for (std::size_t i = 0; i < level::kMostTerrains; ++i) {
        const auto terrain = static_cast<level::Terrain>(i);
        if (level.terrains.has(terrain)) all.push_back(terrain);
    }
    // The hero's cell is to the right of all terrains.
    const int count = static_cast<int>(all.size());
    level.size = {count + 1, 1};
    level.paint.emplace(level.size, level::painted(level::Terrain::Floor));
    for (int x = 0; x < count; ++x)
        level.paint->at({x, 0}) = level::painted(all[static_cast<std::size_t>(x)]);
    level::Object hero;
    hero.id = "start";
    hero.kind = level::ThingKind::Hero;
    hero.at = {count, 0};
    level.objects.push_back(hero);
    level.recipe.stages = {{"shape", true, {}}};
    const level::Map map = generate::generate(level, {}, 1)->map;
    const auto field = play::temple::Field::make(level, map);
    QVERIFY(field.has_value());
    const widgets::MapView shown{.cells = &map.cells};
    const auto overPaint = widgets::beamStops(&*level.paint, level.terrains, {}, shown);
    const auto overMap = widgets::beamStops(nullptr, level.terrains, {}, shown);
    int clear = 0;
    for (int x = 0; x < count; ++x) {
        const grid::Point cell{x, 0};
        const std::string name = level.terrains.name(all[static_cast<std::size_t>(x)]);
        QVERIFY2(overPaint(cell) != (*field)->isClear(cell), name.c_str());
        QVERIFY2(overMap(cell) != (*field)->isClear(cell), name.c_str());
        clear += (*field)->isClear(cell) ? 1 : 0;
    }
    QVERIFY(clear > 5 && clear < count);
    QVERIFY(overPaint({-1, 0}) && overMap({level.size.width, 0}));
}

MAZELOOM_TEST(TestBeamPreview)

}  // namespace mazeloom::tst_beam_preview

#include "tst_beam_preview.moc"
