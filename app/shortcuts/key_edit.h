// SPDX-License-Identifier: MIT
// Accepts a pressed key at once; Qt's own editor waits for up to three more keys.
#pragma once

#include <QKeySequenceEdit>

namespace mazeloom::app {

class KeyEdit : public QKeySequenceEdit {
    Q_OBJECT

  public:
    explicit KeyEdit(QWidget* parent = nullptr);

  protected:
    /// Tab moves on to the next field and Escape closes the dialog, as in other fields. Otherwise
    /// the user could not leave the field with the keyboard.
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
};

}  // namespace mazeloom::app
