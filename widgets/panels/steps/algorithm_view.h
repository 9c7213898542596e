// SPDX-License-Identifier: MIT
// Shows an algorithm as numbered lines, with the current line highlighted.
#pragma once

#include <vector>

#include <QWidget>

#include "core/generate/shared/stage.h"

namespace mazeloom::widgets {

class AlgorithmLine;

class AlgorithmView : public QWidget {
    Q_OBJECT

  public:
    explicit AlgorithmView(QWidget* parent = nullptr);

    /// Shows a stage's algorithm; if the stage has several, the one numbered `explanation`. Null
    /// shows nothing.
    void setStage(const generate::Stage* stage, int explanation = 0);
    /// Shows the rules of a program in place of the algorithm of the stage that runs the program.
    void setProgram(const generate::Stage& stage, const level::rewriting::Program& program);
    /// Highlights the line with this index, from 0; −1: highlights none.
    void setLit(int line);
    int lit() const { return lit_; }
    /// Returns the widget of the highlighted line; null if none is highlighted.
    QWidget* litLine() const;
    /// Returns the index of the line that makes steps of a kind; −1 if the shown stage makes none.
    int lineOf(trace::StepKind kind) const;

  private:
    generate::Explanation shown_;
    std::vector<AlgorithmLine*> lines_;
    int lit_ = -1;
};

}  // namespace mazeloom::widgets
