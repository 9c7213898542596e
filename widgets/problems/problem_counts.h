// SPDX-License-Identifier: MIT
// A button for a status bar that shows the number of problems. A click opens the list of problems.
#pragma once

#include <QToolButton>

namespace mazeloom::widgets {

class ProblemCounts : public QToolButton {
    Q_OBJECT

  public:
    explicit ProblemCounts(QWidget* parent = nullptr);

  public slots:
    /// Sets the numbers. `isComplete` tells whether the whole pack was checked; if not, the text
    /// says "so far".
    void setCounts(int errors, int warnings, bool isComplete = true);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void drawIcon();

    int errors_ = 0;
    int warnings_ = 0;
};

}  // namespace mazeloom::widgets
