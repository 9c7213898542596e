// SPDX-License-Identifier: MIT
// Which mechanics a temple needs (core/play/temple/RULES.md T-20), on levels whose answers are
// known by hand.
#include <QTest>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/analyse/measures/measures.h"
#include "core/analyse/needs/answers.h"
#include "core/analyse/needs/needs.h"
#include "core/check/check_seeds.h"
#include "core/check/findings/fix.h"
#include "core/check/findings/needs.h"
#include "core/generate/generate.h"
#include "core/play/temple/prove/prove.h"
#include "tests/support/levels.h"
#include "tests/support/play/temple.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_needs {

using analyse::needs::Need;
using grid::Point;
using level::Mechanic;
using level::ThingKind;

class TestNeeds : public QObject {
    Q_OBJECT

  private slots:
    void knowsWhatIsNeeded_data();
    void knowsWhatIsNeeded();
    void knowsWhatOtherMechanicsReplace_data();
    void knowsWhatOtherMechanicsReplace() { knowsWhatIsNeeded(); }
    void answersOfAMapAreThoseOfItsMechanics();
    void countsTellTheUsualAnswer();
    void oneExplosiveReplacesAnother();
    void nothingIsNeededWhereNothingCanBeWon();
    void whatIsTakenAwayIsGone();
    void measuresAreTheAnswers();
    void brokenPromisesAreTold();
    void eachProofHasTheGivenBudget();
};

namespace {

level::Level temple(const std::vector<std::string>& rows) {
    return testing::painted(rows, {});
}

/// Returns the level's map as it is painted, without a maze or drawn traps.
level::Map mapOf(const level::Level& level) {
    return testing::Attempt(level).field().map();
}

/// `steps` are those of the proof without the mechanic.
Need needIn(const level::Level& level, Mechanic mechanic,
            std::int64_t steps = play::temple::ProofBudget().steps) {
    const level::Map map = mapOf(level);
    const auto field = play::temple::Field::make(level, map);
    const auto proof = play::temple::prove(*field);
    const auto board = analyse::deduce::Board::of(map, level::objectivesOf(level));
    return analyse::needs::needOf(mechanic, {.level = level,
                                             .map = map,
                                             .field = *field,
                                             .proof = proof,
                                             .board = board ? &*board : nullptr,
                                             .steps = steps});
}

level::Level withBug(std::vector<std::string> rows, std::vector<Point> path, int speed = 10) {
    level::Level level = temple(rows);
    level.trajectories.push_back(testing::mover(ThingKind::Bug, std::move(path), true, speed));
    return level;
}

level::Level withBeam(std::vector<std::string> rows, grid::Direction direction) {
    level::Level level = temple(rows);
    level::Object& emitter = testing::emitterOf(level);
    emitter.direction = direction;
    emitter.beam = {40, 60, 0};
    return level;
}

level::Level showing(level::Level level, std::optional<level::Numbers> numbers) {
    level.numbers = numbers;
    return level;
}

level::Level asking(level::Level level, const level::Objectives& objectives) {
    level.objectives = objectives;
    return level;
}

std::string water(int cells) {
    return std::string(static_cast<std::size_t>(cells), '~');
}

std::string rock(int cells) {
    return std::string(static_cast<std::size_t>(cells), '#');
}

}  // namespace

