// SPDX-License-Identifier: MIT
// A small curve of a parameter that depends on the depth.
#pragma once

#include <QWidget>

#include "core/generate/varying.h"

namespace mazeloom::widgets {

class DepthCurve final : public QWidget {
  public:
    explicit DepthCurve(const generate::ParameterInfo& info, QWidget* parent = nullptr);

    /// `depth` is the one shown in the editor.
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
