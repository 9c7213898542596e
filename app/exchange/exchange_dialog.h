// SPDX-License-Identifier: MIT
// The base of the export and import dialogs. It shows the choices beside a preview of their result.
// Below them are the description of the pending action or an error, and the button that starts the
// action.
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
    /// Shows the error `flaw` and disables the button. If `flaw` is empty, shows `otherwise` and
    /// enables the button.
    void say(const QString& flaw, const QString& otherwise);

    /// Called before the dialog is accepted, to store the choices.
    virtual void keep() {}

  private:
    LevelPreview* preview_;
    QLabel* summary_;
    QPushButton* does_ = nullptr;
};

}  // namespace mazeloom::app