void TestNeeds::knowsWhatIsNeeded_data() {
    QTest::addColumn<level::Level>("level");
    QTest::addColumn<int>("mechanic");
    QTest::addColumn<int>("need");
    const auto row = [](const char* name, level::Level level, Mechanic mechanic, Need need) {
        QTest::newRow(name) << std::move(level) << static_cast<int>(mechanic)
                            << static_cast<int>(need);
    };
    const level::Level empty = temple({"@...E"});
    for (const level::MechanicInfo& one : level::kMechanics) {
        row(qPrintable("an empty hall: " + QString::fromUtf8(one.id.data())), empty, one.mechanic,
            Need::Absent);
    }

    const level::Objectives killing{.bugs = true};
    row("TNT against a bug that must die", asking(withBug({"@t...", "#####"}, {{4, 0}}), killing),
        Mechanic::Tnt, Need::Needed);
    row("a grenade against a bug that must die",
        asking(withBug({"@g...", "#####"}, {{4, 0}}), killing), Mechanic::Grenades, Need::Needed);
    row("TNT, and nothing to blast", temple({"@t..E"}), Mechanic::Tnt, Need::Decoration);
    row("grenades, and nothing to blast", temple({"@g..E"}), Mechanic::Grenades, Need::Decoration);
    row("a bug that must die", asking(withBug({"@t...", "#####"}, {{4, 0}}), killing),
        Mechanic::Bugs, Need::Needed);

    row("a heart before a trap", temple({"@hxE"}), Mechanic::Hearts, Need::Needed);
    row("a heart and no trap", temple({"@h.E"}), Mechanic::Hearts, Need::Decoration);

    row("a bug on the only way", withBug({"###.###", "@.....E", "###.###"}, {{3, 1}, {3, 2}}),
        Mechanic::Bugs, Need::Needed);
    row("a bug behind the exit", withBug({"@..E..."}, {{6, 0}}), Mechanic::Bugs, Need::Decoration);
    row("a bug that is gone in time",
        withBug({"#.########", "@........E", "#.########"}, {{1, 0}, {1, 2}}, 1), Mechanic::Bugs,
        Need::Decoration);

    row("a bug on one of two equal ways",
        withBug({"###...###", "@...#...E", "###...###"}, {{4, 0}, {3, 0}}, 1), Mechanic::Bugs,
        Need::Useful);
    level::Level guarded = temple({"@.....E"});
    guarded.trajectories.push_back(testing::mover(ThingKind::Boss, {{5, 0}}));
    row("a boss in the way, and nothing against it", guarded, Mechanic::Bosses, Need::Undecided);

    row("a beam across the only way", withBeam({"##L##", "@...E"}, grid::Direction::Down),
        Mechanic::Beams, Need::Needed);
    row("a beam into a wall", withBeam({"##L##", "@...E"}, grid::Direction::Up), Mechanic::Beams,
        Need::Decoration);

    row("a short swim", temple({"@~~E"}), Mechanic::Air, Need::Decoration);
    row("a long swim past a bay with air",
        temple({rock(31) + "." + rock(31), "@" + water(61) + "E"}), Mechanic::Air, Need::Needed);
    row("a long swim with a shore on the way", temple({"@" + water(30) + "." + water(30) + "E"}),
        Mechanic::Air, Need::Decoration);
    row("a fall beside the way", temple({"@..E", "#}##"}), Mechanic::Falls, Need::Decoration);
    row("a fall that carries to the exit's shore", temple({"@..#", "##v#", "##.E"}),
        Mechanic::Falls, Need::Decoration);

    const std::vector<std::string> ring{"@..", ".x.", "..E"};
    row("near numbers around a trap", showing(temple(ring), level::Numbers::Near),
        Mechanic::Numbers, Need::Needed);
    row("all numbers around a trap", showing(temple(ring), level::Numbers::All), Mechanic::Numbers,
        Need::Decoration);
    row("visited numbers", showing(temple(ring), level::Numbers::Visited), Mechanic::Numbers,
        Need::Absent);
    row("numbers that the player chooses", showing(temple(ring), std::nullopt), Mechanic::Numbers,
        Need::Absent);
    row("numbers without traps", showing(temple({"@..E"}), level::Numbers::Near), Mechanic::Numbers,
        Need::Decoration);
}

void TestNeeds::knowsWhatIsNeeded() {
    QFETCH(level::Level, level);
    QFETCH(int, mechanic);
    QFETCH(int, need);
    QCOMPARE(static_cast<int>(needIn(level, static_cast<Mechanic>(mechanic))), need);
}

