// SPDX-License-Identifier: MIT
// Two small temples, and helpers to play them in the real window. The test advances the clock.
#pragma once

#include <cstdint>

#include <QDir>
#include <QTest>

#include "app/domains/play/play_domain.h"
#include "tests/app/support/ticks.h"
#include "tests/app/support/window_test.h"
#include "tests/support/play/virtual_pad.h"
#include "widgets/play/temple/temple_page.h"
#include "widgets/play/temple/temple_view.h"

namespace mazeloom::testing {

/// A hall of two rows. The upper is an aisle from the hero to the exit; the lower has a trap.
inline constexpr const char* kHallLevel = R"({
  "id": "hall",
  "title": "The hall",
  "ruleset": "temple",
  "objectives": ["exit"],
  "size": [9, 4],
  "terrain": [
    "#########",
    "#.......#",
    "#.......#",
    "#########"
  ],
  "marks": [
    "         ",
    "         ",
    "   x     ",
    "         "
  ],
  "objects": [
    {"id": "start", "kind": "hero", "at": [1, 1]},
    {"id": "way-out", "kind": "exit", "at": [7, 1]}
  ],
  "recipe": ["shape", "hidden-maze", "reach", {"stage": "traps", "density": 0}, {"stage": "coins", "density": 0}]
})";

/// An aisle with two consoles; the level is won when both were read.
inline constexpr const char* kScriptoriumLevel = R"({
  "id": "scriptorium",
  "title": "The scriptorium",
  "ruleset": "temple",
  "objectives": ["all-consoles"],
  "size": [9, 3],
  "terrain": ["#########", "#.......#", "#########"],
  "objects": [
    {"id": "start", "kind": "hero", "at": [1, 1]},
    {"id": "one", "kind": "console", "at": [3, 1], "text": "First words."},
    {"id": "two", "kind": "console", "at": [5, 1], "text": "Last words."}
  ],
  "recipe": ["shape", "hidden-maze", "reach", {"stage": "traps", "density": 0}, {"stage": "coins", "density": 0}]
})";

inline constexpr const char* kHallsPack = R"({
  "format": "mazeloom-pack",
  "version": 1,
  "id": "halls",
  "title": "Halls",
  "levels": ["hall", "scriptorium"],
  "rooms": []
})";

class PlaytestTest : public WindowTest {
  protected:
    using Point = grid::Point;

    static void preparePlaytest(const QString& name) {
        prepare(name);
        VirtualPad::shutOutRealPads();
    }
    void setUpHalls() {
        setUp();
        QVERIFY(QDir(folder_->path()).mkpath("halls/levels"));
        write("halls/pack.json", kHallsPack);
        write("halls/levels/hall.json", kHallLevel);
        write("halls/levels/scriptorium.json", kScriptoriumLevel);
        openPack("halls");
    }
    widgets::TemplePage& page() { return window_->findChild<app::PlayDomain*>()->templePage(); }
    widgets::TempleRun& run() { return page().run(); }
    QWidget* view() { return &page().view(); }
    /// Starts the game on the test's clock instead of the machine's.
    void play() {
        QTest::keyClick(canvas(), Qt::Key_F5);
        QVERIFY(run().isPlaying());
        run().setSeen(false);
    }
    void pass(std::int64_t count) { testing::pass(run(), count); }
    void step(Qt::Key key) {
        QTest::keyClick(view(), key);
        pass(10);
    }
    /// Waits until the player has seen the end of an attempt, so that another one can begin.
    void seeEnd() { QTRY_VERIFY(page().isEndSeen()); }
    Point hero() { return run().state().hero.at; }
};

}  // namespace mazeloom::testing
