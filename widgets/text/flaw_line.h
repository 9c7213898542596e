// SPDX-License-Identifier: MIT
// A line of a dialog that says what is wrong with its fields; it is hidden while nothing is. The
// dialog disables its accept button while isGood() is false.
#pragma once

#include <QList>

#include "widgets/text/plain_label.h"

namespace mazeloom::widgets {

class FlawLine : public PlainLabel {
    Q_OBJECT

  public:
    /// The line names each field by its accessible name.
    explicit FlawLine(const QList<QWidget*>& fields = {}, QWidget* parent = nullptr);

    /// Adds a field whose flaw is shown.
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