/// Each row's comment says why the answer is right.
void TestNeeds::knowsWhatOtherMechanicsReplace_data() {
    QTest::addColumn<level::Level>("level");
    QTest::addColumn<int>("mechanic");
    QTest::addColumn<int>("need");
    const auto row = [](const char* name, level::Level level, Mechanic mechanic, Need need) {
        QTest::newRow(name) << std::move(level) << static_cast<int>(mechanic)
                            << static_cast<int>(need);
    };

    // Both traps lie on the only way, and each takes a life.
    row("two hearts before two traps", temple({"@hhxxE"}), Mechanic::Hearts, Need::Needed);
    // Neither with the heart nor without it does the hero live through the second trap.
    row("one heart before two traps", temple({"@hxxE"}), Mechanic::Hearts, Need::Undecided);
    // The way around the trap is open, so the heart pays for nothing.
    row("a heart, and a trap beside the way", temple({"@h..E", "..x.."}), Mechanic::Hearts,
        Need::Decoration);

    // A proof steps on a trap only if nothing else helps, and the blast helps.
    const level::Level heartOrTnt = temple({"....@thxE"});
    row("a heart or TNT against a trap: the heart", heartOrTnt, Mechanic::Hearts, Need::Decoration);
    // The heart replaces TNT, and saves the two seconds until it explodes.
    row("a heart or TNT against a trap: TNT", heartOrTnt, Mechanic::Tnt, Need::Decoration);
    // Only the blast removes the trap.
    row("TNT against a trap", temple({"....@txE"}), Mechanic::Tnt, Need::Needed);
    // The blast of one TNT sets off the next one before it is picked up, so one throw is enough.
    // Without the first nothing starts the chain.
    row("a chain of TNT", temple({"......@t.x.t..xE"}), Mechanic::Tnt, Need::Needed);
    // The heart pays for one trap and the blast removes the other one; neither is enough alone.
    const level::Level both = temple({"....@thx......xE"});
    row("a heart and TNT against two traps: the heart", both, Mechanic::Hearts, Need::Needed);
    row("a heart and TNT against two traps: TNT", both, Mechanic::Tnt, Need::Needed);

    // The land way is longer than twice the water, so a hero who never tires swims and drowns.
    std::vector<std::string> lake{"@" + water(61) + "E"};
    for (int i = 0; i < 33; ++i)
        lake.push_back("." + rock(61) + ".");
    lake.push_back(std::string(63, '.'));
    row("a lake, and a land way that is longer than its swim", temple(lake), Mechanic::Air,
        Need::Needed);
    // Straight on are fewer cells, but the hero drowns. The shore takes half the time, so it costs
    // nothing to avoid the water.
    row("a lake, and a shore along it", temple({"@" + water(61) + "E", std::string(63, '.')}),
        Mechanic::Air, Need::Useful);

    // The current carries the hero back while a straight play goes on as if on floor.
    row("a corridor of falls against the hero", temple({"@{{{{{{{{E"}), Mechanic::Falls,
        Need::Needed);
    // A single fall is left before it carries the hero.
    row("one fall across the way", temple({"#v#", "@vE", "#.#"}), Mechanic::Falls,
        Need::Decoration);

    // The beam's first pause lasts longer than the whole way.
    level::Level late = withBeam({"##L##", "@...E"}, grid::Direction::Down);
    testing::emitterOf(late).beam = {40, 200, 40};
    row("a beam that burns too late", late, Mechanic::Beams, Need::Decoration);
    // Somebody who walks on at once is in the beam when it burns.
    level::Level early = withBeam({"##L##", "@...E"}, grid::Direction::Down);
    testing::emitterOf(early).beam = {60, 200, 0};
    row("a beam that burns at first", early, Mechanic::Beams, Need::Needed);
    // The objectives ask for the emitter, and only the grenade destroys it.
    level::Level target = withBeam({"#....L", "@g...."}, grid::Direction::Right);
    target.objectives = level::Objectives{.lasers = true};
    row("a grenade against an emitter that must go", target, Mechanic::Grenades, Need::Needed);
    row("an emitter that must go", target, Mechanic::Beams, Need::Needed);

    // A cell beside the exit shows 0 before the hero is there, which is one number. Visited numbers
    // have to be compared.
    row("near numbers that spare a comparison",
        showing(temple({"@.x", "#..", "..E"}), level::Numbers::Near), Mechanic::Numbers,
        Need::Useful);
    // The numbers right of the pillar tell which cells beside it hold the traps. The hero cannot
    // get within two of them before a step into the unknown.
    row("all numbers that spare a guess",
        showing(temple({"@.x..x", "#.##x.", "x....E"}), level::Numbers::All), Mechanic::Numbers,
        Need::Needed);
}

