// SPDX-License-Identifier: MIT
// Reasoning in rounds, compared with a SAT solver that is asked about each cell separately.
#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "core/analyse/deduce/sat.h"
#include "core/analyse/explain/reasoning.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_reasoning {

using namespace analyse;
using deduce::Board;
using deduce::Known;
using deduce::Rule;
using explain::Reasoning;
using explain::Seen;
using grid::Point;
using play::temple::Numbers;

class TestReasoning : public QObject {
    Q_OBJECT

  private slots:
    void endsWithAllThatIsCertain();
    void reasonsAreEnough();
};

namespace {

/// Returns a hero who has visited scattered cells and sees only their numbers.
Seen someSeen(int seed) {
    random::Stream random(static_cast<std::uint64_t>(seed), 11);
    const grid::Size size{random.between(6, 12), random.between(5, 9)};
    const Point start{random.between(0, size.width - 1), random.between(0, size.height - 1)};
    Seen seen{Board(size, start), Numbers::Visited, start, {}};
    const int traps = random.between(15, 40);
    const int visits = random.between(15, 45);
    const auto& notes = seen.board.notes();
    seen.visited.push_back(notes.index(start));
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            if (Point{x, y} == start) continue;
            if (random.chance(traps))
                seen.board.setTrap({x, y}, true);
            else if (random.chance(visits))
                seen.visited.push_back(notes.index({x, y}));
        }
    }
    return seen;
}

/// Known facts about some cells; all others of the board are unknown.
using Facts = std::map<Point, bool>;  // whether the cell holds a trap

Facts visitedOf(const Seen& seen) {
    Facts facts;
    for (const grid::Index i : seen.visited)
        facts[seen.board.notes().point(i)] = false;
    return facts;
}

std::vector<Point> shownOf(const Seen& seen) {
    std::vector<Point> shown;
    for (const grid::Index i : seen.visited)
        shown.push_back(seen.board.notes().point(i));
    return shown;
}

/// The question which unknown cells hold traps, formed from numbers.
class Question {
  public:
    Question(const Board& board, const std::vector<Point>& numbers, const Facts& facts) {
        std::vector<std::pair<std::vector<int>, int>> all;
        for (const Point number : numbers) {
            std::vector<int> cells;
            int traps = board.numberAt(board.notes().index(number));
            for (int y = number.y - 1; y <= number.y + 1; ++y) {
                for (int x = number.x - 1; x <= number.x + 1; ++x) {
                    const Point cell{x, y};
                    if (cell == number || !board.notes().contains(cell)) continue;
                    const auto fact = facts.find(cell);
                    if (fact == facts.end())
                        cells.push_back(variableOf(cell));
                    else
                        traps -= fact->second ? 1 : 0;
                }
            }
            if (!cells.empty()) all.emplace_back(std::move(cells), traps);
        }
        sat_ = std::make_unique<deduce::Sat>(static_cast<int>(variables_.size()));
        for (const auto& one : all)
            sat_->addCount(one.first, one.second);
    }
    /// Whether the cell can be a trap, or with `isTrap` false, can be safe.
    bool canBe(Point cell, bool isTrap) {
        const auto variable = variables_.find(cell);
        return variable == variables_.end() ||
               sat_->solveWith(variable->second, isTrap).has_value();
    }

  private:
    int variableOf(Point cell) {
        return variables_.emplace(cell, static_cast<int>(variables_.size())).first->second;
    }

    std::map<Point, int> variables_;
    std::unique_ptr<deduce::Sat> sat_;
};

}  // namespace

void TestReasoning::endsWithAllThatIsCertain() {
    const int rounds = testing::seeds(400, 200);
    std::array<int, 5> lines{};
    for (int seed = 0; seed < rounds; ++seed) {
        const Seen seen = someSeen(seed);
        const auto& notes = seen.board.notes();
        Reasoning reasoning(seen);
        std::size_t before = 0;
        while (const auto rule = reasoning.think()) {
            const auto& all = reasoning.certificate().lines();
            QVERIFY(all.size() > before);
            for (; before < all.size(); ++before) {
                QVERIFY(all[before].rule == *rule);
                ++lines[static_cast<std::size_t>(*rule)];
            }
        }
        const Facts facts = visitedOf(seen);
        Question question(seen.board, shownOf(seen), facts);
        for (int y = 0; y < seen.board.size().height; ++y) {
            for (int x = 0; x < seen.board.size().width; ++x) {
                const grid::Index i = notes.index({x, y});
                const bool isFound = reasoning.lineOf(i).has_value();
                if (facts.contains({x, y})) {
                    QVERIFY(!isFound);
                    continue;
                }
                const bool canBeTrap = question.canBe({x, y}, true);
                const bool canBeNone = question.canBe({x, y}, false);
                const Known expected = canBeTrap && canBeNone ? Known::Unknown
                                       : canBeTrap            ? Known::Trap
                                                              : Known::Safe;
                QCOMPARE(reasoning.knowledge().of(i), expected);
                QCOMPARE(isFound, expected != Known::Unknown);
            }
        }
    }
    for (std::size_t rule = 1; rule < lines.size(); ++rule)
        QVERIFY2(lines[rule] > 0, qPrintable(QString::number(rule)));
}

void TestReasoning::reasonsAreEnough() {
    const int rounds = testing::seeds(150, 60);
    int chains = 0;
    for (int seed = 0; seed < rounds; ++seed) {
        const Seen seen = someSeen(seed);
        Reasoning reasoning(seen);
        while (reasoning.think()) {
        }
        const auto& all = reasoning.certificate();
        for (std::size_t line = 0; line < all.lines().size(); line += 5) {
            const std::vector<std::size_t> reasons = reasoning.reasonsOf(line);
            QCOMPARE(reasons.back(), line);
            QVERIFY(std::ranges::is_sorted(reasons));
            chains += reasons.size() > 1 ? 1 : 0;
            Facts facts = visitedOf(seen);
            for (const std::size_t reason : reasons) {
                const auto& one = all.lines()[reason];
                const auto numbers = all.numbersOf(one);
                Question question(seen.board, {numbers.begin(), numbers.end()}, facts);
                QVERIFY(!question.canBe(one.cell, !one.isTrap));
                facts[one.cell] = one.isTrap;
            }
        }
    }
    QVERIFY(chains > 10);
}

MAZELOOM_TEST(TestReasoning)

}  // namespace mazeloom::tst_reasoning

#include "tst_reasoning.moc"
