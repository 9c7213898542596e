// SPDX-License-Identifier: MIT
// The deducible facts of a board, compared with trying every placement of traps.
#include <QTest>

#include <algorithm>
#include <optional>
#include <set>

#include "core/analyse/deduce/certificate/check_certificate.h"
#include "core/analyse/deduce/closure.h"
#include "core/analyse/deduce/sat.h"
#include "core/generate/generate.h"
#include "core/play/temple/state/constants.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_deduce {

using namespace analyse::deduce;
using grid::Point;
using play::temple::Numbers;

constexpr std::array kModes{Numbers::All, Numbers::Near, Numbers::Visited};

class TestDeduce : public QObject {
    Q_OBJECT

  private slots:
    void patternsHaveTheirGrades_data();
    void patternsHaveTheirGrades();
    void someNeedAllPlacements_data();
    void someNeedAllPlacements();
    void agreesWithEveryPlacement();
    void agreesWithTheSatSolver();
    void satCountsAsOneDoes();
    void doesNotDependOnTheOrder();
    void everyLineOfACertificateFollows();
    void tamperedCertificatesAreRefused();
    void aimsHaveTheGradeOfTheWayThere();
    void mapsAreReadAsPlayersSeeThem();
    void trapsWhereNoneMayBeAreRefused();
};

namespace {

/// '@' is the start, '#' solid, 'x' a trap, '.' has no trap, '!' cannot hold one.
Board boardOf(const std::vector<std::string>& rows) {
    const grid::Size size{static_cast<int>(rows.front().size()), static_cast<int>(rows.size())};
    Point start;
    for (int y = 0; y < size.height; ++y) {
        const std::size_t x = rows[static_cast<std::size_t>(y)].find('@');
        if (x != std::string::npos) start = {static_cast<int>(x), y};
    }
    Board board(size, start);
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            const char glyph = rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
            if (glyph == '#') board.close({x, y});
        }
    }
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            const char glyph = rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
            if (glyph == 'x') board.setTrap({x, y}, true);
            if (glyph == '!') board.clear({x, y});
        }
    }
    return board;
}

std::vector<std::string> randomRows(random::Stream& random, int width, int height, int solid,
                                    int traps) {
    std::vector<std::string> rows(static_cast<std::size_t>(height),
                                  std::string(static_cast<std::size_t>(width), '.'));
    for (std::string& row : rows) {
        for (char& glyph : row)
            glyph = random.chance(solid) ? '#' : random.chance(traps) ? 'x' : '.';
    }
    const auto y = static_cast<std::size_t>(random.between(0, height - 1));
    rows[y][static_cast<std::size_t>(random.between(0, width - 1))] = '@';
    return rows;
}

/// All placements that a player cannot rule out, tried one by one after each of his steps.
class EveryPlacement {
  public:
    EveryPlacement(const Board& board, Numbers numbers) : board_(board), numbers_(numbers) {
        for (int y = 0; y < board.size().height; ++y) {
            for (int x = 0; x < board.size().width; ++x) {
                if (board.mayHoldTrap(board.notes().index({x, y}))) unknown_.insert({x, y});
            }
        }
        while (decideSome()) {
        }
    }

    Known of(Point p) const {
        if (traps_.contains(p)) return Known::Trap;
        return unknown_.contains(p) ? Known::Unknown : Known::Safe;
    }

    /// Upper bound on undecided cells beside numbers.
    static constexpr std::size_t kMost = 18;
    bool isTooLarge() const { return isTooLarge_; }

  private:
    struct Less {
        bool operator()(Point a, Point b) const {
            return std::pair(a.y, a.x) < std::pair(b.y, b.x);
        }
    };
    using Points = std::set<Point, Less>;

    bool isTrap(Point p) const {
        return board_.notes().contains(p) && board_.isTrap(board_.notes().index(p));
    }
    bool isOpen(Point p) const {
        return board_.notes().contains(p) && board_.isOpen(board_.notes().index(p));
    }

    Points walk() const {
        Points seen{board_.start()};
        std::vector<Point> next{board_.start()};
        while (!next.empty()) {
            const Point here = next.back();
            next.pop_back();
            for (const grid::Direction d : grid::kDirections) {
                const Point there = here + grid::offset(d);
                if (!isOpen(there) || of(there) != Known::Safe || !seen.insert(there).second)
                    continue;
                next.push_back(there);
            }
        }
        return seen;
    }

