// SPDX-License-Identifier: MIT
// The interpreter of rewriting rules (RULES.md G-80 to G-85), compared with a naive matcher. This
// searches the whole board after each rewrite and shares only the meaning of a rule with the
// incremental matcher.
#include <algorithm>
#include <array>
#include <atomic>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <tuple>
#include <vector>

#include <QTest>

#include "core/generate/generate.h"
#include "core/generate/rewrite/distances_to.h"
#include "core/generate/rewrite/interpreter.h"
#include "core/generate/shared/ground.h"
#include "core/level/rewriting/alphabet.h"
#include "core/level/rewriting/program.h"
#include "core/trace/timeline.h"
#include "tests/support/levels.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_rewrite {

using namespace level::rewriting;
using grid::Point;

class TestRewrite : public QObject {
    Q_OBJECT

  private slots:
    void matchesAreThoseOfANaiveLook();
    void eachSymmetryIsFoundWhereItLies();
    void oneAtATimeIsDrawnEvenly();
    void chancesAreWeights();
    void allLeavesOutWhatOverlaps();
    void parallelLooksAtWhatWasThereBefore();
    void firstPrefersTheFirst();
    void sequencesGoRoundAsOften();
    void growingGoesTheShortestWay();
    void whatRunsOnIsStoppedAndNamed();
    void tooManyPatternsAreRefused();
    void passesCountTowardTheBound();
    void progressReachesTheLimit();
    void aGenerationReportsTheProgress();
    void aLongProgramCanBeStoppedMidway();
    void longSearchesNoticeAStop();
    void allEndsThatEnds();
    void lockedCellsStay();
    void aTraceReplaysAndHasTheInks();
    void theNthOfASetIsFound();
    void flawsAreTold();
};

namespace {

Values asked(char c) {
    if (c == '*') return Values::any();
    return Values(*valueOf(c));
}

/// Returns a rule such as "A##" → "B.A"; '/' separates rows.
Rule rule(const std::string& find, const std::string& put, std::uint8_t symmetries = 0xff) {
    Rule result;
    result.symmetries = symmetries;
    result.find.clear();
    result.put.clear();
    const auto height = static_cast<int>(std::ranges::count(find, '/')) + 1;
    for (const char c : find) {
        if (c != '/') result.find.push_back(asked(c));
    }
    for (const char c : put) {
        if (c == '/') continue;
        result.put.push_back(c == '*' ? std::nullopt : valueOf(c));
    }
    result.size = {static_cast<int>(result.find.size()) / height, height};
    return result;
}

Node node(NodeKind kind, std::vector<Rule> rules, std::optional<int> times = {}) {
    Node result;
    result.kind = kind;
    result.rules = std::move(rules);
    result.times = times.value_or(usualTimes(kind));
    return result;
}
Node around(NodeKind kind, std::vector<Node> nodes, std::optional<int> times = {}) {
    Node result;
    result.kind = kind;
    result.nodes = std::move(nodes);
    result.times = times.value_or(usualTimes(kind));
    return result;
}

generate::rewrite::Board boardOf(const std::vector<std::string>& rows) {
    using namespace generate::rewrite;
    Board board({static_cast<int>(rows[0].size()), static_cast<int>(rows.size())},
                static_cast<State>(Value::outside().number() | kLocked));
    for (int y = 0; y < board.height(); ++y) {
        for (int x = 0; x < board.width(); ++x) {
            const char c = rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
            board.at({x, y}) = static_cast<State>(valueOf(c)->number());
        }
    }
    return board;
}

std::vector<std::string> rowsOf(const generate::rewrite::Board& board) {
    std::vector<std::string> rows;
    for (int y = 0; y < board.height(); ++y) {
        rows.emplace_back();
        for (int x = 0; x < board.width(); ++x)
            rows.back() += *characterOf(generate::rewrite::shown(board.at({x, y})));
    }
    return rows;
}

struct Ran {
    std::vector<std::string> rows;
    generate::rewrite::Outcome outcome;
    std::vector<std::size_t> rules;  ///< the rule of each rewrite
};

Ran ranOn(const std::vector<std::string>& rows, const Program& program, std::uint64_t seed = 1,
          std::uint64_t limit = 100'000) {
    generate::rewrite::Board board = boardOf(rows);
    random::Stream random(seed);
    Ran result;
    generate::rewrite::Settings settings;
    settings.limit = limit;
    settings.rewritten = [&](const generate::rewrite::Rewrite& rewrite) {
        result.rules.push_back(rewrite.rule);
    };
    result.outcome = generate::rewrite::run(program, board, random, settings);
    result.rows = rowsOf(board);
    return result;
}

/// A rule's pattern, transformed by the test itself: mirrored, then turned clockwise by quarters.
struct Pattern {
    int width = 0;
    int height = 0;
    std::vector<std::pair<Values, std::optional<Value>>> cells;

