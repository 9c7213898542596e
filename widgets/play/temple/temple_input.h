// SPDX-License-Identifier: MIT
// From keys, pointer and pad to the buttons of a game (RULES.md T-16). It watches one
// widget; what is held is let go when the widget loses the focus.
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
    /// All outlive it.
    TempleInput(QWidget& view, PlayControls& controls, Gamepad& gamepad, QObject* parent = nullptr);

    /// As PlayKeys::setOthers.
    void setOthersKeys(std::function<bool(int key)> isOthers) {
        keys_.setOthers(std::move(isOthers));
    }

    /// While off nothing is taken: a menu is open, or nobody plays. Lets go of what is held.
    void setOn(bool on);
    bool isOn() const { return isOn_; }

    /// Once a frame: where the hero's cell is in the view, in which direction it faces, and which
    /// ways are open; where nothing is known of them, all are.
    void frame(QRectF hero, grid::Direction facing,
               play::temple::Ways open = {true, true, true, true});
    /// Between frames: a held button walks no further than to the cell that it points at.
    void heroMoved(QRectF hero, play::temple::Ways open);

  signals:
    void stroke(mazeloom::play::Stroke stroke);
    /// The menu, the restart or a hint, which are no buttons of the game.
    void commanded(mazeloom::widgets::PlayCommand command);
    /// Its key went down, or up again.
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
    /// Where the pointer is from the hero's cell; nothing within it.
    std::optional<grid::Direction> pointed() const;
    /// The way to walk to the pointer: that direction, or the other one that leads nearer where a
    /// wall is in the way (RULES.md T-16.3).
    std::optional<grid::Direction> wayToPointer() const;

    QWidget& view_;
    PlayControls& controls_;
    Gamepad& gamepad_;
    PlayKeys keys_{controls_};
    bool isOn_ = false;
    std::set<PlayCommand> held_;
    std::optional<QPointF> pointer_;
    bool isPointing_ = false;                 ///< the pointer was used last, not keys or pad
    std::optional<grid::Direction> walking_;  ///< by the left button
    bool isLeftDown_ = false;                 ///< the left button
    bool isThrowing_ = false;                 ///< the right button is down
    int throwRest_ = 0;                       ///< frames until it throws again
    QRectF hero_;                             ///< its cell
    /// The ways from there.
    play::temple::Ways open_{true, true, true, true};
};

}  // namespace mazeloom::widgets
