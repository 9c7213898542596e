// SPDX-License-Identifier: MIT
// Takes a pressed key at once, while Qt's own editor waits for up to three more.
#pragma once

#include <QKeySequenceEdit>

namespace mazeloom::app {

class KeyEdit : public QKeySequenceEdit {
    Q_OBJECT

  public:
    explicit KeyEdit(QWidget* parent = nullptr);

  protected:
    /// Tab moves on to the next field and Escape closes the dialog, as everywhere; otherwise the
    /// keyboard could not leave the field.
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
};

}  // namespace mazeloom::app
