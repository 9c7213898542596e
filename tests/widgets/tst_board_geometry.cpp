// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <vector>

#include <QTest>

#include "core/random/stream.h"
#include "tests/support/test_program.h"
#include "widgets/play/board/board_geometry.h"

namespace mazeloom::tst_board_geometry {

using mazeloom::grid::Point;
using mazeloom::grid::Size;
using mazeloom::widgets::BoardGeometry;

namespace grid = mazeloom::grid;

namespace {

constexpr double kRatios[] = {1, 1.25, 1.5, 1.75, 2, 2.25, 3};

struct View {
    Size board;
    QSize size;
};
/// Boards that fit, boards that do not fit, and views with odd sides.
const std::vector<View> kViews{
    {{30, 18}, {720, 480}},  {{30, 18}, {801, 533}}, {{9, 3}, {333, 221}},
    {{65, 65}, {640, 480}},  {{7, 200}, {511, 401}}, {{1, 1}, {160, 120}},
    {{40, 25}, {1279, 799}}, {{40, 20}, {853, 801}}, {{4096, 4096}, {961, 641}}};

bool isWhole(double number) {
    return std::abs(number - std::round(number)) < 1e-6;
}

/// Returns the physical pixel of an edge.
int pixel(double edge, double ratio) {
    return static_cast<int>(std::lround(edge * ratio));
}

template <typename Check>
void forAllViews(Check check) {
    for (const double ratio : kRatios) {
        for (const View& view : kViews) {
            BoardGeometry geometry;
            geometry.fit(view.board, view.size, ratio);
            geometry.follow({0, 0});
            check(geometry, view, ratio);
            if (QTest::currentTestFailed()) {
                qWarning("ratio %g, board %d × %d, view %d × %d", ratio, view.board.width,
                         view.board.height, view.size.width(), view.size.height());
                return;
            }
        }
    }
}

}  // namespace

class TestBoardGeometry : public QObject {
    Q_OBJECT