    static int distance(Point a, Point b) {
        return std::max(std::abs(a.x - b.x), std::abs(a.y - b.y));
    }

    Points shown() const {
        const Points visited = walk();
        Points numbers;
        for (int y = 0; y < board_.size().height; ++y) {
            for (int x = 0; x < board_.size().width; ++x) {
                const Point p{x, y};
                if (!isOpen(p)) continue;
                const bool isNear = std::ranges::any_of(
                    visited, [&](Point hero) { return distance(hero, p) <= play::temple::kNear; });
                if (numbers_ == Numbers::All || (numbers_ == Numbers::Near && isNear) ||
                    visited.contains(p))
                    numbers.insert(p);
            }
        }
        return numbers;
    }

    bool decideSome() {
        const Points numbers = shown();
        std::vector<Point> asked;
        for (const Point p : unknown_) {
            if (std::ranges::any_of(numbers, [&](Point n) { return distance(n, p) == 1; }))
                asked.push_back(p);
        }
        if (asked.size() > kMost) {
            isTooLarge_ = true;
            return false;
        }
        std::vector<std::pair<std::uint32_t, int>> rules;
        for (const Point n : numbers) {
            std::uint32_t mask = 0;
            int left = 0;
            for (std::size_t i = 0; i < asked.size(); ++i) {
                if (distance(n, asked[i]) == 1) mask |= 1u << i;
            }
            for (int y = n.y - 1; y <= n.y + 1; ++y) {
                for (int x = n.x - 1; x <= n.x + 1; ++x) {
                    if (Point{x, y} == n) continue;
                    left += isTrap({x, y}) ? 1 : 0;
                    left -= traps_.contains({x, y}) ? 1 : 0;
                }
            }
            rules.emplace_back(mask, left);
        }
        std::uint32_t inAll = ~0u;
        std::uint32_t inSome = 0;
        for (std::uint32_t traps = 0; traps < 1u << asked.size(); ++traps) {
            const bool isRight = std::ranges::all_of(rules, [&](const auto& rule) {
                return __builtin_popcount(traps & rule.first) == rule.second;
            });
            if (!isRight) continue;
            inAll &= traps;
            inSome |= traps;
        }
        bool isAny = false;
        for (std::size_t i = 0; i < asked.size(); ++i) {
            const bool isAlways = (inAll >> i & 1) != 0;
            const bool isNever = (inSome >> i & 1) == 0;
            if (!isAlways && !isNever) continue;
            isAny = true;
            unknown_.erase(asked[i]);
            if (isAlways) traps_.insert(asked[i]);
        }
        return isAny;
    }

    const Board& board_;
    Numbers numbers_;
    Points unknown_;
    Points traps_;
    bool isTooLarge_ = false;
};

QString shownAs(const std::vector<std::string>& rows, Numbers numbers) {
    QString text = QString("numbers %1\n").arg(static_cast<int>(numbers));
    for (const std::string& row : rows)
        text += QString::fromStdString(row) + '\n';
    return text;
}

}  // namespace

/// The hero walks along the lowest row, whose numbers are shown, below a row of unknown cells.
void TestDeduce::patternsHaveTheirGrades_data() {
    QTest::addColumn<QStringList>("rows");
    QTest::addColumn<QString>("grades");  // of the first row's cells; '?': unknown
    QTest::newRow("nothing to fear") << QStringList{"....", "@!!!"} << "1111";
    QTest::newRow("all of them traps") << QStringList{"xxxx", "@!!!"} << "1111";
    // Two of the second number's three cells are also the first number's.
    QTest::newRow("1 1") << QStringList{".x.", "@!!"} << "222";
    // 1 2 1: the traps are next to the ones.
    QTest::newRow("1 2 1") << QStringList{"x.x##", "!@!##"} << "222##";
    QTest::newRow("a number alone") << QStringList{".x", "@#"} << "??";
}

