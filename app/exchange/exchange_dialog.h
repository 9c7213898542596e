// SPDX-License-Identifier: MIT
// The base of the export and import dialogs: choices beside a preview of their result, and below
// them the pending action or an error, with the button.
#pragma once

#include <QDialog>

class QLabel;
class QLayout;
class QPushButton;

namespace mazeloom::app {

class LevelPreview;

class ExchangeDialog : public QDialog {
    Q_OBJECT

  protected:
    explicit ExchangeDialog(QWidget* parent);

    LevelPreview& preview() const { return *preview_; }
    /// Lays out the dialog. `below` is placed below the preview and may be null; `does` is the
    /// button's text.
    void layOut(QWidget* choices, QWidget* below, const QString& does, const QString& tip,
                QSize size);
    /// Shows `flaw` and disables the button, or shows `otherwise` if `flaw` is empty.
    void say(const QString& flaw, const QString& otherwise);

    /// Called before the dialog is accepted, to store the choices.
    virtual void keep() {}

  private:
    LevelPreview* preview_;
    QLabel* summary_;
    QPushButton* does_ = nullptr;
};

}  // namespace mazeloom::app