  private slots:
    void edgesAreOnPixels();
    void theLargestCellThatFits();
    void aPlaceIsInTheCellThatIsDrawnThere();
    void partsOfTheViewShowTheirCells();
    void theHeroStaysInTheMiddleHalf();
    void bodiesCoverTheirCells();
    void theWheelZooms();
};

void TestBoardGeometry::edgesAreOnPixels() {
    forAllViews([](const BoardGeometry& geometry, const View& view, double ratio) {
        for (const Point cell : {Point{0, 0}, Point{view.board.width - 1, 0},
                                 Point{view.board.width / 2, view.board.height / 2}}) {
            const QRectF rect = geometry.rectOf(cell);
            for (const double edge : {rect.left(), rect.top(), rect.right(), rect.bottom()})
                QVERIFY(isWhole(edge * ratio));
            QVERIFY(std::abs(rect.width() * ratio - geometry.cellSize()) < 1e-6);
            // Neighbours have no gap and no overlap.
            const QRectF beside = geometry.rectOf({cell.x + 1, cell.y});
            QCOMPARE(pixel(beside.left(), ratio), pixel(rect.right(), ratio));
        }
    });
}

void TestBoardGeometry::theLargestCellThatFits() {
    forAllViews([](const BoardGeometry& geometry, const View& view, double ratio) {
        const double width = view.size.width() * ratio;
        const double height = view.size.height() * ratio;
        const auto fits = [&](int cell) {
            return cell * view.board.width <= width && cell * view.board.height <= height;
        };
        const int cell = geometry.cellSize();
        QVERIFY(cell >= BoardGeometry::kLeastCell && cell <= BoardGeometry::kMostCell);
        const QRectF first = geometry.rectOf({0, 0});
        const QRectF last = geometry.rectOf({view.board.width - 1, view.board.height - 1});
        if (fits(cell)) {
            QVERIFY(cell == BoardGeometry::kMostCell || !fits(cell + 1));
            QVERIFY(first.left() >= 0 && first.top() >= 0);
            QVERIFY(last.right() <= view.size.width() && last.bottom() <= view.size.height());
            // The board is centred, except for a pixel that cannot be halved.
            QVERIFY(std::abs(first.left() + last.right() - view.size.width()) * ratio < 2);
            QVERIFY(std::abs(first.top() + last.bottom() - view.size.height()) * ratio < 2);
            return;
        }
        // Cells that would be too small to read get a readable size, and the board scrolls.
        QVERIFY(!fits(static_cast<int>(std::lround(BoardGeometry::kReadableCell * ratio))));
        QVERIFY(std::abs(cell - std::min(96.0, 24 * ratio)) <= 0.5);
    });
}

void TestBoardGeometry::aPlaceIsInTheCellThatIsDrawnThere() {
    forAllViews([](const BoardGeometry& geometry, const View& view, double ratio) {
        // At every seventh pixel of a row and a column of the view, in the pixel's middle.
        const auto check = [&](QPointF place) {
            std::optional<Point> expected;
            const Point near{
                static_cast<int>((place.x() * ratio - geometry.origin().x()) / geometry.cellSize()),
                static_cast<int>((place.y() * ratio - geometry.origin().y()) /
                                 geometry.cellSize())};
            for (int y = near.y - 2; y <= near.y + 2; ++y) {
                for (int x = near.x - 2; x <= near.x + 2; ++x) {
                    const bool isOnBoard =
                        x >= 0 && y >= 0 && x < view.board.width && y < view.board.height;
                    if (isOnBoard && geometry.rectOf({x, y}).contains(place)) expected = {x, y};
                }
            }
            QCOMPARE(geometry.cellAt(place).has_value(), expected.has_value());
            if (expected) QCOMPARE(*geometry.cellAt(place), *expected);
        };
        const double middle = view.size.height() / 2 + 0.5 / ratio;
        for (double x = 0.5; x < view.size.width() * ratio; x += 7)
            check({x / ratio, middle});
        for (double y = 0.5; y < view.size.height() * ratio; y += 7)
            check({view.size.width() / 2 + 0.5 / ratio, y / ratio});
        check({-0.5 / ratio, middle});
    });
}

void TestBoardGeometry::partsOfTheViewShowTheirCells() {
    mazeloom::random::Stream stream(1);
    forAllViews([&stream](const BoardGeometry& geometry, const View& view, double ratio) {
        for (int round = 0; round < 20; ++round) {
            const QRect place(
                static_cast<int>(stream.below(200)) - 20, static_cast<int>(stream.below(200)) - 20,
                1 + static_cast<int>(stream.below(90)), 1 + static_cast<int>(stream.below(90)));
            const QRect pixels = geometry.pixelsOf(place);
            QVERIFY(pixels.left() <= place.left() * ratio && pixels.top() <= place.top() * ratio);
            QVERIFY(pixels.right() + 1 >= (place.right() + 1) * ratio);
            QVERIFY(pixels.right() < (place.right() + 1) * ratio);
            // Pixel by pixel along one row and one column.
            const auto columns = [&](int from, int to, int origin, int cells) {
                int first = cells;
                int count = 0;
                int before = -1;
                for (int at = from; at <= to; ++at) {
                    if (at < origin) continue;
                    const int cell = (at - origin) / geometry.cellSize();
                    if (cell >= cells || cell == before) continue;
                    first = std::min(first, cell);
                    before = cell;
                    ++count;
                }
                return std::pair(first, count);
            };
            const auto [x, width] =
                columns(pixels.left(), pixels.right(), geometry.origin().x(), view.board.width);
            const auto [y, height] =
                columns(pixels.top(), pixels.bottom(), geometry.origin().y(), view.board.height);
            const grid::Rect cells = geometry.cellsIn(place);
            QCOMPARE(cells.width, width);
            QCOMPARE(cells.height, height);
            if (width > 0) QCOMPARE(cells.x, x);
            if (height > 0) QCOMPARE(cells.y, y);
        }
    });
}

void TestBoardGeometry::theHeroStaysInTheMiddleHalf() {
    mazeloom::random::Stream stream(1);
    for (const double ratio : kRatios) {
        BoardGeometry geometry;
        const Size board{100, 90};
        const QSize size(641, 479);
        geometry.fit(board, size, ratio);
        QPointF hero(50, 45);
        for (int step = 0; step < 400; ++step) {
            // Moves by fractions of cells, as during the animation.
            const double way = (static_cast<int>(stream.below(3)) - 1) * 0.4;
            (stream.below(2) == 0 ? hero.rx() : hero.ry()) += way;
            hero.setX(std::clamp(hero.x(), 0.0, board.width - 1.0));
            hero.setY(std::clamp(hero.y(), 0.0, board.height - 1.0));
            const QPoint before = geometry.origin();
            const bool hasMoved = geometry.follow(hero);
            QCOMPARE(hasMoved, geometry.origin() != before);
            QVERIFY(!geometry.follow(hero));
            const QRectF first = geometry.rectOf({0, 0});
            const QRectF last = geometry.rectOf({board.width - 1, board.height - 1});
            // The board covers the whole view.
            QVERIFY(first.left() <= 0 && first.top() <= 0);
            QVERIFY(last.right() >= size.width() - 1 / ratio);
            QVERIFY(last.bottom() >= size.height() - 1 / ratio);
            const double middle = geometry.rectAt(hero).center().x();
            const double slack = 2 / ratio;
            QVERIFY(middle >= size.width() / 4.0 - slack || pixel(first.left(), ratio) == 0);
            QVERIFY(middle <= size.width() * 3 / 4.0 + slack ||
                    last.right() < size.width() + 1 / ratio);
        }
    }
}

void TestBoardGeometry::bodiesCoverTheirCells() {
    forAllViews([](const BoardGeometry& geometry, const View&, double) {
        for (int size = 1; size <= 3; ++size) {
            const QRectF body = geometry.rectAt({2, 5}, size);
            const QRectF cells = geometry.rectOf({2, 5}) | geometry.rectOf({1 + size, 4 + size});
            QVERIFY(std::abs(body.left() - cells.left()) < 1e-6);
            QVERIFY(std::abs(body.right() - cells.right()) < 1e-6);
            QVERIFY(std::abs(body.bottom() - cells.bottom()) < 1e-6);
        }
    });
}

void TestBoardGeometry::theWheelZooms() {
    BoardGeometry geometry;
    const auto fit = [&] { geometry.fit({30, 18}, {720, 480}, 1); };
    fit();
    QCOMPARE(geometry.cellSize(), 24);
    // A touch pad sends less than a notch at a time.
    QVERIFY(!geometry.turnWheel(60));
    QVERIFY(geometry.turnWheel(60));
    QCOMPARE(geometry.cellSize(), 24);
    fit();
    QCOMPARE(geometry.cellSize(), 27);
    QVERIFY(geometry.turnWheel(-120));
    fit();
    QCOMPARE(geometry.cellSize(), 24);
    for (int i = 0; i < 30; ++i) {
        geometry.turnWheel(-240);
        fit();
    }
    QCOMPARE(geometry.cellSize(), BoardGeometry::kLeastCell);
    for (int i = 0; i < 60; ++i) {
        geometry.turnWheel(240);
        fit();
    }
    QCOMPARE(geometry.cellSize(), BoardGeometry::kMostCell);
    geometry.setWantedCell(1000);
    fit();
    QCOMPARE(geometry.cellSize(), BoardGeometry::kMostCell);
    geometry.setWantedCell({});
    fit();
    QCOMPARE(geometry.cellSize(), 24);
}

MAZELOOM_TEST(TestBoardGeometry)

}  // namespace mazeloom::tst_board_geometry

#include "tst_board_geometry.moc"