void TestDeduce::patternsHaveTheirGrades() {
    QFETCH(const QStringList, rows);
    QFETCH(const QString, grades);
    std::vector<std::string> text;
    for (const QString& row : rows)
        text.push_back(row.toStdString());
    const Board board = boardOf(text);
    const Closure closure = closureOf(board, Numbers::Visited);
    QString found;
    for (int x = 0; x < board.size().width; ++x) {
        const grid::Index i = board.notes().index({x, 0});
        const std::uint8_t grade = closure.grade[i];
        found += !board.isOpen(i) ? '#' : grade == kNever ? '?' : QChar('0' + grade);
        if (board.isOpen(i) && grade != kNever)
            QCOMPARE(closure.known[i] == static_cast<std::uint8_t>(Known::Trap), board.isTrap(i));
    }
    QCOMPARE(found, grades);
}

/// Found among 60,000 boards: here no assumption leads to a contradiction.
void TestDeduce::someNeedAllPlacements_data() {
    QTest::addColumn<QStringList>("rows");
    QTest::addColumn<int>("cells");
    QTest::newRow("two cells") << QStringList{"!.x@x#x", "xx.#.xx", ".xx..xx", "xx.xxx#", "!xxx.!x"}
                               << 2;
    QTest::newRow("four cells") << QStringList{"xxx@.", ".x.#!", ".x..x", "xx.x#",
                                               "x..!x", ".x.xx", "x#.xx", "!x..x"}
                                << 4;
}

void TestDeduce::someNeedAllPlacements() {
    QFETCH(const QStringList, rows);
    std::vector<std::string> text;
    for (const QString& row : rows)
        text.push_back(row.toStdString());
    const Board board = boardOf(text);
    const Closure closure = closureOf(board, Numbers::Near);
    const Closure supposed = closureOf(board, Numbers::Near, 3);
    int cells = 0;
    for (int y = 0; y < board.size().height; ++y) {
        for (int x = 0; x < board.size().width; ++x) {
            if (closure.grade.at({x, y}) != 4) continue;
            ++cells;
            QCOMPARE(supposed.of({x, y}), Known::Unknown);
            QCOMPARE(closure.of({x, y}) == Known::Trap, board.isTrap(board.notes().index({x, y})));
        }
    }
    QTEST(cells, "cells");
    QVERIFY(!flawOf(board, Numbers::Near, closure.certificate));

    // One supposition does not decide these cells, and the checker knows it.
    Certificate easier;
    for (const auto& line : closure.certificate.lines()) {
        easier.setNumbers(closure.certificate.numbersOf(line));
        easier.add(line.cell, line.isTrap, std::min(line.rule, Rule::Supposition));
    }
    const auto flaw = flawOf(board, Numbers::Near, easier);
    QVERIFY(flaw);
    QCOMPARE(closure.certificate.lines()[flaw->line].rule, Rule::AllPlacements);
}

void TestDeduce::agreesWithEveryPlacement() {
    int judged = 0;
    int grades[5] = {};
    const int rounds = testing::seeds(6000);
    for (int seed = 0; seed < rounds; ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed), 1);
        const int width = random.between(2, 7);
        const int height = random.between(2, 6);
        const int solid = random.between(0, 50);
        const auto rows = randomRows(random, width, height, solid, random.between(5, 45));
        const Board board = boardOf(rows);
        const Numbers numbers = kModes[static_cast<std::size_t>(seed % 3)];
        const EveryPlacement every(board, numbers);
        if (every.isTooLarge()) continue;
        ++judged;
        const Closure closure = closureOf(board, numbers);
        for (int y = 0; y < height; ++y) {
            for (int x = 0; x < width; ++x) {
                QVERIFY2(closure.of({x, y}) == every.of({x, y}),
                         qPrintable(shownAs(rows, numbers) + QString("at %1, %2").arg(x).arg(y)));
                if (closure.grade.at({x, y}) <= kHighestGrade) ++grades[closure.grade.at({x, y})];
            }
        }
    }
    QVERIFY2(judged > rounds / 4, qPrintable(QString::number(judged)));
    for (const int grade : {1, 2})
        QVERIFY(grades[grade] > 0);
    if (rounds >= 6000) QVERIFY2(grades[3] > 0, "no supposition was needed");
}

