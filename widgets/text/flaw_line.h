// SPDX-License-Identifier: MIT
// A line of a dialog that says what is wrong with its fields: while there is something, the button
// that would take them is off. It is hidden while all is good.
#pragma once

#include <QList>

#include "widgets/text/plain_label.h"

namespace mazeloom::widgets {

class FlawLine : public PlainLabel {
    Q_OBJECT

  public:
    /// The fields are named by their accessible names.
    explicit FlawLine(const QList<QWidget*>& fields = {}, QWidget* parent = nullptr);

    /// Says what is wrong with one more field.
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
