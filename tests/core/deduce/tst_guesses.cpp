// SPDX-License-Identifier: MIT
// Chances of traps that cannot be deduced, checked by counting every placement; and guesses.
#include <QTest>

#include <algorithm>
#include <cstdlib>

#include "core/analyse/guess/chances.h"
#include "core/analyse/guess/guesses.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_guesses {

using namespace analyse::deduce;
using grid::Point;
using play::temple::Numbers;

constexpr std::array kModes{Numbers::All, Numbers::Near, Numbers::Visited};

class TestGuesses : public QObject {
    Q_OBJECT

  private slots:
    void chancesAreThoseOfEveryPlacement();
    void largeComponentsAreCounted();
    void risksAreOfTheCellsAhead();
    void guessesAreNeededWhereNothingFollows();
};

namespace {

Board scattered(random::Stream& random, grid::Size size, int solid, int traps) {
    const Point start{random.between(0, size.width - 1), random.between(0, size.height - 1)};
    Board board(size, start);
    const auto eachOther = [&](const auto& visit) {
        for (int y = 0; y < size.height; ++y) {
            for (int x = 0; x < size.width; ++x) {
                if (Point{x, y} != start) visit(Point{x, y});
            }
        }
    };
    eachOther([&](Point p) {
        if (random.chance(solid)) board.close(p);
    });
    eachOther([&](Point p) {
        if (board.isOpen(board.notes().index(p)) && random.chance(traps)) board.setTrap(p, true);
    });
    return board;
}

/// Chances found by trying all placements of traps on unknown cells beside shown numbers.
struct Counted {
    std::vector<grid::Index> cells;
    std::vector<mpz_class> traps;  ///< by cell: summed weights of the placements with a trap in it
    mpz_class all = 0;
    mpz_class expected = 0;  ///< the placements' numbers of traps, each times its weight, summed
};

Counted countedOf(const Board& board, const Knowledge& knowledge, Odds odds) {
    Counted counted;
    std::vector<grid::Index> numbers;
    for (int y = 0; y < board.size().height; ++y) {
        for (int x = 0; x < board.size().width; ++x) {
            const grid::Index i = board.notes().index({x, y});
            if (knowledge.isShown(i)) numbers.push_back(i);
            bool isBeside = false;
            knowledge.eachNumberAround(i, [&](grid::Index) { isBeside = true; });
            if (knowledge.isUnknown(i) && isBeside) counted.cells.push_back(i);
        }
    }
    counted.traps.resize(counted.cells.size());
    const auto isBeside = [&](grid::Index a, grid::Index b) {
        const Point way = board.notes().point(a) - board.notes().point(b);
        return std::max(std::abs(way.x), std::abs(way.y)) == 1;
    };
    for (std::uint32_t set = 0; set < 1u << counted.cells.size(); ++set) {
        const bool isRight = std::ranges::all_of(numbers, [&](grid::Index number) {
            int traps = 0;
            for (std::size_t k = 0; k < counted.cells.size(); ++k) {
                if ((set >> k & 1) != 0 && isBeside(number, counted.cells[k])) ++traps;
            }
            int known = 0;
            for (const std::ptrdiff_t step : knowledge.steps())
                known += knowledge.of(shifted(number, step)) == Known::Trap ? 1 : 0;
            return traps + known == board.numberAt(number);
        });
        if (!isRight) continue;
        mpz_class weight = 1;
        for (std::size_t k = 0; k < counted.cells.size(); ++k)
            weight *= (set >> k & 1) != 0 ? odds.traps : odds.others;
        counted.all += weight;
        for (std::size_t k = 0; k < counted.cells.size(); ++k) {
            if ((set >> k & 1) != 0) counted.traps[k] += weight;
        }
        counted.expected += weight * __builtin_popcount(set);
    }
    return counted;
}

}  // namespace

