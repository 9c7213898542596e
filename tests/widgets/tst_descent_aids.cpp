// SPDX-License-Identifier: MIT
// What a player can read beside a descent: the messages of the run. Reading presses no key of the
// game.
#include <QListWidget>
#include <QPushButton>
#include <QTest>

#include "resources/resources.h"
#include "tests/support/play/descent.h"
#include "tests/support/play/descent_game.h"
#include "tests/support/test_program.h"
#include "widgets/play/descent/overlays/message_history.h"
#include "widgets/play/descent/told_lines.h"
#include "widgets/play/play_menu.h"

namespace mazeloom::tst_descent_aids {

using Game = testing::DescentGame;

class TestDescentAids : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { resources::initialise(); }
    void messagesCanBeRead();
    void messagesScroll();
    void emptyMessagesSaySo();
};

namespace {

widgets::MessageHistory& historyOf(Game& game) {
    return *game.page.findChild<widgets::MessageHistory*>();
}

QListWidget& listOf(Game& game) {
    return *historyOf(game).findChild<QListWidget*>();
}

}  // namespace

void TestDescentAids::messagesCanBeRead() {
    Game game(testing::paintedDescent({{"#####", "#@.p#", "#####"}}));
    QVERIFY(game.isReady);
    for (const Qt::Key key :
         {Qt::Key_Period, Qt::Key_G, Qt::Key_G, Qt::Key_Right, Qt::Key_Right, Qt::Key_G})
        game.press(key);
    const auto keys = game.page.run().session().keys();
    game.press(Qt::Key_M);
    QVERIFY(historyOf(game).isVisible());
    QListWidget& list = listOf(game);
    QVERIFY(list.hasFocus());
    QStringList lines;
    for (int row = 0; row < list.count(); ++row)
        lines << list.item(row)->text();
    QCOMPARE(lines, QStringList({"Turn 0: You enter the dungeon.",
                                 "Turn 1: There is nothing to pick up here. ×2",
                                 "Turn 4: You pick up the healing potion."}));
    QCOMPARE(list.currentRow(), 2);
    // The game gets no key until the card is closed, by either key.
    QTest::keyClick(&list, Qt::Key_Left);
    QTest::keyClick(&list, Qt::Key_M);
    QVERIFY(!historyOf(game).isVisible());
    QVERIFY(game.board().hasFocus());
    game.press(Qt::Key_M);
    QTest::keyClick(&list, Qt::Key_Escape);
    QVERIFY(!historyOf(game).isVisible());
    QVERIFY(game.page.run().session().keys() == keys);
    game.press(Qt::Key_Left);
    QCOMPARE(game.page.run().session().keys().size(), keys.size() + 1);
    // The menu leads there, too.
    game.press(Qt::Key_Escape);
    for (QPushButton* button : game.page.menu().findChildren<QPushButton*>()) {
        if (button->accessibleName() == "Messages…") button->click();
    }
    QVERIFY(!game.page.menu().isVisible());
    QVERIFY(historyOf(game).isVisible());
    // In an open inventory, m is a letter.
    QTest::keyClick(&list, Qt::Key_Escape);
    game.press(Qt::Key_I);
    game.press(Qt::Key_M);
    QVERIFY(!historyOf(game).isVisible());
}

void TestDescentAids::messagesScroll() {
    Game game(testing::paintedDescent({{"#####", "#@..#", "#####"}}));
    QVERIFY(game.isReady);
    for (int i = 0; i < 60; ++i)
        game.press(i % 2 == 0 ? Qt::Key_G : Qt::Key_Greater);
    game.press(Qt::Key_M);
    QListWidget& list = listOf(game);
    QCOMPARE(list.currentRow(), list.count() - 1);
    QVERIFY(list.count() > 50);
    QTest::keyClick(&list, Qt::Key_Home);
    QCOMPARE(list.currentRow(), 0);
    QTest::keyClick(&list, Qt::Key_PageDown);
    QVERIFY(list.currentRow() > 3);
    QVERIFY(game.page.rect().contains(QRect(list.mapTo(&game.page, QPoint()), list.size())));
}

void TestDescentAids::emptyMessagesSaySo() {
    QCOMPARE(widgets::toldLines({}), QStringList("What happens in this run will stand here."));
}

MAZELOOM_TEST(TestDescentAids)

}  // namespace mazeloom::tst_descent_aids

#include "tst_descent_aids.moc"
