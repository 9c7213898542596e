// SPDX-License-Identifier: MIT
// The rule about merges that left differences open, and its fixes.
#include <QTest>

#include <string>
#include <utility>
#include <vector>

#include "core/check/check.h"
#include "core/check/trial.h"
#include "core/level/level.h"
#include "core/merge/open_merge.h"
#include "core/pack/json/write/write.h"
#include "tests/support/levels.h"
#include "tests/support/packs/packs.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_check_merge {

using check::Finding;
using level::Level;

class TestCheckMerge : public QObject {
    Q_OBJECT

  private slots:
    void levelsNameTheirDifferences();
    void theFixesChooseAVersion();
    void aChoiceIsNotRefused();
    void roomsHaveVersionsToo();
    void packsHaveVersionsToo();
    void takingAPackKeepsTheCellsOfItsTerrains();
    void aVersionThatIsTheSameCanBeDropped();
    void aVersionThatCannotBeReadIsTold();
};

namespace {

Level base() {
    Level level = testing::painted({"@....", ".....", "....."}, {});
    level.id = "one";
    level.title = "One";
    return level;
}

/// Returns the level with the other version of an open merge.
Level opened(Level level, const Level& theirs) {
    level.more = merge::opened(level.more, pack::writeLevel(theirs));
    return level;
}

std::vector<Finding> ofMerges(std::vector<Finding> findings) {
    std::erase_if(findings, [](const Finding& finding) {
        return !finding.sentence.id.starts_with("open-merge");
    });
    return findings;
}

}  // namespace

void TestCheckMerge::levelsNameTheirDifferences() {
    QVERIFY(ofMerges(check::checkLevel(base(), {})).empty());
    Level theirs = base();
    theirs.paint->at({3, 1}) = level::painted(level::Terrain::Wall);
    theirs.title = "Other";
    const auto findings = ofMerges(check::checkLevel(opened(base(), theirs), {}));
    QCOMPARE(findings.size(), std::size_t{1});
    QVERIFY(findings[0].isError());
    QCOMPARE(findings[0].problem.describe(),
             "levels/one.json: (3, 1): a merge left 2 differences open ((3, 1), title): choose a "
             "version");
    QVERIFY(findings[0].cells.contains({3, 1}));
    QCOMPARE(findings[0].cells.cellCount(), std::int64_t{1});
}

void TestCheckMerge::theFixesChooseAVersion() {
    Level theirs = base();
    theirs.paint->at({3, 1}) = level::painted(level::Terrain::Wall);
    const Level both = opened(base(), theirs);
    const auto findings = ofMerges(check::checkLevel(both, {}));
    QCOMPARE(findings.size(), std::size_t{1});
    QCOMPARE(findings[0].fixes.size(), std::size_t{2});
    QVERIFY(check::repaired(both, findings[0].fixes[0]) == base());
    QVERIFY(check::repaired(both, findings[0].fixes[1]) == theirs);
}

void TestCheckMerge::aChoiceIsNotRefused() {
    // The other version has an error of its own: its hero stands in a wall.
    Level theirs = base();
    theirs.paint->at({0, 0}) = level::painted(level::Terrain::Wall);
    const Level both = opened(base(), theirs);
    const auto findings = ofMerges(check::checkLevel(both, {}));
    QVERIFY(!check::checkLevel(theirs, {}).empty());
    QVERIFY(!check::errorBroughtBy(findings[0].fixes[1], both, {}));
}

void TestCheckMerge::roomsHaveVersionsToo() {
    const level::Room ours = testing::twoLevelsAndARoom().rooms[0];
    level::Room theirs = ours;
    theirs.weight = 7;
    level::Room both = ours;
    both.more = merge::opened({}, pack::writeRoom(theirs));
    const auto findings = ofMerges(check::checkRoom(both));
    QCOMPARE(findings.size(), std::size_t{1});
    QCOMPARE(findings[0].problem.text,
             "a merge left one difference open (weight): choose a version");
    QVERIFY(check::repaired(both, findings[0].fixes[0]) == ours);
    QVERIFY(check::repaired(both, findings[0].fixes[1]) == theirs);
}

