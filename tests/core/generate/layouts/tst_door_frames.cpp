// SPDX-License-Identifier: MIT
// RULES.md G-60: where doors stand, and how straight corridors are, measured over many seeds of
// each level of the built-in dungeons and of the descent, by code that knows nothing of the stages.
#include <algorithm>
#include <array>
#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include <QTest>

#include "core/generate/generate.h"
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

const std::array kPacks{"dungeons", "descent"};

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
            // What is painted stands as it was painted.
            if (!level.paint) QTest::newRow(level.id.c_str()) << QString(id) << title;
        }
    }
}

void TestDoorFrames::ofBuiltInLevels() {
    QFETCH(QString, pack);
    QFETCH(QString, level);
    const level::Pack read = readPack(pack.toStdString());
    const level::Level& made = *read.findLevel(level.toStdString());
    testing::Doorways all;
    for (int seed = 0; seed < testing::seeds(300); ++seed)
        all += testing::doorwaysOf(mapOf(read, made, seed));
    qInfo(
        "%d doors: %d with a bad frame, %d of them corners, %d beside another, %d seconds, %d "
        "gaps; of "
        "%d corridor cells %d turn (%d %%)",
        all.doors, all.bad, all.corners, all.beside, all.seconds, all.gaps, all.corridor,
        all.turning, all.corridor > 0 ? all.turning * 100 / all.corridor : 0);
    QCOMPARE(all.bad, 0);
    QCOMPARE(all.corners, 0);
    QCOMPARE(all.beside, 0);
    QCOMPARE(all.seconds, 0);
}

/// Nothing covers a room's centre, where stairs or the hero go.
void TestDoorFrames::furnitureLeavesMiddlesFree() {
    int covered = 0;
    for (const char* id : kPacks) {
        const level::Pack pack = readPack(id);
        for (level::Level level : pack.levels) {
            if (level.paint || places(level, "caves")) continue;  // no rooms
            if (!places(level, "furnish")) {
                const auto at = std::ranges::find_if(level.recipe.stages, [](const auto& stage) {
                    return stage.stage == "stairs" || stage.stage == "hidden-maze";
                });
                level.recipe.stages.insert(at, {"furnish", true, {{"density", std::int64_t{3}}}});
            }
            for (int seed = 0; seed < testing::seeds(100); ++seed) {
                const level::Map map = mapOf(pack, level, seed);
                for (const level::PlacedRoom& room : map.rooms) {
                    if (room.handcrafted >= 0) continue;
                    const level::Terrain centre = testing::terrainAt(map, room.rect.centre());
                    covered +=
                        centre == level::Terrain::Column || centre == level::Terrain::Cabinet;
                }
            }
        }
    }
    QCOMPARE(covered, 0);
}

MAZELOOM_TEST(TestDoorFrames)

}  // namespace mazeloom::tst_door_frames

#include "tst_door_frames.moc"
