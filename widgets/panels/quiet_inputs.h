// SPDX-License-Identifier: MIT
// Inputs for scrolling panels. The wheel scrolls the panel unless the input has the focus, and undo
// and redo act on the document rather than on the text field.
#pragma once

#include <QComboBox>
#include <QKeyEvent>
#include <QSlider>
#include <QWheelEvent>

#include "widgets/panels/number_box.h"

namespace mazeloom::widgets {

template <typename Input>
class QuietInput : public Input {
  public:
    explicit QuietInput(QWidget* parent = nullptr) : Input(parent) {
        this->setFocusPolicy(Qt::StrongFocus);
    }

  protected:
    void wheelEvent(QWheelEvent* event) override {
        if (this->hasFocus()) {
            Input::wheelEvent(event);
        } else {
            event->ignore();
        }
    }

    bool event(QEvent* event) override {
        if (event->type() == QEvent::ShortcutOverride) {
            const auto* key = static_cast<QKeyEvent*>(event);
            if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
                event->ignore();
                return false;
            }
        }
        return Input::event(event);
    }
};

using QuietSpinBox = QuietInput<NumberBox>;
using QuietSlider = QuietInput<QSlider>;
using QuietComboBox = QuietInput<QComboBox>;

}  // namespace mazeloom::widgets