    const auto& at(int x, int y) const { return cells[static_cast<std::size_t>(y * width + x)]; }
};

bool isSame(const Pattern& a, const Pattern& b) {
    return a.width == b.width && a.cells == b.cells;
}

Pattern turned(const Rule& rule, std::size_t symmetry) {
    Pattern pattern{rule.size.width, rule.size.height, {}};
    for (int y = 0; y < pattern.height; ++y) {
        for (int x = 0; x < pattern.width; ++x) {
            const int from = symmetry >= 4 ? pattern.width - 1 - x : x;
            pattern.cells.emplace_back(rule.findAt({from, y}), rule.putAt({from, y}));
        }
    }
    for (std::size_t turn = 0; turn < symmetry % 4; ++turn) {
        Pattern next{pattern.height, pattern.width, {}};
        for (int y = 0; y < next.height; ++y) {
            for (int x = 0; x < next.width; ++x)
                next.cells.push_back(pattern.at(y, pattern.height - 1 - x));
        }
        pattern = next;
    }
    return pattern;
}

/// x, y, symmetry.
using Places = std::set<std::tuple<int, int, std::size_t>>;

/// Returns where a rule matches, by trying every place.
Places naiveMatches(const Rule& rule, const generate::rewrite::Board& board) {
    std::vector<std::pair<std::size_t, Pattern>> patterns;
    for (std::size_t symmetry = 0; symmetry < 8; ++symmetry) {
        if ((rule.symmetries >> symmetry & 1u) == 0) continue;
        Pattern pattern = turned(rule, symmetry);
        const bool isKnown = std::ranges::any_of(
            patterns, [&](const auto& known) { return isSame(known.second, pattern); });
        if (!isKnown) patterns.emplace_back(symmetry, std::move(pattern));
    }
    Places places;
    for (const auto& [symmetry, pattern] : patterns) {
        for (int top = -5; top < board.height() + 5; ++top) {
            for (int left = -5; left < board.width() + 5; ++left) {
                bool fits = true;
                bool changes = false;
                for (int y = 0; y < pattern.height; ++y) {
                    for (int x = 0; x < pattern.width; ++x) {
                        const auto& [find, put] = pattern.at(x, y);
                        const Point p{left + x, top + y};
                        const bool isInside = board.contains(p);
                        const auto state = isInside ? board.at(p) : generate::rewrite::State{0};
                        const Value value =
                            isInside ? generate::rewrite::shown(state) : Value::outside();
                        if (!find.contains(value)) fits = false;
                        if (!put || *put == value) continue;
                        changes = true;
                        if (!isInside || generate::rewrite::isLocked(state)) fits = false;
                    }
                }
                if (fits && changes) places.insert({left, top, symmetry});
            }
        }
    }
    return places;
}

Places knownMatches(const generate::rewrite::Matcher& matcher,
                    const generate::rewrite::Compiled& compiled, std::size_t rule,
                    const generate::rewrite::Board& board) {
    Places places;
    matcher.matches(rule).forEach([&](std::size_t number) {
        const auto match = matcher.matchOf(rule, number);
        const Point p = board.point(match.anchor);
        places.insert({p.x, p.y, compiled.variants[match.variant].symmetry});
    });
    return places;
}

/// Random programs with any nodes and rules; few different values, so that they match often.
class RandomProgram {
  public:
    explicit RandomProgram(random::Stream& random) : random_(random) {}

    Program draw() {
        Program program;
        const int nodes = random_.between(1, 2);
        for (int i = 0; i < nodes; ++i)
            program.nodes.push_back(drawNode(3));
        return program;
    }
    Value value() {
        constexpr std::string_view kOf = "#.~AB";
        return *valueOf(kOf[random_.below(static_cast<std::uint32_t>(kOf.size()))]);
    }

  private:
    Node drawNode(int depth) {
        auto kind = static_cast<NodeKind>(random_.below(depth > 0 ? 6 : 4));
        Node result;
        result.kind = kind;
        result.times = random_.chance(50) ? random_.between(1, 6) : usualTimes(kind);
        if (hasRules(kind)) {
            const int rules = random_.between(1, 3);
            for (int i = 0; i < rules; ++i)
                result.rules.push_back(drawRule());
            if (kind == NodeKind::Grow) {
                result.towards = Values(value());
                result.stray = random_.chance(30) ? 25 : 0;
            }
        } else {
            const int nodes = random_.between(1, 2);
            for (int i = 0; i < nodes; ++i)
                result.nodes.push_back(drawNode(depth - 1));
        }
        return result;
    }

