// SPDX-License-Identifier: MIT
#include <set>

#include <QTest>

#include "tests/support/test_program.h"
#include "tests/support/traces.h"
#include "widgets/panels/steps/step_sentence.h"
#include "widgets/timeline/names.h"

namespace mazeloom::tst_step_sentence {

using grid::Direction;
using grid::DirectionSet;
using level::Cell;
using trace::Step;
using trace::StepKind;
using widgets::stepSentence;

class TestStepSentence : public QObject {
    Q_OBJECT

  private slots:
    void everyKindHasItsOwnWords();
    void madeUpStepsNeverBreakIt();
    void carveNamesTheFreeWays();
    void refusedRoomNamesTheOneInTheWay();
    void placedThingIsNamed();
    void cellsSayWhatIsOnThem();
    void cellsNameWhatThePackHas();
};

namespace {

class Made {
  public:
    Made() : made_(testing::madeTrace({}, 1, {40, 30})), trace_(*made_) {}

    Made& step(StepKind kind, grid::Point at, std::uint8_t detail = 0, std::uint16_t changes = 0) {
        trace_.steps.push(Step{trace_.initial.index(at), kind, detail, changes});
        return *this;
    }
    Made& note(const grid::Rect& rect) {
        trace_.notes.push_back({trace_.stepCount() - 1, rect});
        return *this;
    }
    Made& thing(level::ThingKind kind, grid::Point at) {
        trace_.placements.push_back({trace_.stepCount() - 1, {kind, at, -1}});
        return *this;
    }
    Made& ownThing(const char* title, grid::Point at) {
        level::OwnKind kind;
        kind.id = "own";
        kind.title = title;
        trace_.kinds = std::make_shared<const level::OwnKinds>(level::OwnKinds{kind});
        trace_.placements.push_back({trace_.stepCount() - 1, {level::ThingKind::Own, at, -1, 0}});
        return *this;
    }
    level::Cell ownCell(const char* title) {
        level::OwnTerrain terrain;
        terrain.id = "own";
        terrain.title = title;
        terrain.character = 'w';
        trace_.terrains = level::TerrainTable({terrain});
        return trace_.terrains.cell(terrain.terrain);
    }
    trace::StepIndex count() const { return trace_.stepCount(); }
    QString content(grid::Point at, level::Cell cell, trace::StepIndex position) const {
        return widgets::cellContent(trace_, at, cell, position);
    }
    QString sentence(trace::StepIndex step) const { return stepSentence(trace_, step); }
    QString last() const { return sentence(trace_.stepCount() - 1); }

