// SPDX-License-Identifier: MIT
// The player's view of an attempt, tested in played attempts; and a player who follows hints dies
// only if the hint called its step a risk.
#include <QTest>

#include <algorithm>
#include <array>
#include <deque>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "core/analyse/explain/hint.h"
#include "core/play/temple/rules/numbers.h"
#include "core/play/temple/rules/traps.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/play/temple.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_seen {

using namespace analyse;
using deduce::Known;
using deduce::Rule;
using explain::Hint;
using explain::Seen;
using grid::Point;
using play::temple::Cause;
using play::temple::Numbers;
using testing::Attempt;

class TestSeen : public QObject {
    Q_OBJECT

  private slots:
    void whereTheHeroHasBeen();
    void aDeathIsSeenFromBeforeIt();
    void trapsThatAreGoneAreFearedNoMore();
    void aMapWithAHiddenTrapIsRefused();
    void hintsAreFollowedSafely();
    void whatIsShownIsWhatTheGameShows();
};

namespace {

Seen seenIn(const Attempt& attempt, Numbers numbers) {
    auto seen = explain::seenIn(attempt.field(), attempt.state, numbers);
    if (!seen) qFatal("%s", seen.error().describe().c_str());
    return *std::move(seen);
}

std::vector<Point> visitedIn(const Seen& seen) {
    std::vector<Point> cells;
    for (const grid::Index i : seen.visited)
        cells.push_back(seen.board.notes().point(i));
    std::ranges::sort(cells);
    return cells;
}

/// Returns the moves to a cell over cells for which `isFree` is true, which the cell itself need
/// not be; "" if there is no way.
std::string wayTo(const Attempt& attempt, Point to, const std::function<bool(Point)>& isFree) {
    const std::map<char, Point> moves{{'u', {0, -1}}, {'r', {1, 0}}, {'d', {0, 1}}, {'l', {-1, 0}}};
    std::map<Point, std::string> ways{{attempt.at(), ""}};
    std::deque<Point> cells{attempt.at()};
    while (!cells.empty()) {
        const Point here = cells.front();
        cells.pop_front();
        if (here == to) return ways[here];
        for (const auto& move : moves) {
            const Point there = here + move.second;
            if (!attempt.field().isOpen(there) || ways.contains(there)) continue;
            if (there != to && !isFree(there)) continue;
            ways[there] = ways[here] + move.first;
            cells.push_back(there);
        }
    }
    return {};
}

std::vector<std::string> someRows(random::Stream& random) {
    const int width = random.between(4, 12);
    const int height = random.between(3, 8);
    std::vector<std::string> rows(static_cast<std::size_t>(height),
                                  std::string(static_cast<std::size_t>(width), '.'));
    for (std::string& row : rows) {
        for (char& cell : row) {
            const int draw = random.between(0, 99);
            cell = draw < 15 ? '#' : draw < 33 ? 'x' : draw < 37 ? '$' : draw < 40 ? 'h' : '.';
        }
    }
    rows[static_cast<std::size_t>(random.between(0, height - 1))]
        [static_cast<std::size_t>(random.between(0, width - 1))] = '@';
    return rows;
}

}  // namespace

void TestSeen::whereTheHeroHasBeen() {
    Attempt attempt({"@...", "...x"});
    attempt.walk("rr");
    const Seen seen = seenIn(attempt, Numbers::Near);
    QCOMPARE(visitedIn(seen), (std::vector<Point>{{0, 0}, {1, 0}, {2, 0}}));
    QCOMPARE(seen.hero, (Point{2, 0}));
    QVERIFY(seen.board.isTrap(seen.board.notes().index({3, 1})));
}

void TestSeen::aDeathIsSeenFromBeforeIt() {
    // In a corridor, the number 1 locates the trap.
    Attempt attempt({"@.x.."});
    attempt.walk("rr");
    QVERIFY(attempt.isLost(Cause::Trap));
    const Seen seen = seenIn(attempt, Numbers::Visited);
    QCOMPARE(visitedIn(seen), (std::vector<Point>{{0, 0}, {1, 0}}));
    const auto steps = explain::couldBeKnown(seen, attempt.state.end);
    QCOMPARE(steps.back().known, Known::Trap);
    QVERIFY(steps.back().rule == Rule::OneNumber);
    QCOMPARE(steps.back().numbers.front().cell, (Point{1, 0}));

    // At a fork, the number says that one of two cells is a trap.
    Attempt fork({"#@#", "x..", "###"});
    QVERIFY(fork.isPlaying());
    fork.walk("dl");
    QVERIFY(fork.isLost(Cause::Trap));
    const auto chance = explain::couldBeKnown(seenIn(fork, Numbers::Visited), fork.state.end);
    QCOMPARE(chance.size(), std::size_t{1});
    QCOMPARE(chance.back().known, Known::Unknown);
    QCOMPARE(chance.back().chance->permille, 500);
    QCOMPARE(chance.back().chance->of, 2);
}

