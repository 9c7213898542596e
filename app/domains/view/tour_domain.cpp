// SPDX-License-Identifier: MIT
#include "app/domains/view/tour_domain.h"

#include <optional>
#include <utility>

#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <QToolButton>

#include "app/actions/action_registry.h"
#include "app/domains/parts/window_parts.h"
#include "app/domains/play/play_domain.h"
#include "app/help/tour.h"
#include "app/workspace/workspace.h"
#include "widgets/canvas/canvas.h"
#include "widgets/panels/levels/level_list.h"
#include "widgets/panels/recipe/seed_bar.h"
#include "widgets/panels/steps/provenance_panel.h"
#include "widgets/timeline/player.h"
#include "widgets/timeline/scrub_bar.h"

namespace mazeloom::app {

using widgets::PackDocument;

namespace {

constexpr auto kKnown = "help/tour-known";

/// Returns the first visible widget of the type Part; if there is none, shows `panel` and tries
/// again.
template <typename Part>
TourTarget visiblePart(const QWidget& window, QAction* panel) {
    for (int tries = 0; tries < 2; ++tries) {
        for (Part* part : window.findChildren<Part*>()) {
            if (part->isVisible() && !part->visibleRegion().isEmpty()) return {part};
        }
        if (panel != nullptr && tries == 0) panel->trigger();
    }
    return {};
}

/// Returns the visible button of an action; if there is none, the menu that contains the action.
TourTarget buttonOf(const QWidget& window, QAction* action) {
    for (QToolButton* button : window.findChildren<QToolButton*>()) {
        if (button->defaultAction() == action && button->isVisible()) return {button};
    }
    auto* bar = window.findChild<QMenuBar*>();
    for (QAction* menu : bar->actions()) {
        if (menu->menu()->actions().contains(action)) return {bar, bar->actionGeometry(menu)};
    }
    return {};
}

}  // namespace

TourDomain::TourDomain(const WindowParts& parts, PlayDomain& play)
    : QObject(&parts.window),
      actions_(parts.actions),
      workspace_(parts.workspace),
      player_(parts.player),
      window_(parts.window),
      action_(parts.actions.add(
          this,
          {.id = "help.tour",
           .text = tr("&Tour"),
           .tip = tr("Learn the most important parts of the window, one by one, by using them"),
           .menu = MenuGroup::Manual,
           .triggered = [this] { begin(); }})) {
    const auto button = [this](const char* id) {
        return [this, id] { return buttonOf(window_, actions_.find(id)); };
    };
    const auto canvas = [this] { return visiblePart<widgets::Canvas>(window_, nullptr); };
    std::vector<TourStop> stops{
        {"levels", tr("Levels"),
         tr("A pack holds levels and rooms. Click another level to see it."),
         [this] {
             return visiblePart<widgets::LevelList>(window_, actions_.find("panel.levels"));
         }},
        {"watch", tr("Watch it being made"),
         tr("Press Space. The level is made again, step by step; Space again pauses."),
         button("timeline.play")},
        {"timeline", tr("Timeline"),
         tr("Every step is kept. Drag in the bar, or press the comma key, to go to any of them."),
         [this] {
             return visiblePart<widgets::ScrubBar>(window_, actions_.find("panel.timeline"));
         }},
        {"cell", tr("Why is this cell like this?"),
         tr("Click a cell of the level with the Look tool (V): the panel Cell lists the steps that "
            "made it."),
         canvas},
        {"paint", tr("Paint"),
         tr("Take the brush (B) and drag over the level: what you paint stays, and the rest is "
            "generated again around it."),
         button("tool.brush")},
        {"seed", tr("Seed"),
         tr("The seed is the number that all chance comes from. Take another one (Ctrl+N): what "
            "you painted stays, what was generated changes."),
         [this] { return visiblePart<widgets::SeedBar>(window_, actions_.find("panel.recipe")); }},
        {"play", tr("Play"),
         tr("Press F5 to play the level as it is now. F5 returns to the editor."),
         button("play.start")},
    };
    tour_ = std::make_unique<Tour>(window_, std::move(stops));
    connect(tour_.get(), &Tour::left, this, &TourDomain::setKnown);
    connect(tour_.get(), &Tour::left, this, [this] { letHidePanels(true); });
    connect(&workspace_, &Workspace::documentAdded, this, &TourDomain::watch);
    connect(&workspace_, &Workspace::currentChanged, this, [this](const PackDocument* document) {
        if (document == nullptr) tour_->leave();
    });
    widgets::Player& player = player_;
    connect(&player, &widgets::Player::playingChanged, this, [this](bool playing) {
        if (playing) tour_->tellDone("watch");
    });
    connect(&player, &widgets::Player::timelineChanged, this, [this] { isFresh_ = true; });
    connect(&player, &widgets::Player::positionChanged, this, [this, &player] {
        if (!std::exchange(isFresh_, false) && !player.isPlaying()) tour_->tellDone("timeline");
    });
    connect(&parts.cell, &widgets::ProvenancePanel::cellChanged, this,
            [this](const std::optional<grid::Point>& cell) {
                if (cell) tour_->tellDone("cell");
            });
    connect(&play, &PlayDomain::changed, this, [this, &play] {
        if (play.isPlaying()) tour_->tellDone("play");
    });
}

TourDomain::~TourDomain() {
    // No signal of the tour may reach this object while it is being destroyed.
    disconnect(tour_.get(), nullptr, this, nullptr);
}

void TourDomain::watch(PackDocument* document) {
    connect(document, &PackDocument::currentLevelChanged, this,
            [this] { tour_->tellDone("levels"); });
    connect(document, &PackDocument::sheetChanged, this,
            [this](const widgets::Sheet&, document::SheetPart part) {
                if (part == document::SheetPart::Cells) tour_->tellDone("paint");
                if (part == document::SheetPart::Seed) tour_->tellDone("seed");
            });
}

bool TourDomain::isKnown() {
    return QSettings().value(kKnown, false).toBool();
}

void TourDomain::setKnown() {
    QSettings().setValue(kKnown, true);
}

/// Allows or forbids the user to hide the panels. While it is forbidden, Tab on the canvas moves
/// the focus to the tour's card.
void TourDomain::letHidePanels(bool may) {
    QAction* hide = actions_.find(QStringLiteral("view.level-only"));
    if (hide == nullptr) return;
    if (!may && hide->isChecked()) hide->trigger();
    hide->setEnabled(may && workspace_.current() != nullptr);
}

void TourDomain::begin() {
    setKnown();
    if (PackDocument* current = workspace_.current()) {
        // Shows the pack in place of the welcome page.
        emit workspace_.wanted(current);
    } else {
        workspace_.open(QStringLiteral("builtin:temple"));
    }
    if (workspace_.current() == nullptr) return;
    letHidePanels(false);
    tour_->begin();
}

}  // namespace mazeloom::app
