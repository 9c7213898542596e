// SPDX-License-Identifier: MIT
// A line of text that shows what is wrong with the fields of a dialog; hidden while nothing is
// wrong. The dialog disables its accept button while isGood() is false.
#pragma once

#include <QList>

#include "widgets/text/plain_label.h"

namespace mazeloom::widgets {

class FlawLine : public PlainLabel {
    Q_OBJECT

  public:
    /// Watches `fields`. The text names a field by its accessible name.
    explicit FlawLine(const QList<QWidget*>& fields = {}, QWidget* parent = nullptr);

    /// Adds a field, whose flaw is then shown too.
    void watch(QWidget& field);

    bool isGood() const;

  signals:
    void changed();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void look();

    QList<QWidget*> fields_;
};

}  // namespace mazeloom::widgets
