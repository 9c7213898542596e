// SPDX-License-Identifier: MIT
// Translates keyboard, pointer and pad input into the descent's keys (RULES.md D-4, D-15). The
// meaning of a key depends on the current prompt: letters choose an item in an open inventory,
// directions aim the wand.
#pragma once

#include <functional>
#include <optional>
#include <utility>

#include <QObject>
#include <QPointF>
#include <QTimer>

#include "core/grid/direction.h"
#include "core/play/descent/state/key.h"
#include "core/play/descent/state/state.h"
#include "widgets/devices/gamepad.h"
#include "widgets/play/descent/descent_keys.h"
#include "widgets/play/play_controls.h"
#include "widgets/play/play_keys.h"

class QKeyEvent;
class QMouseEvent;
class QWidget;

namespace mazeloom::widgets {

class DescentView;

class DescentInput : public QObject {
    Q_OBJECT

  public:
    /// Reads keys from `board` and the pointer from `view`. All arguments must outlive the input.
    DescentInput(QWidget& board, DescentView& view, PlayControls& controls, Gamepad& gamepad,
                 QObject* parent = nullptr);

    /// Does the same as PlayKeys::setOthers().
    void setOthersKeys(std::function<bool(int key)> isOthers) {
        keys_.setOthers(std::move(isOthers));
    }
    /// Switches input on or off. While off, all input is ignored.
    void setOn(bool on);
    /// Sets the state to which keys apply; it must stay valid until the next call. Null: nothing is
    /// played.
    void setState(const play::descent::State* state) { state_ = state; }

  signals:
    void pressed(mazeloom::play::descent::Key key);
    void errandWanted(const mazeloom::play::descent::Errand& errand);
    void aidWanted(mazeloom::widgets::DescentAid aid);
    /// Emitted when the run is over and the player wants to continue.
    void goOn();
    void menuWanted();
    /// Emitted when the rewind key was pressed (true) or released (false).
    void rewinding(bool on);
    /// Emitted when the pad moves the selection in the open inventory.
    void stepped(int lines);
    void confirmed();
    /// Emitted when the pad drops or throws the selected item; `verb` is kDrop or kThrow.
    void verbChosen(mazeloom::play::descent::Key verb);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    play::descent::Asked asked() const;
    bool isOver() const { return state_ == nullptr || state_->isOver(); }
    bool isKept(const QKeyEvent& event) const;
    bool keyPressed(const QKeyEvent& event);
    bool keyReleased(const QKeyEvent& event);
    bool mousePressed(const QMouseEvent& event);
    std::optional<play::descent::Key> pointedKey(QPointF at) const;
    void padPressed(PadInput input);
    void padPressedInInventory(PadInput input);
    void padReleased(PadInput input);
    void walk(grid::Direction direction);

    QWidget& board_;
    DescentView& view_;
    PlayControls& controls_;
    Gamepad& gamepad_;
    PlayKeys keys_{controls_};
    DescentKeys meanings_{controls_, keys_};
    const play::descent::State* state_ = nullptr;
    bool isOn_ = false;
    bool isRewinding_ = false;
    QTimer repeat_;  ///< repeats a direction held on a pad
    std::optional<grid::Direction> held_;
};

}  // namespace mazeloom::widgets
