// SPDX-License-Identifier: MIT
// A field for a line of text. As in a number box, `editingFinished` is emitted on Enter, when the
// field loses the focus, and before any click or shortcut takes effect; never when the field itself
// is hidden or destroyed.
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
