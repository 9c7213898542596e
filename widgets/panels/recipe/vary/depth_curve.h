// SPDX-License-Identifier: MIT
// Draws a small curve of a parameter's value by depth.
#pragma once

#include <QWidget>

#include "core/generate/varying.h"

namespace mazeloom::widgets {

class DepthCurve final : public QWidget {
  public:
    explicit DepthCurve(const generate::ParameterInfo& info, QWidget* parent = nullptr);

    /// Sets the points of the curve. `depth` is the depth shown in the editor.
    void setPoints(const generate::Varying::ByDepth& points, int depth);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    std::int64_t valueAt(int depth) const;

    const generate::ParameterInfo& info_;
    generate::Varying varying_;
    int depth_ = 1;
};

}  // namespace mazeloom::widgets