void TestNeeds::answersOfAMapAreThoseOfItsMechanics() {
    const level::Level level = showing(temple({"@hxE"}), level::Numbers::Near);
    const auto answers = analyse::needs::answersOf(level, mapOf(level), 3'000'000);
    for (const level::MechanicInfo& one : level::kMechanics)
        QCOMPARE(answers[static_cast<std::size_t>(one.mechanic)], needIn(level, one.mechanic));
    level::Level descent = level;
    descent.ruleset = level::Ruleset::Descent;
    QVERIFY(std::ranges::all_of(analyse::needs::answersOf(descent, mapOf(level), 3'000'000),
                                [](Need need) { return need == Need::Absent; }));
}

void TestNeeds::countsTellTheUsualAnswer() {
    analyse::needs::AnswerCounts counts;
    QCOMPARE(counts.usual(Mechanic::Hearts), Need::Absent);
    const auto add = [&](Need hearts) {
        analyse::needs::Answers answers{};
        answers[static_cast<std::size_t>(Mechanic::Hearts)] = hearts;
        counts.add(answers);
    };
    add(Need::Undecided);
    add(Need::Undecided);
    add(Need::Absent);
    QCOMPARE(counts.usual(Mechanic::Hearts), Need::Undecided);
    add(Need::Decoration);
    QCOMPARE(counts.usual(Mechanic::Hearts), Need::Decoration);
    add(Need::Useful);
    QCOMPARE(counts.usual(Mechanic::Hearts), Need::Useful);
    add(Need::Decoration);
    QCOMPARE(counts.usual(Mechanic::Hearts), Need::Decoration);
    add(Need::Needed);
    add(Need::Needed);
    QCOMPARE(counts.usual(Mechanic::Hearts), Need::Needed);
    QCOMPARE(counts.usual(Mechanic::Tnt), Need::Absent);
    QCOMPARE(counts.seeds(), 8);
    QCOMPARE(counts.count(Mechanic::Hearts, Need::Undecided), 2);
    QCOMPARE(counts.count(Mechanic::Tnt, Need::Absent), 8);
}

void TestNeeds::oneExplosiveReplacesAnother() {
    const level::Level level =
        asking(withBug({"@tg...", "######"}, {{5, 0}}), level::Objectives{.bugs = true});
    QVERIFY(needIn(level, Mechanic::Tnt) != Need::Needed);
    QVERIFY(needIn(level, Mechanic::Tnt) != Need::Absent);
    QVERIFY(needIn(level, Mechanic::Grenades) != Need::Needed);
    QCOMPARE(needIn(level, Mechanic::Explosives), Need::Needed);
}

void TestNeeds::nothingIsNeededWhereNothingCanBeWon() {
    const level::Level level = withBug({"@t#E"}, {{1, 0}, {0, 0}});
    QCOMPARE(needIn(level, Mechanic::Tnt), Need::Undecided);
    QCOMPARE(needIn(level, Mechanic::Bugs), Need::Undecided);
}

