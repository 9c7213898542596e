// SPDX-License-Identifier: MIT
// Takes the key that is pressed in it, at once. Qt's own waits for up to three more.
#pragma once

#include <QKeySequenceEdit>

namespace mazeloom::app {

class KeyEdit : public QKeySequenceEdit {
    Q_OBJECT

  public:
    explicit KeyEdit(QWidget* parent = nullptr);

  protected:
    /// Tab goes on to the next field and Escape leaves the dialog, as everywhere: without them the
    /// keyboard could not get out.
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
};

}  // namespace mazeloom::app
