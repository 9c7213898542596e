// SPDX-License-Identifier: MIT
// What the dialogs of export and import have in common: choices beside what comes of them, and
// below what will be done, or what is wrong, with the button that does it.
#pragma once

#include <QDialog>

class QLabel;
class QLayout;
class QPushButton;

namespace mazeloom::app {

class LevelPreview;

class DoorDialog : public QDialog {
    Q_OBJECT

  protected:
    explicit DoorDialog(QWidget* parent);

    LevelPreview& preview() const { return *preview_; }
    /// Lays all out; `below` stands below the preview, and may be null. `does` is on the button.
    void layOut(QWidget* choices, QWidget* below, const QString& does, const QString& tip,
                QSize size);
    /// While there is a flaw, that is said, and the button is off.
    void say(const QString& flaw, const QString& otherwise);

    /// Before it is accepted.
    virtual void keep() {}

  private:
    LevelPreview* preview_;
    QLabel* summary_;
    QPushButton* does_ = nullptr;
};

}  // namespace mazeloom::app
