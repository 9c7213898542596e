// SPDX-License-Identifier: MIT
// RULES.md G-70 and G-71: locks, keys, short-cuts and one-way doors. The proof is compared with an
// independent search on small boards; the stage is tested on 10,000 seeds, with each key removed in
// turn.
#include <algorithm>
#include <array>
#include <deque>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include <QTest>

#include "core/generate/generate.h"
#include "core/generate/locks/lock_proof.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/shapes.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_locks {

using generate::LockProof;
using generate::LyingKey;
using generate::Quest;
using grid::Point;
using level::Cell;
using level::Terrain;
using level::ThingKind;

class TestLocks : public QObject {
    Q_OBJECT

  private slots:
    void proofsAgreeWithBruteForce();
    void aOneWayDoorCanTrap();
    void aKeyBehindItsDoorIsNone();
    void theStageKeepsItsPromises_data();
    void theStageKeepsItsPromises();
    void recordingChangesNothing();
    void coloursThatArePaintedStayApart();
    void withoutStairsItSaysWhatIsMissing();
    void withoutDoorsItLocksNothing();
    void withoutRoomsTheRecipeIsRefused();
    void theLeastIsNotAboveTheMost();
};

namespace {

std::vector<Point> everyCell(grid::Size size) {
    std::vector<Point> cells;
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x)
            cells.push_back({x, y});
    }
    return cells;
}

/// The state of the hero in the test's search: the cell and the keys held.
using Place = std::tuple<int, int, std::set<std::size_t>>;

/// A board of letters and the plainest possible search over it.
struct Board {
    level::CellGrid cells;
    Quest quest;

    std::set<std::size_t> keysAt(int x, int y) const {
        std::set<std::size_t> keys;
        for (const LyingKey& key : quest.keys) {
            if (key.at == Point{x, y}) keys.insert(key.lock);
        }
        return keys;
    }
    std::vector<Place> stepsFrom(const Place& place) const {
        const auto& [x, y, keys] = place;
        std::vector<Place> next;
        const auto tryStep = [&, &x = x, &y = y, &keys = keys](int dx, int dy, Terrain oneWay) {
            const Point to{x + dx, y + dy};
            if (!cells.contains(to)) return;
            const Terrain terrain = cells.at(to).terrain();
            if (!cells.at(to).isWalkable() && !level::isLocked(terrain) &&
                !level::isOneWay(terrain))
                return;
            if (terrain == Terrain::LockedDoor && !keys.contains(0)) return;
            if (terrain == Terrain::MoonDoor && !keys.contains(1)) return;
            if (terrain == Terrain::JewelDoor && !keys.contains(2)) return;
            for (const Terrain other : {Terrain::OneWayUp, Terrain::OneWayRight,
                                        Terrain::OneWayDown, Terrain::OneWayLeft}) {
                if (terrain == other && other != oneWay) return;
            }
            std::set<std::size_t> held = keys;
            held.merge(keysAt(to.x, to.y));
            next.emplace_back(to.x, to.y, held);
        };
        tryStep(0, -1, Terrain::OneWayUp);
        tryStep(1, 0, Terrain::OneWayRight);
        tryStep(0, 1, Terrain::OneWayDown);
        tryStep(-1, 0, Terrain::OneWayLeft);
        return next;
    }
    /// Returns all reachable states with the steps that each takes.
    std::map<Place, int> reachedFrom(const Place& start) const {
        std::map<Place, int> steps{{start, 0}};
        std::deque<Place> queue{start};
        while (!queue.empty()) {
            const Place here = queue.front();
            queue.pop_front();
            for (const Place& next : stepsFrom(here)) {
                if (steps.emplace(next, steps.at(here) + 1).second) queue.push_back(next);
            }
        }
        return steps;
    }
    Place start() const {
        return {quest.start.x, quest.start.y, keysAt(quest.start.x, quest.start.y)};
    }
    bool isGoal(const Place& place) const {
        return Point{std::get<0>(place), std::get<1>(place)} == quest.goal;
    }
    /// Returns the fewest steps to the goal; −1 if it cannot be reached.
    int stepsToGoal(const Place& from) const {
        int least = -1;
        for (const auto& [place, steps] : reachedFrom(from)) {
            if (isGoal(place) && (least < 0 || steps < least)) least = steps;
        }
        return least;
    }
};