void TestNeeds::whatIsTakenAwayIsGone() {
    using play::temple::Field;
    level::Level level = withBug({"##L##", "@tghE", "v~~~~", "....."}, {{0, 3}, {4, 3}});
    testing::emitterOf(level).direction = grid::Direction::Down;
    level.trajectories.push_back(testing::mover(ThingKind::Boss, {{2, 3}}));
    const level::Map map = mapOf(level);
    const auto without = [&](Mechanic mechanic) {
        const auto field = analyse::needs::fieldWithout(mechanic, level, map);
        if (field == nullptr) qFatal("nothing is left");
        return field;
    };
    const auto count = [](const Field& field, ThingKind kind) {
        return std::ranges::count(field.items(), kind, &play::temple::Item::kind);
    };
    QCOMPARE(count(*without(Mechanic::Tnt), ThingKind::Tnt), 0);
    QCOMPARE(count(*without(Mechanic::Tnt), ThingKind::Grenade), 1);
    QCOMPARE(count(*without(Mechanic::Grenades), ThingKind::Grenade), 0);
    QCOMPARE(without(Mechanic::Explosives)->items().size(), std::size_t{1});
    QCOMPARE(count(*without(Mechanic::Hearts), ThingKind::Heart), 0);
    QVERIFY(without(Mechanic::Bugs)->bugs().empty());
    QCOMPARE(without(Mechanic::Bugs)->bosses().size(), std::size_t{1});
    QVERIFY(without(Mechanic::Bosses)->bosses().empty());
    QVERIFY(without(Mechanic::Beams)->emitters().empty());
    QVERIFY(!without(Mechanic::Beams)->isOpen({2, 0}));
    const auto drained = without(Mechanic::Falls);
    QVERIFY((drained->notes(Point{0, 2}) & Field::kFall) == 0);
    QVERIFY(drained->isOpen({0, 2}));
    QVERIFY((drained->notes(Point{1, 2}) & Field::kWater) != 0);
    QVERIFY(without(Mechanic::Air)->hasEndlessAir());
    QVERIFY(analyse::needs::fieldWithout(Mechanic::Numbers, level, map) == nullptr);
    // The field itself keeps everything.
    const auto field = *Field::make(level, map);
    QCOMPARE(field->items().size(), std::size_t{3});
    QVERIFY(!field->hasEndlessAir());
}

void TestNeeds::measuresAreTheAnswers() {
    const level::Level level = temple({"@hxE"});
    const level::Map map = mapOf(level);
    const analyse::Subject subject{.map = map, .level = &level};
    for (const level::MechanicInfo& one : level::kMechanics) {
        const auto* measure = analyse::findMeasure("need." + std::string(one.id));
        QVERIFY(measure != nullptr);
        QCOMPARE(measure->value(subject), static_cast<std::int64_t>(needIn(level, one.mechanic)));
    }
}

void TestNeeds::brokenPromisesAreTold() {
    level::Level level = testing::painted({"@h.E"}, {"shape"});
    level.needs.add(Mechanic::Hearts);
    level.needs.add(Mechanic::Tnt);
    const auto made = generate::generate(level, {}, 1);
    QVERIFY(made.has_value());
    const auto findings = check::findingsOfNeeds(level, 1, made->map, nullptr);
    QCOMPARE(findings.size(), std::size_t{2});
    QCOMPARE(findings[0].problem.text,
             std::string("the level promises that it needs TNT, but this seed has nothing of it"));
    QCOMPARE(findings[1].problem.text,
             std::string("the level promises that it needs hearts, but on this seed the player can "
                         "ignore it"));
    QCOMPARE(findings[0].problem.place, std::string("seed 1"));
    const level::Level mended = check::repaired(level, findings[1].fixes.front());
    QVERIFY(!mended.needs.has(Mechanic::Hearts) && mended.needs.has(Mechanic::Tnt));
    // The same for many seeds; those beyond the tenth are counted.
    const auto many = check::checkSeeds(level, {}, {1, 15});
    QCOMPARE(std::ranges::count_if(many, check::isOfNeeds), 20);
    QCOMPARE(many.size(), std::size_t{22});
    level.needs = {};
    QVERIFY(check::findingsOfNeeds(level, 1, made->map, nullptr).empty());
}

void TestNeeds::eachProofHasTheGivenBudget() {
    const level::Level level = withBug({"@..E..."}, {{6, 0}});
    QCOMPARE(needIn(level, Mechanic::Bugs), Need::Decoration);
    QCOMPARE(needIn(level, Mechanic::Bugs, 1), Need::Undecided);
}

MAZELOOM_TEST(TestNeeds)

}  // namespace mazeloom::tst_needs

#include "tst_needs.moc"