/// On larger boards with all numbers shown, each cell's knowledge must agree with the solver:
/// unknown exactly if the cell can both hold a trap and be safe.
void TestDeduce::agreesWithTheSatSolver() {
    const int rounds = testing::seeds(150);
    for (int seed = 0; seed < rounds; ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed), 2);
        const auto rows = randomRows(random, 14, 12, random.between(0, 30), random.between(20, 60));
        const Board board = boardOf(rows);
        const Closure closure = closureOf(board, Numbers::All);
        std::vector<Point> cells;
        grid::Grid<int> variables(board.size(), -1);
        for (int y = 0; y < board.size().height; ++y) {
            for (int x = 0; x < board.size().width; ++x) {
                if (!board.mayHoldTrap(board.notes().index({x, y}))) continue;
                variables.at({x, y}) = static_cast<int>(cells.size());
                cells.push_back({x, y});
            }
        }
        Sat sat(static_cast<int>(cells.size()));
        std::set<int> asked;
        for (int y = 0; y < board.size().height; ++y) {
            for (int x = 0; x < board.size().width; ++x) {
                const grid::Index i = board.notes().index({x, y});
                if (!board.isOpen(i)) continue;
                std::vector<int> around;
                for (int v = y - 1; v <= y + 1; ++v) {
                    for (int u = x - 1; u <= x + 1; ++u) {
                        const bool isSelf = u == x && v == y;
                        if (!isSelf && board.notes().contains({u, v}) && variables.at({u, v}) >= 0)
                            around.push_back(variables.at({u, v}));
                    }
                }
                asked.insert(around.begin(), around.end());
                sat.addCount(around, board.numberAt(i));
            }
        }
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const auto variable = static_cast<int>(i);
            const bool canBeTrap = sat.solveWith(variable, true).has_value();
            const bool canBeSafe = sat.solveWith(variable, false).has_value();
            const Known known = closure.of(cells[i]);
            const Known expected = canBeTrap && canBeSafe ? Known::Unknown
                                   : canBeTrap            ? Known::Trap
                                                          : Known::Safe;
            QVERIFY2(known == expected, qPrintable(shownAs(rows, Numbers::All)));
        }
    }
}

void TestDeduce::satCountsAsOneDoes() {
    for (int size = 0; size <= 8; ++size) {
        for (int count = 0; count <= size; ++count) {
            Sat sat(8);
            std::vector<int> variables;
            for (int i = 0; i < size; ++i)
                variables.push_back(i);
            sat.addCount(variables, count);
            const auto values = sat.solve();
            QVERIFY(values.has_value());
            QCOMPARE(static_cast<int>(std::count(values->begin(), values->begin() + size, true)),
                     count);
            // A variable can be true unless the count is 0, and false unless the count is the size.
            if (size > 0) {
                QCOMPARE(sat.solveWith(0, true).has_value(), count > 0);
                QCOMPARE(sat.solveWith(0, false).has_value(), count < size);
            }
        }
    }
    // Two counts that contradict each other.
    Sat sat(2);
    const std::vector<int> both{0, 1};
    sat.addCount(both, 1);
    sat.addCount(both, 2);
    QVERIFY(!sat.solve());
}

/// One of the eight symmetries of a board, in bits: 1 swaps x and y, then 2 and 4 flip each.
class Turn {
  public:
    Turn(unsigned symmetry, grid::Size size) : symmetry_(symmetry), size_(size) {
        if ((symmetry & 1) != 0) std::swap(size_.width, size_.height);
    }
    Point operator()(Point p) const {
        if ((symmetry_ & 1) != 0) std::swap(p.x, p.y);
        if ((symmetry_ & 2) != 0) p.x = size_.width - 1 - p.x;
        if ((symmetry_ & 4) != 0) p.y = size_.height - 1 - p.y;
        return p;
    }
    std::vector<std::string> rows(const std::vector<std::string>& rows) const {
        std::vector<std::string> turned(static_cast<std::size_t>(size_.height),
                                        std::string(static_cast<std::size_t>(size_.width), ' '));
        for (std::size_t y = 0; y < rows.size(); ++y) {
            for (std::size_t x = 0; x < rows[y].size(); ++x) {
                const Point there = (*this)({static_cast<int>(x), static_cast<int>(y)});
                turned[static_cast<std::size_t>(there.y)][static_cast<std::size_t>(there.x)] =
                    rows[y][x];
            }
        }
        return turned;
    }

  private:
    unsigned symmetry_;
    grid::Size size_;
};

