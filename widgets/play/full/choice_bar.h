// SPDX-License-Identifier: MIT
// A few options side by side, exactly one of which is selected. The bar is one stop in the focus
// order; left and right move within it.
#pragma once

#include <QButtonGroup>
#include <QStringList>
#include <QWidget>

namespace mazeloom::widgets {

class ChoiceBar : public QWidget {
    Q_OBJECT

  public:
    /// `what` names the setting; each text has a tool tip.
    ChoiceBar(const QString& what, const QStringList& texts, const QStringList& tips,
              QWidget* parent = nullptr);

    int chosen() const;
    /// Selects an option without emitting a signal.
    void setChosen(int index);
    /// Sets whether an option can be selected.
    void setOffered(int index, bool isOffered);
    /// Selects and focuses the neighbour in that direction, if there is one.
    void step(int by);

  signals:
    void choice(int index);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    /// Scrolls to the selected option and focuses it.
    void showChosen();

    QButtonGroup buttons_;
};

}  // namespace mazeloom::widgets
