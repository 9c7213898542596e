// SPDX-License-Identifier: MIT
// RULES.md G-60: where doors stand and how straight corridors are, measured over many seeds of each
// level of the built-in dungeons and the descent, without using any code of the stages.
#include <algorithm>
#include <array>
#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include <QTest>

#include "core/generate/generate.h"
#include "core/level/named_recipe.h"
#include "core/pack/disk/folder_source.h"
#include "core/pack/read.h"
#include "tests/support/doorways.h"
#include "tests/support/layout.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_door_frames {

using grid::Point;

class TestDoorFrames : public QObject {
    Q_OBJECT

  private slots:
    void ofBuiltInLevels_data();
    void ofBuiltInLevels();
    void furnitureLeavesMiddlesFree();
};

namespace {

const std::array kPacks{"dungeons", "descent", "classic", "lab", "temple"};

level::Pack readPack(const std::string& id) {
    auto pack = pack::readFolder(MAZELOOM_PACKS "/" + id);
    if (pack) return std::move(*pack);
    for (const Problem& problem : pack.error())
        qWarning("%s", problem.describe().c_str());
    return {};
}

level::Map mapOf(const level::Pack& pack, const level::Level& level, int seed) {
    generate::Options options;
    options.floor.depth = 1 + seed % 12;
    const auto generated = generate::generate(level, pack.rooms, std::uint64_t(seed), options);
    if (!generated) qFatal("%s", generated.error().describe().c_str());
    return generated->map;
}

/// The number of seeds to try. Ten seeds of a level of a million cells have more doors and
/// corridors than thousands of seeds of another level.
int seedsOf(const level::Level& level) {
    if (!testing::isLarge(level)) return testing::seeds(300);
    return testing::isWhole() ? 10 : 1;
}

bool places(const level::Level& level, std::string_view stage) {
    return std::ranges::count(level.recipe.stages, stage, &level::RecipeStage::stage) > 0;
}

}  // namespace

void TestDoorFrames::ofBuiltInLevels_data() {
    QTest::addColumn<QString>("pack");
    QTest::addColumn<QString>("level");
    for (const char* id : kPacks) {
        for (const level::Level& level : readPack(id).levels) {
            const QString title = QString::fromStdString(level.id);
            QTest::addRow("%s: %s", id, level.id.c_str()) << QString(id) << title;
        }
    }
}

void TestDoorFrames::ofBuiltInLevels() {
    QFETCH(QString, pack);
    QFETCH(QString, level);
    const level::Pack read = readPack(pack.toStdString());
    const level::Level& made = *read.findLevel(level.toStdString());
    testing::Doorways all;
    level::Map map;
    for (int seed = 0; seed < seedsOf(made); ++seed) {
        map = mapOf(read, made, seed);
        all += testing::doorwaysOf(map);
    }
    qInfo(
        "%d doors: %d with a bad frame, %d of them corners, %d beside another, %d seconds, %d "
        "gaps; of "
        "%d corridor cells %d turn (%d %%)",
        all.doors, all.bad, all.corners, all.beside, all.seconds, all.gaps, all.corridor,
        all.turning, all.corridor > 0 ? all.turning * 100 / all.corridor : 0);
    // The designer is responsible for the cells that rules open.
    if (places(made, "rules")) return;
    QCOMPARE(all.bad, 0);
    QCOMPARE(all.corners, 0);
    QCOMPARE(all.beside, 0);
    QCOMPARE(all.seconds, 0);
    // In levels without rooms, the passages wind as the maze algorithm makes them.
    if (made.ruleset == level::Ruleset::Descent && !map.rooms.empty())
        QVERIFY2(all.turning * 5 <= all.corridor, "more than 20 % of the corridors' cells turn");
}

/// Furniture never covers a room's centre, where stairs or the hero go.
void TestDoorFrames::furnitureLeavesMiddlesFree() {
    int covered = 0;
    int rooms = 0;
    for (const char* id : kPacks) {
        const level::Pack pack = readPack(id);
        for (level::Level level : pack.levels) {
            level.recipe = level::detached(level.recipe);
            if (!places(level, "furnish")) {
                const auto at = std::ranges::find_if(level.recipe.stages, [](const auto& stage) {
                    return stage.stage == "stairs" || stage.stage == "hidden-maze";
                });
                level.recipe.stages.insert(at, {"furnish", true, {{"density", std::int64_t{3}}}});
            }
            // Without rooms there is nothing to furnish.
            if (!generate::validate(level.recipe, level.paint.has_value()).empty()) continue;
            // Later stages may put their own things there, so they are removed.
            auto& stages = level.recipe.stages;
            const auto furnish = std::ranges::find(stages, "furnish", &level::RecipeStage::stage);
            stages.erase(furnish + 1, stages.end());
            level::Level bare = level;
            bare.recipe.stages.pop_back();
            for (int seed = 0; seed < seedsOf(level); ++seed) {
                const level::Map map = mapOf(pack, level, seed);
                const level::Map before = mapOf(pack, bare, seed);
                for (const level::PlacedRoom& room : map.rooms) {
                    if (room.handcrafted >= 0) continue;
                    const Point centre = room.rect.centre();
                    ++rooms;
                    covered +=
                        before.cells.at(centre).isWalkable() && !map.cells.at(centre).isWalkable()
                            ? 1
                            : 0;
                }
            }
        }
    }
    qInfo("%d rooms, of %d of which the centre is covered", rooms, covered);
    QVERIFY(rooms > 0);
    QCOMPARE(covered, 0);
}

MAZELOOM_TEST(TestDoorFrames)

}  // namespace mazeloom::tst_door_frames

#include "tst_door_frames.moc"
