// SPDX-License-Identifier: MIT
// A field for a line of text. What is typed counts as a number does: `editingFinished` comes with
// Enter, when the focus goes, and before any click or shortcut does its work; never when the field
// itself goes.
#pragma once

#include <QLineEdit>

#include "widgets/text/typing.h"

namespace mazeloom::widgets {

class LineField : public QLineEdit {
    Q_OBJECT

  public:
    explicit LineField(QWidget* parent = nullptr);

  protected:
    void focusOutEvent(QFocusEvent* event) override;

  private:
    void take();

    Typing typing_;
};

}  // namespace mazeloom::widgets
