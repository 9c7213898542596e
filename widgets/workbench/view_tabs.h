// SPDX-License-Identifier: MIT
// The tabs of what the middle of the window shows: one row of segments with pictures, so that
// nobody takes them for the tabs of open packs beside them.
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