void TestGuesses::chancesAreThoseOfEveryPlacement() {
    const int rounds = testing::seeds(10'000);
    int judged = 0;
    for (int seed = 0; seed < rounds; ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed), 1);
        const Board board = scattered(random, {random.between(2, 5), random.between(2, 4)},
                                      random.between(0, 40), random.between(10, 60));
        Deduction deduction(board, kModes[static_cast<std::size_t>(seed % 3)]);
        deduction.deduce(random.between(1, 4));
        const Knowledge& knowledge = deduction.knowledge();
        const Odds odds = oddsOf(board);
        if (odds.others == 0) continue;
        const Counted counted = countedOf(board, knowledge, odds);
        if (counted.cells.empty() || counted.cells.size() > 14) continue;
        ++judged;
        Components components(knowledge);
        mpq_class sum = 0;
        std::size_t found = 0;
        for (const grid::Index cell : counted.cells) {
            grid::Index number = 0;
            knowledge.eachNumberAround(cell, [&](grid::Index beside) { number = beside; });
            const Component component = components.of(number);
            const auto chances = chancesIn(knowledge, component, odds);
            QVERIFY(chances.has_value());
            QCOMPARE(chances->size(), component.cells.size());
            for (std::size_t k = 0; k < component.cells.size(); ++k) {
                const auto place = std::ranges::find(counted.cells, component.cells[k]);
                QVERIFY(place != counted.cells.end());
                mpq_class expected(
                    counted.traps[static_cast<std::size_t>(place - counted.cells.begin())],
                    counted.all);
                expected.canonicalize();
                QVERIFY2((*chances)[k] == expected, qPrintable(QString::number(seed)));
                sum += (*chances)[k];
                ++found;
            }
        }
        QCOMPARE(found, counted.cells.size());
        mpq_class expected(counted.expected, counted.all);
        expected.canonicalize();
        QVERIFY(sum == expected);
    }
    QVERIFY2(judged > rounds / 10, qPrintable(QString::number(judged)));
}

/// Counts a long row of unknown cells below numbers: too many placements to try one by one.
void TestGuesses::largeComponentsAreCounted() {
    Board board({300, 2}, {0, 1});
    for (int x = 1; x < 300; ++x)
        board.clear({x, 1});
    random::Stream random(1);
    for (int x = 0; x < 300; ++x) {
        if (random.chance(40)) board.setTrap({x, 0}, true);
    }
    Knowledge knowledge(board);
    for (int x = 0; x < 300; ++x)
        knowledge.show(board.notes().index({x, 1}));
    const Component component = Components(knowledge).of(board.notes().index({0, 1}));
    QCOMPARE(component.cells.size(), std::size_t{300});
    const auto chances = chancesIn(knowledge, component, oddsOf(board));
    QVERIFY(chances.has_value());
    for (std::size_t k = 0; k < chances->size(); ++k) {
        const bool isTrap = board.isTrap(component.cells[k]);
        QVERIFY(isTrap ? (*chances)[k] > 0 : (*chances)[k] < 1);
    }
}

void TestGuesses::risksAreOfTheCellsAhead() {
    // One of the three cells around the hero is a trap. The hero can step on two of them; the third
    // is diagonal.
    Board board({2, 2}, {0, 0});
    board.setTrap({1, 1}, true);
    Deduction deduction(board, Numbers::Visited);
    deduction.deduce(4);
    const auto risks = risksOf(board, deduction);
    QVERIFY(risks.has_value());
    QCOMPARE(risks->size(), std::size_t{2});
    for (const Risk& risk : *risks)
        QVERIFY(risk.chance == mpq_class(1, 3));
}

void TestGuesses::guessesAreNeededWhereNothingFollows() {
    Board corner({2, 2}, {0, 0});
    corner.setTrap({1, 1}, true);
    corner.addAim({{1, 0}});
    const auto one = fewestGuesses(corner, Numbers::Visited);
    QVERIFY(one.has_value());
    QCOMPARE(one->count, std::size_t{1});
    QCOMPARE(one->wrong, std::size_t{0});
    // An aim that no path leads to has no fewest number of guesses.
    Board wall({3, 1}, {0, 0});
    wall.close({1, 0});
    wall.addAim({{2, 0}});
    QVERIFY(!fewestGuesses(wall, Numbers::Visited));

    int guessed = 0;
    for (int seed = 0; seed < testing::seeds(300); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed), 2);
        Board board = scattered(random, {9, 8}, 10, random.between(5, 30));
        const Point aim{random.between(0, 8), random.between(0, 7)};
        if (board.isTrap(board.notes().index(aim))) continue;
        board.addAim({aim});
        const Numbers numbers = seed % 2 == 0 ? Numbers::Near : Numbers::Visited;
        const auto guesses = fewestGuesses(board, numbers);
        const bool isDeducible = gradeOf(board, closureOf(board, numbers)).has_value();
        if (!guesses) {
            QVERIFY(!isDeducible);
            continue;
        }
        QCOMPARE(guesses->count == 0, isDeducible);
        QVERIFY(guesses->wrong <= guesses->count);
        guessed += static_cast<int>(guesses->count);
    }
    QVERIFY(guessed > 0);
}

MAZELOOM_TEST(TestGuesses)

}  // namespace mazeloom::tst_guesses

#include "tst_guesses.moc"
