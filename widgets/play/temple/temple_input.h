// SPDX-License-Identifier: MIT
// Translates keyboard, pointer and pad input into the buttons of a game (RULES.md T-16). It watches
// one widget; held buttons are released when that widget loses the focus.
#pragma once

#include <functional>
#include <optional>
#include <set>
#include <utility>

#include <QObject>
#include <QPointF>
#include <QRectF>

#include "core/grid/direction.h"
#include "core/play/input.h"
#include "core/play/temple/rules/walk.h"
#include "widgets/devices/gamepad.h"
#include "widgets/play/play_controls.h"
#include "widgets/play/play_keys.h"

class QKeyEvent;
class QMouseEvent;
class QWidget;

namespace mazeloom::widgets {

class TempleInput : public QObject {
    Q_OBJECT

  public:
    /// All arguments must outlive the input.
    TempleInput(QWidget& view, PlayControls& controls, Gamepad& gamepad, QObject* parent = nullptr);

    /// Does the same as PlayKeys::setOthers().
    void setOthersKeys(std::function<bool(int key)> isOthers) {
        keys_.setOthers(std::move(isOthers));
    }

    /// Switches input on or off; it is off in a menu or without a player. While off, input is
    /// ignored. Switching off releases held buttons.
    void setOn(bool on);
    bool isOn() const { return isOn_; }

    /// Must be called once a frame with the hero's cell in the view, the direction that the hero
    /// faces, and the directions that are open. A direction that the player knows nothing about
    /// counts as open.
    void frame(QRectF hero, grid::Direction facing,
               play::temple::Ways open = {true, true, true, true});
    /// Must be called when the hero has moved between two frames, so that walking to the pointer
    /// stops at the cell under the pointer.
    void heroMoved(QRectF hero, play::temple::Ways open);

  signals:
    void stroke(mazeloom::play::Stroke stroke);
    /// Emitted for the menu, restart or hint command, none of which is a button of the game.
    void commanded(mazeloom::widgets::PlayCommand command);
    /// Emitted when the rewind key was pressed (true) or released (false).
    void rewinding(bool on);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    bool keyPressed(const QKeyEvent& event);
    bool keyReleased(const QKeyEvent& event);
    bool mousePressed(const QMouseEvent& event);
    bool mouseReleased(const QMouseEvent& event);
    void begin(PlayCommand command);
    void end(PlayCommand command);
    void press(grid::Direction direction);
    void release(grid::Direction direction);
    void letGo();
    void walkToPointer();
    /// Returns the direction from the hero's cell to the pointer; nullopt if the pointer is in that
    /// cell.
    std::optional<grid::Direction> pointed() const;
    /// Returns the direction in which to walk to the pointer: the direct one, or if a wall is in
    /// the way, the other direction that leads nearer (RULES.md T-16.3).
    std::optional<grid::Direction> wayToPointer() const;

    QWidget& view_;
    PlayControls& controls_;
    Gamepad& gamepad_;
    PlayKeys keys_{controls_};
    bool isOn_ = false;
    std::set<PlayCommand> held_;
    std::optional<QPointF> pointer_;
    bool isPointing_ = false;  ///< whether the pointer was used last, not keys or pad
    std::optional<grid::Direction> walking_;  ///< direction of the walk to the pointer
    bool isLeftDown_ = false;
    bool isThrowing_ = false;  ///< whether the right button is down
    int throwRest_ = 0;        ///< frames until the next throw
    QRectF hero_;              ///< the hero's cell
    /// The open ways from the hero's cell.
    play::temple::Ways open_{true, true, true, true};
};

}  // namespace mazeloom::widgets
