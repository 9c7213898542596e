// SPDX-License-Identifier: MIT
// Hints and available knowledge, compared with trying every placement of traps.
#include <QTest>

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <vector>

#include "core/analyse/explain/hint.h"
#include "core/analyse/guess/chances.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_hint {

using namespace analyse;
using deduce::Board;
using deduce::Known;
using deduce::Rule;
using explain::Explanation;
using explain::Hint;
using explain::Seen;
using grid::Point;
using play::temple::Numbers;

class TestHint : public QObject {
    Q_OBJECT

  private slots:
    void everyStepFollows();
    void theLowestRuleIsFoundFirst();
    void nothingThatLeadsOnIsMissed();
    void aGuessIsTheLeastRisk();
    void whatCouldBeKnownIsWhatAllPlacementsSay();
    void thingsAreSafe();
    void aTrapThatIsStoodOnIsNoKnowledge();
    void thoughtsLeadToEachOther();
};

namespace {

constexpr std::array kModes{Numbers::All, Numbers::Near, Numbers::Visited};
constexpr std::size_t kMostUnknown = 12;

using Points = std::set<Point>;

std::vector<Point> cellsOf(const Board& board) {
    std::vector<Point> cells;
    for (int y = 0; y < board.size().height; ++y) {
        for (int x = 0; x < board.size().width; ++x)
            cells.push_back({x, y});
    }
    return cells;
}

bool areBeside(Point a, Point b) {
    return a != b && std::abs(a.x - b.x) <= 1 && std::abs(a.y - b.y) <= 1;
}

/// A player somewhere on a small board, described from scratch.
struct Player {
    Seen seen;
    Points visited;
    std::vector<Point> unknown;  ///< unknown without any deduction
    std::vector<Point> shown;    ///< cells that show their numbers

