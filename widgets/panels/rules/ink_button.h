// SPDX-License-Identifier: MIT
// A button beside a rule that shows the current ink. A click offers all inks, even if the palette
// above the rules has been scrolled out of view.
#pragma once

#include <QToolButton>

#include "widgets/panels/rules/value_palette.h"

namespace mazeloom::widgets {

class InkButton : public QToolButton {
    Q_OBJECT

  public:
    /// `title` names the rule. The palette must outlive the button.
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
