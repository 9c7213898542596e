// SPDX-License-Identifier: MIT
// An input for a number of the descent's rules. A value that differs from the rules is bold and can
// be reset.
#pragma once

#include "core/edit/descent_edit.h"
#include "widgets/document/gesture.h"
#include "widgets/panels/quiet_inputs.h"

class QAction;

namespace mazeloom::widgets {

class RuleNumber : public QuietSpinBox {
    Q_OBJECT

  public:
    /// Ample inputs have the reset button beside the number, narrow ones a menu entry.
    enum class Space { Ample, Narrow };

    /// `name` and `help` are its texts; `standard` is the rules' value.
    RuleNumber(const QString& name, const QString& help, edit::NumberRange range, int standard,
               Space space, QWidget* parent = nullptr);

    const QString& name() const { return name_; }
    int standard() const { return standard_; }
    /// Shows a value without reporting an edit.
    void showValue(int value);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  signals:
    /// The user changed it; values spun or typed in one go are one gesture.
    void edited(int value, mazeloom::widgets::Gesture gesture);

  protected:
    void focusInEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

  private:
    void reset();
    void mark();

    QString name_;
    QString help_;
    int standard_;
    Space space_;
    QAction* reset_;
    Gesture gesture_ = newGesture();
    bool showing_ = false;
};

}  // namespace mazeloom::widgets