    const Board& board() const { return seen.board; }
    grid::Index index(Point p) const { return board().notes().index(p); }
    bool isOpen(Point p) const { return board().notes().contains(p) && board().isOpen(index(p)); }
    bool isUnknown(Point p) const { return std::ranges::find(unknown, p) != unknown.end(); }
};

/// Returns a player who has walked a little over cells without traps.
Player someone(std::uint64_t seed) {
    random::Stream random(seed, 7);
    const grid::Size size{random.between(2, 5), random.between(2, 4)};
    const Point start{random.between(0, size.width - 1), random.between(0, size.height - 1)};
    Board board(size, start);
    const int solid = random.between(0, 30);
    const int traps = random.between(10, 50);
    for (const Point p : cellsOf(board)) {
        if (p != start && random.chance(solid)) board.close(p);
    }
    for (const Point p : cellsOf(board)) {
        if (p == start || !board.isOpen(board.notes().index(p))) continue;
        if (random.chance(traps))
            board.setTrap(p, true);
        else if (random.chance(8))
            board.clear(p);
    }
    Player player{{board, kModes[seed % 3], start, {}}, {start}, {}, {}};
    for (int moves = random.between(0, 12); moves-- > 0;) {
        const auto way = static_cast<grid::Direction>(random.between(0, 3));
        const Point there = player.seen.hero + grid::offset(way);
        if (!player.isOpen(there) || board.isTrap(player.index(there))) continue;
        player.seen.hero = there;
        player.visited.insert(there);
    }
    for (const Point p : player.visited)
        player.seen.visited.push_back(player.index(p));
    for (const Point p : cellsOf(board)) {
        if (!player.isOpen(p)) continue;
        const bool hasBeen = player.visited.contains(p);
        if (!hasBeen && board.mayHoldTrap(player.index(p))) player.unknown.push_back(p);
        const bool isNear = std::ranges::any_of(player.visited, [p](Point v) {
            return std::max(std::abs(v.x - p.x), std::abs(v.y - p.y)) <= 2;
        });
        const Numbers mode = player.seen.numbers;
        if (mode == Numbers::All || hasBeen || (mode == Numbers::Near && isNear))
            player.shown.push_back(p);
    }
    return player;
}

/// Calls visit(set) for each placement of traps on `cells` that satisfies the numbers at `numbers`,
/// given the known `traps`. Bit k of a set is cells[k].
void eachPlacement(const Player& player, const std::vector<Point>& cells,
                   const std::vector<Point>& numbers, const Points& traps,
                   const std::function<void(std::uint32_t)>& visit) {
    struct Asked {
        std::uint32_t cells = 0;
        int traps = 0;
    };
    std::vector<Asked> asked;
    for (const Point number : numbers) {
        Asked one{0, player.board().numberAt(player.index(number))};
        for (const Point trap : traps)
            one.traps -= areBeside(trap, number) ? 1 : 0;
        for (std::size_t k = 0; k < cells.size(); ++k) {
            if (areBeside(cells[k], number)) one.cells |= 1u << k;
        }
        asked.push_back(one);
    }
    for (std::uint32_t set = 0; set < 1u << cells.size(); ++set) {
        bool isRight = true;
        for (const Asked& one : asked)
            isRight = isRight && __builtin_popcount(set & one.cells) == one.traps;
        if (isRight) visit(set);
    }
}

/// The facts that all placements agree on for each unknown cell.
struct Truth {
    Points safe;
    Points traps;
    std::map<Point, mpq_class> chances;
};

Truth truthOf(const Player& player) {
    const deduce::Odds odds = deduce::oddsOf(player.board());
    const std::vector<Point>& cells = player.unknown;
    std::vector<mpz_class> weights(cells.size());
    mpz_class all = 0;
    std::uint32_t some = 0;
    std::uint32_t every = ~0u;
    eachPlacement(player, cells, player.shown, {}, [&](std::uint32_t set) {
        some |= set;
        every &= set;
        mpz_class weight = 1;
        for (std::size_t k = 0; k < cells.size(); ++k)
            weight *= (set >> k & 1) != 0 ? odds.traps : odds.others;
        all += weight;
        for (std::size_t k = 0; k < cells.size(); ++k) {
            if ((set >> k & 1) != 0) weights[k] += weight;
        }
    });
    Truth truth;
    for (std::size_t k = 0; k < cells.size(); ++k) {
        if ((some >> k & 1) == 0) {
            truth.safe.insert(cells[k]);
        } else if ((every >> k & 1) != 0) {
            truth.traps.insert(cells[k]);
        } else if (all > 0) {
            mpq_class chance(weights[k], all);
            chance.canonicalize();
            truth.chances[cells[k]] = chance;
        }
    }
    return truth;
}

/// Returns the cells that the hero reaches over visited and `isSafe` cells.
Points reachOf(const Player& player, const std::function<bool(Point)>& isSafe) {
    Points reach{player.seen.hero};
    std::vector<Point> walk{player.seen.hero};
    while (!walk.empty()) {
        const Point here = walk.back();
        walk.pop_back();
        for (const grid::Direction d : grid::kDirections) {
            const Point there = here + grid::offset(d);
            if (!player.isOpen(there) || reach.contains(there)) continue;
            if (player.isUnknown(there) && !isSafe(there)) continue;
            reach.insert(there);
            walk.push_back(there);
        }
    }
    return reach;
}

/// Returns the unknown cells beside a reach.
std::vector<Point> aheadOf(const Player& player, const Points& reach) {
    std::vector<Point> ahead;
    for (const Point p : player.unknown) {
        const bool isBeside = std::ranges::any_of(grid::kDirections, [&](grid::Direction d) {
            return reach.contains(p + grid::offset(d));
        });
        if (isBeside && !reach.contains(p)) ahead.push_back(p);
    }
    return ahead;
}

/// Calls look(player) for many players on sufficiently small boards.
void eachPlayer(const std::function<void(const Player&)>& look) {
    const int rounds = testing::seeds(6000, 400);
    int looked = 0;
    for (int seed = 0; seed < rounds; ++seed) {
        const Player player = someone(static_cast<std::uint64_t>(seed));
        if (player.unknown.size() > kMostUnknown) continue;
        ++looked;
        look(player);
        if (QTest::currentTestFailed()) {
            qWarning("seed %d", seed);
            return;
        }
    }
    QVERIFY(looked > rounds / 2);
}

/// Whether a step follows from its numbers and the previous steps alone.
bool follows(const Player& player, const Explanation& step, const Points& safe,
             const Points& traps) {
    std::vector<Point> numbers;
    for (const explain::ShownNumber& number : step.numbers) {
        if (std::ranges::find(player.shown, number.cell) == player.shown.end()) return false;
        if (number.value != player.board().numberAt(player.index(number.cell))) return false;
        numbers.push_back(number.cell);
    }
    std::vector<Point> open;
    for (const Point p : player.unknown) {
        const bool isAsked =
            std::ranges::any_of(numbers, [p](Point number) { return areBeside(p, number); });
        if (isAsked && !safe.contains(p) && !traps.contains(p)) open.push_back(p);
    }
    const auto found = std::ranges::find(open, step.cell);
    if (found == open.end()) return false;
    const auto k = found - open.begin();
    bool isRight = true;
    eachPlacement(player, open, numbers, traps, [&](std::uint32_t set) {
        isRight = isRight && ((set >> k & 1) != 0) == (step.known == Known::Trap);
    });
    return isRight;
}

void verifySteps(const Player& player, const std::vector<Explanation>& steps) {
    Points safe;
    Points traps;
    for (const Explanation& step : steps) {
        QVERIFY(step.rule.has_value());
        QVERIFY(step.known != Known::Unknown);
        QVERIFY(follows(player, step, safe, traps));
        if (*step.rule == Rule::OneNumber) QCOMPARE(step.numbers.size(), std::size_t{1});
        if (*step.rule == Rule::TwoNumbers) QCOMPARE(step.numbers.size(), std::size_t{2});
        (step.known == Known::Trap ? traps : safe).insert(step.cell);
    }
}

}  // namespace