    Rule drawRule() {
        Rule result;
        result.size = {random_.between(1, 3), random_.between(1, 3)};
        result.symmetries = static_cast<std::uint8_t>(random_.between(1, 255));
        if (random_.chance(20)) result.chance = 40;
        if (random_.chance(20)) result.most = 3;
        result.find.clear();
        result.put.clear();
        for (int i = 0; i < result.size.area(); ++i) {
            Values find = random_.chance(35) ? Values::any() : Values(value());
            if (random_.chance(20)) find = Values{value(), value()};
            std::optional<Value> put;
            if (random_.chance(60)) put = value();
            if (!put && random_.chance(20)) find.add(Value::outside());
            result.find.push_back(find);
            result.put.push_back(put);
        }
        return result;
    }

    random::Stream& random_;
};

}  // namespace

void TestRewrite::matchesAreThoseOfANaiveLook() {
    using namespace generate::rewrite;
    std::uint64_t looks = 0;
    std::set<std::size_t> symmetries;
    for (int seed = 0; seed < testing::seeds(150); ++seed) {
        random::Stream random(static_cast<std::uint64_t>(seed), 3);
        RandomProgram draw(random);
        const Program program = draw.draw();
        Board board({random.between(1, 11), random.between(1, 9)},
                    static_cast<State>(Value::outside().number() | kLocked));
        for (int y = 0; y < board.height(); ++y) {
            for (int x = 0; x < board.width(); ++x) {
                const auto state = static_cast<State>(draw.value().number());
                board.at({x, y}) = random.chance(10) ? static_cast<State>(state | kLocked) : state;
            }
        }
        const Board before = board;
        const Compiled compiled(program, board.stride());
        std::vector<const Rule*> rules;
        forEachRule(program, [&](const Rule& one, const Place&) { rules.push_back(&one); });
        QString wrong;
        std::size_t now = 0;
        Settings settings;
        settings.limit = 40;
        settings.rewritten = [&](const Rewrite& rewrite) {
            now = rewrite.rule;
            symmetries.insert(rewrite.symmetry);
        };
        settings.updated = [&](const Matcher& matcher) {
            // Checks all rules below the top node that contains the applied rule.
            for (std::size_t i = 0; i < rules.size(); ++i) {
                const bool isOfSameTop =
                    placeOf(program, i).nodes[0] == placeOf(program, now).nodes[0];
                if (!isOfSameTop) continue;
                ++looks;
                if (knownMatches(matcher, compiled, i, board) != naiveMatches(*rules[i], board))
                    wrong = QString("seed %1, rule %2").arg(seed).arg(i);
            }
        };
        run(program, board, random, settings);
        QCOMPARE(wrong, QString());
        for (int y = 0; y < board.height(); ++y) {
            for (int x = 0; x < board.width(); ++x) {
                if (isLocked(before.at({x, y}))) QCOMPARE(board.at({x, y}), before.at({x, y}));
            }
        }
    }
    QVERIFY(looks > 0);
    if (!testing::isBrief()) QCOMPARE(symmetries.size(), std::size_t{8});
}

