// SPDX-License-Identifier: MIT
// A field for a whole number. It takes calculations ("32*2"), and what it cannot take it refuses
// with the reason beside it: nothing is cut to the nearest number that would do.
#pragma once

#include <QSpinBox>

namespace mazeloom::widgets {

class NumberBox : public QSpinBox {
    Q_OBJECT

  public:
    explicit NumberBox(QWidget* parent = nullptr);

    /// Why a text is no number for this field; empty when it is one.
    QString flawOf(const QString& text) const;

  protected:
    QValidator::State validate(QString& text, int& position) const override;
    int valueFromText(const QString& text) const override;
    void fixup(QString& text) const override;

  private:
    /// Without what is shown before and behind the number.
    QString typed(const QString& text) const;
    void tellFlaw();
};

}  // namespace mazeloom::widgets
