// SPDX-License-Identifier: MIT
// A level that holds two versions since a merge, in the real window: its bar, the comparison of
// both versions, and the choice.
#include <QTest>
#include <QToolButton>

#include <string>
#include <utility>

#include "core/merge/open_merge.h"
#include "core/pack/disk/folder_source.h"
#include "core/pack/disk/save.h"
#include "core/pack/json/write/write.h"
#include "tests/app/support/window_test.h"
#include "tests/support/levels.h"
#include "tests/support/packs/packs.h"
#include "tests/support/test_program.h"
#include "widgets/compare/compare_panel.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/document/versions.h"
#include "widgets/panels/message_bar.h"
#include "widgets/problems/apply_fix.h"
#include "widgets/problems/problem_watch.h"

namespace mazeloom::tst_open_merges {

class TestOpenMerges : public testing::WindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("open-merges"); }
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    void theBarNamesTheDifferences();
    void equalVersionsOfferToEndTheMerge();
    void bothVersionsAreShown();
    void unreadableVersionsOfferToEndTheMerge();
    void keepingOursIsOneStep();
    void takingTheOtherIsOneStep();
    void roomsAndPacksHaveABarToo();
    void theFixesOfProblemsAreSteps();

  private:
    widgets::MessageBar* bar() const {
        return window_->findChild<widgets::MessageBar*>("openMerges");
    }
    void click(const QString& text) const;
    /// Opens a pack with a level, a room and pack.json; the given ones hold two versions.
    void open(bool isLevelOpen, bool isRoomOpen, bool isPackOpen);

    level::Pack ours_;
    level::Level theirs_;
};

void TestOpenMerges::click(const QString& text) const {
    for (QToolButton* button : bar()->findChildren<QToolButton*>()) {
        if (button->text() != text) continue;
        QVERIFY(button->isVisible());
        QTest::mouseClick(button, Qt::LeftButton);
        return;
    }
    QFAIL(qPrintable("there is no button " + text));
}

void TestOpenMerges::open(bool isLevelOpen, bool isRoomOpen, bool isPackOpen) {
    ours_ = testing::twoLevelsAndARoom();
    ours_.id = "merged";
    level::Level level = testing::painted({"@....", ".....", "....."}, {});
    level.id = "one";
    level.title = "One";
    ours_.levels[0] = std::move(level);
    theirs_ = ours_.levels[0];
    theirs_.paint->at({3, 1}) = level::painted(level::Terrain::Wall);
    theirs_.title = "Other";
    level::Pack both = ours_;
    if (isLevelOpen) both.levels[0].more = merge::opened({}, pack::writeLevel(theirs_));
    if (isRoomOpen) {
        level::Room other = both.rooms[0];
        other.weight = 9;
        both.rooms.edit()[0].more = merge::opened({}, pack::writeRoom(other));
    }
    if (isPackOpen) {
        level::Pack other = ours_;
        other.title = "Other title";
        both.more = merge::opened({}, pack::writePack(other, pack::listingOf(other)));
    }
    pack::DiskState disk;
    QVERIFY(pack::save(both, path("merged").toStdString(), disk));
    openPack("merged");
}

void TestOpenMerges::theBarNamesTheDifferences() {
    open(true, false, false);
    QTRY_VERIFY(bar()->isVisible());
    QVERIFY2(bar()->text().contains("2 place"), qPrintable(bar()->text()));
    QVERIFY2(bar()->text().endsWith("(3, 1), title"), qPrintable(bar()->text()));
    // An edit that makes both versions more alike is seen.
    widgets::LevelHead head = widgets::headOf(*current(), "one");
    head.title = "Other";
    QVERIFY(widgets::setHead(*current(), "one", head, "Rename"));
    QTRY_VERIFY(bar()->text().contains("“Other”") && bar()->text().endsWith(": (3, 1)"));
    // Another level has none.
    QVERIFY(current()->setCurrentSheet(widgets::levelSheet("two")));
    QTRY_VERIFY(!bar()->isVisible());
}

/// Edits can make both versions equal; the other version then only waits to be dropped.
void TestOpenMerges::equalVersionsOfferToEndTheMerge() {
    open(true, true, true);
    QTRY_VERIFY(bar()->isVisible());
    level::Level same = theirs_;
    same.more = current()->pack().levels[0].more;
    QVERIFY(widgets::setWholeLevel(*current(), "one", same, "Edit"));
    // The button that closes the bar is no answer.
    const auto buttons = [&] {
        QStringList texts;
        for (const QToolButton* button : bar()->findChildren<QToolButton*>()) {
            if (button->isVisible() && button->text() != "Close message") texts << button->text();
        }
        return texts;
    };
    const QString saysSame = "“Other” is the same in both versions of a merge by now";
    QTRY_COMPARE(bar()->text(), saysSame);
    QCOMPARE(buttons(), QStringList{"End merge"});
    click("End merge");
    QVERIFY(current()->pack().levels[0] == theirs_);
    action("edit.undo")->trigger();
    QTRY_COMPARE(bar()->text(), saysSame);
    action("edit.redo")->trigger();
    // Once the level holds one version, the bar is about the pack.
    QTRY_COMPARE(buttons(), (QStringList{"Keep this one", "Take the other"}));
    QVERIFY(widgets::setPackTitle(*current(), "Other title",
                                  QString::fromStdString(current()->pack().description)));
    QTRY_COMPARE(buttons(), QStringList{"End merge"});
    click("End merge");
    QVERIFY(!merge::isOpen(current()->pack().more));
    QCOMPARE(current()->pack().title, std::string("Other title"));
    level::Room room = ours_.rooms[0];
    QVERIFY(current()->setCurrentSheet(widgets::roomSheet(QString::fromStdString(room.id))));
    QTRY_COMPARE(buttons(), (QStringList{"Keep this one", "Take the other"}));
    room.weight = 9;
    room.more = current()->pack().rooms[0].more;
    QVERIFY(widgets::setRoom(*current(), QString::fromStdString(room.id), room, "Edit"));
    QTRY_COMPARE(buttons(), QStringList{"End merge"});
    click("End merge");
    QVERIFY(!bar()->isVisible());
    QVERIFY(!merge::isOpen(current()->pack().rooms[0].more));
}

