// SPDX-License-Identifier: MIT
// A small pack of floors, and helpers to play its descent.
#pragma once

#include <array>
#include <deque>
#include <map>
#include <optional>
#include <utility>

#include <QDir>
#include <QTest>

#include "app/domains/play/play_domain.h"
#include "core/grid/direction.h"
#include "tests/app/support/window_test.h"
#include "widgets/play/descent/descent_board.h"
#include "widgets/play/descent/descent_log.h"
#include "widgets/play/descent/descent_page.h"
#include "widgets/play/descent/descent_view.h"

namespace mazeloom::testing {

/// Two rooms: items in the first, where the run begins, and stairs down in the second.
inline constexpr const char* kGateLevel = R"({
  "id": "gate",
  "title": "The gate",
  "ruleset": "descent",
  "size": [13, 7],
  "terrain": [
    "#############",
    "#.....#.....#",
    "#.....#..>..#",
    "#...........#",
    "#.....#.....#",
    "#f....#.....#",
    "#############"
  ],
  "objects": [
    {"id": "start", "kind": "hero", "at": [1, 1]},
    {"id": "blade", "kind": "weapon", "at": [2, 1]},
    {"id": "stick", "kind": "wand", "at": [3, 1]},
    {"id": "drink", "kind": "potion", "at": [4, 1]}
  ],
  "recipe": ["shape"]
})";

/// A floor without a way out.
inline constexpr const char* kDenLevel = R"({
  "id": "den",
  "title": "The den",
  "ruleset": "descent",
  "size": [7, 5],
  "terrain": [
    "#######",
    "#.....#",
    "#.....#",
    "#....>#",
    "#######"
  ],
  "objects": [
    {"id": "start", "kind": "hero", "at": [1, 1]},
    {"id": "one", "kind": "troll", "at": [2, 1]},
    {"id": "two", "kind": "troll", "at": [1, 2]}
  ],
  "recipe": ["shape"]
})";

inline constexpr const char* kDeepsPack = R"({
  "format": "mazeloom-pack",
  "version": 1,
  "id": "deeps",
  "title": "Deeps",
  "levels": ["gate", "den"],
  "rooms": []
})";

class DescentTest : public WindowTest {
  protected:
    using Point = grid::Point;

    void setUpFloors() {
        setUp();
        QVERIFY(QDir(folder_->path()).mkpath("deeps/levels"));
        write("deeps/pack.json", kDeepsPack);
        write("deeps/levels/gate.json", kGateLevel);
        write("deeps/levels/den.json", kDenLevel);
        openPack("deeps");
    }
    widgets::DescentPage& page() { return window_->findChild<app::PlayDomain*>()->descentPage(); }
    widgets::DescentRun& run() { return page().run(); }
    widgets::DescentBoard* board() { return &page().board(); }
    widgets::DescentView& view() { return page().view(); }
    void play() {
        QTest::keyClick(canvas(), Qt::Key_F5);
        QVERIFY(run().isPlaying());
    }
    /// Arms the hero so well that no monster of a generated floor stops the run.
    void playWithAnAxe() {
        play::descent::Item axe;
        axe.kind = play::descent::ItemKind::Weapon;
        axe.power = 900;
        play::descent::Start trial;
        trial.items = {axe};
        trial.weapon = 0;
        page().setTrial(trial);
        play();
    }
    void key(Qt::Key key) { QTest::keyClick(board(), key); }
    void keys(const QString& text) {
        for (const QChar c : text)
            QTest::keyClick(board(), c.toLatin1());
    }
    void click(Point cell) {
        QTest::mouseClick(&view(), Qt::LeftButton, {}, view().rectOf(cell).center().toPoint());
    }
    void pressTo(grid::Direction way) {
        constexpr std::array kKeys{Qt::Key_Up, Qt::Key_Right, Qt::Key_Down, Qt::Key_Left};
        key(kKeys.at(static_cast<std::size_t>(way)));
    }
    void clickTo(grid::Direction way) {
        const Point step = grid::offset(way);
        click({hero().x + step.x, hero().y + step.y});
    }
    using StepTo = void (DescentTest::*)(grid::Direction);
    /// Walks the shortest way and attacks monsters in it.
    void walkTo(level::Terrain terrain, StepTo stepTo) {
        for (int i = 0; i < 500 && run().state().floor.terrain(hero()) != terrain; ++i) {
            const auto& floor = run().state().floor;
            std::map<std::pair<int, int>, grid::Direction> first;
            std::deque<Point> next{hero()};
            std::optional<grid::Direction> way;
            while (!next.empty() && !way) {
                const Point from = next.front();
                next.pop_front();
                for (const auto direction : grid::kDirections) {
                    const Point step = grid::offset(direction);
                    const Point to{from.x + step.x, from.y + step.y};
                    if (!level::isWalkable(floor.terrain(to)) || to == hero()) continue;
                    const auto begun = from == hero() ? direction : first[{from.x, from.y}];
                    if (!first.emplace(std::pair(to.x, to.y), begun).second) continue;
                    if (floor.terrain(to) == terrain) way = begun;
                    next.push_back(to);
                }
            }
            QVERIFY(way);
            (this->*stepTo)(*way);
            QVERIFY(!run().state().isOver());
        }
    }
    Point hero() { return run().state().hero.at; }
    QString log() { return board()->log().text(); }
};

}  // namespace mazeloom::testing
