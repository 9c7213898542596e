// SPDX-License-Identifier: MIT
// Where keys move the cell cursor.
#include <utility>

#include <QTest>

#include "core/edit/cell_cursor.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_cell_cursor {

using edit::CursorGround;
using edit::CursorMove;
using grid::Point;

class TestCellCursor : public QObject {
    Q_OBJECT

  private slots:
    void goesByCells();
    void goesFar();
    void goesToTheEndsOfItsRow();
    void goesByPages();
    void goesByWhatAPixelShows();
    void staysOnTheGround();
    void comesBack();
};

namespace {

constexpr CursorGround kLevel{{0, 0, 40, 30}, 1, 12};

constexpr CursorMove kAllMoves[] = {CursorMove::Left,   CursorMove::Right,    CursorMove::Up,
                                    CursorMove::Down,   CursorMove::RowStart, CursorMove::RowEnd,
                                    CursorMove::PageUp, CursorMove::PageDown};

}  // namespace

void TestCellCursor::goesByCells() {
    QVERIFY((edit::moveCursor({5, 6}, CursorMove::Left, false, kLevel) == Point{4, 6}));
    QVERIFY((edit::moveCursor({5, 6}, CursorMove::Right, false, kLevel) == Point{6, 6}));
    QVERIFY((edit::moveCursor({5, 6}, CursorMove::Up, false, kLevel) == Point{5, 5}));
    QVERIFY((edit::moveCursor({5, 6}, CursorMove::Down, false, kLevel) == Point{5, 7}));
}

void TestCellCursor::goesFar() {
    QVERIFY((edit::moveCursor({5, 6}, CursorMove::Right, true, kLevel) == Point{13, 6}));
    QVERIFY((edit::moveCursor({5, 6}, CursorMove::Down, true, kLevel) == Point{5, 14}));
    QVERIFY((edit::moveCursor({5, 6}, CursorMove::Left, true, kLevel) == Point{0, 6}));
}

void TestCellCursor::goesToTheEndsOfItsRow() {
    QVERIFY((edit::moveCursor({5, 6}, CursorMove::RowStart, false, kLevel) == Point{0, 6}));
    QVERIFY((edit::moveCursor({5, 6}, CursorMove::RowEnd, false, kLevel) == Point{39, 6}));
}

void TestCellCursor::goesByPages() {
    const Point down = edit::moveCursor({5, 6}, CursorMove::PageDown, false, kLevel);
    QVERIFY((down == Point{5, 17}));
    QVERIFY((edit::moveCursor(down, CursorMove::PageUp, false, kLevel) == Point{5, 6}));
    // In a view one row high, a page is one row, not none.
    CursorGround low = kLevel;
    low.pageHeight = 1;
    QVERIFY((edit::moveCursor({5, 6}, CursorMove::PageDown, false, low) == Point{5, 7}));
}

void TestCellCursor::goesByWhatAPixelShows() {
    const CursorGround far{{0, 0, 4096, 4096}, 16, 9600};
    QVERIFY((edit::moveCursor({100, 100}, CursorMove::Right, false, far) == Point{116, 100}));
    QVERIFY((edit::moveCursor({100, 100}, CursorMove::Up, true, far) == Point{100, 0}));
}

void TestCellCursor::staysOnTheGround() {
    for (const grid::Rect& cells :
         {grid::Rect{0, 0, 1, 1}, grid::Rect{0, 0, 3, 2}, grid::Rect{-4, -2, 11, 9}}) {
        for (const int stride : {1, 3, 64}) {
            const CursorGround ground{cells, stride, 5};
            for (int y = cells.y; y <= cells.bottom(); ++y) {
                for (int x = cells.x; x <= cells.right(); ++x) {
                    for (const CursorMove move : kAllMoves) {
                        QVERIFY(cells.contains(edit::moveCursor({x, y}, move, false, ground)));
                        QVERIFY(cells.contains(edit::moveCursor({x, y}, move, true, ground)));
                    }
                }
            }
            QVERIFY((edit::onGround({-99, -99}, ground) == cells.topLeft()));
            QVERIFY((edit::onGround({99, 99}, ground) == Point{cells.right(), cells.bottom()}));
            QVERIFY((edit::onGround(cells.centre(), ground) == cells.centre()));
        }
    }
}

void TestCellCursor::comesBack() {
    // Away from the edges, the opposite move undoes each move.
    const std::pair<CursorMove, CursorMove> opposites[] = {
        {CursorMove::Left, CursorMove::Right},
        {CursorMove::Up, CursorMove::Down},
        {CursorMove::PageUp, CursorMove::PageDown}};
    for (const auto& [there, back] : opposites) {
        for (const bool isFar : {false, true}) {
            const Point from{20, 15};
            const Point to = edit::moveCursor(from, there, isFar, kLevel);
            QVERIFY(to != from);
            QVERIFY(edit::moveCursor(to, back, isFar, kLevel) == from);
        }
    }
}

MAZELOOM_TEST(TestCellCursor)

}  // namespace mazeloom::tst_cell_cursor

#include "tst_cell_cursor.moc"
