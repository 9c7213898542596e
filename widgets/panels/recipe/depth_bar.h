// SPDX-License-Identifier: MIT
// The depth at which a floor of a descent is looked at and played: another number of monsters,
// other items, stairs up or none.
#pragma once

#include <optional>

#include <QSpinBox>
#include <QToolButton>
#include <QWidget>

namespace mazeloom::widgets {

class DepthBar : public QWidget {
    Q_OBJECT

  public:
    explicit DepthBar(QWidget* parent = nullptr);

    /// `designed` is the first depth that the pack has the floor at, which is shown unless another
    /// one is chosen.
    void showDepth(std::optional<int> chosen, int designed);

    QSpinBox* box() { return box_; }
    QToolButton* reset() { return reset_; }

  signals:
    /// The user chose one; nothing: back to where the pack has the floor.
    void depthPicked(std::optional<int> depth);

  private:
    int depth_ = 1;
    QSpinBox* box_;
    QToolButton* reset_;
};

}  // namespace mazeloom::widgets
