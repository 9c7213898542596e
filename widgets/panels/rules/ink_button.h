// SPDX-License-Identifier: MIT
// Beside a rule: the ink that it is painted with, and behind a click all others, however far away
// the palette above the rules has been scrolled.
#pragma once

#include <QToolButton>

#include "widgets/panels/rules/value_palette.h"

namespace mazeloom::widgets {

class InkButton : public QToolButton {
    Q_OBJECT

  public:
    /// `title` names the rule. The palette outlives it.
    InkButton(ValuePalette& palette, const QString& title, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void showInk();
    void openPalette();

    ValuePalette& palette_;
    QString title_;
};

}  // namespace mazeloom::widgets
