// SPDX-License-Identifier: MIT
// A section of a column: a panel below a header, which folds it.
#pragma once

#include "widgets/workbench/foldable.h"

namespace mazeloom::widgets {

class FoldHeader;
class PanelFrame;

class FoldSection : public Foldable {
    Q_OBJECT

  public:
    /// Contains the frame until the frame is moved elsewhere.
    explicit FoldSection(PanelFrame& frame, QWidget* parent = nullptr);

    PanelFrame& frame() const { return frame_; }

    int foldedHeight() const override;
    bool isUnfolded() const override;
    int weight() const override;
    void setWeight(int weight) override;

  signals:
    void menuWanted(mazeloom::widgets::PanelFrame* frame, const QPoint& at);

  private:
    void showWords();
    void showFold();

    PanelFrame& frame_;
    FoldHeader* header_;
};

}  // namespace mazeloom::widgets