Board randomBoard(random::Stream& random) {
    Board board;
    const grid::Size size{random.between(2, 6), random.between(1, 5)};
    board.cells = level::CellGrid(size, Cell(Terrain::Void));
    constexpr std::array kSome{Terrain::Wall,        Terrain::Wall,       Terrain::LockedDoor,
                               Terrain::MoonDoor,    Terrain::JewelDoor,  Terrain::OneWayUp,
                               Terrain::OneWayRight, Terrain::OneWayDown, Terrain::OneWayLeft,
                               Terrain::ClosedDoor};
    const auto cell = [&] {
        return Point{random.between(0, size.width - 1), random.between(0, size.height - 1)};
    };
    for (const Point p : everyCell(size)) {
        const bool isFloor = random.chance(55);
        board.cells.at(p) = Cell(isFloor ? Terrain::Floor : kSome[random.below(kSome.size())]);
    }
    board.quest.start = cell();
    board.quest.goal = cell();
    for (const Point p : {board.quest.start, board.quest.goal})
        board.cells.at(p) = Cell(Terrain::Floor);
    for (int keys = random.between(0, 4); keys > 0; --keys) {
        const Point at = cell();
        if (board.cells.at(at).terrain() == Terrain::Floor)
            board.quest.keys.push_back({at, random.below(3)});
    }
    return board;
}

Board boardOf(const std::vector<std::string>& rows) {
    level::Level level = testing::painted(rows, {});
    level.ruleset = level::Ruleset::Descent;
    const auto generated = generate::generate(level, {}, 0);
    const auto quest = generate::questOf(generated->map);
    return {generated->map.cells, *quest};
}

/// Whether each step of the proof's way can be made with the keys collected so far.
bool canBeWalked(const Board& board, const LockProof& proof) {
    Place at = board.start();
    for (std::size_t i = 1; i < proof.way.size(); ++i) {
        const auto steps = board.stepsFrom(at);
        const auto next = std::ranges::find_if(steps, [&](const Place& place) {
            return Point{std::get<0>(place), std::get<1>(place)} == proof.way[i];
        });
        if (next == steps.end()) return false;
        at = *next;
    }
    return board.isGoal(at);
}

void check(bool held, const char* promise, int seed) {
    if (!held) QFAIL(qPrintable(QString("seed %1: %2").arg(seed).arg(promise)));
}

}  // namespace

