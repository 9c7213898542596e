// SPDX-License-Identifier: MIT
// The screen of a descent (RULES.md D-16): the map with the log below it and the sidebar beside it.
// The inventory or the end of the run is shown over the map.
#pragma once

#include <QWidget>

#include "core/play/descent/state/dungeon.h"
#include "core/play/descent/state/state.h"
#include "widgets/play/descent/descent_look.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

class DescentLog;
class DescentSidebar;
class DescentView;
class GameOver;
class InventoryOverlay;

class DescentBoard : public QWidget {
    Q_OBJECT

  public:
    /// Below this width, in pixels, the sidebar is hidden, because the map needs the room.
    static constexpr int kLeastWithSidebar = 460;

    explicit DescentBoard(QWidget* parent = nullptr);

    DescentView& view() { return *view_; }
    DescentSidebar& sidebar() { return *sidebar_; }
    DescentLog& log() { return *log_; }
    InventoryOverlay& inventory() { return *inventory_; }
    GameOver& gameOver() { return *gameOver_; }

    void setTheme(const Theme& theme);
    void setGlyphs(Glyphs glyphs);
    /// Shows a moment of a run, as in DescentView. Returns true if screen readers announce the
    /// change: if the description of the hero's place has changed, or the inventory is open or was
    /// closed. With `isQuiet`, the place is not announced.
    bool showState(const play::descent::State* state, const play::descent::Dungeon* dungeon,
                   bool isQuiet = false);
    /// Announces the hero's place to screen readers if its description has changed. Returns whether
    /// it has.
    bool tellPlace();

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    DescentView* view_;
    DescentLog* log_;
    DescentSidebar* sidebar_;
    InventoryOverlay* inventory_;
    GameOver* gameOver_;
};

}  // namespace mazeloom::widgets