void TestHint::everyStepFollows() {
    int deductions = 0;
    std::set<Rule> rules;
    eachPlayer([&](const Player& player) {
        const Hint hint = explain::easiestDeduction(player.seen);
        if (hint.kind != Hint::Kind::Deduction) return;
        ++deductions;
        verifySteps(player, hint.steps);
        for (const Explanation& step : hint.steps)
            rules.insert(*step.rule);
        const Explanation& last = hint.steps.back();
        QCOMPARE(last.known, Known::Safe);
        QVERIFY(!player.visited.contains(last.cell));
        QVERIFY(!player.board().isTrap(player.index(last.cell)));
    });
    QVERIFY(deductions > 100);
    QVERIFY(rules.contains(Rule::OneNumber) && rules.contains(Rule::TwoNumbers));
}

void TestHint::theLowestRuleIsFoundFirst() {
    int harder = 0;
    eachPlayer([&](const Player& player) {
        // Applies single numbers repeatedly until no new fact follows.
        Points safe;
        Points traps;
        for (bool isNew = true; isNew;) {
            isNew = false;
            for (const Point number : player.shown) {
                std::vector<Point> open;
                int left = player.board().numberAt(player.index(number));
                for (const Point p : player.unknown) {
                    if (!areBeside(p, number) || safe.contains(p)) continue;
                    if (traps.contains(p))
                        --left;
                    else
                        open.push_back(p);
                }
                if (open.empty() || (left != 0 && left != static_cast<int>(open.size()))) continue;
                (left == 0 ? safe : traps).insert(open.begin(), open.end());
                isNew = true;
            }
        }
        const Points reach = reachOf(player, [&](Point p) { return safe.contains(p); });
        const bool isEasy = std::ranges::any_of(safe, [&](Point p) { return reach.contains(p); });
        const Hint hint = explain::easiestDeduction(player.seen);
        const bool isByOne = hint.kind == Hint::Kind::Deduction &&
                             std::ranges::all_of(hint.steps, [](const Explanation& step) {
                                 return step.rule == Rule::OneNumber;
                             });
        QCOMPARE(isByOne, isEasy);
        harder += hint.kind == Hint::Kind::Deduction && !isByOne ? 1 : 0;
    });
    QVERIFY(harder > 3);
}

void TestHint::nothingThatLeadsOnIsMissed() {
    std::array<int, 4> kinds{};
    eachPlayer([&](const Player& player) {
        const Truth truth = truthOf(player);
        const Points reach = reachOf(player, [&](Point p) { return truth.safe.contains(p); });
        const bool leadsOn =
            std::ranges::any_of(reach, [&](Point p) { return !player.visited.contains(p); });
        const Hint hint = explain::easiestDeduction(player.seen);
        ++kinds[static_cast<std::size_t>(hint.kind)];
        const bool isSafe = hint.kind == Hint::Kind::Deduction || hint.kind == Hint::Kind::Given;
        QCOMPARE(isSafe, leadsOn);
        if (isSafe) {
            QVERIFY(reach.contains(hint.steps.back().cell));
            QVERIFY(!player.visited.contains(hint.steps.back().cell));
            return;
        }
        std::vector<Point> ahead = aheadOf(player, reach);
        std::erase_if(ahead, [&](Point p) { return truth.traps.contains(p); });
        QCOMPARE(hint.kind == Hint::Kind::Nothing, ahead.empty());
    });
    for (const int count : kinds)
        QVERIFY(count > 3);
}

