// SPDX-License-Identifier: MIT
// A label that shows a problem beside the thing that it concerns: an icon, a text and, if the
// problem has a cell, a button that shows the cell.
#pragma once

#include <QLabel>
#include <QToolButton>
#include <QWidget>

#include "core/problem.h"

namespace mazeloom::widgets {

class ProblemLabel : public QWidget {
    Q_OBJECT

  public:
    explicit ProblemLabel(QWidget* parent = nullptr);

    void showProblem(const Problem& problem);
    void showProblem(Severity severity, const QString& text);
    QString text() const { return text_->text(); }

  signals:
    void cellWanted(mazeloom::grid::Point cell);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void drawIcon();

    QLabel* icon_;
    QLabel* text_;
    QToolButton* goToCell_;
    Severity severity_ = Severity::Error;
    grid::Point cell_;
};

}  // namespace mazeloom::widgets
