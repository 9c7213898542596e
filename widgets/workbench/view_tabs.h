// SPDX-License-Identifier: MIT
// The tabs that select the view in the middle of the window. They look like a row of segments with
// icons, so that they differ from the tabs of open packs beside them.
#pragma once

#include <QTabBar>

namespace mazeloom::widgets {

class ViewTabs : public QTabBar {
    Q_OBJECT

  public:
    explicit ViewTabs(QWidget* parent = nullptr);

  protected:
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace mazeloom::widgets