void TestCheckMerge::packsHaveVersionsToo() {
    const level::Pack ours = testing::twoLevelsAndARoom();
    level::Pack theirs = ours;
    theirs.title = "Theirs";
    theirs.tabs = {"Folder"};
    level::Pack both = ours;
    both.more = merge::opened({}, pack::writePack(theirs, pack::listingOf(theirs)));
    const auto findings = check::checkMerge(both);
    QCOMPARE(findings.size(), std::size_t{1});
    QCOMPARE(findings[0].problem.describe(),
             "pack.json: a merge left 2 differences open (tabs, title): choose a version");
    QVERIFY(check::repairedPack(both, findings[0].fixes[0]) == ours);
    QVERIFY(check::repairedPack(both, findings[0].fixes[1]) == theirs);
    // Checks of the whole pack include it.
    QVERIFY(!ofMerges(check::checkPack(both)).empty());
    QVERIFY(ofMerges(check::checkPack(ours)).empty());
}

void TestCheckMerge::takingAPackKeepsTheCellsOfItsTerrains() {
    const level::Pack ours = testing::packOfItsOwn();
    QVERIFY(ours.terrains.own().size() >= 2);
    // Theirs has the terrains in another order with other numbers, and lacks the first one, which
    // the level uses.
    level::Pack theirs = ours;
    level::OwnTerrains terrains(ours.terrains.own().rbegin(), ours.terrains.own().rend());
    terrains.pop_back();
    for (std::size_t i = 0; i < terrains.size(); ++i)
        terrains[i].terrain =
            static_cast<level::Terrain>(static_cast<std::size_t>(level::kFirstOwnTerrain) + i);
    theirs.stamps = {};
    theirs.terrains = level::TerrainTable(terrains);
    level::Pack both = ours;
    both.more = merge::opened({}, pack::writePack(theirs, pack::listingOf(ours)));
    const auto findings = check::checkMerge(both);
    QCOMPARE(findings.size(), std::size_t{1});
    level::Pack taken = check::repairedPack(both, findings[0].fixes[1]);
    taken.resolveTerrains();
    QCOMPARE(taken.terrains.own().size(), ours.terrains.own().size());
    for (const level::OwnTerrain& terrain : ours.terrains.own()) {
        const level::OwnTerrain* found = taken.terrains.find(terrain.id);
        QVERIFY(found != nullptr);
        QCOMPARE(found->terrain, terrain.terrain);
    }
    QVERIFY(taken.levels[0].paint == ours.levels[0].paint);
}

void TestCheckMerge::aVersionThatIsTheSameCanBeDropped() {
    const Level both = opened(base(), base());
    const auto findings = ofMerges(check::checkLevel(both, {}));
    QCOMPARE(findings.size(), std::size_t{1});
    QCOMPARE(findings[0].sentence.id, std::string_view("open-merge-same"));
    QCOMPARE(findings[0].fixes.size(), std::size_t{1});
    QVERIFY(check::repaired(both, findings[0].fixes[0]) == base());
}

void TestCheckMerge::aVersionThatCannotBeReadIsTold() {
    Level both = base();
    both.more = R"({"theirs":{"id":"one"}})";
    const auto findings = ofMerges(check::checkLevel(both, {}));
    QCOMPARE(findings.size(), std::size_t{1});
    QVERIFY(findings[0].problem.text.starts_with(
        "a merge left another version, which cannot be read: title: "));
    QVERIFY(check::repaired(both, findings[0].fixes[0]) == base());
}

}  // namespace mazeloom::tst_check_merge

MAZELOOM_TEST(mazeloom::tst_check_merge::TestCheckMerge)
#include "tst_check_merge.moc"
