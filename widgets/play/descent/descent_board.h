// SPDX-License-Identifier: MIT
// The screen of a descent (RULES.md D-16): the map with the log below it, the sidebar beside it,
// and over the map the inventory or the end of the run.
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
    /// As in DescentView. Returns whether screen readers hear of it: the hero's place is another
    /// one, or the inventory opens or closes.
    bool showState(const play::descent::State* state, const play::descent::Dungeon* dungeon);

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
