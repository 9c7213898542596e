// SPDX-License-Identifier: MIT
// Boards are repaired until no guess is needed.
#include <QTest>

#include <algorithm>
#include <map>

#include "core/analyse/deduce/certificate/check_certificate.h"
#include "core/analyse/deduce/repair.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_repair {

using namespace analyse::deduce;
using grid::Point;
using play::temple::Numbers;

class TestRepair : public QObject {
    Q_OBJECT

  private slots:
    void boardsComeOutWithoutAGuess();
    void movesLeadFromTheOldBoardToTheNew();
    void trapsComeWhereTheyMay();
    void whatCannotComeOutIsGivenUp();
    void whatNeedsNoRepairStays();
};

namespace {

constexpr std::array kModes{Numbers::All, Numbers::Near, Numbers::Visited};

/// Returns an open board with some solid cells and traps, none of them around the start.
Board scattered(random::Stream& random, grid::Size size, int solid, int traps) {
    const Point start{random.between(0, size.width - 1), random.between(0, size.height - 1)};
    Board board(size, start);
    const auto eachFar = [&](const auto& visit) {
        for (int y = 0; y < size.height; ++y) {
            for (int x = 0; x < size.width; ++x) {
                if (std::max(std::abs(x - start.x), std::abs(y - start.y)) > 1) visit(Point{x, y});
            }
        }
    };
    eachFar([&](Point p) {
        if (random.chance(solid)) board.close(p);
    });
    eachFar([&](Point p) {
        if (board.isOpen(board.notes().index(p)) && random.chance(traps)) board.setTrap(p, true);
    });
    return board;
}

std::vector<Point> trapsOf(const Board& board) {
    std::vector<Point> traps;
    for (int y = 0; y < board.size().height; ++y) {
        for (int x = 0; x < board.size().width; ++x) {
            if (board.isTrap(board.notes().index({x, y}))) traps.push_back({x, y});
        }
    }
    return traps;
}

/// Returns the safe cells that a hero reaches by the certificate's lines alone.
std::size_t cellsReachedBy(const Board& board, const Certificate& certificate) {
    grid::Grid<std::uint8_t, kFrame> isSafe(board.size());
    for (int y = 0; y < board.size().height; ++y) {
        for (int x = 0; x < board.size().width; ++x) {
            const grid::Index i = board.notes().index({x, y});
            isSafe[i] = board.isOpen(i) && !board.mayHoldTrap(i) ? 1 : 0;
        }
    }
    for (const auto& line : certificate.lines()) {
        if (!line.isTrap) isSafe.at(line.cell) = 1;
    }
    std::size_t count = 0;
    std::vector<Point> walk{board.start()};
    isSafe.at(board.start()) = 0;
    while (!walk.empty()) {
        const Point here = walk.back();
        walk.pop_back();
        ++count;
        for (const grid::Direction d : grid::kDirections) {
            const Point there = here + grid::offset(d);
            if (isSafe.at(there) == 0) continue;
            isSafe.at(there) = 0;
            walk.push_back(there);
        }
    }
    return count;
}

}  // namespace

void TestRepair::boardsComeOutWithoutAGuess() {
    const int rounds = testing::seeds(400);
    int moved = 0;
    for (int seed = 0; seed < rounds; ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed), 1);
        const grid::Size size{random.between(6, 30), random.between(6, 16)};
        Board board = scattered(random, size, 0, random.between(5, 22));
        const std::size_t traps = trapsOf(board).size();
        RepairOptions options;
        options.numbers = kModes[static_cast<std::size_t>(seed % 3)];
        options.highestGrade = random.between(2, 4);
        options.goal = Goal::EverySafeCell;
        const auto repaired = repair(board, options, random);
        QVERIFY2(repaired.has_value(), qPrintable(QString::number(seed)));
        QCOMPARE(trapsOf(board).size(), traps);
        QVERIFY(!board.isTrap(board.notes().index(board.start())));
        QVERIFY(!flawOf(board, options.numbers, repaired->closure.certificate));
        for (const auto& line : repaired->closure.certificate.lines()) {
            QCOMPARE(line.isTrap, board.isTrap(board.notes().index(line.cell)));
            QVERIFY(static_cast<int>(line.rule) <= options.highestGrade);
        }
        const auto area =
            static_cast<std::size_t>(size.width) * static_cast<std::size_t>(size.height);
        QCOMPARE(cellsReachedBy(board, repaired->closure.certificate), area - traps);
        moved += static_cast<int>(repaired->moves.size());
    }
    QVERIFY(moved > rounds / 4);
}

void TestRepair::movesLeadFromTheOldBoardToTheNew() {
    for (int seed = 0; seed < testing::seeds(200); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed), 2);
        Board board = scattered(random, {16, 12}, 10, 25);
        Board replayed = board;
        RepairOptions options;
        options.goal = Goal::EverySafeCell;
        const auto repaired = repair(board, options, random);
        if (!repaired) continue;  // walls enclose some safe cells
        for (const Move& move : repaired->moves) {
            QVERIFY(replayed.isTrap(replayed.notes().index(move.from)));
            QVERIFY(!replayed.isTrap(replayed.notes().index(move.to)));
            replayed.setTrap(move.from, false);
            replayed.setTrap(move.to, true);
        }
        QVERIFY(trapsOf(replayed) == trapsOf(board));
    }
}

void TestRepair::trapsComeWhereTheyMay() {
    int repairedOnes = 0;
    for (int seed = 0; seed < testing::seeds(200); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed), 3);
        Board board = scattered(random, {14, 14}, 0, 30);
        const std::vector<Point> before = trapsOf(board);
        const Point aim{board.start().x < 7 ? 13 : 0, board.start().y < 7 ? 13 : 0};
        board.setTrap(aim, false);
        board.addAim({aim});
        RepairOptions options;
        options.mayTake = [](Point p) { return (p.x + p.y) % 3 != 0; };
        const auto repaired = repair(board, options, random);
        if (!repaired) continue;
        ++repairedOnes;
        for (const Move& move : repaired->moves) {
            QVERIFY((move.to.x + move.to.y) % 3 != 0);
            QVERIFY(move.to != aim && move.to != board.start());
        }
        QVERIFY(gradeOf(board, repaired->closure).has_value());
        for (const Point trap : trapsOf(board)) {
            const bool wasThere = std::ranges::find(before, trap) != before.end();
            QVERIFY(wasThere || (trap.x + trap.y) % 3 != 0);
        }
    }
    QVERIFY(repairedOnes > 0);
}

void TestRepair::whatCannotComeOutIsGivenUp() {
    // A passage whose trap cannot be moved anywhere.
    Board passage({3, 1}, {0, 0});
    passage.setTrap({1, 0}, true);
    passage.addAim({{2, 0}});
    random::Stream random(1);
    QVERIFY(!repair(passage, {.numbers = Numbers::Visited, .attempts = 50}, random));
    QCOMPARE(trapsOf(passage).size(), std::size_t{1});
    // An aim behind a wall.
    Board wall({3, 1}, {0, 0});
    wall.close({1, 0});
    wall.addAim({{2, 0}});
    QVERIFY(!repair(wall, {.attempts = 50}, random));
}

void TestRepair::whatNeedsNoRepairStays() {
    Board board({5, 5}, {2, 2});
    random::Stream random(1);
    const auto repaired = repair(board, {.goal = Goal::EverySafeCell}, random);
    QVERIFY(repaired.has_value());
    QVERIFY(repaired->moves.empty());
}

MAZELOOM_TEST(TestRepair)

}  // namespace mazeloom::tst_repair

#include "tst_repair.moc"
