// SPDX-License-Identifier: MIT
// A field for a number. It accepts calculations ("32*2"). It refuses invalid text and shows the
// reason beside it, rather than clamping the text to the nearest valid number.
//
// Typed text is applied as a whole: on Enter, when the focus leaves the field, and before any click
// or shortcut takes effect, but never when the field itself is hidden. Steps apply immediately.
// Refused text changes nothing. It stays until the user corrects it, Escape reverts it, or another
// value is set.
#pragma once

#include <QSpinBox>
#include <tl/expected.hpp>

#include "core/edit/arithmetic.h"
#include "widgets/text/typing.h"

namespace mazeloom::widgets {

class NumberBox : public QSpinBox {
    Q_OBJECT

  public:
    explicit NumberBox(QWidget* parent = nullptr);

    /// From now on, values are in tenths: the value 15 is shown, and typed, as "1.5".
    void setTenths();

    /// Returns the reason why a text is invalid for this field; empty if it is valid.
    QString flawOf(const QString& text) const;
    /// Returns the typed number, whether applied or not; the current value while the text is
    /// refused.
    int typedValue() const;

  signals:
    /// Emitted when the text was edited, whether or not it is valid.
    void typed();

  protected:
    QValidator::State validate(QString& text, int& position) const override;
    int valueFromText(const QString& text) const override;
    QString textFromValue(int value) const override;
    void fixup(QString& text) const override;

    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void stepBy(int steps) override;

  private:
    tl::expected<std::int64_t, edit::CalculationFlaw> calculated(const QString& text) const;
    bool isRefused() const;
    void tellTyped();
    /// Applies the typed text, unless it is refused.
    void take();
    /// Replaces the typed text with the current value.
    void takeBack();
    void settle();

    int scale_ = 1;  ///< value units in one displayed unit: 1, or 10 for tenths
    Typing typing_;
};

}  // namespace mazeloom::widgets
