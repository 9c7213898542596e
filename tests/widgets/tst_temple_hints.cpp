// SPDX-License-Identifier: MIT
// Hints as the temple's page requests them: shown thought by thought, removed when time goes back,
// and always for the latest moment, whatever is pressed meanwhile.
#include <memory>

#include <QSignalSpy>
#include <QTest>

#include "core/random/stream.h"
#include "resources/resources.h"
#include "tests/support/play/temple.h"
#include "tests/support/test_program.h"
#include "widgets/play/temple/temple_hints.h"
#include "widgets/play/temple/temple_view.h"

namespace mazeloom::tst_temple_hints {

using analyse::deduce::Known;
using grid::Point;
using play::temple::Numbers;
using testing::Attempt;
using widgets::TempleHints;

class TestTempleHints : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { resources::initialise(); }
    void aHintIsShownUntilItIsFollowed();
    void thoughtsAreShownOneByOne();
    void aGuessSaysItsChance();
    void aDeathIsExplained();
    void whatCannotBeDeducedSaysSo();
    void largeLevelsHaveNone();
    void onlyTheLatestCounts();
    void marksAreDrawn_data();
    void marksAreDrawn();
};

namespace {

void ask(TempleHints& hints, const Attempt& attempt, Numbers numbers = Numbers::All) {
    hints.ask(attempt.engine.sharedField(), attempt.state, numbers, "K");
}

}  // namespace

void TestTempleHints::aHintIsShownUntilItIsFollowed() {
    Attempt attempt({"@..x"});
    TempleHints hints;
    QSignalSpy given(&hints, &TempleHints::given);
    ask(hints, attempt);
    QTRY_VERIFY(hints.marks());
    // First only where, then why.
    QCOMPARE(hints.marks()->about.cell, (Point{1, 0}));
    QVERIFY(hints.marks()->about.numbers.empty());
    QCOMPARE(hints.text(), QString("The marked cell is safe. K shows why."));
    ask(hints, attempt);
    QVERIFY(!hints.marks()->about.numbers.empty());
    QVERIFY2(hints.text().startsWith("Safe: the marked 0"), qPrintable(hints.text()));
    // Asking again gives the same hint, because there is only one thought.
    const QString text = hints.text();
    ask(hints, attempt);
    QCOMPARE(hints.text(), text);
    QCOMPARE(given.count(), 1);
    hints.follow(attempt.state);
    // It is the same hint while the hero walks.
    Attempt walking({"@..x", "...."});
    TempleHints other;
    QSignalSpy once(&other, &TempleHints::given);
    ask(other, walking, Numbers::Visited);
    QTRY_VERIFY(other.marks());
    const Point marked = other.marks()->about.cell;
    walking.walk(marked == Point{1, 0} ? "d" : "r");
    other.follow(walking.state);
    ask(other, walking, Numbers::Visited);
    QVERIFY(!other.isThinking());
    QCOMPARE(other.marks()->about.cell, marked);
    QVERIFY(!other.text().contains("shows why"));
    QCOMPARE(once.count(), 1);
    QVERIFY(hints.marks());
    attempt.walk("r");
    QSignalSpy changed(&hints, &TempleHints::changed);
    hints.follow(attempt.state);
    QCOMPARE(changed.count(), 1);
    QVERIFY(!hints.marks());
    QVERIFY(hints.text().isEmpty());
    // After seeking back there is nothing to show either.
    ask(hints, attempt);
    QTRY_VERIFY(hints.marks());
    auto before = attempt.state;
    before.tick -= 5;
    hints.follow(before);
    QVERIFY(!hints.marks());
}

void TestTempleHints::thoughtsAreShownOneByOne() {
    // Three numbers seen from the row below are all 1; two of them prove that the corners are safe.
    Attempt attempt({"#.x.#", ".@...", "#####"});
    attempt.walk("lrrr");
    TempleHints hints;
    ask(hints, attempt, Numbers::Visited);
    QTRY_VERIFY(hints.marks());
    QVERIFY(hints.marks()->about.known == Known::Safe);
    const Point last = hints.marks()->about.cell;
    ask(hints, attempt, Numbers::Visited);
    const std::size_t first = hints.marks()->before.size();
    std::size_t most = first;
    bool leadsThere = false;
    QStringList texts{hints.text()};
    for (int i = 0; i < 6; ++i) {
        ask(hints, attempt, Numbers::Visited);
        leadsThere = leadsThere || hints.marks()->about.cell == last;
        most = std::max(most, hints.marks()->before.size());
        texts << hints.text();
    }
    QCOMPARE(first, std::size_t{0});
    QVERIFY(leadsThere);
    texts.removeDuplicates();
    QCOMPARE(static_cast<std::size_t>(texts.size()), most + 1);
}

