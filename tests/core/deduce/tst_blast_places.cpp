// SPDX-License-Identifier: MIT
// The places from which an emitter can be blown up, compared with the game itself.
#include <QTest>

#include <algorithm>
#include <string>
#include <vector>

#include "core/analyse/deduce/board/blast_places.h"
#include "core/analyse/deduce/closure.h"
#include "core/generate/generate.h"
#include "core/random/stream.h"
#include "tests/support/levels.h"
#include "tests/support/play/temple.h"
#include "tests/support/test_program.h"

namespace mazeloom::tst_blast_places {

using grid::Direction;
using grid::Point;
using play::temple::Button;
using play::temple::Supply;
using play::temple::What;

class TestBlastPlaces : public QObject {
    Q_OBJECT

  private slots:
    void agreesWithTheGame();
    void anEmitterBehindAMoatIsWithinReach();
};

namespace {

constexpr int kSide = 11;
constexpr Point kEmitter{5, 5};
/// Out of range of TNT that hits the emitter.
constexpr Point kCorner{0, 0};

/// Returns a small temple of walls, water, chasms and floor around an emitter that never burns.
level::Level field(std::uint64_t seed) {
    random::Stream random(seed, 1);
    std::vector<std::string> rows(kSide, std::string(kSide, '.'));
    for (std::string& row : rows) {
        for (char& cell : row) {
            const auto drawn = random.below(100);
            cell = drawn < 20 ? '#' : drawn < 30 ? '~' : '.';
        }
    }
    rows[kEmitter.y][kEmitter.x] = 'L';
    rows[0][0] = '@';
    level::Level level = testing::endless(rows);
    testing::emitterOf(level).beam = {1, level::Beam::kMaxTicks, 1};
    return level;
}

/// Whether a hero at `from` destroys the emitter and survives, by TNT or by a grenade.
bool hitsIt(level::Level level, Point from) {
    for (level::Object& object : level.objects) {
        if (object.kind == level::ThingKind::Hero) object.at = from;
    }
    const auto throws = [&](Supply supply, Button face) {
        testing::Attempt attempt(level);
        attempt.state.hero.grenades = 1;
        attempt.state.hero.tnt = 1;
        attempt.state.hero.selected = supply;
        attempt.tap(face).tap(Button::Throw);
        // The hero has walked away by the time the TNT explodes.
        if (supply == Supply::Tnt) attempt.state.hero.at = kCorner;
        for (int tick = 0; tick < 125 && attempt.count(What::Blasted) == 0; ++tick)
            attempt.wait(1);
        return attempt.count(What::EmitterDestroyed) > 0 && attempt.isPlaying();
    };
    return throws(Supply::Tnt, Button::FaceUp) || throws(Supply::Grenade, Button::FaceUp) ||
           throws(Supply::Grenade, Button::FaceRight) ||
           throws(Supply::Grenade, Button::FaceDown) || throws(Supply::Grenade, Button::FaceLeft);
}

}  // namespace

void TestBlastPlaces::agreesWithTheGame() {
    int hits = 0;
    for (int seed = 0; seed < testing::seeds(60); ++seed) {
        const level::Level level = field(static_cast<std::uint64_t>(seed));
        const auto generated = generate::generate(level, {}, 1);
        QVERIFY(generated.has_value());
        const auto places = analyse::deduce::BlastPlaces(generated->map).of(kEmitter);
        for (int y = 0; y < kSide; ++y) {
            for (int x = 0; x < kSide; ++x) {
                const Point from{x, y};
                if (!generated->map.cells.at(from).isWalkable() || from == kEmitter) continue;
                const bool isPlace = std::ranges::find(places, from) != places.end();
                QVERIFY2(isPlace == hitsIt(level, from),
                         QStringLiteral("seed %1, (%2, %3)").arg(seed).arg(x).arg(y).toUtf8());
                hits += isPlace ? 1 : 0;
            }
        }
    }
    QVERIFY(hits > 100);
}

void TestBlastPlaces::anEmitterBehindAMoatIsWithinReach() {
    level::Level level = testing::painted({"@...==L"}, {});
    level.paint->at({4, 0}) = static_cast<level::Paint>(level::Terrain::Chasm);
    level.paint->at({5, 0}) = static_cast<level::Paint>(level::Terrain::Chasm);
    level.objectives = {};
    level.objectives.lasers = true;
    const auto generated = generate::generate(level, {}, 1);
    QVERIFY(generated.has_value());
    const auto board = analyse::deduce::Board::of(generated->map, level::objectivesOf(level));
    QVERIFY(board.has_value());
    const auto closure = analyse::deduce::closureOf(*board, play::temple::Numbers::All);
    QVERIFY(analyse::deduce::gradeOf(*board, closure).has_value());
}

MAZELOOM_TEST(TestBlastPlaces)

}  // namespace mazeloom::tst_blast_places

#include "tst_blast_places.moc"
