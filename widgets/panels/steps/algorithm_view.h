// SPDX-License-Identifier: MIT
// An algorithm as numbered lines, the one at work lit.
#pragma once

#include <vector>

#include <QWidget>

#include "core/generate/stage/stage.h"

namespace mazeloom::widgets {

class AlgorithmLine;

class AlgorithmView : public QWidget {
    Q_OBJECT

  public:
    explicit AlgorithmView(QWidget* parent = nullptr);

    /// Shows a stage's algorithm, the one of that number where it has several; nothing for null.
    void setStage(const generate::Stage* stage, int explanation = 0);
    /// Shows a program's rules in the place of the algorithm of the stage that runs it.
    void setProgram(const generate::Stage& stage, const level::rewriting::Program& program);
    /// Lights a line, from 0; none for −1.
    void setLit(int line);
    int lit() const { return lit_; }
    /// The widget of the lit line; null when none is lit.
    QWidget* litLine() const;
    /// The line of the shown stage that makes steps of a kind; −1 when the stage makes none.
    int lineOf(trace::StepKind kind) const;

  private:
    generate::Explanation shown_;
    std::vector<AlgorithmLine*> lines_;
    int lit_ = -1;
};

}  // namespace mazeloom::widgets
