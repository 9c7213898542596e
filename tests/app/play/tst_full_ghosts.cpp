// SPDX-License-Identifier: MIT
// Ghosts of best runs in the full game (RULES.md T-22): when one is kept, shown and removed.
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTest>

#include "app/domains/play/play_domain.h"
#include "app/workspace/data_file.h"
#include "tests/app/support/halls_test.h"
#include "tests/support/test_program.h"
#include "widgets/play/full/profile_page.h"
#include "widgets/play/play_menu.h"
#include "widgets/play/play_options.h"
#include "widgets/play/temple/temple_view.h"

namespace mazeloom::tst_full_ghosts {

using play::temple::Pace;

class TestFullGhosts : public testing::HallsTest {
    Q_OBJECT

  private slots:
    void initTestCase() { prepare("full-ghosts"); }
    void init() {
        setUp();
        openHalls(testing::kHallsCampaign);
        QDir(app::dataFile("ghosts")).removeRecursively();
        openGame();
        goToMap();
    }
    void cleanup() { tearDown(); }

    void theFastestWinGoesAlong();
    void aSlowerWinChangesNothing();
    void losesAndOtherPlayersHaveNone();
    void optionsCanSwitchItOff();
    void aDamagedRunIsIgnored();

  private:
    widgets::TempleView& view() { return game().temple().view(); }
    widgets::PlayOptions& options() { return window_->findChild<app::PlayDomain*>()->options(); }
    /// Plays the first level after `wait` idle ticks, and goes back to the map.
    void winAfter(std::int64_t wait) {
        map().select(0);
        playSelected();
        pass(wait);
        win();
        QTRY_VERIFY(isAt(game().briefing()));
        click(game().briefing(), "On to the map");
        QVERIFY(isAt(game().map()));
        map().select(0);
    }
    void leave() {
        QTest::keyClick(&view(), Qt::Key_Escape);
        click(game().temple(), "Leave");
        QVERIFY(isAt(game().map()));
    }
    static QStringList files() {
        QStringList files;
        QDirIterator all(app::dataFile("ghosts"), QDir::Files, QDirIterator::Subdirectories);
        while (all.hasNext())
            files << all.next();
        return files;
    }
    static QByteArray bytes(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
};

void TestFullGhosts::theFastestWinGoesAlong() {
    winAfter(0);
    QCOMPARE(files().size(), qsizetype{1});
    const QByteArray first = bytes(files().front());
    playSelected();
    QTRY_VERIFY(view().hasGhost());
    // The ghost moves on by itself: the board changes at its place, and not at the hero's.
    view().repaint();
    const QImage before = view().grab().toImage();
    pass(20);
    QVERIFY(view().grab().toImage() != before);
    // It is also there in the next attempt, and ends where the win did.
    QTest::keyClick(&view(), Qt::Key_R);
    QVERIFY(view().hasGhost());
    pass(100);
    QVERIFY(!view().hasGhost());
    leave();
    QCOMPARE(bytes(files().front()), first);
}

void TestFullGhosts::aSlowerWinChangesNothing() {
    winAfter(40);
    const QByteArray slow = bytes(files().front());
    winAfter(60);
    QCOMPARE(bytes(files().front()), slow);
    winAfter(0);
    QCOMPARE(files().size(), qsizetype{1});
    QVERIFY(bytes(files().front()) != slow);
    // Other levels have runs of their own.
    map().select(1);
    playSelected();
    QTest::qWait(50);
    QVERIFY(!view().hasGhost());
}

void TestFullGhosts::losesAndOtherPlayersHaveNone() {
    playSelected();
    lose();
    leave();
    QCOMPARE(files(), QStringList());
    winAfter(0);
    QCOMPARE(files().size(), qsizetype{1});
    key(Qt::Key_Escape);
    click(game().title(), "Player: Player 1");
    click(game().profiles(), "New player…");
    click(game().profiles(), "Add");
    QVERIFY(isAt(game().title()));
    click(game().title(), "Campaign");
    map().select(0);
    playSelected();
    QTest::qWait(50);
    QVERIFY(!view().hasGhost());
    leave();
    // A deleted player leaves nothing.
    key(Qt::Key_Escape);
    click(game().title(), "Player: Player 2");
    auto* list = game().profiles().findChild<QListWidget*>();
    list->setCurrentRow(0);
    click(game().profiles(), "Delete…");
    click(game().profiles(), "Delete");
    QCOMPARE(files(), QStringList());
}

void TestFullGhosts::optionsCanSwitchItOff() {
    winAfter(0);
    playSelected();
    QTRY_VERIFY(view().hasGhost());
    options().setGhost(false);
    QVERIFY(!view().hasGhost());
    options().setGhost(true);
    QVERIFY(view().hasGhost());
    leave();
    // A hero that moves step by step has no time to compare.
    options().setPace(Pace::Step);
    playSelected();
    QTest::qWait(50);
    QVERIFY(!view().hasGhost());
    options().setPace(Pace::RealTime);
}

void TestFullGhosts::aDamagedRunIsIgnored() {
    winAfter(0);
    write(files().front(), "{\"tick\": -1}\n");
    playSelected();
    QTest::qWait(50);
    QVERIFY(!view().hasGhost());
    QCOMPARE(told(), QString());
}

MAZELOOM_TEST(TestFullGhosts)

}  // namespace mazeloom::tst_full_ghosts

#include "tst_full_ghosts.moc"
