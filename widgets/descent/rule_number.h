// SPDX-License-Identifier: MIT
// An input for a number in the descent's tables. A value that differs from the default of the rules
// is bold and can be reset.
#pragma once

#include "core/edit/descent_edit.h"
#include "widgets/document/gesture.h"
#include "widgets/panels/quiet_inputs.h"

class QAction;

namespace mazeloom::widgets {

class RuleNumber : public QuietSpinBox {
    Q_OBJECT

  public:
    /// How the user resets the input: Ample inputs have a button beside the number, Narrow inputs
    /// only an entry in the context menu.
    enum class Space { Ample, Narrow };

    /// `name` and `help` are the number's name and explanation; `standard` is the rules' default.
    RuleNumber(const QString& name, const QString& help, edit::NumberRange range, int standard,
               Space space, QWidget* parent = nullptr);

    const QString& name() const { return name_; }
    int standard() const { return standard_; }
    /// Shows a value without reporting an edit.
    void showValue(int value);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  signals:
    /// The user changed the value. All changes until the input is left, or Enter is pressed, have
    /// the same gesture.
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