void TestOpenMerges::bothVersionsAreShown() {
    open(true, false, false);
    QTRY_VERIFY(bar()->isVisible());
    click("Show both");
    auto* panel = window_->findChild<widgets::ComparePanel*>();
    QVERIFY(panel != nullptr);
    QTRY_VERIFY(panel->isVisible());
    const auto& sides = panel->comparison().sides();
    QCOMPARE(sides.size(), std::size_t{2});
    QVERIFY(sides[0].isLevelItself());
    QVERIFY(sides[1].held != nullptr);
    QVERIFY(*sides[1].held->paint == *theirs_.paint);
    QVERIFY(panel->dimButton()->isChecked());
    QTRY_VERIFY(panel->comparison().outcome(1) != nullptr && !panel->comparison().isBusy());
}

void TestOpenMerges::unreadableVersionsOfferToEndTheMerge() {
    open(false, false, false);
    level::Level level = ours_.levels[0];
    level.more = merge::opened({}, R"({"title": 5})");
    QVERIFY(widgets::setWholeLevel(*current(), "one", level, "Edit"));
    QTRY_VERIFY(bar()->isVisible());
    QCOMPARE(bar()->text(), QString("A merge left another version of “One”, which cannot be read"));
    click("End merge");
    QVERIFY(!bar()->isVisible());
    QVERIFY(current()->pack().levels[0] == ours_.levels[0]);
}

void TestOpenMerges::keepingOursIsOneStep() {
    open(true, false, false);
    QTRY_VERIFY(bar()->isVisible());
    click("Keep this one");
    QVERIFY(!bar()->isVisible());
    QVERIFY(current()->pack().levels[0] == ours_.levels[0]);
    QCOMPARE(widgets::currentLevelId(*current()), QString("one"));
    action("edit.undo")->trigger();
    QVERIFY(merge::isOpen(current()->pack().levels[0].more));
    QTRY_VERIFY(bar()->isVisible());
    action("edit.redo")->trigger();
    QTRY_VERIFY(!bar()->isVisible());
    action("file.save")->trigger();
    QTRY_VERIFY(!current()->isModified());
    const auto saved = pack::readFolder(path("merged").toStdString());
    QVERIFY(saved);
    QVERIFY(*saved == ours_);
}

void TestOpenMerges::takingTheOtherIsOneStep() {
    open(true, false, false);
    QTRY_VERIFY(bar()->isVisible());
    click("Take the other");
    QVERIFY(!bar()->isVisible());
    QVERIFY(current()->pack().levels[0] == theirs_);
    QCOMPARE(widgets::currentLevelId(*current()), QString("one"));
    action("edit.undo")->trigger();
    QVERIFY(merge::isOpen(current()->pack().levels[0].more));
    QCOMPARE(current()->pack().levels[0].title, std::string("One"));
}

void TestOpenMerges::roomsAndPacksHaveABarToo() {
    open(false, true, true);
    QTRY_VERIFY(bar()->isVisible());
    QVERIFY2(bar()->text().endsWith(": title"), qPrintable(bar()->text()));
    click("Take the other");
    QCOMPARE(current()->pack().title, std::string("Other title"));
    QVERIFY(!bar()->isVisible());
    const QString room = QString::fromStdString(ours_.rooms[0].id);
    QVERIFY(current()->setCurrentSheet(widgets::roomSheet(room)));
    QTRY_VERIFY(bar()->isVisible());
    QVERIFY2(bar()->text().endsWith(": weight"), qPrintable(bar()->text()));
    click("Keep this one");
    QVERIFY(current()->pack().rooms[0] == ours_.rooms[0]);
    QVERIFY(!bar()->isVisible());
}

void TestOpenMerges::theFixesOfProblemsAreSteps() {
    open(true, false, true);
    widgets::ProblemWatch watch(*current());
    const auto find = [&](bool isPack) -> const check::Finding* {
        for (const auto& group : watch.groups()) {
            for (const check::Finding& finding : group.findings) {
                if (finding.sentence.id.starts_with("open-merge") &&
                    (finding.where.sheet.kind == check::Sheet::Kind::Pack) == isPack)
                    return &finding;
            }
        }
        return nullptr;
    };
    QTRY_VERIFY(find(false) != nullptr && find(true) != nullptr);
    const check::Finding ofLevel = *find(false);
    const check::Finding ofPack = *find(true);
    QVERIFY(widgets::harmOf(*current(), ofLevel.fixes[1]).isEmpty());
    QVERIFY(widgets::applyFix(*current(), ofLevel.fixes[1]));
    QVERIFY(current()->pack().levels[0] == theirs_);
    QVERIFY(widgets::applyFix(*current(), ofPack.fixes[1]));
    QCOMPARE(current()->pack().title, std::string("Other title"));
    QTRY_VERIFY(find(false) == nullptr && find(true) == nullptr);
}

MAZELOOM_TEST(TestOpenMerges)

}  // namespace mazeloom::tst_open_merges

#include "tst_open_merges.moc"