void TestTempleHints::aGuessSaysItsChance() {
    Attempt attempt({"#@#", "x..", "###"});
    TempleHints hints;
    ask(hints, attempt, Numbers::Visited);
    QTRY_VERIFY(hints.marks());
    QVERIFY(hints.marks()->about.known == Known::Unknown);
    QVERIFY2(hints.text().contains("1 in 3 (33 %)"), qPrintable(hints.text()));
    // With all numbers it is no guess.
    ask(hints, attempt, Numbers::All);
    QTRY_VERIFY(hints.text().startsWith("The marked cell is safe"));
}

void TestTempleHints::aDeathIsExplained() {
    Attempt known({"@.x."});
    known.walk("rr");
    TempleHints hints;
    hints.explainDeath(known.engine.sharedField(), known.state, Numbers::All, "K");
    QTRY_VERIFY(hints.isVerdict() && !hints.text().isEmpty());
    QVERIFY2(hints.text().startsWith("It could have been known. A trap: the marked 1"),
             qPrintable(hints.text()));
    QCOMPARE(hints.marks()->about.cell, known.state.end);
    hints.follow(known.state);
    QVERIFY(hints.marks());

    // Asked for a hint before it knows that the player went back, it gives one.
    Attempt again({"@.x."});
    ask(hints, again);
    QTRY_VERIFY(hints.marks() && hints.marks()->about.known == Known::Safe);
    QVERIFY(!hints.isVerdict());

    Attempt fork({"#@#", "x..", "###"});
    fork.walk("dl");
    hints.explainDeath(fork.engine.sharedField(), fork.state, Numbers::Visited, "K");
    QVERIFY(!hints.marks());
    QTRY_VERIFY(hints.marks());
    QVERIFY2(hints.text().contains("could not be known") && hints.text().contains("50 %"),
             qPrintable(hints.text()));
    // After seeking back, the hero has not died.
    auto before = fork.state;
    before.outcome = play::temple::Outcome::Playing;
    hints.follow(before);
    QVERIFY(!hints.marks());

    // The trap could not be known, but another cell could: the marks show it, then why.
    Attempt elsewhere({"##x####", "#.@...#", "##.####"});
    elsewhere.walk("rrllu");
    QVERIFY(elsewhere.isLost(play::temple::Cause::Trap));
    hints.explainDeath(elsewhere.engine.sharedField(), elsewhere.state, Numbers::Visited, "K");
    QTRY_VERIFY(hints.marks());
    QVERIFY2(hints.text().contains("But the marked cell was known to be safe. K shows why."),
             qPrintable(hints.text()));
    QVERIFY(hints.marks()->about.cell != elsewhere.state.end);
    QVERIFY(hints.marks()->about.known == Known::Safe);
    const auto safe = elsewhere.field().index(hints.marks()->about.cell);
    QVERIFY((elsewhere.field().notes(safe) & play::temple::Field::kTrap) == 0);
    hints.next();
    QVERIFY2(hints.text().startsWith("Safe"), qPrintable(hints.text()));

    // Several thoughts one by one: a corner is safe, so the trap is in the middle.
    Attempt chain({"#.x.#", ".@...", "#####"});
    chain.walk("lrrrlu");
    QVERIFY(chain.isLost(play::temple::Cause::Trap));
    hints.explainDeath(chain.engine.sharedField(), chain.state, Numbers::Visited, "K");
    QTRY_VERIFY(hints.marks());
    QVERIFY2(hints.text().contains("K shows"), qPrintable(hints.text()));
    QVERIFY(hints.isVerdict());
    hints.next();
    QVERIFY(!hints.isVerdict());
    QVERIFY2(hints.text().startsWith("1 of "), qPrintable(hints.text()));
}

void TestTempleHints::whatCannotBeDeducedSaysSo() {
    level::Level level = testing::endless({"@h."});
    Attempt attempt(level);
    level::Map map = attempt.field().map();
    map.cells.at({1, 0}) = map.cells.at({1, 0}).with(level::Cell::kTrap);
    const auto field = play::temple::Field::make(level, map);
    QVERIFY(field.has_value());
    TempleHints hints;
    hints.ask(*field, attempt.state, Numbers::All, "K");
    QTRY_VERIFY(!hints.text().isEmpty());
    QVERIFY(!hints.marks());
    QVERIFY(hints.text().startsWith("Nothing can be deduced"));
    hints.explainDeath(*field, attempt.state, Numbers::All, "K");
    QTRY_VERIFY(!hints.isThinking());
    QVERIFY(hints.text().isEmpty());
}