void TestSeen::trapsThatAreGoneAreFearedNoMore() {
    Attempt attempt({"@hx.."});
    attempt.walk("rr");
    QVERIFY(attempt.isPlaying());
    const Seen seen = seenIn(attempt, Numbers::Visited);
    QVERIFY(!seen.board.isTrap(seen.board.notes().index({2, 0})));
    QCOMPARE(seen.board.numberAt(seen.board.notes().index({1, 0})), 0);
    const Hint hint = explain::easiestDeduction(seen);
    QCOMPARE(hint.kind, Hint::Kind::Deduction);
    QCOMPARE(hint.steps.back().cell, (Point{3, 0}));

    Attempt blast({"@g.x.", "....."});
    blast.walk("r").tap(play::temple::Button::Throw).wait(60);
    QVERIFY(blast.count(play::temple::What::TrapBlown) == 1);
    const Seen after = seenIn(blast, Numbers::All);
    QVERIFY(!after.board.isTrap(after.board.notes().index({3, 0})));
    QCOMPARE(explain::couldBeKnown(after, {3, 0}).back().known, Known::Safe);
}

void TestSeen::aMapWithAHiddenTrapIsRefused() {
    level::Level level = testing::endless({"@h."});
    Attempt attempt(level);
    QVERIFY(explain::seenIn(attempt.field(), attempt.state, Numbers::All).has_value());
    // A trap under the heart, which no stage would place.
    auto field = play::temple::Field::make(level, [&] {
        level::Map map = attempt.field().map();
        map.cells.at({1, 0}) = map.cells.at({1, 0}).with(level::Cell::kTrap);
        return map;
    }());
    QVERIFY(field.has_value());
    const auto seen = explain::seenIn(**field, attempt.state, Numbers::All);
    QVERIFY(!seen.has_value());
    QCOMPARE(seen.error().cell, (std::optional<Point>({1, 0})));
}

void TestSeen::hintsAreFollowedSafely() {
    const int rounds = testing::seeds(150, 40);
    int steps = 0;
    int guesses = 0;
    for (int seed = 0; seed < rounds; ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed), 3);
        Attempt attempt(testing::endless(someRows(random)), play::temple::Pace::Step);
        const auto mode = std::array{Numbers::All, Numbers::Near,
                                     Numbers::Visited}[static_cast<std::size_t>(seed % 3)];
        while (true) {
            const Hint hint = explain::easiestDeduction(seenIn(attempt, mode));
            if (hint.kind == Hint::Kind::Nothing) break;
            const Point to = hint.steps.back().cell;
            const bool isTrap =
                play::temple::isTrap(attempt.field(), attempt.state, attempt.field().index(to));
            const int lives = attempt.hero().lives;
            // The way to the hint's cell crosses only cells without a trap, unlike the cell itself.
            const std::string way = wayTo(attempt, to, [&](Point p) {
                return !play::temple::isTrap(attempt.field(), attempt.state,
                                             attempt.field().index(p));
            });
            QVERIFY2(!way.empty(), qPrintable(QStringLiteral("seed %1").arg(seed)));
            attempt.walk(way);
            QCOMPARE(attempt.at(), to);
            if (hint.kind == Hint::Kind::Guess) {
                ++guesses;
                if (!attempt.isPlaying()) break;
                continue;
            }
            ++steps;
            QVERIFY2(!isTrap, qPrintable(QStringLiteral("seed %1").arg(seed)));
            QVERIFY(attempt.isPlaying());
            QVERIFY(attempt.hero().lives >= lives);
        }
    }
    QVERIFY(steps > rounds);
    QVERIFY(guesses > 10);
}

void TestSeen::whatIsShownIsWhatTheGameShows() {
    const int rounds = testing::seeds(150, 40);
    for (int seed = 0; seed < rounds; ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed), 4);
        Attempt attempt(testing::endless(someRows(random)), play::temple::Pace::Step);
        const auto mode = std::array{Numbers::All, Numbers::Near,
                                     Numbers::Visited}[static_cast<std::size_t>(seed % 3)];
        // All numbers that the game has shown so far, with their current values.
        std::map<Point, int> shown;
        for (int move = 0; move < 12 && attempt.isPlaying(); ++move) {
            const grid::Size size = attempt.field().size();
            for (int y = 0; y < size.height; ++y) {
                for (int x = 0; x < size.width; ++x) {
                    const auto number =
                        play::temple::shownNumber(attempt.field(), attempt.state, mode, {x, y});
                    if (number) shown[{x, y}] = 0;
                }
            }
            for (auto& number : shown)
                number.second =
                    play::temple::numberAt(attempt.field(), attempt.state, number.first);
            const Hint hint = explain::easiestDeduction(seenIn(attempt, mode));
            for (const explain::Explanation& step : hint.steps) {
                for (const explain::ShownNumber& number : step.numbers) {
                    QVERIFY(shown.contains(number.cell));
                    QCOMPARE(number.value, shown[number.cell]);
                }
            }
            attempt.walk(
                std::string_view("urdl").substr(static_cast<std::size_t>(random.between(0, 3)), 1));
        }
    }
}

MAZELOOM_TEST(TestSeen)

}  // namespace mazeloom::tst_seen

#include "tst_seen.moc"
