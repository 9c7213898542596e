// SPDX-License-Identifier: MIT
// A field for a number. It takes calculations ("32*2"), and what it cannot take it refuses with the
// reason beside it: nothing is cut to the nearest number that would do.
//
// What is typed counts as a whole: with Enter, when the focus goes, and before any click or
// shortcut does its work; never when the field itself goes. Steps count at once. What is refused
// changes nothing, and stays until it is mended, taken back by Escape, or another value comes.
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

    /// From now on values are tenths: 15 is shown as "1.5", and typed so.
    void setTenths();

    /// Why a text is no number for this field; empty when it is one.
    QString flawOf(const QString& text) const;
    /// What is typed, which need not count yet; the value while that is refused.
    int typedValue() const;

  signals:
    /// Another text was typed, good or not.
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
    /// Lets what is typed count, unless it is refused.
    void take();
    /// Shows the value in the place of what is typed.
    void takeBack();
    void settle();

    int scale_ = 1;  ///< values to a whole
    Typing typing_;
};

}  // namespace mazeloom::widgets
