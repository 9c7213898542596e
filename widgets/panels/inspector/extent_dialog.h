// SPDX-License-Identifier: MIT
// Base class of dialogs about the extent of a level or room: fields for numbers of cells, a list of
// the contents that would be lost, and buttons named after their action.
#pragma once

#include <QDialog>

class QFormLayout;
class QLabel;
class QPushButton;

namespace mazeloom::widgets {

class FlawLine;
class NumberBox;

class ExtentDialog : public QDialog {
    Q_OBJECT

  signals:
    void changed();

  protected:
    /// `title` is also the text of the accepting button.
    ExtentDialog(const QString& title, QWidget* parent);

    QFormLayout& form() const { return *form_; }
    /// Adds a field for a number of cells. changed() is emitted while the user types, too.
    NumberBox* addCells(const QString& label, int least, int most, int value, const QString& help);
    /// Sets the tool tips of the accepting and the cancelling button.
    void explainButtons(const QString& tip, const QString& cancelTip);
    /// Shows `text`, a description of the contents that would be lost; hides it if `text` is empty.
    void showLost(const QString& text);
    QPushButton& okButton() const { return *ok_; }
    /// Whether all fields hold valid values.
    bool isGood() const;

  private:
    QFormLayout* form_;
    FlawLine* flaw_;
    QLabel* lost_;
    QPushButton* ok_;
    QPushButton* cancel_;
};

}  // namespace mazeloom::widgets
