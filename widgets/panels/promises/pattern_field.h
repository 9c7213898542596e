// SPDX-License-Identifier: MIT
// Edits one pattern of a painted promise: its size, its symmetries and its cells.
#pragma once

#include <functional>

#include <QWidget>

#include "core/level/promises/painted_promise.h"
#include "widgets/panels/rules/pattern_grid.h"

class QComboBox;
class QSpinBox;

namespace mazeloom::widgets {

class PatternField : public QWidget {
    Q_OBJECT

  public:
    /// `title` names the pattern, as in "Pattern: width".
    explicit PatternField(const QString& title, QWidget* parent = nullptr);

    void showPattern(const level::promises::Pattern& pattern, const RuleLegend& legend);
    PatternGrid* grid() { return grid_; }

  signals:
    /// Requests to paint a cell with the chosen ink; `adds`: in addition to its current values.
    void painted(mazeloom::grid::Point cell, bool adds, mazeloom::widgets::Gesture gesture);
    /// Requests to change the pattern.
    void changed(const mazeloom::level::promises::Pattern& pattern, const QString& text,
                 mazeloom::widgets::Gesture gesture);
    /// Requests to choose an ink, which the user typed or picked from a cell.
    void inkWanted(const mazeloom::widgets::RuleInk& ink);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void change(const std::function<void(level::promises::Pattern&)>& change, const QString& text,
                Gesture gesture = kNoGesture);

    QSpinBox* width_;
    QSpinBox* height_;
    QComboBox* symmetries_;
    PatternGrid* grid_;
    level::promises::Pattern pattern_;
    bool isShowing_ = false;
};

}  // namespace mazeloom::widgets
