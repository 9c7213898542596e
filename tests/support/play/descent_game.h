// SPDX-License-Identifier: MIT
// A descent on its page in a window of its own.
#pragma once

#include <cstdint>

#include <QCoreApplication>
#include <QTest>

#include "core/level/level.h"
#include "core/play/descent/state/dungeon.h"
#include "core/play/descent/state/state.h"
#include "widgets/play/descent/descent_board.h"
#include "widgets/play/descent/descent_page.h"
#include "widgets/play/play_controls.h"

namespace mazeloom::testing {

/// The real page, played by keys.
struct DescentGame {
    explicit DescentGame(const level::Pack& pack, std::uint64_t seed = 1, int goal = 0)
        : page(controls, widgets::SoundPlayer::Output::None) {
        page.setTheme(widgets::Theme::dark());
        page.resize(900, 600);
        page.show();
        page.activateWindow();
        isReady = QTest::qWaitForWindowActive(&page);
        play::descent::Start start;
        start.seed = seed;
        start.goal = goal;
        auto dungeon = play::descent::Dungeon::of(pack);
        isReady = isReady && dungeon && !page.descend(*dungeon, start);
        QCoreApplication::processEvents();
    }
    void press(Qt::Key key) {
        QTest::keyClick(&board(), key);
        QCoreApplication::processEvents();
    }
    widgets::DescentBoard& board() { return *page.findChild<widgets::DescentBoard*>(); }
    const play::descent::State& state() { return page.run().state(); }

    widgets::PlayControls controls;
    widgets::DescentPage page;
    bool isReady = false;
};

}  // namespace mazeloom::testing