void TestLocks::proofsAgreeWithBruteForce() {
    std::array<int, 3> verdicts{};
    for (int seed = 0; seed < testing::seeds(4'000); ++seed) {
        random::Stream random(std::uint64_t(seed), 71);
        const Board board = randomBoard(random);
        const LockProof proof = generate::prove(board.cells, board.quest);
        ++verdicts[static_cast<std::size_t>(proof.verdict)];
        const auto reached = board.reachedFrom(board.start());
        const int least = board.stepsToGoal(board.start());
        check((proof.verdict == LockProof::Verdict::NoWay) == (least < 0), "there is a way", seed);
        const bool isSafe = std::ranges::all_of(
            reached, [&](const auto& entry) { return board.stepsToGoal(entry.first) >= 0; });
        check(proof.isProven() == (least >= 0 && isSafe), "nobody is caught", seed);
        check(proof.trap.has_value() == (least >= 0 && !isSafe), "the trap is told", seed);
        if (proof.trap) {
            const bool isTrap = std::ranges::any_of(reached, [&](const auto& entry) {
                const Place& place = entry.first;
                return Point{std::get<0>(place), std::get<1>(place)} == *proof.trap &&
                       board.stepsToGoal(place) < 0;
            });
            check(isTrap, "the trap is one", seed);
        }
        if (least >= 0) {
            check(static_cast<int>(proof.way.size()) == least + 1, "the way is shortest", seed);
            check(proof.way.front() == board.quest.start && canBeWalked(board, proof),
                  "the way can be walked", seed);
        } else {
            check(proof.way.empty(), "no way is told", seed);
        }
        std::set<Point> cells;
        level::LockSet found = 0;
        for (const auto& [place, steps] : reached) {
            cells.insert({std::get<0>(place), std::get<1>(place)});
            for (const std::size_t lock : std::get<2>(place))
                found |= level::bitOf(lock);
        }
        check(proof.found == found, "the keys that can be found", seed);
        std::optional<Point> never;
        for (const Point p : everyCell(board.cells.size())) {
            if (!never && board.cells.at(p).terrain() != Terrain::Wall && !cells.contains(p))
                never = p;
        }
        check(proof.neverReached == never, "what is never reached", seed);
        for (std::size_t lock = 0; lock < level::kLocks; ++lock) {
            Board without = board;
            std::erase_if(without.quest.keys,
                          [lock](const LyingKey& key) { return key.lock == lock; });
            const bool isDemanded = without.stepsToGoal(without.start()) < 0;
            check(((generate::demandedKeys(board.cells, board.quest) & level::bitOf(lock)) != 0) ==
                      isDemanded,
                  "which keys are demanded", seed);
        }
    }
    // Each verdict must occur often, or the test covers too little.
    QVERIFY(std::ranges::all_of(verdicts,
                                [](int count) { return count > testing::seeds(4'000) / 200; }));
}

void TestLocks::aOneWayDoorCanTrap() {
    const Board caught = boardOf({"@..>", "u###", "...."});
    const LockProof proof = generate::prove(caught.cells, caught.quest);
    QVERIFY(proof.verdict == LockProof::Verdict::DeadEnd);
    QCOMPARE(*proof.trap, (Point{0, 2}));
    QCOMPARE(proof.way.size(), std::size_t{4});
    const Board round = boardOf({"@..>", "u##n", "...."});
    QVERIFY(generate::prove(round.cells, round.quest).isProven());
}

void TestLocks::aKeyBehindItsDoorIsNone() {
    const Board board = boardOf({"@.K.k.>"});
    const LockProof proof = generate::prove(board.cells, board.quest);
    QVERIFY(proof.verdict == LockProof::Verdict::NoWay);
    QCOMPARE(int{proof.found}, 0);
    QCOMPARE(*proof.neverReached, (Point{2, 0}));
}

namespace {

level::Level levelFor(const QString& layout, int seed) {
    random::Stream random(std::uint64_t(seed), 72);
    const int most = seed % 10 == 0 ? 65 : 37;
    const grid::Size size{random.between(7, most), random.between(7, most)};
    level::Level level =
        layout == "rooms"
            ? testing::solid(size, {"rooms", "maze", "doors", "dead-ends", "unite", "stairs"})
            : testing::solid(size, {"accretion", "stairs"});
    if (layout == "crowded") {
        // Most floor is furnished, so few cells are left for keys.
        level = testing::solid(size, {"accretion", "furnish", "stairs"});
        level = testing::with(level, "furnish", "density", std::int64_t{9});
    }
    if (layout == "twice") {
        // The first of two stages makes one-way doors, on two of three seeds without any lock.
        level.recipe.stages.push_back({"locks",
                                       true,
                                       {{"min-locks", std::int64_t{0}},
                                        {"max-locks", std::int64_t{seed % 3 == 0 ? 3 : 0}},
                                        {"one-way", std::int64_t{100}}}});
    }
    if (seed % 7 == 3 || layout == "twice")
        level = testing::with(level, layout == "rooms" ? "doors" : "accretion",
                              layout == "rooms" ? "chance" : "detour", std::int64_t{10});
    level.recipe.stages.push_back({"locks", true, {}});
    auto& parameters = level.recipe.stages.back().parameters;
    if (seed % 3 == 1) {
        parameters["min-locks"] = std::int64_t{3};
        parameters["short-cuts"] = std::int64_t{random.between(0, 100)};
    }
    if (seed % 5 == 1) parameters["one-way"] = std::int64_t{100};
    if (seed % 6 == 4) parameters["short-cuts"] = std::int64_t{0};
    for (const char* stage : {"monsters", "items"})
        level.recipe.stages.push_back({stage, true, {}});
    return level;
}

int countOf(const level::Map& map, ThingKind kind) {
    return static_cast<int>(std::ranges::count(map.things, kind, &level::Thing::kind));
}

}  // namespace

void TestLocks::theStageKeepsItsPromises_data() {
    QTest::addColumn<QString>("layout");
    QTest::newRow("rooms") << QString("rooms");
    QTest::newRow("accretion") << QString("accretion");
    QTest::newRow("crowded") << QString("crowded");
    QTest::newRow("twice") << QString("twice");
}

void TestLocks::theStageKeepsItsPromises() {
    QFETCH(QString, layout);
    const int seeds = testing::seeds(10'000, 200);
    std::array<int, level::kLocks + 1> levels{};
    int shortCuts = 0;
    int made = 0;
    for (int seed = 0; seed < seeds; ++seed) {
        const level::Level level = levelFor(layout, seed);
        const auto generated = generate::generate(level, {}, std::uint64_t(seed));
        if (!generated) {
            // A level may have no space, but locks must never be the cause.
            check(generated.error().place.find("locks") == std::string::npos,
                  qPrintable(QString::fromStdString(generated.error().describe())), seed);
            continue;
        }
        ++made;
        const level::Map& map = generated->map;
        // The test's own search, which uses none of the stage's tables.
        Board board{map.cells, {*map.hero(), {}, {}}};
        std::set<std::size_t> locks;
        for (const Point p : everyCell(map.size())) {
            const Terrain terrain = map.cells.at(p).terrain();
            if (terrain == Terrain::StairsDown) board.quest.goal = p;
            if (terrain == Terrain::LockedDoor) locks.insert(0);
            if (terrain == Terrain::MoonDoor) locks.insert(1);
            if (terrain == Terrain::JewelDoor) locks.insert(2);
            shortCuts += level::isOneWay(terrain) ? 1 : 0;
        }
        for (const level::Thing& thing : map.things) {
            if (thing.kind == ThingKind::Key) board.quest.keys.push_back({thing.at, 0});
            if (thing.kind == ThingKind::MoonKey) board.quest.keys.push_back({thing.at, 1});
            if (thing.kind == ThingKind::JewelKey) board.quest.keys.push_back({thing.at, 2});
        }
        ++levels[locks.size()];
        check(board.quest.keys.size() == locks.size(), "each lock has one key", seed);
        for (const ThingKind kind : {ThingKind::Key, ThingKind::MoonKey, ThingKind::JewelKey})
            check(countOf(map, kind) <= 1, "no key is there twice", seed);
        const LockProof proof = generate::prove(map.cells, board.quest);
        check(proof.isProven(), "the level is proven", seed);
        check(!proof.neverReached, "all of it is reached", seed);
        for (const std::size_t lock : locks) {
            check((proof.held & level::bitOf(lock)) != 0, "the way needs each key", seed);
            check((generate::demandedKeys(map.cells, board.quest) & level::bitOf(lock)) != 0,
                  "no way leads around a lock", seed);
        }
        if (seed % 20 != 0) continue;
        // The slow search agrees, also without each of the keys.
        check(board.stepsToGoal(board.start()) >= 0, "there is a way", seed);
        for (const std::size_t lock : locks) {
            Board without = board;
            std::erase_if(without.quest.keys,
                          [lock](const LyingKey& key) { return key.lock == lock; });
            check(without.stepsToGoal(without.start()) < 0, "each key is needed", seed);
        }
    }
    QVERIFY(made > seeds / 2);
    for (std::size_t count = 1; count < levels.size(); ++count)
        QVERIFY2(levels[count] > made / 50, qPrintable(QString::number(count)));
    QVERIFY(shortCuts > made / 2);
}

void TestLocks::recordingChangesNothing() {
    for (int seed = 0; seed < testing::seeds(300); ++seed) {
        const level::Level level = levelFor(seed % 2 == 0 ? "rooms" : "accretion", seed);
        const auto plain = generate::generate(level, {}, std::uint64_t(seed));
        const auto recorded = generate::record(level, {}, std::uint64_t(seed));
        if (plain) QVERIFY(level::hash(plain->map) == level::hash(recorded.map));
    }
}

void TestLocks::coloursThatArePaintedStayApart() {
    level::Level level = levelFor("accretion", 10);
    level.size = {65, 65};
    level.recipe.stages.back().parameters.clear();
    level::Object key;
    key.kind = ThingKind::MoonKey;
    key.at = {1, 1};
    level.objects.push_back(key);
    for (int seed = 0; seed < 20; ++seed) {
        const auto generated = generate::generate(level, {}, std::uint64_t(seed));
        QVERIFY(generated.has_value());
        QVERIFY((generate::locksOn(generated->map.cells) & level::bitOf(1)) == 0);
    }
}

void TestLocks::withoutStairsItSaysWhatIsMissing() {
    const level::Level level = testing::solid({33, 33}, {"accretion", "locks"});
    const auto generated = generate::generate(level, {}, 1);
    QVERIFY(!generated);
    QVERIFY(generated.error().describe().find("Stairs before this one") != std::string::npos);
    QVERIFY(generated.error().describe().find("locks") != std::string::npos);
}

void TestLocks::withoutDoorsItLocksNothing() {
    const level::Level level = testing::solid({40, 30}, {"corridors", "stairs", "locks"});
    const auto generated = generate::generate(level, {}, 1);
    QVERIFY(generated.has_value());
    QCOMPARE(int{generate::locksOn(generated->map.cells)}, 0);
    QCOMPARE(generated->problems.size(), std::size_t{1});
    QVERIFY(generated->problems.front().text.find("need doors") != std::string::npos);
}

void TestLocks::withoutRoomsTheRecipeIsRefused() {
    const level::Level level = testing::solid({40, 30}, {"caves", "stairs", "locks"});
    const auto generated = generate::generate(level, {}, 1);
    QVERIFY(!generated);
    QVERIFY(generated.error().describe().find("locks") != std::string::npos);
    QVERIFY(generated.error().describe().find("rooms") != std::string::npos);
}

void TestLocks::theLeastIsNotAboveTheMost() {
    level::Level level = testing::solid({40, 30}, {"accretion", "stairs", "locks"});
    level.recipe.stages.back().parameters["min-locks"] = std::int64_t{3};
    level.recipe.stages.back().parameters["max-locks"] = std::int64_t{1};
    QVERIFY(!generate::generate(level, {}, 1));
}

MAZELOOM_TEST(TestLocks)

}  // namespace mazeloom::tst_locks

#include "tst_locks.moc"
