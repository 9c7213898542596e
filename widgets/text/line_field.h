// SPDX-License-Identifier: MIT
// A field for a line of text. Emits editingFinished() on Enter, when it loses the focus, and before
// a click or shortcut elsewhere takes effect, like a number box. Does not emit it when the field
// itself is hidden or destroyed.
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