void TestRewrite::eachSymmetryIsFoundWhereItLies() {
    // An F is not symmetric, so each of the eight transforms matches only its own picture.
    const std::array<std::vector<std::string>, 8> turnedRows{{
        {"~~", "~.", "..", "~."},
        {"~~~~", ".~.~"},
        {".~", "..", ".~", "~~"},
        {"~.~.", "~~~~"},
        {"~~", ".~", "..", ".~"},
        {".~.~", "~~~~"},
        {"~.", "..", "~.", "~~"},
        {"~~~~", "~.~."},
    }};
    const Rule f = rule("~~/~./../~.", "~~/~./.+/~.");
    for (std::size_t i = 0; i < 8; ++i) {
        const Rule other = transformed(f, i);
        const Pattern pattern = turned(f, i);
        for (int y = 0; y < other.size.height; ++y) {
            for (int x = 0; x < other.size.width; ++x) {
                const auto& [find, put] = pattern.at(x, y);
                QCOMPARE(other.findAt({x, y}) == find, true);
                QCOMPARE(other.putAt({x, y}) == put, true);
            }
        }
        std::vector<std::string> rows;
        for (int y = 0; y < other.size.height; ++y) {
            std::string row;
            for (int x = 0; x < other.size.width; ++x)
                row += *characterOf(other.findAt({x, y}).first());
            rows.push_back(row);
        }
        std::size_t matching = 0;
        for (std::size_t k = 0; k < 8; ++k) {
            Rule only = f;
            only.symmetries = static_cast<std::uint8_t>(1u << k);
            Program program{{node(NodeKind::One, {only}, 1)}};
            if (ranOn(rows, program).outcome.rewrites == 1) {
                ++matching;
                QCOMPARE(k, i);
            }
        }
        QCOMPARE(matching, std::size_t{1});
    }
    // The first two are written by hand to fix the meaning of "clockwise".
    const auto rowsOfTurned = [&](std::size_t i) {
        const Rule other = transformed(f, i);
        std::vector<std::string> rows;
        for (int y = 0; y < other.size.height; ++y) {
            rows.emplace_back();
            for (int x = 0; x < other.size.width; ++x)
                rows.back() += *characterOf(other.findAt({x, y}).first());
        }
        return rows;
    };
    QCOMPARE(rowsOfTurned(0) == turnedRows[0], true);
    QCOMPARE(rowsOfTurned(2) == turnedRows[2], true);
    QCOMPARE(rowsOfTurned(4) == turnedRows[4], true);
    // A waterfall's direction turns with its pattern.
    const Rule fall = transformed(rule("#", "v"), 1);
    QCOMPARE(fall.put[0] == Value(level::Terrain::WaterfallLeft), true);
}

void TestRewrite::oneAtATimeIsDrawnEvenly() {
    const Program program{{node(NodeKind::One, {rule("##", ".."), rule("#", "~")}, 1)}};
    std::map<std::vector<std::string>, int> seen;
    constexpr int kDraws = 4'500;
    for (int seed = 0; seed < kDraws; ++seed)
        ++seen[ranOn({"###", "#+#"}, program, static_cast<std::uint64_t>(seed)).rows];
    // Four matches of two cells, counted once despite their half turns, and five of one cell.
    QCOMPARE(seen.size(), std::size_t{9});
    for (const auto& [rows, count] : seen)
        QVERIFY2(std::abs(count - kDraws / 9) < 100, rows[0].c_str());
}

void TestRewrite::chancesAreWeights() {
    Rule rare = rule("#", "~");
    rare.chance = 25;
    const Program program{{node(NodeKind::One, {rule("#", "."), rare}, 1)}};
    int water = 0;
    for (std::uint64_t seed = 0; seed < 2500; ++seed)
        water += ranOn({"####"}, program, seed).rows[0].find('~') != std::string::npos;
    QVERIFY(std::abs(water - 500) < 90);
}

void TestRewrite::allLeavesOutWhatOverlaps() {
    const Program program{{node(NodeKind::All, {rule("##", "..", 1)})}};
    std::set<std::string> seen;
    for (std::uint64_t seed = 0; seed < 200; ++seed)
        seen.insert(ranOn({"####"}, program, seed).rows[0]);
    QCOMPARE(seen == (std::set<std::string>{"....", "#..#"}), true);
}

void TestRewrite::parallelLooksAtWhatWasThereBefore() {
    // The result would differ if one match saw what another had written.
    const Program grow{{node(NodeKind::Parallel, {rule(".#", "..", 0x11)})}};
    QCOMPARE(ranOn({"##.####"}, grow).rows[0], std::string("#...###"));
    const Program twice{{node(NodeKind::Parallel, {rule(".#", "..", 0x11)}, 2)}};
    QCOMPARE(ranOn({"##.####"}, twice).rows[0], std::string(".....##"));
    // Both rules write the same cell: the first rule wins.
    const Program both{{node(NodeKind::Parallel, {rule("#", "."), rule("#", "~")})}};
    QCOMPARE(ranOn({"##"}, both).rows[0], std::string(".."));
}

void TestRewrite::firstPrefersTheFirst() {
    const Program program{{around(NodeKind::First, {node(NodeKind::One, {rule("~", "+")}),
                                                    node(NodeKind::One, {rule("#", "~")})})}};
    const Ran ran = ranOn({"###"}, program);
    QCOMPARE(ran.rows[0], std::string("+++"));
    QCOMPARE(ran.rules == (std::vector<std::size_t>{1, 0, 1, 0, 1, 0}), true);
}

