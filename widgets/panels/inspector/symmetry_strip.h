// SPDX-License-Identifier: MIT
// Shows a handcrafted room in its eight rotations and reflections. The allowed ones are lit; a
// click allows or forbids one. Symmetries that look the same are labelled as such.
#pragma once

#include <array>
#include <vector>

#include <QIcon>
#include <QToolButton>
#include <QWidget>

#include "core/level/level.h"

namespace mazeloom::widgets {

class SymmetryStrip final : public QWidget {
    Q_OBJECT

  public:
    explicit SymmetryStrip(QWidget* parent = nullptr);

    /// `kinds` are the own kinds of objects of the room's pack.
    void showRoom(const level::Room& room, const level::SharedOwnKinds& kinds);

    QSize minimumSizeHint() const override;

  signals:
    /// The user allowed or forbade a symmetry; `allowed` is never empty.
    void changed(const std::vector<mazeloom::level::Symmetry>& allowed);

  protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void click(std::size_t clicked);
    void draw();
    void arrange(int columns);
    QIcon picture(level::Symmetry symmetry) const;

    level::Room room_;
    level::SharedOwnKinds kinds_;
    std::array<QToolButton*, level::kSymmetries.size()> buttons_{};
    int columns_ = 0;
};

}  // namespace mazeloom::widgets