/// The solver processes a mirrored or turned board in another order.
void TestDeduce::doesNotDependOnTheOrder() {
    const int rounds = testing::seeds(1500);
    for (int seed = 0; seed < rounds; ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed), 3);
        const int width = random.between(3, 16);
        const int height = random.between(3, 12);
        const auto rows =
            randomRows(random, width, height, random.between(0, 40), random.between(5, 40));
        const Turn turn(static_cast<unsigned>(seed / 3 % 7) + 1, {width, height});
        Board board = boardOf(rows);
        Board turnedBoard = boardOf(turn.rows(rows));
        const Point aim{random.between(0, width - 1), random.between(0, height - 1)};
        board.addAim({aim});
        turnedBoard.addAim({turn(aim)});
        const Numbers numbers = kModes[static_cast<std::size_t>(seed % 3)];
        const Closure a = closureOf(board, numbers);
        const Closure b = closureOf(turnedBoard, numbers);
        for (int y = 0; y < height; ++y) {
            for (int x = 0; x < width; ++x) {
                const Point there = turn({x, y});
                QCOMPARE(a.known.at({x, y}), b.known.at(there));
                QVERIFY2(a.grade.at({x, y}) == b.grade.at(there),
                         qPrintable(shownAs(rows, numbers)));
                QCOMPARE(a.reached.at({x, y}), b.reached.at(there));
            }
        }
        QCOMPARE(gradeOf(board, a), gradeOf(turnedBoard, b));
        // With fewer rules less is known, and the grades say which rules were needed.
        for (int highest = 1; highest < kHighestGrade; ++highest) {
            const Closure fewer = closureOf(board, numbers, highest);
            const Certificate easy = a.certificate.upTo(highest);
            QCOMPARE(easy.lines().size(), fewer.certificate.lines().size());
            for (std::size_t i = 0; i < easy.lines().size(); ++i) {
                const auto& line = easy.lines()[i];
                const auto& other = fewer.certificate.lines()[i];
                QCOMPARE(line.cell, other.cell);
                QCOMPARE(line.isTrap, other.isTrap);
                QVERIFY(line.rule == other.rule);
                QVERIFY(
                    std::ranges::equal(easy.numbersOf(line), fewer.certificate.numbersOf(other)));
            }
            for (int y = 0; y < height; ++y) {
                for (int x = 0; x < width; ++x) {
                    const bool isKnown = a.grade.at({x, y}) <= highest;
                    QCOMPARE(fewer.of({x, y}) != Known::Unknown, isKnown);
                    QCOMPARE(fewer.reached.at({x, y}) != kNever, a.reached.at({x, y}) <= highest);
                }
            }
        }
    }
}

void TestDeduce::everyLineOfACertificateFollows() {
    const int rounds = testing::seeds(1500);
    std::size_t lines = 0;
    for (int seed = 0; seed < rounds; ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed), 4);
        const auto rows = randomRows(random, random.between(2, 16), random.between(2, 12),
                                     random.between(0, 40), random.between(5, 50));
        const Board board = boardOf(rows);
        const Numbers numbers = kModes[static_cast<std::size_t>(seed % 3)];
        const Closure closure = closureOf(board, numbers);
        const auto flaw = flawOf(board, numbers, closure.certificate);
        QVERIFY2(!flaw,
                 flaw ? qPrintable(shownAs(rows, numbers) + QString("line %1: ").arg(flaw->line) +
                                   QString::fromStdString(flaw->text))
                      : "");
        for (const auto& line : closure.certificate.lines())
            QCOMPARE(line.isTrap, board.isTrap(board.notes().index(line.cell)));
        lines += closure.certificate.lines().size();
    }
    QVERIFY(lines > static_cast<std::size_t>(rounds));
}

void TestDeduce::tamperedCertificatesAreRefused() {
    const int rounds = testing::seeds(300);
    int tampered = 0;
    for (int seed = 0; seed < rounds; ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed), 5);
        const auto rows = randomRows(random, 9, 8, random.between(0, 30), random.between(10, 40));
        const Board board = boardOf(rows);
        const Closure closure = closureOf(board, Numbers::Near);
        const auto& lines = closure.certificate.lines();
        if (lines.empty()) continue;
        const auto chosen = random.below(static_cast<std::uint32_t>(lines.size()));
        // The certificate with one line inverted, stripped of its numbers, or duplicated.
        for (const int how : {0, 1, 2}) {
            Certificate other;
            for (std::size_t i = 0; i < lines.size(); ++i) {
                const auto numbers = closure.certificate.numbersOf(lines[i]);
                const bool isChosen = i == chosen;
                other.setNumbers(isChosen && how == 1 ? numbers.subspan(numbers.size()) : numbers);
                other.add(lines[i].cell, lines[i].isTrap != (isChosen && how == 0), lines[i].rule);
                if (isChosen && how == 2) other.add(lines[i].cell, lines[i].isTrap, lines[i].rule);
            }
            const auto flaw = flawOf(board, Numbers::Near, other);
            QVERIFY(flaw);
            QCOMPARE(flaw->line, std::size_t{chosen} + (how == 2 ? 1u : 0u));
            ++tampered;
        }
    }
    QVERIFY(tampered > 0);
}

