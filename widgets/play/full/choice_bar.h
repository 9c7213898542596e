// SPDX-License-Identifier: MIT
// A few ways to have it, side by side, of which one is chosen. It takes one place in the order of
// the focus; left and right go through it.
#pragma once

#include <QButtonGroup>
#include <QStringList>
#include <QWidget>

namespace mazeloom::widgets {

class ChoiceBar : public QWidget {
    Q_OBJECT

  public:
    /// `what` is what is chosen; each text has a tip.
    ChoiceBar(const QString& what, const QStringList& texts, const QStringList& tips,
              QWidget* parent = nullptr);

    int chosen() const;
    /// Without a signal.
    void setChosen(int index);
    /// Whether that one can be chosen.
    void setOffered(int index, bool isOffered);
    /// Chooses a neighbour, if there is one that way, and goes there.
    void step(int by);

  signals:
    void choice(int index);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    /// Lets the chosen one be seen, and have the focus.
    void showChosen();

    QButtonGroup buttons_;
};

}  // namespace mazeloom::widgets
