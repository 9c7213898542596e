// SPDX-License-Identifier: MIT
// The fixes of an open merge choose a version as one step of the history.
#include <QTest>

#include <string>
#include <utility>

#include "core/check/check.h"
#include "core/merge/open_merge.h"
#include "core/pack/json/write/write.h"
#include "tests/support/packs/packs.h"
#include "tests/support/test_program.h"
#include "widgets/document/pack_document.h"
#include "widgets/document/undo_history.h"
#include "widgets/document/versions.h"
#include "widgets/problems/apply_fix.h"

namespace mazeloom::tst_merge_fixes {

using widgets::PackDocument;

class TestMergeFixes : public QObject {
    Q_OBJECT

  private slots:
    void levels();
    void rooms();
    void packs();
    void otherIdsAreRefused();
};

namespace {

/// Returns the finding about an open merge.
check::Finding openMerge(const level::Pack& pack) {
    for (check::Finding& finding : check::checkPack(pack)) {
        if (finding.sentence.id.starts_with("open-merge")) return std::move(finding);
    }
    return {};
}

pack::Reading readingOf(level::Pack pack) {
    pack::Reading reading;
    reading.pack = std::move(pack);
    return reading;
}

/// Applies each fix of the open merge in `both`, and checks the result, and undo and redo.
void checkFixes(const level::Pack& both, const level::Pack& ours, const level::Pack& theirs) {
    const check::Finding finding = openMerge(both);
    QCOMPARE(finding.fixes.size(), std::size_t{2});
    for (const bool takesTheirs : {false, true}) {
        PackDocument document("merged", readingOf(both));
        const widgets::Sheet shown = document.currentSheet();
        const check::Fix& fix = finding.fixes[takesTheirs ? 1 : 0];
        QVERIFY(widgets::harmOf(document, fix).isEmpty());
        QVERIFY(widgets::applyFix(document, fix));
        QVERIFY(document.pack() == (takesTheirs ? theirs : ours));
        // An edit of a room shows the room.
        if (fix.sheet.kind != check::Sheet::Kind::Room) QVERIFY(document.currentSheet() == shown);
        document.history()->undo();
        QVERIFY(document.pack() == both);
        QVERIFY(!document.history()->canUndo());
        document.history()->redo();
        QVERIFY(document.pack() == (takesTheirs ? theirs : ours));
    }
}

}  // namespace

void TestMergeFixes::levels() {
    const level::Pack ours = testing::twoLevelsAndARoom();
    level::Pack theirs = ours;
    theirs.levels[0].title = "Other";
    theirs.levels[0].objectives.exit = true;
    level::Pack both = ours;
    both.levels[0].more = merge::opened({}, pack::writeLevel(theirs.levels[0]));
    checkFixes(both, ours, theirs);
}

void TestMergeFixes::rooms() {
    const level::Pack ours = testing::twoLevelsAndARoom();
    level::Pack theirs = ours;
    theirs.rooms.edit()[0].weight = 9;
    level::Pack both = ours;
    both.rooms.edit()[0].more = merge::opened({}, pack::writeRoom(theirs.rooms[0]));
    checkFixes(both, ours, theirs);
}

void TestMergeFixes::packs() {
    const level::Pack ours = testing::twoLevelsAndARoom();
    level::Pack theirs = ours;
    theirs.title = "Other";
    level::Pack both = ours;
    both.more = merge::opened({}, pack::writePack(theirs, pack::listingOf(theirs)));
    checkFixes(both, ours, theirs);
}

void TestMergeFixes::otherIdsAreRefused() {
    const level::Pack pack = testing::twoLevelsAndARoom();
    PackDocument document("pack", readingOf(pack));
    level::Level other = pack.levels[0];
    other.id = "other";
    QVERIFY(!widgets::setWholeLevel(document, "one", other, "Take"));
    QVERIFY(!widgets::setWholeLevel(document, "missing", pack.levels[0], "Take"));
    QVERIFY(document.pack() == pack);
}

}  // namespace mazeloom::tst_merge_fixes

MAZELOOM_TEST(mazeloom::tst_merge_fixes::TestMergeFixes)
#include "tst_merge_fixes.moc"
