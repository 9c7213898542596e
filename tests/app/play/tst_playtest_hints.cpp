// SPDX-License-Identifier: MIT
// Hints in the real window (RULES.md T-19): requested by a key, shown on the board and in words, no
// part of the attempt; and the message after a trap.
#include <algorithm>

#include <QLabel>
#include <QSettings>
#include <QTest>
#include <QToolButton>

#include "tests/app/support/playtest_test.h"
#include "tests/support/test_program.h"
#include "widgets/play/play_menu.h"

namespace mazeloom::tst_playtest_hints {

using grid::Point;
using play::temple::Numbers;

class TestPlaytestHints : public testing::PlaytestTest {
    Q_OBJECT

  private slots:
    void initTestCase() { preparePlaytest("playtest-hints"); }
    void init() { setUpHalls(); }
    void cleanup() { tearDown(); }

    void aKeyShowsTheEasiestDeduction();
    void hintsAreNoPartOfTheAttempt();
    void afterATrapItIsSaidWhetherItCouldBeKnown();
    void aTrapThatNobodyCouldKnow();
    void theInstrumentDoesTheSame();
    void theKeyCanBeBoundAnew();
    void pressedAgainAndAgain();
    void aPlayersGameHasThemToo();

  private:
    std::optional<widgets::HintMarks> marks() { return page().view().hint(); }
    QLabel* note() { return view()->findChild<QLabel*>(QStringLiteral("hintNote")); }
    void askForHint() {
        QTest::keyClick(view(), Qt::Key_K);
        QTRY_VERIFY(marks());
    }
    QString banner() {
        for (const QLabel* label : view()->findChildren<QLabel*>()) {
            if (label->isVisible() && label->text().contains("begins another attempt"))
                return label->text();
        }
        return {};
    }
};

void TestPlaytestHints::aKeyShowsTheEasiestDeduction() {
    play();
    QVERIFY(!marks());
    const Point next{2, 1};
    const QRect where = page().view().rectOf(next).toAlignedRect();
    const QImage before = view()->grab(where).toImage();
    askForHint();
    QCOMPARE(marks()->about.cell, next);
    QVERIFY(view()->grab(where).toImage() != before);
    QVERIFY(note()->isVisible());
    QCOMPARE(note()->text(), QString("The marked cell is safe. K shows why."));
    QTest::keyClick(view(), Qt::Key_K);
    QVERIFY2(note()->text().startsWith("Safe: the marked"), qPrintable(note()->text()));
    QCOMPARE(note()->accessibleName(), note()->text());
    // The hint disappears when the hero is there.
    step(Qt::Key_Right);
    QCOMPARE(hero(), next);
    QVERIFY(!marks());
    QVERIFY(!note()->isVisible());
    // The line of controls names the key.
    const auto labels = page().findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(
        labels, [](const QLabel* label) { return label->text().contains("K hint"); }));
}

void TestPlaytestHints::hintsAreNoPartOfTheAttempt() {
    play();
    step(Qt::Key_Right);
    const std::string replay = page().replayText("halls", "hall");
    const auto state = run().state();
    askForHint();
    QTest::keyClick(view(), Qt::Key_K);
    QCOMPARE(page().replayText("halls", "hall"), replay);
    QVERIFY(run().state() == state);
    pass(30);
    step(Qt::Key_Right);
    const auto with = run().state();
    const std::string played = page().replayText("halls", "hall");
    // The same moves without a hint.
    action("play.same-traps")->trigger();
    QVERIFY(!marks());
    step(Qt::Key_Right);
    pass(30);
    step(Qt::Key_Right);
    QCOMPARE(page().replayText("halls", "hall"), played);
    QVERIFY(run().state() == with);
}

