// SPDX-License-Identifier: MIT
// A full game without the editor, for tests.
#pragma once

#include <memory>
#include <utility>

#include <QApplication>
#include <QTest>

#include "app/game/full_game.h"
#include "app/theme/theme_controller.h"
#include "app/workspace/sound_output.h"
#include "widgets/document/pack_document.h"
#include "widgets/document/pack_file.h"
#include "widgets/play/play_controls.h"
#include "widgets/play/play_options.h"

namespace mazeloom::testing {

/// A test begins with begin() and open(), and closes the game with close().
class LoneGameTest : public QObject {
  protected:
    void begin() {
        controls_ = std::make_unique<widgets::PlayControls>();
        options_ = std::make_unique<widgets::PlayOptions>();
        options_->setKnowsNumbers(true);
    }
    void close() { game_.reset(); }
    /// Opens the game of a pack, at its title.
    void open(const QString& pack) {
        widgets::PackOnDisk found = widgets::readPackFile(pack);
        // The game keeps a snapshot, so the document need not outlive it.
        const widgets::PackDocument document(found.name, std::move(found.reading));
        game_ = std::make_unique<app::FullGame>(
            document, app::FullGame::Parts{*controls_, *options_, themes_, app::soundOutput()});
    }

    widgets::FullGameWindow& window() { return game_->window(); }
    void show() {
        window().setVisible(true);
        window().activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), static_cast<QWidget*>(&window()));
    }
    bool isAt(QWidget& page) { return window().current() == &page; }
    void key(Qt::Key key) {
        QVERIFY(window().focusWidget() != nullptr);
        QTest::keyClick(window().focusWidget(), key);
    }

    app::ThemeController themes_;
    std::unique_ptr<widgets::PlayControls> controls_;
    std::unique_ptr<widgets::PlayOptions> options_;
    std::unique_ptr<app::FullGame> game_;
};

}  // namespace mazeloom::testing
