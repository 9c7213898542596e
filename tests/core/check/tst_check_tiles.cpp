// SPDX-License-Identifier: MIT
// Rules about tile mappings: missing parts, and rules for unknown meanings.
#include <QTest>

#include "core/check/check.h"
#include "tests/support/packs/pack_folder.h"
#include "tests/support/packs/random_tiles.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_check_tiles {

using level::EdgeSet;
using level::TileMapping;

namespace {

TileMapping good() {
    TileMapping mapping;
    mapping.id = "stone";
    mapping.title = "Stone";
    mapping.side = 8;
    mapping.picture = testing::headOfPicture({32, 16});
    mapping.rules = {{"terrain floor", EdgeSet::Single, {{{1, 1}, {7, 1}}}},
                     {"marks trap", EdgeSet::Single, {{{2, 1}}}},
                     {"thing hero", EdgeSet::Single, {{{3, 1}}}},
                     {"thing own:chest", EdgeSet::Single, {{{4, 1}}}}};
    return mapping;
}

level::Pack packWith(const TileMapping& mapping) {
    level::Pack pack = testing::packOf({"one"});
    pack.tileMappings = {mapping};
    level::OwnKind chest;
    chest.id = "chest";
    chest.title = "Chest";
    pack.ownKinds = level::OwnKinds{chest};
    level::OwnTerrain moss;
    moss.id = "moss";
    moss.character = 'e';
    pack.terrains = level::TerrainTable({moss});
    return pack;
}

/// Returns the ids of the findings about tiles ("tiles-picture"), each error followed by "an
/// error".
QStringList told(const level::Pack& pack) {
    QStringList ids;
    for (const check::Finding& finding : check::checkPack(pack)) {
        const std::string_view id = finding.sentence.id;
        if (!id.starts_with("tiles-")) continue;
        ids << QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
        if (finding.isError()) ids << "an error";
    }
    return ids;
}

}  // namespace

class TestCheckTiles : public QObject {
    Q_OBJECT

  private slots:
    void whatIsGoodIsNotTold();
    void tellsWhatIsWrong_data();
    void tellsWhatIsWrong();
    void saysHowManyAndOfWhich();
};

void TestCheckTiles::whatIsGoodIsNotTold() {
    QCOMPARE(told(packWith(good())), QStringList());
}

void TestCheckTiles::tellsWhatIsWrong_data() {
    QTest::addColumn<QString>("meaning");
    QTest::addColumn<QString>("id");
    const auto add = [](const char* meaning, const char* id) {
        QTest::newRow(meaning) << QString(meaning) << QString(id);
    };
    add("terrain tar", "tiles-unknown");
    add("thing unicorn", "tiles-unknown");
    add("thing", "tiles-unknown");
    add("wall", "tiles-unknown");
    add("marks", "tiles-unknown");
    add("marks aisle coin", "tiles-unknown");  // a cell shows each of its marks separately
    add("thing own:lever", "tiles-own-kind");
    add("thing own:", "tiles-own-kind");
    add("terrain own:bog", "tiles-own-terrain");
    add("terrain own:", "tiles-own-terrain");
    add("terrain moss", "tiles-unknown");
    add("terrain own:moss", "");
    add("marks coin", "");
    add("terrain water", "");
    add("thing bug", "");
}

void TestCheckTiles::tellsWhatIsWrong() {
    QFETCH(QString, meaning);
    QFETCH(QString, id);
    TileMapping mapping = good();
    mapping.rules.push_back({meaning.toStdString(), EdgeSet::Single, {{{1, 1}}}});
    QCOMPARE(told(packWith(mapping)), id.isEmpty() ? QStringList() : QStringList{id});
}

void TestCheckTiles::saysHowManyAndOfWhich() {
    TileMapping mapping = good();
    mapping.rules[0].shapes = {{{1, 1}, {8, 1}, {100, 1}}};
    level::TileMappings mappings{mapping};
    const auto findings = check::checkTiles({mappings, {}, {}});
    // The second finding: the kind "chest" is unknown here.
    QCOMPARE(findings.size(), std::size_t{2});
    QCOMPARE(QString::fromStdString(findings[0].problem.text),
             QString("2 of the tiles \"Stone\" lie outside of their picture: choose others, or a "
                     "larger picture"));
    mapping.picture = {};
    mapping.title.clear();
    QCOMPARE(told(packWith(mapping)), QStringList{"tiles-picture"});
    mappings = {mapping};
    QVERIFY(QString::fromStdString(check::checkTiles({mappings, {}, {}})[0].problem.text)
                .contains("\"stone\""));
}

MAZELOOM_TEST(TestCheckTiles)

}  // namespace mazeloom::tst_check_tiles

#include "tst_check_tiles.moc"
