// SPDX-License-Identifier: MIT
// Selects the depth at which a floor of a descent is shown and played, which changes the number of
// monsters, the items, and the stairs up.
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

    /// `designed` is the pack's first depth for the floor, shown unless the user chooses one.
    void showDepth(std::optional<int> chosen, int designed);

    QSpinBox* box() { return box_; }
    QToolButton* reset() { return reset_; }

  signals:
    /// The user chose a depth; nullopt: back to the pack's depth.
    void depthPicked(std::optional<int> depth);

  private:
    int depth_ = 1;
    QSpinBox* box_;
    QToolButton* reset_;
};

}  // namespace mazeloom::widgets
