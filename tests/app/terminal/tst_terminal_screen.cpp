// SPDX-License-Identifier: MIT
// Screens of a terminal as grids of cells, and what a terminal's characters mean.
#include <QTest>

#include "app/terminal/colours.h"
#include "app/terminal/input.h"
#include "app/terminal/layout.h"
#include "app/terminal/screen.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_terminal_screen {

using app::terminal::Layout;
using app::terminal::Paint;
using app::terminal::Screen;

class TestTerminalScreen : public QObject {
    Q_OBJECT

  private slots:
    void writesAndCuts();
    void showsNoControlCharacters();
    void wideCharactersTakeTwoColumns();
    void tellsWhichCellsChanged();
    void wrapsLines();
    void aMapThatFitsIsCentred();
    void theHeroStaysInView();
    void placesAndCellsAgree();
    void findsTheNearestColours();
    void charactersAreKeys();
};

void TestTerminalScreen::writesAndCuts() {
    Screen screen({8, 2});
    QCOMPARE(screen.write({1, 0}, "abc", {}), 4);
    screen.write({1, 1}, "a long line", {}, 6);
    QCOMPARE(screen.text(), QString(" abc\n a lo…\n"));
    // What lies outside is clipped.
    screen.write({6, 5}, "abc", {});
    screen.put({-1, 0}, U'x', {});
    QCOMPARE(screen.text(), QString(" abc\n a lo…\n"));
}

void TestTerminalScreen::showsNoControlCharacters() {
    Screen screen({12, 1});
    screen.write({0, 0}, QString("a\x1b[2Jb\x07") + QChar(0x301) + QChar(0x202e) + u'c', {});
    QCOMPARE(screen.text(), QString("a?[2Jb?c\n"));
}

void TestTerminalScreen::wideCharactersTakeTwoColumns() {
    Screen screen({4, 1});
    QCOMPARE(screen.write({0, 0}, "🐀x", {}), 3);
    QVERIFY(screen.at({1, 0}).isTail);
    QCOMPARE(screen.text(), QString("🐀x\n"));
    // Half of a wide character never stays.
    screen.put({1, 0}, U'y', {});
    QCOMPARE(screen.text(), QString(" yx\n"));
    screen.put({0, 0}, U'🐀', {});
    screen.put({0, 0}, U'z', {});
    QVERIFY(!screen.at({1, 0}).isTail);
    QCOMPARE(screen.text(), QString("z x\n"));
    // At the right edge there is no room for one.
    screen.put({3, 0}, U'🐀', {});
    QCOMPARE(screen.text(), QString("z x\n"));
}

void TestTerminalScreen::tellsWhichCellsChanged() {
    Screen before({5, 3});
    before.write({0, 1}, "abc", {});
    Screen now = before;
    QVERIFY(changedCells(before, now).empty());
    now.put({1, 1}, U'x', {});
    now.put({4, 2}, U' ', Paint{.isBold = true});
    const std::vector<grid::Point> expected{{1, 1}, {4, 2}};
    QVERIFY(changedCells(before, now) == expected);
    QCOMPARE(changedCells(Screen({4, 3}), now).size(), std::size_t{15});
}

void TestTerminalScreen::wrapsLines() {
    using app::terminal::wrappedLines;
    QCOMPARE(wrappedLines("one two three", 8), (QStringList{"one two", "three"}));
    QCOMPARE(wrappedLines("a\n\nb", 8), (QStringList{"a", "", "b"}));
    QCOMPARE(wrappedLines("abcdefghij k", 4), (QStringList{"abcd", "efgh", "ij k"}));
    // A text without spaces, as in Chinese; wrapping it was cubic once.
    const QStringList wide = wrappedLines(QString(20'000, QChar(0x4E2D)), 80);
    QCOMPARE(wide.size(), 500);
    QCOMPARE(wide.back().size(), 40);
    for (const QString& line : wrappedLines("🐀🐀🐀 🐀🐀 x 🐀", 5))
        QVERIFY(app::terminal::columnsOf(line) <= 5);
}

void TestTerminalScreen::aMapThatFitsIsCentred() {
    QCOMPARE(app::terminal::firstShown(30, 30, 7), 0);
    QCOMPARE(app::terminal::firstShown(10, 30, 7), -10);
}

void TestTerminalScreen::theHeroStaysInView() {
    for (const int room : {1, 2, 3, 18, 30, 50}) {
        for (int board = room; board < 3 * room + 5; ++board) {
            for (int hero = 0; hero < board; ++hero) {
                const int first = app::terminal::firstShown(board, room, hero);
                QVERIFY(first >= 0 && first + room <= board);
                QVERIFY(hero >= first && hero < first + room);
                // The hero sees ahead, unless the board ends there.
                if (first > 0) QVERIFY(hero - first >= room / 4);
                if (first + room < board) QVERIFY(first + room - 1 - hero >= room / 4 - 1);
            }
        }
    }
}

void TestTerminalScreen::placesAndCellsAgree() {
    const Layout layout({80, 23}, {100, 50}, {60, 30});
    const grid::Point cell{layout.first().x + 3, layout.first().y + 4};
    const grid::Point place = layout.placeOf(cell);
    QVERIFY(layout.cellAt(place) == cell);
    QVERIFY(layout.cellAt({place.x + 1, place.y}) == cell);
    QVERIFY(!layout.cellAt({60, 0}));
    QVERIFY(!layout.cellAt({0, 18}));
}

void TestTerminalScreen::findsTheNearestColours() {
    using namespace app::terminal;
    QCOMPARE(nearestOf256(qRgb(255, 0, 0)), 196);
    QCOMPARE(nearestOf256(qRgb(0, 0, 0)), 16);
    QCOMPARE(nearestOf256(qRgb(8, 8, 8)), 232);
    QCOMPARE(nearestOf256(qRgb(238, 238, 238)), 255);
    QCOMPARE(nearestOf256(qRgb(95, 135, 255)), 69);
    QCOMPARE(nearestOf8(qRgb(20, 22, 26)), 0);
    QCOMPARE(nearestOf8(qRgb(200, 30, 30)), 1);
    QCOMPARE(nearestOf8(qRgb(80, 20, 90)), 5);
    QCOMPARE(nearestOf8(qRgb(230, 230, 230)), 7);
}

void TestTerminalScreen::charactersAreKeys() {
    using app::terminal::strokeOf;
    QCOMPARE(strokeOf(U'g').key, int(Qt::Key_G));
    QCOMPARE(strokeOf(U'g').text, QString("g"));
    QVERIFY(strokeOf(U'g').modifiers == Qt::NoModifier);
    QCOMPARE(strokeOf(U'G').key, int(Qt::Key_G));
    QVERIFY(strokeOf(U'G').modifiers == Qt::ShiftModifier);
    QCOMPARE(strokeOf(U'>').key, int(Qt::Key_Greater));
    QVERIFY(strokeOf(U'>').modifiers == Qt::NoModifier);
    QCOMPARE(strokeOf(U' ').key, int(Qt::Key_Space));
    QCOMPARE(strokeOf(U'\r').key, int(Qt::Key_Return));
    QCOMPARE(strokeOf(0x1b).key, int(Qt::Key_Escape));
    QCOMPARE(strokeOf(0x7f).key, int(Qt::Key_Backspace));
    QCOMPARE(strokeOf(12).key, int(Qt::Key_L));
    QVERIFY(strokeOf(12).modifiers == Qt::ControlModifier);
}

MAZELOOM_TEST(TestTerminalScreen)

}  // namespace mazeloom::tst_terminal_screen

#include "tst_terminal_screen.moc"
