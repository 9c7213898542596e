// SPDX-License-Identifier: MIT
#include <QImage>
#include <QPaintEvent>
#include <QPainter>
#include <QTest>
#include <QWheelEvent>

#include "tests/support/test_program.h"
#include "widgets/play/board/board_view.h"

namespace mazeloom::tst_board_view {

using mazeloom::grid::Point;
using mazeloom::grid::Size;
using mazeloom::widgets::BoardView;

namespace {

constexpr Size kBoard{30, 18};

class Board : public BoardView {
  public:
    Point hero{1, 1};
    int layouts = 0;

  protected:
    void layOut() override {
        ++layouts;
        fit(kBoard);
        follow(QPointF(hero.x, hero.y));
        update();
    }
    void paintEvent(QPaintEvent* event) override {
        QPainter painter(this);
        painter.fillRect(event->rect(), Qt::black);
        paintHeat(painter, event->rect(), Qt::red);
        paintMark(painter, Qt::green);
    }
};

int redAt(const Board& board, const QImage& image, Point cell) {
    return image.pixelColor(board.rectOf(cell).center().toPoint()).red();
}

void turn(Board& board, int angle) {
    const QPointF at = board.rect().center();
    QWheelEvent event(at, board.mapToGlobal(at), {}, {0, angle}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&board, &event);
}

}  // namespace

class TestBoardView : public QObject {
    Q_OBJECT

  private slots:
    void fitsWhenTheWidgetIsResized();
    void theWheelZooms();
    void thePointerFindsTheCellThatIsDrawn();
    void heatAndMarkAreWhereTheyShould();
};

void TestBoardView::fitsWhenTheWidgetIsResized() {
    Board board;
    board.resize(720, 480);
    board.show();
    QCOMPARE(board.cellSize(), 24);
    board.resize(1200, 800);
    QCOMPARE(board.cellSize(), 40);
    QCOMPARE(board.rectOf({0, 0}), QRectF(0, 40, 40, 40));
}

void TestBoardView::theWheelZooms() {
    Board board;
    board.resize(720, 480);
    board.show();
    const int layouts = board.layouts;
    turn(board, 60);
    QCOMPARE(board.layouts, layouts);  // half a notch
    turn(board, 60);
    QCOMPARE(board.cellSize(), 27);
    board.setCellSize({});
    QCOMPARE(board.cellSize(), 24);
}

void TestBoardView::thePointerFindsTheCellThatIsDrawn() {
    Board board;
    board.resize(721, 477);
    board.show();
    for (const Point cell : {Point{0, 0}, Point{29, 17}, Point{13, 5}}) {
        board.setMark(cell);
        const QImage image = board.grab().toImage();
        // Everything drawn for the cell lies inside it.
        int drawn = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixelColor(x, y).green() == 0) continue;
                ++drawn;
                QVERIFY(board.cellAt(QPointF(x + 0.5, y + 0.5)) == cell);
            }
        }
        QVERIFY(drawn > 40);
    }
    QVERIFY(!board.cellAt({-1, 5}));
    QVERIFY(!board.cellAt({5, board.height() - 0.5}));
}

void TestBoardView::heatAndMarkAreWhereTheyShould() {
    Board board;
    board.resize(720, 480);
    board.show();
    board.setHeat({{{3, 3}, 16}, {{10, 3}, 4}, {{20, 3}, 1}});
    QImage image = board.grab().toImage();
    QVERIFY(redAt(board, image, {3, 3}) > redAt(board, image, {10, 3}));
    QVERIFY(redAt(board, image, {10, 3}) > redAt(board, image, {20, 3}));
    QVERIFY(redAt(board, image, {20, 3}) > 40);
    QCOMPARE(redAt(board, image, {3, 10}), 0);
    // Drawing in parts gives the same picture.
    QImage parts(image.size(), QImage::Format_RGB32);
    for (int x = 0; x < board.width(); x += 31)
        board.render(&parts, {x, 0}, QRect(x, 0, 31, board.height()));
    QCOMPARE(parts, image.convertToFormat(QImage::Format_RGB32));
    board.setHeat({});
    board.setMark(Point{3, 3});
    image = board.grab().toImage();
    QCOMPARE(redAt(board, image, {3, 3}), 0);
    board.setMark({});
    image = board.grab().toImage();
    QImage nothing(image.size(), image.format());
    nothing.fill(Qt::black);
    QCOMPARE(image, nothing);
}

MAZELOOM_TEST(TestBoardView)

}  // namespace mazeloom::tst_board_view

#include "tst_board_view.moc"