  private:
    std::shared_ptr<trace::Trace> made_;
    trace::Trace& trace_;
};

DirectionSet setOf(std::initializer_list<Direction> directions) {
    DirectionSet set;
    for (Direction d : directions)
        set.add(d);
    return set;
}

}  // namespace

void TestStepSentence::everyKindHasItsOwnWords() {
    std::set<QString> sentences;
    std::set<QString> titles;
    Made made;
    for (int kind = 0; kind < trace::kStepKinds; ++kind) {
        made.step(static_cast<StepKind>(kind), {3, 5});
        const QString sentence = made.last();
        QVERIFY2(sentence.size() > 8, qPrintable(sentence));
        QVERIFY(!sentence.endsWith('.'));
        QVERIFY2(sentences.insert(sentence).second, qPrintable(sentence));
        const QString title = widgets::kindTitle(static_cast<StepKind>(kind));
        QVERIFY(!title.isEmpty() && titles.insert(title).second);
    }
}

void TestStepSentence::madeUpStepsNeverBreakIt() {
    const auto trace = testing::madeTrace({{"rooms", 3000}, {"maze", 3000}});
    for (trace::StepIndex s = 0; s < trace->stepCount(); ++s) {
        QVERIFY(!stepSentence(*trace, s).isEmpty());
    }
}

void TestStepSentence::carveNamesTheFreeWays() {
    Made made;
    const auto carve = [&](DirectionSet free, Direction taken, std::uint16_t cells) {
        return made.step(StepKind::Carve, {12, 7}, trace::carveDetail(free, taken), cells).last();
    };
    QCOMPARE(carve(setOf({Direction::Up, Direction::Left}), Direction::Up, 2),
             QString("Carve (12, 7) → (12, 5): up and left were free"));
    QCOMPARE(carve(setOf({Direction::Right}), Direction::Right, 1),
             QString("Carve (12, 7) → (13, 7): only right was free"));
    QCOMPARE(carve(setOf({Direction::Up, Direction::Right, Direction::Down}), Direction::Down, 1),
             QString("Carve (12, 7) → (12, 8): up, right and down were free"));
    QCOMPARE(carve(DirectionSet(15), Direction::Left, 2),
             QString("Carve (12, 7) → (10, 7): all four ways were free"));
    QCOMPARE(made.step(StepKind::Backtrack, {3, 5}).last(),
             QString("Backtrack from (3, 5): nothing free around it"));
}

void TestStepSentence::refusedRoomNamesTheOneInTheWay() {
    Made made;
    made.step(StepKind::TryRoom, {5, 11}).note({3, 9, 7, 5});
    made.step(StepKind::PlaceRoom, {12, 12}).note({11, 9, 5, 5});
    made.step(StepKind::TryRoom, {5, 11}).note({3, 9, 7, 5});
    made.step(StepKind::TryRoom, {5, 11}).note({3, 9, 8, 5});
    // Rooms placed later are not named as the reason, nor is a room with a wall between.
    QCOMPARE(made.sentence(0), QString("Refused a room of 7 × 5 at (3, 9): it does not fit there"));
    QCOMPARE(made.sentence(2), QString("Refused a room of 7 × 5 at (3, 9): it does not fit there"));
    QCOMPARE(made.sentence(3),
             QString("Refused a room of 8 × 5 at (3, 9): it would touch the one at (11, 9)"));
    QCOMPARE(made.sentence(1),
             QString("Placed a room of 5 × 5 at (11, 9): nothing was in its way"));
}

void TestStepSentence::placedThingIsNamed() {
    Made made;
    made.step(StepKind::PlaceThing, {3, 5}).thing(level::ThingKind::Console, {3, 5});
    QCOMPARE(made.last(), QString("Placed at (3, 5): console"));
}

void TestStepSentence::cellsSayWhatIsOnThem() {
    Made made;
    const Cell floor(level::Terrain::Floor);
    QCOMPARE(made.content({3, 5}, Cell(level::Terrain::ClosedDoor), 0), QString("closed door"));
    QCOMPARE(made.content({3, 5}, floor.with(Cell::kAisle).with(Cell::kCoin), 0),
             QString("floor, aisle, coin"));
    made.step(StepKind::PlaceThing, {3, 5}).thing(level::ThingKind::Exit, {3, 5});
    made.step(StepKind::PlaceThing, {3, 5}).thing(level::ThingKind::Heart, {3, 5});
    const trace::StepIndex end = made.count();
    const Cell taken = floor.with(Cell::kTrap).with(Cell::kThing);
    QCOMPARE(made.content({3, 5}, taken, end - 1), QString("floor, trap, exit"));
    QCOMPARE(made.content({3, 5}, taken, end), QString("floor, trap, heart"));
}

/// The pack's own terrains and kinds are named by their titles, too.
void TestStepSentence::cellsNameWhatThePackHas() {
    Made made;
    const Cell swamp = made.ownCell("Swamp");
    made.step(StepKind::PlaceThing, {3, 5}).ownThing("Merchant", {3, 5});
    QCOMPARE(made.content({3, 5}, swamp.with(Cell::kThing), made.count()),
             QString("Swamp, Merchant"));
}

MAZELOOM_TEST(TestStepSentence)

}  // namespace mazeloom::tst_step_sentence

#include "tst_step_sentence.moc"