void TestRewrite::sequencesGoRoundAsOften() {
    const auto program = [](int times) {
        return Program{{around(
            NodeKind::Sequence,
            {node(NodeKind::One, {rule("#", ".")}, 1), node(NodeKind::One, {rule("#", "~")}, 2)},
            times)}};
    };
    const auto counted = [&](int times) {
        const std::string row = ranOn({"##########"}, program(times)).rows[0];
        return std::pair(std::ranges::count(row, '.'), std::ranges::count(row, '~'));
    };
    QCOMPARE(counted(1) == (std::pair<std::ptrdiff_t, std::ptrdiff_t>{1, 2}), true);
    QCOMPARE(counted(3) == (std::pair<std::ptrdiff_t, std::ptrdiff_t>{3, 6}), true);
    QCOMPARE(counted(0) == (std::pair<std::ptrdiff_t, std::ptrdiff_t>{4, 6}), true);
    Rule few = rule("#", ".");
    few.most = 4;
    const Ran ran = ranOn({"##########"}, Program{{node(NodeKind::One, {few})}});
    QCOMPARE(ran.outcome.rewrites, std::uint64_t{4});
}

void TestRewrite::growingGoesTheShortestWay() {
    Node grow = node(NodeKind::Grow, {rule("A#", ".A"), rule("A~", ".A")});
    grow.towards = Values(level::Terrain::Water);
    grow.times = 7;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const Ran ran = ranOn({"A####", "#####", "#####", "####~"}, Program{{grow}}, seed);
        QCOMPARE(ran.outcome.rewrites, std::uint64_t{7});
        QCOMPARE(ran.rows[3].back(), 'A');
    }
}

void TestRewrite::whatRunsOnIsStoppedAndNamed() {
    const Program program{
        {node(NodeKind::One, {rule("+", "'")}),
         around(NodeKind::First, {node(NodeKind::All, {rule("#", ".")}),
                                  node(NodeKind::One, {rule("~", "o"), rule("o", "~")})})}};
    const Ran ran = ranOn({"##~+"}, program, 1, 1000);
    QCOMPARE(ran.outcome.rewrites, std::uint64_t{1000});
    QVERIFY(ran.outcome.ranOn.has_value());
    QVERIFY(*ran.outcome.ranOn == 2 || *ran.outcome.ranOn == 3);
    QCOMPARE(textOf(placeOf(program, 2)), std::string("node 2.2, rule 1"));

    level::Level level = testing::solid({9, 7}, {"rules"});
    level.recipe.stages[0].program =
        Program{{node(NodeKind::One, {rule("#", "."), rule(".", "#")})}};
    const auto generated = generate::generate(level, {}, 3);
    QVERIFY(generated.has_value());
    QCOMPARE(generated->problems.size(), std::size_t{1});
    QVERIFY(generated->problems[0].text.find("node 1, rule ") != std::string::npos);
    QCOMPARE(generated->problems[0].severity, Severity::Warning);
}

void TestRewrite::tooManyPatternsAreRefused() {
    if (testing::isBrief()) QSKIP("the largest level");
    // Five rules of eight symmetries each.
    level::Level level = testing::solid({8192, 8192}, {"rules"});
    const Rule one = rule("#.#/..#/#..", "###/#.#/###");
    level.recipe.stages[0].program = Program{{node(NodeKind::One, {one, one, one, one, one})}};
    const auto generated = generate::generate(level, {}, 3);
    QVERIFY(!generated);
    const std::string& text = generated.error().text;
    QVERIFY2(text.find("have 40 patterns") != std::string::npos &&
                 text.find("may have 31") != std::string::npos,
             text.c_str());
}

