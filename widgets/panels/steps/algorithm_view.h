// SPDX-License-Identifier: MIT
// An algorithm as numbered lines, with the current line highlighted.
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

    /// Shows a stage's algorithm, by number if it has several; nothing for null.
    void setStage(const generate::Stage* stage, int explanation = 0);
    /// Shows a program's rules in place of the algorithm of the stage that runs it.
    void setProgram(const generate::Stage& stage, const level::rewriting::Program& program);
    /// Highlights a line, counted from 0; −1: none.
    void setLit(int line);
    int lit() const { return lit_; }
    /// Returns the widget of the highlighted line; null if none.
    QWidget* litLine() const;
    /// Returns the line that makes steps of a kind; −1 if the shown stage makes none.
    int lineOf(trace::StepKind kind) const;

  private:
    generate::Explanation shown_;
    std::vector<AlgorithmLine*> lines_;
    int lit_ = -1;
};

}  // namespace mazeloom::widgets
