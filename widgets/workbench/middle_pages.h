// SPDX-License-Identifier: MIT
// The middle of the window: the level, or a large panel in its place, a tab each. The tabs are
// shown while there is a panel besides the level.
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

    /// Sets the page that is always there; called once.
    void setWork(QWidget* work);
    /// The tab bar. The caller places it in the window and owns it.
    QTabBar* bar() const { return bar_; }

    /// Adds a panel as the last tab, without bringing it forward.
    void add(PanelFrame& frame);
    void remove(PanelFrame& frame);
    void setCurrent(PanelFrame& frame);
    void showWork();
    /// Whether the tabs may be visible when there are panels besides the level.
    void setTabsShown(bool shown);

  signals:
    void menuWanted(mazeloom::widgets::PanelFrame* frame, const QPoint& at);
    void closeWanted(mazeloom::widgets::PanelFrame* frame);
    /// A panel has taken the level's place.
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