void TestPlaytestHints::afterATrapItIsSaidWhetherItCouldBeKnown() {
    play();
    step(Qt::Key_Right);
    step(Qt::Key_Right);
    step(Qt::Key_Down);
    QVERIFY(run().state().isOver());
    QTRY_VERIFY(banner().contains("It could have been known. A trap:"));
    QVERIFY(banner().startsWith("You stepped on a trap."));
    QCOMPARE(marks()->about.cell, (Point{3, 2}));
    QVERIFY(!marks()->about.numbers.empty());
    QVERIFY(page().view().areTrapsShown());
    // The hint's key does not start an attempt.
    seeEnd();
    QTest::keyClick(view(), Qt::Key_K);
    QCOMPARE(run().attempt(), 1);
    // After seeking back, the hero has not died.
    run().seek(0);
    QVERIFY(!marks());
    QVERIFY(banner().isEmpty());
    QVERIFY(!page().view().areTrapsShown());
    QTest::keyClick(view(), Qt::Key_R);
    QVERIFY(!marks());
}

void TestPlaytestHints::aTrapThatNobodyCouldKnow() {
    play();
    page().setNumbers(Numbers::Visited);
    // At the start the hero has seen one number, which counts no trap.
    step(Qt::Key_Right);  // this number counts one, in any of three cells
    step(Qt::Key_Right);
    QCOMPARE(hero(), (Point{3, 1}));
    step(Qt::Key_Down);
    QTRY_VERIFY(banner().contains("It could"));
    // The numbers of the three cells decide which message is shown.
    const bool isKnown = marks()->about.known == analyse::deduce::Known::Trap;
    QCOMPARE(banner().contains("It could not be known: the chance"), !isKnown);
}

void TestPlaytestHints::theInstrumentDoesTheSame() {
    QVERIFY(!action("play.hint")->isEnabled());
    play();
    QVERIFY(action("play.hint")->isEnabled());
    const auto buttons = page().findChildren<QToolButton*>();
    const auto button = std::ranges::find_if(buttons, [&](const QToolButton* one) {
        return one->defaultAction() == action("play.hint");
    });
    QVERIFY(button != buttons.end());
    QTest::mouseClick(*button, Qt::LeftButton);
    QTRY_VERIFY(marks());
    QVERIFY(view()->hasFocus());
    // The menu would hide the hint.
    step(Qt::Key_Right);
    QVERIFY(!marks());
    QTest::keyClick(view(), Qt::Key_Escape);
    QVERIFY(page().menu().isVisible());
    action("play.hint")->trigger();
    QTest::qWait(20);
    QVERIFY(!marks());
}

void TestPlaytestHints::theKeyCanBeBoundAnew() {
    play();
    auto& controls = window_->findChild<app::PlayDomain*>()->controls();
    controls.setKeys(widgets::PlayCommand::Hint, {Qt::Key_L});
    QTest::keyClick(view(), Qt::Key_K);
    QTest::qWait(20);
    QVERIFY(!marks());
    QTest::keyClick(view(), Qt::Key_L);
    QTRY_VERIFY(marks());
    controls.restoreStandard();
}

void TestPlaytestHints::pressedAgainAndAgain() {
    play();
    for (int i = 0; i < 100; ++i) {
        QTest::keyClick(view(), Qt::Key_K);
        if (i % 9 == 0) step(i % 2 == 0 ? Qt::Key_Right : Qt::Key_Left);
        if (i % 25 == 0) QTest::keyClick(view(), Qt::Key_R);
    }
    askForHint();
    // The game is left during the computation.
    step(Qt::Key_Right);
    QTest::keyClick(view(), Qt::Key_K);
    QTest::keyClick(view(), Qt::Key_F5);
    QVERIFY(!run().isPlaying());
    QTest::qWait(30);
    QVERIFY(!marks());
    QVERIFY(!note()->isVisible());
}

void TestPlaytestHints::aPlayersGameHasThemToo() {
    play();
    page().setTesting(false);
    QCOMPARE(page().help().hints, 0);
    askForHint();
    QTest::keyClick(view(), Qt::Key_K);
    QCOMPARE(page().help().hints, 1);  // the same hint, with its reason
    step(Qt::Key_Right);
    askForHint();
    QCOMPARE(page().help().hints, 2);
    step(Qt::Key_Right);
    step(Qt::Key_Down);
    QTRY_VERIFY(banner().contains("It could have been known."));
    seeEnd();
    QTest::keyClick(view(), Qt::Key_R);
    QCOMPARE(page().help().hints, 0);
    page().setTesting(true);
}

MAZELOOM_TEST(TestPlaytestHints)

}  // namespace mazeloom::tst_playtest_hints

#include "tst_playtest_hints.moc"