void TestHint::aGuessIsTheLeastRisk() {
    int guesses = 0;
    eachPlayer([&](const Player& player) {
        const Hint hint = explain::easiestDeduction(player.seen);
        if (hint.kind != Hint::Kind::Guess) return;
        ++guesses;
        QCOMPARE(hint.steps.size(), std::size_t{1});
        const Explanation& guess = hint.steps.front();
        QCOMPARE(guess.known, Known::Unknown);
        const Truth truth = truthOf(player);
        QVERIFY(truth.chances.contains(guess.cell));
        const mpq_class& chance = truth.chances.at(guess.cell);
        for (const Point p : aheadOf(player, reachOf(player, [](Point) { return false; }))) {
            if (!truth.traps.contains(p)) QVERIFY(truth.chances.at(p) >= chance);
        }
        QVERIFY(guess.chance.has_value());
        QVERIFY(abs(chance * 1000 - guess.chance->permille) <= 1);
        if (chance.get_den() <= 100) {
            QVERIFY(chance == mpq_class(guess.chance->traps, guess.chance->of));
        } else {
            QCOMPARE(guess.chance->of, 0);
        }
        for (const explain::ShownNumber& number : guess.numbers)
            QVERIFY(areBeside(number.cell, guess.cell));
    });
    QVERIFY(guesses > 3);
}

void TestHint::whatCouldBeKnownIsWhatAllPlacementsSay() {
    int known = 0;
    int unknown = 0;
    eachPlayer([&](const Player& player) {
        const Truth truth = truthOf(player);
        for (const Point p : player.unknown) {
            const auto steps = explain::couldBeKnown(player.seen, p);
            QVERIFY(!steps.empty());
            const Explanation& last = steps.back();
            QCOMPARE(last.cell, p);
            const Known expected = truth.safe.contains(p)    ? Known::Safe
                                   : truth.traps.contains(p) ? Known::Trap
                                                             : Known::Unknown;
            QCOMPARE(last.known, expected);
            if (expected == Known::Unknown) {
                ++unknown;
                QCOMPARE(steps.size(), std::size_t{1});
                if (!truth.chances.contains(p)) continue;
                QVERIFY(abs(truth.chances.at(p) * 1000 - last.chance->permille) <= 1);
            } else {
                ++known;
                verifySteps(player, steps);
            }
        }
    });
    QVERIFY(known > 500 && unknown > 500);
}

void TestHint::thingsAreSafe() {
    // The number alone decides no cell, but the cell at the top right holds a thing and so no trap.
    Board board({3, 2}, {1, 0});
    board.setTrap({0, 1}, true);
    board.clear({2, 0});
    const Seen seen{board, Numbers::Visited, {1, 0}, {board.notes().index({1, 0})}};
    const Hint hint = explain::easiestDeduction(seen);
    QCOMPARE(hint.kind, Hint::Kind::Given);
    QCOMPARE(hint.steps.back().cell, (Point{2, 0}));
    QVERIFY(!hint.steps.back().rule);
    const auto known = explain::couldBeKnown(seen, {2, 0});
    QCOMPARE(known.size(), std::size_t{1});
    QCOMPARE(known.front().known, Known::Safe);
}

void TestHint::aTrapThatIsStoodOnIsNoKnowledge() {
    // An invulnerable hero stands on the trap.
    Board board({3, 1}, {0, 0});
    board.setTrap({1, 0}, true);
    const auto& notes = board.notes();
    const Seen seen{board, Numbers::Visited, {1, 0}, {notes.index({0, 0}), notes.index({1, 0})}};
    const auto steps = explain::couldBeKnown(seen, {1, 0});
    QCOMPARE(steps.back().known, Known::Trap);
    QVERIFY(steps.back().rule == Rule::OneNumber);  // from the start's number, not from the visit
}

void TestHint::thoughtsLeadToEachOther() {
    // Three numbers in a row, all 1, below a trap in the middle: two of them show that no trap is
    // at a corner, then one of them shows where it is.
    Board board({3, 2}, {0, 1});
    board.setTrap({1, 0}, true);
    const auto& notes = board.notes();
    Seen seen{board, Numbers::Visited, {2, 1}, {}};
    for (int x = 0; x <= 2; ++x)
        seen.visited.push_back(notes.index({x, 1}));
    const Hint hint = explain::easiestDeduction(seen);
    QCOMPARE(hint.kind, Hint::Kind::Deduction);
    QCOMPARE(hint.steps.size(), std::size_t{1});
    QVERIFY(hint.steps.back().rule == Rule::TwoNumbers);
    QCOMPARE(hint.steps.back().cell, (Point{2, 0}));  // the nearest
    const auto trap = explain::couldBeKnown(seen, {1, 0});
    QCOMPARE(trap.size(), std::size_t{2});
    QVERIFY(trap[0].rule == Rule::TwoNumbers && trap[0].known == Known::Safe);
    QVERIFY(trap[1].rule == Rule::OneNumber && trap[1].known == Known::Trap);
    QCOMPARE(trap[1].numbers.size(), std::size_t{1});
    QCOMPARE(trap[1].numbers.front().value, 1);
}

MAZELOOM_TEST(TestHint)

}  // namespace mazeloom::tst_hint

#include "tst_hint.moc"
