// SPDX-License-Identifier: MIT
// How many problems there are, small enough for a status bar; a click asks for the list.
#pragma once

#include <QToolButton>

namespace mazeloom::widgets {

class ProblemCounts : public QToolButton {
    Q_OBJECT

  public:
    explicit ProblemCounts(QWidget* parent = nullptr);

  public slots:
    /// `isComplete`: whether all of the pack was looked at; else no problem was found so far.
    void setCounts(int errors, int warnings, bool isComplete = true);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void drawIcon();

    int errors_ = 0;
    int warnings_ = 0;
};

}  // namespace mazeloom::widgets
