// SPDX-License-Identifier: MIT
// Par and the medals of attempts at temples (RULES.md T-21).
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QTest>

#include "core/play/medals.h"
#include "core/play/profile.h"
#include "core/play/temple/medals.h"
#include "core/play/temple/prove/par.h"
#include "core/play/temple/prove/prove.h"
#include "core/play/temple/session.h"
#include "tests/support/play/temple.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_temple_medals {

using namespace play::temple;
using play::Medal;
using play::Medals;
using testing::Attempt;

namespace {

std::shared_ptr<const Field> fieldOf(const std::vector<std::string>& rows) {
    return Attempt(rows).engine.sharedField();
}

}  // namespace

class TestTempleMedals : public QObject {
    Q_OBJECT

  private slots:
    void aLossEarnsNone();
    void allCoinsAreAsked();
    void aFoundHeartDoesNotMakeUpForALife();
    void hintsCostTheirMedal();
    void parIsTheProofsPlay();
    void aTempleWithoutAProofHasNoPar();
    void timeIsWithinThreeTimesPar();
};

void TestTempleMedals::aLossEarnsNone() {
    Attempt attempt({"@xE"});
    QVERIFY(medalsOf(attempt.field(), attempt.state, 0).isEmpty());
    attempt.walk("r");
    QVERIFY(attempt.isLost(Cause::Trap));
    QVERIFY(medalsOf(attempt.field(), attempt.state, 0).isEmpty());
}

void TestTempleMedals::allCoinsAreAsked() {
    Attempt some({"@$E", "..$"});
    some.walk("rr");
    QVERIFY(some.isWon());
    QVERIFY(!medalsOf(some.field(), some.state, 0).has(Medal::Coins));
    Attempt all({"@$E", "..$"});
    all.walk("rdru");
    QVERIFY(all.isWon());
    QVERIFY(medalsOf(all.field(), all.state, 0).has(Medal::Coins));
    Attempt none({"@.E"});
    none.walk("rr");
    QVERIFY(medalsOf(none.field(), none.state, 0).has(Medal::Coins));
}

void TestTempleMedals::aFoundHeartDoesNotMakeUpForALife() {
    Attempt whole({"@h.E"});
    whole.walk("rrr");
    QVERIFY(whole.isWon());
    QCOMPARE(livesLost(whole.field(), whole.state), 0);
    QVERIFY(medalsOf(whole.field(), whole.state, 0).has(Medal::Hearts));
    // Two hearts and the first life, of which a trap takes one.
    Attempt hurt({"@hxhE"});
    hurt.walk("rrrr");
    QVERIFY(hurt.isWon());
    QCOMPARE(hurt.hero().lives, 2);
    QCOMPARE(livesLost(hurt.field(), hurt.state), 1);
    QVERIFY(!medalsOf(hurt.field(), hurt.state, 0).has(Medal::Hearts));
}

void TestTempleMedals::hintsCostTheirMedal() {
    Attempt attempt({"@.E"});
    attempt.walk("rr");
    QVERIFY(medalsOf(attempt.field(), attempt.state, 0).has(Medal::Hints));
    QVERIFY(!medalsOf(attempt.field(), attempt.state, 1).has(Medal::Hints));
    QVERIFY(medalsOf(attempt.field(), attempt.state, 1).has(Medal::Hearts));
}

/// The proof's play itself takes exactly par.
void TestTempleMedals::parIsTheProofsPlay() {
    const auto field = fieldOf({"@.x.E", "....."});
    const Proof proof = prove(field);
    const auto par = parOf(proof);
    QVERIFY(par.has_value());
    const auto session = Session::of(field, proof.witness);
    QVERIFY(session.has_value());
    QCOMPARE(session->state().outcome, Outcome::Won);
    QCOMPARE(session->state().tick, *par);
    QCOMPARE(parOf(prove(field)), par);
}

void TestTempleMedals::aTempleWithoutAProofHasNoPar() {
    QCOMPARE(parOf(prove(fieldOf({"@#E"}))), std::nullopt);
    QCOMPARE(parOf(prove(fieldOf({"@.E"}), {.steps = 0})), std::nullopt);
}

void TestTempleMedals::timeIsWithinThreeTimesPar() {
    const std::int64_t par = 100;
    QVERIFY(play::isFast({.isWon = true, .ticks = 300}, par));
    QVERIFY(!play::isFast({.isWon = true, .ticks = 301}, par));
    QVERIFY(!play::isFast({.isWon = false, .ticks = 50}, par));
    QVERIFY(!play::isFast({.isWon = true, .ticks = 50, .isStepwise = true}, par));
    QVERIFY(!play::isFast({.isWon = true, .ticks = 50, .returns = 1}, par));
}

MAZELOOM_TEST(TestTempleMedals)

}  // namespace mazeloom::tst_temple_medals

#include "tst_temple_medals.moc"