void TestDeduce::aimsHaveTheGradeOfTheWayThere() {
    Board board = boardOf({"@..", "###", "..."});
    board.addAim({{2, 0}});
    QCOMPARE(gradeOf(board, closureOf(board, Numbers::Visited)), std::optional(1));
    // It is enough to reach one of an aim's cells.
    board.addAim({{0, 2}, {1, 0}});
    QCOMPARE(gradeOf(board, closureOf(board, Numbers::Visited)), std::optional(1));
    board.addAim({{0, 2}});
    QCOMPARE(gradeOf(board, closureOf(board, Numbers::Visited)), std::optional<int>());

    // It is unknown which of three cells holds the trap unless their numbers are shown.
    Board corner = boardOf({"@.", ".x"});
    corner.addAim({{1, 0}});
    QCOMPARE(gradeOf(corner, closureOf(corner, Numbers::Visited)), std::optional<int>());
    QCOMPARE(frontierOf(corner, closureOf(corner, Numbers::Visited)).size(), std::size_t{2});
    QCOMPARE(gradeOf(corner, closureOf(corner, Numbers::All)), std::optional(1));
}

void TestDeduce::mapsAreReadAsPlayersSeeThem() {
    int known = 0;
    for (int seed = 0; seed < testing::seeds(40); ++seed) {
        level::Level level = testing::painted({"...........", ".@.........", "...........",
                                               "....###....", "...........", "..........."},
                                              {"shape", "hidden-maze", "reach", "traps", "coins"});
        level.objectives.coins = level::Objectives::kAllCoins;
        const auto generated = generate::generate(level, {}, static_cast<std::uint64_t>(seed));
        QVERIFY(generated.has_value());
        const level::Map& map = generated->map;
        const auto board = Board::of(map, level::objectivesOf(level));
        QVERIFY(board.has_value());
        const Closure closure = closureOf(*board, Numbers::Near);
        std::size_t coins = 0;
        for (int y = 0; y < map.size().height; ++y) {
            for (int x = 0; x < map.size().width; ++x) {
                const level::Cell cell = map.cells.at({x, y});
                coins += cell.hasCoin() ? 1u : 0u;
                if (closure.of({x, y}) == Known::Unknown) continue;
                ++known;
                QCOMPARE(closure.of({x, y}) == Known::Trap, cell.isTrap());
            }
        }
        QCOMPARE(board->coins().size(), coins);
        QCOMPARE(board->coinsWanted(), coins);
        QVERIFY(!flawOf(*board, Numbers::Near, closure.certificate));
    }
    QVERIFY(known > 0);
}

void TestDeduce::trapsWhereNoneMayBeAreRefused() {
    level::Map map(level::Ruleset::Temple, {3, 1});
    for (int x = 0; x < 3; ++x)
        map.cells.at({x, 0}) = level::Cell(level::Terrain::Floor);
    const auto withoutHero = Board::of(map, {});
    QVERIFY(!withoutHero);
    QVERIFY(QString::fromStdString(withoutHero.error().text).contains("hero"));

    level::Object hero;
    hero.at = {0, 0};
    map.things.push_back(map.add(hero));
    map.things.back().at = {0, 0};
    QVERIFY(Board::of(map, {}).has_value());
    map.cells.at({0, 0}) = map.cells.at({0, 0}).with(level::Cell::kTrap);
    const auto under = Board::of(map, {});
    QVERIFY(!under);
    QCOMPARE(under.error().cell, std::optional(Point{0, 0}));

    map.ruleset = level::Ruleset::Descent;
    QVERIFY(QString::fromStdString(Board::of(map, {}).error().text).contains("temple"));
}

MAZELOOM_TEST(TestDeduce)

}  // namespace mazeloom::tst_deduce

#include "tst_deduce.moc"