void TestRewrite::passesCountTowardTheBound() {
    // In each pass hardly any of the 40,000 matches is rewritten.
    const std::vector<std::string> rows(200, std::string(200, '#'));
    for (const NodeKind kind : {NodeKind::All, NodeKind::Parallel}) {
        Program program{{node(kind, {rule("#", "."), rule(".", "#")}, 0)}};
        for (Rule& one : program.nodes[0].rules)
            one.chance = 1;
        const Ran ran = ranOn(rows, program, 1, 100'000);
        QVERIFY2(ran.outcome.rewrites < 100'000, qPrintable(QString::number(ran.outcome.rewrites)));
        QVERIFY(ran.outcome.rewrites > 10'000);
        QVERIFY(ran.outcome.ranOn.has_value());
    }
}

void TestRewrite::progressReachesTheLimit() {
    constexpr std::uint64_t kLimit = 400'000;
    const std::vector<std::string> rows(100, std::string(100, '#'));
    Program passes{{node(NodeKind::All, {rule("#", "."), rule(".", "#")}, 0)}};
    for (Rule& one : passes.nodes[0].rules)
        one.chance = 1;
    const Program rewrites{{node(NodeKind::One, {rule("#", "."), rule(".", "#")})}};
    for (const Program& program : {rewrites, passes}) {
        generate::rewrite::Board board = boardOf(rows);
        random::Stream random(1);
        std::vector<std::uint64_t> told;
        generate::rewrite::Settings settings;
        settings.limit = kLimit;
        settings.rewritten = [](const generate::rewrite::Rewrite&) {};
        settings.progress = [&](std::uint64_t done, std::uint64_t limit) {
            told.push_back(done);
            QCOMPARE(limit, kLimit);
        };
        generate::rewrite::run(program, board, random, settings);
        QVERIFY(told.size() > 4);
        QCOMPARE(told.front(), std::uint64_t{0});
        QVERIFY(std::ranges::is_sorted(told));
        QVERIFY(told.back() > kLimit * 3 / 4 && told.back() <= kLimit);
    }
}

void TestRewrite::aGenerationReportsTheProgress() {
    level::Level level = testing::solid({60, 60}, {"caves", "rules"});
    level.recipe.stages[1].program =
        Program{{node(NodeKind::One, {rule("#", "."), rule(".", "#")})}};
    std::vector<generate::Advance> advances;
    generate::Options options;
    options.progress = [&](const generate::Advance& advance) { advances.push_back(advance); };
    QVERIFY(generate::generate(level, {}, 3, options));
    QVERIFY(advances.size() > 5);
    QCOMPARE(advances[0].inThousandths(), 0);
    const auto second = std::ranges::find(advances, 1, &generate::Advance::stage);
    QVERIFY(second != advances.end());
    QCOMPARE(second->inThousandths(), 1000);
    QCOMPARE(second->most, std::uint64_t{0});
    QVERIFY(advances.end() - second > 5);
    QCOMPARE(advances.back().stage, 1);
    QCOMPARE(advances.back().stageCount, 2);
    const int last = advances.back().inThousandths();
    QVERIFY2(last > 1700 && last <= 2000, qPrintable(QString::number(last)));
}

void TestRewrite::aLongProgramCanBeStoppedMidway() {
    const Rule there = rule("#", ".");
    const Rule back = rule(".", "#");
    const std::vector<Program> programs{
        Program{{node(NodeKind::One, {there, back})}},
        Program{{node(NodeKind::All, {there, back}, 0)}},
        Program{{node(NodeKind::Parallel, {there, back}, 0)}},
        Program{{around(NodeKind::Sequence,
                        {node(NodeKind::One, {there}, 5), node(NodeKind::All, {back}, 0)}, 0)}},
        // The second node is never started, because the first one never ends.
        Program{{node(NodeKind::One, {there, back}), node(NodeKind::All, {there})}},
    };
    for (const Program& program : programs) {
        generate::rewrite::Board board = boardOf({"####", "####", "####"});
        random::Stream random(1);
        std::atomic<bool> stop = false;
        int rewrites = 0;
        generate::rewrite::Settings settings;
        settings.limit = 100'000;
        settings.stop = &stop;
        settings.rewritten = [&](const generate::rewrite::Rewrite&) { stop = ++rewrites == 17; };
        const auto outcome = generate::rewrite::run(program, board, random, settings);
        QCOMPARE(outcome.rewrites, std::uint64_t{17});
        // A stop is not reported as a program that ran on.
        QVERIFY(!outcome.ranOn);
    }

    // The result of a stopped run is not used as the level.
    level::Level level = testing::solid({9, 7}, {"rules"});
    level.recipe.stages[0].program = programs[0];
    std::atomic<bool> stop = false;
    generate::Options options;
    options.stop = &stop;
    options.progress = [&](const generate::Advance&) { stop = true; };
    const auto recorded = generate::record(level, {}, 3, options);
    QVERIFY(recorded.stopped && !recorded.failure && recorded.problems.empty());
    QCOMPARE(recorded.trace->stepCount(), trace::StepIndex{0});
    stop = false;
    QVERIFY(!generate::generate(level, {}, 3, options));
}

void TestRewrite::longSearchesNoticeAStop() {
    const std::vector<std::string> rows(640, std::string(640, '#'));
    // The report after the matches of a pass are collected stops the run before any rewrite.
    for (const NodeKind kind : {NodeKind::All, NodeKind::Parallel}) {
        const Program program{{node(kind, {rule("#", ".")})}};
        generate::rewrite::Board board = boardOf(rows);
        random::Stream random(1);
        std::atomic<bool> stop = false;
        generate::rewrite::Settings settings;
        settings.limit = 1'000'000;
        settings.stop = &stop;
        settings.rewritten = [](const generate::rewrite::Rewrite&) {};
        settings.progress = [&](std::uint64_t done, std::uint64_t) { stop = done > 0; };
        const auto outcome = generate::rewrite::run(program, board, random, settings);
        QVERIFY(stop);
        QCOMPARE(outcome.rewrites, std::uint64_t{0});
        QVERIFY(!outcome.ranOn);
    }

    // Scans of the whole board end at once.
    const std::atomic<bool> stop = true;
    const generate::rewrite::Board board = boardOf(rows);
    const Program program{{node(NodeKind::One, {rule("#", ".")})}};
    const generate::rewrite::Compiled compiled(program, board.stride());
    generate::rewrite::Matcher matcher(compiled, board);
    const std::array<std::size_t, 1> all{0};
    matcher.watch(all, &stop);
    QCOMPARE(matcher.matches(0).count(), 0u);
    matcher.watch(all);
    QCOMPARE(matcher.matches(0).count(), 640u * 640u);
    generate::rewrite::DistancesTo distances;
    distances.measure(board, asked('#'), 1, &stop);
    QCOMPARE(distances.at(board.index({5, 5})), generate::rewrite::DistancesTo::kFar);
    distances.measure(board, asked('#'), 2);
    QCOMPARE(distances.at(board.index({5, 5})), 0);
    const level::Map map(level::Ruleset::Descent, {640, 640});
    QVERIFY(generate::rewrite::boardOf(map, &stop) != generate::rewrite::boardOf(map));
}

void TestRewrite::allEndsThatEnds() {
    // A rule without effect never matches, and a node without rules does nothing.
    const Program program{{node(NodeKind::One, {rule("#.", "#."), rule("*", "*")}),
                           node(NodeKind::All, {}, 0), around(NodeKind::First, {}),
                           around(NodeKind::Sequence, {node(NodeKind::One, {})}, 0)}};
    QCOMPARE(ranOn({"#.#"}, program).outcome.rewrites, std::uint64_t{0});
}

void TestRewrite::lockedCellsStay() {
    Rule paint = rule("*", "~");
    for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(testing::seeds(60)); ++seed) {
        random::Stream random(seed, 9);
        level::Level level = testing::painted(
            {"##########", "#@.......#", "#.x......#", "#...######", "#...#     ", "#####     "},
            {"rules"});
        level.recipe.stages[0].program = Program{{node(NodeKind::All, {paint})}};
        const Point kept{random.between(3, 8), random.between(1, 2)};
        level.kept.cells.set(kept, level::KeptCell(level::Cell(level::Terrain::Floor), 0));
        const level::Map before = generate::initialMap(level);
        const auto generated = generate::generate(level, {}, seed);
        QVERIFY(generated.has_value());
        int written = 0;
        for (Point p; p.y < before.size().height; ++p.y) {
            for (p.x = 0; p.x < before.size().width; ++p.x) {
                const level::Cell was = before.cells.at(p);
                const bool isBesideVoid = generate::isBorder(before.cells, before.cells.index(p));
                const bool stays = isBesideVoid || was.terrain() == level::Terrain::Void ||
                                   was.hasThing() || was.isTrap() || p == kept;
                const level::Cell now = generated->map.cells.at(p);
                if (stays) {
                    QCOMPARE(now.bits(), was.bits());
                } else {
                    QCOMPARE(now.terrain(), level::Terrain::Water);
                    ++written;
                }
            }
        }
        QVERIFY(written > 10);
    }
}

void TestRewrite::aTraceReplaysAndHasTheInks() {
    level::Level level = testing::solid({21, 15}, {"rules"});
    level.recipe.stages[0].program =
        Program{{node(NodeKind::One, {rule("#", "A")}, 1),
                 around(NodeKind::First, {node(NodeKind::One, {rule("A##", "B.A")}),
                                          node(NodeKind::One, {rule("A.B", "..A")})}),
                 node(NodeKind::One, {rule("A", ".")})}};
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const auto generated = generate::generate(level, {}, seed);
        const generate::Recorded recorded = generate::record(level, {}, seed);
        QVERIFY(generated && !recorded.failure);
        QCOMPARE(recorded.map.cells == generated->map.cells, true);
        QCOMPARE(recorded.map.marks == generated->map.marks, true);
        trace::Timeline timeline(recorded.trace);
        timeline.seek(timeline.count());
        QCOMPARE(timeline.cells() == generated->map.cells, true);
        QVERIFY(timeline.inks() != nullptr);
        const trace::StepIndex middle = timeline.count() / 2;
        for (const trace::StepIndex to : {middle, timeline.count(), trace::StepIndex{3}, middle}) {
            timeline.seek(to);
            std::map<grid::Index, int> naive;
            for (std::size_t i = 0; i < recorded.trace->inks.size(); ++i) {
                const trace::InkChange& change = recorded.trace->inks[i];
                if (change.step < to) naive[change.cell] = change.after;
            }
            const trace::InkTrack::Inks& inks = *timeline.inks();
            for (Point p; p.y < inks.height(); ++p.y) {
                for (p.x = 0; p.x < inks.width(); ++p.x)
                    QCOMPARE(int{inks.at(p)}, naive[inks.index(p)]);
            }
        }
        timeline.seek(0);
        QVERIFY(timeline.inks() == nullptr);
        QCOMPARE(timeline.cells() == recorded.trace->initial, true);

        const trace::Trace& trace = *recorded.trace;
        std::map<grid::Index, int> inks;
        for (std::size_t i = 0; i < trace.inks.size(); ++i) {
            const trace::InkChange& change = trace.inks[i];
            QCOMPARE(inks[change.cell], int{change.before});
            inks[change.cell] = change.after;
            if (i > 0) QVERIFY(trace.inks[i - 1].step <= change.step);
        }
        for (trace::StepIndex s = 0; s < trace.stepCount(); ++s) {
            const trace::Step& step = trace.steps[s];
            QCOMPARE(step.kind, trace::StepKind::Rewrite);
            const Rule* used = findRule(*trace.stages[0].program, trace::rewriteRule(step.detail));
            QVERIFY(used != nullptr);
            const grid::Rect rect =
                patternAt(*used, trace::rewriteSymmetry(step.detail), trace.initial.point(step.at));
            QVERIFY(rect.contains(trace.initial.point(step.at)));
            QVERIFY(trace.initial.bounds().contains(rect));
        }
    }
}

void TestRewrite::theNthOfASetIsFound() {
    for (const std::size_t size : {1u, 63u, 64u, 65u, 5000u, 300'000u, 100'000'000u}) {
        generate::rewrite::MatchSet set(size);
        std::set<std::size_t> naive;
        random::Stream random(size);
        for (int i = 0; i < 2000; ++i) {
            const std::size_t number = random.below(static_cast<std::uint32_t>(size));
            const bool isIn = random.chance(60);
            set.set(number, isIn);
            if (isIn) {
                naive.insert(number);
            } else {
                naive.erase(number);
            }
        }
        QCOMPARE(std::size_t{set.count()}, naive.size());
        std::uint32_t n = 0;
        for (const std::size_t number : naive)
            QCOMPARE(set.nth(n++), number);
        std::vector<std::size_t> all;
        set.forEach([&](std::size_t number) { all.push_back(number); });
        std::vector<std::size_t> some;
        set.forEachWhile([&](std::size_t number) {
            some.push_back(number);
            return some.size() < 3;
        });
        QCOMPARE(some.size(), std::min<std::size_t>(3, all.size()));
        QVERIFY(std::ranges::equal(some, std::span(all).first(some.size())));
        QCOMPARE(all == std::vector<std::size_t>(naive.begin(), naive.end()), true);
    }
}

void TestRewrite::flawsAreTold() {
    const auto kindsOf = [](const Rule& one) {
        std::set<Flaw::Kind> kinds;
        for (const Flaw& flaw : flawsOf(Program{{node(NodeKind::One, {one})}}))
            kinds.insert(flaw.kind);
        return kinds;
    };
    using Kinds = std::set<Flaw::Kind>;
    QCOMPARE(kindsOf(rule("#.", "##")).empty(), true);
    QCOMPARE(kindsOf(rule("#.", "#.")) == Kinds{Flaw::Kind::NoEffect}, true);
    QCOMPARE(kindsOf(rule("#.", "# ")) == Kinds{Flaw::Kind::Unwritable}, true);
    QCOMPARE(kindsOf(rule("#X", "#.")) == Kinds{Flaw::Kind::Unwritable}, true);
    Rule none = rule("#", ".");
    none.find[0] = {};
    QCOMPARE(kindsOf(none) == Kinds{Flaw::Kind::NoValue}, true);
    Rule wide = rule("######", "......");
    QCOMPARE(kindsOf(wide) == Kinds{Flaw::Kind::TooLarge}, true);
    const Program useless{{node(NodeKind::One, {rule("#", "#"), rule("#", ".")}),
                           node(NodeKind::All, {rule("*", "*")})}};
    QCOMPARE(withoutUseless(useless) == (Program{{node(NodeKind::One, {rule("#", ".")})}}), true);
}

MAZELOOM_TEST(TestRewrite)

}  // namespace mazeloom::tst_rewrite

#include "tst_rewrite.moc"
