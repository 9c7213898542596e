// SPDX-License-Identifier: MIT
// Panels that share a place; each has a tab. A click on the current tab folds them, so that only
// the tabs are visible.
#pragma once

#include <vector>

#include "widgets/workbench/foldable.h"

class QStackedWidget;

namespace mazeloom::widgets {

class PanelFrame;
class PanelTabs;

class FoldTabs : public Foldable {
    Q_OBJECT

  public:
    explicit FoldTabs(QWidget* parent = nullptr);

    /// Inserts a tab at `index`, and contains the frame until the frame is moved elsewhere.
    void insert(int index, PanelFrame& frame);
    void remove(PanelFrame& frame);
    const std::vector<PanelFrame*>& frames() const { return frames_; }
    /// Returns the panel of the current tab; null if there is none.
    PanelFrame* current() const;
    void setCurrent(PanelFrame& frame);
    void setUnfolded(bool unfolded);

    int foldedHeight() const override;
    bool isUnfolded() const override { return isUnfolded_; }
    int weight() const override { return weight_; }
    void setWeight(int weight) override { weight_ = weight; }

  signals:
    void currentChanged();
    void menuWanted(mazeloom::widgets::PanelFrame* frame, const QPoint& at);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void showMenu(const QPoint& at, bool byMouse);

    PanelTabs* bar_;
    QStackedWidget* pages_;
    std::vector<PanelFrame*> frames_;
    bool isUnfolded_ = true;
    int weight_ = 1;
};

}  // namespace mazeloom::widgets
