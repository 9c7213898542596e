// SPDX-License-Identifier: MIT
// The hero's way through an attempt (RULES.md T-22): it is where the session says that the hero is,
// at each tick; and which fields it fits.
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include <QTest>

#include "core/play/temple/attempts.h"
#include "core/play/temple/prove/prove.h"
#include "core/play/temple/session.h"
#include "core/play/temple/track.h"
#include "tests/support/levels.h"
#include "tests/support/play/temple.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_track {

using namespace play::temple;
using testing::Attempt;

namespace {

std::shared_ptr<const Field> fieldOf(const std::vector<std::string>& rows) {
    return Attempt(rows).engine.sharedField();
}

/// Returns the recorded play of the field's proof.
Session proofOf(const std::shared_ptr<const Field>& field) {
    const auto proof = prove(field, {stepsFor(field->size())});
    auto session = Session::of(field, proof.witness);
    return session ? *std::move(session) : Session(field);
}

}  // namespace

class TestTrack : public QObject {
    Q_OBJECT

  private slots:
    void theTrackIsWhereTheHeroIs();
    void theTrackBeginsAtTheStart();
    void otherFloorsDoNotFit();
};

void TestTrack::theTrackIsWhereTheHeroIs() {
    for (const auto& rows : {std::vector<std::string>{"@...", ".##.", "...E"},
                             std::vector<std::string>{"@x..", "....", "..xE"}}) {
        Session session = proofOf(fieldOf(rows));
        QVERIFY(session.length() > 20);
        const Track track = trackOf(session);
        QCOMPARE(static_cast<std::int64_t>(track.size()), session.length() + 1);
        for (std::int64_t tick = 0; tick <= session.length(); ++tick) {
            session.seek(tick);
            const Footprint& print = track[static_cast<std::size_t>(tick)];
            QVERIFY(print.at == session.state().hero.at);
            QCOMPARE(print.rest, session.state().hero.rest);
            // While the hero walks, it comes from the cell in which it was.
            if (tick > 0 && print.at != track[static_cast<std::size_t>(tick) - 1].at)
                QVERIFY(print.from == track[static_cast<std::size_t>(tick) - 1].at);
        }
    }
}

void TestTrack::theTrackBeginsAtTheStart() {
    const auto field = fieldOf({"@..E"});
    const Track track = trackOf(Session(field));
    QCOMPARE(track.size(), std::size_t{1});
    QVERIFY(track.front().at == field->start());
    QVERIFY(fits(track, *field));
    QVERIFY(!fits({}, *field));
}

void TestTrack::otherFloorsDoNotFit() {
    const Track track = trackOf(proofOf(fieldOf({"@...", "##.#", "##.E"})));
    QVERIFY(track.size() > 20);
    QVERIFY(fits(track, *fieldOf({"@...", "##.#", "##.E"})));
    // Traps do not count, more floor does not harm, and neither does a shorter way.
    QVERIFY(fits(track, *fieldOf({"@x..", "..x.", "...E"})));
    QVERIFY(!fits(track, *fieldOf({"@...", "###.", "###E"})));
    QVERIFY(!fits(track, *fieldOf({".@..", "##.#", "##.E"})));
    QVERIFY(!fits(track, *fieldOf({"@.."})));
}

MAZELOOM_TEST(TestTrack)

}  // namespace mazeloom::tst_track

#include "tst_track.moc"