void TestTempleHints::largeLevelsHaveNone() {
    level::Level level;
    level.size = {1025, 1024};
    level.ruleset = level::Ruleset::Temple;
    level.objectives.exit = true;
    level::Map map(level::Ruleset::Temple, level.size);
    map.cells.at({0, 0}) = level::Cell(level::Terrain::Floor);
    map.things.push_back({.kind = level::ThingKind::Hero, .at = {0, 0}});
    const auto field = play::temple::Field::make(level, std::move(map));
    QVERIFY(field.has_value());
    play::temple::State state;
    TempleHints hints;
    hints.ask(*field, state, Numbers::All, "K");
    QVERIFY(hints.text().contains("too large"));
    QVERIFY(!hints.isThinking());
    hints.explainDeath(*field, state, Numbers::All, "K");
    QVERIFY(hints.text().isEmpty() && !hints.isThinking());
}

void TestTempleHints::onlyTheLatestCounts() {
    random::Stream random(3, 1);
    std::vector<std::string> rows(40, std::string(60, '.'));
    for (std::string& row : rows) {
        for (char& cell : row)
            cell = random.chance(25) ? 'x' : '.';
    }
    rows[0][0] = '@';
    rows[0][1] = rows[1][0] = rows[1][1] = '.';
    Attempt large(rows);
    Attempt small({"@..x"});
    TempleHints hints;
    for (int i = 0; i < 60; ++i) {
        ask(hints, i % 2 == 0 ? large : small, i % 3 == 0 ? Numbers::All : Numbers::Near);
        if (i % 10 == 0) QTest::qWait(1);
    }
    ask(hints, small);
    hints.forget();
    ask(hints, small);
    QTRY_VERIFY(hints.marks());
    QTRY_VERIFY(!hints.isThinking());
    QCOMPARE(hints.marks()->about.cell, (Point{1, 0}));
    // Destroyed during the computation.
    auto gone = std::make_unique<TempleHints>();
    ask(*gone, large);
    QTest::qWait(1);
    gone.reset();
}

void TestTempleHints::marksAreDrawn_data() {
    QTest::addColumn<bool>("dark");
    QTest::newRow("dark") << true;
    QTest::newRow("light") << false;
}

void TestTempleHints::marksAreDrawn() {
    QFETCH(bool, dark);
    constexpr int kCell = 48;
    Attempt attempt({"@.x.."});
    widgets::TempleView view;
    view.setTheme(dark ? widgets::Theme::dark() : widgets::Theme::light());
    view.resize(5 * kCell, kCell);
    view.setCellSize(kCell);
    view.setField(attempt.engine.sharedField());
    view.setNumbers(Numbers::Visited);
    view.showState(attempt.state, 0, {});
    const auto seen = [&](Point cell) {
        return view.grab(view.rectOf(cell).toAlignedRect()).toImage();
    };
    const QImage about = seen({2, 0});
    const QImage number = seen({1, 0});
    const QImage other = seen({4, 0});
    widgets::HintMarks marks;
    marks.about = {{2, 0}, Known::Trap, analyse::deduce::Rule::OneNumber, {{{1, 0}, 1}}, {}};
    view.setHint(marks);
    QVERIFY(seen({2, 0}) != about);
    QVERIFY(seen({1, 0}) != number);  // framed, with a number that is no longer shown
    QCOMPARE(seen({4, 0}), other);
    const QImage trap = seen({2, 0});
    marks.about.known = Known::Unknown;
    marks.about.chance = analyse::explain::Chance{333, 1, 3};
    view.setHint(marks);
    QVERIFY(seen({2, 0}) != trap);
    marks.before.push_back({{4, 0}, Known::Safe, analyse::deduce::Rule::OneNumber, {}, {}});
    view.setHint(marks);
    QVERIFY(seen({4, 0}) != other);
    view.setHint({});
    QCOMPARE(seen({2, 0}), about);
    QCOMPARE(seen({1, 0}), number);
    QCOMPARE(seen({4, 0}), other);
}

MAZELOOM_TEST(TestTempleHints)

}  // namespace mazeloom::tst_temple_hints

#include "tst_temple_hints.moc"
