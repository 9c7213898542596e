// SPDX-License-Identifier: MIT
// Selects the depth at which a floor of a descent is shown and played. The depth determines the
// number of monsters, the items, and the stairs up.
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

    /// `designed` is the first depth that the pack gives the floor; it is shown unless the user has
    /// chosen another depth.
    void showDepth(std::optional<int> chosen, int designed);

    QSpinBox* box() { return box_; }
    QToolButton* reset() { return reset_; }

  signals:
    /// Emitted when the user has chosen a depth; nullopt: back to the pack's depth.
    void depthPicked(std::optional<int> depth);

  private:
    int depth_ = 1;
    QSpinBox* box_;
    QToolButton* reset_;
};

}  // namespace mazeloom::widgets
