// SPDX-License-Identifier: MIT
#include "app/domains/play/full_game_domain.h"

#include <utility>

#include <QAction>
#include <QMainWindow>

#include "app/actions/action_registry.h"
#include "app/domains/parts/window_parts.h"
#include "app/domains/play/play_domain.h"
#include "app/workspace/sound_output.h"
#include "app/workspace/workspace.h"
#include "widgets/document/pack_document.h"
#include "widgets/document/pack_file.h"
#include "widgets/play/full/title_page.h"

namespace mazeloom::app {

FullGameDomain::FullGameDomain(const WindowParts& parts, PlayDomain& play)
    : QObject(&parts.window),
      workspace_(parts.workspace),
      play_(play),
      themes_(parts.themes),
      window_(parts.window),
      open_(parts.actions.add(
          this, {.id = "play.full-game",
                 .text = tr("Full &game"),
                 .icon = "full-screen",
                 .tip = tr("Play the whole pack in full screen: campaign, day's challenge, "
                           "players and options; if no pack is open, the built-in temple"),
                 .menu = MenuGroup::FullGame,
                 .triggered = [this] { open(); }})),
      fullScreen_(*parts.actions.find("play.full-screen")) {
    connect(&play_, &PlayDomain::fullGameWanted, this, &FullGameDomain::open);
    const auto update = [this] { open_->setEnabled(!play_.isPlaying()); };
    connect(&play_, &PlayDomain::changed, this, update);
    update();
}

void FullGameDomain::open() {
    if (play_.isPlaying()) return;
    if (game_ != nullptr) return game_->window().activateWindow();
    const widgets::PackDocument* document = workspace_.current();
    // If no pack is open, the built-in temple is played, so a player need not open a pack first.
    std::unique_ptr<widgets::PackDocument> builtIn;
    if (document == nullptr) {
        widgets::PackOnDisk found = widgets::readPackFile(QStringLiteral("builtin:temple"));
        builtIn = std::make_unique<widgets::PackDocument>(found.name, std::move(found.reading));
        document = builtIn.get();
    }
    game_ = std::make_unique<FullGame>(
        *document, FullGame::Parts{play_.controls(), play_.options(), themes_, soundOutput()},
        &window_);
    connect(game_.get(), &FullGame::left, this, &FullGameDomain::leave);
    widgets::FullGameWindow& window = game_->window();
    // The key that opened the game also closes it.
    auto* back = new QAction(&window);
    back->setShortcuts(fullScreen_.shortcuts());
    connect(back, &QAction::triggered, this, &FullGameDomain::leave);
    window.addAction(back);
    window.showFullScreen();
    window.activateWindow();
    window.title().takeFocus();
}

void FullGameDomain::leave() {
    if (game_ == nullptr) return;
    game_->stop();
    // The game is destroyed later, because one of its own events may have led here.
    game_->disconnect(this);
    game_->window().hide();
    closed_.push_back(std::move(game_));
    QMetaObject::invokeMethod(
        this, [this] { closed_.clear(); }, Qt::QueuedConnection);
    window_.activateWindow();
}

}  // namespace mazeloom::app
