// SPDX-License-Identifier: MIT
// What the dialogs about the extent of a level or room share: numbers of cells, what would be lost,
// and buttons that say what they do.
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
    /// `title` is also what the button says that does it.
    ExtentDialog(const QString& title, QWidget* parent);

    QFormLayout& form() const { return *form_; }
    /// A field for so many cells; tells of changes, while they are typed, too.
    NumberBox* addCells(const QString& label, int least, int most, int value, const QString& help);
    /// `tip` says what the button does, `cancelTip` what the other one does.
    void explainButtons(const QString& tip, const QString& cancelTip);
    /// Empty when nothing is.
    void showLost(const QString& text);
    QPushButton& okButton() const { return *ok_; }
    /// Whether all fields hold what can be.
    bool isGood() const;

  private:
    QFormLayout* form_;
    FlawLine* flaw_;
    QLabel* lost_;
    QPushButton* ok_;
    QPushButton* cancel_;
};

}  // namespace mazeloom::widgets
