// SPDX-License-Identifier: MIT
// The middle of the window: the level, or a large panel in its place, a tab each. The tabs show
// while there is more than the level.
#pragma once

#include <vector>

#include <QStackedWidget>

class QTabBar;

namespace mazeloom::widgets {

class PanelFrame;

class MiddlePages : public QStackedWidget {
    Q_OBJECT

  public:
    explicit MiddlePages(QWidget* parent = nullptr);

    /// What is there always; called once.
    void setWork(QWidget* work);
    /// The tabs, to be put where the window has tabs; the caller's.
    QTabBar* bar() const { return bar_; }

    /// Behind the others, and not in front yet.
    void add(PanelFrame& frame);
    void remove(PanelFrame& frame);
    void setCurrent(PanelFrame& frame);
    void showWork();
    /// Whether the tabs can be seen where there is more than the level.
    void setTabsShown(bool shown);

  signals:
    void menuWanted(mazeloom::widgets::PanelFrame* frame, const QPoint& at);
    void closeWanted(mazeloom::widgets::PanelFrame* frame);
    /// A panel is in the level's place now.
    void panelShown();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    int tabOf(const PanelFrame& frame) const;
    void showTab(int index);
    void showTabs();
    void fit();

    QTabBar* bar_;
    std::vector<PanelFrame*> frames_;
    bool areTabsShown_ = true;
};

}  // namespace mazeloom::widgets
