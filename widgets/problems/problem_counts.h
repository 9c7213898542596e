// SPDX-License-Identifier: MIT
// The number of problems, for a status bar; a click opens the list.
#pragma once

#include <QToolButton>

namespace mazeloom::widgets {

class ProblemCounts : public QToolButton {
    Q_OBJECT

  public:
    explicit ProblemCounts(QWidget* parent = nullptr);

  public slots:
    /// `isComplete`: whether the whole pack was checked; otherwise the text says "so far".
    void setCounts(int errors, int warnings, bool isComplete = true);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void drawIcon();

    int errors_ = 0;
    int warnings_ = 0;
};

}  // namespace mazeloom::widgets
