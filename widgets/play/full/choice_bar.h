// SPDX-License-Identifier: MIT
// A row of options, exactly one of which is selected. The bar is one stop in the focus order; left
// and right move within it.
#pragma once

#include <QButtonGroup>
#include <QStringList>
#include <QWidget>

class QGridLayout;

namespace mazeloom::widgets {

class ChoiceBar : public QWidget {
    Q_OBJECT

  public:
    /// `what` names the setting; `tips` holds a tool tip for each of `texts`.
    ChoiceBar(const QString& what, const QStringList& texts, const QStringList& tips,
              QWidget* parent = nullptr);

    int chosen() const;
    /// Selects an option without emitting a signal.
    void setChosen(int index);
    /// Sets whether an option can be selected.
    void setOffered(int index, bool isOffered);
    /// Selects and focuses the next option in the direction of `by` (1 or −1) that can be selected,
    /// if there is one.
    void step(int by);

  signals:
    void choice(int index);

  protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    /// Highlights the selected option, and makes it the only one that Tab reaches.
    void showChosen();

    /// Places the buttons in as few rows as have room for the widest button in each column.
    void arrange();

    QButtonGroup buttons_;
    QGridLayout* grid_;
    int columns_ = 0;
};

}  // namespace mazeloom::widgets
